import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import styles from '../classroom-sign-in.module.css';
import { useCardHolders } from '../classroom-sign-in.queries.ts';

/** How many children have a card, and the way to the page that makes and prints them. */
export function CardsOfClass({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('classroom-sign-in');
  const holders = useCardHolders(classId);
  const withCard = holders.data?.filter(({ cardMadeAt }) => cardMadeAt !== null).length ?? 0;
  return (
    <Section title={t('cards.title')}>
      <Card className={styles.panel}>
        <p>{t('cards.about')}</p>
        {holders.data === undefined ? (
          <QueryState query={holders} count={1} shape="rows" failed={t('cards.failed')} />
        ) : (
          <p>{t('cards.count', { count: holders.data.length, cards: withCard })}</p>
        )}
        <div className={styles.buttons}>
          <LinkButton
            to="/class-cards/$classId"
            params={{ classId: String(classId) }}
            variant="default"
          >
            {t('cards.open')}
          </LinkButton>
        </div>
      </Card>
    </Section>
  );
}
