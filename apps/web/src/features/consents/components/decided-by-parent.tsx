import type { Consent } from '@lamplight/domain/consents';
import { navigationStyle } from '@lamplight/domain/platform';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ReadAloudButton } from '../../../ui/read-aloud/read-aloud-button.tsx';
import { PURPOSE_PICTURES } from '../purpose-pictures.ts';
import styles from './consents.module.css';

export interface DecidedByParentProps {
  readonly consents: readonly Consent[];
  readonly age: number | null;
}

/** For a child under 13: what there is to decide, in a child's words, and what a parent has decided. */
export function DecidedByParent({ consents, age }: DecidedByParentProps) {
  const { t } = useTranslation('consents');
  const rows = consents.map(({ purpose, granted }) => ({
    purpose,
    text: t(`purposes.${purpose}.child`),
    answer: t(granted ? 'child.yes' : 'child.no'),
    granted,
  }));
  const spoken = [t('child.intro'), ...rows.map(({ text, answer }) => `${text} ${answer}`)];
  return (
    <>
      <div className={styles.head}>
        <p className={styles.text}>{t('child.intro')}</p>
        <ReadAloudButton
          text={spoken.join('\n')}
          byAge={age === null || navigationStyle(age) === 'simple'}
        />
      </div>
      <ul className={styles.list}>
        {rows.map(({ purpose, text, answer, granted }) => (
          <li key={purpose} className={styles.row}>
            <Picture name={PURPOSE_PICTURES[purpose]} size={40} />
            <p>{text}</p>
            <span className={styles.status} data-granted={granted}>
              {answer}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
