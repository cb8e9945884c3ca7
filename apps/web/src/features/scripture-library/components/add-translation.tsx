import { LANGUAGES } from '@lamplight/domain/languages';
import type { ImportReport } from '@lamplight/domain/scripture';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useAddTranslation } from '../scripture-library.queries.ts';
import styles from './add-translation.module.css';
import { AddedReport } from './added-report.tsx';

/** Bytes that the host takes in one upload. */
const LARGEST = 16 * 1024 * 1024;
const CHOICES = ['auto', ...LANGUAGES] as const;

/** A file, and how the Bible in it is to be named. */
export function AddTranslation() {
  const { t } = useTranslation('scripture-library');
  const add = useAddTranslation();
  const tellFailure = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'choose' | 'tooLarge' | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = file.current?.files?.[0];
    const wrong = chosen === undefined ? 'choose' : chosen.size > LARGEST ? 'tooLarge' : null;
    setProblem(wrong);
    if (chosen === undefined || wrong !== null) {
      file.current?.focus();
      return;
    }
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => String(fields.get(name) ?? '');
    const language = textOf('language');
    try {
      setReport(null);
      const upload = { file: chosen, name: textOf('name'), licence: textOf('licence') };
      setReport(
        await add.mutateAsync({ ...upload, language: language === 'auto' ? '' : language }),
      );
      form.current?.reset();
    } catch (error) {
      tellFailure({ title: t('add.failed'), error, fallback: t('add.failedText') });
    }
  };

  return (
    <TitledCard title={t('add.title')}>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <FileField
          ref={file}
          label={t('add.file')}
          accept=".zip,.usfm,.sfm"
          hint={problem === null ? t('add.fileHint') : t(`add.${problem}`)}
          isWrong={problem !== null}
        />
        <TextField name="name" label={t('add.name')} maxLength={100} />
        <SelectField
          name="language"
          label={t('add.language')}
          data={CHOICES.map((value) => ({ value, label: t(`add.languages.${value}`) }))}
        />
        <TextField name="licence" label={t('add.licence')} maxLength={200} />
        <div>
          <Button type="submit" loading={add.isPending}>
            {t('add.submit')}
          </Button>
        </div>
      </form>
      {report !== null && <AddedReport report={report} />}
    </TitledCard>
  );
}
