import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/**
 * What a model wrote, read as Markdown and told as plain text, as pages show it: paragraphs parted by a blank line,
 * lists with hyphens or numbers, words without their marks. Links and HTML stay visible, so that the check that
 * refuses them finds them.
 */
export function plainText(markdown: string): string {
  return blocks(blocksOf(markdown), markdown);
}

/** A text that is still being written: all blocks but the last are at their end. */
export interface Unfinished {
  readonly done: string;
  /** Where the last block begins. */
  readonly from: number;
  /** The last block as far as it can be told; null for one that is only known at its end, such as a table. */
  readonly last: string | null;
}

export function unfinished(markdown: string): Unfinished {
  const all = blocksOf(markdown);
  const last = all.at(-1);
  const done = blocks(all.slice(0, -1), markdown);
  const isProse = last === undefined || PROSE.has(last.type);
  return {
    done,
    from: last?.position?.start.offset ?? 0,
    last: isProse && last !== undefined ? block(last, markdown) : null,
  };
}

const PROSE: ReadonlySet<string> = new Set(['paragraph', 'heading', 'list']);
const EXTENSIONS = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

function blocksOf(markdown: string): RootContent[] {
  return fromMarkdown(markdown, EXTENSIONS).children;
}

/** Marks of Markdown that are still there in a text: it may not be at its end, or it is about such signs. */
export function hasMarks(text: string): boolean {
  return /[*_`|~#[\]\\]|(?:^|\n)\s*>/u.test(text);
}

function blocks(nodes: readonly RootContent[], source: string): string {
  return nodes
    .map((node) => block(node, source))
    .filter((text) => text !== '')
    .join('\n\n');
}

function block(node: RootContent, source: string): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return inline(node.children, source);
    case 'blockquote':
      return quoted(blocks(node.children, source));
    case 'list': {
      const first = node.start ?? 1;
      const marker = (at: number) => (node.ordered ? `${first + at}. ` : '- ');
      return node.children
        .map((item, at) => ({ at, text: blocks(item.children, source) }))
        .filter(({ text }) => text !== '')
        .map(({ at, text }) => marker(at) + text.replace(/\n+/gu, '\n  '))
        .join('\n');
    }
    case 'table':
      return rows(node, source);
    case 'code':
      return node.value;
    case 'thematicBreak':
    case 'definition':
      return '';
    default:
      return asWritten(node, source);
  }
}

/** A verse that is set apart with the place below it becomes a quotation; anything else is a paragraph. */
function quoted(text: string): string {
  const [, words, place] = /^([^“”"\n]+)\n[—–-]+\s*([^\n]+)$/u.exec(text) ?? [];
  return words === undefined ? text : `“${words.trim()}” (${place?.trim()})`;
}

/** A row of a table as a line, its cells parted by commas. */
function rows(table: Table, source: string): string {
  return table.children
    .map(({ children }) => children.map((cell) => inline(cell.children, source)).join(', '))
    .join('\n');
}

function inline(nodes: readonly PhrasingContent[], source: string): string {
  return nodes.map((node) => words(node, source)).join('');
}

function words(node: PhrasingContent, source: string): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'emphasis':
    case 'strong':
    case 'delete':
      return inline(node.children, source);
    case 'break':
      return '\n';
    default:
      return asWritten(node, source);
  }
}

/** What is no prose, such as a link, an image or HTML, as the model wrote it. */
function asWritten({ position }: Nodes, source: string): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}
