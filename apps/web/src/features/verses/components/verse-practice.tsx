import type { CurrentUser } from '@lamplight/domain/users';
import type { VerseExercise, WeekVerse } from '@lamplight/domain/verses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingToast } from '../../../app/outbox/use-pending-toast.ts';
import { Card } from '../../../ui/card/card.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { usePracticeVerse } from '../verses.queries.ts';
import { Exercise } from './exercise.tsx';
import { ExerciseDone } from './exercise-done.tsx';
import { PeekAtVerse } from './peek-at-verse.tsx';
import { ReadVerse } from './read-verse.tsx';
import styles from './verse-practice.module.css';
import { type Step, VerseSteps } from './verse-steps.tsx';

export interface VersePracticeProps {
  readonly verse: WeekVerse;
  readonly user: CurrentUser;
}

/** A verse to read and then to practise, each way by itself; what is right is told to the host at once. */
export function VersePractice({ verse, user }: VersePracticeProps) {
  const { t } = useTranslation('verses');
  const [step, setStep] = useState<Step>('read');
  /** Goes up to set an exercise anew. */
  const [round, setRound] = useState(0);
  const [justDone, setJustDone] = useState(false);
  const practice = usePracticeVerse(user.id);
  const tellPending = usePendingToast();

  const open = (next: Step) => {
    setStep(next);
    setJustDone(false);
    setRound((number) => number + 1);
  };

  const report = (exercise: VerseExercise, answer: string) => {
    setJustDone(true);
    practice.mutate(
      { week: verse.week, exercise, answer },
      {
        onSuccess: (result) => {
          if (result === null) tellPending();
        },
        onError: () => {
          setJustDone(false);
          showToast({ kind: 'failure', title: t('notSaved'), text: t('notSavedText') });
        },
      },
    );
  };

  const next = verse.exercises.find(
    (exercise) => !verse.done.includes(exercise) && exercise !== step,
  );

  return (
    <Card as="section" subject="bible" className={styles.practice}>
      <VerseSteps verse={verse} step={step} onOpen={open} />
      {step === 'read' ? (
        <ReadVerse verse={verse} onReady={() => open(next ?? verse.exercises[0] ?? 'order')} />
      ) : justDone ? (
        <ExerciseDone verse={verse} next={next ?? null} onNext={open} onAgain={() => open(step)} />
      ) : (
        <div className={styles.exercise}>
          <Exercise
            key={`${step} ${round}`}
            exercise={step}
            text={verse.text}
            age={user.age}
            onRight={(answer) => report(step, answer)}
          />
          <PeekAtVerse verse={verse} />
        </div>
      )}
    </Card>
  );
}
