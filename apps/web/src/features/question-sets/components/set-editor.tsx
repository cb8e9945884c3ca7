import {
  type NewQuestionSet,
  QUESTIONS_PER_SET_MAX,
  type QuestionDraft,
  type QuestionSet,
  type ScriptureWarning,
  SET_NAME_MAX,
  setProblems,
} from '@lamplight/domain/question-sets';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../lib/platform.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from '../question-sets.module.css';
import { emptyQuestion, isUnwritten } from '../set-draft.ts';
import { ProblemList } from './problem-list.tsx';
import { QuestionRow } from './question-row.tsx';
import { ScriptureWarnings } from './scripture-warnings.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';

export interface SetEditorProps {
  readonly title: string;
  readonly initial: NewQuestionSet;
  /** Quotations of the set as it was last kept that are not what the Bible says. */
  readonly warnings?: readonly ScriptureWarning[];
  /** Keeps the set; the key is the same as long as nothing is changed. */
  readonly onSave: (key: string, set: NewQuestionSet) => Promise<QuestionSet>;
  readonly onClose: () => void;
}

/** Each question and what tells it from others while it is moved about. */
interface Row {
  readonly key: string;
  readonly draft: QuestionDraft;
}

const rowOf = (draft: QuestionDraft): Row => ({ key: randomId(), draft });

/** The fields of a set. What is written stays until it is kept, or thrown away on purpose. */
export function SetEditor({ title, initial, warnings = [], onSave, onClose }: SetEditorProps) {
  const { t } = useTranslation('question-sets');
  const fail = useFailureToast();
  const [name, setName] = useState(initial.name);
  const [rows, setRows] = useState(() => initial.questions.map(rowOf));
  const [openRow, setOpenRow] = useState(rows.length === 1 ? rows[0]?.key : undefined);
  const [wasTried, setWasTried] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const sending = useRef({ content: '', key: '' });

  const questions = rows.map(({ draft }) => draft);
  const isChanged = JSON.stringify({ name, questions }) !== JSON.stringify({ ...initial });
  const problems = setProblems(questions);
  const nameError = name.trim() === '' ? t('editor.nameMissing') : undefined;

  const change = (key: string, draft: QuestionDraft) =>
    setRows(rows.map((row) => (row.key === key ? { key, draft } : row)));
  const add = () => {
    const row = rowOf(emptyQuestion());
    setRows([...rows, row]);
    setOpenRow(row.key);
  };
  const remove = (key: string) => setRows(rows.filter((row) => row.key !== key));

  const save = async () => {
    setWasTried(true);
    if (nameError !== undefined || problems.length > 0) return;
    const set = { name, questions };
    const content = JSON.stringify(set);
    if (sending.current.content !== content) sending.current = { content, key: randomId() };
    setIsSaving(true);
    try {
      const kept = await onSave(sending.current.key, set);
      showToast({
        kind: kept.warnings.length > 0 ? 'note' : 'success',
        title: t('editor.done', { name: kept.name }),
        ...(kept.warnings.length > 0 ? { text: t('scripture.toast') } : {}),
      });
      onClose();
    } catch (error) {
      fail({ title: t('editor.failed'), error, fallback: t('editor.kept') });
      setIsSaving(false);
    }
  };

  const isWritten = isChanged && !(name === '' && questions.every(isUnwritten));
  const leave = () => (isWritten && !isLeaving ? setIsLeaving(true) : onClose());
  return (
    <Dialog title={title} size="xl" onClose={leave}>
      <WorkSurface>
        <div className={styles.editor}>
          {isLeaving && <UnsavedNotice onStay={() => setIsLeaving(false)} onLeave={onClose} />}
          <ScriptureWarnings warnings={warnings} />
          <TextField
            label={t('editor.name')}
            placeholder={t('editor.nameExample')}
            maxLength={SET_NAME_MAX}
            value={name}
            error={wasTried ? nameError : undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <ol className={styles.questions} aria-label={t('editor.questions')}>
            {rows.map(({ key, draft }, at) => (
              <QuestionRow
                key={key}
                number={at + 1}
                draft={draft}
                problems={problems.filter(({ row }) => row === at + 1)}
                showsProblems={wasTried}
                isOpen={key === openRow}
                onToggle={() => setOpenRow(key === openRow ? undefined : key)}
                onChange={(changed) => change(key, changed)}
                onRemove={() => remove(key)}
              />
            ))}
          </ol>
          <div>
            <Button
              variant="default"
              leftSection={<IconPlus size={20} aria-hidden />}
              disabled={rows.length >= QUESTIONS_PER_SET_MAX}
              onClick={add}
            >
              {t('editor.add')}
            </Button>
          </div>
          {wasTried && <ProblemList problems={problems} />}
          <div className={styles.buttons}>
            <Button loading={isSaving} onClick={() => void save()}>
              {t('editor.save')}
            </Button>
            <Button variant="default" onClick={leave}>
              {t('editor.cancel')}
            </Button>
          </div>
        </div>
      </WorkSurface>
    </Dialog>
  );
}
