import type { LessonSource } from '@lamplight/domain/lessons';
import type { StorySource } from '@lamplight/domain/stories';
import type { Finding } from '../../checks/finding.ts';
import type { WrittenQuiz } from '../../checks/quizzes/file.ts';
import { quizUses } from '../../checks/quizzes/scripture.ts';
import { faultOf, type ScriptureUse, scriptureUses } from '../../checks/scripture.ts';
import { storyUses } from '../../checks/story-scripture.ts';
import type { Readings } from '../../compiler/readings.ts';
import { parseReference } from '../../scripture/reference.ts';
import type { ScriptureText } from '../../scripture/scripture-text.ts';

interface Written {
  readonly lessons: readonly LessonSource[];
  readonly stories: readonly StorySource[];
  readonly banks: readonly WrittenQuiz[];
}

/** Notes a fault for each quotation within a sentence that is not what the Bible says, and for each reference to nowhere. */
export function faultScripture(readings: Readings, { lessons, stories, banks }: Written): void {
  const uses = [...scriptureUses(lessons, []), ...storyUses(stories), ...quizUses(banks)];
  const rests = stories.map(
    ({ id, reference }): ScriptureUse => ({
      path: `stories/${String(id).padStart(2, '0')}`,
      label: 'reference',
      reference,
      quotation: null,
    }),
  );
  const told = new Set<string>();
  for (const use of [...uses, ...rests]) {
    const message = messageOf(use, readings.scriptures.en);
    // A text that stands in for another band's is read once more.
    const key = `${use.path} ${use.reference} ${message}`;
    if (message === null || told.has(key)) continue;
    told.add(key);
    readings.faultAtWord(use.path, use.quotation?.split('\n')[0] ?? use.reference, message);
  }
}

/** A passage that is named and not quoted need not be at hand: it only has to be there in the Bible. */
function messageOf(use: ScriptureUse, scripture: ScriptureText): Finding['message'] | null {
  if (use.quotation !== null || parseReference(use.reference)?.written !== use.reference) {
    return faultOf(use, scripture);
  }
  return null;
}
