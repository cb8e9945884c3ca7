import { lessonStar, shownObjectives } from '@lamplight/domain/lessons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../../../ui/acts/rules/tone.ts';
import { Lantern } from '../../../ui/lantern/lantern.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { SpokenArrival } from '../../../ui/read-aloud/spoken-arrival.tsx';
import type { PlayedText } from '../player/played-lesson.ts';
import { useStarWords } from '../player/use-star-words.ts';
import styles from './end-moment.module.css';

const SPARKS = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * A small celebration of a lesson's end: of its star, where all was shown in its acts, and otherwise of the lantern
 * that it lights. It stands still for those who asked for stillness.
 */
export function EndMoment({ lesson }: { readonly lesson: PlayedText }) {
  const { t } = useTranslation('lessons');
  const starWords = useStarWords(lesson.band);
  const moment = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // To the middle of the screen, away from the toast.
    moment.current?.scrollIntoView({ block: 'center' });
  }, []);
  const objectives = shownObjectives(lesson);
  const tone = toneOf(lesson.band);
  const hasStar = lessonStar(objectives) === 'earned';
  const title = t(hasStar ? 'moment.star' : `moment.lantern.${tone}`);
  return (
    <div ref={moment} className={styles.moment} role="status">
      <span className={styles.sky} aria-hidden="true">
        {SPARKS.map((spark) => (
          <span
            key={spark}
            className={styles.spark}
            style={{ rotate: `${(360 / SPARKS.length) * spark}deg` }}
          />
        ))}
        <span className={styles.risen}>
          {hasStar ? <Picture name="glowing-star" size={88} /> : <Lantern size={88} />}
        </span>
      </span>
      <SpokenArrival text={title} />
      <p className={styles.title}>{title}</p>
      {(hasStar || tone !== 'little') && <p className={styles.text}>{starWords(objectives)}</p>}
    </div>
  );
}
