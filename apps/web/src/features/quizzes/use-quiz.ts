import type { QuizSubject } from '@lamplight/domain/quizzes';
import type { CurrentUser } from '@lamplight/domain/users';
import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingToast } from '../../app/outbox/use-pending-toast.ts';
import { randomId } from '../../lib/platform.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { keepQuizPlace, leaveQuiz, quizPlace, takeLeftQuiz } from './quiz-place.ts';
import { keepOutcome, quizRecord } from './quiz-record.ts';
import { nextState, type QuizOutcome } from './quiz-state.ts';
import { useFinishQuiz, useMakeQuiz } from './quizzes.queries.ts';

/** A child's way through quizzes: what is open, what to do there, and what this browser keeps of it. */
export function useQuiz(user: CurrentUser) {
  const { t } = useTranslation('quizzes');
  const [state, dispatch] = useReducer(nextState, user.id, quizPlace);
  const [record, setRecord] = useState(() => quizRecord(user.id));
  const make = useMakeQuiz(user);
  const finish = useFinishQuiz();
  const tellPending = usePendingToast();
  const tellFailure = useFailureToast();

  useEffect(() => keepQuizPlace(user.id, state), [user.id, state]);

  const report = (outcome: QuizOutcome) => {
    const { quiz, choices } = outcome;
    setRecord(keepOutcome(user.id, outcome, Date.now()));
    const answers = quiz.questions.map(({ id }, at) => ({ itemId: id, choice: choices[at] ?? 0 }));
    finish.mutate(
      {
        key: randomId(),
        userId: user.id,
        answers: { subject: quiz.subject, seed: quiz.seed, answers },
      },
      {
        onSuccess: (marks) => {
          if (marks === null) tellPending();
        },
        onError: (error) =>
          tellFailure({ title: t('failed.saving'), error, fallback: t('failed.savingText') }),
      },
    );
  };

  return {
    state,
    record,
    start(subject: QuizSubject) {
      const left = takeLeftQuiz(user.id, subject);
      if (left !== null) {
        dispatch({ kind: 'resume', state: left });
        return;
      }
      dispatch({ kind: 'generate', subject });
      make.mutate(subject, {
        onSuccess: (quiz) => dispatch({ kind: 'begin', quiz }),
        onError: (error) => {
          tellFailure({ title: t('failed.making'), error, fallback: t('failed.makingText') });
          dispatch({ kind: 'menu' });
        },
      });
    },
    choose: (choice: number) => dispatch({ kind: 'choose', choice }),
    next() {
      const then = nextState(state, { kind: 'next' });
      dispatch({ kind: 'next' });
      if (state.view === 'question' && then.view === 'result') report(then);
    },
    retake: () => dispatch({ kind: 'retake' }),
    toMenu() {
      leaveQuiz(user.id, state);
      dispatch({ kind: 'menu' });
    },
  };
}
