import { offeredOrder, spokenAct } from '@lamplight/domain/acts';
import { useState } from 'react';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActButtons } from '../parts/act-buttons.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { Feedback } from '../parts/feedback.tsx';
import { Thing } from '../parts/thing.tsx';
import { Tray } from '../parts/tray.tsx';
import { useDrag } from '../parts/use-drag.ts';
import { useTries } from '../parts/use-tries.ts';
import { grouped, nothingPlaced, type Placing, taken } from '../rules/placing.ts';
import { useHow } from '../use-how.ts';
import styles from './sort-act.module.css';
import { SortGroup } from './sort-group.tsx';

/** Things to be put into groups: one is always ready, and a tap on a group puts it there. */
export function SortAct(props: ActPropsOf<'sort'>) {
  const { act, seed, language, band, given, onSay } = props;
  const { groups, items } = act;
  const how = useHow(band);
  const { tries, isOver, submit, again, sayName } = useTries(act, props);
  const [own, setPlacing] = useState<Placing>(given ?? nothingPlaced(items.length));
  const [chosen, setChosen] = useState<number | null>(null);
  const offered = offeredOrder(
    items.map(({ text }) => text),
    seed,
  );
  const placing = tries.verdict === 'shown' ? items.map(({ group }) => group) : own;
  const ready = chosen ?? offered.find((item) => own[item] === null);
  const put = (item: number, group: number) => {
    setPlacing(grouped(own, item, group));
    setChosen(null);
  };
  const tap = (item: number) => {
    sayName(items[item]?.text ?? '');
    setChosen(item);
  };
  const drag = useDrag((item, group) => {
    if (group === null) setPlacing(taken(own, item));
    else put(item, group);
  });
  const thing = (item: number) => {
    const label = items[item];
    const group = groups[placing[item] ?? -1];
    const isRight = placing[item] === label?.group && (isOver || tries.verdict === 'wrong');
    return (
      label && (
        <li key={item}>
          <Thing
            label={label}
            language={language}
            thing={item}
            selected={!isOver && ready === item}
            right={isRight}
            locked={isOver}
            where={group?.text}
            onTap={() => tap(item)}
          />
        </li>
      )
    );
  };

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      how={isOver ? '' : how('sort')}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      actions={
        <ActButtons
          band={band}
          isWhole={own.every((group) => group !== null)}
          isOver={isOver}
          onCheck={() => {
            const { verdict } = submit(own.map((group) => group ?? -1));
            setChosen(null);
            // What is right stays; the others are to be sorted once more.
            if (verdict === 'wrong') {
              setPlacing(own.map((group, item) => (group === items[item]?.group ? group : null)));
            }
          }}
          onAgain={() => {
            again();
            setPlacing(nothingPlaced(items.length));
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
      <div className={styles.sort} {...drag}>
        {!isOver && (
          <Tray isEmpty={own.every((group) => group !== null)}>
            {offered.filter((item) => own[item] === null).map(thing)}
          </Tray>
        )}
        <div className={styles.groups}>
          {groups.map((group, place) => (
            <SortGroup
              key={group.text}
              label={group}
              language={language}
              place={place}
              isLocked={isOver}
              ready={ready === undefined ? undefined : items[ready]?.text}
              onTap={() => {
                const after = offered.find((item) => own[item] === null && item !== ready);
                sayName([group, items[after ?? -1]].flatMap((one) => one?.text ?? []).join('. '));
                if (ready !== undefined) put(ready, place);
              }}
            >
              {items.map((_, item) => (placing[item] === place ? thing(item) : null))}
            </SortGroup>
          ))}
        </div>
      </div>
    </ActFrame>
  );
}
