import type { KnowledgeDocument, KnowledgeSubject } from '@lamplight/domain/knowledge';
import { curriculumWeeks } from '../curriculum/index.ts';

/** The daily facts, for those who read the words they are written in. */
export function* factDocuments(): Generator<KnowledgeDocument> {
  for (const { days } of curriculumWeeks()) {
    for (const { day, dailyFact } of days) {
      yield {
        id: `fact:${day}`,
        kind: 'fact',
        bands: ['elementary', 'intermediate', 'advanced'],
        subject: subjectOf(dailyFact.category),
        title: '',
        keywords: dailyFact.category,
        text: dailyFact.fact,
        place: `Day ${day}`,
        path: '/daily-schedule',
        lessonId: null,
      };
    }
  }
}

function subjectOf(category: string): KnowledgeSubject {
  if (/\bAI\b|computer|robot|technology/iu.test(category)) return 'ai';
  if (/math|number/iu.test(category)) return 'math';
  return /bible/iu.test(category) ? 'bible' : 'science';
}
