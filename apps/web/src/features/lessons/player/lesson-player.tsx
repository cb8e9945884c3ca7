import { lessonStar, playsInScene, shownObjectives } from '@lamplight/domain/lessons';
import type { HeardRecordings } from '@lamplight/domain/recordings';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchScenes } from '../../../ui/scene/lazy-scene.tsx';
import { useSounds } from '../../../ui/sounds/use-sounds.ts';
import type { Answers } from './answers.ts';
import { FinishPage } from './finish-page.tsx';
import styles from './lesson-player.module.css';
import { hasGuide, hasStage, headingOf, pageOf, pageOfTask, pagesOf, startOf } from './pages.ts';
import type { PlayedLesson } from './played-lesson.ts';
import { PlayerBar } from './player-bar.tsx';
import { PlayerControls } from './player-controls.tsx';
import { endKey, PlayerGuide } from './player-guide.tsx';
import { ResumeNote } from './resume-note.tsx';
import { readableStep } from './spoken-page.ts';
import { StepBar } from './step-bar.tsx';
import { StepPage } from './step-page.tsx';
import { taskKey } from './task-key.ts';
import { usePageKeys } from './use-page-keys.ts';
import { usePlace } from './use-place.ts';
import { usePlayerVoice } from './use-player-voice.ts';
import { useRoomAbove } from './use-room-above.ts';
import { useStarWords } from './use-star-words.ts';
import { useTaskWords } from './use-task-words.ts';
import { useTurnedPage } from './use-turned-page.ts';

export interface LessonPlayerProps {
  readonly lesson: PlayedLesson;
  readonly userId: number;
  /** The page on which the reader stopped. */
  readonly place: number;
  /** The step that the address names, counted from 1. */
  readonly step: number | undefined;
  readonly answers: Answers;
  /** Steps that a teacher or a parent has read aloud; undefined while nobody knows. */
  readonly recordings: HeardRecordings | undefined;
  /** Told of every page that is turned to. */
  readonly onPlace: (page: number) => void;
  /** Leads to a page of the lesson, counted from 0. */
  readonly onPage: (page: number) => void;
  /** Undefined where there is nowhere to go to. */
  readonly onLeave: (() => void) | undefined;
  readonly onOnePage: (() => void) | undefined;
  /** Opens the desk where a teacher reads the lesson aloud; undefined for everybody else. */
  readonly onRecord: (() => void) | undefined;
  /** The way to complete the lesson, on the last page. */
  readonly children: ReactNode;
}

