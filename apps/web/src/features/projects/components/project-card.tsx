import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import type { ShelfProject } from '../shelf/shelf.ts';
import { ConceptList } from './concept-list.tsx';
import styles from './project-card.module.css';
import { ProjectFacts } from './project-facts.tsx';

export interface ProjectCardProps {
  readonly entry: ShelfProject;
  /** Whether a check of it waits on this device for the host. */
  readonly isWaiting: boolean;
  /** Whether it is the one to go on with. */
  readonly isNext: boolean;
}

/** What a project is about, what it teaches, how far it has come, and the way into it (spec 2). */
export function ProjectCard({ entry, isWaiting, isNext }: ProjectCardProps) {
  const { t } = useTranslation('projects');
  const titleId = useId();
  const { project, record } = entry;
  const { id, title, description, concepts, picture } = project;
  const isDone = record?.completed === true;
  return (
    <li className={styles.card} data-subject="ai">
      <div className={styles.band}>
        <Picture name={picture} of="projects" size="4.75rem" />
        {isDone && (
          <span className={styles.done}>
            <Picture name="check-mark-button" size={22} />
            {t('card.done')}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title} lang={CONTENT_LANGUAGE}>
            {title}
          </h3>
          <ListenButton title={title} text={`${title}. ${description}`} lang={CONTENT_LANGUAGE} />
        </div>
        <ProjectFacts project={project} />
        <p className={styles.description} lang={CONTENT_LANGUAGE}>
          {description}
        </p>
        <ConceptList concepts={concepts} />
      </div>
      <p className={styles.score}>
        {record?.checked && <span>{t('card.score', { score: record.score })}</span>}
        {isWaiting && <span className={styles.waiting}>{t('card.waiting')}</span>}
      </p>
      <LinkButton
        to="/ai-coding"
        search={{ project: id }}
        variant={isNext ? 'cta' : isDone ? 'default' : 'subject'}
        fullWidth
        aria-describedby={titleId}
      >
        {t(isDone ? 'card.review' : 'card.start')}
      </LinkButton>
    </li>
  );
}
