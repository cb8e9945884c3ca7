import { type ReadAnnouncement, textFor } from '@lamplight/domain/announcements';
import { LANGUAGES, type Language } from '@lamplight/domain/languages';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../lib/dates.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { Folded } from '../../../ui/folded/folded.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { useBoard } from '../announcements.queries.ts';
import { languageName } from '../language-name.ts';
import styles from './board.module.css';

export interface BoardProps {
  /** Who reads it. */
  readonly of: 'student' | 'family';
  /** Children of the reader whose link nobody has confirmed: what is said to them is not read yet. */
  readonly unconfirmed?: readonly string[];
}

/** What teachers say to a class and its families, as long as there is something. */
export function Board({ of, unconfirmed = [] }: BoardProps) {
  const { t, i18n } = useTranslation('announcements');
  const { data = [] } = useBoard();
  if (data.length === 0 && unconfirmed.length === 0) return null;
  const names = new Intl.ListFormat(i18n.language).format(unconfirmed);
  return (
    <TitledCard
      title={t(of === 'student' ? 'board.title' : 'board.familiesTitle')}
      className={styles.board}
    >
      {unconfirmed.length > 0 && <p className={styles.text}>{t('board.unconfirmed', { names })}</p>}
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((announcement) => (
            <li key={announcement.id}>
              <Said announcement={announcement} />
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

/** One announcement in the reader's language; the others are below for who wants them. */
function Said({ announcement }: { readonly announcement: ReadAnnouncement }) {
  const { t, i18n } = useTranslation('announcements');
  const { texts, author, className, until } = announcement;
  const language: Language = LANGUAGES.find((one) => one === i18n.language) ?? 'en';
  const own = textFor(texts, language);
  if (own === undefined) return null;
  const others = texts.filter((text) => text !== own);
  return (
    <article className={styles.said}>
      <div lang={own.language}>
        <div className={styles.head}>
          <h3 className={styles.title}>{own.title}</h3>
          <ListenButton title={own.title} text={`${own.title}.\n${own.text}`} lang={own.language} />
        </div>
        <p className={styles.text}>{own.text}</p>
      </div>
      <p className={styles.by}>
        {t('board.by', { author, class: className })} ·{' '}
        {t('board.until', { date: dateText(until, i18n.language) })}
      </p>
      {others.length > 0 && (
        <Folded summary={t('board.others')}>
          <div className={styles.others}>
            {others.map((text) => (
              <div key={text.language} lang={text.language}>
                <p className={styles.language}>{languageName(text.language)}</p>
                <p className={styles.title}>{text.title}</p>
                <p className={styles.text}>{text.text}</p>
              </div>
            ))}
          </div>
        </Folded>
      )}
    </article>
  );
}
