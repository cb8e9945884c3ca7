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
import { toneOf } from '../rules/tone.ts';
import { useHow } from '../use-how.ts';
import styles from './verse-act.module.css';

/** A verse to be built from its pieces; when it is whole it stands there with its reference. */
export function VerseAct(props: ActPropsOf<'verse'>) {
  const { act, seed, language, band, given, onSay } = props;
  const { pieces, reference } = act;
  const { t, i18n } = useTranslation('acts');
  const how = useHow(band);
  const { tries, isOver, submit, again, sayName } = useTries(act, props);
  const slots = useSlots(pieces.length, pieces.length, given && placingOf(given, pieces.length));
  const drag = useDrag((piece, place) => slots.drop(piece, place));
  const { placing } = slots;
  const question = act.question || t(`verse.question.${toneOf(band)}`);
  const isRight = (place: number) => pieces[thingAt(placing, place) ?? -1] === pieces[place];
  const tap = (piece: number) => {
    sayName(pieces[piece] ?? '');
    slots.tapThing(piece);
  };

  return (
    <ActFrame
      question={question}
      questionLanguage={act.question ? language : i18n.language}
      language={language}
      band={band}
      how={isOver ? '' : how('verse')}
      spoken={act.question ? spokenAct(act, seed) : [question, ...spokenAct(act, seed)]}
      onSay={onSay}
      actions={
        <ActButtons
          band={band}
          isWhole={slots.next === undefined}
          isOver={isOver}
          onCheck={() => {
            const answer = pieces.map((_, place) => thingAt(placing, place) ?? -1);
            const { verdict } = submit(answer, null, pieces.join(' '));
            if (verdict === 'wrong') {
              slots.set(placing.map((place) => (place !== null && isRight(place) ? place : null)));
            }
          }}
          onAgain={() => {
            again();
            slots.set(nothingPlaced(pieces.length));
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
      {isOver ? (
        <figure className={styles.verse} lang={language}>
          <blockquote className={styles.words}>{pieces.join(' ')}</blockquote>
          <figcaption className={styles.reference}>{reference}</figcaption>
        </figure>
      ) : (
        <div className={styles.build} {...drag}>
          <p className={styles.reference} lang={language}>
            {reference}
          </p>
          <ol className={styles.line}>
            {pieces.map((_, place) => {
              const piece = thingAt(placing, place);
              const name = t('verse.place', { number: place + 1, count: pieces.length });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is nothing but its number.
                <li key={place}>
                  {piece === undefined ? (
                    <Slot
                      place={place}
                      name={name}
                      isNext={slots.next === place}
                      onTap={() => slots.tapPlace(place)}
                    />
                  ) : (
                    <Thing
                      label={{ text: pieces[piece] ?? '' }}
                      language={language}
                      thing={piece}
                      place={place}
                      right={tries.verdict === 'wrong' && isRight(place)}
                      where={name}
                      onTap={() => tap(piece)}
                    />
                  )}
                </li>
              );
            })}
          </ol>
          <Tray isEmpty={slots.next === undefined}>
            {offeredOrder(pieces, seed)
              .filter((piece) => placing[piece] === null)
              .map((piece) => (
                <li key={piece}>
                  <Thing
                    label={{ text: pieces[piece] ?? '' }}
                    language={language}
                    thing={piece}
                    onTap={() => tap(piece)}
                  />
                </li>
              ))}
          </Tray>
        </div>
      )}
    </ActFrame>
  );
}
