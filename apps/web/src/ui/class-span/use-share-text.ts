import { useTranslation } from 'react-i18next';
import { percentText } from '../../lib/percent-text.ts';

/** A share of 0 to 1 in percent; "not enough yet" for one of too few answers. */
export function useShareText(): (share: number | null) => string {
  const { t, i18n } = useTranslation('tables');
  return (share) => (share === null ? t('notEnough') : percentText(share, i18n.language));
}
