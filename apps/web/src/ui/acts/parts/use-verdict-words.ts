import type { ContentBand } from '@lamplight/domain/age';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../rules/tone.ts';
import type { Verdict } from '../rules/tries.ts';

/** What is said to an answer, kindly and as it suits a band; empty where there is nothing to say. */
export function useVerdictWords(band: ContentBand): (verdict: Verdict) => string {
  const { t } = useTranslation('acts');
  const tone = toneOf(band);
  return (verdict) =>
    verdict === 'open' || verdict === 'done' ? '' : t(`feedback.${verdict}.${tone}`);
}
