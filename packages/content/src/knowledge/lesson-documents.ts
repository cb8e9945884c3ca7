import { CONTENT_BANDS } from '@lamplight/domain/age';
import type { KnowledgeDocument } from '@lamplight/domain/knowledge';
import { type LessonSource, lessonId } from '@lamplight/domain/lessons';
import { allLessons } from '../lessons/index.ts';
import { proseSections } from './prose.ts';

/** The sections of every lesson, in each band; made lesson by lesson. */
export function* lessonDocuments(): Generator<KnowledgeDocument> {
  for (const lesson of allLessons()) {
    yield* documentsOf(lessonId(lesson.category, lesson.dayNumber), lesson);
  }
}

function* documentsOf(id: number, lesson: LessonSource): Generator<KnowledgeDocument> {
  for (const band of CONTENT_BANDS) {
    const { title, content } = lesson.bands[band];
    for (const [index, { heading, text }] of proseSections(content).entries()) {
      yield {
        id: `lesson:${id}:${band}:${index}`,
        kind: 'lesson',
        bands: [band],
        subject: lesson.category,
        title: heading ?? title,
        keywords: [title, ...lesson.pictures.map((name) => name.replaceAll('-', ' '))].join(' '),
        text,
        place: title,
        path: `/lessons?lesson=${id}`,
        lessonId: id,
      };
    }
  }
}
