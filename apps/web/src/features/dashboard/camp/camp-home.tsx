import type { TodaysLesson } from '@lamplight/domain/lessons';
import type { CurrentUser } from '@lamplight/domain/users';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressed } from '../../../app/demo/demo-profile.ts';
import { useNow } from '../../../lib/clock.ts';
import { localDay } from '../../../lib/dates.ts';
import { Face } from '../../../ui/face/face.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SpokenArrival } from '../../../ui/read-aloud/spoken-arrival.tsx';
import { Decoration } from '../../../ui/scene/decoration.tsx';
import { LazyScene } from '../../../ui/scene/lazy-scene.tsx';
import { dayMoment } from '../day/day-moment.ts';
import { campAt, EVENING, lightAt, MORNING } from '../day/home-scenes.ts';
import { useSpokenDay } from '../day/use-spoken-day.ts';
import styles from './camp-home.module.css';
import { Lanterns } from './lanterns.tsx';
import { MoreTent } from './more-tent.tsx';

export interface CampHomeProps {
  readonly user: CurrentUser;
  /** The lessons of the current day; undefined until they came. */
  readonly lessons: readonly TodaysLesson[] | undefined;
  /** Complete Day; nothing for who waits for their class. @param isNext whether it is what comes next */
  readonly completeDay: (isNext: boolean) => ReactNode;
  /** What the teacher has opened for the class. */
  readonly door: ReactNode;
  /** What stands behind the tent. */
  readonly children: ReactNode;
}

/** The home up to 6: the camp, with today's lanterns on its path; everything else is behind the tent. */
export function CampHome(props: CampHomeProps) {
  const { user, lessons = [], completeDay, door, children } = props;
  const { t } = useTranslation('dashboard');
  const { name } = useAddressed(user);
  const inside = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  const now = useNow();
  const moment = dayMoment(lessons, localDay(now.toISOString()));
  const greeting = name === null || name === '' ? t('greeting') : t('greetingNamed', { name });
  const words = useSpokenDay(lessons, moment);
  const isEnd = moment === 'evening' || moment === 'morning';
  const scenes = { evening: EVENING, morning: MORNING };
  const scene = isEnd ? scenes[moment] : campAt(lightAt(now.getHours()));
  return (
    <>
      <div className={styles.camp} data-door={door !== null}>
        <div className={styles.backdrop} aria-hidden="true">
          <Decoration>
            <LazyScene scene={scene} />
          </Decoration>
        </div>
        <div className={styles.top}>
          <div className={styles.head}>
            <ListenButton title={t('camp.what')} text={`${greeting} ${words}`} />
            <SpokenArrival text={lessons.length > 0 ? words : ''} />
            <div className={styles.plate}>
              <h1 className={styles.greeting}>
                <Face userId={user.id} size="1.6em" />
                {greeting}
              </h1>
              {lessons.length > 0 && <p className={styles.words}>{words}</p>}
            </div>
          </div>
          {door !== null && <div className={styles.door}>{door}</div>}
        </div>
        <Lanterns lessons={lessons} />
        <div className={styles.foot}>
          {isEnd && <div className={styles.end}>{completeDay(moment === 'morning')}</div>}
          <MoreTent open={open} onToggle={() => setOpen(!open)} controls={inside} />
        </div>
      </div>
      <div id={inside} ref={place} className={styles.inside} hidden={!open}>
        {open && children}
      </div>
    </>
  );
}
