import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx';
import { SpokenArrival } from '../../../ui/read-aloud/spoken-arrival.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useStories } from '../stories.queries.ts';
import { StoryCard } from './story-card.tsx';
import styles from './story-list.module.css';

/** Every story as a card, in the order of the Bible's story; the first unread one stands out. */
export function StoryList({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('stories');
  const stories = useStories(user.id);
  const list = stories.data ?? [];
  const done = list.filter(({ isCompleted }) => isCompleted).length;
  const next = list.find(({ isCompleted }) => !isCompleted);
  const progress = t('list.progress', { done, total: list.length });
  return (
    <Section title={t('list.heading')}>
      <QueryState query={stories} count={6} loading={t('list.loading')} failed={t('list.failed')} />
      {stories.data?.length === 0 && (
        <EmptyState
          picture="books"
          text={t('list.none')}
          action={<LinkButton to="/">{t('list.home')}</LinkButton>}
        />
      )}
      {list.length > 0 && (
        <>
          <SpokenArrival text={t('list.tap')} />
          <div className={styles.progress}>
            <ProgressBar percent={(100 * done) / list.length} label={progress} subject="bible" />
            <span className={styles.count}>{progress}</span>
          </div>
          <ul className={styles.list}>
            {list.map((story) => (
              <StoryCard key={story.id} story={story} isNext={story.id === next?.id} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
