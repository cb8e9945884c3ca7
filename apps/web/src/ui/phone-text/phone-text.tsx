import { splitAtNumbers } from './phone-numbers.ts';
import styles from './phone-text.module.css';

/** A text whose numbers are all to be called: a tap on one calls it. */
export function PhoneText({ text }: { readonly text: string }) {
  return splitAtNumbers(text).map((part, index) =>
    part.dial === null ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
      <a key={index} href={`tel:${part.dial}`} className={styles.number}>
        {part.text}
      </a>
    ),
  );
}
