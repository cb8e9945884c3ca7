import { useTranslation } from 'react-i18next';
import { contactList } from '../contacts.ts';
import { useHostPrivacy } from '../legal.queries.ts';
import styles from './legal-text.module.css';

/** Whom to ask: the class's own adults, and what contacts the host has made known. */
export function ContactDetails() {
  const { t } = useTranslation('legal');
  const { data } = useHostPrivacy();
  const contacts = data === undefined ? [] : contactList(data.contacts);
  return (
    <>
      <p>{t('contact.general')}</p>
      {contacts.length > 0 && (
        <dl className={styles.contacts}>
          {contacts.map(({ kind, value }) => (
            <div key={kind}>
              <dt>{t(`contact.${kind}`)}</dt>
              <dd>{kind.endsWith('Email') ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
