import { contentBand, DEFAULT_AGE } from '@lamplight/domain/age';
import { mostTiles, type VerseExercise } from '@lamplight/domain/verses';
import { useState } from 'react';
import { useSpeech } from '../../../ui/read-aloud/use-speech.ts';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { FillGaps } from './fill-gaps.tsx';
import { OrderWords } from './order-words.tsx';
import { TypeVerse } from './type-verse.tsx';

const SEEDS = 2 ** 31;

export interface ExerciseProps {
  readonly exercise: VerseExercise;
  readonly text: string;
  readonly age: number | null;
  /** Called once with the whole verse as it was put together. */
  readonly onRight: (answer: string) => void;
}

/** One way to practise a verse, set anew each time it is opened. */
export function Exercise({ exercise, text, age, onRight }: ExerciseProps) {
  const [seed] = useState(() => Math.floor(Math.random() * SEEDS));
  const years = age ?? DEFAULT_AGE;
  const band = contentBand(years);
  const { speak } = useSpeech(CONTENT_LANGUAGE);
  // Who can't read yet hears what they tap.
  const onTap = band === 'kindergarten' ? speak : undefined;
  switch (exercise) {
    case 'order':
      return (
        <OrderWords
          text={text}
          most={mostTiles(years)}
          seed={seed}
          onTap={onTap}
          onRight={onRight}
        />
      );
    case 'gaps':
      return (
        <FillGaps
          text={text}
          seed={seed}
          withBank={band === 'kindergarten' || band === 'elementary'}
          onTap={onTap}
          onRight={onRight}
        />
      );
    case 'type':
      return <TypeVerse text={text} onRight={onRight} />;
  }
}
