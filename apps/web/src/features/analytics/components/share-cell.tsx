import type { Tally } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { useShareText } from '../../../ui/class-span/use-share-text.ts';
import styles from './analytics.module.css';

interface ShareCellProps extends Tally {
  readonly shareRight: number | null;
}

/** A share of right answers with what it is made of; words where too little was answered for a percentage. */
export function ShareCell({ shareRight, right, answers }: ShareCellProps) {
  const { t } = useTranslation('analytics');
  const share = useShareText();
  return (
    <span className={styles.share}>
      {share(shareRight)}
      {answers > 0 && <span className={styles.few}>{t('share', { right, count: answers })}</span>}
    </span>
  );
}
