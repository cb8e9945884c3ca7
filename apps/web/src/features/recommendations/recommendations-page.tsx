import type { Activity, Recommendation } from '@lamplight/domain/recommendations';
import type { CurrentUser } from '@lamplight/domain/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { ForGrownUps } from '../../ui/grown-ups/for-grown-ups.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnReturn } from '../../ui/shell/use-focus-on-return.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ageGroupOf } from './age-group.ts';
import { ActivityRunner } from './components/activity-runner.tsx';
import { Insights } from './components/insights.tsx';
import { RecommendationList } from './components/recommendation-list.tsx';
import { RefreshButton } from './components/refresh-button.tsx';

/** Recommendations with what they rest on, or the activity of one of them (spec 2, Recommendations). */
export function RecommendationsPage() {
  const { t } = useTranslation('recommendations');
  const { user } = useSession();
  if (user === null) {
    return (
      <Page tabTitle={t('tabTitle')} width="narrow">
        <EmptyState picture="key" text={t('signedOut')} />
      </Page>
    );
  }
  return <OwnRecommendations key={user.id} user={user} />;
}

interface Started {
  readonly recommendation: Recommendation;
  readonly activity: Activity;
}

function OwnRecommendations({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('recommendations');
  const [started, setStarted] = useState<Started | null>(null);
  const [forGrownUps, setForGrownUps] = useState(false);
  const group = ageGroupOf(user.age);
  const isYoung = group === 'young';
  useFocusOnReturn(started !== null);

  if (started !== null) {
    return (
      <Page tabTitle={t('tabTitle')} width="narrow">
        <ActivityRunner {...started} user={user} onClose={() => setStarted(null)} />
      </Page>
    );
  }
  return (
    <Page
      tabTitle={t('tabTitle')}
      title={t(`heading.${group}`)}
      subtitle={t(`subtitle.${group}`)}
      actions={<RefreshButton />}
    >
      {!isYoung && <Insights />}
      <RecommendationList group={group} plain={isYoung && !forGrownUps} onStarted={setStarted} />
      {/* A small child looks for something to do; kinds and numbers are for whoever reads them. */}
      {isYoung && (
        <ForGrownUps open={forGrownUps} onToggle={() => setForGrownUps((open) => !open)} />
      )}
      {isYoung && forGrownUps && <Insights />}
    </Page>
  );
}
