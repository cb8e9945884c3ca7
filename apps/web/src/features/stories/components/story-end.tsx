import type { BibleStory } from '@lamplight/domain/stories';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SpokenArrival } from '../../../ui/read-aloud/spoken-arrival.tsx';
import { nextStory } from '../next-story.ts';
import styles from './story-end.module.css';

export interface StoryEndProps {
  readonly story: BibleStory;
  readonly all: readonly BibleStory[];
}

/** A kind word at the end of a story, what it leaves with its reader, and the story that comes next. */
export function StoryEnd({ story, all }: StoryEndProps) {
  const { t, i18n } = useTranslation(['stories', 'shell']);
  const next = nextStory(all, story.id);
  // One voice speaks one language.
  const lesson = story.language === i18n.language ? [story.lesson] : [];
  return (
    <div className={styles.view} data-subject="bible">
      <section className={styles.end}>
        <Picture name={story.picture} size="6rem" className={styles.picture} />
        <h1 className={styles.title}>{t('end.title')}</h1>
        <p className={styles.text}>{t('end.text', { title: story.title })}</p>
        <SpokenArrival text={[t('end.title'), ...lesson, t('shell:read.home')].join(' ')} />
        <div className={styles.lesson}>
          <p lang={story.language}>{story.lesson}</p>
          <ListenButton title={story.title} text={story.lesson} lang={story.language} />
        </div>
      </section>
      {next === null ? (
        <p className={styles.text}>{t('end.everyStory')}</p>
      ) : (
        <section className={styles.next}>
          <Picture name={next.picture} size="4.5rem" />
          <div className={styles.words}>
            <p className={styles.label}>{t('end.next')}</p>
            <div className={styles.nameLine}>
              <h2 className={styles.name} lang={next.language}>
                {next.title}
              </h2>
              <ListenButton
                title={next.title}
                text={`${next.title}. ${next.summary}`}
                lang={next.language}
              />
            </div>
            <p className={styles.summary} lang={next.language}>
              {next.summary}
            </p>
          </div>
          <LinkButton to="/bible-study" search={{ story: next.id }} variant="cta" size="lg">
            {t('end.readNext')}
          </LinkButton>
        </section>
      )}
      <LinkButton to="/bible-study" search={{}} variant="default" size="lg">
        {t('reader.back')}
      </LinkButton>
    </div>
  );
}
