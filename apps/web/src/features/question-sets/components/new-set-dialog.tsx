import { useTranslation } from 'react-i18next';
import { useCreateSet } from '../question-sets.queries.ts';
import { emptyQuestion } from '../set-draft.ts';
import { SetEditor } from './set-editor.tsx';

/** Writes a new set. */
export function NewSetDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('question-sets');
  const create = useCreateSet();
  return (
    <SetEditor
      title={t('editor.new')}
      initial={{ name: '', questions: [emptyQuestion()] }}
      onSave={(key, input) => create.mutateAsync({ key, input })}
      onClose={onClose}
    />
  );
}
