import { useTranslation } from 'react-i18next';
import { sizeText } from '../../lib/file-size.ts';
import { HomeNotice } from '../../ui/home-notice/home-notice.tsx';
import { HomeNoticeLink } from '../../ui/home-notice/home-notice-link.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { useShortDisk } from './doctor.queries.ts';

/** Says above the admins' home that the disk of the data fills up, in the doctor's words, and leads there. */
export function DiskNotice() {
  const { t, i18n } = useTranslation('doctor');
  const { data: disk } = useShortDisk();
  if (!disk) return null;
  const { name, state, values } = disk;
  const size = sizeText(Number(values.bytes ?? 0), i18n.language);
  return (
    <WorkSurface>
      <section role="status" aria-label={t('disk.label')}>
        <HomeNotice
          picture="compass"
          tone={state === 'problem' ? 'severe' : 'standard'}
          text={t(`findings.${name}`, { ...values, size })}
        >
          <HomeNoticeLink part="host/doctor" text={t('disk.open')} />
        </HomeNotice>
      </section>
    </WorkSurface>
  );
}
