import type { Activity, Recommendation } from '@lamplight/domain/recommendations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { AgeGroup } from '../age-group.ts';
import { useRecommendations } from '../recommendations.queries.ts';
import { isUnder, TABS, type TabName } from '../tab-filter.ts';
import { useRecommendationActions } from '../use-recommendation-actions.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import styles from './recommendation-list.module.css';
import { RefreshButton } from './refresh-button.tsx';

/** Placeholders while the recommendations are on their way (spec 2, Recommendations). */
const PLACEHOLDERS = 3;

const PICTURES: Readonly<Record<TabName, UiPicture>> = {
  all: 'compass',
  priority: 'glowing-star',
  content: 'books',
  timing: 'alarm-clock',
  support: 'people-hugging',
};

export interface RecommendationListProps {
  readonly group: AgeGroup;
  /** Only what there is to do: without kinds and numbers. */
  readonly plain: boolean;
  readonly onStarted: (started: { recommendation: Recommendation; activity: Activity }) => void;
}

/** The recommendations under their tabs, or what stands in their place. */
export function RecommendationList({ group, plain, onStarted }: RecommendationListProps) {
  const { t } = useTranslation('recommendations');
  const [open, setOpen] = useState<TabName>('all');
  const query = useRecommendations();
  const actions = useRecommendationActions(onStarted);
  const list = query.data;
  if (list === undefined) {
    return (
      <QueryState
        query={query}
        count={PLACEHOLDERS}
        loading={t('loading')}
        failed={t('failed.list')}
      />
    );
  }
  const cardsUnder = (tab: TabName) => list.filter((each) => isUnder(tab, each));
  const contentOf = (tab: TabName) =>
    cardsUnder(tab).length === 0 ? (
      <EmptyState
        picture="camping"
        title={t('empty.title')}
        text={t(tab === 'all' ? 'empty.all' : 'empty.some')}
        action={<RefreshButton look="checkAgain" />}
      />
    ) : (
      <ul className={styles.cards}>
        {cardsUnder(tab).map((recommendation) => (
          <RecommendationCard
            key={recommendation.id}
            recommendation={recommendation}
            group={group}
            plain={plain}
            starting={actions.starting}
            onStart={() => actions.start(recommendation)}
            onReject={() => actions.reject(recommendation)}
            onJudge={(feedback) => actions.judge(recommendation, feedback)}
          />
        ))}
      </ul>
    );
  if (plain) return <Section title={t('list')}>{contentOf('all')}</Section>;
  return (
    <Section title={t('list')}>
      <Tabs
        label={t('tabs.label')}
        open={open}
        onOpen={setOpen}
        tabs={TABS.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          picture: PICTURES[name],
          content: contentOf(name),
        }))}
      />
    </Section>
  );
}
