import { type LessonDetail as Lesson, parseContent } from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DifficultyBadge } from '../../../ui/lesson/difficulty-badge.tsx';
import { useSentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { ReadTextButton } from '../../../ui/reading/read-text-button.tsx';
import { readableText } from '../../../ui/reading/readable.ts';
import { ReadableContent, Sentences } from '../../../ui/reading/readable-content.tsx';
import { ReadingSheet } from '../../../ui/reading/reading-sheet.tsx';
import { SceneStage } from '../../../ui/scene/scene-stage.tsx';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import { subjectOfCategory } from '../../../ui/subject/subjects.ts';
import { useStartLesson } from '../lessons.queries.ts';
import { Checks } from './checks.tsx';
import { CompleteLesson } from './complete-lesson.tsx';
import styles from './lesson-detail.module.css';
import { LessonPictures } from './lesson-pictures.tsx';

export interface LessonDetailProps {
  readonly lesson: Lesson;
  readonly user: CurrentUser;
}

/** A lesson that is open: its text, what it teaches, things to do, questions, and the way to finish it. */
export function LessonDetail({ lesson, user }: LessonDetailProps) {
  const { t } = useTranslation('lessons');
  const navigate = useNavigate();
  const subject = subjectOfCategory(lesson.category);
  const readable = useMemo(
    () => readableText(lesson.title, parseContent(lesson.content)),
    [lesson.title, lesson.content],
  );
  const reader = useSentenceReader(readable.sentences, lesson.language);
  useLessonStart(lesson);

  const { moduleId } = lesson;
  const backToModule = useCallback(
    (replace: boolean) => navigate({ to: '/lessons', search: { module: moduleId }, replace }),
    [navigate, moduleId],
  );
  const finish = useCallback(() => void backToModule(true), [backToModule]);

  const sceneBefore = (block: number) => {
    const illustration = lesson.illustrations.find((one) => one.block === block);
    return illustration && <SceneStage illustration={illustration} language={lesson.language} />;
  };

  return (
    <ReadingSheet
      subject={subject}
      bar={
        <>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={() => void backToModule(false)}
          >
            {t('lesson.back')}
          </Button>
          <h1 className={styles.page}>{t('lesson.title')}</h1>
          <ReadTextButton reader={reader} />
        </>
      }
      top={sceneBefore(0) ?? <LessonPictures names={lesson.pictures} />}
    >
      <header className={styles.head}>
        <SubjectBadge subject={subject} detail={t('lesson.day', { day: lesson.dayNumber })} />
        <h2 className={styles.title} lang={lesson.language}>
          <Sentences segments={readable.title} current={reader.current} />
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
        language={lesson.language}
        beforeBlock={(block) => block > 0 && sceneBefore(block)}
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
      <Checks lesson={lesson} />
      <CompleteLesson lesson={lesson} user={user} onClose={finish} />
    </ReadingSheet>
  );
}

/** Sends the lesson-start call when a lesson that is not completed opens, once (spec 4). */
function useLessonStart({ id, status }: Lesson): void {
  const { mutate } = useStartLesson();
  const started = useRef<number>(null);
  useEffect(() => {
    if (status !== 'unlocked' || started.current === id) return;
    started.current = id;
    mutate({ lessonId: id });
  }, [id, status, mutate]);
}
