import type { ActLabel } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../kinds/order-act.module.css';
import { OrderCard } from '../kinds/order-card.tsx';
import { moved } from '../rules/placing.ts';
import { useDrag } from './use-drag.ts';

export interface OrderCardsProps {
  readonly items: readonly ActLabel[];
  readonly language: Language;
  /** Indexes of the items in the order in which they stand. */
  readonly order: readonly number[];
  /** The card that waits for its place; null for none. */
  readonly held: number | null;
  readonly onHold: (item: number | null) => void;
  readonly onOrder: (order: readonly number[]) => void;
  readonly isRight: (item: number, place: number) => boolean;
  /** Nothing can be moved any more. */
  readonly isLocked: boolean;
  readonly onSay?: (text: string) => void;
}

/** Cards to be put in an order: one and then its place is tapped, or it is dragged, or moved by its arrows. */
export function OrderCards(props: OrderCardsProps) {
  const { items, language, order, held, onHold, onOrder, isRight, isLocked, onSay } = props;
  const { t } = useTranslation('acts');
  const [told, setTold] = useState('');
  const refocus = useRef<HTMLElement | null>(null);

  // A card that changes its place in the page takes the focus along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new order moves cards.
  useLayoutEffect(() => {
    refocus.current?.focus();
    refocus.current = null;
  }, [order]);

  const move = (item: number, place: number) => {
    refocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    onOrder(moved(order, order.indexOf(item), place));
    onHold(null);
    const text = items[item]?.text;
    setTold(t('order.place', { text, place: place + 1, count: items.length }));
  };
  const tap = (item: number) => {
    onSay?.(items[item]?.text ?? '');
    if (held === null || held === item) onHold(held === item ? null : item);
    else move(held, order.indexOf(item));
  };
  const drag = useDrag((item, place) => {
    if (place !== null) move(item, place);
  });

  return (
    <>
      <ol
        className={styles.cards}
        data-pictured={items.every(({ picture }) => picture !== undefined)}
        {...drag}
      >
        {order.map((item, place) => {
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
              isLocked={isLocked}
              onTap={() => tap(item)}
              onMove={(to) => move(item, to)}
            />
          );
        })}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
}
