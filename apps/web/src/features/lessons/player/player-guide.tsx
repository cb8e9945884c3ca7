import type { LessonStar, StepTask } from '@lamplight/domain/lessons';
import type { GuideState } from '@lamplight/domain/scenes';
import { useTranslation } from 'react-i18next';
import { Guide } from '../../../ui/scene/guide.tsx';
import styles from './lesson-player.module.css';

export interface PlayerGuideProps {
  readonly task: StepTask | null;
  readonly isDone: boolean;
  /** Whether nothing more is to be answered. */
  readonly isOver: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Of what was shown, on the last page. */
  readonly star: LessonStar;
  /** Whether the lesson has been completed before. */
  readonly isCompleted: boolean;
  /** Whether the page turns by itself when it has been read. */
  readonly turnsAlone: boolean;
  /** Whether a page is for readers alone, who need no word about it. */
  readonly isSilent: boolean;
}

/**
 * The guide beside a step: it listens along, asks, waits and is glad, and says what to do next. How pages are turned it
 * says once: said on each of them it would nag, and hide what is to be seen.
 */
export function PlayerGuide(props: PlayerGuideProps) {
  const { t } = useTranslation('lessons');
  if (props.task === null && !props.isLast && props.isSilent) return null;
  return (
    <div className={styles.guide}>
      <Guide does={bearing(props)} line={isKnown(props) ? undefined : t(lineKey(props))} />
    </div>
  );
}

/** Whether there is nothing new to say: a page is turned like the first one, a lesson was finished before. */
function isKnown({ task, isFirst, isLast, isCompleted }: PlayerGuideProps): boolean {
  if (isLast) return isCompleted;
  return task === null && !isFirst;
}

function bearing({ task, isDone, isOver, isLast }: PlayerGuideProps): GuideState {
  if (isLast) return 'glad';
  if (task === null) return 'listen';
  if (isDone) return 'glad';
  if (isOver) return 'point';
  return task.kind === 'activity' ? 'wait' : 'ask';
}

function lineKey({ task, isDone, isOver, isLast, star, turnsAlone, isSilent }: PlayerGuideProps) {
  if (isLast) return endKey(star, isSilent);
  if (task === null) return turnsAlone ? 'guide.listen' : 'guide.words';
  if (isDone) return turnsAlone ? 'guide.glad' : 'guide.done';
  if (isOver) return 'guide.on';
  return task.kind === 'activity' ? 'guide.activity' : 'guide.task';
}

/** What the guide says at the end; readers see for themselves which button there is. */
export function endKey(star: LessonStar, isSilent: boolean) {
  if (star === 'waiting') return 'guide.waiting';
  return isSilent ? 'guide.reached' : 'guide.end';
}
