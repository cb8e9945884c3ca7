import type { ExperimentCategory } from '@lamplight/domain/experiments';
import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useExperiments } from '../experiments.queries.ts';
import { categoriesOf, toDoFirst } from '../list-order.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ExperimentCard } from './experiment-card.tsx';
import styles from './experiment-list.module.css';

export interface ExperimentListProps {
  readonly user: CurrentUser;
  readonly category: ExperimentCategory | undefined;
}

/** The experiments of a child: what is left to do first, the next one stands out. */
export function ExperimentList({ user, category }: ExperimentListProps) {
  const { t } = useTranslation('experiments');
  const experiments = useExperiments(user.id);
  const all = experiments.data ?? [];
  const categories = categoriesOf(all);
  // A category that is no longer there hides nothing.
  const chosen = category !== undefined && categories.includes(category) ? category : undefined;
  const shown = toDoFirst(all).filter((one) => chosen === undefined || one.category === chosen);
  const next = shown.find(({ isCompleted }) => !isCompleted);
  const done = all.filter(({ isCompleted }) => isCompleted).length;
  return (
    <Section
      title={t('list.heading')}
      actions={done > 0 && <span className={styles.count}>{t('list.count', { count: done })}</span>}
    >
      <QueryState
        query={experiments}
        count={6}
        loading={t('list.loading')}
        failed={t('list.failed')}
      />
      {experiments.data?.length === 0 && (
        <EmptyState
          picture="test-tube"
          text={t('list.none')}
          action={<LinkButton to="/">{t('list.home')}</LinkButton>}
        />
      )}
      {all.length > 0 && (
        <>
          <CategoryFilter categories={categories} chosen={chosen} />
          <ul className={styles.list}>
            {shown.map((experiment) => (
              <ExperimentCard
                key={experiment.id}
                experiment={experiment}
                isNext={experiment.id === next?.id}
              />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
