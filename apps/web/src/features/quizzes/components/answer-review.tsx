import { useTranslation } from 'react-i18next';
import { AnswersReview } from '../../../ui/answer-options/answers-review.tsx';
import type { QuizOutcome } from '../quiz-state.ts';

/** Each question of a finished quiz with its right answer, and the child's where it was another. */
export function AnswerReview({ outcome }: { readonly outcome: QuizOutcome }) {
  const { t } = useTranslation('quizzes');
  return (
    <AnswersReview
      title={t('result.review')}
      words={{
        right: t('result.right'),
        wrong: t('result.wrong'),
        answer: t('result.answer'),
        yours: t('result.yours'),
      }}
      answers={outcome.quiz.questions.map(({ id, question, options, correctIndex }, at) => ({
        key: id,
        question,
        options,
        answer: correctIndex,
        choice: outcome.choices[at],
      }))}
    />
  );
}
