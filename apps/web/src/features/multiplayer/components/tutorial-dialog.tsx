import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './tutorial.module.css';

/** The five steps (spec 2, tutorial card). */
const STEPS = [
  { name: 'pick', picture: 'game-die' },
  { name: 'gather', picture: 'handshake' },
  { name: 'ready', picture: 'check-mark-button' },
  { name: 'answer', picture: 'light-bulb' },
  { name: 'learn', picture: 'party-popper' },
] as const satisfies readonly { readonly name: string; readonly picture: UiPicture }[];

/** How a game goes, one step at a time. */
export function TutorialDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('multiplayer');
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, picture } = STEPS[at] ?? STEPS[0];
  const title = t(`tutorial.steps.${name}.title`);
  const text = t(`tutorial.steps.${name}.text`);
  const last = at + 1 === STEPS.length;
  const progress = t('tutorial.step', { step: at + 1, total: STEPS.length });

  const go = (step: number) => {
    setAt(step);
    heading.current?.focus();
  };

  return (
    <Dialog title={t('tutorial.title')} onClose={onClose}>
      <div className={styles.step}>
        <ProgressBar percent={(100 * (at + 1)) / STEPS.length} label={progress} subject="games" />
        <Picture name={picture} size="6rem" className={styles.picture} />
        <div className={styles.head}>
          <h3 ref={heading} tabIndex={-1} className={styles.title}>
            {at + 1}. {title}
          </h3>
          <ListenButton key={name} title={title} text={`${title}. ${text}`} />
        </div>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>
          <Button variant="default" disabled={at === 0} onClick={() => go(at - 1)}>
            {t('tutorial.previous')}
          </Button>
          <Button onClick={() => (last ? onClose() : go(at + 1))}>
            {t(last ? 'tutorial.done' : 'tutorial.next')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
