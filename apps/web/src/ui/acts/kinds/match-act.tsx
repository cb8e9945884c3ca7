import { offeredOrder, spokenAct } from '@lamplight/domain/acts';
import { useTranslation } from 'react-i18next';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActButtons } from '../parts/act-buttons.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { Feedback } from '../parts/feedback.tsx';
import { Slot } from '../parts/slot.tsx';
import { Thing } from '../parts/thing.tsx';
import { Tray } from '../parts/tray.tsx';
import { useDrag } from '../parts/use-drag.ts';
import { useSlots } from '../parts/use-slots.ts';
import { useTries } from '../parts/use-tries.ts';
import { nothingPlaced, placingOf, thingAt } from '../rules/placing.ts';
import { useHow } from '../use-how.ts';
import styles from './match-act.module.css';
import { MatchLeft } from './match-left.tsx';

/** Things that belong together: each on the left waits for its partner, which is tapped or dragged to it. */
export function MatchAct(props: ActPropsOf<'match'>) {
  const { act, seed, language, band, given, onSay } = props;
  const { pairs } = act;
  const { t } = useTranslation('acts');
  const how = useHow(band);
  const { tries, isOver, submit, again, sayName } = useTries(act, props);
  const rights = pairs.map(({ right }) => right);
  const slots = useSlots(pairs.length, pairs.length, given && placingOf(given, pairs.length));
  const drag = useDrag((right, left) => slots.drop(right, left));
  const placing = tries.verdict === 'shown' ? pairs.map((_, right) => right) : slots.placing;
  const isRight = (left: number) =>
    rights[thingAt(placing, left) ?? -1]?.text === rights[left]?.text;
  const tap = (right: number) => {
    sayName(rights[right]?.text ?? '');
    slots.tapThing(right);
  };

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      how={isOver ? '' : how('match')}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      actions={
        <ActButtons
          band={band}
          isWhole={slots.next === undefined}
          isOver={isOver}
          onCheck={() => {
            const { verdict } = submit(pairs.map((_, left) => thingAt(placing, left) ?? -1));
            if (verdict === 'wrong') {
              slots.set(placing.map((left) => (left !== null && isRight(left) ? left : null)));
            }
          }}
          onAgain={() => {
            again();
            slots.set(nothingPlaced(pairs.length));
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
      <div className={styles.match} {...drag}>
        <ul className={styles.pairs}>
          {pairs.map(({ left }, place) => {
            const right = thingAt(placing, place);
            const label = right === undefined ? undefined : rights[right];
            return (
              <li key={left.text} className={styles.pair} data-place={place}>
                <MatchLeft
                  label={left}
                  language={language}
                  isNext={!isOver && slots.next === place}
                  onTap={() => {
                    sayName(left.text);
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
                    right={isOver || (tries.verdict === 'wrong' && isRight(place))}
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
            {offeredOrder(
              rights.map(({ text }) => text),
              seed,
            )
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
    </ActFrame>
  );
}
