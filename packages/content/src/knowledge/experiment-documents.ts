import { CONTENT_BANDS, type ContentBand, contentBand } from '@lamplight/domain/age';
import type { KnowledgeDocument } from '@lamplight/domain/knowledge';
import { writtenExperiments } from '../experiments/index.ts';
import { tellable } from './prose.ts';

/** What the written experiments show, and how it works. */
export function* experimentDocuments(): Generator<KnowledgeDocument> {
  for (const experiment of writtenExperiments()) {
    const { id, title, description, howItWorks, funFact, category, ages } = experiment;
    const text = [howItWorks, funFact].map(tellable).filter(Boolean).join(' ');
    if (text === '') continue;
    yield {
      id: `experiment:${id}`,
      kind: 'experiment',
      bands: bandsBetween(...ages),
      subject: 'science',
      title,
      keywords: `${category} experiment ${description}`,
      text,
      place: title,
      path: `/science-lab?experiment=${id}`,
      lessonId: null,
    };
  }
}

function bandsBetween(youngest: number, oldest: number): ContentBand[] {
  const from = CONTENT_BANDS.indexOf(contentBand(youngest));
  const to = CONTENT_BANDS.indexOf(contentBand(oldest));
  return CONTENT_BANDS.slice(from, to + 1);
}
