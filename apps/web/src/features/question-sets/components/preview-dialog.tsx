import { type QuestionSet, toRoomQuestion } from '@lamplight/domain/question-sets';
import { type QuestionAnswer, rightAnswer, toleranceOf } from '@lamplight/domain/questions';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QuestionCard } from '../../../ui/game/question-card.tsx';
import { MathText } from '../../../ui/math-text/math-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import styles from '../question-sets.module.css';
import { useQuestionSet } from '../question-sets.queries.ts';
import type { SetDialogProps } from './edit-set-dialog.tsx';

/** A set as the children see it: one question after the other, to be tried. */
export function PreviewDialog({ set, onClose }: SetDialogProps) {
  const { t } = useTranslation('question-sets');
  const whole = useQuestionSet(set.id);
  return (
    <Dialog title={t('preview.title', { name: set.name })} size="xl" onClose={onClose}>
      <QueryState
        query={whole}
        count={1}
        shape="rows"
        loading={t('editor.loading')}
        failed={t('editor.notLoaded')}
      />
      {whole.data?.questions.length === 0 && <EmptyState picture="memo" text={t('preview.none')} />}
      {whole.data !== undefined && whole.data.questions.length > 0 && (
        <Questions set={whole.data} />
      )}
    </Dialog>
  );
}

function Questions({ set }: { readonly set: QuestionSet }) {
  const { t } = useTranslation('question-sets');
  const [place, setPlace] = useState(0);
  const [answer, setAnswer] = useState<QuestionAnswer | null>(null);
  const go = (to: number) => {
    setPlace(to);
    setAnswer(null);
  };
  const draft = set.questions[place];
  if (draft === undefined) return null;
  const question = toRoomQuestion(set, draft, place, 'preview');
  const count = set.questions.length;
  return (
    <div className={styles.preview}>
      <p className={styles.place} role="status">
        {t('preview.place', { place: place + 1, count })}
      </p>
      <QuestionCard
        question={question}
        keep={null}
        answer={answer}
        right={
          answer === null
            ? null
            : { correct: rightAnswer(question), tolerance: toleranceOf(question) }
        }
        onAnswer={setAnswer}
      >
        {answer !== null && question.explanation !== '' && (
          <p className={styles.explanation}>
            <MathText text={question.explanation} />
          </p>
        )}
      </QuestionCard>
      <div className={styles.buttons}>
        <Button variant="default" disabled={place === 0} onClick={() => go(place - 1)}>
          {t('preview.previous')}
        </Button>
        <Button disabled={place === count - 1} onClick={() => go(place + 1)}>
          {t('preview.next')}
        </Button>
      </div>
    </div>
  );
}
