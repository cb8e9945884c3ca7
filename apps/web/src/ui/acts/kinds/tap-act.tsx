import { offeredOptions, spokenAct } from '@lamplight/domain/acts';
import { useState } from 'react';
import { PartStage } from '../../scene/part-stage.tsx';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { Feedback } from '../parts/feedback.tsx';
import { OptionList } from '../parts/option-list.tsx';
import { useTries } from '../parts/use-tries.ts';
import { useHow } from '../use-how.ts';

/** Something to be found in the scene; without a scene its persons and things are words to choose from. */
export function TapAct(props: ActPropsOf<'tap'>) {
  const { act, seed, language, band, given, stage, onSay } = props;
  const { parts, answer } = act;
  const how = useHow(band);
  const { tries, isOver, submit } = useTries(act, props);
  const [tried, setTried] = useState<readonly number[]>(given ?? []);
  const choose = (part: number) => {
    if (tried.includes(part)) return;
    setTried([...tried, part]);
    submit([part], parts[part]?.thought);
  };
  const partOf = (name: string) => parts.findIndex((part) => part.name === name);

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      how={isOver ? '' : how('tap', stage !== null)}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      feedback={
        <Feedback
          verdict={tries.verdict}
          band={band}
          language={language}
          explanation={act.explanation}
          thought={parts[tried.at(-1) ?? -1]?.thought ?? null}
        />
      }
      scene={
        stage !== null && (
          <PartStage
            scene={stage.scene}
            alt={stage.alt}
            language={language}
            names={parts.map(({ name }) => name)}
            nameOf={({ name }) => parts[partOf(name)]?.text ?? name}
            markOf={({ name }) => {
              const part = partOf(name);
              if (isOver && part === answer) return 'right';
              return tried.includes(part) ? 'tried' : null;
            }}
            isLocked={isOver}
            onTap={({ name }) => choose(partOf(name))}
          />
        )
      }
    >
      {stage === null && (
        <OptionList
          labels={parts}
          offered={offeredOptions(
            parts.map(({ text }) => text),
            seed,
          )}
          language={language}
          band={band}
          markOf={(part) => {
            if (isOver && part === answer) return 'right';
            if (tried.includes(part)) return 'chosen';
            return isOver ? 'other' : null;
          }}
          isLocked={(part) => isOver || tried.includes(part)}
          onChoose={choose}
          onSay={onSay}
        />
      )}
    </ActFrame>
  );
}
