import { playsInScene, type StepTask as Task } from '@lamplight/domain/lessons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { guessesByBlock } from '../guesses.ts';
import type { Answers } from '../player/answers.ts';
import { pagesOf } from '../player/pages.ts';
import type { PlayedText } from '../player/played-lesson.ts';
import { StepTask } from '../player/step-task.tsx';
import { taskKey } from '../player/task-key.ts';
import styles from './checks.module.css';

export interface ChecksProps {
  readonly lesson: PlayedText;
  readonly userId: number;
  readonly answers: Answers;
}

/** 'Check what you know': the lesson's questions and acts. Finishing the lesson never waits for them. */
export function Checks({ lesson, userId, answers }: ChecksProps) {
  const { t } = useTranslation('lessons');
  const asked = useMemo(() => askedIn(lesson), [lesson]);
  if (asked.length === 0) return null;
  return (
    <section className={styles.checks}>
      <div>
        <h3 className={styles.heading}>{t('checks.title')}</h3>
        <p className={styles.intro}>{t('checks.text')}</p>
      </div>
      {asked.map(({ task, scene }, index) => {
        const illustration = scene === null ? undefined : lesson.illustrations[scene];
        return (
          <div key={taskKey(task)} className={styles.question}>
            <p className={styles.number}>
              {t('checks.question', { number: index + 1, total: asked.length })}
            </p>
            <StepTask
              lesson={lesson}
              userId={userId}
              task={task}
              stage={
                task.kind === 'act' && playsInScene(lesson, task.index)
                  ? (illustration ?? null)
                  : null
              }
              answers={answers}
              isAnew={false}
              onDone={undefined}
              onSay={undefined}
            />
          </div>
        );
      })}
    </section>
  );
}

/** What is asked after a lesson's words, in its order: activities stand in a part of their own, and guesses before what tells them. */
function askedIn(lesson: PlayedText): { task: Task; scene: number | null }[] {
  const guesses = [...guessesByBlock(lesson).values()].flat();
  return pagesOf(lesson).steps.flatMap(({ task, scene }) => {
    if (task === null || task.kind === 'activity') return [];
    return task.kind === 'act' && guesses.includes(task.index) ? [] : [{ task, scene }];
  });
}
