import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../lib/dates.ts';
import { copyText } from '../../lib/platform.ts';
import styles from '../../ui/camp-calendar/calendar-card.module.css';
import {
  useCalendarFeed,
  useEndFeed,
  useRenewFeed,
} from '../../ui/camp-calendar/camp-calendar.queries.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';

/** The secret address under which an adult's own calendar reads the days, shown when it is made. */
export function CalendarFeed() {
  const { t, i18n } = useTranslation('camp-calendar');
  const feed = useCalendarFeed();
  const renew = useRenewFeed();
  const end = useEndFeed();
  const fail = useFailureToast();
  const onError = (error: unknown) =>
    fail({ title: t('feed.failed'), error, fallback: t('feed.again') });
  const address = renew.data?.address;
  const madeAt = feed.data?.madeAt ?? null;
  const copy = async () => {
    if (address !== undefined && (await copyText(address))) {
      showToast({ kind: 'success', title: t('feed.copied') });
    }
  };
  const stop = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        renew.reset();
        showToast({ kind: 'success', title: t('feed.ended') });
      },
      onError,
    });
  return (
    <section className={styles.feed} aria-labelledby="calendar-feed">
      <h3 id="calendar-feed" className={styles.title}>
        {t('feed.title')}
      </h3>
      <p className={styles.text}>{t('feed.about')}</p>
      {address !== undefined && (
        <>
          <p className={styles.text}>{t('feed.once')}</p>
          <p className={styles.address}>{address}</p>
        </>
      )}
      {address === undefined && madeAt !== null && (
        <p className={styles.text}>{t('feed.madeAt', { date: dayText(madeAt, i18n.language) })}</p>
      )}
      <div className={styles.buttons}>
        {address !== undefined && <Button onClick={() => void copy()}>{t('feed.copy')}</Button>}
        <Button
          variant="default"
          loading={renew.isPending}
          disabled={feed.data === undefined}
          onClick={() => renew.mutate(undefined, { onError })}
        >
          {t(madeAt === null ? 'feed.make' : 'feed.renew')}
        </Button>
        {madeAt !== null && (
          <Button variant="subtle" disabled={end.isPending} onClick={stop}>
            {t('feed.end')}
          </Button>
        )}
      </div>
    </section>
  );
}
