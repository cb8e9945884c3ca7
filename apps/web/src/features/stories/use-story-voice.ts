import type { Language } from '@lamplight/domain/profiles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrivalReading, useReadsItself } from '../../ui/read-aloud/use-reads-itself.ts';
import { type SentenceReader, useSentenceReader } from '../../ui/read-aloud/use-sentence-reader.ts';

/**
 * Reads a page of a story aloud; to those who do not read yet by itself, and with it how to go on.
 * @param wayOn in the reader's language: it is left out of a story in another, since one voice speaks one language
 */
export function useStoryVoice(
  sentences: readonly string[],
  language: Language,
  wayOn: string,
): SentenceReader {
  const { i18n } = useTranslation();
  const isLittle = useReadsItself();
  const tellsWayOn = isLittle && language === i18n.language;
  const spoken = useMemo(
    () => (tellsWayOn ? [...sentences, wayOn] : sentences),
    [sentences, wayOn, tellsWayOn],
  );
  const reader = useSentenceReader(spoken, language);
  useArrivalReading(reader.start);
  return reader;
}
