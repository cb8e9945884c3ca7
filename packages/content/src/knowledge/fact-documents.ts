import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import type { DailyFact } from '@lamplight/domain/curriculum';
import type { KnowledgeDocument, KnowledgeSubject } from '@lamplight/domain/knowledge';
import { curriculumWeeks } from '../curriculum/index.ts';

/** The daily facts, each in the words of the bands that read it so. */
export function* factDocuments(): Generator<KnowledgeDocument> {
  for (const { bands } of curriculumWeeks()) {
    const days = bands.advanced.days.map(({ day }) => day);
    for (const [index, day] of days.entries()) {
      const tellings = Map.groupBy(
        CONTENT_BANDS,
        (band) => bands[band].days[index]?.dailyFact.fact,
      );
      for (const read of tellings.values()) {
        const [band] = read;
        const fact = band && bands[band].days[index]?.dailyFact;
        if (fact) yield factDocument(day, fact, read);
      }
    }
  }
}

function factDocument(
  day: number,
  { fact, category }: DailyFact,
  bands: readonly ContentBand[],
): KnowledgeDocument {
  return {
    id: `fact:${day}:${bands[0]}`,
    kind: 'fact',
    bands,
    subject: subjectOf(category),
    title: '',
    keywords: category,
    text: fact,
    place: `Day ${day}`,
    path: '/daily-schedule',
    lessonId: null,
  };
}

function subjectOf(category: string): KnowledgeSubject {
  if (/\bAI\b|computer|robot|technology/iu.test(category)) return 'ai';
  if (/math|number/iu.test(category)) return 'math';
  return /bible/iu.test(category) ? 'bible' : 'science';
}
