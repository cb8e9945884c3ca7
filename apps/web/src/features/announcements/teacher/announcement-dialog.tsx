import {
  type Announcement,
  type AnnouncementWords,
  AUDIENCES,
  announcementWordsSchema,
} from '@lamplight/domain/announcements';
import { LANGUAGES, type Language } from '@lamplight/domain/languages';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../lib/platform.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import { useSaveAnnouncement } from '../announcements.queries.ts';
import { languageName } from '../language-name.ts';
import styles from './class-news.module.css';

export interface AnnouncementDialogProps {
  readonly classId: number;
  /** The calendar date where the host stands. */
  readonly today: string;
  /** Null for a new one. */
  readonly announcement: Announcement | null;
  readonly onClose: () => void;
}

const emptyText = (language: Language) => ({ language, title: '', text: '' });

/** Writes an announcement, or changes one: its languages stand side by side. */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  const { classId, today, announcement, onClose } = props;
  const { t, i18n } = useTranslation('announcements');
  const save = useSaveAnnouncement();
  const fail = useFailureToast();
  // The same words are the same announcement, however often they are sent; other words are another.
  const key = useRef(randomId());
  const own = LANGUAGES.find((one) => one === i18n.language) ?? 'en';
  const form = useSchemaForm<AnnouncementWords>(announcementWordsSchema, {
    initialValues: announcement ?? {
      ...{ audience: 'everybody', from: today, until: today },
      texts: [emptyText(own)],
    },
    onValuesChange: () => {
      key.current = randomId();
    },
  });
  const { audience, from, until, texts } = form.values;
  const missing = LANGUAGES.filter((one) => !texts.some(({ language }) => language === one));
  const isNew = announcement === null;
  const send = () =>
    save.mutate(
      {
        ...{ key: key.current, id: announcement?.id ?? null, classId },
        words: { audience, from, until, texts },
      },
      {
        onSuccess: () => {
          showToast({ kind: 'success', title: t(isNew ? 'form.done' : 'form.saved') });
          onClose();
        },
        onError: (error) => {
          if (!form.showRefusals(error)) {
            fail({ title: t('form.failed'), error, fallback: t('class.again') });
          }
        },
      },
    );
  return (
    <Dialog title={t(isNew ? 'form.new' : 'form.change')} size="xl" onClose={onClose}>
      <WorkSurface>
        <ValidatedForm form={form} onSubmit={send} className={styles.fields}>
          <ChooseOne
            legend={t('form.audience')}
            size="small"
            choices={AUDIENCES.map((value) => ({ value, label: t(`audiences.${value}`) }))}
            chosen={audience}
            onChoose={(value) => form.setFieldValue('audience', value)}
          />
          <div className={styles.dates}>
            <TextField type="date" label={t('form.from')} {...form.getInputProps('from')} />
            <TextField type="date" label={t('form.until')} {...form.getInputProps('until')} />
          </div>
          <p className={styles.facts}>{t('form.hint')}</p>
          <div className={styles.texts}>
            {texts.map(({ language }, at) => (
              <fieldset key={language} className={styles.text}>
                <legend>{languageName(language)}</legend>
                <TextField
                  label={t('form.title')}
                  lang={language}
                  {...form.getInputProps(`texts.${at}.title`)}
                />
                <TextAreaField
                  label={t('form.text')}
                  lang={language}
                  minRows={4}
                  maxRows={12}
                  {...form.getInputProps(`texts.${at}.text`)}
                />
                {texts.length > 1 && (
                  <Button variant="subtle" onClick={() => form.removeListItem('texts', at)}>
                    {t('form.remove', { language: languageName(language) })}
                  </Button>
                )}
              </fieldset>
            ))}
          </div>
          <div className={styles.buttons}>
            {missing.map((language) => (
              <Button
                key={language}
                variant="default"
                onClick={() => form.insertListItem('texts', emptyText(language))}
              >
                {t('form.add', { language: languageName(language) })}
              </Button>
            ))}
          </div>
          <DialogButtons
            confirm={t(isNew ? 'form.send' : 'form.save')}
            cancel={t('form.cancel')}
            pending={save.isPending}
            onCancel={onClose}
          />
        </ValidatedForm>
      </WorkSurface>
    </Dialog>
  );
}
