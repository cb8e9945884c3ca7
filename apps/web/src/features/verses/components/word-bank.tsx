import { useTranslation } from 'react-i18next';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './tiles.module.css';

export interface WordBankProps {
  readonly words: readonly string[];
  /** Words that stand in a gap, each as often as it does. */
  readonly used: readonly string[];
  readonly onTake: (word: string) => void;
}

/** The missing words to tap; each goes into the first free gap. */
export function WordBank({ words, used, onTake }: WordBankProps) {
  const { t } = useTranslation('verses');
  return (
    <section className={styles.pool} aria-label={t('gaps.bank')} lang={CONTENT_LANGUAGE}>
      {unused(words, used).map(({ word, place }) => (
        <button key={place} type="button" className={styles.tile} onClick={() => onTake(word)}>
          {word}
        </button>
      ))}
    </section>
  );
}

/** The words that are left, with their places; a word that is there twice is used up one by one. */
function unused(words: readonly string[], used: readonly string[]) {
  const left = [...used];
  return words.flatMap((word, place) => {
    const at = left.indexOf(word);
    if (at === -1) return [{ word, place }];
    left.splice(at, 1);
    return [];
  });
}
