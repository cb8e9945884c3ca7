import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '../parts/actions.tsx';
import { Bench } from '../parts/bench.tsx';
import { Dial } from '../parts/dial.tsx';
import { PickOne } from '../parts/pick-one.tsx';
import type { SimulationProps } from '../parts/simulation.ts';
import { floatOf, MOST_SPOONS, THING_NAMES, THINGS, type Thing, waterDensity } from './buoyancy.ts';
import { BuoyancyPicture } from './buoyancy-picture.tsx';
import { ThingIcon } from './thing-picture.tsx';

/** Things that the youngest know, and none that salt would lift. */
const FIRST_THINGS: readonly Thing[] = ['cork', 'wood', 'apple', 'boat', 'stone', 'coin'];

/** Guess first, then let go: what floats, how deep it lies, and what salt changes. */
export function BuoyancySimulation({ level }: SimulationProps) {
  const { t } = useTranslation('simulations');
  const [thing, setThing] = useState<Thing>('apple');
  const [spoons, setSpoons] = useState(0);
  /** What was guessed when the thing was let go; null while it is held. */
  const [guess, setGuess] = useState<'floats' | 'sinks' | null>(null);
  const isSimple = level === 'simple';

  const { density } = THINGS[thing];
  const water = waterDensity(spoons);
  const float = floatOf(density, water);
  const what = float.floats ? 'floats' : 'sinks';

  const sentences = [
    t(`buoyancy.${what}`),
    guess === null ? '' : t(guess === what ? 'buoyancy.right' : 'buoyancy.surprise'),
    float.floats && !isSimple ? t('buoyancy.under', { tenths: Math.round(10 * float.under) }) : '',
    level === 'advanced' ? t('buoyancy.densities', { density, water }) : '',
  ];
  return (
    <Bench
      picture={
        <BuoyancyPicture thing={thing} float={guess === null ? null : float} spoons={spoons} />
      }
      seen={
        guess === null
          ? t('buoyancy.held')
          : sentences.filter((sentence) => sentence !== '').join(' ')
      }
      controls={
        <>
          <PickOne
            legend={t('buoyancy.choose')}
            options={(isSimple ? FIRST_THINGS : THING_NAMES).map((value) => ({
              value,
              label: t(`buoyancy.things.${value}`),
              picture: <ThingIcon thing={value} />,
            }))}
            chosen={thing}
            onChoose={(value) => {
              setThing(value);
              setGuess(null);
            }}
          />
          {!isSimple && (
            <Dial
              label={t('buoyancy.salt')}
              value={spoons}
              text={t('buoyancy.spoons', { count: spoons })}
              min={0}
              max={MOST_SPOONS}
              onChange={setSpoons}
            />
          )}
          <Actions>
            {guess === null ? (
              <>
                <Button variant="cta" onClick={() => setGuess('floats')}>
                  {t('buoyancy.guessFloats')}
                </Button>
                <Button variant="cta" onClick={() => setGuess('sinks')}>
                  {t('buoyancy.guessSinks')}
                </Button>
              </>
            ) : (
              <Button variant="default" onClick={() => setGuess(null)}>
                {t('buoyancy.again')}
              </Button>
            )}
          </Actions>
        </>
      }
    />
  );
}
