import type { Language } from '@lamplight/domain/profiles';
import type { StorySection, StoryText } from '@lamplight/domain/stories';
import { ORIGINAL_LANGUAGE } from '@lamplight/domain/translations';
import type { Finding } from '../checks/finding.ts';
import { storyFrontSchema } from '../schema/story.ts';
import type { Scriptures } from '../scripture/scriptures.ts';
import {
  blocksOf,
  type Directive,
  faultIn,
  labelOf,
  type Part,
  readMarkdown,
  written,
} from './markdown-file.ts';
import { faultAt, type Reading, type Source } from './source.ts';
import { verseBlock } from './verse-block.ts';

/** A story at one level: sections under headings, then what to think about and what to do. */
export function readStoryText(
  source: Source,
  scriptures: Scriptures,
  language: Language = ORIGINAL_LANGUAGE,
): Reading<StoryText> {
  const { value: file, findings } = readMarkdown(source, storyFrontSchema);
  if (file === undefined) return { value: undefined, findings };
  const faults: Finding[] = [];
  const content = file.parts.flatMap((part): string[] => {
    if (part.kind === 'prose') return [part.text];
    if (part.directive.name !== 'verse') return [];
    const block = verseBlock(source, part.directive, scriptures, language);
    if (typeof block === 'string') return [block];
    faults.push(block);
    return [];
  });
  const directives = directivesOf(file.parts).filter(({ name }) => name !== 'verse');
  for (const directive of directives) {
    if (directive.name === 'reflection' || directive.name === 'activity') continue;
    faults.push(
      faultIn(source, directive, `'${directive.name}' is none of verse, reflection and activity`),
    );
  }
  const reflection = directives.find(({ name }) => name === 'reflection');
  const activity = directives.find(({ name }) => name === 'activity');
  if (reflection === undefined || activity === undefined) {
    faults.push(faultAt(source, 1, 'a story needs a :::reflection and an :::activity'));
    return { value: undefined, findings: faults };
  }
  if (faults.length > 0) return { value: undefined, findings: faults };
  const [description, ...steps] = blocksOf(activity);
  return {
    value: {
      ...file.front,
      sections: sectionsOf(content.join('\n\n')),
      reflection: { question: labelOf(source, reflection), points: itemsOf(source, reflection) },
      activity: {
        title: labelOf(source, activity),
        description: description === undefined ? '' : written(source, [description]),
        instructions: steps.length === 0 ? '' : itemsOf(source, activity).join('\n'),
      },
    },
    findings: [],
  };
}

function directivesOf(parts: readonly Part[]): Directive[] {
  return parts.flatMap((part) => (part.kind === 'directive' ? [part.directive] : []));
}

/** The items of the lists within a directive. */
function itemsOf(source: Source, directive: Directive): string[] {
  return blocksOf(directive).flatMap((block) =>
    block.type === 'list' ? block.children.map((item) => written(source, item.children)) : [],
  );
}

/** Sections begin with a heading of the second level. */
function sectionsOf(content: string): StorySection[] {
  return content
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...rest] = section.split('\n');
      return { title: title.trim(), content: rest.join('\n').trim() };
    });
}
