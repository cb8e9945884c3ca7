import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import styles from './own-thoughts.module.css';

/** Room for a child's own words; they stay on the screen and are sent nowhere. */
export function OwnThoughts({ locked }: { readonly locked: boolean }) {
  const { t } = useTranslation('recommendations');
  const [text, setText] = useState('');
  if (locked) return text.trim() === '' ? null : <p className={styles.written}>{text}</p>;
  return (
    <>
      <p className={styles.hint}>{t('runner.think')}</p>
      <div className={styles.field}>
        <TextArea
          label={t('runner.thoughts')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={null}
        />
      </div>
    </>
  );
}
