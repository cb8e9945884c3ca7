import { SET_NAME_MAX, TABLE_COLUMNS, writeTable } from '@lamplight/domain/question-sets';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCsv } from '../../../lib/csv.ts';
import { randomId } from '../../../lib/platform.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { templateQuestions } from '../import/template.ts';
import { nameOfFile, useFileOfQuestions } from '../import/use-file-of-questions.ts';
import { useKeepFile } from '../import/use-keep-file.ts';
import styles from '../question-sets.module.css';
import { ImportedQuestions } from './imported-questions.tsx';

/** Makes a set of a file: it is looked at first, and shows what comes in and what does not. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('question-sets');
  const [name, setName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const source = useFileOfQuestions();
  const keep = useKeepFile({ onDone: onClose, onRefused: source.show });
  const key = useRef(randomId());
  const { seen } = source;

  const take = (file: File | undefined) => {
    if (file === undefined) return;
    key.current = randomId();
    setName((before) => (before === '' ? nameOfFile(file) : before));
    source.take(file);
  };
  const save = () => {
    setWasTried(true);
    if (name.trim() !== '' && seen !== null) keep.start({ key: key.current, name, seen });
  };
  const saveTemplate = () => {
    const words = t('import.example', { returnObjects: true });
    const table = writeTable(templateQuestions(words));
    saveFile('questions-template.csv', 'text/csv;charset=utf-8', toCsv(table));
  };

  const isGood = seen !== null && seen.problems.length === 0 && seen.questions.length > 0;
  return (
    <Dialog title={t('import.title')} size="xl" onClose={onClose}>
      <WorkSurface>
        <div className={styles.editor}>
          <p>{t('import.text')}</p>
          <p>{t('import.own')}</p>
          <code className={styles.columns}>{TABLE_COLUMNS.join(', ')}</code>
          <div className={styles.buttons}>
            <Button variant="default" onClick={saveTemplate}>
              {t('import.template')}
            </Button>
          </div>
          <label className={styles.file}>
            {t('import.file')}
            <input
              type="file"
              accept=".csv,.txt,.xlsx,.xml,.gift,.zip,text/csv,text/plain,text/xml,application/zip"
              onChange={(event) => take(event.currentTarget.files?.[0])}
            />
          </label>
          <TextAreaField
            label={t('import.paste')}
            minRows={4}
            maxRows={10}
            value={source.text}
            onChange={(event) => {
              key.current = randomId();
              source.write(event.currentTarget.value);
            }}
          />
          {source.unreadable !== null && (
            <div className={styles.problems} role="alert">
              <p className={styles.problemsTitle}>{t('import.failed')}</p>
              <p>{t(`import.unreadable.${source.unreadable}`)}</p>
            </div>
          )}
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
                loading={source.isLooking}
                disabled={!source.canLook}
                onClick={source.lookAgain}
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
