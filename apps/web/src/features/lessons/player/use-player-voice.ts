import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';
import { soundsUnasked } from '@lamplight/domain/sounds';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useReadsAloud } from '../../../app/display/use-display.ts';
import { soundingDevice, wakeDevice } from '../../../lib/sounding-device.ts';
import { maySpeak } from '../../../ui/read-aloud/may-speak.ts';
import type { SentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { useSpeech } from '../../../ui/read-aloud/use-speech.ts';
import { lessonVoice, turnsPages } from '../lesson-choices.ts';
import type { RecordingKey } from '../recordings/recordings.queries.ts';
import { useAfterTask } from './use-after-task.ts';
import { usePageReader } from './use-page-reader.ts';

/** How long a page stays after its last word before the next one comes by itself, in ms. */
const PAUSE_MS = 900;

/** Parts what is read into one text, so that the same texts are the same value. No text holds it. */
const BETWEEN = '\u0000';

export interface PlayerVoice {
  /** False where neither somebody's recording nor a voice of device or host reads the page. */
  readonly available: boolean;
  /** Whether pages are read as they come. */
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Reads the page at a tap; on a class tablet that was silent so far the pages after it, too. */
  readonly listen: () => void;
  readonly reader: SentenceReader;
  /** Says a text now; undefined while the voice is off. */
  readonly say: ((text: string) => void) | undefined;
  /** Whether a page without a task turns once it has been read; null for readers who turn their own. */
  readonly turns: boolean | null;
  readonly toggleTurns: () => void;
}

export interface VoicedPage {
  /** What is read, sentence by sentence. */
  readonly spoken: readonly string[];
  readonly language: Language;
  readonly band: ContentBand;
  /** What a teacher or a parent has recorded of the page. */
  readonly recording: RecordingKey | undefined;
  /** Whether it is known what they have recorded: no other voice begins before. */
  readonly isKnown: boolean;
  /** Whether the page waits for its reader: it has something to do, or is the last one. */
  readonly waits: boolean;
  readonly onTurn: () => void;
  /** Whether its task has come to its end just now. */
  readonly isOver: boolean;
  /** What is said then to those who do not read yet, where they turn their own pages; empty for nothing. */
  readonly wayOn: string;
}

/** Reads each page as it comes, and for those who do not read yet turns it when it has been read. */
export function usePlayerVoice(page: VoicedPage): PlayerVoice {
  const { spoken, language, band, recording, isKnown, waits, onTurn, isOver, wayOn } = page;
  const isLittle = band === 'kindergarten';
  const byDefault = useReadsAloud(isLittle);
  const wanted = () => lessonVoice.read() ?? byDefault;
  const [isOn, setOn] = useState(() => soundsUnasked(soundingDevice()) && wanted());
  const [turns, setTurns] = useState(() => turnsPages.read() ?? true);
  const timer = useRef(0);

  const joined = spoken.join(BETWEEN);
  const sentences = useMemo(() => joined.split(BETWEEN), [joined]);
  const turnsNow = isLittle && turns && !waits;
  const onEnd = useCallback(() => {
    if (turnsNow) timer.current = window.setTimeout(onTurn, PAUSE_MS);
  }, [turnsNow, onTurn]);
  const reader = usePageReader({ sentences, language, recording, onEnd });
  const speech = useSpeech(language);

  const { start, stop } = reader;
  useEffect(() => {
    if (isOn && isKnown && maySpeak()) start();
    return () => {
      window.clearTimeout(timer.current);
      stop();
    };
  }, [isOn, isKnown, start, stop]);

  const { speak } = speech;
  const say = useCallback(
    (text: string) => {
      stop();
      speak(text);
    },
    [stop, speak],
  );

  const isQuiet = reader.current === null && !speech.speaking;
  useAfterTask({
    isOver,
    rests: isLittle && isOn && reader.available && isQuiet,
    onTurn: turns ? onTurn : null,
    onStay: () => wayOn && say(wayOn),
  });

  return {
    available: reader.available,
    isOn,
    toggle() {
      if (!isOn) wakeDevice();
      lessonVoice.write(!isOn);
      setOn(!isOn);
    },
    listen() {
      const isFirst = !soundsUnasked(soundingDevice());
      wakeDevice();
      // What is switched on begins to read.
      if (isFirst && wanted()) setOn(true);
      else start();
    },
    reader,
    say: isOn && speech.available ? say : undefined,
    turns: isLittle && reader.available && isOn ? turns : null,
    toggleTurns() {
      window.clearTimeout(timer.current);
      turnsPages.write(!turns);
      setTurns(!turns);
    },
  };
}
