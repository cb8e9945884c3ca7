import { seedOf, type StepTask as Task } from '@lamplight/domain/lessons';
import { useRef, useState } from 'react';
import { ActivityAct } from '../../../ui/acts/activity-act.tsx';
import { ChooseAct } from '../../../ui/acts/choose-act.tsx';
import { LessonAct } from '../../../ui/acts/lesson-act.tsx';
import { afterAnswer, isOver, NO_TRIES } from '../../../ui/acts/rules/tries.ts';
import type { SceneParts } from '../../../ui/acts/scene-parts.ts';
import type { Answers } from './answers.ts';
import type { PlayedText } from './played-lesson.ts';

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
  /** Told when nothing more is to be answered: it was done, or what is right was shown. */
  readonly onOver?: (() => void) | undefined;
  readonly onSay: ((text: string) => void) | undefined;
}

/** What a child does in a step. */
export function StepTask(props: StepTaskProps) {
  const { lesson, userId, task, stage, answers, isAnew, onDone, onOver, onSay } = props;
  const { band, language } = lesson;
  const shared = { seed: seedOf(lesson, task), language, band, onSay };
  const tries = useRef(NO_TRIES);
  const isAnswered = useRef(false);
  const kept = keptResult(lesson, task);
  // What waited on this device may be found a moment after the page: it is shown then, unless a new answer came first.
  const [isKept, setKept] = useState(kept);
  if (kept && !isKept && !isAnswered.current) setKept(true);
  const key = String(isKept);
  const answered = (correct: boolean | null) => {
    isAnswered.current = true;
    tries.current = afterAnswer(tries.current, correct);
    if (correct !== false) onDone?.();
    if (isOver(tries.current)) onOver?.();
  };
  switch (task.kind) {
    case 'check': {
      const check = lesson.checks[task.index];
      if (check === undefined) return null;
      return (
        <ChooseAct
          key={key}
          {...shared}
          check={isAnew ? { ...check, result: null } : check}
          onAnswer={(choice) => {
            answered(choice === check.answer);
            answers.check(task.index, choice);
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
          key={key}
          {...shared}
          act={act}
          given={isAnew ? null : (result?.answer ?? null)}
          stage={stage}
          onAnswer={(answer, correct) => {
            answered(correct);
            answers.act(task.index, answer, correct);
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
          activity={{ ...activity, description: task.told ?? activity.description }}
          language={language}
          band={band}
          onDone={() => answered(null)}
          onSay={onSay}
        />
      );
    }
  }
}

/** Whether an answer to a task is known: the host's, or one that waits here. */
function keptResult({ checks, acts }: PlayedText, { kind, index }: Task): boolean {
  if (kind === 'activity') return false;
  return (kind === 'check' ? checks[index]?.result : acts[index]?.result) != null;
}
