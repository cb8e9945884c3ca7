import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import { type QuestionAnswer, TYPED_MAX } from '@lamplight/domain/questions';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../form/fields.tsx';
import styles from './answers.module.css';
import { SendButton } from './send-button.tsx';
import { typedNumber } from './typed-number.ts';

export interface TypedAnswerProps {
  readonly question: Extract<PlayedQuestion, { kind: 'number' | 'word' }>;
  readonly onSend: (answer: QuestionAnswer) => void;
}

/** A number or a word to be typed, and then sent. What a tablet would correct or complete stays as it was typed. */
export function TypedAnswer({ question, onSend }: TypedAnswerProps) {
  const { t, i18n } = useTranslation('game');
  const [text, setText] = useState('');
  const isNumber = question.kind === 'number';
  const answer = isNumber
    ? typedNumber(text, i18n.language)
    : text.trim() === ''
      ? null
      : text.trim();
  const isOther = isNumber && answer === null && text.trim() !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (answer !== null) onSend(answer);
  };
  return (
    <form className={styles.typed} onSubmit={send}>
      <TextField
        label={t(isNumber ? 'answer.how.number' : 'answer.how.word')}
        value={text}
        maxLength={TYPED_MAX}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        size="lg"
        className={styles.field ?? ''}
        error={isOther ? t('answer.noNumber') : undefined}
        rightSection={isNumber && question.unit !== '' ? <span>{question.unit}</span> : undefined}
        rightSectionWidth={isNumber ? `${question.unit.length * 0.7 + 2}em` : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SendButton isWhole={answer !== null} />
    </form>
  );
}
