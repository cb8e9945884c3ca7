import { useTranslation } from 'react-i18next';
import { dateText } from '../../lib/dates.ts';
import { HomeNotice } from '../../ui/home-notice/home-notice.tsx';
import { HomeNoticeLink } from '../../ui/home-notice/home-notice-link.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { useOldVersion } from './doctor.queries.ts';

/** Says above the admins' home that it is time to look for a newer version, and leads to how to update. */
export function VersionNotice() {
  const { t, i18n } = useTranslation('doctor');
  const { data: version } = useOldVersion();
  if (!version) return null;
  const { values } = version;
  const date = dateText(String(values.date), i18n.language);
  return (
    <WorkSurface>
      <section role="status" aria-label={t('version.label')}>
        <HomeNotice
          picture="light-bulb"
          tone="standard"
          text={t('version.text', { ...values, date })}
        >
          <HomeNoticeLink part="host/doctor" text={t('version.open')} />
        </HomeNotice>
      </section>
    </WorkSurface>
  );
}
