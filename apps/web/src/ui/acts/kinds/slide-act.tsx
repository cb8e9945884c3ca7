import '@mantine/core/styles/Slider.css';
import { spokenAct } from '@lamplight/domain/acts';
import { Button, Slider } from '@mantine/core';
import { IconEye, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { Telling } from '../parts/telling.tsx';
import { useTries } from '../parts/use-tries.ts';
import { inSteps, marksOf, shareOf, strideOf } from '../rules/scale.ts';
import { useHow } from '../use-how.ts';
import styles from './slide-act.module.css';

/** A number on a scale, to be guessed before it is told; then the truth stands on the same scale. */
export function SlideAct(props: ActPropsOf<'slide'>) {
  const { act, seed, language, band, given, onSay } = props;
  const { from, to, step, answer } = act;
  const { t, i18n } = useTranslation('acts');
  const how = useHow(band);
  const { isOver, submit } = useTries(act, props);
  // Nothing is guessed until something was moved: a scale that stood in its middle would often be right.
  const [set, setGuess] = useState<number | null>(given?.[0] ?? null);
  const guess = set ?? from;
  const number = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const withUnit = (value: number) => `${number(value)} ${act.unit}`.trim();
  const truth = t('slide.truth', { guess: withUnit(guess), answer: withUnit(answer) });
  const isEnd = (value: number) => value === from || value === to;
  const markLabel = (value: number) => (
    <span className={isEnd(value) ? undefined : styles.between}>{number(value)}</span>
  );
  const stride = strideOf(act);
  const nudge = (by: number) => setGuess(inSteps(act, guess + by));

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      how={isOver ? '' : how('slide')}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      actions={
        !isOver && (
          <Button
            size={band === 'kindergarten' ? 'lg' : 'md'}
            disabled={set === null}
            leftSection={<IconEye size={24} aria-hidden />}
            onClick={() => {
              submit([guess]);
              onSay?.(`${truth} ${act.explanation}`);
            }}
          >
            {t('slide.see')}
          </Button>
        )
      }
      feedback={isOver && <Telling words={truth} text={act.explanation} language={language} />}
    >
      <div className={styles.scale}>
        <div className={styles.head}>
          <span>{t('slide.guess')}</span>
          <output className={styles.guess}>{set === null ? '?' : withUnit(guess)}</output>
        </div>
        <div className={styles.row} data-over={isOver}>
          <button
            type="button"
            className={styles.nudge}
            aria-label={t('slide.less')}
            aria-disabled={isOver}
            onClick={() => !isOver && nudge(-stride)}
          >
            <IconMinus aria-hidden />
          </button>
          <div className={styles.track}>
            <Slider
              classNames={{
                root: styles.slider ?? '',
                track: styles.bar ?? '',
                thumb: styles.thumb ?? '',
                markLabel: styles.mark ?? '',
              }}
              size={13}
              thumbSize={44}
              min={from}
              max={to}
              step={step}
              value={guess}
              onChange={(value) => !isOver && setGuess(value)}
              marks={marksOf(act, answer).map((value) => ({ value, label: markLabel(value) }))}
              label={null}
              thumbProps={{ 'aria-valuetext': withUnit(guess), 'aria-disabled': isOver }}
              thumbLabel={t('slide.guess')}
            />
            {isOver && (
              <div className={styles.truth} style={{ left: `${shareOf(act, answer)}%` }}>
                <span className={styles.flag} style={{ translate: `${-shareOf(act, answer)}% 0` }}>
                  {withUnit(answer)}
                </span>
              </div>
            )}
          </div>
          <button
            type="button"
            className={styles.nudge}
            aria-label={t('slide.more')}
            aria-disabled={isOver}
            onClick={() => !isOver && nudge(stride)}
          >
            <IconPlus aria-hidden />
          </button>
        </div>
      </div>
    </ActFrame>
  );
}
