import type { CheckedSegment } from '@lamplight/domain/scripture';
import { useTranslation } from 'react-i18next';
import styles from './chat.module.css';

type Found = Exclude<CheckedSegment, { readonly kind: 'text' | 'reference' }>;

function isFound(segment: CheckedSegment): segment is Found {
  return segment.kind !== 'text' && segment.kind !== 'reference';
}

/** Shows a child what was written and what the Bible says, for each quotation of an answer. */
export function HowChecked({ segments }: { readonly segments: readonly CheckedSegment[] }) {
  const { t } = useTranslation('chat');
  const found = segments.filter(isFound);
  if (found.length === 0) return null;
  return (
    <details className={styles.checked}>
      <summary>{t('checked.title')}</summary>
      <p className={styles.small}>{t('checked.text')}</p>
      <ul className={styles.findings}>
        {found.map((segment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of an answer never move.
          <li key={index} className={styles.finding}>
            <strong>{t(`checked.${outcomeOf(segment)}`)}</strong>
            <Words name={t('checked.said')} words={segment.said} />
            {'bible' in segment && segment.bible !== null && (
              <Words
                name={t('checked.bible', { reference: segment.reference ?? '' })}
                words={segment.bible}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function outcomeOf(segment: Found): 'exact' | 'repaired' | 'paraphrase' | 'removed' {
  return segment.kind === 'quotation' ? segment.outcome : segment.kind;
}

function Words({ name, words }: { readonly name: string; readonly words: string }) {
  return (
    <p className={styles.words}>
      <span className={styles.small}>{name}</span>
      <span>{words}</span>
    </p>
  );
}
