import { offeredOptions, spokenAct } from '@lamplight/domain/acts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { OptionList } from '../parts/option-list.tsx';
import { Telling } from '../parts/telling.tsx';
import { useTries } from '../parts/use-tries.ts';
import { useHow } from '../use-how.ts';

/** What may happen, to be guessed before it is told. No guess is wrong: after it the telling goes on. */
export function PredictAct(props: ActPropsOf<'predict'>) {
  const { act, seed, language, band, given, onSay } = props;
  const { t } = useTranslation('acts');
  const how = useHow(band);
  const { submit } = useTries(act, props);
  const [guess, setGuess] = useState<number | null>(given?.[0] ?? null);
  const texts = act.options.map(({ text }) => text);
  const see = t('predict.see');

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      how={how('predict')}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      feedback={
        guess !== null && <Telling words={see} text={act.explanation} language={language} />
      }
    >
      <OptionList
        labels={act.options}
        offered={offeredOptions(texts, seed)}
        language={language}
        band={band}
        markOf={(option) => (option === guess ? 'chosen' : guess === null ? null : 'other')}
        isLocked={() => guess !== null}
        onChoose={(option) => {
          setGuess(option);
          submit([option]);
          onSay?.(`${see} ${act.explanation}`.trim());
        }}
        onSay={onSay}
      />
    </ActFrame>
  );
}
