import type { Tile } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Lantern } from '../../../ui/lantern/lantern.tsx';
import { maySpeak } from '../../../ui/read-aloud/may-speak.ts';
import { useSpeech } from '../../../ui/read-aloud/use-speech.ts';
import { useAskTeacher } from '../use-ask-teacher.ts';
import styles from './ask-teacher.module.css';
import { ChildName } from './child-name.tsx';

export interface AskTeacherProps {
  readonly tablet: string;
  readonly child: Tile;
  readonly onGone: () => void;
  /** The ways back. */
  readonly children: ReactNode;
}

/** A child waits until the teacher lets them in, from the teacher's own device. */
export function AskTeacher({ tablet, child, onGone, children }: AskTeacherProps) {
  const { t, i18n } = useTranslation('tablet');
  const { state, ask } = useAskTeacher(tablet, child.childId, onGone);
  const { speak } = useSpeech(i18n.language);
  useEffect(() => {
    if (state !== 'asking' && maySpeak()) speak(t(`ask.${state}`));
  }, [state, speak, t]);
  const isWaiting = state === 'waiting' || state === 'asking';
  return (
    <section className={styles.ask} aria-labelledby="child-name">
      <ChildName name={child.name} picture={child.picture} />
      <div className={styles.lantern} data-waiting={isWaiting}>
        <Lantern size="7rem" />
      </div>
      <p className={styles.words} role="status">
        {t(`ask.${state}`)}
      </p>
      <div className={styles.ways}>
        {!isWaiting && (
          <Button variant="cta" onClick={ask}>
            {t('ask.again')}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}
