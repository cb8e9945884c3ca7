import type { TodaysLesson } from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressed } from '../../../app/demo/demo-profile.ts';
import { useNow } from '../../../lib/clock.ts';
import { localDay } from '../../../lib/dates.ts';
import { Face } from '../../../ui/face/face.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Decoration } from '../../../ui/scene/decoration.tsx';
import { LazyScene } from '../../../ui/scene/lazy-scene.tsx';
import { Page } from '../../../ui/shell/page.tsx';
import { ProgressCard } from '../components/progress-card.tsx';
import { TodaysDate } from '../components/todays-date.tsx';
import { TodaysLessons } from '../components/todays-lessons.tsx';
import { dayMoment } from '../day/day-moment.ts';
import { campAt, lightAt } from '../day/home-scenes.ts';
import { EndOfDay } from './end-of-day.tsx';
import styles from './path-home.module.css';
import { WeekPath } from './week-path.tsx';

export interface PathHomeProps {
  readonly user: CurrentUser;
  /** Points won with challenges; shown once there are any. */
  readonly points: number | undefined;
  /** The lessons of the current day; undefined until they came. */
  readonly lessons: readonly TodaysLesson[] | undefined;
  readonly completeDay: (isNext: boolean) => ReactNode;
  /** What is still on its way, or failed. */
  readonly state: ReactNode;
  /** What comes after today. */
  readonly children: ReactNode;
}

/** The home from 7 to 12: the way through the camp, today in front and the reward of the stretch ahead. */
export function PathHome(props: PathHomeProps) {
  const { user, points = 0, lessons, completeDay, state, children } = props;
  const { t } = useTranslation('dashboard');
  const { name } = useAddressed(user);
  const now = useNow();
  const moment = dayMoment(lessons ?? [], localDay(now.toISOString()));
  const greeting = name === null || name === '' ? t('greeting') : t('greetingNamed', { name });
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.backdrop} aria-hidden="true">
          <Decoration>
            <LazyScene scene={campAt(lightAt(now.getHours()))} />
          </Decoration>
        </div>
        <div className={styles.inner}>
          <div className={styles.plate}>
            <h1 className={styles.greeting}>
              <Face userId={user.id} size="1.5em" />
              {greeting}
            </h1>
            <p className={styles.theme}>{t('theme')}</p>
            <div className={styles.facts}>
              <TodaysDate />
              {points > 0 && (
                <p className={styles.points}>
                  <Picture name="glowing-star" size={24} />
                  {t('points', { count: points })}
                </p>
              )}
              <ListenButton title={greeting} text={`${greeting} ${t('theme')}`} />
            </div>
          </div>
          <WeekPath currentDay={user.currentDay} />
        </div>
      </div>
      <Page tabTitle={t('title')}>
        <div className={styles.parts}>
          {state}
          {(moment === 'evening' || moment === 'morning') && (
            <EndOfDay moment={moment}>{completeDay(moment === 'morning')}</EndOfDay>
          )}
          {lessons !== undefined && <TodaysLessons lessons={lessons} />}
          <ProgressCard currentDay={user.currentDay} />
          {children}
        </div>
      </Page>
    </>
  );
}
