import type { LessonStep } from '@lamplight/domain/lessons';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadableText } from '../../../ui/reading/readable.ts';
import type { Answers } from './answers.ts';
import styles from './lesson-player.module.css';
import { hasStage } from './pages.ts';
import type { PlayedLesson } from './played-lesson.ts';
import { PlayerStage } from './player-stage.tsx';
import { StepHead } from './step-head.tsx';
import { StepTask } from './step-task.tsx';
import { StepWords } from './step-words.tsx';
import type { PlayerVoice } from './use-player-voice.ts';

export interface StepPageProps {
  readonly lesson: PlayedLesson;
  readonly userId: number;
  /** Counted from 0. */
  readonly page: number;
  readonly count: number;
  /** Undefined on the last page. */
  readonly step: LessonStep | undefined;
  readonly readable: ReadableText | null;
  readonly voice: PlayerVoice;
  readonly answers: Answers;
  readonly isAnew: boolean;
  /** Gets the focus when the page is turned. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onDone: () => void;
  readonly note: ReactNode;
  /** The last page. */
  readonly children: ReactNode;
}

/** What is on the screen at once: the stage, the words, something to do. */
export function StepPage(props: StepPageProps) {
  const { lesson, page, count, step, readable, voice, heading } = props;
  const { t } = useTranslation('lessons');

  const task = step?.task ?? null;
  const stands = hasStage(lesson, step);
  const scene = step === undefined ? lastScene(lesson) : step.scene;
  const illustration = scene === null ? undefined : lesson.illustrations[scene];
  return (
    <>
      {stands && <PlayerStage lesson={lesson} scene={scene} />}
      <div className={styles.side}>
        {page > 0 && <VisuallyHidden component="h1">{lesson.title}</VisuallyHidden>}
        {page === 0 && readable !== null && (
          <StepHead lesson={lesson} readable={readable} reader={voice.reader} />
        )}
        <VisuallyHidden component="h2" ref={heading} tabIndex={-1}>
          {t('player.step', { number: page + 1, total: count })}
        </VisuallyHidden>
        {props.note}
        {step !== undefined && readable !== null && (
          <StepWords lesson={lesson} step={step} readable={readable} reader={voice.reader} />
        )}
        {task !== null && (
          <StepTask
            lesson={lesson}
            userId={props.userId}
            task={task}
            stage={stands ? null : (illustration ?? null)}
            answers={props.answers}
            isAnew={props.isAnew}
            onDone={props.onDone}
            onSay={voice.say}
          />
        )}
        {step === undefined && props.children}
      </div>
    </>
  );
}

/** The last page stands before the last scene; null where there is none. */
function lastScene({ illustrations }: PlayedLesson): number | null {
  return illustrations.length === 0 ? null : illustrations.length - 1;
}
