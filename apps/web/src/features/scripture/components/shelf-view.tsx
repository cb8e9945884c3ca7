import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section/section.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useShelf } from '../scripture.queries.ts';
import { BookList } from './book-list.tsx';
import { Ideas } from './ideas.tsx';
import styles from './shelf-view.module.css';

/** Where to begin: places worth reading, and all the books that are here. */
export function ShelfView() {
  const { t, i18n } = useTranslation('scripture');
  const shelf = useShelf();
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <Ideas />
      <Section title={t('books')}>
        <QueryState query={shelf} count={6} shape="rows" failed={t('failed')} />
        {shelf.data !== undefined && (
          <>
            <p className={styles.carried}>
              {t(shelf.data.isWhole ? 'carried.whole' : 'carried.part', {
                name: shelf.data.translation.name,
                verses: number.format(shelf.data.verseCount),
              })}
            </p>
            <BookList books={shelf.data.books} />
          </>
        )}
      </Section>
    </>
  );
}
