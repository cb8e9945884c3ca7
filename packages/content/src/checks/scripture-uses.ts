import type { LessonSource } from '@lamplight/domain/lessons';
import type { StorySource } from '@lamplight/domain/stories';
import type { MemoryVerse } from '@lamplight/domain/verses';
import type { WrittenBank } from './bank-item.ts';
import { bankUses } from './banks.ts';
import type { WrittenQuiz } from './quizzes/file.ts';
import { quizUses } from './quizzes/scripture.ts';
import { roomVerseUses } from './rooms/verses.ts';
import { type ScriptureUse, scriptureUses } from './scripture.ts';
import { storyUses } from './story-scripture.ts';
import { verseUses } from './verses.ts';
import type { WrittenWeek } from './week-prose.ts';

/** Everything that is written and may name or quote Scripture. */
interface WrittenContent {
  readonly lessons: readonly LessonSource[];
  readonly weeks: readonly WrittenWeek[];
  readonly stories: readonly StorySource[];
  readonly verses: readonly MemoryVerse[];
  readonly banks: readonly WrittenBank[];
  readonly quizzes: readonly WrittenQuiz[];
}

/** Every place in the whole content that names or quotes a passage. */
export function allScriptureUses(content: WrittenContent): ScriptureUse[] {
  return [
    ...scriptureUses(content.lessons, content.weeks),
    ...storyUses(content.stories),
    ...verseUses(content.verses),
    ...bankUses(content.banks),
    ...quizUses(content.quizzes),
    ...roomVerseUses(),
  ];
}
