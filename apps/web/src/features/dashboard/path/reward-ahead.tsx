import { rewardAhead } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { Decoration } from '../../../ui/scene/decoration.tsx';
import { LazyReward } from '../../../ui/scene/lazy-scene.tsx';
import { useRewards } from '../dashboard.queries.ts';
import styles from './reward-ahead.module.css';

/** The reward that waits at the end of this stretch of the way. */
export function RewardAhead({ currentDay }: { readonly currentDay: number }) {
  const { t } = useTranslation('dashboard');
  const { data = [] } = useRewards();
  const next = rewardAhead(data, currentDay);
  if (next === undefined) return null;
  return (
    <p className={styles.ahead}>
      <span className={styles.picture}>
        <Decoration>
          <LazyReward reward={next.reward} />
        </Decoration>
      </span>
      <span>
        <span className={styles.name}>{t(`rewards.${next.reward}`)}</span>
        <span className={styles.left}>{t('way.left', { count: next.left })}</span>
      </span>
    </p>
  );
}
