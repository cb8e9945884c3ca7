import { useTranslation } from 'react-i18next';
import { HomeNotice } from '../../ui/home-notice/home-notice.tsx';
import { HomeNoticeLink } from '../../ui/home-notice/home-notice-link.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { useAlerts } from './safety.queries.ts';

/**
 * Says above an adult's home that ordinary alerts wait, without a name: others may see the screen. It leads
 * to the tab of the home that holds the desk. Of urgent ones every page says so.
 */
export function SafetyNotice() {
  const { t } = useTranslation('safety');
  const { data: alerts } = useAlerts();
  const waiting = alerts?.filter(({ acknowledged }) => acknowledged === null) ?? [];
  // The bar over every page leads to the same desk while an urgent one waits.
  if (waiting.length === 0 || waiting.some(({ level }) => level === 'severe')) return null;
  return (
    <WorkSurface>
      <div role="status">
        <HomeNotice
          picture="shield"
          tone="standard"
          text={t('notice.standard', { count: waiting.length })}
        >
          <HomeNoticeLink part="care" text={t('notice.open')} />
        </HomeNotice>
      </div>
    </WorkSurface>
  );
}
