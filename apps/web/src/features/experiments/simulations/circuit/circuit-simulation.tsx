import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '../parts/actions.tsx';
import { Bench } from '../parts/bench.tsx';
import { Dial } from '../parts/dial.tsx';
import { PickOne } from '../parts/pick-one.tsx';
import type { SimulationProps } from '../parts/simulation.ts';
import { type Circuit, readCircuit } from './circuit.ts';
import { CircuitPicture } from './circuit-picture.tsx';

const START: Circuit = {
  batteries: 2,
  bulbs: 1,
  wiring: 'series',
  switchClosed: false,
  shortWire: false,
  bulbRemoved: false,
};

/** Bulbs of this brightness are bright, below the second number they only glow. */
const BRIGHT = 0.35;
const GLOWING = 0.12;

/** Batteries, a switch and one to three bulbs: behind each other or side by side. */
export function CircuitSimulation({ level }: SimulationProps) {
  const { t } = useTranslation('simulations');
  const [circuit, setCircuit] = useState(START);
  const change = (changes: Partial<Circuit>) => setCircuit((before) => ({ ...before, ...changes }));
  const reading = readCircuit(circuit);
  const isSimple = level === 'simple';

  const most = Math.max(...reading.brightness);
  const shine = most >= BRIGHT ? 'bright' : most >= GLOWING ? 'middle' : 'glowing';
  const words = t(`circuit.${reading.trouble ?? shine}`);
  const current = t('circuit.current', { value: reading.current });
  const showsNumber = level === 'advanced' && reading.current > 0;
  return (
    <Bench
      picture={<CircuitPicture circuit={circuit} reading={reading} />}
      seen={showsNumber ? `${words} ${current}` : words}
      controls={
        <>
          <Actions>
            <Button
              variant="cta"
              aria-pressed={circuit.switchClosed}
              onClick={() => change({ switchClosed: !circuit.switchClosed })}
            >
              {t(circuit.switchClosed ? 'circuit.openSwitch' : 'circuit.closeSwitch')}
            </Button>
          </Actions>
          <Dial
            label={t('circuit.batteries')}
            value={circuit.batteries}
            text={String(circuit.batteries)}
            min={1}
            max={3}
            onChange={(batteries) => change({ batteries })}
          />
          <Dial
            label={t('circuit.bulbs')}
            value={circuit.bulbs}
            text={String(circuit.bulbs)}
            min={1}
            max={3}
            onChange={(bulbs) => change({ bulbs })}
          />
          {!isSimple && (
            <>
              <PickOne
                legend={t('circuit.wiring')}
                options={[
                  { value: 'series', label: t('circuit.series') },
                  { value: 'parallel', label: t('circuit.parallel') },
                ]}
                chosen={circuit.wiring}
                onChoose={(wiring) => change({ wiring })}
              />
              <Actions>
                <Button
                  variant="default"
                  onClick={() => change({ bulbRemoved: !circuit.bulbRemoved })}
                >
                  {t(circuit.bulbRemoved ? 'circuit.putBack' : 'circuit.takeOut')}
                </Button>
                <Button variant="default" onClick={() => change({ shortWire: !circuit.shortWire })}>
                  {t(circuit.shortWire ? 'circuit.removeWire' : 'circuit.addWire')}
                </Button>
              </Actions>
            </>
          )}
        </>
      }
    />
  );
}
