import { compareWithVerse, isRight, type WordMark } from '@lamplight/domain/verses';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { Task, Verdict } from './task.tsx';
import styles from './tiles.module.css';
import { WordMarks } from './word-marks.tsx';

/** As much as the host takes for a verse. */
const MAX_LETTERS = 1000;

export interface TypeVerseProps {
  readonly text: string;
  readonly onRight: (answer: string) => void;
}

/** The verse to write from memory. Capitals, punctuation and the kind of quotation marks do not count. */
export function TypeVerse({ text, onRight }: TypeVerseProps) {
  const { t } = useTranslation('verses');
  const [answer, setAnswer] = useState('');
  const [marks, setMarks] = useState<readonly WordMark[]>([]);

  const check = () => {
    const compared = compareWithVerse(answer, text);
    if (isRight(compared)) onRight(answer);
    else setMarks(compared);
  };

  return (
    <>
      <Task text={t('type.text')} />
      <TextAreaField
        label={t('type.field')}
        lang={CONTENT_LANGUAGE}
        spellCheck={false}
        autoComplete="off"
        maxLength={MAX_LETTERS}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <Verdict text={marks.length > 0 ? t('type.wrong') : null} />
      {marks.length > 0 && <WordMarks marks={marks} />}
      <Button
        variant="cta"
        className={styles.check}
        disabled={answer.trim() === ''}
        onClick={check}
      >
        {t('check')}
      </Button>
    </>
  );
}
