import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useLinksOf } from '../families.queries.ts';
import { FamilyLinkRow } from './family-link-row.tsx';
import styles from './family-links.module.css';

/** Who is linked to a student as a parent, for the teachers of the student and admins. */
export function FamilyLinksOf({ studentId }: { readonly studentId: number }) {
  const { t } = useTranslation('family-links');
  const { visitor } = useSession();
  const links = useLinksOf(studentId);
  return (
    <TitledCard title={t('of.title')} className={styles.card}>
      <p className={styles.text}>{t('of.text')}</p>
      <QueryState query={links} count={2} shape="rows" failed={t('loadFailed')} />
      {links.data?.length === 0 && <p className={styles.text}>{t('of.none')}</p>}
      {links.data !== undefined && links.data.length > 0 && (
        <ul className={styles.links}>
          {links.data.map((link) => (
            <FamilyLinkRow
              key={link.parent.id}
              link={link}
              naming={false}
              mayConfirm={visitor === 'admin'}
            />
          ))}
        </ul>
      )}
      <LinkButton
        to="/pairing-slips/$studentId"
        params={{ studentId: String(studentId) }}
        variant="default"
        className={styles.way ?? ''}
      >
        {t('of.slip')}
      </LinkButton>
    </TitledCard>
  );
}
