import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePresenting } from '../../../lib/presenting.ts';
import { HomeNotice } from '../../../ui/home-notice/home-notice.tsx';
import { HomeNoticeLink } from '../../../ui/home-notice/home-notice-link.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from './staff-bar.module.css';
import { useStaffNotice } from './staff-notice.queries.ts';
import { useAnnouncedAlerts } from './use-announced-alerts.ts';
import { useTitleMark } from './use-title-mark.ts';

export interface StaffBarProps {
  /** The children who ask to be let in; shown while there are some. */
  readonly asking: ReactNode;
}

const NOTHING = { urgent: [], standard: 0, asking: [] };

/**
 * Says on every page of an adult that an urgent alert waits, wherever they are, and who asks to be let in.
 * It names the adults who are on the way, but never says of whom or of what an alert is, and nothing of safety while
 * others see the screen.
 */
export function StaffBar({ asking }: StaffBarProps) {
  const { t } = useTranslation('safety');
  const notice = useStaffNotice() ?? NOTHING;
  const isPresenting = usePresenting();
  const { urgent } = notice;
  const isUrgent = urgent.length > 0;
  useTitleMark(isUrgent);
  useAnnouncedAlerts(urgent, !isPresenting);

  const going = urgent.flatMap((alert) => alert.going);
  const names = new Set(going.map(({ name }) => name ?? t('somebody')));
  const alone = urgent.filter((alert) => alert.going.length === 0).length;
  const onTheWay =
    names.size === 0
      ? []
      : [
          t('bar.going', { names: [...names].join(', ') }),
          ...(alone > 0 ? [t('bar.partly', { count: alone })] : []),
        ];

  if (isPresenting) {
    if (!isUrgent && notice.asking.length === 0) return null;
    return (
      <Bar role="status">
        <HomeNotice picture="incoming-envelope" tone="request" text={t('bar.discreet')}>
          {null}
        </HomeNotice>
      </Bar>
    );
  }
  return (
    <>
      {isUrgent && (
        <Bar role="alert">
          <HomeNotice
            picture="shield"
            tone="severe"
            text={[
              t(urgent.every(({ isDrill }) => isDrill) ? 'bar.drill' : 'bar.urgent'),
              ...onTheWay,
            ].join(' ')}
          >
            <HomeNoticeLink part="care" text={t('notice.open')} to="/" isUrgent />
          </HomeNotice>
        </Bar>
      )}
      {notice.asking.length > 0 && asking}
    </>
  );
}

function Bar({
  role,
  children,
}: {
  readonly role: 'alert' | 'status';
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.bar} role={role}>
      <WorkSurface>{children}</WorkSurface>
    </div>
  );
}
