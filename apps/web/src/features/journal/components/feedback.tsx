import { SAFETY_SOURCE } from '@lamplight/domain/journal';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { splitAtNumbers } from '../phone-numbers.ts';
import styles from './feedback.module.css';

export interface FeedbackProps {
  readonly text: string;
  /** What wrote it: `built-in`, `safety`, or the name of a model. */
  readonly source: string | null;
}

/** What answers an entry, with a badge that names where it comes from. */
export function Feedback({ text, source }: FeedbackProps) {
  const { t } = useTranslation('journal-entry');
  const isSafety = source === SAFETY_SOURCE;
  return (
    <div className={styles.feedback} data-safety={isSafety}>
      <p className={styles.text}>{isSafety ? <WithNumbers text={text} /> : text}</p>
      <p className={styles.source}>
        <Picture name={isSafety ? 'people-hugging' : 'robot'} size={20} />
        {t(`feedback.source.${sourceName(source)}`)}
      </p>
    </div>
  );
}

function sourceName(source: string | null): 'safety' | 'builtIn' | 'model' {
  if (source === SAFETY_SOURCE) return 'safety';
  return source === 'built-in' ? 'builtIn' : 'model';
}

/** The reply to a child in danger: a tap on a number calls it. */
function WithNumbers({ text }: { readonly text: string }) {
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
