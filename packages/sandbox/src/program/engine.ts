import variant from '@jitl/quickjs-singlefile-mjs-release-sync';
import {
  type CustomizeVariantOptions,
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import type { Limits } from './program.ts';

const PAGE_BYTES = 64 * 1024;
/** What the engine was built to begin with. */
const FIRST_PAGES = 256;
/** The part of its memory from which the engine counts as full: it grows in steps, and the last one may not fit. */
const FULL = 0.85;

/** WebAssembly as every place has it where this runs; not all of them come with its types. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Memory: new (pages: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  };
};

interface Loaded {
  readonly module: QuickJSWASMModule;
  readonly memoryBytes: number;
  readonly isFull: () => boolean;
}

let loading: Promise<Loaded> | null = null;

/**
 * The engine's own memory limit does not hold: its build can't tell how large a block of memory is, and counts none.
 * So it gets a memory that cannot grow further.
 */
async function load(memoryBytes: number): Promise<Loaded> {
  const maximum = Math.max(FIRST_PAGES, Math.floor(memoryBytes / PAGE_BYTES));
  const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum });
  const options = { wasmMemory: memory } as unknown as CustomizeVariantOptions;
  const module = await newQuickJSWASMModuleFromVariant(newVariant(variant, options));
  const full = maximum * PAGE_BYTES * FULL;
  return { module, memoryBytes, isFull: () => memory.buffer.byteLength >= full };
}

/** Why a run was ended from outside. */
export type Stop = 'time' | 'output';

export interface Engine {
  readonly context: QuickJSContext;
  readonly stopped: () => Stop | null;
  /** Ends the program at the engine's next look. */
  readonly stop: (why: Stop) => void;
  /** Whether the program has used up its memory. */
  readonly isFull: () => boolean;
}

/**
 * Runs with a fresh runtime, which is gone afterwards. When the engine itself breaks (brackets nested so deeply that
 * the machine's own stack ends) or is full, it is thrown away with everything in it, and the next run loads a new one.
 * @throws what the engine broke with
 */
export async function withEngine<T>(limits: Limits, use: (engine: Engine) => T): Promise<T> {
  loading ??= load(limits.memoryBytes);
  let loaded = await loading;
  if (loaded.memoryBytes !== limits.memoryBytes) {
    loading = load(limits.memoryBytes);
    loaded = await loading;
  }
  const { module, isFull } = loaded;
  try {
    const runtime = module.newRuntime();
    runtime.setMaxStackSize(limits.stackBytes);
    const end = performance.now() + limits.milliseconds;
    let stopped: Stop | null = null;
    runtime.setInterruptHandler(() => {
      if (stopped === null && performance.now() > end) stopped = 'time';
      return stopped !== null;
    });
    const context = runtime.newContext();
    const result = use({
      context,
      stopped: () => stopped,
      stop: (why) => {
        stopped ??= why;
      },
      isFull,
    });
    context.dispose();
    runtime.dispose();
    if (isFull()) loading = null;
    return result;
  } catch (error) {
    loading = null;
    throw error;
  }
}
