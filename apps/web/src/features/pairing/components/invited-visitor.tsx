import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keepInvitation } from '../../../app/invitation.ts';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import styles from '../pairing.module.css';

/** Somebody with a slip who is not signed in: the code is kept until they are. */
export function InvitedVisitor({ code }: { readonly code: string | undefined }) {
  const { t } = useTranslation('pairing');
  useEffect(() => {
    if (code !== undefined) keepInvitation({ to: 'family', code }, Date.now());
  }, [code]);
  return (
    <>
      <p className={styles.text}>{t('pair.visitor')}</p>
      {code !== undefined && <p className={styles.soft}>{t('pair.kept')}</p>}
      <div className={styles.ways}>
        <LinkButton to="/register" variant="cta">
          {t('pair.register')}
        </LinkButton>
        <LinkButton to="/login" variant="default">
          {t('pair.signIn')}
        </LinkButton>
      </div>
    </>
  );
}
