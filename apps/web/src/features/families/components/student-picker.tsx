import type { LinkedStudent } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../lib/full-name.ts';
import { SelectField } from '../../../ui/form/fields.tsx';
import styles from './student-view.module.css';

export interface StudentPickerProps {
  readonly students: readonly LinkedStudent[];
  /** Id of the child that is shown. */
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
}

/** Chooses between several children by first name, last name and grade. */
export function StudentPicker({ students, chosen, onChoose }: StudentPickerProps) {
  const { t } = useTranslation('families');
  const nameOf = (student: LinkedStudent) => {
    const name = fullName(student);
    return student.grade === null ? name : t('pick.student', { name, grade: student.grade });
  };
  return (
    <SelectField
      className={styles.picker ?? ''}
      label={t('pick.label')}
      value={String(chosen)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      data={students.map((student) => ({ value: String(student.id), label: nameOf(student) }))}
    />
  );
}
