import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './alert-ways.module.css';

/** The parts below all cards that somebody may look for while there are many. */
export const WAYS_PARTS = { title: 'alert-ways', sound: 'alert-sound', practise: 'alert-drill' };

/** Leads to the sound, the drill and how alerts reach adults. No links: what stands after `#` is the open tab. */
export function WaysRow() {
  const { t } = useTranslation('safety');
  const goTo = (id: string) => {
    const part = document.getElementById(id);
    part?.scrollIntoView({ block: 'center' });
    part?.focus({ preventScroll: true });
  };
  const parts = [
    [WAYS_PARTS.title, t('ways.title')],
    [WAYS_PARTS.sound, t('ways.toSound')],
    [WAYS_PARTS.practise, t('ways.toPractise')],
  ] as const;
  return (
    <nav className={styles.jump} aria-label={t('ways.label')}>
      {parts.map(([id, label]) => (
        <Button key={id} variant="subtle" onClick={() => goTo(id)}>
          {label}
        </Button>
      ))}
    </nav>
  );
}
