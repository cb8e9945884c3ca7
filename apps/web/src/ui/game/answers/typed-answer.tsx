import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import { type QuestionAnswer, TYPED_MAX, writtenNumber } from '@lamplight/domain/questions';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../form/fields.tsx';
import styles from './answers.module.css';
import { SendButton } from './send-button.tsx';
import { typedNumber } from './typed-number.ts';

export interface TypedAnswerProps {
  readonly question: Extract<PlayedQuestion, { kind: 'number' | 'word' }>;
  /** What was sent and did not arrive. */
  readonly initial: QuestionAnswer | null;
  readonly onSend: (answer: QuestionAnswer) => void;
}

/** A number or a word to be typed, and then sent. What a tablet would correct or complete stays as it was typed. */
export function TypedAnswer({ question, initial, onSend }: TypedAnswerProps) {
  const { t, i18n } = useTranslation('game');
  const [text, setText] = useState(() =>
    typeof initial === 'number' ? writtenNumber(initial, i18n.language) : String(initial ?? ''),
  );
  const isNumber = question.kind === 'number';
  const answer = isNumber
    ? typedNumber(text, i18n.language)
    : text.trim() === ''
      ? null
      : text.trim();
  const unit = isNumber ? question.unit : '';
  const how = t(isNumber ? 'answer.how.number' : 'answer.how.word');
  const isOther = isNumber && answer === null && text.trim() !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (answer !== null) onSend(answer);
  };
  return (
    <form className={styles.typed} onSubmit={send}>
      <TextField
        label={unit === '' ? how : `${how} (${unit})`}
        value={text}
        maxLength={TYPED_MAX}
        // Not the decimal keys: those of some tablets have no minus.
        inputMode="text"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        size="lg"
        className={styles.field ?? ''}
        error={isOther ? t('answer.noNumber') : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SendButton isWhole={answer !== null} />
    </form>
  );
}
