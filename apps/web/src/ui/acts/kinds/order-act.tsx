import { offeredOrder, spokenAct } from '@lamplight/domain/acts';
import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActButtons } from '../parts/act-buttons.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { Feedback } from '../parts/feedback.tsx';
import { useDrag } from '../parts/use-drag.ts';
import { useTries } from '../parts/use-tries.ts';
import { moved } from '../rules/placing.ts';
import { useHow } from '../use-how.ts';
import styles from './order-act.module.css';
import { OrderCard } from './order-card.tsx';

/** Things to be put in an order: a card and then its place is tapped, or it is dragged, or moved by its arrows. */
export function OrderAct(props: ActPropsOf<'order'>) {
  const { act, seed, language, band, given, onSay } = props;
  const { items } = act;
  const { t } = useTranslation('acts');
  const how = useHow(band);
  const { tries, isOver, submit, again, sayName } = useTries(act, props);
  const offered = offeredOrder(
    items.map(({ text }) => text),
    seed,
  );
  const written = items.map((_, index) => index);
  const [order, setOrder] = useState<readonly number[]>(given ?? offered);
  const [held, setHeld] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const [marked, setMarked] = useState<readonly number[]>(given ?? []);
  const refocus = useRef<HTMLElement | null>(null);
  const shown = tries.verdict === 'shown' ? written : order;

  // A card that changes its place in the page takes the focus along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order moves cards.
  useLayoutEffect(() => {
    refocus.current?.focus();
    refocus.current = null;
  }, [order]);

  const move = (item: number, place: number) => {
    refocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOrder(moved(order, order.indexOf(item), place));
    setHeld(null);
    const text = items[item]?.text;
    setTold(t('order.place', { text, place: place + 1, count: items.length }));
  };
  const tap = (item: number) => {
    sayName(items[item]?.text ?? '');
    if (held === null || held === item) setHeld(held === item ? null : item);
    else move(held, order.indexOf(item));
  };
  const drag = useDrag((item, place) => {
    if (place !== null) move(item, place);
  });
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
      <ol
        className={styles.cards}
        data-pictured={items.every(({ picture }) => picture !== undefined)}
        {...drag}
      >
        {shown.map((item, place) => {
          const label = items[item];
          if (label === undefined) return null;
          return (
            <OrderCard
              key={item}
              label={label}
              language={language}
              item={item}
              place={place}
              count={items.length}
              isHeld={held === item}
              takes={held !== null && held !== item}
              isRight={isRight(item, place)}
              isLocked={isOver}
              onTap={() => tap(item)}
              onMove={(to) => move(item, to)}
            />
          );
        })}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </ActFrame>
  );
}
