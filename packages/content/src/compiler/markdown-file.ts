import type { Nodes, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { z } from 'zod';
import type { Finding } from '../checks/finding.ts';
import { faultAt, type Reading, type Source } from './source.ts';
import { readYaml } from './yaml-file.ts';

/** A directive that stands by itself, such as `::verse{ref="Genesis 1:3"}` or `:::activity[A title] … :::`. */
export type Directive = ContainerDirective | LeafDirective;

/** A part of a Markdown file: prose exactly as it is written, a line of dashes between two paragraphs, or a directive. */
export type Part =
  | { readonly kind: 'prose'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'directive'; readonly directive: Directive };

export interface MarkdownFile<T> {
  readonly front: T;
  readonly parts: readonly Part[];
}

const parser = unified().use(remarkParse).use(remarkDirective).use(remarkFrontmatter, ['yaml']);

/** Reads a file of prose and directives below a front matter in YAML. */
export function readMarkdown<T>(source: Source, schema: z.ZodType<T>): Reading<MarkdownFile<T>> {
  const [first, ...nodes] = parser.parse(source.text).children;
  if (first?.type !== 'yaml') {
    return {
      value: undefined,
      findings: [faultAt(source, 1, 'begins without a front matter between lines of ---')],
    };
  }
  const front = readYaml({ ...source, text: first.value }, schema, 1);
  if (front.value === undefined) return { value: undefined, findings: front.findings };
  return { value: { front: front.value, parts: partsOf(source, nodes) }, findings: [] };
}

/** Reads prose and directives that have nothing above them. */
export function readParts(source: Source): Part[] {
  return partsOf(source, parser.parse(source.text).children);
}

/** The words of nodes as the file has them: what stands between is kept, such as blank lines. */
export function written({ text }: Source, nodes: readonly Nodes[]): string {
  const from = nodes[0]?.position?.start.offset;
  const to = nodes.at(-1)?.position?.end.offset;
  return text.slice(from ?? 0, to ?? 0);
}

/** The line of a directive, for findings. */
export function faultIn(source: Source, node: Nodes, message: string): Finding {
  return faultAt(source, node.position?.start.line ?? 1, message);
}

/** A directive's own blocks, without the label that stands in its brackets. */
export function blocksOf(directive: Directive): RootContent[] {
  if (directive.type === 'leafDirective') return [];
  return directive.children.filter((child) => !isLabel(child));
}

/** What stands in the brackets of a directive; nothing when it has none. */
export function labelOf(source: Source, directive: Directive): string {
  if (directive.type === 'leafDirective') return written(source, directive.children);
  const label = directive.children.find(isLabel);
  return label?.type === 'paragraph' ? written(source, label.children) : '';
}

function isLabel(node: RootContent): boolean {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}

function partsOf(source: Source, nodes: readonly RootContent[]): Part[] {
  const parts: Part[] = [];
  let prose: RootContent[] = [];
  const endProse = () => {
    if (prose.length > 0) parts.push({ kind: 'prose', text: written(source, prose) });
    prose = [];
  };
  for (const node of nodes) {
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      endProse();
      parts.push({ kind: 'directive', directive: node });
    } else if (node.type === 'thematicBreak') {
      endProse();
      parts.push({ kind: 'break' });
    } else prose.push(node);
  }
  endProse();
  return parts;
}
