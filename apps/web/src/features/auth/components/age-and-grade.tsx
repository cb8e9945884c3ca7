import { AGE_OPTIONS, MAX_GRADE, MIN_GRADE } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/fields.tsx';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from '../auth-pages.module.css';
import { consentNote, type RegistrationValues, withAge } from '../registration.ts';

const GRADES = Array.from({ length: MAX_GRADE - MIN_GRADE + 1 }, (_, index) => MIN_GRADE + index);

/** Age and grade, which choose the content; the age pre-fills an empty grade (spec 5). */
export function AgeAndGrade({ form }: { readonly form: SchemaForm<RegistrationValues> }) {
  const { t } = useTranslation('auth');
  const { age, grade } = form.values;
  const note = consentNote(age);
  const { age: ageError, grade: gradeError } = form.errors;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t('register.age')}
          required
          withAsterisk={false}
          {...form.getInputProps('age')}
          value={age ?? ''}
          onChange={(event) => {
            form.setValues(withAge(numberOf(event.currentTarget.value), grade));
            form.clearFieldError('age');
            form.clearFieldError('grade');
          }}
        >
          <option value="">{t('register.agePlaceholder')}</option>
          {AGE_OPTIONS.map((option) => (
            <option key={option} value={option}>
              {t('register.ageOption', { age: option })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('register.grade')}
          required
          withAsterisk={false}
          {...form.getInputProps('grade')}
          // One sentence speaks of both; it is said once.
          error={gradeError === ageError ? gradeError !== undefined : gradeError}
          value={grade ?? ''}
          onChange={(event) => form.setFieldValue('grade', numberOf(event.currentTarget.value))}
        >
          <option value="">{t('register.gradePlaceholder')}</option>
          {GRADES.map((option) => (
            <option key={option} value={option}>
              {t('register.gradeOption', { grade: option })}
            </option>
          ))}
        </SelectField>
      </div>
      {note !== null && (
        <Notice picture="people-hugging" role="status">
          {t(`register.consent.${note}`)}
        </Notice>
      )}
    </>
  );
}

function numberOf(value: string): number | null {
  return value === '' ? null : Number(value);
}
