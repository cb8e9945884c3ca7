import { useTranslation } from 'react-i18next';
import { EmailField, TextField } from '../../../ui/form/fields.tsx';
import type { SchemaForm } from '../../../ui/form/use-schema-form.ts';
import styles from '../auth-pages.module.css';
import type { RegistrationValues } from '../registration.ts';
import { AgeAndGrade } from './age-and-grade.tsx';
import { FormPart } from './form-part.tsx';

interface AboutYouProps {
  readonly form: SchemaForm<RegistrationValues>;
  /** Where only those who know the code of a class may make a student's account. */
  readonly asksClassCode: boolean;
}

/** The person behind the account; students also say how old they are (spec 2). */
export function AboutYou({ form, asksClassCode }: AboutYouProps) {
  const { t } = useTranslation('auth');
  const { role } = form.values;
  return (
    <FormPart legend={t('register.you')}>
      <div className={styles.pair}>
        <TextField
          label={t('register.firstName')}
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextField
          label={t('register.lastName')}
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
      </div>
      {role === 'student' && asksClassCode && (
        <TextField
          label={t('register.classCode')}
          description={t('register.classCodeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          required
          withAsterisk={false}
          {...form.getInputProps('classCode')}
        />
      )}
      {role === 'student' && <AgeAndGrade form={form} />}
      <EmailField
        label={t('register.email')}
        description={t(`register.emailHint.${role}`)}
        {...form.getInputProps('email')}
      />
      {role === 'student' && (
        <EmailField
          label={t('register.parentEmail')}
          description={t('register.parentEmailHint')}
          {...form.getInputProps('parentEmail')}
          autoComplete="off"
        />
      )}
    </FormPart>
  );
}
