import { type LessonAnalytics, shownShare } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { useShareText } from '../../../ui/class-span/use-share-text.ts';
import { PrintTable } from '../../../ui/print/print-table.tsx';
import { lessonsBySubject, lessonsToRepeat } from '../lessons-summary.ts';
import { Part } from './part.tsx';
import styles from './report.module.css';

/** The lessons of a class by subject, and those that are worth another look. */
export function ClassLessons({ lessons }: { readonly lessons: readonly LessonAnalytics[] }) {
  const { t } = useTranslation(['reports', 'analytics', 'shell']);
  const share = useShareText();
  if (lessons.length === 0) {
    return (
      <Part title={t('classReport.lessonsTitle')}>
        <p className={styles.none}>{t('classReport.noLessons')}</p>
      </Part>
    );
  }
  const again = lessonsToRepeat(lessons);
  return (
    <>
      <Part title={t('classReport.lessonsTitle')} together>
        <PrintTable
          caption={t('classReport.lessonsTitle')}
          rows={lessonsBySubject(lessons)}
          rowKey={({ category }) => category}
          columns={[
            {
              key: 'subject',
              header: t('analytics:lessons.subject'),
              cell: ({ category }) => t(`shell:subjects.${category}`),
            },
            {
              key: 'lessons',
              header: t('classReport.workedOn'),
              align: 'end',
              cell: (subject) => subject.lessons,
            },
            {
              key: 'completed',
              header: t('analytics:lessons.completed'),
              align: 'end',
              cell: ({ completed }) => completed,
            },
            {
              key: 'right',
              header: t('analytics:lessons.right'),
              align: 'end',
              cell: (subject) => share(shownShare(subject)),
            },
          ]}
        />
      </Part>
      {again.length > 0 && (
        <Part title={t('classReport.again')} together>
          <PrintTable
            caption={t('classReport.again')}
            rows={again}
            rowKey={({ lessonId }) => lessonId}
            columns={[
              {
                key: 'title',
                header: t('analytics:lessons.lesson'),
                cell: ({ title }) => title,
              },
              {
                key: 'day',
                header: t('analytics:lessons.day'),
                align: 'end',
                cell: ({ dayNumber }) => dayNumber,
              },
              {
                key: 'completed',
                header: t('analytics:lessons.completed'),
                align: 'end',
                cell: ({ completed }) => completed,
              },
              {
                key: 'right',
                header: t('analytics:lessons.right'),
                align: 'end',
                cell: ({ shareRight, right, answers }) =>
                  `${share(shareRight)} (${t('analytics:share', { right, count: answers })})`,
              },
            ]}
          />
        </Part>
      )}
    </>
  );
}
