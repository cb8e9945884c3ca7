import type { DoorClass } from '@lamplight/domain/attendance';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/fields.tsx';

export interface ClassChoiceProps {
  readonly classes: readonly DoorClass[];
  readonly classId: number | null;
  readonly onChoose: (classId: number | null) => void;
  /** What stands for no class in particular. */
  readonly none: string;
}

/** Which class is shown, for those who have several. */
export function ClassChoice({ classes, classId, onChoose, none }: ClassChoiceProps) {
  const { t } = useTranslation('attendance');
  if (classes.length < 2) return null;
  return (
    <SelectField
      label={t('class')}
      value={classId === null ? '' : String(classId)}
      data={[
        { value: '', label: none },
        ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
    />
  );
}

/** The class that is meant: the chosen one, or the only one. */
export function classMeant(
  classes: readonly DoorClass[],
  classId: number | null,
): DoorClass | undefined {
  return classes.length === 1 ? classes[0] : classes.find(({ id }) => id === classId);
}
