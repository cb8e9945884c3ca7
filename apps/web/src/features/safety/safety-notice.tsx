import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { HomeNotice } from '../../ui/home-notice/home-notice.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { useAlerts } from './safety.queries.ts';

/**
 * Says above an adult's home that alerts wait, without a name: others may see the screen. It leads to
 * the tab of the home that holds the desk.
 */
export function SafetyNotice() {
  const { t } = useTranslation('safety');
  const { data: alerts } = useAlerts();
  const waiting = alerts?.filter(({ acknowledged }) => acknowledged === null) ?? [];
  if (waiting.length === 0) return null;
  const isSevere = waiting.some(({ level }) => level === 'severe');
  return (
    <WorkSurface>
      <div role="status">
        <HomeNotice
          picture="shield"
          tone={isSevere ? 'severe' : 'standard'}
          text={t(isSevere ? 'notice.severe' : 'notice.standard', { count: waiting.length })}
        >
          <Button
            component={Link}
            to="."
            hash="care"
            resetScroll={false}
            hashScrollIntoView={false}
            variant="default"
          >
            {t('notice.open')}
          </Button>
        </HomeNotice>
      </div>
    </WorkSurface>
  );
}
