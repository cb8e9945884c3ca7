import type { LessonDetail } from '@lamplight/domain/lessons';
import type { Answers } from '../player/answers.ts';
import { StepTask } from '../player/step-task.tsx';
import styles from './checks.module.css';

export interface GuessProps {
  readonly lesson: LessonDetail;
  readonly userId: number;
  readonly answers: Answers;
  /** Index of the act that asks for it. */
  readonly act: number;
}

/** A guess within a lesson on one page, before the words that tell what is true. */
export function Guess({ lesson, userId, answers, act }: GuessProps) {
  return (
    <div className={styles.question}>
      <StepTask
        {...{ lesson, userId, answers }}
        task={{ kind: 'act', index: act }}
        stage={null}
        isAnew={false}
        onDone={undefined}
        onSay={undefined}
      />
    </div>
  );
}
