import type { LessonStep } from '@lamplight/domain/lessons';
import { LessonFigure } from '../../../ui/figures/lesson-figure.tsx';
import type { SentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import type { ReadableText } from '../../../ui/reading/readable.ts';
import { ReadableContent } from '../../../ui/reading/readable-content.tsx';
import type { PlayedText } from './played-lesson.ts';
import styles from './step-words.module.css';

export interface StepWordsProps {
  readonly lesson: PlayedText;
  readonly step: LessonStep;
  readonly readable: ReadableText;
  readonly reader: SentenceReader;
}

/** The words of a step, with its figures where they stand between them. */
export function StepWords({ lesson, step, readable, reader }: StepWordsProps) {
  const figuresBefore = (block: number) =>
    figuresAt(step, block).map((index) => <StepFigure key={index} lesson={lesson} index={index} />);
  if (step.items.length === 0) return null;
  return (
    <div className={styles.words}>
      <ReadableContent
        blocks={readable.blocks}
        current={reader.current}
        word={reader.word}
        language={lesson.language}
        beforeBlock={figuresBefore}
      />
      {figuresBefore(readable.blocks.length)}
    </div>
  );
}

function StepFigure({ lesson, index }: { readonly lesson: PlayedText; readonly index: number }) {
  const drawn = lesson.figures[index];
  if (drawn === undefined) return null;
  return (
    <div className={styles.figure}>
      <LessonFigure figure={drawn.figure} alt={drawn.alt} />
    </div>
  );
}

/** The figures that stand before a block of the step, which is counted from 0. */
function figuresAt({ items }: LessonStep, block: number): number[] {
  const found: number[] = [];
  let blocks = 0;
  for (const item of items) {
    if (item.kind === 'block') blocks += 1;
    else if (blocks === block) found.push(item.figure);
  }
  return found;
}
