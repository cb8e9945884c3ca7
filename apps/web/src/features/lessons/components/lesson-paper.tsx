import { type LessonDetail, parseContent } from '@lamplight/domain/lessons';
import { useTranslation } from 'react-i18next';
import { optionLetter } from '../../../ui/answer-options/option-letter.ts';
import { readableText } from '../../../ui/reading/readable.ts';
import { ReadableContent } from '../../../ui/reading/readable-content.tsx';
import styles from './lesson-paper.module.css';

/** A lesson on paper: its words, what to do and its questions to be answered by pencil, on at most two pages. */
export function LessonPaper({ lesson }: { readonly lesson: LessonDetail }) {
  const { t } = useTranslation('lessons');
  const { blocks } = readableText('', parseContent(lesson.content));
  const { title, description, language, objectives, activities, checks } = lesson;
  return (
    <article className={styles.paper}>
      <p className={styles.day}>{t('lessons.row', { day: lesson.dayNumber, title })}</p>
      <p className={styles.description} lang={language}>
        {description}
      </p>
      <ReadableContent blocks={blocks} current={null} language={language} />
      <section>
        <h3>{t('lesson.objectives')}</h3>
        <ul lang={language}>
          {objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </section>
      {activities.length > 0 && (
        <section lang={language}>
          {activities.map((activity) => (
            <p key={activity.title}>
              <strong>{activity.title}.</strong> {activity.description}
            </p>
          ))}
        </section>
      )}
      {checks.length > 0 && (
        <section>
          <h3>{t('checks.title')}</h3>
          <ol lang={language}>
            {checks.map(({ question, options }) => (
              <li key={question}>
                {question}{' '}
                <span className={styles.options}>
                  {options.map((option, index) => `${optionLetter(index)} ${option}`).join('  ·  ')}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </article>
  );
}
