import { useTranslation } from 'react-i18next';
import { subjectOf } from './subjects.ts';

/** The name of a stored subject in the reader's language. */
export function useSubjectName(): (value: string) => string {
  const { t } = useTranslation('profiles');
  return (value) => {
    const { key } = subjectOf(value);
    return key === undefined ? value : t(`options.subjects.${key}`);
  };
}
