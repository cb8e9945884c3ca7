import { useTranslation } from 'react-i18next';
import { DifficultyBadge } from '../../../ui/lesson/difficulty-badge.tsx';
import type { SentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import type { ReadableText } from '../../../ui/reading/readable.ts';
import { Sentences } from '../../../ui/reading/readable-content.tsx';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import type { PlayedLesson } from './played-lesson.ts';
import styles from './step-head.module.css';

export interface StepHeadProps {
  readonly lesson: PlayedLesson;
  readonly readable: ReadableText;
  readonly reader: SentenceReader;
}

/** What stands above the first step: the title, and for readers what the lesson is about and how long it takes. */
export function StepHead({ lesson, readable, reader }: StepHeadProps) {
  const { t } = useTranslation('lessons');
  const title = (
    <h1 className={styles.title} lang={lesson.language}>
      <Sentences segments={readable.title} current={reader.current} word={reader.word} />
    </h1>
  );
  if (lesson.band === 'kindergarten') return title;
  return (
    <header className={styles.head}>
      <SubjectBadge subject={lesson.subject} detail={lesson.origin} />
      {title}
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
  );
}
