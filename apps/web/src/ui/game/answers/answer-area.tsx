import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import { optionsToChoose, type QuestionAnswer } from '@lamplight/domain/questions';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionGrid } from '../option-grid.tsx';
import styles from './answers.module.css';
import { MatchAnswer } from './match-answer.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { SeveralOptions } from './several-options.tsx';
import { ShownMatch } from './shown-match.tsx';
import { ShownOrder } from './shown-order.tsx';
import { ShownTyped } from './shown-typed.tsx';
import { TypedAnswer } from './typed-answer.tsx';

/** What makes an answer right. */
export interface RightAnswer {
  readonly correct: QuestionAnswer;
  /** How far a number may be from it; 0 for other kinds. */
  readonly tolerance: number;
}

export interface AnswerState {
  /** The reader's answer; null before it was given, and for who gives none. */
  readonly answer: QuestionAnswer | null;
  /** Null until the question has ended. */
  readonly right: RightAnswer | null;
}

export interface AnswerAreaProps extends AnswerState {
  readonly question: PlayedQuestion;
  /** The options that are offered; null offers all. */
  readonly keep: readonly number[] | null;
  /** How many chose each option, shown once the question has ended. */
  readonly counts?: readonly number[] | undefined;
  /** How many were right, where no options are counted. */
  readonly rightCount?: number | undefined;
  /** Gives an answer while the question is open; without, it is only shown. */
  readonly onAnswer?: ((answer: QuestionAnswer) => void) | undefined;
  /** The game rests: what was put together stays as it is, and nothing can be sent. */
  readonly isHeld?: boolean | undefined;
}

/** Where a live question is answered, by its kind: to be tapped, dragged or typed, or only shown, as on the wall. */
export function AnswerArea(props: AnswerAreaProps) {
  const { question, right, rightCount } = props;
  const { t } = useTranslation('game');
  const isCounted = optionsToChoose(question) === 0 && right !== null && rightCount !== undefined;
  return (
    <div className={styles.area} data-answers="">
      <OfKind {...props} />
      {isCounted && <p className={styles.count}>{t('answer.rightCount', { count: rightCount })}</p>}
    </div>
  );
}

interface SentAnswer {
  readonly questionId: string;
  readonly answer: QuestionAnswer;
}

function OfKind(props: AnswerAreaProps) {
  const { question, keep, answer, right, counts, onAnswer, isHeld = false } = props;
  const { t } = useTranslation('game');
  const [sent, setSent] = useState<SentAnswer | null>(null);
  const isOpen = answer === null && right === null && onAnswer !== undefined;
  const send = isOpen
    ? (given: QuestionAnswer) => {
        setSent({ questionId: question.id, answer: given });
        onAnswer(given);
      }
    : undefined;
  const choose = isHeld ? undefined : send;
  // An answer that could not be sent comes back to be sent again.
  const initial = sent?.questionId === question.id ? sent.answer : null;
  const grid = { keep, chosen: placesOf(answer), right: right && placesOf(right.correct), counts };
  switch (question.kind) {
    case 'choice':
      return <OptionGrid options={question.options} {...grid} onChoose={choose} />;
    case 'true-false':
      return (
        <OptionGrid options={[t('truths.true'), t('truths.false')]} {...grid} onChoose={choose} />
      );
    case 'several':
      return send === undefined ? (
        <OptionGrid options={question.options} {...grid} />
      ) : (
        <Inputs isHeld={isHeld}>
          <SeveralOptions
            key={question.id}
            options={question.options}
            keep={keep}
            initial={initial}
            onSend={send}
          />
        </Inputs>
      );
    case 'order':
      return send === undefined ? (
        <ShownOrder question={question} answer={answer} right={right} />
      ) : (
        <Inputs isHeld={isHeld}>
          <OrderAnswer key={question.id} question={question} initial={initial} onSend={send} />
        </Inputs>
      );
    case 'match':
      return send === undefined ? (
        <ShownMatch question={question} answer={answer} right={right} />
      ) : (
        <Inputs isHeld={isHeld}>
          <MatchAnswer key={question.id} question={question} initial={initial} onSend={send} />
        </Inputs>
      );
    case 'number':
    case 'word':
      return send === undefined ? (
        <ShownTyped question={question} answer={answer} right={right} />
      ) : (
        <Inputs isHeld={isHeld}>
          <TypedAnswer key={question.id} question={question} initial={initial} onSend={send} />
        </Inputs>
      );
  }
}

/** What an answer is put together with: while the game rests it keeps what it holds, and nothing in it can be used. */
function Inputs({ isHeld, children }: { readonly isHeld: boolean; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.inputs} disabled={isHeld} inert={isHeld}>
      {children}
    </fieldset>
  );
}

/** The places that an answer names; none for one that is typed, or for no answer. */
function placesOf(answer: QuestionAnswer | null): readonly number[] {
  if (answer === null || typeof answer === 'string') return [];
  return Array.isArray(answer) ? answer : [answer];
}
