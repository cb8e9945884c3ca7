import type { TaughtClass } from '@lamplight/domain/teaching';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useTaughtClasses } from './home.queries.ts';

/** The teacher's classes, and the one that a form begins with. */
export interface ClassChoice {
  readonly classes: readonly TaughtClass[];
  readonly first: TaughtClass;
}

export interface ClassDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (choice: ClassChoice) => ReactNode;
}

/** A dialog for something that is done with one of the teacher's classes, once they are there. */
export function ClassDialog({ title, onClose, children }: ClassDialogProps) {
  const { t } = useTranslation('game-console');
  const classes = useTaughtClasses();
  const [first] = classes.data ?? [];
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <WorkSurface>
        <QueryState
          query={classes}
          count={2}
          shape="rows"
          loading={t('open.loading')}
          failed={t('open.classesFailed')}
        />
        {classes.isSuccess && first === undefined && <p>{t('open.noClass')}</p>}
        {classes.isSuccess && first !== undefined && children({ classes: classes.data, first })}
      </WorkSurface>
    </Dialog>
  );
}
