import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import styles from './week-verse-card.module.css';

/** The way to any verse of the Bible, beside the one of this week. */
export function LookUpCard() {
  const { t } = useTranslation('verses');
  return (
    <Card as="section" subject="bible" className={styles.card}>
      <Picture name="magnifying-glass-tilted-left" size={48} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('lookUp.title')}</h2>
          <ListenButton title={t('lookUp.title')} text={t('lookUp.text')} />
        </div>
        <p className={styles.reference}>{t('lookUp.text')}</p>
      </div>
      <LinkButton to="/scripture" variant="default">
        {t('lookUp.open')}
      </LinkButton>
    </Card>
  );
}
