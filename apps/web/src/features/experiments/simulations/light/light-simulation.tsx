import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '../parts/actions.tsx';
import { Bench } from '../parts/bench.tsx';
import { Dial } from '../parts/dial.tsx';
import { PickOne } from '../parts/pick-one.tsx';
import type { SimulationProps } from '../parts/simulation.ts';
import { reaches, shadowLength } from './light.ts';
import { MirrorPicture } from './mirror-picture.tsx';
import { ShadowPicture } from './shadow-picture.tsx';

/** Where the star stands, one place after the other, in degrees from the mirror. */
const STARS = [120, 220, 90, 150, 250] as const;

/** A shadow that grows and shrinks, or a mirror that sends light to a star. */
export function LightSimulation({ level }: SimulationProps) {
  const { t } = useTranslation('simulations');
  const [what, setWhat] = useState<'shadow' | 'mirror'>('shadow');
  const choice = (
    <PickOne
      legend={t('light.what')}
      options={[
        { value: 'shadow', label: t('light.shadow') },
        { value: 'mirror', label: t('light.mirror') },
      ]}
      chosen={what}
      onChoose={setWhat}
    />
  );
  const parts = { level, choice };
  return what === 'shadow' ? <Shadow {...parts} /> : <Mirror {...parts} />;
}

interface PartProps extends SimulationProps {
  readonly choice: ReactNode;
}

function Shadow({ level, choice }: PartProps) {
  const { t } = useTranslation('simulations');
  const [angle, setAngle] = useState(45);
  const [height, setHeight] = useState(80);
  const isSimple = level === 'simple';
  const length = shadowLength(height, angle);
  const words = t(
    `light.lengths.${length > 1.3 * height ? 'long' : length < 0.7 * height ? 'short' : 'middle'}`,
  );
  const measured = t('light.length', { value: length });
  return (
    <Bench
      picture={<ShadowPicture height={height} angle={angle} />}
      seen={isSimple ? words : `${measured} ${words}`}
      controls={
        <>
          {choice}
          <Dial
            label={t('light.lamp')}
            value={angle}
            text={
              isSimple
                ? t(`light.places.${angle < 40 ? 'low' : angle < 60 ? 'middle' : 'high'}`)
                : t('degrees', { value: angle })
            }
            min={20}
            max={80}
            step={isSimple ? 15 : 5}
            onChange={setAngle}
          />
          {!isSimple && (
            <Dial
              label={t('light.stick')}
              value={height}
              text={t('cm', { value: height })}
              min={20}
              max={120}
              step={10}
              onChange={setHeight}
            />
          )}
        </>
      }
    />
  );
}

function Mirror({ level, choice }: PartProps) {
  const { t } = useTranslation('simulations');
  const [tilt, setTilt] = useState(0);
  const [round, setRound] = useState(0);
  const star = STARS[round % STARS.length] ?? STARS[0];
  const isLit = reaches(tilt, star);
  const words = t(isLit ? 'light.lit' : 'light.missed');
  const turned = t('light.turned', { tilt: Math.abs(tilt), turn: 2 * Math.abs(tilt) });
  return (
    <Bench
      picture={<MirrorPicture tilt={tilt} star={star} />}
      seen={level === 'simple' ? words : `${words} ${turned}`}
      controls={
        <>
          {choice}
          <Dial
            label={t('light.tilt')}
            value={tilt}
            text={
              level === 'simple'
                ? t(`light.tilts.${tilt < 0 ? 'down' : tilt > 0 ? 'up' : 'upright'}`)
                : t('degrees', { value: tilt })
            }
            min={-60}
            max={60}
            step={5}
            onChange={setTilt}
          />
          <Actions>
            <Button variant={isLit ? 'cta' : 'default'} onClick={() => setRound(round + 1)}>
              {t('light.nextStar')}
            </Button>
          </Actions>
        </>
      }
    />
  );
}
