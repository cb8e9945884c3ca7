import type { ContentBand } from '@lamplight/domain/age';
import type { KnowledgeDocument } from '@lamplight/domain/knowledge';
import { STORY_LEVELS, type StoryLevel } from '@lamplight/domain/stories';
import { stories } from '../stories/index.ts';
import { proseSections, tellable } from './prose.ts';

/** Who reads which telling of a story (see `storyLevel`). */
const READERS: Readonly<Record<StoryLevel, readonly ContentBand[]>> = {
  little: ['kindergarten'],
  young: ['elementary'],
  older: ['intermediate', 'advanced'],
};

/** What every story is about, and its parts, at each level. */
export function* storyDocuments(): Generator<KnowledgeDocument> {
  for (const { id, reference, character, texts } of stories()) {
    for (const level of STORY_LEVELS) {
      const { title, summary, lesson, sections } = texts[level];
      const piece = {
        kind: 'story',
        bands: READERS[level],
        subject: 'bible',
        place: title,
        path: `/bible-study?story=${id}`,
        lessonId: null,
      } as const;
      yield {
        ...piece,
        id: `story:${id}:${level}`,
        title: character,
        keywords: `${title} ${reference} story`,
        text: `${tellable(summary)} ${tellable(lesson)}`.trim(),
      };
      for (const [part, { title: heading, content }] of sections.entries()) {
        for (const [index, { text }] of proseSections(content).entries()) {
          const keywords = `${character} ${title}`;
          yield {
            ...piece,
            id: `story:${id}:${level}:${part}:${index}`,
            title: heading,
            keywords,
            text,
          };
        }
      }
    }
  }
}
