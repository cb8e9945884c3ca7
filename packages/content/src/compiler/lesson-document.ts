import {
  type LessonActivity,
  type LessonCheck,
  type LessonIllustration,
  type LessonText,
  parseContent,
} from '@lamplight/domain/lessons';
import type { Language } from '@lamplight/domain/profiles';
import { ORIGINAL_LANGUAGE } from '@lamplight/domain/translations';
import type { List, RootContent } from 'mdast';
import type { Finding } from '../checks/finding.ts';
import { lessonFrontSchema } from '../schema/lesson.ts';
import type { SceneFile } from '../schema/scenes.ts';
import type { Scriptures } from '../scripture/scriptures.ts';
import {
  blocksOf,
  type Directive,
  faultIn,
  labelOf,
  readMarkdown,
  written,
} from './markdown-file.ts';
import { illustrationOf } from './scenes.ts';
import type { Reading, Source } from './source.ts';
import { verseBlock } from './verse-block.ts';

const OPTION = /^\[( |x)\] /;

/**
 * What a lesson says to one band: prose with verses and scenes, then what to do and what is asked, wherever they stand.
 * @param scenes those that `::scene{name=… alt=…}` may call
 */
export function readLessonText(
  source: Source,
  scenes: SceneFile,
  scriptures: Scriptures,
  language: Language = ORIGINAL_LANGUAGE,
): Reading<LessonText> {
  const { value: file, findings } = readMarkdown(source, lessonFrontSchema);
  if (file === undefined) return { value: undefined, findings };
  const faults: Finding[] = [];
  const content: string[] = [];
  const illustrations: LessonIllustration[] = [];
  const activities: LessonActivity[] = [];
  const checks: LessonCheck[] = [];
  const take = <T>(made: T | Finding, into: T[]) => {
    if (isFinding(made)) faults.push(made);
    else into.push(made);
  };
  for (const part of file.parts) {
    if (part.kind === 'prose') {
      content.push(part.text);
      continue;
    }
    const { directive } = part;
    if (directive.name === 'verse') {
      take(verseBlock(source, directive, scriptures, language), content);
    } else if (directive.name === 'scene') {
      take(readScene(source, directive, scenes, { content, illustrations }), illustrations);
    } else if (directive.name === 'activity') take(readActivity(source, directive), activities);
    else if (directive.name === 'choose') {
      take(readCheck(source, directive, file.front.objectives.length), checks);
    } else {
      faults.push(
        faultIn(
          source,
          directive,
          `'${directive.name}' is none of scene, verse, activity and choose`,
        ),
      );
    }
  }
  if (faults.length > 0) return { value: undefined, findings: faults };
  const { title, description, difficulty, objectives } = file.front;
  return {
    value: {
      title,
      description,
      content: content.join('\n\n'),
      ...(illustrations.length > 0 && { illustrations }),
      difficulty,
      objectives,
      activities,
      checks,
    },
    findings: [],
  };
}

/** `::scene{name="…" alt="…"}` before the first words, or below a heading. */
function readScene(
  source: Source,
  directive: Directive,
  scenes: SceneFile,
  before: {
    readonly content: readonly string[];
    readonly illustrations: readonly LessonIllustration[];
  },
): LessonIllustration | Finding {
  const illustration = illustrationOf(source, directive, scenes);
  if (isFinding(illustration)) return illustration;
  const blocks = parseContent(before.content.join('\n\n'));
  const heading = blocks.filter(({ kind }) => kind === 'heading').length;
  const isAtHead = blocks.length === 0 || blocks.at(-1)?.kind === 'heading';
  if (!isAtHead || before.illustrations.some((other) => other.heading === heading)) {
    return faultIn(
      source,
      directive,
      'one scene stands before the first words, and one below each heading',
    );
  }
  return { heading, ...illustration };
}

/** `:::activity[Its title]` around what to do. */
function readActivity(source: Source, directive: Directive): LessonActivity | Finding {
  const title = labelOf(source, directive);
  const description = written(source, blocksOf(directive));
  if (title === '' || description === '') {
    return faultIn(source, directive, 'an activity needs a title in brackets and what to do');
  }
  return { title, description };
}

/** `:::choose{objectives="1"}` around a question, its options as a list with [x] at the right one, and why. */
function readCheck(
  source: Source,
  directive: Directive,
  objectives: number,
): LessonCheck | Finding {
  const fault = (message: string) => faultIn(source, directive, message);
  const blocks = blocksOf(directive);
  const at = blocks.findIndex(({ type }) => type === 'list');
  const list = blocks[at];
  if (list?.type !== 'list')
    return fault('a question needs its options as a list: - [ ] … - [x] …');
  const options = optionsOf(source, list);
  const marks = options.map(({ mark }) => mark);
  if (marks.includes(undefined)) return fault('every option begins with - [ ] or - [x]');
  if (marks.filter((mark) => mark === 'x').length !== 1) return fault('exactly one option has [x]');
  const practises = (directive.attributes?.objectives ?? '').split(' ').map(Number);
  if (practises.some((number) => !(number >= 1 && number <= objectives))) {
    return fault(`objectives="…" takes numbers from 1 to ${objectives}`);
  }
  const question = written(source, blocks.slice(0, at));
  const explanation = written(source, blocks.slice(at + 1));
  if (question === '' || explanation === '') {
    return fault('a question has its words before the options and an explanation after them');
  }
  return {
    question,
    options: options.map(({ text }) => text),
    answer: marks.indexOf('x'),
    explanation,
    practises: practises.map((number) => number - 1),
  };
}

function optionsOf(
  source: Source,
  list: List,
): { readonly mark: string | undefined; readonly text: string }[] {
  return list.children.map((item) => {
    const text = written(source, item.children as RootContent[]);
    return { mark: OPTION.exec(text)?.[1], text: text.replace(OPTION, '') };
  });
}

function isFinding(made: unknown): made is Finding {
  return typeof made === 'object' && made !== null && 'message' in made && 'path' in made;
}
