import type { PlayedQuestion } from '@lamplight/domain/multiplayer';
import type { QuestionAnswer } from '@lamplight/domain/questions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderCards } from '../../acts/parts/order-cards.tsx';
import { CONTENT_LANGUAGE } from '../../reading/content-language.ts';
import styles from './answers.module.css';
import { SendButton } from './send-button.tsx';

export interface OrderAnswerProps {
  readonly question: Extract<PlayedQuestion, { kind: 'order' }>;
  /** What was sent and did not arrive. */
  readonly initial: QuestionAnswer | null;
  readonly onSend: (answer: QuestionAnswer) => void;
}

/** Cards to be put in order, and then sent. */
export function OrderAnswer({ question, initial, onSend }: OrderAnswerProps) {
  const { t } = useTranslation('game');
  const items = question.options.map((text) => ({ text }));
  const [order, setOrder] = useState<readonly number[]>(
    Array.isArray(initial) ? initial : [...items.keys()],
  );
  const [held, setHeld] = useState<number | null>(null);
  return (
    <>
      <p className={styles.how}>{t('answer.how.order')}</p>
      <OrderCards
        items={items}
        language={CONTENT_LANGUAGE}
        order={order}
        held={held}
        onHold={setHeld}
        onOrder={setOrder}
        isRight={() => false}
        isLocked={false}
      />
      <SendButton isWhole onSend={() => onSend([...order])} />
    </>
  );
}
