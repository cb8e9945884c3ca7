import { ErrorState } from './error-state.tsx';
import { Skeletons, type SkeletonsProps } from './skeletons.tsx';

export interface QueryStateProps {
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** How many cards or rows are expected. */
  readonly count: number;
  readonly shape?: SkeletonsProps['shape'];
  /** What is loading; 'Loading your learning adventure...' unless told. */
  readonly loading?: string;
  /** What happened when it could not be loaded. */
  readonly failed: string;
}

/** A query that is on its way or has failed, with a retry; nothing once it is there. */
export function QueryState({ query, count, shape = 'cards', loading, failed }: QueryStateProps) {
  if (query.isPending) {
    return <Skeletons count={count} shape={shape} label={loading} />;
  }
  if (!query.isError) return null;
  return <ErrorState error={query.error} title={failed} onRetry={() => void query.refetch()} />;
}
