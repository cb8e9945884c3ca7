import type { ActLabel } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import { useTranslation } from 'react-i18next';
import styles from '../kinds/match-act.module.css';
import { MatchLeft } from '../kinds/match-left.tsx';
import { type Placing, thingAt } from '../rules/placing.ts';
import { Slot } from './slot.tsx';
import { Thing } from './thing.tsx';
import { Tray } from './tray.tsx';
import { useDrag } from './use-drag.ts';
import type { Slots } from './use-slots.ts';

export interface MatchBoardProps {
  readonly lefts: readonly ActLabel[];
  readonly rights: readonly ActLabel[];
  /** Indexes of the right sides in the order in which they lie there. */
  readonly offered: readonly number[];
  readonly language: Language;
  readonly slots: Slots;
  /** Where the right sides are shown: as they were put, or as it is right. */
  readonly placing: Placing;
  /** Nothing can be moved any more. */
  readonly isOver: boolean;
  /** Whether what stands beside a left side belongs there, and may be said to. */
  readonly isRight: (left: number) => boolean;
  readonly onSay?: (text: string) => void;
}

/** Things that belong together: each on the left waits for its partner, which is tapped or dragged to it. */
export function MatchBoard(props: MatchBoardProps) {
  const { lefts, rights, offered, language, slots, placing, isOver, isRight, onSay } = props;
  const { t } = useTranslation('acts');
  const drag = useDrag((right, left) => slots.drop(right, left));
  const tap = (right: number) => {
    onSay?.(rights[right]?.text ?? '');
    slots.tapThing(right);
  };
  return (
    <div className={styles.match} {...drag}>
      <ul className={styles.pairs}>
        {lefts.map((left, place) => {
          const right = thingAt(placing, place);
          const label = right === undefined ? undefined : rights[right];
          return (
            <li key={left.text} className={styles.pair} data-place={place}>
              <MatchLeft
                label={left}
                language={language}
                isNext={!isOver && slots.next === place}
                onTap={() => {
                  onSay?.(left.text);
                  if (!isOver) slots.tapPlace(place);
                }}
              />
              <span className={styles.tie} aria-hidden="true" />
              {right === undefined || label === undefined ? (
                <Slot
                  place={place}
                  name={t('match.place', { text: left.text })}
                  isNext={slots.next === place}
                  onTap={() => slots.tapPlace(place)}
                />
              ) : (
                <Thing
                  label={label}
                  language={language}
                  thing={right}
                  place={place}
                  locked={isOver}
                  right={isRight(place)}
                  where={t('match.place', { text: left.text })}
                  onTap={() => tap(right)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {!isOver && (
        <Tray isEmpty={slots.next === undefined}>
          {offered
            .filter((right) => placing[right] === null)
            .map((right) => (
              <li key={right}>
                <Thing
                  label={rights[right] ?? { text: '' }}
                  language={language}
                  thing={right}
                  onTap={() => tap(right)}
                />
              </li>
            ))}
        </Tray>
      )}
    </div>
  );
}
