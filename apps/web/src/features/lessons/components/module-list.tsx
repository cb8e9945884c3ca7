import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
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
      <QueryState
        query={modules}
        count={4}
        loading={t('modules.loading')}
        failed={t('modules.failed')}
      />
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
