import { AppError, type HostVoice } from '@lamplight/api';
import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import type { SpeakInput } from '@lamplight/domain/voice';
import { LRUCache } from 'lru-cache';
import { runProgram } from './run-program.ts';
import { createSoundFiles } from './sound-files.ts';
import { createTurns } from './turns.ts';
import type { VoiceProgram } from './voice-program.ts';
import { wavOf } from './wav.ts';

/** Bytes that sounds take on the disk: some 3,300 sentences, three days of both ages that are read to, in two languages. */
const MOST_BYTES = 400_000_000;
/** Sounds that stay in memory for a moment: a class hears the same page, and hears it again. */
const MOST_REMEMBERED = 40;

/** Failures after which a program is left alone until the next time. */
const MOST_FAILURES = 3;

export interface ProgramVoice extends HostVoice {
  /** Ends the program that speaks and refuses what still waits. */
  close(): void;
}

interface Options {
  /** Looks for programs, once; the first that speaks a language speaks it. */
  readonly find: () => Promise<readonly VoiceProgram[]>;
  /** The folders that they look for programs in. */
  readonly path: string;
  /** The folder where sounds are kept that were made ahead. */
  readonly spoken: string;
  /** Bytes that these take together. */
  readonly mostBytes?: number;
  /** Milliseconds that a piece may take. */
  readonly milliseconds?: number;
}

/**
 * The voice of the host: programs of their own, one at a time, each for one piece of a text (decision 0055). What was
 * made ahead of time lies on the disk; everything else, which may be a child's own words, is forgotten soon.
 */
export function createProgramVoice(options: Options): ProgramVoice {
  const { find, path, spoken, mostBytes = MOST_BYTES, milliseconds } = options;
  const files = createSoundFiles(spoken, mostBytes);
  const turns = createTurns();
  const stop = new AbortController();
  const remembered = new LRUCache<string, Promise<Uint8Array>>({ max: MOST_REMEMBERED });
  let programs: Promise<readonly VoiceProgram[]> | undefined;

  const known = () => {
    programs ??= find();
    return programs;
  };

  async function programFor(language: Language): Promise<VoiceProgram> {
    const found = (await known()).find(({ languages }) => languages.includes(language));
    if (found === undefined) throw new AppError('VOICE_FAILED');
    return found;
  }

  const keyOf = ({ name, version }: VoiceProgram, { text, language }: SpeakInput) =>
    [name, version, language, text].join('\n');

  async function make(program: VoiceProgram, { text, language }: SpeakInput): Promise<Uint8Array> {
    if (stop.signal.aborted) throw new AppError('SHUTTING_DOWN');
    const run = { path, stopped: stop.signal, milliseconds };
    const samples = await runProgram(program.utterance(language), text, run);
    if (stop.signal.aborted) throw new AppError('SHUTTING_DOWN');
    if (samples === null) throw new AppError('VOICE_FAILED');
    return wavOf(samples);
  }

  let lookedUp: Promise<unknown> = Promise.resolve();

  /** The sound on the disk. The disk answers in any order, and turns are taken in that in which they were asked for. */
  function findInOrder(key: string): Promise<Uint8Array | null> {
    const found = files.find(key);
    const inOrder = lookedUp.then(() => found);
    lookedUp = inOrder;
    return inOrder;
  }

  /** Those who ask for the same meanwhile get the same. */
  function remember(key: string, sound: Promise<Uint8Array>): Promise<Uint8Array> {
    remembered.set(key, sound);
    sound.catch(() => remembered.delete(key));
    return sound;
  }

  return {
    async languages() {
      const all = (await known()).flatMap(({ languages }) => languages);
      return LANGUAGES.filter((language) => all.includes(language));
    },

    async speak(piece, userId) {
      const program = await programFor(piece.language);
      const key = keyOf(program, piece);
      const ready = remembered.get(key);
      if (ready !== undefined) return ready;
      const lookUp = async () =>
        (await findInOrder(key)) ?? turns.take(userId, () => make(program, piece));
      return remember(key, lookUp());
    },

    async keepReady(pieces) {
      let planned = 0;
      let failures = 0;
      const onFailure = (error: unknown) => {
        if (stop.signal.aborted) return null;
        failures += 1;
        // One sentence that a program chokes on keeps no other one from being made.
        if (failures >= MOST_FAILURES) throw error;
        return null;
      };
      for (const piece of pieces) {
        if (stop.signal.aborted || planned >= mostBytes) return;
        const program = await programFor(piece.language);
        const key = keyOf(program, piece);
        const size = await files.use(key);
        if (size !== null) {
          planned += size;
          continue;
        }
        const sound = await turns.take(null, () => make(program, piece)).catch(onFailure);
        if (sound === null) continue;
        planned += sound.length;
        // The rest waits for a time at which something else has gone.
        if (planned <= mostBytes) await files.keep(key, sound);
      }
    },

    close: () => stop.abort(),
  };
}
