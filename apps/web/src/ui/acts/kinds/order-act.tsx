import { offeredOrder, spokenAct } from '@lamplight/domain/acts';
import { useState } from 'react';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActButtons } from '../parts/act-buttons.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { Feedback } from '../parts/feedback.tsx';
import { OrderCards } from '../parts/order-cards.tsx';
import { useTries } from '../parts/use-tries.ts';
import { useHow } from '../use-how.ts';

/** Things to be put in an order: a card and then its place is tapped, or it is dragged, or moved by its arrows. */
export function OrderAct(props: ActPropsOf<'order'>) {
  const { act, seed, language, band, given, onSay } = props;
  const { items } = act;
  const how = useHow(band);
  const { tries, isOver, submit, again, sayName } = useTries(act, props);
  const offered = offeredOrder(
    items.map(({ text }) => text),
    seed,
  );
  const written = items.map((_, index) => index);
  const [order, setOrder] = useState<readonly number[]>(given ?? offered);
  const [held, setHeld] = useState<number | null>(null);
  const [marked, setMarked] = useState<readonly number[]>(given ?? []);
  const shown = tries.verdict === 'shown' ? written : order;

  const startAgain = () => {
    again();
    setOrder(offered);
    setMarked([]);
  };
  const isRight = (item: number, place: number) =>
    isOver
      ? shown[place] === item
      : marked[place] === item && items[item]?.text === items[place]?.text;

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      how={isOver ? '' : how('order')}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      actions={
        <ActButtons
          band={band}
          isWhole
          isOver={isOver}
          onAgain={startAgain}
          onCheck={() => {
            setHeld(null);
            setMarked(order);
            submit(order);
          }}
        />
      }
      feedback={
        <Feedback
          verdict={tries.verdict}
          band={band}
          language={language}
          explanation={act.explanation}
        />
      }
    >
      <OrderCards
        items={items}
        language={language}
        order={shown}
        held={held}
        onHold={setHeld}
        onOrder={setOrder}
        isRight={isRight}
        isLocked={isOver}
        onSay={sayName}
      />
    </ActFrame>
  );
}
