import type { QuestionSet, QuestionSetSummary } from '@lamplight/domain/question-sets';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useQuestionSet, useUpdateSet } from '../question-sets.queries.ts';
import { SetEditor } from './set-editor.tsx';

export interface SetDialogProps {
  readonly set: QuestionSetSummary;
  readonly onClose: () => void;
}

/** Changes a set, once all of it is there. */
export function EditSetDialog({ set, onClose }: SetDialogProps) {
  const { t } = useTranslation('question-sets');
  const whole = useQuestionSet(set.id);
  if (whole.data !== undefined && !whole.isFetching) {
    return <LoadedSet set={whole.data} onClose={onClose} />;
  }
  return (
    <Dialog title={t('editor.edit')} size="xl" onClose={onClose}>
      <QueryState
        query={whole}
        count={3}
        shape="rows"
        loading={t('editor.loading')}
        failed={t('editor.notLoaded')}
      />
    </Dialog>
  );
}

function LoadedSet({
  set: { id, version, name, questions, warnings },
  onClose,
}: {
  readonly set: QuestionSet;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('question-sets');
  const update = useUpdateSet();
  return (
    <SetEditor
      title={t('editor.edit')}
      initial={{ name, questions }}
      warnings={warnings}
      onSave={(key, input) => update.mutateAsync({ key, input: { ...input, id, version } })}
      onClose={onClose}
    />
  );
}
