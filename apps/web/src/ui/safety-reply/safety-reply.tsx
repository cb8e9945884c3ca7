import type { DoubtAnswer, SafetyQuestion, SafetyWords } from '@lamplight/domain/safety';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AiBadge } from '../ai-badge/ai-badge.tsx';
import { PhoneText } from '../phone-text/phone-text.tsx';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { SafetyPicture } from './safety-picture.tsx';
import { useAnswerQuestion } from './safety-question.queries.ts';
import styles from './safety-reply.module.css';

/**
 * The fixed words to a child whose text tells of danger: numbers to call, and a voice that reads them. Who was not
 * understood is asked whether it is safe, with two answers to tap.
 */
export function SafetyReply({ words }: { readonly words: SafetyWords }) {
  const { t } = useTranslation('shell');
  const answer = useAnswerQuestion();
  // It stays when the page asks again for what the child has answered since.
  const [question] = useState(words.safetyQuestion);
  const text = answer.data?.reply ?? words.safetyReply;
  const say = (said: DoubtAnswer, { alertId, language }: SafetyQuestion) =>
    answer.mutate({ alertId, language, answer: said });
  return (
    <div className={styles.reply}>
      <div className={styles.said}>
        <SafetyPicture />
        <p className={styles.text} lang={question?.language} aria-live="polite">
          <PhoneText text={text} />
        </p>
        <ListenButton
          title={t('safetyReply.title')}
          text={text}
          {...(question === undefined ? {} : { lang: question.language })}
        />
      </div>
      {question !== undefined && !answer.isSuccess && (
        <Answers
          question={question}
          isPending={answer.isPending}
          isLost={answer.isError}
          onSay={(said) => say(said, question)}
        />
      )}
      <AiBadge source="safety" />
    </div>
  );
}

interface AnswersProps {
  readonly question: SafetyQuestion;
  readonly isPending: boolean;
  /** Whether an answer did not reach the host. */
  readonly isLost: boolean;
  readonly onSay: (said: DoubtAnswer) => void;
}

function Answers({ question, isPending, isLost, onSay }: AnswersProps) {
  const { t } = useTranslation('shell');
  const lostId = useId();
  return (
    <>
      <div className={styles.answers} lang={question.language}>
        {(['safe', 'help'] as const).map((said) => (
          <Button
            key={said}
            size="md"
            variant={said === 'help' ? 'filled' : 'default'}
            disabled={isPending}
            aria-describedby={isLost ? lostId : undefined}
            onClick={() => onSay(said)}
          >
            {question[said]}
          </Button>
        ))}
      </div>
      {isLost && (
        <p id={lostId} className={styles.lost} role="alert">
          {t('safetyReply.lost')}
        </p>
      )}
    </>
  );
}
