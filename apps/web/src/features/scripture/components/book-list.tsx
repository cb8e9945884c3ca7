import type { Shelf } from '@lamplight/domain/scripture';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './book-list.module.css';

type Book = Shelf['books'][number];

/** Codes of the books of the New Testament. */
const NEW_TESTAMENT = new Set(
  'MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV'.split(
    ' ',
  ),
);

/** The books that are here, each opening the numbers of its chapters. */
export function BookList({ books }: { readonly books: readonly Book[] }) {
  const { t } = useTranslation('scripture');
  const [open, setOpen] = useState<string | null>(null);
  const partOf = (isNew: boolean) => books.filter(({ code }) => NEW_TESTAMENT.has(code) === isNew);
  return [
    { title: t('oldTestament'), part: partOf(false) },
    { title: t('newTestament'), part: partOf(true) },
  ].map(
    ({ title, part }) =>
      part.length > 0 && (
        <details key={title} className={styles.part}>
          <summary className={styles.title}>{title}</summary>
          <ul className={styles.books}>
            {part.map((book) => (
              <BookEntry
                key={book.code}
                book={book}
                isOpen={open === book.code}
                onToggle={() => setOpen(open === book.code ? null : book.code)}
              />
            ))}
          </ul>
        </details>
      ),
  );
}

interface BookEntryProps {
  readonly book: Book;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function BookEntry({ book, isOpen, onToggle }: BookEntryProps) {
  const { t } = useTranslation('scripture');
  const { name, chapters } = book;
  return (
    <li className={isOpen ? styles.open : undefined}>
      <Button
        variant={isOpen ? 'subject' : 'default'}
        data-subject="bible"
        className={styles.book ?? ''}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        {name}
      </Button>
      {isOpen && (
        <ul className={styles.chapters} aria-label={t('chaptersOf', { name })}>
          {chapters.map((chapter) => (
            <li key={chapter}>
              <Link
                to="/scripture"
                search={{ q: `${name} ${chapter}` }}
                className={styles.chapter}
                aria-label={`${name} ${chapter}`}
              >
                {chapter}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
