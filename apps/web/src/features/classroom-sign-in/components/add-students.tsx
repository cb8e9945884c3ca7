import { BATCH_TEXT_MAX, type BatchPreview } from '@lamplight/domain/classroom-sign-in';
import { AGE_OPTIONS, MIN_STUDENT_AGE } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfFile } from '../../../lib/text-of-file.ts';
import { Card } from '../../../ui/card/card.tsx';
import { SelectField } from '../../../ui/form/fields.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../classroom-sign-in.module.css';
import { usePreviewBatch } from '../classroom-sign-in.queries.ts';
import { BatchCheck } from './batch-check.tsx';

export interface AddStudentsProps {
  readonly classId: number;
  readonly className: string;
}

const AGES = [MIN_STUDENT_AGE, ...AGE_OPTIONS];

/** Adds students to a class from a list that is pasted or comes from a file. */
export function AddStudents({ classId, className }: AddStudentsProps) {
  const { t } = useTranslation('classroom-sign-in');
  const [text, setText] = useState('');
  const [age, setAge] = useState('');
  const [seen, setSeen] = useState<BatchPreview | null>(null);
  const preview = usePreviewBatch();
  const fail = useFailureToast();
  const isTooLong = text.length > BATCH_TEXT_MAX;

  const write = (next: string) => {
    setText(next);
    setSeen(null);
  };
  const look = () =>
    preview.mutate(
      { classId, text, usualAge: age === '' ? null : Number(age) },
      {
        onSuccess: setSeen,
        onError: (error) => fail({ title: t('add.failed'), error, fallback: t('add.failedText') }),
      },
    );
  const take = async (file: File | undefined) => {
    if (file !== undefined) write(textOfFile(await file.arrayBuffer()));
  };
  return (
    <Section title={t('add.title')}>
      <Card className={styles.panel}>
        <p>{t('add.text', { class: className })}</p>
        <TextAreaField
          label={t('add.list')}
          description={t('add.hint')}
          placeholder={t('add.example')}
          minRows={5}
          maxRows={14}
          value={text}
          error={isTooLong ? t('add.tooLong') : undefined}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <div className={styles.two}>
          <label className={styles.file}>
            {t('add.file')}
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={(event) => void take(event.currentTarget.files?.[0])}
            />
          </label>
          <SelectField
            label={t('add.age')}
            value={age}
            data={[
              { value: '', label: t('add.noAge') },
              ...AGES.map((years) => ({ value: String(years), label: String(years) })),
            ]}
            onChange={(event) => {
              setAge(event.currentTarget.value);
              setSeen(null);
            }}
          />
        </div>
        <div className={styles.buttons}>
          <Button
            variant={seen === null ? 'filled' : 'default'}
            loading={preview.isPending}
            disabled={text.trim() === '' || isTooLong}
            onClick={look}
          >
            {t('add.look')}
          </Button>
        </div>
        {seen !== null && <BatchCheck classId={classId} preview={seen} />}
      </Card>
    </Section>
  );
}
