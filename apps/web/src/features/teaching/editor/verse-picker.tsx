import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/fields.tsx';
import { useVerses } from '../teaching.queries.ts';
import styles from './lesson-text.module.css';

/** A passage by its reference: its words are shown before it is put into the text. */
export function VersePicker({ onInsert }: { readonly onInsert: (block: string) => void }) {
  const { t } = useTranslation('teaching');
  const [reference, setReference] = useState('');
  const [wanted, setWanted] = useState('');
  const passage = useVerses(wanted);
  const found = passage.data;
  const words = found?.verses.filter(({ isAsked }) => isAsked).map(({ text }) => text);
  const lookUp = () => setWanted(reference.trim());
  return (
    <div className={styles.picker}>
      <div className={styles.asked}>
        <TextField
          label={t('editor.reference')}
          placeholder={t('editor.referenceSample')}
          value={reference}
          onChange={({ currentTarget }) => setReference(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The field stands within the form of the whole lesson.
            event.preventDefault();
            lookUp();
          }}
        />
        <Button variant="light" loading={passage.isFetching} onClick={lookUp}>
          {t('editor.lookUp')}
        </Button>
      </div>
      <div role="status">
        {passage.isError && <p>{t('editor.noVerse', { reference: wanted })}</p>}
        {found && words && (
          <>
            <blockquote className={styles.words}>
              {words.join(' ')}
              <cite>
                {found.reference}, {found.translation.name}
              </cite>
            </blockquote>
            <div className={styles.tools}>
              <Button onClick={() => onInsert(`::verse{ref="${found.reference}"}`)}>
                {t('editor.showVerse')}
              </Button>
              <Button
                variant="default"
                onClick={() => onInsert(`::build{ref="${found.reference}" pieces=6}`)}
              >
                {t('editor.buildVerse')}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
