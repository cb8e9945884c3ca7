import { useTranslation } from 'react-i18next';
import { momentText } from '../../lib/dates.ts';
import { Card } from '../../ui/card/card.tsx';
import { KeptList } from '../../ui/kept/kept-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { ClockDoubt } from './clock-doubt.tsx';
import styles from './retention.module.css';
import { useRetention } from './retention.queries.ts';
import { UnusedAccounts } from './unused-accounts.tsx';

/** How long things are kept, what was removed, and which accounts nobody uses; for the admin. */
export function RetentionPanel() {
  const { t, i18n } = useTranslation('retention');
  const report = useRetention();
  const { data } = report;
  const removed = Object.fromEntries(data?.removed.map((one) => [one.kind, one.inTotal]) ?? []);
  return (
    <Section title={t('title')}>
      <p className={styles.text}>{t('text')}</p>
      <QueryState
        query={report}
        count={4}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {data !== undefined && (
        <>
          {data.clockDoubt !== null && <ClockDoubt doubt={data.clockDoubt} />}
          <UnusedAccounts accounts={data.unused} />
          <Card>
            <p className={styles.ran}>
              {data.ranAt === null
                ? t('neverRan')
                : t('ranAt', { moment: momentText(data.ranAt, i18n.language) })}
            </p>
            <KeptList removed={removed} />
          </Card>
        </>
      )}
    </Section>
  );
}
