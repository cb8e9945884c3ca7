import type { Language } from '@lamplight/domain/profiles';
import type { Illustration } from '@lamplight/domain/scenes';
import type { StorySection, StoryText } from '@lamplight/domain/stories';
import { ORIGINAL_LANGUAGE } from '@lamplight/domain/translations';
import type { Finding } from '../checks/finding.ts';
import type { SceneFile } from '../schema/scenes.ts';
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
import { illustrationOf } from './scenes.ts';
import { faultAt, type Reading, type Source } from './source.ts';
import { verseBlock } from './verse-block.ts';

/** Directives that belong to the part in which they stand. */
const WITHIN_PARTS = ['verse', 'scene'];

/**
 * A story at one level: sections under headings, then what to think about and what to do.
 * @param scenes those that `::scene{name=… alt=…}` may call
 */
export function readStoryText(
  source: Source,
  scenes: SceneFile,
  scriptures: Scriptures,
  language: Language = ORIGINAL_LANGUAGE,
): Reading<StoryText> {
  const { value: file, findings } = readMarkdown(source, storyFrontSchema);
  if (file === undefined) return { value: undefined, findings };
  const faults: Finding[] = [];
  const content: string[] = [];
  const illustrations = new Map<number, Illustration>();
  for (const part of file.parts) {
    if (part.kind === 'break') continue;
    if (part.kind === 'prose') content.push(part.text);
    else if (part.directive.name === 'verse') {
      const block = verseBlock(source, part.directive, scriptures, language);
      if (typeof block === 'string') content.push(block);
      else faults.push(block);
    } else if (part.directive.name === 'scene') {
      const section = headingsIn(content) - 1;
      const illustration = illustrationOf(source, part.directive, scenes);
      if (!('scene' in illustration)) faults.push(illustration);
      else if (section < 0 || illustrations.has(section)) {
        faults.push(
          faultIn(source, part.directive, 'one scene stands below the heading of each part'),
        );
      } else illustrations.set(section, illustration);
    }
  }
  const directives = directivesOf(file.parts).filter(({ name }) => !WITHIN_PARTS.includes(name));
  for (const directive of directives) {
    if (directive.name === 'reflection' || directive.name === 'activity') continue;
    faults.push(
      faultIn(
        source,
        directive,
        `'${directive.name}' is none of scene, verse, reflection and activity`,
      ),
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
      sections: sectionsOf(content.join('\n\n'), illustrations),
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

/** Parts begin with a heading of the second level. */
const HEADING = /^## /m;

function headingsIn(content: readonly string[]): number {
  return content.join('\n\n').split(HEADING).length - 1;
}

function sectionsOf(
  content: string,
  illustrations: ReadonlyMap<number, Illustration>,
): StorySection[] {
  return content
    .split(HEADING)
    .slice(1)
    .map((section, index) => {
      const [title = '', ...rest] = section.split('\n');
      const illustration = illustrations.get(index);
      return {
        title: title.trim(),
        content: rest.join('\n').trim(),
        ...(illustration !== undefined && { illustration }),
      };
    });
}
