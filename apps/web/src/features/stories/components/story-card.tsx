import type { BibleStory } from '@lamplight/domain/stories';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './story-card.module.css';

export interface StoryCardProps {
  readonly story: BibleStory;
  /** Whether it is the first that was not read yet. */
  readonly isNext: boolean;
}

/** What a story is about and how long it takes, whether it was read, and the way into it. */
export function StoryCard({ story, isNext }: StoryCardProps) {
  const { t } = useTranslation('stories');
  const titleId = useId();
  const { id, title, summary, character, reference, duration, isCompleted } = story;
  return (
    <li className={styles.card} data-subject="bible" data-done={isCompleted}>
      <div className={styles.band}>
        <Picture name={story.picture} size="5.5rem" />
        {isCompleted && (
          <span className={styles.done}>
            <Picture name="check-mark-button" size={22} />
            {t('list.done')}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title} lang={CONTENT_LANGUAGE}>
            {title}
          </h3>
          <ListenButton title={title} text={`${title}. ${summary}`} lang={CONTENT_LANGUAGE} />
        </div>
        <p className={styles.facts}>
          <span lang={CONTENT_LANGUAGE}>{character}</span>
          <span lang={CONTENT_LANGUAGE}>{reference}</span>
          <span>{t('list.minutes', { count: duration })}</span>
        </p>
        <p className={styles.summary} lang={CONTENT_LANGUAGE}>
          {summary}
        </p>
      </div>
      <LinkButton
        to="/bible-study"
        search={{ story: id }}
        variant={isNext ? 'cta' : isCompleted ? 'default' : 'subject'}
        fullWidth
        aria-describedby={titleId}
      >
        {t(isCompleted ? 'list.again' : 'list.read')}
      </LinkButton>
    </li>
  );
}
