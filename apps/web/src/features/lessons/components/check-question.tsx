import type { CheckResult, LessonDetail } from '@lamplight/domain/lessons';
import type { Language } from '@lamplight/domain/profiles';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerCheck } from '../lessons.queries.ts';
import { CheckFeedback } from './check-feedback.tsx';
import { CheckOption } from './check-option.tsx';
import styles from './checks.module.css';
import { ListenToQuestion } from './listen-to-question.tsx';

export interface CheckQuestionProps {
  readonly lessonId: number;
  readonly language: Language;
  readonly check: LessonDetail['checks'][number];
  readonly index: number;
  readonly total: number;
}

/** One question with its options; a tap answers it, and it can be tried again. */
export function CheckQuestion({ lessonId, language, check, index, total }: CheckQuestionProps) {
  const { t } = useTranslation('lessons');
  const questionId = useId();
  const answer = useAnswerCheck();
  const [result, setResult] = useState<CheckResult | null>(check.result);

  const choose = (choice: number) =>
    answer.mutate({ lessonId, question: index, choice }, { onSuccess: setResult });

  return (
    <fieldset className={styles.question} aria-labelledby={questionId}>
      <p className={styles.number}>{t('checks.question', { number: index + 1, total })}</p>
      <div className={styles.asked}>
        <h4 id={questionId} className={styles.words} lang={language}>
          {check.question}
        </h4>
        <ListenToQuestion
          number={index + 1}
          text={[check.question, ...check.options].join('\n')}
          language={language}
        />
      </div>
      <ul className={styles.options} lang={language}>
        {check.options.map((option, position) => (
          <CheckOption
            key={option}
            text={option}
            position={position}
            result={result}
            busy={answer.isPending}
            onChoose={() => choose(position)}
          />
        ))}
      </ul>
      <div aria-live="polite">
        {result !== null && <CheckFeedback result={result} language={language} />}
        {answer.isError && <p className={styles.failed}>{t('checks.failed')}</p>}
      </div>
      {result !== null && (
        <Button variant="default" className={styles.again} onClick={() => setResult(null)}>
          {t('checks.again')}
        </Button>
      )}
    </fieldset>
  );
}
