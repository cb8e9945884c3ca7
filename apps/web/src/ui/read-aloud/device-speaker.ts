import type { Speaker, SpokenWord } from './speaker.ts';

/** A little slower than speech, so that a beginner can follow with a finger. */
const READING_RATE = 0.9;

/** The first rung: a voice that lives on this device. */
export function deviceSpeaker(voice: SpeechSynthesisVoice): Speaker {
  /** Goes up with everything that is said or ended: a late event of what was said earlier is ignored. */
  let saying = 0;
  const hush = () => {
    saying += 1;
    window.speechSynthesis?.cancel();
  };
  return {
    say(text, { onWord, onEnd, onError }) {
      hush();
      const own = saying;
      const told = (tell: () => void) => () => {
        if (saying === own) tell();
      };
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = READING_RATE;
      utterance.onend = told(onEnd);
      utterance.onerror = told(onError);
      utterance.onboundary = ({ name, charIndex }) => {
        if (saying === own && name === 'word') onWord?.(wordAt(text, charIndex));
      };
      window.speechSynthesis.speak(utterance);
    },
    prepare: () => undefined,
    hush,
  };
}

/** The word that begins at a character, with what stands close to it; not every voice tells its length. */
export function wordAt(sentence: string, from: number): SpokenWord {
  const [word = ''] = /^\S*/.exec(sentence.slice(from)) ?? [];
  return { from, to: from + word.length };
}
