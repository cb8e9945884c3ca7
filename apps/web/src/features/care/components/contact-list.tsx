import { type CareRow, dialledNumber } from '@lamplight/domain/care';
import { useTranslation } from 'react-i18next';
import { PhoneText } from '../../../ui/phone-text/phone-text.tsx';
import styles from './care.module.css';

/** Whom to call for a child, with numbers that a tap dials. */
export function ContactList({ card, fromProfiles }: Pick<CareRow, 'card' | 'fromProfiles'>) {
  const { t } = useTranslation('care');
  const contacts = card?.contacts ?? [];
  if (contacts.length + fromProfiles.length === 0) return t('facts.noContacts');
  return (
    <ul className={styles.contacts}>
      {contacts.map(({ name, relation, telephone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same number, and none moves.
        <li key={index}>
          <span>{relation === '' ? name : `${name} (${relation})`}</span>
          <br />
          <a className={styles.call} href={`tel:${dialledNumber(telephone)}`}>
            {telephone}
          </a>
        </li>
      ))}
      {fromProfiles.map(({ parent, contact }) => (
        <li key={parent}>
          <span className={styles.soft}>{t('facts.fromProfile', { parent })}</span>
          <br />
          <PhoneText text={contact} />
        </li>
      ))}
    </ul>
  );
}
