import { type Announcement, textFor } from '@lamplight/domain/announcements';
import { LANGUAGES } from '@lamplight/domain/languages';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Folded } from '../../../ui/folded/folded.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useAnnouncements, useWithdrawAnnouncement } from '../announcements.queries.ts';
import { languageName } from '../language-name.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import styles from './class-news.module.css';

/** What was said to a class: what is up and coming, and folded away what is over. */
export function AnnouncementsOfClass({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('announcements');
  const said = useAnnouncements(classId);
  const [open, setOpen] = useState<Announcement | 'new' | null>(null);
  const all = said.data?.announcements ?? [];
  const isPast = ({ state }: Announcement) => state === 'over' || state === 'withdrawn';
  const current = all.filter((one) => !isPast(one));
  const past = all.filter(isPast);
  return (
    <Section title={t('class.title')}>
      <Card className={styles.panel}>
        <p>{t('class.about')}</p>
        <div>
          <Button disabled={said.data === undefined} onClick={() => setOpen('new')}>
            {t('class.write')}
          </Button>
        </div>
        <QueryState query={said} count={2} shape="rows" failed={t('class.failed')} />
        {said.data !== undefined && current.length === 0 && <p>{t('class.empty')}</p>}
        {current.length > 0 && (
          <ul className={styles.list} aria-label={t('class.list')}>
            {current.map((one) => (
              <Row key={one.id} announcement={one} onEdit={() => setOpen(one)} />
            ))}
          </ul>
        )}
        {past.length > 0 && (
          <Folded summary={t('class.over', { count: past.length })}>
            <ul className={styles.list}>
              {past.map((one) => (
                <Row key={one.id} announcement={one} />
              ))}
            </ul>
          </Folded>
        )}
      </Card>
      {open !== null && said.data !== undefined && (
        <AnnouncementDialog
          classId={classId}
          today={said.data.today}
          announcement={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
}

interface RowProps {
  readonly announcement: Announcement;
  /** Left out for what is over. */
  readonly onEdit?: () => void;
}

function Row({ announcement, onEdit }: RowProps) {
  const { t, i18n } = useTranslation('announcements');
  const withdraw = useWithdrawAnnouncement();
  const fail = useFailureToast();
  const { id, audience, state, from, until, texts, author } = announcement;
  const own = LANGUAGES.find((one) => one === i18n.language) ?? 'en';
  const title = textFor(texts, own)?.title ?? '';
  const day = (date: string) => dateText(date, i18n.language);
  const facts = [
    t(`states.${state}`),
    t('class.dates', { from: day(from), until: day(until) }),
    t(`audiences.${audience}`),
    author,
    t('class.languages', { list: texts.map(({ language }) => languageName(language)).join(', ') }),
  ];
  const takeBack = () =>
    withdraw.mutate(
      { id },
      {
        onSuccess: () => showToast({ kind: 'success', title: t('class.withdrawn') }),
        onError: (error) =>
          fail({ title: t('class.notWithdrawn'), error, fallback: t('class.again') }),
      },
    );
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </span>
      {onEdit !== undefined && (
        <span className={styles.buttons}>
          <Button variant="default" aria-label={t('class.editOne', { title })} onClick={onEdit}>
            {t('class.edit')}
          </Button>
          <Button
            variant="subtle"
            aria-label={t('class.withdrawOne', { title })}
            disabled={withdraw.isPending}
            onClick={takeBack}
          >
            {t('class.withdraw')}
          </Button>
        </span>
      )}
      <div className={styles.said}>
        <Folded summary={t('class.read', { title })}>
          {texts.map(({ language, title: heading, text }) => (
            <div key={language} lang={language} className={styles.read}>
              <p className={styles.facts}>{languageName(language)}</p>
              <p>
                <strong>{heading}</strong>
              </p>
              <p className={styles.lines}>{text}</p>
            </div>
          ))}
        </Folded>
      </div>
    </li>
  );
}
