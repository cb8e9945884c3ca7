import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { PictureCard } from '../../../ui/picture-card/picture-card.tsx';
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
  const { project, record } = entry;
  const { id, title, description, concepts, picture } = project;
  const isDone = record?.completed === true;
  return (
    <PictureCard
      subject="ai"
      picture={{ name: picture, of: 'projects' }}
      badge={isDone ? { kind: 'done', text: t('card.done') } : null}
      title={title}
      description={description}
      facts={<ProjectFacts project={project} />}
      way={(titleId) => (
        <>
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
        </>
      )}
    >
      <ConceptList concepts={concepts} />
    </PictureCard>
  );
}
