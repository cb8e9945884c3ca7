import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** How long a pause in typing is before the host is asked, in ms. */
const PAUSE_MS = 250;

/** What is typed into a search that the host answers, and which page of it is looked at. */
export function useStudentSearch() {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  return {
    typed,
    page,
    /** What to ask the host for. */
    query: { search, page },
    onPage: setPage,
    onSearch: (next: string) => {
      setTyped(next);
      setPage(0);
    },
  };
}
