import type { AssignedLessonDetail } from '@lamplight/domain/assignments';
import { parseContent } from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconCards } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarDayText } from '../../../lib/dates.ts';
import { DifficultyBadge } from '../../../ui/lesson/difficulty-badge.tsx';
import { useSentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { ReadTextButton } from '../../../ui/reading/read-text-button.tsx';
import { readableText } from '../../../ui/reading/readable.ts';
import { ReadableContent, Sentences } from '../../../ui/reading/readable-content.tsx';
import { ReadingSheet } from '../../../ui/reading/reading-sheet.tsx';
import { SUBJECT_COLOUR } from '../../../ui/subject/subjects.ts';
import styles from './assigned.module.css';
import { CompleteAssigned } from './complete-assigned.tsx';

export interface AssignedDetailProps {
  readonly lesson: AssignedLessonDetail;
  readonly user: CurrentUser;
  /** What is asked in it, where it is written as a play. */
  readonly tasks?: ReactNode;
  /** Shows it step by step. */
  readonly onSteps?: () => void;
}

/** A teacher's lesson that is open: who it is from, its text, and the way to complete it. */
export function AssignedDetail({ lesson, user, tasks, onSteps }: AssignedDetailProps) {
  const { t, i18n } = useTranslation('assignments');
  const navigate = useNavigate();
  const { title, subject, difficulty, dueOn } = lesson;
  const content = lesson.play?.content ?? lesson.content;
  const readable = useMemo(() => readableText(title, parseContent(content)), [title, content]);
  const reader = useSentenceReader(readable.sentences, i18n.language);
  return (
    <ReadingSheet
      subject={SUBJECT_COLOUR[subject]}
      bar={
        <>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={() => void navigate({ to: '/lessons', search: {} })}
          >
            {t('lesson.back')}
          </Button>
          <h1 className={styles.page}>{t('lesson.page')}</h1>
          <ReadTextButton reader={reader} />
          {onSteps && (
            <Button
              variant="default"
              leftSection={<IconCards size={20} aria-hidden />}
              onClick={onSteps}
            >
              {t('lesson.steps')}
            </Button>
          )}
        </>
      }
      top={null}
    >
      <header className={styles.head}>
        <h2 className={styles.headline}>
          <Sentences segments={readable.title} current={reader.current} />
        </h2>
        <p className={styles.description}>{lesson.description}</p>
        <div className={styles.facts}>
          <DifficultyBadge difficulty={difficulty} name={t(`difficulty.${difficulty}`)} />
          <span>{t(`subjects.${subject}`)}</span>
          <span>{t('mine.minutes', { count: lesson.duration })}</span>
          <span>{t('mine.from', { teacher: lesson.teacher })}</span>
          {dueOn !== null && (
            <span className={styles.due}>
              {t('mine.due', { date: calendarDayText(dueOn, i18n.language) })}
            </span>
          )}
        </div>
      </header>
      <ReadableContent blocks={readable.blocks} current={reader.current} />
      {tasks}
      <CompleteAssigned key={lesson.lessonId} lesson={lesson} user={user} />
    </ReadingSheet>
  );
}
