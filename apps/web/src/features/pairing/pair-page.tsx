import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { CampPage } from '../../ui/scenery/camp-page.tsx';
import { InvitedParent } from './components/invited-parent.tsx';
import { InvitedVisitor } from './components/invited-visitor.tsx';
import styles from './pairing.module.css';

/** Where the QR code of a pairing slip leads: a parent confirms, a visitor becomes one first. */
export function PairPage({ code }: { readonly code: string | undefined }) {
  const { t } = useTranslation('pairing');
  const { visitor } = useSession();
  return (
    <CampPage tabTitle={t('pair.title')} width="narrow">
      <Card className={styles.card}>
        <h1 className={styles.heading}>{t('pair.title')}</h1>
        {visitor === 'parent' && <InvitedParent code={code} />}
        {visitor === 'logged-out' && <InvitedVisitor code={code} />}
        {visitor !== 'parent' && visitor !== 'logged-out' && (
          <Notice picture="people-hugging">{t('pair.notParent')}</Notice>
        )}
      </Card>
    </CampPage>
  );
}
