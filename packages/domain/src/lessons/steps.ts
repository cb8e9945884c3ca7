import type { ContentBand } from '../age/index.ts';
import { sentences, wordCount } from '../text/index.ts';
import { type ContentBlock, parseContent } from './content-markup.ts';
import type { PlayPart } from './play.ts';

/** Something that a child does in a step, by its index among its kind in the lesson. */
export interface StepTask {
  readonly kind: 'check' | 'act' | 'activity';
  readonly index: number;
  /** What of an activity is told beside it, where the steps before it have told the rest; otherwise all is. */
  readonly told?: string;
}

/** What stands in a step, in its order: a block of the content, or a figure by its index. */
export type StepItem =
  | { readonly kind: 'block'; readonly block: ContentBlock }
  | { readonly kind: 'figure'; readonly figure: number };

/** One step of a lesson: what is on the screen at once. */
export interface LessonStep {
  /** Index of the scene that is on the stage; null for none. */
  readonly scene: number | null;
  readonly items: readonly StepItem[];
  readonly task: StepTask | null;
}

/** How a band takes its steps. */
interface Pace {
  /** Words that a step holds at most; a section is one step where nothing is said. */
  readonly words: number;
  /** Whether a task has a step to itself, and the scene stays on the stage until the next one. */
  readonly staged: boolean;
}

/** At most 25 words a screen for those who do not read yet (lessons.md, What to measure); a short text for beginners. */
export const PACES: Readonly<Record<ContentBand, Pace>> = {
  kindergarten: { words: 25, staged: true },
  elementary: { words: 60, staged: true },
  intermediate: { words: Number.POSITIVE_INFINITY, staged: false },
  advanced: { words: Number.POSITIVE_INFINITY, staged: false },
};

/** What steps are cut from. */
export interface StepSource {
  readonly content: string;
  readonly play: readonly PlayPart[];
  readonly activities: readonly { readonly title: string; readonly description: string }[];
}

/**
 * Cuts a lesson into the steps of a band. No word is lost: what the steps hold, one after another, is the content. A
 * heading begins a step, a scene too, a task ends one; a paragraph that is too long is cut between its sentences. So is
 * what an activity tells: all but its last piece are steps before it.
 * @param scened whether a task, by its index among the acts, plays in the scene, which then stands beside it
 */
export function stepsOf(
  { content, play, activities }: StepSource,
  band: ContentBand,
  scened: (act: number) => boolean = () => false,
): LessonStep[] {
  const { words: most, staged } = PACES[band];
  const blocks = parseContent(content);
  const steps: LessonStep[] = [];
  let onStage: number | null = null;
  let isShown = false;
  let items: StepItem[] = [];

  const sceneFor = (task: StepTask | null) => {
    const playsThere = task?.kind === 'act' && scened(task.index);
    return staged || playsThere || !isShown ? onStage : null;
  };
  /** Ends the step, unless there is nothing in it but a heading, which stays with what it stands above. */
  const end = (task: StepTask | null = null) => {
    if (items.every(isHeading) && task === null) return;
    steps.push({ scene: sceneFor(task), items, task });
    isShown = true;
    items = [];
  };
  const add = (item: StepItem) => {
    if (item.kind === 'block' && overflows(items, item.block, most)) end();
    items.push(item);
  };
  const does = (part: Extract<PlayPart, { kind: StepTask['kind'] }>) => {
    if (staged) end();
    const task = taskOf(part);
    const { title = '', description = '' } =
      part.kind === 'activity' ? (activities[part.activity] ?? {}) : {};
    const pieces = cut({ kind: 'paragraph', text: description }, most);
    const last = pieces.pop();
    if (last?.kind !== 'paragraph' || pieces.length === 0) return end(task);
    for (const block of pieces) {
      items.push(
        { kind: 'block', block: { kind: 'heading', text: title } },
        { kind: 'block', block },
      );
      end();
    }
    end({ ...task, told: last.text });
  };
  const take = (part: PlayPart) => {
    switch (part.kind) {
      case 'words':
        for (const block of blocks.slice(part.from, part.to)) {
          for (const piece of cut(block, most)) add({ kind: 'block', block: piece });
        }
        break;
      case 'figure':
        items.push({ kind: 'figure', figure: part.figure });
        break;
      case 'scene':
        end();
        onStage = part.scene;
        isShown = false;
        break;
      case 'turn':
        end();
        break;
      default:
        does(part);
    }
  };
  for (const part of play) take(part);
  end();
  return steps;
}

function isHeading(item: StepItem): boolean {
  return item.kind === 'block' && item.block.kind === 'heading';
}

function taskOf(part: Extract<PlayPart, { kind: StepTask['kind'] }>): StepTask {
  switch (part.kind) {
    case 'check':
      return { kind: 'check', index: part.check };
    case 'act':
      return { kind: 'act', index: part.act };
    case 'activity':
      return { kind: 'activity', index: part.activity };
  }
}

function overflows(items: readonly StepItem[], block: ContentBlock, most: number): boolean {
  const said = items.flatMap((item) => (item.kind === 'block' ? [item.block] : []));
  if (items.every(isHeading)) return false;
  if (block.kind === 'heading') return true;
  return said.reduce((sum, one) => sum + wordsOf(one), wordsOf(block)) > most;
}

function wordsOf(block: ContentBlock): number {
  return wordCount(block.kind === 'list' ? block.items.join(' ') : block.text);
}

/** A paragraph in pieces of about the same length, between its sentences, where it has more words than a step holds. */
function cut(block: ContentBlock, most: number): ContentBlock[] {
  const total = wordsOf(block);
  if (block.kind !== 'paragraph' || total <= most) return [block];
  const fair = total / Math.ceil(total / most);
  const pieces: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const sentence of sentences(block.text)) {
    const words = wordCount(sentence);
    if (length >= fair || length + words > most) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(sentence);
    length += words;
  }
  return pieces.map((piece) => ({ kind: 'paragraph', text: piece.join(' ') }));
}
