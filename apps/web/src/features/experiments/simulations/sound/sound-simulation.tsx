import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '../parts/actions.tsx';
import { Bench } from '../parts/bench.tsx';
import { Dial } from '../parts/dial.tsx';
import type { SimulationProps } from '../parts/simulation.ts';
import { frequencyOfStep, pitchWord, STEPS, waveCentimetres, waveMilliseconds } from './sound.ts';
import { SoundPicture } from './sound-picture.tsx';
import { canPlay, useTone } from './use-tone.ts';

/** The tone from which the slider starts: 440 Hz, to which orchestras tune. */
const START = 8;
const LOUDEST = 10;

/** High and low, loud and soft: the wave of a tone. It sounds only when somebody presses Play. */
export function SoundSimulation({ level }: SimulationProps) {
  const { t } = useTranslation('simulations');
  const [step, setStep] = useState(START);
  const [volume, setVolume] = useState(5);
  const [isPlaying, setPlaying] = useState(false);
  const tone = { frequency: frequencyOfStep(step), loudness: volume / LOUDEST };
  useTone(tone, isPlaying);

  const pitch = t(`sound.pitches.${pitchWord(tone)}`);
  const loudness = t(`sound.volumes.${volume === 0 ? 'silent' : volume <= 4 ? 'soft' : 'loud'}`);
  const sentences = [pitch, loudness];
  if (level !== 'simple') sentences.unshift(t('sound.waves', { count: tone.frequency }));
  if (level === 'advanced') {
    const length = waveCentimetres(tone);
    sentences.push(t('sound.wave', { milliseconds: waveMilliseconds(tone), length }));
  }
  return (
    <Bench
      picture={<SoundPicture tone={tone} />}
      seen={sentences.join(' ')}
      controls={
        <>
          <Dial
            label={t('sound.pitch')}
            value={step}
            text={
              level === 'simple'
                ? t(`sound.pitchNames.${pitchWord(tone)}`)
                : t('hertz', { value: tone.frequency })
            }
            min={0}
            max={STEPS}
            step={level === 'simple' ? 4 : 1}
            onChange={setStep}
          />
          <Dial
            label={t('sound.volume')}
            value={volume}
            text={String(volume)}
            min={0}
            max={LOUDEST}
            onChange={setVolume}
          />
          {canPlay && (
            <Actions>
              <Button
                variant="cta"
                leftSection={
                  isPlaying ? (
                    <IconPlayerStop size={24} aria-hidden />
                  ) : (
                    <IconPlayerPlay size={24} aria-hidden />
                  )
                }
                onClick={() => setPlaying(!isPlaying)}
              >
                {t(isPlaying ? 'sound.stop' : 'sound.play')}
              </Button>
            </Actions>
          )}
        </>
      }
    />
  );
}
