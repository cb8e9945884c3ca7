import { type LessonDetail as Lesson, parseContent } from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconCards, IconMicrophone } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LessonFigure } from '../../../ui/figures/lesson-figure.tsx';
import { DifficultyBadge } from '../../../ui/lesson/difficulty-badge.tsx';
import { useSentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { ReadTextButton } from '../../../ui/reading/read-text-button.tsx';
import { readableText } from '../../../ui/reading/readable.ts';
import { ReadableContent, Sentences } from '../../../ui/reading/readable-content.tsx';
import { ReadingSheet } from '../../../ui/reading/reading-sheet.tsx';
import { SceneStage } from '../../../ui/scene/scene-stage.tsx';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import { subjectOfCategory } from '../../../ui/subject/subjects.ts';
import { guessesByBlock } from '../guesses.ts';
import { useAnswers } from '../player/answers.queries.ts';
import { useVisibleMinutes } from '../use-visible-minutes.ts';
import { Checks } from './checks.tsx';
import { CompleteLesson } from './complete-lesson.tsx';
import { Guess } from './guess.tsx';
import styles from './lesson-detail.module.css';
import { LessonPictures } from './lesson-pictures.tsx';

export interface LessonDetailProps {
  readonly lesson: Lesson;
  readonly user: CurrentUser;
  readonly onLeave: () => void;
  /** Shows the lesson step by step. */
  readonly onSteps: () => void;
  /** Opens the desk where a teacher reads the lesson aloud; undefined for everybody else. */
  readonly onRecord: (() => void) | undefined;
  /** Called two seconds after the lesson was completed. */
  readonly onCompleted: () => void;
}

/** A lesson as one page: its text, what it teaches, things to do, questions, and the way to finish it. */
export function LessonDetail(props: LessonDetailProps) {
  const { lesson, user, onLeave, onSteps, onRecord, onCompleted } = props;
  const { t } = useTranslation('lessons');
  const minutes = useVisibleMinutes();
  const answers = useAnswers(lesson, user.id);
  const subject = subjectOfCategory(lesson.category);
  const readable = useMemo(
    () => readableText(lesson.title, parseContent(lesson.content)),
    [lesson.title, lesson.content],
  );
  const reader = useSentenceReader(readable.sentences, lesson.language);

  const sceneBefore = (block: number) => {
    const illustration = lesson.illustrations.find((one) => one.block === block);
    return illustration && <SceneStage illustration={illustration} language={lesson.language} />;
  };
  const guesses = useMemo(() => guessesByBlock(lesson), [lesson]);
  const drawnBefore = (block: number) => (
    <>
      {guesses.get(block)?.map((act) => (
        <Guess key={act} lesson={lesson} userId={user.id} answers={answers} act={act} />
      ))}
      {block > 0 && sceneBefore(block)}
      {lesson.figures
        .filter((one) => one.block === block)
        .map(({ figure, alt }) => (
          <LessonFigure key={alt} figure={figure} alt={alt} />
        ))}
    </>
  );

  return (
    <ReadingSheet
      subject={subject}
      bar={
        <>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={onLeave}
          >
            {t('lesson.back')}
          </Button>
          <h1 className={styles.page}>{t('lesson.title')}</h1>
          <div className={styles.tools}>
            <ReadTextButton reader={reader} />
            {onRecord !== undefined && (
              <Button
                variant="default"
                leftSection={<IconMicrophone size={20} aria-hidden />}
                onClick={onRecord}
              >
                {t('player.record')}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconCards size={20} aria-hidden />}
              onClick={onSteps}
            >
              {t('player.stepByStep')}
            </Button>
          </div>
        </>
      }
      top={sceneBefore(0) ?? <LessonPictures names={lesson.pictures} />}
    >
      <header className={styles.head}>
        <SubjectBadge subject={subject} detail={t('lesson.day', { day: lesson.dayNumber })} />
        <h2 className={styles.title} lang={lesson.language}>
          <Sentences segments={readable.title} current={reader.current} word={reader.word} />
        </h2>
        <p className={styles.description} lang={lesson.language}>
          {lesson.description}
        </p>
        <div className={styles.facts}>
          <DifficultyBadge
            difficulty={lesson.difficulty}
            name={t(`difficulty.${lesson.difficulty}`)}
          />
          <span>{t('lessons.minutes', { count: lesson.estimatedMinutes })}</span>
        </div>
      </header>
      <ReadableContent
        blocks={readable.blocks}
        current={reader.current}
        word={reader.word}
        language={lesson.language}
        beforeBlock={drawnBefore}
      />
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('lesson.objectives')}</h3>
        <ul className={styles.objectives} lang={lesson.language}>
          {lesson.objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </section>
      {lesson.activities.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('lesson.activities')}</h3>
          <ul className={styles.activities} lang={lesson.language}>
            {lesson.activities.map(({ title, description }) => (
              <li key={title}>
                <h4 className={styles.activity}>{title}</h4>
                <p className={styles.steps}>{description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Checks lesson={lesson} userId={user.id} answers={answers} />
      <CompleteLesson lesson={lesson} user={user} minutes={minutes} onClose={onCompleted} />
    </ReadingSheet>
  );
}
