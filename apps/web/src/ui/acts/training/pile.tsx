import type { ActOf } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../picture/picture.tsx';
import { type Example, shownOn } from './lab.ts';
import { ShownThing } from './shown-thing.tsx';
import styles from './training.module.css';

export interface PileProps {
  readonly act: ActOf<'train'>;
  /** Which of the two. */
  readonly group: number;
  readonly language: Language;
  readonly piled: readonly Example[];
  readonly onTakeBack: (index: number) => void;
  /** Examples before this one stay. */
  readonly staysBefore?: number;
  /** Whether its name stands above it; otherwise what puts something here says it. */
  readonly isNamed: boolean;
  /** What puts something here. */
  readonly children?: ReactNode;
}

/** One of the two piles that a machine is taught with. */
export function Pile(props: PileProps) {
  const { act, group, language, piled, onTakeBack, staysBefore = 0, isNamed, children } = props;
  const { t } = useTranslation('acts');
  const headId = useId();
  const label = act.groups[group];
  const own = piled.flatMap((example, index) =>
    example.group === group ? [{ example, index }] : [],
  );
  return (
    <div className={styles.pile} data-pile={group}>
      <p id={headId} className={styles.head} hidden={!isNamed}>
        {label?.picture && <Picture name={label.picture} size="2rem" />}
        <span lang={language}>{label?.text}</span>
      </p>
      {children}
      <ul className={styles.cards} aria-labelledby={headId}>
        {own.map(({ example, index }, place) => {
          const card = 'card' in example ? act.examples[example.card] : undefined;
          const shown = 'card' in example ? card && shownOn(card) : example;
          if (shown === undefined) return null;
          const name = 'text' in shown ? shown.text : t('train.number', { number: place + 1 });
          return (
            <li key={index} className={styles.card}>
              <ShownThing shown={shown} picture={card?.picture} language={language} />
              {index >= staysBefore && (
                <button
                  type="button"
                  className={styles.back}
                  aria-label={t('train.takeBack', { name })}
                  onClick={() => onTakeBack(index)}
                >
                  <IconX size={18} aria-hidden />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
