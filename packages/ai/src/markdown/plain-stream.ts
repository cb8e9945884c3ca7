import { hasMarks, plainText, unfinished } from './plain-text.ts';

/** Markdown that comes bit by bit and leaves as plain text. */
export interface PlainStream {
  /** Takes the next bit. @returns the plain text that is new and certain */
  push(chunk: string): string;
  /** @returns the rest when nothing more comes; null where a late mark changes what has left already */
  flush(): string | null;
}

/** Where a sentence or a line may be at its end: looking at each word would read the text anew a hundred times. */
const MAY_END = /[.!?…:,]["'”’»)*_]*\s|\n/u;

/**
 * Reads Markdown while it is written. A sentence leaves when no mark in it is still open, a table or a quotation at its
 * end: what has left is always the beginning of the whole.
 */
export function plainStream(): PlainStream {
  /** Blocks that are at their end, told. */
  let done = '';
  /** From the last block on. */
  let source = '';
  let told = '';
  let fresh = '';

  function tell(plain: string): string {
    if (!plain.startsWith(told)) return '';
    const added = plain.slice(told.length);
    told = plain;
    return added;
  }

  const joined = (before: string, after: string) =>
    before === '' || after === '' ? before + after : `${before}\n\n${after}`;

  return {
    push(chunk) {
      source += chunk;
      fresh += chunk;
      if (!MAY_END.test(fresh)) return '';
      fresh = fresh.slice(-1);
      const sure = source.replace(/\S*$/u, '');
      const now = unfinished(sure);
      done = joined(done, now.done);
      source = source.slice(now.from);
      if (now.last === null || hasMarks(now.last)) return tell(done);
      return tell(joined(done, now.last));
    },
    flush() {
      const plain = joined(done, plainText(source));
      return plain.startsWith(told) ? tell(plain) : null;
    },
  };
}
