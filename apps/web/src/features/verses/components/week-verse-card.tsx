import { weekOfDay } from '@lamplight/domain/curriculum';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session.ts';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { CONTENT_LANGUAGE } from '../../../ui/reading/content-language.ts';
import { useWeekVerse } from '../verses.queries.ts';
import styles from './week-verse-card.module.css';

/** This week's verse above the stories, and the way to learn it. Without the host it is just not there. */
export function WeekVerseCard() {
  const { user } = useSession();
  return user === null ? null : <CardFor userId={user.id} week={weekOfDay(user.currentDay)} />;
}

function CardFor({ userId, week }: { readonly userId: number; readonly week: number }) {
  const { t } = useTranslation('verses');
  const { data: verse } = useWeekVerse(userId, week);
  if (verse === undefined) return null;
  const steps = { done: verse.done.length, total: verse.exercises.length };
  return (
    <Card as="section" subject="bible" look="tinted" className={styles.card}>
      <Picture name={verse.isLearned ? 'glowing-star' : 'key'} size={64} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('title')}</h2>
          <ListenButton
            title={t('title')}
            text={`${verse.text} ${verse.reference}`}
            lang={CONTENT_LANGUAGE}
          />
        </div>
        <p className={styles.verse} lang={CONTENT_LANGUAGE}>
          {verse.text}
        </p>
        <p className={styles.reference}>
          <span lang={CONTENT_LANGUAGE}>{verse.reference}</span>
          {' · '}
          {verse.isLearned ? t('card.learned') : t('card.steps', steps)}
        </p>
      </div>
      <LinkButton to="/bible-study" search={{ verse: week }} variant="subject">
        {t(verse.isLearned ? 'card.again' : 'card.start')}
      </LinkButton>
    </Card>
  );
}
