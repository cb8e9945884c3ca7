import { lessonStar, type ShownObjective, type StepTask } from '@lamplight/domain/lessons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../../../ui/acts/rules/tone.ts';
import styles from './finish-page.module.css';
import { FinishStar } from './finish-star.tsx';
import { ObjectiveLine } from './objective-line.tsx';
import type { PlayedLesson } from './played-lesson.ts';
import { useStarWords } from './use-star-words.ts';

export interface FinishPageProps {
  readonly lesson: PlayedLesson;
  readonly objectives: readonly ShownObjective[];
  /** Leads to a task that can show what was not shown. */
  readonly onShow: (task: StepTask) => void;
  /** The way to complete the lesson. */
  readonly children: ReactNode;
}

/**
 * The last page: the star for what was shown in the acts, and for each objective that was not a way to show it, which
 * comes before the way out; once all was shown, the way out is first.
 */
export function FinishPage({ lesson, objectives, onShow, children }: FinishPageProps) {
  const { t } = useTranslation('lessons');
  const starWords = useStarWords(lesson.band);
  const tone = toneOf(lesson.band);
  const isLittle = tone === 'little';
  const star = lessonStar(objectives);
  const words = starWords(objectives);
  const next = objectives.find(({ shown }) => shown === false);
  return (
    <div className={styles.finish}>
      <div className={styles.head}>
        {star !== 'none' && <FinishStar isEarned={star === 'earned'} />}
        <div>
          <h3 className={styles.title}>
            {isLittle ? words || t('finish.little') : t('finish.title')}
          </h3>
          {!isLittle && words !== '' && <p className={styles.sum}>{words}</p>}
        </div>
      </div>
      {star !== 'waiting' && children}
      <section className={styles.part}>
        <h4 className={styles.heading}>{isLittle ? t('finish.stars') : t('lesson.objectives')}</h4>
        <ul className={styles.objectives}>
          {objectives.map((one) => (
            <ObjectiveLine
              key={one.objective}
              shown={one}
              language={lesson.language}
              tone={tone}
              isNext={one === next}
              onShow={onShow}
            />
          ))}
        </ul>
      </section>
      {star === 'waiting' && children}
    </div>
  );
}
