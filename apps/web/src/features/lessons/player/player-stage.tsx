import { SceneStage } from '../../../ui/scene/scene-stage.tsx';
import { LessonPictures } from '../components/lesson-pictures.tsx';
import styles from './lesson-player.module.css';
import { hasGuide } from './pages.ts';
import type { PlayedLesson } from './played-lesson.ts';

export interface PlayerStageProps {
  readonly lesson: PlayedLesson;
  /** Index of the scene on the stage; null for none. */
  readonly scene: number | null;
}

/** The scene of a step. Where none is set, the pictures of the lesson stand there for children, and nothing for others. */
export function PlayerStage({ lesson, scene }: PlayerStageProps) {
  const illustration = scene === null ? undefined : lesson.illustrations[scene];
  if (illustration !== undefined) {
    return (
      <div className={styles.stage}>
        <SceneStage illustration={illustration} language={lesson.language} />
      </div>
    );
  }
  if (!hasGuide(lesson.band)) return null;
  return (
    <div className={styles.stage} data-bare="true">
      <LessonPictures names={lesson.pictures} />
    </div>
  );
}
