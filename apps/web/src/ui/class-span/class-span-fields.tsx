import type { SeenClass, Span } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../form/fields.tsx';
import styles from './class-span-fields.module.css';
import { SpanField } from './span-field.tsx';

export interface ClassSpanFieldsProps {
  readonly classes: readonly SeenClass[];
  readonly classId: number;
  readonly span: Span;
  readonly onClass: (classId: number) => void;
  readonly onSpan: (span: Span) => void;
}

/** Which class is looked at, and how far back. */
export function ClassSpanFields(props: ClassSpanFieldsProps) {
  const { classes, classId, span, onClass, onSpan } = props;
  const { t } = useTranslation('analytics');
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('class')}
        value={String(classId)}
        onChange={(event) => onClass(Number(event.currentTarget.value))}
        data={classes.map(({ id, name, students }) => ({
          value: String(id),
          label: t('classWith', { name, count: students }),
        }))}
      />
      <SpanField span={span} onSpan={onSpan} />
    </div>
  );
}
