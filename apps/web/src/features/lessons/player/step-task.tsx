import type { StepTask as Task } from '@lamplight/domain/lessons';
import { ActivityAct } from '../../../ui/acts/activity-act.tsx';
import { ChooseAct } from '../../../ui/acts/choose-act.tsx';
import { LessonAct } from '../../../ui/acts/lesson-act.tsx';
import type { SceneParts } from '../../../ui/acts/scene-parts.ts';
import type { Answers } from './answers.ts';
import type { PlayedText } from './played-lesson.ts';
import { seedOf } from './spoken-page.ts';

export interface StepTaskProps {
  readonly lesson: PlayedText;
  readonly userId: number;
  readonly task: Task;
  /** The scene on the stage, for an act that plays in it. */
  readonly stage: SceneParts | null;
  readonly answers: Answers;
  /** Done once more, to show an objective: as if nothing had been answered yet. */
  readonly isAnew: boolean;
  /** Told when the task was done rightly, or at all where nothing is right or wrong. */
  readonly onDone: (() => void) | undefined;
  readonly onSay: ((text: string) => void) | undefined;
}

/** What a child does in a step. */
export function StepTask(props: StepTaskProps) {
  const { lesson, userId, task, stage, answers, isAnew, onDone, onSay } = props;
  const { band, language } = lesson;
  const shared = { seed: seedOf(lesson, task), language, band, onSay };
  switch (task.kind) {
    case 'check': {
      const check = lesson.checks[task.index];
      if (check === undefined) return null;
      return (
        <ChooseAct
          {...shared}
          check={isAnew ? { ...check, result: null } : check}
          onAnswer={(choice) => {
            answers.check(task.index, choice);
            if (choice === check.answer) onDone?.();
          }}
        />
      );
    }
    case 'act': {
      const one = lesson.acts[task.index];
      if (one === undefined) return null;
      const { act, result } = one;
      return (
        <LessonAct
          {...shared}
          act={act}
          given={isAnew ? null : (result?.answer ?? null)}
          stage={stage}
          onAnswer={(answer, correct) => {
            answers.act(task.index, answer, correct);
            if (correct !== false) onDone?.();
          }}
          onWrite={(line) => answers.write(act.question, line)}
          keepAs={`${userId}-${lesson.id}-${band}-${task.index}`}
        />
      );
    }
    case 'activity': {
      const activity = lesson.activities[task.index];
      if (activity === undefined) return null;
      return (
        <ActivityAct
          activity={activity}
          language={language}
          band={band}
          onDone={() => onDone?.()}
          onSay={onSay}
        />
      );
    }
  }
}
