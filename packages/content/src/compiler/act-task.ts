import { type LessonAct, lessonActSchema } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import type { Scene } from '@lamplight/domain/scenes';
import type { Finding } from '../checks/finding.ts';
import type { Scriptures } from '../scripture/scriptures.ts';
import { written } from './markdown-file.ts';
import {
  type AroundList,
  aroundList,
  BAR,
  halves,
  isFinding,
  itemsOf,
  labelFrom,
  numberIn,
  optionsIn,
  ownWords,
  practisesOf,
  type Task,
} from './task-parts.ts';
import { readTrain } from './train-task.ts';
import { quotedWords } from './verse-block.ts';

/** What an act may rest on beside its own words. */
export interface ActSurroundings {
  /** The scene that is on the stage; undefined where there is none. */
  readonly scene: Scene | undefined;
  readonly scriptures: Scriptures;
  readonly language: Language;
}

type Reader = (task: Task, around: ActSurroundings) => object | Finding;

/** Directives that are acts, with the kind of each and what is read from it. */
const READERS: Readonly<Record<string, readonly [LessonAct['kind'], Reader]>> = {
  order: ['order', readOrder],
  sort: ['sort', readSort],
  match: ['match', readMatch],
  tap: ['tap', readTap],
  count: ['count', readCount],
  gap: ['gap', readGap],
  build: ['verse', readBuild],
  slide: ['slide', readSlide],
  predict: ['predict', readPredict],
  draw: ['draw', readPrompt],
  write: ['write', readPrompt],
  train: ['train', readTrain],
};

export const ACT_DIRECTIVES = Object.keys(READERS);

/** Kinds in which nothing is right or wrong: what they take up need not be said. */
const OPEN_KINDS: readonly LessonAct['kind'][] = ['slide', 'predict', 'draw', 'write'];

/** An act as the browser gets it, from a directive such as `:::order{objectives="1"}`. */
export function readAct(task: Task, around: ActSurroundings): LessonAct | Finding {
  const [kind, read] = READERS[task.directive.name] ?? [];
  if (kind === undefined || read === undefined) return task.fault('is no act');
  const isOpen = OPEN_KINDS.includes(kind) && task.directive.attributes?.objectives === undefined;
  const practises = isOpen ? [] : practisesOf(task);
  if (isFinding(practises)) return practises;
  const own = read(task, around);
  if (isFinding(own)) return own;
  const act = lessonActSchema.safeParse({ kind, practises, ...own });
  if (act.success) return act.data;
  const [issue] = act.error.issues;
  return task.fault(`${issue?.path.join('.') || kind}: ${issue?.message}`);
}

const HOW = {
  order: 'a question, then the things in their right order as a list, then why',
  sort: 'a question, then a list of groups, each with its things as a list below it, then why',
  match: 'a question, then pairs as a list: - two | 2, then why',
  tap: 'a question, then things of the scene as a list: - [x] sun: The sun, then why',
  predict: 'a question, then what may happen as a list',
} as const;

/** A question, a list, and why: both words are needed. */
function listed(task: Task, kind: keyof typeof HOW): AroundList | Finding {
  const around = aroundList(task);
  const isWhole =
    around !== undefined && around.before !== '' && (around.behind !== '' || kind === 'predict');
  return isWhole ? around : task.fault(`${task.directive.name} takes ${HOW[kind]}`);
}

function readOrder(task: Task): object | Finding {
  const around = listed(task, 'order');
  if (isFinding(around)) return around;
  const items = itemsOf(task.source, around.list).map(labelFrom);
  return { question: around.before, items, explanation: around.behind };
}

function readSort(task: Task): object | Finding {
  const around = listed(task, 'sort');
  if (isFinding(around)) return around;
  const groups = around.list.children.map((item) => labelFrom(ownWords(task.source, item)));
  const items = around.list.children.flatMap((item, group) =>
    item.children.flatMap((child) =>
      child.type === 'list'
        ? itemsOf(task.source, child).map((text) => ({ ...labelFrom(text), group }))
        : [],
    ),
  );
  return { question: around.before, groups, items, explanation: around.behind };
}

function readMatch(task: Task): object | Finding {
  const around = listed(task, 'match');
  if (isFinding(around)) return around;
  const pairs = itemsOf(task.source, around.list).map(halves);
  if (pairs.includes(null)) return task.fault(`match takes ${HOW.match}`);
  return {
    question: around.before,
    pairs: pairs.map((pair) => ({
      left: labelFrom(pair?.[0] ?? ''),
      right: labelFrom(pair?.[1] ?? ''),
    })),
    explanation: around.behind,
  };
}

const NAMED = /^([a-z0-9-]+): (.+)$/s;

function readTap(task: Task, { scene }: ActSurroundings): object | Finding {
  const around = listed(task, 'tap');
  if (isFinding(around)) return around;
  const options = optionsIn(task, around.list);
  if (isFinding(options)) return options;
  const parts = options.map(({ text, thought }) => {
    const [, name = '', words = ''] = NAMED.exec(text) ?? [];
    return { name, text: words, thought };
  });
  const known = namesIn(scene);
  const strange = parts.find(({ name }) => !known.includes(name));
  if (strange !== undefined) {
    return task.fault(
      `the scene has no '${strange.name}' to tap; it has ${known.join(', ') || 'nothing: call a scene first'}`,
    );
  }
  return {
    question: around.before,
    parts,
    answer: options.findIndex(({ isRight }) => isRight),
    explanation: around.behind,
  };
}

