import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import type { StudentRow } from '@lamplight/domain/students';
import { useTranslation } from 'react-i18next';
import { agoText } from '../../lib/dates.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { HelpReasons } from './components/help-reasons.tsx';
import { ProgressCell } from './components/progress-cell.tsx';
import { StudentLink } from './components/student-link.tsx';
import styles from './components/students.module.css';
import { nameOf } from './student-names.ts';
import { useHelpWords } from './use-help-words.ts';

/** The columns of the list. @param totalLessons which progress is a share of */
export function useStudentColumns(totalLessons: number): readonly Column<StudentRow>[] {
  const { t, i18n } = useTranslation('students');
  const words = useHelpWords();
  const column = (key: 'age' | 'grade'): Column<StudentRow> => ({
    key,
    header: t(key),
    align: 'end',
    cell: (student) => student[key] ?? t('unknown'),
    value: (student) => student[key],
  });
  return [
    {
      key: 'name',
      header: t('name'),
      cell: (student) => <StudentLink id={student.id}>{nameOf(student)}</StudentLink>,
      value: nameOf,
    },
    {
      key: 'username',
      header: t('username'),
      cell: ({ username }) => username,
      value: ({ username }) => username,
    },
    column('age'),
    column('grade'),
    {
      key: 'day',
      header: t('day'),
      align: 'end',
      cell: ({ currentDay }) => (
        <span className={styles.short}>
          {t('dayOf', { day: currentDay, total: CURRICULUM_DAYS })}
        </span>
      ),
      value: ({ currentDay }) => currentDay,
    },
    {
      key: 'progress',
      header: t('progress'),
      ownLine: true,
      cell: (student) => <ProgressCell student={student} totalLessons={totalLessons} />,
      value: ({ progress }) => progress,
    },
    {
      key: 'seen',
      header: t('seen'),
      cell: ({ lastSeenAt }) => (
        <span className={styles.short}>
          {lastSeenAt === null ? t('never') : agoText(lastSeenAt, Date.now(), i18n.language)}
        </span>
      ),
      value: ({ lastSeenAt }) => lastSeenAt,
    },
    {
      key: 'help',
      header: t('help.title'),
      ownLine: true,
      cell: ({ help }) => (help.length === 0 ? t('unknown') : <HelpReasons help={help} />),
      value: ({ help }) => (help.length === 0 ? null : help.map(words).join('; ')),
    },
  ];
}
