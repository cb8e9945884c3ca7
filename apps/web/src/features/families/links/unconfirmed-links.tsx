import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useUnconfirmedLinks } from '../families.queries.ts';
import { FamilyLinkRow } from './family-link-row.tsx';
import styles from './family-links.module.css';

/** Links that rest on an address alone: an admin who knows the family confirms or ends them. */
export function UnconfirmedLinks() {
  const { t } = useTranslation('family-links');
  const links = useUnconfirmedLinks();
  return (
    <TitledCard title={t('unconfirmed.title')} className={styles.card}>
      <p className={styles.text}>{t('unconfirmed.text')}</p>
      <QueryState query={links} count={2} shape="rows" failed={t('loadFailed')} />
      {links.data?.length === 0 && <p className={styles.text}>{t('unconfirmed.none')}</p>}
      {links.data !== undefined && links.data.length > 0 && (
        <ul className={styles.links}>
          {links.data.map((link) => (
            <FamilyLinkRow
              key={`${link.parent.id} ${link.student.id}`}
              link={link}
              naming
              mayConfirm
            />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
