import type { CurrentUser } from '@lamplight/domain/users';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxState } from '../../app/outbox/use-outbox.ts';
import { useNow } from '../../lib/clock.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { keepSet, keptSet, type ShownSet } from './challenge-storage.ts';
import { useGenerateChallenges, useTodaysChallenges } from './challenges.queries.ts';
import { localDay } from './local-day.ts';
import { withPending } from './pending-submissions.ts';

export interface DailyChallengesState {
  /** Undefined while nothing is known of the day. */
  readonly set: ShownSet | undefined;
  /** Why nothing is known; null while it loads or when something is. */
  readonly error: unknown;
  readonly retry: () => void;
  readonly generating: boolean;
  readonly generate: () => void;
}

/**
 * A child's challenges of today: what the host says, or what this browser has kept while the host
 * can't be reached. A child who has had challenges before finds new ones on each day.
 */
export function useDailyChallenges(user: CurrentUser): DailyChallengesState {
  const { t } = useTranslation('challenges');
  const date = localDay(useNow());
  const today = useTodaysChallenges(date);
  const { mutate, isPending, isError } = useGenerateChallenges(date);
  const { waiting } = useOutboxState();
  const tellFailure = useFailureToast();

  const known = today.data ?? keptSet(user.id, date);
  const set = useMemo(
    () => (known === undefined ? undefined : withPending(known, waiting, user.id)),
    [known, waiting, user.id],
  );
  useEffect(() => {
    if (set !== undefined && set.setNumber > 0) keepSet(user.id, set);
  }, [set, user.id]);

  const generate = () =>
    mutate((set?.setNumber ?? 0) + 1, {
      onError: (error) =>
        tellFailure({ title: t('daily.failed'), error, fallback: t('daily.failedText') }),
    });

  const needsSet = today.data?.setNumber === 0 && today.data.hadChallenges;
  useEffect(() => {
    if (needsSet) mutate(1);
  }, [needsSet, mutate]);

  return {
    set,
    error: known === undefined ? today.error : null,
    retry: () => void today.refetch(),
    generating: isPending || (needsSet && !isError),
    generate,
  };
}
