import { SEARCH_PAGE } from '@lamplight/domain/scripture';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useLookUp } from '../scripture.queries.ts';
import { ChapterView } from './chapter-view.tsx';
import { HitList } from './hit-list.tsx';

/** What was found: the chapter of a reference, or verses with the words. */
export function LookUpResult({ query }: { readonly query: string }) {
  const { t } = useTranslation('scripture');
  const [limit, setLimit] = useState(SEARCH_PAGE);
  const found = useLookUp(query, limit);
  const choose = (
    <LinkButton to="/scripture" search={{}} variant="default">
      {t('choose')}
    </LinkButton>
  );
  return (
    <>
      <QueryState
        query={found}
        count={4}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {found.data?.kind === 'chapter' && <ChapterView chapter={found.data.chapter} />}
      {found.data?.kind === 'no-such-place' && (
        <EmptyState
          picture="magnifying-glass-tilted-left"
          title={t('noSuchPlace', { query })}
          text={t('noSuchPlaceText')}
          action={choose}
        />
      )}
      {found.data?.kind === 'not-at-hand' && (
        <EmptyState
          picture="books"
          title={t('notAtHand', { title: found.data.title })}
          text={t('notAtHandText')}
          action={choose}
        />
      )}
      {found.data?.kind === 'hits' && found.data.hits.length === 0 && (
        <EmptyState
          picture="magnifying-glass-tilted-left"
          title={t('nothing', { query })}
          text={t('nothingText')}
          action={choose}
        />
      )}
      {found.data?.kind === 'hits' && found.data.hits.length > 0 && (
        <HitList
          hits={found.data.hits}
          query={query}
          {...(found.data.hasMore
            ? { onMore: () => setLimit(limit + SEARCH_PAGE), isLoading: found.isFetching }
            : {})}
        />
      )}
    </>
  );
}
