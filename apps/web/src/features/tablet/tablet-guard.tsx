import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogout } from '../../app/session/use-logout.ts';
import tablet from '../../i18n/en/tablet.json';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { maySpeak } from '../../ui/read-aloud/may-speak.ts';
import { useSpeech } from '../../ui/read-aloud/use-speech.ts';
import styles from './tablet-guard.module.css';
import { usePresence } from './use-presence.ts';

/** How often leaving is tried again while the host is out of reach, in ms. */
const TRY_AGAIN_MS = 30_000;

/**
 * On a class tablet: asks a child who has not touched it for a while whether they are still there, and
 * goes back to the tiles when nobody answers. What waits for the host stays on the device and is sent
 * when the child is back.
 */
export function Page({ user }: { readonly user: CurrentUser }) {
  const { t, i18n } = useTranslation('tablet');
  const { presence, stay } = usePresence(user.id);
  const { mutate, isPending } = useLogout();
  const { speak } = useSpeech(i18n.language);
  const name = user.firstName ?? user.username;
  const hasLeft = presence === 'left';
  const isAsked = presence === 'asked';

  useEffect(() => {
    if (isAsked && maySpeak()) speak(t('idle.title', { name }));
  }, [isAsked, name, speak, t]);
  const leave = useRef(mutate);
  leave.current = mutate;
  useEffect(() => {
    if (!hasLeft) return;
    leave.current();
    const timer = setInterval(() => leave.current(), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [hasLeft]);

  if (presence === 'here') return null;
  return (
    <Dialog title={t('idle.title', { name })} onClose={hasLeft ? () => undefined : stay}>
      <p>{t(hasLeft ? 'idle.leaving' : 'idle.text')}</p>
      {!hasLeft && (
        <div className={styles.ways}>
          <Button variant="cta" size="lg" onClick={stay}>
            {t('idle.stay')}
          </Button>
          <Button variant="default" size="lg" loading={isPending} onClick={() => mutate()}>
            {t('idle.leave')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

export const texts = { tablet };
