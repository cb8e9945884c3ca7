import { type EarnedReward, rewardAhead } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Decoration } from '../../../ui/scene/decoration.tsx';
import { LazyReward } from '../../../ui/scene/lazy-scene.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { useRewards } from '../dashboard.queries.ts';
import styles from './own-lantern.module.css';

/** The rewards that hang on the student's own lantern, and the one that comes next. */
export function OwnLantern({ currentDay }: { readonly currentDay: number }) {
  const { t } = useTranslation('dashboard');
  const { data } = useRewards();
  if (data === undefined) return null;
  const earned = data.filter(({ left }) => left === 0);
  const next = rewardAhead(data, currentDay);
  const told = earned.map(({ reward }) => t(`rewards.${reward}`)).join(', ');
  return (
    <Section title={t('lantern.title')}>
      <Card className={styles.card}>
        {earned.length === 0 ? (
          <p className={styles.words}>{t('lantern.empty')}</p>
        ) : (
          <ul className={styles.hung}>
            {earned.map((reward) => (
              <Hung key={reward.reward} reward={reward} />
            ))}
          </ul>
        )}
        {next !== undefined && (
          <p className={styles.next}>
            <span className={styles.picture} data-ahead>
              <Decoration>
                <LazyReward reward={next.reward} />
              </Decoration>
            </span>
            <span>
              {t('lantern.next', { reward: t(`rewards.${next.reward}`) })}{' '}
              {t('way.left', { count: next.left })}
            </span>
          </p>
        )}
        <ListenButton title={t('lantern.title')} text={told === '' ? t('lantern.empty') : told} />
      </Card>
    </Section>
  );
}

function Hung({ reward: { reward } }: { readonly reward: EarnedReward }) {
  const { t } = useTranslation('dashboard');
  return (
    <li className={styles.reward}>
      <span className={styles.picture}>
        <Decoration>
          <LazyReward reward={reward} />
        </Decoration>
      </span>
      {t(`rewards.${reward}`)}
    </li>
  );
}
