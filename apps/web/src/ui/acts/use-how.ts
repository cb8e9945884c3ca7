import type { LessonAct } from '@lamplight/domain/acts';
import type { ContentBand } from '@lamplight/domain/age';
import { useTranslation } from 'react-i18next';
import { toneOf } from './rules/tone.ts';

/**
 * How an act is done, in a sentence and in the reader's language; empty where nothing is to be said.
 * @returns asks for a kind of act, and whether it is done in a drawn scene
 */
export function useHow(band: ContentBand): (kind: LessonAct['kind'], inScene?: boolean) => string {
  const { t } = useTranslation('acts');
  const tone = toneOf(band);
  return (kind, inScene = true) => {
    switch (kind) {
      case 'tap':
        return inScene ? t(`tap.how.${tone}`) : '';
      case 'slide':
        return t(`slide.how.${band}`);
      case 'draw':
        return tone === 'little' ? t('draw.how.little') : '';
      case 'write':
        return '';
      default:
        return t(`${kind}.how.${tone}`);
    }
  };
}