/** A lesson as a play: one step at a time, with something to do in it, and back at any time. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { lesson, userId, step: asked, answers, recordings, onPage, onPlace, onLeave } = props;
  const { t, i18n } = useTranslation('lessons');
  const play = useSounds();
  const { band, language } = lesson;
  const { steps, count } = useMemo(() => pagesOf(lesson), [lesson]);
  // Where it opened stays where it opened, whatever is learned of places later.
  const [start] = useState(() => startOf(lesson, props.place, count));
  const page = pageOf(asked, start, count);
  const [furthest, setFurthest] = useState(page);
  const seen = Math.max(furthest, page, lesson.status === 'completed' ? count - 1 : 0);
  /** Tasks that were done rightly since the lesson was opened, by `taskKey`. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  /** The page of a task that is done once more, to show what was not shown: from there it goes back to the end. */
  const [anew, setAnew] = useState<number | null>(null);
  const [turnedFrom, setTurnedFrom] = useState(page);
  if (turnedFrom !== page) {
    setTurnedFrom(page);
    // Whoever comes to that page again, comes to it as to every other.
    if (turnedFrom === anew) setAnew(null);
  }
  /** The page whose task came to its end while it stood there. */
  const [overAt, setOverAt] = useState<number | null>(null);
  usePlace(page, onPlace);
  const { heading, way } = useTurnedPage(page);
  const player = useRoomAbove();
  useEffect(() => void fetchScenes(), []);

  const go = useCallback(
    (next: number) => {
      if (next < 0 || next >= count) return;
      play('step');
      setFurthest((before) => Math.max(before, next));
      setOverAt(null);
      onPage(next);
    },
    [count, onPage, play],
  );
  const isAnew = anew === page;
  const onNext = useCallback(() => go(isAnew ? count - 1 : page + 1), [go, isAnew, count, page]);
  const onBack = useCallback(() => go(page - 1), [go, page]);
  usePageKeys({ onNext, onBack });

  const step = steps[page];
  const isLast = step === undefined;
  const task = step?.task ?? null;
  const readable = useMemo(
    () => (step === undefined ? null : readableStep(lesson, step, page)),
    [lesson, step, page],
  );
  const objectives = shownObjectives(lesson);
  const star = lessonStar(objectives);
  const isDone = task === null || done.has(taskKey(task));
  const isOver = overAt === page;
  const taskWords = useTaskWords(lesson);
  const afterTask = isDone ? t('guide.done') : t('guide.on');
  const starWords = useStarWords(band);
  const farewell =
    hasGuide(band) && language === i18n.language
      ? [t(endKey(star, band !== 'kindergarten')), starWords(objectives)]
      : [];
  const voice = usePlayerVoice({
    recording: recordings?.find((one) => !isLast && one.step === page),
    isKnown: recordings !== undefined,
    spoken: isLast
      ? [...farewell, ...objectives.map(({ objective }) => objective)].filter((text) => text !== '')
      : [...(readable?.sentences ?? []), ...(task === null ? [] : taskWords(task))],
    ...{ language, band, waits: isLast || task !== null, onTurn: onNext },
    isOver,
    wayOn: language === i18n.language ? afterTask : '',
  });

  return (
    <div
      ref={player}
      className={styles.player}
      data-player
      data-band={band}
      data-subject={lesson.subject}
      data-page={isLast ? 'end' : task === null ? 'words' : 'task'}
      data-drawing={task?.kind === 'act' && lesson.acts[task.index]?.act.kind === 'draw'}
      data-stage={hasStage(lesson, step)}
      data-scened={task?.kind === 'act' && playsInScene(lesson, task.index)}
      data-figured={step?.items.some(({ kind }) => kind === 'figure') ?? false}
      data-way={way}
    >
      <PlayerBar
        voice={voice}
        onLeave={onLeave}
        onOnePage={props.onOnePage}
        onRecord={props.onRecord}
      >
        <StepBar count={count} page={page} seen={seen} onPage={go} />
      </PlayerBar>
      <StepPage
        key={`${page}-${isAnew}`}
        {...{ lesson, page, count, step, readable, voice, answers }}
        userId={userId}
        isAnew={isAnew}
        heading={heading}
        onDone={() => {
          if (task !== null) setDone((before) => new Set(before).add(taskKey(task)));
        }}
        onOver={() => setOverAt(page)}
        note={
          page === start && start > 0 && asked === undefined ? (
            <ResumeNote step={start + 1} onStart={() => go(0)} />
          ) : null
        }
      >
        <FinishPage
          lesson={lesson}
          objectives={objectives}
          onShow={(shown) => {
            const at = pageOfTask(steps, shown);
            setAnew(at);
            go(at);
          }}
        >
          {props.children}
        </FinishPage>
      </StepPage>
      {hasGuide(band) && (
        <PlayerGuide
          task={task}
          isDone={isDone}
          isOver={isOver}
          isFirst={page === 0}
          isLast={isLast}
          star={star}
          isCompleted={lesson.status === 'completed'}
          turnsAlone={voice.turns === true}
          isSilent={band !== 'kindergarten'}
        />
      )}
      <PlayerControls
        voice={voice}
        isReady={isDone || isOver}
        onBack={page === 0 ? null : onBack}
        onNext={isLast ? null : onNext}
        nextTitle={hasGuide(band) || isAnew ? undefined : nextTitleOf(steps[page + 1])}
      />
    </div>
  );
}

function nextTitleOf(step: ReturnType<typeof pagesOf>['steps'][number] | undefined) {
  return step === undefined ? undefined : headingOf(step);
}
