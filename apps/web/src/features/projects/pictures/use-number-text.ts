import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes numbers as the reader's language does, with at most three decimals. */
export function useNumberText(): (value: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 });
    return (value) => format.format(value);
  }, [i18n.language]);
}
