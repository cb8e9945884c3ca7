import type { Language } from '@lamplight/domain/profiles';
import { Picture } from '../../picture/picture.tsx';
import type { UiPicture } from '../../picture/ui-pictures.ts';
import styles from './feedback.module.css';

export interface TellingProps {
  /** What is said to the guess, in the reader's language. */
  readonly words: string;
  /** What is true, in the language of the lesson; empty where the lesson goes on to tell it. */
  readonly text: string;
  readonly language: Language;
  readonly picture?: UiPicture;
}

/** What follows a guess, of which none is wrong. */
export function Telling(props: TellingProps) {
  const { words, text, language, picture = 'magnifying-glass-tilted-left' } = props;
  return (
    <div className={styles.feedback}>
      <Picture name={picture} size={40} />
      <p className={styles.words}>
        <strong>{words}</strong> {text && <span lang={language}>{text}</span>}
      </p>
    </div>
  );
}
