import { type CareCard, type CareRow, isDueForCheck } from '@lamplight/domain/care';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './care.module.css';
import { ContactList } from './contact-list.tsx';

const TEXTS = ['allergies', 'medicines', 'notes'] as const;

/** Everything that is written about a child for emergencies. */
export function CareFacts({ card, fromProfiles }: Pick<CareRow, 'card' | 'fromProfiles'>) {
  const { t } = useTranslation('care');
  if (card === null && fromProfiles.length === 0) {
    return <p className={styles.text}>{t('facts.none')}</p>;
  }
  return (
    <>
      {card !== null && isDueForCheck(card.changedAt, Date.now()) && (
        <Notice picture="calendar">{t('facts.due')}</Notice>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('facts.contacts')}</dt>
          <dd>
            <ContactList card={card} fromProfiles={fromProfiles} />
          </dd>
        </div>
        {TEXTS.map((name) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{card?.[name] || <span className={styles.soft}>{t('facts.blank')}</span>}</dd>
          </div>
        ))}
      </dl>
      {card !== null && <LastSaved card={card} />}
    </>
  );
}

function LastSaved({ card }: { readonly card: CareCard }) {
  const { t, i18n } = useTranslation('care');
  const who = card.changedBy ?? t('facts.gone');
  const when = momentText(card.changedAt, i18n.language);
  return <p className={styles.soft}>{t('facts.changed', { who, when })}</p>;
}
