import { type CareView, MAX_CARE_TEXT, MAX_CONTACTS } from '@lamplight/domain/care';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import cards from '../components/care.module.css';
import { CareFacts } from '../components/care-facts.tsx';
import { Agreement, type CareWriter, useCareNotice } from './agreement.tsx';
import { NO_CONTACT } from './care-draft.ts';
import styles from './care-form.module.css';
import { ContactFields } from './contact-fields.tsx';
import { useCareForm } from './use-care-form.ts';

const TEXTS = ['allergies', 'medicines', 'notes'] as const;

export interface CareFormProps {
  readonly studentId: number;
  /** What the child is called. */
  readonly name: string;
  readonly writer: CareWriter;
  /** What is written now. */
  readonly view: CareView;
  readonly onChanged: () => void;
  readonly onSaved: (view: CareView) => void;
  readonly onDiscard: () => void;
}

/** Where it is written whom to call for a child and what to mind. */
export function CareForm(props: CareFormProps) {
  const { studentId, name, writer, view, onChanged, onSaved, onDiscard } = props;
  const { t } = useTranslation('care');
  const notice = useCareNotice(name, writer);
  const { form, send, pending, hasDraft, isOvertaken, discard } = useCareForm({
    ...{ studentId, view, notice: notice.whole, onChanged, onSaved },
  });
  const { contacts } = form.values;
  const leave = () => {
    discard();
    onDiscard();
  };
  return (
    <ValidatedForm form={form} className={styles.form} onSubmit={send}>
      <p className={cards.text}>{t('write.about', { name })}</p>
      {isOvertaken && (
        <div className={styles.before} role="status">
          <Notice picture="people-hugging" title={t('write.meanwhile')}>
            {t('write.meanwhileText')}
          </Notice>
          <CareFacts card={view.card} fromProfiles={[]} />
        </div>
      )}
      {contacts.map((_, index) => (
        <ContactFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold nothing of their own.
          key={index}
          form={form}
          index={index}
          removable={contacts.length > 1}
        />
      ))}
      {typeof form.errors.contacts === 'string' && (
        <p className={styles.error} role="alert">
          {form.errors.contacts}
        </p>
      )}
      {contacts.length < MAX_CONTACTS && (
        <Button
          variant="default"
          className={styles.start ?? ''}
          onClick={() => form.insertListItem('contacts', NO_CONTACT)}
        >
          {t('write.add')}
        </Button>
      )}
      {TEXTS.map((text) => (
        <TextAreaField
          key={text}
          label={t(`write.${text}`)}
          description={t(`write.${text}Hint`, { name })}
          minRows={2}
          maxRows={8}
          maxLength={MAX_CARE_TEXT}
          {...form.getInputProps(text)}
        />
      ))}
      <Agreement notice={notice} input={form.getInputProps('agreed', { type: 'checkbox' })} />
      <div className={cards.ways}>
        <Button type="submit" loading={pending}>
          {t('write.save')}
        </Button>
        {(hasDraft || view.card !== null) && (
          <Button variant="default" onClick={leave}>
            {t('write.discard')}
          </Button>
        )}
      </div>
      {hasDraft && <p className={cards.soft}>{t('write.kept')}</p>}
    </ValidatedForm>
  );
}
