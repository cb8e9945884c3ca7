import type { ContentBand } from '@lamplight/domain/age';
import { lessonStar, type ShownObjective } from '@lamplight/domain/lessons';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../../../ui/acts/rules/tone.ts';

/** What is said of the star of a lesson at its end; empty where there is none to earn. */
export function useStarWords(band: ContentBand): (objectives: readonly ShownObjective[]) => string {
  const { t } = useTranslation('lessons');
  const tone = toneOf(band);
  return (objectives) => {
    const star = lessonStar(objectives);
    if (star === 'none') return '';
    const total = objectives.filter(({ shown }) => shown !== null).length;
    const shown = objectives.filter((one) => one.shown === true).length;
    return t(`finish.${star}.${tone}`, { shown, total });
  };
}
