import type { TodaysLesson } from '@lamplight/domain/lessons';
import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Decoration } from '../../../ui/scene/decoration.tsx';
import { LazyScene } from '../../../ui/scene/lazy-scene.tsx';
import { PaperGuide } from '../../../ui/scene/paper-guide.tsx';
import { subjectOfCategory } from '../../../ui/subject/subjects.ts';
import type { LanternState } from '../day/day-moment.ts';
import { coverOf } from '../day/home-scenes.ts';
import { LanternBase, LanternRoof, LanternStar } from './lantern-parts.tsx';
import styles from './lantern-tile.module.css';

export interface LanternTileProps {
  readonly lesson: TodaysLesson;
  readonly state: LanternState;
}

/** How long after a lesson its lantern is seen to fill with light, in milliseconds: the way home takes no longer. */
const FRESH_MS = 60_000;

/** A lesson of today as a lantern with its scene in it; a touch anywhere on it opens the lesson. */
export function LanternTile({ lesson, state }: LanternTileProps) {
  const { t } = useTranslation(['dashboard', 'shell']);
  const { title, description, language, completedAt, opens } = lesson;
  const subject = subjectOfCategory(lesson.category);
  const isFresh = completedAt !== null && Date.now() - Date.parse(completedAt) < FRESH_MS;
  return (
    <li className={styles.item} data-state={state} data-fresh={isFresh}>
      <Link to="/lessons" search={{ lesson: opens }} className={styles.lantern}>
        <LanternRoof />
        <span className={styles.window}>
          <Decoration>
            <LazyScene scene={coverOf(lesson)} />
          </Decoration>
        </span>
        <LanternBase />
        <span className={styles.plate} data-subject={subject}>
          {t(`shell:subjects.${subject}`)}
          <VisuallyHidden>
            {': '}
            <span lang={language}>{title}</span>, {t(`camp.state.${state}`)}
          </VisuallyHidden>
        </span>
        {state === 'done' && lesson.star === 'earned' && <LanternStar />}
      </Link>
      {state === 'next' && (
        <span className={styles.guide}>
          <PaperGuide does="point" />
        </span>
      )}
      <ListenButton
        className={styles.listen}
        title={title}
        text={`${title}. ${description}`}
        lang={language}
      />
    </li>
  );
}