/** Persons and things on a stage. */
function namesIn(scene: Scene | undefined): string[] {
  if (scene === undefined) return [];
  const names = [...scene.cast.map(({ who }) => who), ...scene.things.map(({ what }) => what)];
  return [...new Set<string>(names)].sort();
}

/** `:::count{of=sheep objectives="1"}`: a question, and why. The scene says how many there are. */
function readCount(task: Task, { scene }: ActSurroundings): object | Finding {
  const of = task.directive.attributes?.of ?? '';
  const there = scene?.things.filter(({ what }) => what === of) ?? [];
  if (there.length === 0) return task.fault(`the scene has no '${of}' to count`);
  const words = questionAndWhy(task);
  if (isFinding(words)) return words;
  return { ...words, of, count: there.reduce((sum, { count = 1 }) => sum + count, 0) };
}

const GAP = /\[([^\]]+)\]/;

/** A question, a text in a quotation block with its gaps in brackets, further words as a list, and why. */
function readGap(task: Task): object | Finding {
  const { source, blocks } = task;
  const at = blocks.findIndex(({ type }) => type === 'blockquote');
  const block = blocks[at];
  const list = blocks[at + 1];
  if (block?.type !== 'blockquote' || list?.type !== 'list') {
    return task.fault(
      'gap takes a question, the text with its gaps (> It was [day] and [night].), further words as a list, then why',
    );
  }
  const parts = written(source, block.children)
    .replaceAll(/\n>\s*/g, '\n')
    .split(GAP);
  const question = written(source, blocks.slice(0, at));
  const explanation = written(source, blocks.slice(at + 2));
  if (question === '' || explanation === '') {
    return task.fault('gap has a question before its text and an explanation at its end');
  }
  return {
    question,
    pieces: parts.filter((_, index) => index % 2 === 0),
    words: [...parts.filter((_, index) => index % 2 === 1), ...itemsOf(source, list)],
    explanation,
  };
}

/** Pieces of a verse where nothing else is said. */
const PIECES = 6;

/**
 * `::build{ref="Genesis 1:3" objectives="1" pieces=4}`, or around a part of the verse, which may be cut into its
 * phrases: `And God said, | “Let there be light,” | and there was light.`
 */
function readBuild(task: Task, { scriptures, language }: ActSurroundings): object | Finding {
  const phrases = written(task.source, task.blocks).split(BAR);
  const quoted = phrases.length > 1 ? phrases.join(' ') : undefined;
  const made = quotedWords(task.source, task.directive, scriptures, language, quoted);
  if (isFinding(made)) return made;
  const count = task.directive.attributes?.pieces ? numberIn(task, 'pieces') : PIECES;
  if (isFinding(count)) return count;
  const { reference, words } = made;
  const pieces = quoted === undefined ? inPieces(words, count) : phrases;
  return { question: '', reference, pieces, explanation: '' };
}

/** Words in so many pieces of about the same number of words. */
function inPieces(text: string, pieces: number): string[] {
  const words = text.split(/\s+/);
  const count = Math.min(pieces, words.length);
  return Array.from({ length: count }, (_, index) =>
    words
      .slice(
        Math.round((index * words.length) / count),
        Math.round(((index + 1) * words.length) / count),
      )
      .join(' '),
  );
}

/** `:::slide{from=0 to=60 step=5 unit="minutes" answer=35}`: a question, and what is true. */
function readSlide(task: Task): object | Finding {
  const words = questionAndWhy(task);
  if (isFinding(words)) return words;
  const [from, to, step, answer] = ['from', 'to', 'step', 'answer'].map((name) =>
    numberIn(task, name),
  );
  for (const number of [from, to, step, answer]) if (isFinding(number)) return number;
  if (Number(answer) < Number(from) || Number(answer) > Number(to)) {
    return task.fault('the answer of a slide lies from its from to its to');
  }
  return { ...words, from, to, step, unit: task.directive.attributes?.unit ?? '', answer };
}

function readPredict(task: Task): object | Finding {
  const around = listed(task, 'predict');
  if (isFinding(around)) return around;
  const options = itemsOf(task.source, around.list).map(labelFrom);
  return { question: around.before, options, explanation: around.behind };
}

/** What to draw or write, in one paragraph or several. */
function readPrompt(task: Task): object | Finding {
  const question = written(task.source, task.blocks);
  return question === ''
    ? task.fault(`${task.directive.name} needs to say what`)
    : { question, explanation: '' };
}

/** One paragraph that asks, and the rest, which tells. */
function questionAndWhy(task: Task): { question: string; explanation: string } | Finding {
  const question = written(task.source, task.blocks.slice(0, 1));
  const explanation = written(task.source, task.blocks.slice(1));
  return question === '' || explanation === ''
    ? task.fault(`${task.directive.name} has a paragraph that asks and one that tells`)
    : { question, explanation };
}
