import {
  CSV_MAX,
  type CsvImportResult,
  SET_NAME_MAX,
  TABLE_COLUMNS,
} from '@lamplight/domain/question-sets';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../lib/platform.ts';
import { textOfFile } from '../../../lib/text-of-file.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import styles from '../question-sets.module.css';
import { useImportCsv, useReadCsv } from '../question-sets.queries.ts';
import { ImportedQuestions } from './imported-questions.tsx';

/** Makes a set of a file: it is looked at first, and taken only when there is nothing to mend. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('question-sets');
  const [name, setName] = useState('');
  const [csv, setCsv] = useState('');
  const [seen, setSeen] = useState<CsvImportResult | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const read = useReadCsv();
  const keep = useImportCsv();
  const fail = useFailureToast();
  const key = useRef(randomId());

  const write = (text: string) => {
    setCsv(text);
    setSeen(null);
    key.current = randomId();
  };
  const look = (text: string) =>
    read.mutate(
      { csv: text },
      {
        onSuccess: setSeen,
        onError: (error) => fail({ title: t('import.failed'), error, fallback: t('editor.kept') }),
      },
    );
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = textOfFile(await file.arrayBuffer());
    write(text);
    if (name === '') setName(file.name.replace(/\.[^.]*$/, '').slice(0, SET_NAME_MAX));
    if (text.trim() !== '' && text.length <= CSV_MAX) look(text);
  };
  const save = () => {
    setWasTried(true);
    if (name.trim() === '') return;
    keep.mutate(
      { key: key.current, input: { name, csv } },
      {
        onSuccess: (result) => {
          if (result.set === null) return setSeen(result);
          showToast({ kind: 'success', title: t('editor.done', { name: result.set.name }) });
          onClose();
        },
        onError: (error) => fail({ title: t('import.failed'), error, fallback: t('editor.kept') }),
      },
    );
  };

  const isTooLong = csv.length > CSV_MAX;
  const isGood = seen !== null && seen.problems.length === 0;
  return (
    <Dialog title={t('import.title')} size="xl" onClose={onClose}>
      <WorkSurface>
        <div className={styles.editor}>
          <p>{t('import.text')}</p>
          <code className={styles.columns}>{TABLE_COLUMNS.join(', ')}</code>
          <label className={styles.file}>
            {t('import.file')}
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={(event) => void take(event.currentTarget.files?.[0])}
            />
          </label>
          <TextAreaField
            label={t('import.paste')}
            minRows={4}
            maxRows={10}
            value={csv}
            error={isTooLong ? t('import.tooLong') : undefined}
            onChange={(event) => write(event.currentTarget.value)}
          />
          {seen !== null && <ImportedQuestions seen={seen} />}
          {isGood && (
            <TextField
              label={t('editor.name')}
              maxLength={SET_NAME_MAX}
              value={name}
              error={wasTried && name.trim() === '' ? t('editor.nameMissing') : undefined}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
          <div className={styles.buttons}>
            {isGood ? (
              <Button loading={keep.isPending} onClick={save}>
                {t('import.save')}
              </Button>
            ) : (
              <Button
                loading={read.isPending}
                disabled={csv.trim() === '' || isTooLong}
                onClick={() => look(csv)}
              >
                {t('import.look')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t('editor.cancel')}
            </Button>
          </div>
        </div>
      </WorkSurface>
    </Dialog>
  );
}
