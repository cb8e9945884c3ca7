import type { WeekVerse } from '@lamplight/domain/verses';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './peek-at-verse.module.css';

/** The verse behind a button, for whoever wants to look again. */
export function PeekAtVerse({ verse }: { readonly verse: WeekVerse }) {
  const { t } = useTranslation('verses');
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className={styles.peek}>
      <div className={styles.ways}>
        <Button
          variant="default"
          aria-expanded={shown}
          {...(shown ? { 'aria-controls': id } : {})}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'peek.hide' : 'peek.show')}
        </Button>
        <ListenButton title={verse.reference} text={verse.text} lang={CONTENT_LANGUAGE} />
      </div>
      {shown && (
        <p id={id} className={styles.verse} lang={CONTENT_LANGUAGE}>
          {verse.text}
        </p>
      )}
    </div>
  );
}
