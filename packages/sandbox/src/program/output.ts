import type { Json, OutputItem } from '@lamplight/domain/projects';
import { DrawingError, pictureOf } from './drawing.ts';
import type { Limits } from './program.ts';

type LineFrom = Extract<OutputItem, { kind: 'line' }>['from'];

/** Gathers what a run puts out, up to its limits. */
export function gatherOutput(limits: Limits, onFlood: () => void) {
  const items: OutputItem[] = [];
  let printed = 0;
  let drawn = 0;

  function cut(text: string): string {
    if (text.length <= limits.lineCharacters) return text;
    return `${text.slice(0, limits.lineCharacters)}…`;
  }

  return {
    items: items as readonly OutputItem[],
    /** What the program printed: a line for each line break in it. */
    print(text: string): void {
      for (const line of text.split('\n')) {
        printed += 1;
        if (printed > limits.outputLines) {
          onFlood();
          return;
        }
        items.push({ kind: 'line', text: cut(line), from: 'program' });
      }
    },
    /** Lines of the run itself (trials and errors), which a flood does not wash away. */
    tell(text: string, from: Exclude<LineFrom, 'program'>): void {
      items.push({ kind: 'line', text: cut(text), from });
    },
    /** @returns what is wrong with the picture, or '' when it was drawn */
    draw(kind: string, argsJson: string): string {
      drawn += 1;
      if (drawn > limits.pictures) {
        onFlood();
        return '';
      }
      try {
        const picture = pictureOf(kind, JSON.parse(argsJson) as Json[]);
        items.push({ kind: 'picture', picture });
        return '';
      } catch (error) {
        if (error instanceof DrawingError) return error.message;
        throw error;
      }
    },
  };
}

export type Output = ReturnType<typeof gatherOutput>;
