import type { Scene } from '@lamplight/domain/scenes';
import { useTranslation } from 'react-i18next';
import { useAddressed } from '../../../app/demo/demo-profile.ts';
import { useNow } from '../../../lib/clock.ts';
import { localDay } from '../../../lib/dates.ts';
import { Decoration } from '../../../ui/scene/decoration.tsx';
import { LazyScene } from '../../../ui/scene/lazy-scene.tsx';
import { Page } from '../../../ui/shell/page.tsx';
import { ProgressCard } from '../components/progress-card.tsx';
import { TodaysDate } from '../components/todays-date.tsx';
import { dayMoment } from '../day/day-moment.ts';
import type { PathHomeProps } from '../path/path-home.tsx';
import { Agenda } from './agenda.tsx';
import styles from './agenda-home.module.css';
import { ContinueCard } from './continue-card.tsx';
import { OwnWeekCards } from './own-week-cards.tsx';

/** The sky in which the date can be read. */
const HILLS: Scene = { place: 'hills', light: 'night', cast: [], things: [] };

/** The home from 13 on: what comes next, today, and what was shown this week. */
export function AgendaHome(props: PathHomeProps) {
  const { user, points = 0, lessons, completeDay, state, children } = props;
  const { t } = useTranslation('dashboard');
  const { name } = useAddressed(user);
  const now = useNow();
  const moment = dayMoment(lessons ?? [], localDay(now.toISOString()));
  const greeting = name === null || name === '' ? t('greeting') : t('greetingNamed', { name });
  return (
    <>
      <div className={styles.band}>
        <div className={styles.hills} aria-hidden="true">
          <Decoration>
            <LazyScene scene={HILLS} />
          </Decoration>
        </div>
        <div className={styles.date}>
          <TodaysDate />
        </div>
      </div>
      <Page tabTitle={t('title')}>
        <div className={styles.parts}>
          <div>
            <h1 className={styles.greeting}>{greeting}</h1>
            <p className={styles.theme}>
              {t('theme')}
              {points > 0 && ` · ${t('points', { count: points })}`}
            </p>
          </div>
          {state}
          <div className={styles.columns}>
            <div className={styles.column}>
              {lessons !== undefined && (
                <ContinueCard lessons={lessons} moment={moment}>
                  {completeDay(moment === 'morning')}
                </ContinueCard>
              )}
              {lessons !== undefined && <Agenda lessons={lessons} />}
            </div>
            <div className={styles.column}>
              <OwnWeekCards />
              <ProgressCard currentDay={user.currentDay} />
            </div>
          </div>
          {children}
        </div>
      </Page>
    </>
  );
}
