import type { Language } from '@lamplight/domain/profiles';
import { spokenPieces, wordTimes } from '@lamplight/domain/voice';
import { loudspeaker, type Playing } from '../../lib/loudspeaker.ts';
import { fetchSpoken } from './host-voice.queries.ts';
import type { Speaker, Telling } from './speaker.ts';

/** Sounds that are kept for another listening: a few pages, and some ten megabytes. */
const MOST_KEPT = 16;

const kept = new Map<string, Promise<AudioBuffer>>();

function soundOf(piece: string, language: Language): Promise<AudioBuffer> {
  const key = `${language} ${piece}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const sound = fetchSpoken(piece, language).then(loudspeaker.decode);
  sound.catch(() => kept.delete(key));
  kept.set(key, sound);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return sound;
}

/** Ends what another button of the page has begun: one voice at a time. */
let interrupt: () => void = () => undefined;

/** The second rung: the voice of the host, which speaks a sentence and sends its sound. */
export function hostSpeaker(language: Language): Speaker {
  let saying = 0;
  let playing: Playing | null = null;
  const timers = new Set<number>();

  function hush(): void {
    saying += 1;
    for (const timer of timers) window.clearTimeout(timer);
    timers.clear();
    playing?.stop();
    playing = null;
  }

  /** Lights up each word when it begins. */
  function followWords(sentence: string, length: number, { onWord }: Telling): void {
    if (onWord === undefined) return;
    for (const { from, to, at } of wordTimes(sentence, length)) {
      timers.add(window.setTimeout(() => onWord({ from, to }), at));
    }
  }

  return {
    say(text, told) {
      hush();
      const own = saying;
      interrupt();
      interrupt = () => {
        if (saying !== own) return;
        hush();
        told.onError();
      };
      const pieces = spokenPieces(text);
      loudspeaker.wake();
      const sayPiece = async (at: number): Promise<void> => {
        const piece = pieces[at];
        if (piece === undefined) return told.onEnd();
        const sound = await soundOf(piece, language);
        if (saying !== own) return;
        playing = loudspeaker.play(sound, () => next(at + 1));
        if (playing === null) return told.onError();
        if (piece === text) followWords(text, playing.length, told);
        const following = pieces[at + 1];
        if (following !== undefined) prepare(following);
      };
      const next = (at: number) => {
        sayPiece(at).catch(() => {
          if (saying === own) told.onError();
        });
      };
      next(0);
    },
    prepare,
    hush,
  };

  function prepare(text: string): void {
    const [first] = spokenPieces(text);
    // Whoever wants to hear it is told of a failure then.
    if (first !== undefined) soundOf(first, language).catch(() => undefined);
  }
}
