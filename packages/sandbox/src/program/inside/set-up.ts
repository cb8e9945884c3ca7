import type { Draw, drawingTools } from './drawing-tools.ts';
import type { learnerTools } from './learner-tools.ts';
import type { takeIntrinsics } from './safe.ts';
import type { valueTools } from './values.ts';

/** The functions of this folder, as they arrive inside the sandbox. */
export interface Parts {
  readonly takeIntrinsics: typeof takeIntrinsics;
  readonly valueTools: typeof valueTools;
  readonly learnerTools: typeof learnerTools;
  readonly drawingTools: typeof drawingTools;
}

/**
 * Gives a program its globals, and the host the functions through which it calls the program. The globals may be
 * declared anew by the program (a child writes its own `distance`): nothing here looks at them again. Runs inside.
 */
export function setUp(
  parts: Parts,
  printLine: (text: string) => void,
  draw: Draw,
  dataJson: string,
  seed: number,
) {
  const safe = parts.takeIntrinsics();
  const values = parts.valueTools(safe);
  const learner = parts.learnerTools(safe, seed);
  const drawing = parts.drawingTools(safe, values, draw);

  function deepFreeze(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const keys = safe.keys(value);
    for (let at = 0; at < keys.length; at += 1) {
      deepFreeze((value as Record<string, unknown>)[keys[at] as string]);
    }
    return safe.freeze(value);
  }
  function give(name: string, value: unknown, writable: boolean): void {
    safe.define(globalThis, name, { value, writable, configurable: true, enumerable: false });
  }
  function shown(list: ArrayLike<unknown>): string {
    let text = '';
    for (let at = 0; at < list.length; at += 1) text += (at > 0 ? ' ' : '') + values.show(list[at]);
    return text;
  }

  const print = (...shownValues: unknown[]) => printLine(shown(shownValues));
  give('print', safe.freeze(print), true);
  give('console', safe.freeze({ log: print, info: print, warn: print, error: print }), true);
  const tools: Record<string, unknown> = Object.assign({}, learner.tools, drawing);
  for (const name of safe.keys(tools)) give(name, safe.freeze(tools[name]), true);
  Math.random = safe.freeze(() => learner.next());

  const data = safe.parse(dataJson) as Record<string, unknown>;
  for (const name of safe.keys(data)) give(name, deepFreeze(data[name]), false);

  function kindOf(error: object): string {
    const prototype = safe.prototypeOf(error);
    if (prototype === safe.errorPrototypes.syntax) return 'syntax';
    if (prototype === safe.errorPrototypes.reference) return 'reference';
    if (prototype === safe.errorPrototypes.type) return 'type';
    if (prototype === safe.errorPrototypes.range) return 'range';
    // The engine's own InternalError has no global of a standard name.
    const name = prototype === null ? undefined : (safe.own(prototype, 'name')?.value as unknown);
    return name === 'InternalError' ? 'internal' : 'thrown';
  }
  function ownText(value: object, name: string): string {
    const text = safe.own(value, name)?.value as unknown;
    return typeof text === 'string' ? safe.slice(text, 0, 2000) : '';
  }

  return {
    /** Calls the program's function with arguments in JSON. */
    call(answer: unknown, argsJson: string): unknown {
      learner.reseed();
      return safe.apply(answer, undefined, safe.parse(argsJson));
    },
    /** The arguments of a call as a child reads them. */
    input(argsJson: string): string {
      const args = safe.parse(argsJson) as unknown[];
      let text = '';
      for (let at = 0; at < args.length; at += 1) {
        text += (at > 0 ? ', ' : '') + values.show(args[at]);
      }
      return text;
    },
    /** An answer of the program: as it is shown, whether there is one, and as JSON. */
    view(value: unknown): string {
      const nothing = value === undefined || (typeof value === 'number' && !safe.isFinite(value));
      const json = nothing ? 'null' : values.toJson(value);
      const text = safe.stringify(values.show(value));
      const flags = `"defined":${value !== undefined},"truthy":${!!value}`;
      return `{"text":${text},${flags},"value":${json}}`;
    },
    /** What was thrown, read without asking the program. */
    describe(error: unknown): string {
      const isError =
        typeof error === 'object' && error !== null && safe.own(error, 'stack') !== undefined;
      const kind = isError ? kindOf(error as object) : 'thrown';
      const message = isError ? ownText(error as object, 'message') : values.show(error);
      const stack = isError ? ownText(error as object, 'stack') : '';
      return (
        `{"kind":${safe.stringify(kind)},"message":${safe.stringify(message)},` +
        `"stack":${safe.stringify(stack)}}`
      );
    },
  };
}
