import type { ClassSpan, SeenClass } from '@lamplight/domain/analytics';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../states/empty-state.tsx';
import { QueryState, type QueryStateProps } from '../states/query-state.tsx';
import { ClassSpanFields } from './class-span-fields.tsx';
import { useClassSpan } from './use-class-span.ts';

export interface ClassSpanViewProps {
  /** The classes that the reader may look at. */
  readonly classes: QueryStateProps['query'] & { readonly data: readonly SeenClass[] | undefined };
  /** What is shown of the class that was chosen; asked only where the class has students. */
  readonly children: (wish: ClassSpan) => ReactNode;
}

/** What is told of a class over a time, below the fields that choose both. */
export function ClassSpanView({ classes, children }: ClassSpanViewProps) {
  const { t } = useTranslation('analytics');
  const { seen, span, onClass, onSpan } = useClassSpan(classes.data ?? []);
  return (
    <>
      <QueryState
        query={classes}
        count={2}
        loading={t('classes.loading')}
        failed={t('classes.failed')}
      />
      {classes.data !== undefined && seen === null && (
        <EmptyState picture="backpack" text={t('classes.none')} />
      )}
      {classes.data !== undefined && seen !== null && (
        <>
          <ClassSpanFields
            classes={classes.data}
            classId={seen.id}
            span={span}
            onClass={onClass}
            onSpan={onSpan}
          />
          {seen.students === 0 ? (
            <EmptyState picture="backpack" text={t('classes.empty')} />
          ) : (
            children({ classId: seen.id, span })
          )}
        </>
      )}
    </>
  );
}
