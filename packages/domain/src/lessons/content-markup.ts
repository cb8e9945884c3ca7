/**
 * The small markup that lesson texts are written in. Blocks are parted by a blank line:
 *
 *     ## A heading
 *
 *     A paragraph.
 *
 *     - a list item
 *     - another
 *
 *     > Words quoted from Scripture, exactly, without quotation marks.
 *     > — Genesis 1:1
 */
export type ContentBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'verse'; readonly text: string; readonly reference: string };

const REFERENCE_LINE = /^>\s*—\s*(.+)$/;

/** Splits a lesson's content into blocks. A block of no known kind is a paragraph; its line breaks are kept. */
export function parseContent(content: string): ContentBlock[] {
  return content
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block.length > 0)
    .map(parseBlock);
}

function parseBlock(block: string): ContentBlock {
  const lines = block.split('\n').map((line) => line.trim());
  const last = lines.at(-1) ?? '';
  const reference = REFERENCE_LINE.exec(last)?.[1];
  if (reference !== undefined && lines.length > 1 && lines.every((line) => line.startsWith('>'))) {
    const text = lines
      .slice(0, -1)
      .map((line) => line.slice(1).trim())
      .join('\n');
    return { kind: 'verse', text, reference };
  }
  if (lines.length === 1 && block.startsWith('## ')) {
    return { kind: 'heading', text: block.slice(3).trim() };
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => line.slice(2).trim()) };
  }
  return { kind: 'paragraph', text: lines.join('\n') };
}
