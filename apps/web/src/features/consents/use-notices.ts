import type { ConsentPurpose } from '@lamplight/domain/consents';
import { useTranslation } from 'react-i18next';

/** Whom a notice speaks to: the student, or somebody about the student. */
export type Reader = 'student' | 'adult';

export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Title and text as they are kept with a choice. */
  readonly kept: string;
}

/** The words of each purpose in the reader's language. What is shown is what is kept. */
export function useNotices(reader: Reader): (purpose: ConsentPurpose) => Notice {
  const { t } = useTranslation('consents');
  return (purpose) => {
    const title = t(`purposes.${purpose}.title`);
    const text = t(`purposes.${purpose}.${reader}`);
    return { title, text, kept: `${title}\n${text}` };
  };
}
