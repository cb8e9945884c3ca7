import { useEffect } from 'react';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { maySpeak } from '../read-aloud/may-speak.ts';
import { ReadAloudButton } from '../read-aloud/read-aloud-button.tsx';
import { useSpeech } from '../read-aloud/use-speech.ts';

export interface QuestionReaderProps {
  readonly title: string;
  readonly text: string;
  readonly lang: string;
  /** Reads as soon as it is there. */
  readonly atOnce: boolean;
}

/** Reads a question: on its own for who needs it, else at a touch where the reader's age asks for it. */
export function QuestionReader({ title, text, lang, atOnce }: QuestionReaderProps) {
  const { speak } = useSpeech(lang);
  useEffect(() => {
    if (atOnce && maySpeak()) speak(text);
  }, [atOnce, speak, text]);
  return atOnce ? (
    <ReadAloudButton text={text} />
  ) : (
    <ListenButton title={title} text={text} lang={lang} />
  );
}
