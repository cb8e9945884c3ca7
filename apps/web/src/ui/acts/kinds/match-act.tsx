import { offeredOrder, spokenAct } from '@lamplight/domain/acts';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActButtons } from '../parts/act-buttons.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { Feedback } from '../parts/feedback.tsx';
import { MatchBoard } from '../parts/match-board.tsx';
import { useSlots } from '../parts/use-slots.ts';
import { useTries } from '../parts/use-tries.ts';
import { nothingPlaced, placingOf, thingAt } from '../rules/placing.ts';
import { useHow } from '../use-how.ts';

/** Things that belong together: each on the left waits for its partner, which is tapped or dragged to it. */
export function MatchAct(props: ActPropsOf<'match'>) {
  const { act, seed, language, band, given, onSay } = props;
  const { pairs } = act;
  const how = useHow(band);
  const { tries, isOver, submit, again, sayName } = useTries(act, props);
  const rights = pairs.map(({ right }) => right);
  const slots = useSlots(pairs.length, pairs.length, given && placingOf(given, pairs.length));
  const placing = tries.verdict === 'shown' ? pairs.map((_, right) => right) : slots.placing;
  const isRight = (left: number) =>
    rights[thingAt(placing, left) ?? -1]?.text === rights[left]?.text;

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
      <MatchBoard
        lefts={pairs.map(({ left }) => left)}
        rights={rights}
        offered={offeredOrder(
          rights.map(({ text }) => text),
          seed,
        )}
        language={language}
        slots={slots}
        placing={placing}
        isOver={isOver}
        isRight={(left) => isOver || (tries.verdict === 'wrong' && isRight(left))}
        onSay={sayName}
      />
    </ActFrame>
  );
}
