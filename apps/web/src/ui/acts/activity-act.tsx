import type { ContentBand } from '@lamplight/domain/age';
import type { LessonDetail } from '@lamplight/domain/lessons';
import type { Language } from '@lamplight/domain/profiles';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './activity-act.module.css';
import { ActFrame } from './parts/act-frame.tsx';
import { Telling } from './parts/telling.tsx';
import { toneOf } from './rules/tone.ts';
import { RoundTimer } from './timer/round-timer.tsx';

export interface ActivityActProps {
  readonly activity: LessonDetail['activities'][number];
  readonly language: Language;
  readonly band: ContentBand;
  /** Told once, when somebody says that it is done. */
  readonly onDone: () => void;
  /** Says a text aloud, where a voice is wanted. */
  readonly onSay?: ((text: string) => void) | undefined;
}

/** Something to say or to do with hands and feet, away from the screen; with a timer where it takes its time. */
export function ActivityAct({ activity, language, band, onDone, onSay }: ActivityActProps) {
  const { t } = useTranslation('acts');
  const { title, description, seconds } = activity;
  const [isDone, setDone] = useState(false);
  const thanks = t(`activity.thanks.${toneOf(band)}`);
  return (
    <ActFrame
      question={title}
      language={language}
      band={band}
      spoken={[title, description]}
      onSay={onSay}
      actions={
        !isDone && (
          <Button
            size="lg"
            variant="cta"
            leftSection={<IconCheck size={28} aria-hidden />}
            onClick={() => {
              setDone(true);
              onDone();
              onSay?.(thanks);
            }}
          >
            {t('activity.done')}
          </Button>
        )
      }
      feedback={
        isDone && <Telling picture="glowing-star" words={thanks} text="" language={language} />
      }
    >
      <div className={styles.activity}>
        <p className={styles.words} lang={language}>
          {description}
        </p>
        {seconds !== undefined && !isDone && <RoundTimer seconds={seconds} />}
      </div>
    </ActFrame>
  );
}
