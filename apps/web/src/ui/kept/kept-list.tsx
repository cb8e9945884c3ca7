import {
  RETENTION,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionRule,
  WARNING_DAYS,
} from '@lamplight/domain/retention';
import { useTranslation } from 'react-i18next';
import styles from './kept-list.module.css';

export interface KeptListProps {
  /** How many entries of each kind the host has removed so far; without it that is left out. */
  readonly removed?: Readonly<Partial<Record<RetentionKind, number>>>;
}

/** What the host keeps, why, and for how long: the very table that it carries out. */
export function KeptList({ removed }: KeptListProps) {
  const { t } = useTranslation('kept');
  return (
    <ul className={styles.list} aria-label={t('label')}>
      {RETENTION_KINDS.map((kind) => (
        <li key={kind} className={styles.row}>
          <div>
            <strong>{t(`kinds.${kind}.what`)}</strong>
            <p className={styles.why}>{t(`kinds.${kind}.why`)}</p>
          </div>
          <div>
            <Span rule={RETENTION[kind]} />
            {(removed?.[kind] ?? 0) > 0 && (
              <p className={styles.why}>{t('removed', { count: removed?.[kind] ?? 0 })}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Days in a year. */
const YEAR = 365;

function Span({ rule: { kept, ends } }: { readonly rule: RetentionRule }) {
  const { t } = useTranslation('kept');
  if (kept.for === 'account') return t('span.account');
  const isYears = kept.for === 'days' && kept.count % YEAR === 0;
  const span = isYears
    ? t('span.years', { count: kept.count / YEAR })
    : t(`span.${kept.for}`, { count: kept.count });
  return ends === 'after-warning' ? t('span.unused', { span, warning: WARNING_DAYS }) : span;
}
