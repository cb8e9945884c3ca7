import { quizBank } from '@lamplight/content/quizzes';
import type { ContentBand } from '@lamplight/domain/age';
import { QUIZ_SUBJECTS } from '@lamplight/domain/quizzes';
import { useEffect, useState } from 'react';
import { needsTypesetting } from '../../ui/math-text/math-text.tsx';
import { loadTypesetter } from '../../ui/math-text/typesetter.ts';
import type { BankSizes } from './shown-progress.ts';

/** How long fetching the own copy waits, in ms: what the page itself needs comes first. */
const PAUSE_MS = 600;

/**
 * Fetches the questions of all subjects for a band, and what sets their formulas, so that quizzes go on
 * when the host goes away.
 * @returns how many there are, as far as they have come
 */
export function useBankSizes(band: ContentBand): BankSizes {
  const [sizes, setSizes] = useState<BankSizes>({});
  useEffect(() => {
    let left = false;
    const fetchAll = async () => {
      for (const subject of QUIZ_SUBJECTS) {
        // A file that does not come is asked for again when a quiz needs it.
        const bank = await quizBank(subject, band).catch(() => undefined);
        if (left) return;
        if (bank === undefined) continue;
        setSizes((known) => ({ ...known, [subject]: bank.length }));
        if (needsTypesetting(bank.map(({ question }) => question))) void loadTypesetter();
      }
    };
    const timer = window.setTimeout(() => void fetchAll(), PAUSE_MS);
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [band]);
  return sizes;
}
