import type { StorySource } from '@lamplight/domain/stories';
import { parseReference } from '../scripture/reference.ts';
import type { ScriptureText } from '../scripture/scripture-text.ts';
import type { Finding } from './finding.ts';
import { faultyUses, type ScriptureUse, unplaced, usesInProse, verseBlocks } from './scripture.ts';
import { proseOfStory, storyPath, writtenLevels } from './story-prose.ts';

/** Every quotation in a story is exact, every reference exists, and “…” is kept for Scripture. */
export function checkStoryScripture(
  stories: readonly StorySource[],
  scripture: ScriptureText,
): Finding[] {
  return [
    ...stories.flatMap(passageFaults),
    ...faultyUses(storyUses(stories), scripture),
    ...stories.flatMap((story) =>
      writtenLevels(story).flatMap(([level, text]) =>
        proseOfStory(text).flatMap(({ place, text: prose }) =>
          unplaced(storyPath(story), `${level} ${place}`, prose),
        ),
      ),
    ),
  ];
}

/**
 * Every place in stories that quotes or names verses. The passage that a story retells is not among them: it runs
 * over chapters, and the product carries what it quotes.
 */
export function storyUses(stories: readonly StorySource[]): ScriptureUse[] {
  return stories.flatMap((story) => {
    const path = storyPath(story);
    return writtenLevels(story).flatMap(([level, text]) => [
      ...text.sections.flatMap(({ content }, index) =>
        verseBlocks(path, `${level} sections[${index}] content`, content),
      ),
      ...proseOfStory(text).flatMap(({ place, text: prose }) =>
        usesInProse(path, `${level} ${place}`, prose),
      ),
    ]);
  });
}

function passageFaults(story: StorySource): Finding[] {
  const { reference } = story;
  const parsed = parseReference(reference);
  if (parsed?.written === reference) return [];
  const message =
    parsed === null
      ? `'${reference}' is no reference to a passage of the Bible`
      : `'${reference}' should be written '${parsed.written}'`;
  return [{ path: storyPath(story), label: 'reference', message }];
}
