import type { LinkedStudent } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../ui/card/titled-card.tsx';
import styles from './chat-reader.module.css';
import { ConversationOf } from './conversation-of.tsx';

/** A child's chat for a parent, only where the link is confirmed (decisions, Parents). */
export function ChildChat({ student }: { readonly student: LinkedStudent }) {
  const { t } = useTranslation('chat');
  const name = student.firstName ?? student.username;
  const isConfirmed = student.linkStatus === 'confirmed';
  return (
    <TitledCard title={t('reader.title', { name })} className={styles.card}>
      <p className={styles.text}>
        {t(isConfirmed ? 'reader.text' : 'reader.unconfirmed', { name })}
      </p>
      {isConfirmed && <ConversationOf userId={student.id} name={name} />}
    </TitledCard>
  );
}
