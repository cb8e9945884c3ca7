import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '../parts/actions.tsx';
import { Bench } from '../parts/bench.tsx';
import { Dial } from '../parts/dial.tsx';
import { numbersBelow } from '../parts/numbers-below.ts';
import { PickOne } from '../parts/pick-one.tsx';
import type { SimulationProps } from '../parts/simulation.ts';
import { LightIcon, WaterIcon } from './care-icons.tsx';
import {
  type Care,
  COLDEST,
  LAST_DAY,
  LIGHTS,
  lookOf,
  nextDay,
  type Plant,
  SEED,
  WARMEST,
  WATERS,
} from './plant-growth.ts';
import { PlantHeights } from './plant-heights.tsx';
import { PlantPicture } from './plant-picture.tsx';

const START: Care = { light: 3, water: 2, warmth: 22 };
const WEEK = 7;

/** A bean from the seed on: light, water and warmth are the child's to give. */
export function PlantGrowthSimulation({ level }: SimulationProps) {
  const { t } = useTranslation('simulations');
  const [care, setCare] = useState(START);
  const [days, setDays] = useState<readonly Plant[]>([SEED]);
  const plant = days.at(-1) ?? SEED;
  const isSimple = level === 'simple';
  const isOver = plant.day >= LAST_DAY;

  const change = (changes: Partial<Care>) => setCare((before) => ({ ...before, ...changes }));
  const wait = (count: number) =>
    setDays((before) => {
      const grown = [...before];
      for (let left = count; left > 0; left -= 1) {
        const last = grown.at(-1) ?? SEED;
        if (last.day < LAST_DAY) grown.push(nextDay(last, care));
      }
      return grown;
    });

  // The youngest choose between too little, enough and too much.
  const lights = isSimple ? [0, 3] : numbersBelow(LIGHTS);
  const waters = isSimple ? [0, 2, 4] : numbersBelow(WATERS);
  const look = t(`plant.looks.${lookOf(plant, care)}`);
  const { day, height } = plant;
  const when = isSimple ? t('plant.dayOf', { day }) : t('plant.measured', { day, height });
  return (
    <Bench
      picture={<PlantPicture plant={plant} care={care} withWarmth={!isSimple} />}
      seen={`${when} ${look}`}
      controls={
        <>
          <PickOne
            legend={t('plant.light')}
            options={lights.map((value) => ({
              value,
              label: t(`plant.lights.${lightName(value)}`),
              picture: <LightIcon light={value} />,
            }))}
            chosen={care.light}
            onChoose={(light) => change({ light })}
          />
          <PickOne
            legend={t('plant.water')}
            options={waters.map((value) => ({
              value,
              label: t(`plant.waters.${waterName(value)}`),
              picture: <WaterIcon water={value} />,
            }))}
            chosen={care.water}
            onChoose={(water) => change({ water })}
          />
          {!isSimple && (
            <Dial
              label={t('plant.warmth')}
              value={care.warmth}
              text={t('celsius', { value: care.warmth })}
              min={COLDEST}
              max={WARMEST}
              onChange={(warmth) => change({ warmth })}
            />
          )}
          <Actions>
            <Button variant="cta" disabled={isOver} onClick={() => wait(1)}>
              {t('plant.nextDay')}
            </Button>
            <Button variant="default" disabled={isOver} onClick={() => wait(WEEK)}>
              {t('plant.nextWeek')}
            </Button>
            <Button variant="default" onClick={() => setDays([SEED])}>
              {t('plant.newSeed')}
            </Button>
          </Actions>
        </>
      }
    >
      {!isSimple && days.length > 1 && <PlantHeights days={days} />}
    </Bench>
  );
}

const LIGHT_NAMES = ['dark', 'shade', 'bright', 'sunny'] as const;
const WATER_NAMES = ['none', 'little', 'enough', 'much', 'flood'] as const;

function lightName(light: number) {
  return LIGHT_NAMES[light] ?? 'sunny';
}

function waterName(water: number) {
  return WATER_NAMES[water] ?? 'enough';
}
