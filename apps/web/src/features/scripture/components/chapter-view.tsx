import type { Chapter } from '@lamplight/domain/scripture';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { useSentenceReader } from '../../../ui/read-aloud/use-sentence-reader.ts';
import { ReadTextButton } from '../../../ui/reading/read-text-button.tsx';
import styles from './chapter-view.module.css';

/** A chapter to read and to hear; what was asked for stands out, and the ways on are below. */
export function ChapterView({ chapter }: { readonly chapter: Chapter }) {
  const { t } = useTranslation('scripture');
  const { title, translation, verses, previous, next, isWhole } = chapter;
  const asked = verses.some(({ isAsked }) => isAsked);
  const read = useMemo(
    () => verses.filter(({ isAsked }) => isAsked || !asked).map(({ text }) => text),
    [verses, asked],
  );
  const reader = useSentenceReader(read, translation.language);
  const current = reader.current === null ? undefined : read[reader.current];
  return (
    <>
      <Card as="section" subject="bible" className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <ReadTextButton reader={reader} />
        </div>
        {!isWhole && <Notice picture="books">{t('partOnly')}</Notice>}
        <ol className={styles.verses} lang={translation.language}>
          {verses.map(({ verse, text, isAsked }) => (
            <Verse
              key={verse}
              verse={verse}
              text={text}
              isAsked={isAsked}
              isFirstAsked={isAsked && verses.find((each) => each.isAsked)?.verse === verse}
              isRead={text === current}
            />
          ))}
        </ol>
        <p className={styles.source}>
          {translation.name} ({translation.abbreviation}). {translation.licence}
        </p>
      </Card>
      {(previous !== null || next !== null) && (
        <nav className={styles.ways} aria-label={t('chapters')}>
          {previous !== null && (
            <LinkButton
              to="/scripture"
              search={{ q: previous }}
              variant="default"
              leftSection={<IconArrowLeft size={20} aria-hidden />}
            >
              {previous}
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton
              to="/scripture"
              search={{ q: next }}
              variant="subject"
              data-subject="bible"
              className={styles.next ?? ''}
              rightSection={<IconArrowRight size={20} aria-hidden />}
            >
              {next}
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}

interface VerseProps {
  readonly verse: number;
  readonly text: string;
  readonly isAsked: boolean;
  readonly isFirstAsked: boolean;
  readonly isRead: boolean;
}

function Verse({ verse, text, isAsked, isFirstAsked, isRead }: VerseProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In a long chapter the verse that was asked for may be far below.
    if (isFirstAsked) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isFirstAsked]);
  return (
    <li ref={item} className={styles.verse} data-asked={isAsked} data-read={isRead}>
      <sup className={styles.number}>{verse}</sup> {text}
    </li>
  );
}
