import type { ActLabel } from '@lamplight/domain/acts';
import type { List, ListItem, RootContent } from 'mdast';
import type { Finding } from '../checks/finding.ts';
import { blocksOf, type Directive, faultIn, written } from './markdown-file.ts';
import type { Source } from './source.ts';

/** A directive of a lesson as its readers need it: its blocks, and a finding where something is wrong. */
export interface Task {
  readonly source: Source;
  readonly directive: Directive;
  readonly blocks: readonly RootContent[];
  readonly fault: (message: string) => Finding;
  /** How many objectives the lesson has. */
  readonly objectives: number;
}

/** A task from the directive that a lesson's file has. */
export function taskIn(source: Source, directive: Directive, objectives: number): Task {
  return {
    source,
    directive,
    blocks: blocksOf(directive),
    fault: (message) => faultIn(source, directive, message),
    objectives,
  };
}

export function isFinding(made: unknown): made is Finding {
  return typeof made === 'object' && made !== null && 'message' in made && 'path' in made;
}

/** `objectives="1 2"`, counted from 1, as indexes; a lesson with a single one need not say it. */
export function practisesOf({ directive, objectives, fault }: Task): number[] | Finding {
  const said = directive.attributes?.objectives ?? (objectives === 1 ? '1' : '');
  const numbers = said.split(' ').map(Number);
  return numbers.every((number) => number >= 1 && number <= objectives)
    ? numbers.map((number) => number - 1)
    : fault(`objectives="…" takes numbers from 1 to ${objectives}`);
}

/** A number that an attribute gives. */
export function numberIn({ directive, fault }: Task, name: string): number | Finding {
  const text = directive.attributes?.[name] ?? '';
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : fault(`${name}=… takes a number`);
}

/** The first list of a task, with the words before and behind it. */
export interface AroundList {
  readonly before: string;
  readonly list: List;
  readonly behind: string;
}

/** @returns undefined where there is no list */
export function aroundList({ source, blocks }: Task): AroundList | undefined {
  const at = blocks.findIndex(({ type }) => type === 'list');
  const list = blocks[at];
  if (list?.type !== 'list') return undefined;
  return {
    before: written(source, blocks.slice(0, at)),
    list,
    behind: written(source, blocks.slice(at + 1)),
  };
}

/** The words of a list's items, without the lists within them. */
export function itemsOf(source: Source, list: List): string[] {
  return list.children.map((item) => ownWords(source, item));
}

export function ownWords(source: Source, item: ListItem): string {
  return written(
    source,
    item.children.filter(({ type }) => type !== 'list'),
  );
}

const OPTION = /^\[( |x)\] (.*)$/s;

/** An item such as `[x] Day`, and what is said to whoever chooses it: `[ ] Night | Night is the dark time.` */
export interface Option {
  readonly isRight: boolean;
  readonly text: string;
  readonly thought: string | null;
}

/** The options of a list, of which exactly one is right. */
export function optionsIn({ source, fault }: Task, list: List): Option[] | Finding {
  const options = itemsOf(source, list).map((item): Option | null => {
    const [, mark, rest = ''] = OPTION.exec(item) ?? [];
    const [text = '', thought = null] = halves(rest) ?? [rest];
    return mark === undefined ? null : { isRight: mark === 'x', text, thought };
  });
  const marked = options.filter((option) => option !== null);
  if (marked.length < options.length) return fault('every option begins with - [ ] or - [x]');
  if (marked.filter(({ isRight }) => isRight).length !== 1) {
    return fault('exactly one option has [x]');
  }
  return marked;
}

/** Stands between the halves of an item, and between the phrases of a verse. */
export const BAR = ' | ';

/** What stands before and behind a bar; null where there is none. */
export function halves(text: string): [string, string] | null {
  const at = text.indexOf(BAR);
  return at === -1 ? null : [text.slice(0, at).trim(), text.slice(at + BAR.length).trim()];
}

const PICTURE = /^!\[\]\(([a-z0-9-]+)\) (.+)$/s;

/** Words with a picture of the picture set, where one stands before them: `![](crescent-moon) Night`. */
export function labelFrom(text: string): ActLabel {
  const [, picture, words] = PICTURE.exec(text) ?? [];
  return picture === undefined || words === undefined ? { text } : { text: words, picture };
}
