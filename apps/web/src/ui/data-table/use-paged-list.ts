import type { PageInput, PageSize } from '@lamplight/domain/paging';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Sorting } from './table-view.ts';

/** Milliseconds after the last key before the host is asked. */
const TYPING_PAUSE = 250;

/** Which page of a list the reader looks at, which the host cuts out; a new search or sorting begins at the first. */
export interface PagedList {
  readonly typed: string;
  readonly sorting: Sorting | null;
  readonly page: number;
  readonly size: PageSize;
  /** What the host is asked for, beside the sorting. */
  readonly asked: Pick<PageInput, 'search' | 'size'> & { readonly page: number };
  readonly search: (typed: string) => void;
  readonly sort: (sorting: Sorting) => void;
  readonly turnTo: (page: number) => void;
  readonly resize: (size: PageSize) => void;
}

export function usePagedList(sortedBy: Sorting | null): PagedList {
  const [typed, setTyped] = useState('');
  const [sorting, setSorting] = useState(sortedBy);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState<PageSize>(25);
  const [search] = useDebouncedValue(typed, TYPING_PAUSE);
  return {
    ...{ typed, sorting, page, size, asked: { search, page, size } },
    search(text) {
      setTyped(text);
      setPage(0);
    },
    sort(next) {
      setSorting(next);
      setPage(0);
    },
    turnTo: setPage,
    resize(next) {
      setSize(next);
      setPage(0);
    },
  };
}
