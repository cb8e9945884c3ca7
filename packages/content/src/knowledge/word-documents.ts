import type { KnowledgeDocument, KnowledgeSubject } from '@lamplight/domain/knowledge';
import { MODULE_IDS } from '@lamplight/domain/lessons';
import { modules } from '../lessons/index.ts';
import { type GlossaryWord, glossary } from './glossary.ts';

/** The words of the glossary, each told once for the young and once for the older. */
export function* wordDocuments(): Generator<KnowledgeDocument> {
  for (const [subject, words] of Object.entries(glossary()) as [
    KnowledgeSubject,
    readonly GlossaryWord[],
  ][]) {
    const path = `/lessons?module=${MODULE_IDS[subject]}`;
    const place = modules.find(({ category }) => category === subject)?.title ?? subject;
    for (const { word, also, young, older } of words) {
      const piece = {
        kind: 'word',
        subject,
        title: word,
        keywords: also,
        place,
        path,
        lessonId: null,
      } as const;
      yield {
        ...piece,
        id: `word:${subject}:${word}:young`,
        bands: ['kindergarten', 'elementary'],
        text: young,
      };
      yield {
        ...piece,
        id: `word:${subject}:${word}:older`,
        bands: ['intermediate', 'advanced'],
        text: older,
      };
    }
  }
}
