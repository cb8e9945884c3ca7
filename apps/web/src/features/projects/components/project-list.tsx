import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useOutboxState } from '../../../app/outbox/use-outbox.ts';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeletons } from '../../../ui/states/skeletons.tsx';
import { pendingChecks } from '../pending-calls.ts';
import { summaryOf } from '../shelf/shelf.ts';
import { useShelf } from '../shelf/use-shelf.ts';
import { ProgressMissing } from './progress-missing.tsx';
import { ProgressSummary } from './progress-summary.tsx';
import { ProjectCard } from './project-card.tsx';
import styles from './project-list.module.css';

/** The grid: how far somebody has come, and every project as a card (spec 2). */
export function ProjectList({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('projects');
  const { shelf, failure } = useShelf(user);
  const waiting = pendingChecks(useOutboxState().waiting, user.id);
  if (shelf === undefined) return <Skeletons count={6} label={t('list.loading')} />;
  const [next] = shelf;
  return (
    <>
      {failure === null ? (
        <ProgressSummary summary={summaryOf(shelf)} />
      ) : (
        <ProgressMissing onRetry={failure.retry} />
      )}
      <Section title={t('list.heading')}>
        {shelf.length === 0 && <EmptyState picture="robot" text={t('list.none')} />}
        <ul className={styles.list}>
          {shelf.map((entry) => (
            <ProjectCard
              key={entry.project.id}
              entry={entry}
              isWaiting={waiting.has(entry.project.id)}
              isNext={entry === next && entry.record?.completed !== true}
            />
          ))}
        </ul>
      </Section>
    </>
  );
}
