import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeletons } from '../../../ui/states/skeletons.tsx';
import { useModules } from '../lessons.queries.ts';
import { ModuleCard } from './module-card.tsx';
import styles from './module-list.module.css';

export interface ModuleListProps {
  /** The module whose lessons are shown. */
  readonly openModule: number | undefined;
  readonly user: CurrentUser;
}

/** 'Your Learning Journey': every module, one of them open. */
export function ModuleList({ openModule, user }: ModuleListProps) {
  const { t } = useTranslation('lessons');
  const modules = useModules();
  return (
    <Section title={t('modules.heading')}>
      <p className={styles.intro}>{t('modules.text')}</p>
      {modules.isPending && <Skeletons count={4} label={t('modules.loading')} />}
      {modules.isError && (
        <ErrorState
          error={modules.error}
          title={t('modules.failed')}
          onRetry={() => void modules.refetch()}
        />
      )}
      {modules.data?.length === 0 && (
        <EmptyState
          picture="books"
          text={t('modules.none')}
          action={<LinkButton to="/">{t('modules.home')}</LinkButton>}
        />
      )}
      {modules.data !== undefined && modules.data.length > 0 && (
        <ul className={styles.list}>
          {modules.data.map((module) => (
            <ModuleCard
              key={module.id}
              module={module}
              open={module.id === openModule}
              user={user}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
