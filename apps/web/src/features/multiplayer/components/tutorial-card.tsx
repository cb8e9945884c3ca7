import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './tutorial.module.css';
import { TutorialDialog } from './tutorial-dialog.tsx';

/** Offers to show in five steps how a game goes (spec 2). */
export function TutorialCard() {
  const { t } = useTranslation('multiplayer');
  const [open, setOpen] = useState(false);
  return (
    <Card subject="games" look="tinted" className={styles.card}>
      <Picture name="video-game" size={56} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('tutorial.title')}</h2>
        <p>{t('tutorial.text')}</p>
      </div>
      <ListenButton
        title={t('tutorial.title')}
        text={`${t('tutorial.title')} ${t('tutorial.text')}`}
      />
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('tutorial.open')}
      </Button>
      {open && <TutorialDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
