import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './tab-parts.module.css';

export interface TabPart {
  /** Its place in the address, such as `backups` in `#host/backups`. */
  readonly name: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabPartsProps {
  /** What the parts choose between, for those who hear it. */
  readonly label: string;
  /** The tab that they belong to. */
  readonly tab: string;
  readonly parts: readonly TabPart[];
}

/** The parts of a tab that holds more than fits below each other: one is open, and the address names it. */
export function TabParts({ label, tab, parts }: TabPartsProps) {
  const { hash } = useLocation();
  const named = hash.slice(tab.length + 1);
  const open = parts.find(({ name }) => name === named) ?? parts[0];
  return (
    <div className={styles.parts}>
      {parts.length > 1 && (
        <nav aria-label={label} className={styles.choices}>
          {parts.map((part) => (
            <Link
              key={part.name}
              to="."
              hash={`${tab}/${part.name}`}
              resetScroll={false}
              hashScrollIntoView={false}
              className={styles.choice ?? ''}
              activeOptions={{ includeHash: true }}
              aria-current={part === open ? 'page' : undefined}
            >
              {part.label}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.open}>{open?.content}</div>
    </div>
  );
}
