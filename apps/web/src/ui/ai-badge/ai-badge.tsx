import { AI_PROVIDERS } from '@lamplight/domain/ai';
import { useTranslation } from 'react-i18next';
import { Picture } from '../picture/picture.tsx';
import styles from './ai-badge.module.css';

const SAFETY = 'safety';
const KNOWN = [...AI_PROVIDERS, SAFETY] as const;

export interface AiBadgeProps {
  /** Who wrote a text: a provider, `safety` for fixed words, or the name of a model. */
  readonly source: string | null;
}

/** Says in plain words who wrote a text: a program, and where it runs. */
export function AiBadge({ source }: AiBadgeProps) {
  const { t } = useTranslation('shell');
  const name = KNOWN.find((known) => known === source) ?? 'model';
  return (
    <p className={styles.badge}>
      <Picture name={name === SAFETY ? 'people-hugging' : 'robot'} size={20} />
      {t(`aiBadge.${name}`)}
    </p>
  );
}
