import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '../parts/actions.tsx';
import { Bench } from '../parts/bench.tsx';
import { Dial } from '../parts/dial.tsx';
import { PickOne } from '../parts/pick-one.tsx';
import type { SimulationProps } from '../parts/simulation.ts';
import { LampsPicture, PotPicture } from './colors-picture.tsx';
import {
  cssColor,
  type Drops,
  LAMPS,
  type Lamps,
  mixLight,
  mixPaint,
  nameOf,
  PAINTS,
  REFLECTED,
} from './mixing.ts';

const EMPTY: Drops = { yellow: 0, blue: 0, red: 0, white: 0 };
const DARK: Lamps = { red: 0, green: 0, blue: 0 };
const MOST_DROPS = 5;

/** Light adds up, paint takes away: two ways to mix colours. The youngest begin with paint. */
export function ColorsSimulation({ level }: SimulationProps) {
  const { t } = useTranslation('simulations');
  const [way, setWay] = useState<'paint' | 'light'>('paint');
  const [drops, setDrops] = useState({ ...EMPTY, yellow: 1 });
  const [lamps, setLamps] = useState({ ...DARK, red: 1 });
  const isSimple = level === 'simple';

  const mixed = way === 'paint' ? mixPaint(drops) : mixLight(lamps);
  const isDark = way === 'light' && LAMPS.every((lamp) => lamps[lamp] === 0);
  const color = mixed === null ? '' : t(`colors.names.${nameOf(mixed)}`);
  const seen = isDark
    ? t('colors.dark')
    : mixed === null
      ? t('colors.empty')
      : t(way === 'paint' ? 'colors.paintLooks' : 'colors.lightLooks', { color });
  return (
    <Bench
      picture={way === 'paint' ? <PotPicture drops={drops} /> : <LampsPicture lamps={lamps} />}
      seen={seen}
      controls={
        <>
          <PickOne
            legend={t('colors.way')}
            options={[
              { value: 'paint', label: t('colors.paint') },
              { value: 'light', label: t('colors.light') },
            ]}
            chosen={way}
            onChoose={setWay}
          />
          {way === 'paint'
            ? PAINTS.map((paint) => (
                <Dial
                  key={paint}
                  label={t(`colors.paints.${paint}`)}
                  swatch={cssColor(REFLECTED[paint])}
                  value={drops[paint]}
                  text={t('colors.drops', { count: drops[paint] })}
                  min={0}
                  max={MOST_DROPS}
                  onChange={(count) => setDrops((before) => ({ ...before, [paint]: count }))}
                />
              ))
            : LAMPS.map((lamp) => (
                <Dial
                  key={lamp}
                  label={t(`colors.lamps.${lamp}`)}
                  swatch={cssColor(mixLight({ ...DARK, [lamp]: 1 }))}
                  value={100 * lamps[lamp]}
                  text={t('percent', { value: 100 * lamps[lamp] })}
                  min={0}
                  max={100}
                  step={isSimple ? 100 : 25}
                  onChange={(percent) =>
                    setLamps((before) => ({ ...before, [lamp]: percent / 100 }))
                  }
                />
              ))}
          <Actions>
            <Button
              variant="default"
              onClick={() => (way === 'paint' ? setDrops(EMPTY) : setLamps(DARK))}
            >
              {t(way === 'paint' ? 'colors.rinse' : 'colors.switchOff')}
            </Button>
          </Actions>
        </>
      }
    />
  );
}
