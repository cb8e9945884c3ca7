import { offeredOrder, spokenAct } from '@lamplight/domain/acts';
import { Fragment } from 'react';
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
import styles from './gap-act.module.css';

/** Words to be put into the gaps of a text: a word that is tapped goes into the next gap, and out again. */
export function GapAct(props: ActPropsOf<'gap'>) {
  const { act, seed, language, band, given, onSay } = props;
  const { pieces, words } = act;
  const gaps = pieces.length - 1;
  const { t } = useTranslation('acts');
  const how = useHow(band);
  const { tries, isOver, submit, again, sayName } = useTries(act, props);
  const slots = useSlots(words.length, gaps, given && placingOf(given, words.length));
  const drag = useDrag((word, gap) => slots.drop(word, gap));
  const placing =
    tries.verdict === 'shown' ? words.map((_, word) => (word < gaps ? word : null)) : slots.placing;
  const isWhole = slots.next === undefined;
  const isRight = (gap: number) => words[thingAt(placing, gap) ?? -1] === words[gap];
  const tap = (word: number) => {
    sayName(words[word] ?? '');
    slots.tapThing(word);
  };

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      how={isOver ? '' : how('gap')}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      actions={
        <ActButtons
          band={band}
          isWhole={isWhole}
          isOver={isOver}
          onCheck={() => {
            const answer = Array.from({ length: gaps }, (_, gap) => thingAt(placing, gap) ?? -1);
            const { verdict } = submit(answer);
            // What fits stays; the other words are free again.
            if (verdict === 'wrong') {
              slots.set(placing.map((gap) => (gap !== null && isRight(gap) ? gap : null)));
            }
          }}
          onAgain={() => {
            again();
            slots.set(nothingPlaced(words.length));
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
      <div className={styles.gaps} {...drag}>
        <p className={styles.text} lang={language}>
          {pieces.map((piece, at) => {
            const word = thingAt(placing, at);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move.
              <Fragment key={at}>
                {piece}
                {at < gaps &&
                  (word === undefined ? (
                    <Slot
                      place={at}
                      name={t('gap.gap', { number: at + 1 })}
                      isNext={slots.next === at}
                      onTap={() => slots.tapPlace(at)}
                    />
                  ) : (
                    <Thing
                      label={{ text: words[word] ?? '' }}
                      language={language}
                      thing={word}
                      place={at}
                      locked={isOver}
                      right={isOver || (tries.verdict === 'wrong' && isRight(at))}
                      where={t('gap.gap', { number: at + 1 })}
                      onTap={() => tap(word)}
                    />
                  ))}
              </Fragment>
            );
          })}
        </p>
        {!isOver && (
          <Tray isEmpty={placing.every((gap) => gap !== null)}>
            {offeredOrder(words, seed)
              .filter((word) => placing[word] === null)
              .map((word) => (
                <li key={word}>
                  <Thing
                    label={{ text: words[word] ?? '' }}
                    language={language}
                    thing={word}
                    onTap={() => tap(word)}
                  />
                </li>
              ))}
          </Tray>
        )}
      </div>
    </ActFrame>
  );
}
