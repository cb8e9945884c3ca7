import type { MadeCard } from '@lamplight/domain/classroom-sign-in';
import { useTranslation } from 'react-i18next';
import { Lantern } from '../../../ui/lantern/lantern.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { SignInPicture } from '../../../ui/sign-in-picture/sign-in-picture.tsx';
import { cardAddress } from '../card-address.ts';
import styles from './printed-card.module.css';

export interface PrintedCardProps {
  readonly card: MadeCard;
  readonly className: string;
  /** Where other devices reach the host. */
  readonly address: string;
}

/** A child's card: a QR for the camera, and the pictures or the password that only they should see. */
export function PrintedCard({ card, className, address }: PrintedCardProps) {
  const { t } = useTranslation(['classroom-sign-in', 'sign-in-pictures']);
  const { name, username, token, pictures, password } = card;
  return (
    <li className={styles.card}>
      <div className={styles.side}>
        <QrCode value={cardAddress(address, token)} title={t('card.qr', { name })} size="100%" />
        <p className={styles.how}>{t('card.how')}</p>
      </div>
      <div className={styles.words}>
        <p className={styles.class}>
          <Lantern size="1.1em" />
          {className}
        </p>
        <p className={styles.name}>{name}</p>
        <p className={styles.username}>{t('card.username', { username })}</p>
        {pictures !== null && (
          <ol className={styles.pictures} aria-label={t('card.pictures', { name })}>
            {pictures.map((picture) => (
              <li key={picture}>
                <SignInPicture
                  name={picture}
                  size="100%"
                  title={t(`sign-in-pictures:names.${picture}`)}
                />
              </li>
            ))}
          </ol>
        )}
        {password !== null && <p className={styles.password}>{password}</p>}
        <p className={styles.line}>{t(pictures === null ? 'card.keepWords' : 'card.keep')}</p>
      </div>
    </li>
  );
}
