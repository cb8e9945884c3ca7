import type { Practice, PracticeMark } from '@lamplight/domain/game-practice';
import type { QuestionAnswer } from '@lamplight/domain/questions';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_LOOKS } from '../../../ui/game/game-looks.ts';
import { QuestionCard } from '../../../ui/game/question-card.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useMarkPractice, usePractice } from '../practice.queries.ts';
import { Explained } from './explained.tsx';
import styles from './practice-view.module.css';

export interface PracticeViewProps {
  readonly gameId: number;
  readonly onBack: () => void;
}

/** The questions that the reader missed in a game, one by one and without a clock. */
export function PracticeView({ gameId, onBack }: PracticeViewProps) {
  const { t } = useTranslation('multiplayer');
  const practice = usePractice(gameId);
  return (
    <div className={styles.view}>
      <div>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={onBack}
        >
          {t('practice.back')}
        </Button>
      </div>
      {practice.data === undefined || practice.isFetching ? (
        <QueryState query={practice} count={1} failed={t('practice.failed')} />
      ) : practice.data.questions.length === 0 ? (
        <EmptyState
          picture="party-popper"
          text={t('practice.nothing')}
          action={<Button onClick={onBack}>{t('practice.back')}</Button>}
        />
      ) : (
        <Questions practice={practice.data} onBack={onBack} />
      )}
    </div>
  );
}

interface QuestionsProps {
  readonly practice: Practice;
  readonly onBack: () => void;
}

function Questions({ practice: { gameId, gameType, questions }, onBack }: QuestionsProps) {
  const { t } = useTranslation('multiplayer');
  const [at, setAt] = useState(0);
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null);
  const [mark, setMark] = useState<PracticeMark | null>(null);
  const [right, setRight] = useState(0);
  const marking = useMarkPractice();
  const tellFailure = useFailureToast();
  const next = useRef<HTMLButtonElement>(null);
  const asked = questions[at];

  useEffect(() => {
    if (mark !== null) next.current?.focus();
  }, [mark]);

  if (asked === undefined) {
    return (
      <EmptyState
        picture="party-popper"
        title={t('practice.doneTitle')}
        text={t('practice.done', { right, total: questions.length })}
        action={<Button onClick={onBack}>{t('practice.back')}</Button>}
      />
    );
  }

  const send = (given: QuestionAnswer) => {
    setAnswer(given);
    marking.mutate(
      { gameId, place: asked.place, answer: given },
      {
        onSuccess: (marked) => {
          setMark(marked);
          if (marked.correct) setRight((before) => before + 1);
        },
        onError: (error) => {
          setAnswer(null);
          const words = { title: t('practice.markFailed'), fallback: t('practice.markFailedText') };
          tellFailure({ ...words, error });
        },
      },
    );
  };
  const number = t('practice.number', { number: at + 1, total: questions.length });
  return (
    <div className={styles.questions} data-subject={GAME_LOOKS[gameType].subject}>
      <div className={styles.progress}>
        <span>{number}</span>
        <ProgressBar
          percent={(100 * (at + (mark === null ? 0 : 1))) / questions.length}
          label={number}
          subject={GAME_LOOKS[gameType].subject}
        />
      </div>
      <QuestionCard
        question={asked.question}
        keep={null}
        answer={answer}
        right={mark && { correct: mark.right, tolerance: mark.tolerance }}
        takesFocus
        onAnswer={send}
      >
        {mark !== null && (
          <Explained
            result={mark}
            own={{ outcome: { correct: mark.correct, points: 0 }, streak: 0 }}
            late={false}
          />
        )}
      </QuestionCard>
      {mark !== null && (
        <Button
          ref={next}
          variant="cta"
          size="lg"
          className={styles.next}
          rightSection={<IconArrowRight size={22} aria-hidden />}
          onClick={() => {
            setAt(at + 1);
            setAnswer(null);
            setMark(null);
          }}
        >
          {t(at + 1 < questions.length ? 'practice.next' : 'practice.finish')}
        </Button>
      )}
    </div>
  );
}
