import type { ActLabel } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../picture/picture.tsx';
import styles from './sort-act.module.css';

export interface SortGroupProps {
  readonly label: ActLabel;
  readonly language: Language;
  readonly place: number;
  readonly isLocked: boolean;
  /** What a tap puts here; undefined when everything has its group. */
  readonly ready: string | undefined;
  readonly onTap: () => void;
  /** What is in it, as items of a list. */
  readonly children: ReactNode;
}

/** A group with what is in it; its head puts there what is ready. */
export function SortGroup(props: SortGroupProps) {
  const { label, language, place, isLocked, ready, onTap, children } = props;
  const { t } = useTranslation('acts');
  const headId = useId();
  const head = (
    <>
      {label.picture && <Picture name={label.picture} size="2.75rem" />}
      <span id={headId} lang={language}>
        {label.text}
      </span>
    </>
  );
  return (
    <div className={styles.group} data-place={place}>
      {isLocked ? (
        <p className={styles.head}>{head}</p>
      ) : (
        <button
          type="button"
          className={styles.head}
          aria-label={
            ready === undefined ? label.text : t('sort.put', { text: ready, group: label.text })
          }
          onClick={onTap}
        >
          {head}
        </button>
      )}
      <ul className={styles.items} aria-labelledby={headId}>
        {children}
      </ul>
    </div>
  );
}
