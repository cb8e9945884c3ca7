import { useTranslation } from 'react-i18next';
import { momentText } from '../../lib/dates.ts';
import { HomeNotice } from '../../ui/home-notice/home-notice.tsx';
import { HomeNoticeLink } from '../../ui/home-notice/home-notice-link.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { useDamage } from './doctor.queries.ts';

/** Says above the admins' home that the database is damaged, what to do first, and which backup to go back to. */
export function DamageNotice() {
  const { t, i18n } = useTranslation('doctor');
  const { data: damage } = useDamage();
  if (!damage) return null;
  const { problem, backup } = damage;
  return (
    <WorkSurface>
      <section role="alert" aria-label={t('damage.label')}>
        <HomeNotice
          picture="compass"
          tone="severe"
          text={
            backup === null
              ? t('damage.withoutBackup', { problem })
              : t('damage.withBackup', {
                  ...{ problem, name: backup.name },
                  when: momentText(backup.createdAt, i18n.language),
                })
          }
        >
          <HomeNoticeLink part="host/backups" text={t('damage.open')} />
        </HomeNotice>
      </section>
    </WorkSurface>
  );
}
