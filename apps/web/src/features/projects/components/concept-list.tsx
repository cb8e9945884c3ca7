import { useTranslation } from 'react-i18next';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import styles from './concept-list.module.css';

/** A card names so many concepts and counts the others (spec 2). */
const NAMED_ON_CARD = 2;

export interface ConceptListProps {
  readonly concepts: readonly string[];
  /** Whether all are named. */
  readonly all?: boolean;
}

/** What a project teaches. */
export function ConceptList({ concepts, all = false }: ConceptListProps) {
  const { t } = useTranslation('projects');
  const named = all ? concepts : concepts.slice(0, NAMED_ON_CARD);
  const others = concepts.length - named.length;
  return (
    <ul className={styles.concepts} aria-label={t('facts.concepts')}>
      {named.map((concept) => (
        <li key={concept} lang={CONTENT_LANGUAGE}>
          {concept}
        </li>
      ))}
      {others > 0 && <li data-look="more">{t('facts.more', { count: others })}</li>}
    </ul>
  );
}
