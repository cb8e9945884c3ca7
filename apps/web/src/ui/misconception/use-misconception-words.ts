import { useTranslation } from 'react-i18next';

/**
 * Says the thought behind a wrong answer in math in the reader's language; the page loads the texts
 * `misconceptions`. A slug that no kind of problem gives any more is read out as it is.
 */
export function useMisconceptionWords(): (slug: string) => string {
  const { t } = useTranslation('misconceptions');
  return (slug) =>
    t(`thoughts.${slug}` as 'thoughts.one-too-many', { defaultValue: slug.replaceAll('-', ' ') });
}
