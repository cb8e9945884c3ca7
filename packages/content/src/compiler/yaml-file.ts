import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { faultAt, type Reading, type Source } from './source.ts';

/**
 * What a YAML text says, in the shape that a schema asks for; for every fault a finding with its line.
 * @param offset lines that stand before the text in its file, such as the dashes of a front matter
 */
export function readYaml<T>(source: Source, schema: z.ZodType<T>, offset = 0): Reading<T> {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines });
  const lineAt = (position: number) => lines.linePos(position).line + offset;
  if (document.errors.length > 0) {
    return {
      value: undefined,
      findings: document.errors.map(({ pos, message }) =>
        faultAt(source, lineAt(pos[0]), message.split('\n')[0] ?? message),
      ),
    };
  }
  let said: unknown;
  try {
    said = document.toJS();
  } catch (error) {
    // Aliases of aliases of aliases: a short file may say more than any memory holds.
    return { value: undefined, findings: [faultAt(source, 1 + offset, (error as Error).message)] };
  }
  const parsed = schema.safeParse(said);
  if (parsed.success) return { value: parsed.data, findings: [] };
  return {
    value: undefined,
    findings: parsed.error.issues.map(({ path, message }) =>
      faultAt(source, lineAt(positionOf(document, path)), `${path.join('.')}: ${message}`),
    ),
  };
}

/** Where a value stands, or what it should stand in when it is missing. */
function positionOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
