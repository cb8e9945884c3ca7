import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import {
  type NotificationData,
  Notifications,
  notifications,
  notificationsStore,
} from '@mantine/notifications';
import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toast } from './show-toast.ts';
import styles from './toast.module.css';

const VISIBLE_TOASTS = 1;
/** How long a toast stays, in ms (spec 9). */
const DISPLAY_MS = 5000;
/** A finger has to move this far to the right to dismiss a toast, in px (spec 9). */
const SWIPE_PX = 50;

const COLOURS = { success: 'science', failure: 'red', note: 'games' } as const;

// It counts from the first toast on, which may come before the region.
notificationsStore.updateState((state) => ({ ...state, limit: VISIBLE_TOASTS }));

/** Where toasts appear; F8 moves the focus here (spec 9). */
export default function ToastRegion() {
  const { t } = useTranslation('shell');
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const focusOnF8 = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    window.addEventListener('keydown', focusOnF8);
    return () => window.removeEventListener('keydown', focusOnF8);
  }, []);

  return (
    <section ref={region} tabIndex={-1} aria-label={t('toasts.label')}>
      <Notifications
        limit={VISIBLE_TOASTS}
        autoClose={DISPLAY_MS}
        // What a toast speaks of was touched below it; a phone's keyboard is there too.
        position="top-center"
        allowDragDismiss={false}
        allowScrollDismiss={false}
        withinPortal={false}
      />
    </section>
  );
}

/** Puts a toast into the region, in the place of the one that is there. */
export function present({ kind, title, text }: Toast): void {
  notifications.clean();
  const id = notifications.show({
    title,
    message: text,
    color: COLOURS[kind],
    closeButtonProps: { 'aria-label': i18next.t('shell:toasts.close') },
    role: kind === 'failure' ? 'alert' : 'status',
    classNames: { root: styles.toast, title: styles.title, description: styles.text },
    ...swipeToDismiss(() => notifications.hide(id)),
  });
}

/** Dismisses when a swipe to the right is long enough, wherever the finger is lifted. */
function swipeToDismiss(dismiss: () => void): Pick<NotificationData, 'onPointerDown'> {
  return {
    onPointerDown: ({ clientX: startX }) => {
      const lift = ({ clientX }: PointerEvent) => {
        if (clientX - startX >= SWIPE_PX) dismiss();
      };
      window.addEventListener('pointerup', lift, { once: true });
    },
  };
}
