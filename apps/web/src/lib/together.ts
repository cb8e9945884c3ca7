interface OneQuery<Data> {
  readonly data: Data | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/**
 * Many queries as one: all of their answers, once each of them is there. A retry asks only for those that failed.
 */
export function together<Data>(queries: readonly OneQuery<Data>[]) {
  const failed = queries.filter(({ isError }) => isError);
  const answers = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  const isWhole = answers.length === queries.length;
  return {
    data: isWhole ? answers : undefined,
    isPending: !isWhole && failed.length === 0,
    isError: !isWhole && failed.length > 0,
    error: failed[0]?.error ?? null,
    refetch: () => {
      for (const { refetch } of failed) refetch();
    },
  };
}
