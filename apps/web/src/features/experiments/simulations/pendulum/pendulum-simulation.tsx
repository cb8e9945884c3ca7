import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStillness } from '../../../../app/display/use-display.ts';
import { Actions } from '../parts/actions.tsx';
import { Bench } from '../parts/bench.tsx';
import { Dial } from '../parts/dial.tsx';
import { ResultsTable } from '../parts/results-table.tsx';
import type { SimulationProps } from '../parts/simulation.ts';
import { type Pendulum, swingSeconds } from './pendulum.ts';
import { PendulumPicture } from './pendulum-picture.tsx';
import { useSwing } from './use-swing.ts';

const START: Pendulum = { length: 60, mass: 100, angle: 20 };
/** Tries that stay in the table. */
const TRIES = 6;
/** A swing shorter than the first number of seconds is quick, one from the second on slow. */
const QUICK = 1.25;
const SLOW = 1.85;

/** Strings of every length, bobs of every weight: only the length changes the time of a swing. */
export function PendulumSimulation({ level }: SimulationProps) {
  const { t } = useTranslation('simulations');
  const isStill = useStillness();
  const [pendulum, setPendulum] = useState(START);
  const [isRunning, setRunning] = useState(false);
  const [tries, setTries] = useState<readonly Pendulum[]>([]);
  const seconds = useSwing(isRunning && !isStill);
  const isSimple = level === 'simple';
  const swing = swingSeconds(pendulum);

  // Whoever changes something holds the bob.
  const change = (changes: Partial<Pendulum>) => {
    setRunning(false);
    setPendulum((before) => ({ ...before, ...changes }));
  };
  const toggle = () => {
    if (!isRunning) setTries((before) => [...before, pendulum].slice(-TRIES));
    setRunning(!isRunning);
  };

  const speed = swing < QUICK ? 'quick' : swing < SLOW ? 'middle' : 'slow';
  const seen = isSimple ? t(`pendulum.speed.${speed}`) : t('pendulum.swing', { seconds: swing });
  return (
    <Bench
      picture={<PendulumPicture {...{ pendulum, seconds, isRunning, isStill }} />}
      seen={isRunning ? seen : t('pendulum.held')}
      controls={
        <>
          <Dial
            label={t('pendulum.length')}
            value={pendulum.length}
            text={
              isSimple
                ? t(`pendulum.lengths.${sizeOf(pendulum.length, 20, 120)}`)
                : t('cm', { value: pendulum.length })
            }
            min={20}
            max={120}
            step={isSimple ? 20 : 5}
            onChange={(length) => change({ length })}
          />
          <Dial
            label={t('pendulum.mass')}
            value={pendulum.mass}
            text={
              isSimple
                ? t(`pendulum.masses.${sizeOf(pendulum.mass, 50, 500)}`)
                : t('g', { value: pendulum.mass })
            }
            min={50}
            max={500}
            step={isSimple ? 150 : 50}
            onChange={(mass) => change({ mass })}
          />
          {!isSimple && (
            <Dial
              label={t('pendulum.angle')}
              value={pendulum.angle}
              text={t('degrees', { value: pendulum.angle })}
              min={5}
              max={45}
              step={5}
              onChange={(angle) => change({ angle })}
            />
          )}
          <Actions>
            <Button variant="cta" onClick={toggle}>
              {t(isRunning ? 'pendulum.stop' : 'pendulum.start')}
            </Button>
          </Actions>
        </>
      }
    >
      {!isSimple && tries.length > 0 && (
        <ResultsTable
          caption={t('pendulum.tries')}
          head={[t('pendulum.length'), t('pendulum.mass'), t('pendulum.angle'), t('pendulum.time')]}
          rows={tries.map((tried, index) => ({
            key: index,
            cells: [
              t('cm', { value: tried.length }),
              t('g', { value: tried.mass }),
              t('degrees', { value: tried.angle }),
              t('seconds', { value: swingSeconds(tried) }),
            ],
          }))}
        />
      )}
    </Bench>
  );
}

/** Which third of its range a number is in. */
function sizeOf(value: number, min: number, max: number): 'small' | 'middle' | 'big' {
  const share = (value - min) / (max - min);
  if (share < 1 / 3) return 'small';
  return share < 2 / 3 ? 'middle' : 'big';
}
