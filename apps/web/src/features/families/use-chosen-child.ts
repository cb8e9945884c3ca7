import type { LinkedStudent } from '@lamplight/domain/families';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { integerEntry } from '../../lib/storage.ts';

/** Kept for the visit: after a look at another page the same child is open. */
const lastChild = integerEntry('parent-child', 'session');

/**
 * The child that a parent looks at: the one in the address, else the one looked at before, else the
 * first. Choosing puts the child into the address.
 */
export function useChosenChild(
  students: readonly LinkedStudent[],
): readonly [chosen: LinkedStudent | undefined, choose: (id: number) => void] {
  const { child } = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = useCallback(
    (id: number) => {
      lastChild.write(id);
      void navigate({ to: '/', search: { child: id }, hash: true, resetScroll: false });
    },
    [navigate],
  );
  const wished = [child, lastChild.read()];
  const known = wished.map((id) => students.find((student) => student.id === id));
  return [known.find((student) => student !== undefined) ?? students[0], choose];
}
