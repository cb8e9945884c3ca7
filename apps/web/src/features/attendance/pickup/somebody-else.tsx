import {
  type Announced,
  type AnnouncedPickup,
  announcedPickupSchema,
} from '@lamplight/domain/attendance';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { ValidatedForm } from '../../../ui/form/validated-form.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../attendance.module.css';
import { useAnnounce, useWithdraw } from '../attendance.queries.ts';

export interface SomebodyElseProps {
  readonly studentId: number;
  readonly announced: readonly Announced[];
}

/** Tells the class that somebody else collects a child today. */
export function SomebodyElse({ studentId, announced }: SomebodyElseProps) {
  const { t } = useTranslation('pickup');
  const announce = useAnnounce();
  const withdraw = useWithdraw();
  const fail = useFailureToast();
  const failed = (error: unknown) =>
    fail({ title: t('other.failed'), error, fallback: t('tryAgain') });
  const form = useSchemaForm<{ [Name in keyof AnnouncedPickup]: AnnouncedPickup[Name] }>(
    announcedPickupSchema,
    { initialValues: { studentId, name: '', relation: '', telephone: '' } },
  );
  const send = (pickup: AnnouncedPickup) =>
    announce.mutate(pickup, {
      onSuccess() {
        form.reset();
        showToast({ kind: 'success', title: t('other.sent') });
      },
      onError: (error) => {
        if (!form.showRefusals(error)) failed(error);
      },
    });
  return (
    <TitledCard title={t('other.title')} className={styles.form}>
      <p className={styles.soft}>{t('other.about')}</p>
      {announced.length > 0 && (
        <ul className={styles.people}>
          {announced.map(({ id, name, relation, telephone, by }) => (
            <li key={id} className={styles.person}>
              <strong>{name}</strong>
              <span className={styles.soft}>
                {[relation, telephone, t('other.by', { by })].filter(Boolean).join(', ')}
              </span>
              <Button
                variant="default"
                size="compact-md"
                aria-label={t('other.withdrawOf', { name })}
                onClick={() => withdraw.mutate({ id }, { onError: failed })}
              >
                {t('other.withdraw')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ValidatedForm form={form} onSubmit={send} className={styles.form}>
        <div className={styles.tools}>
          <TextField label={t('form.name')} {...form.getInputProps('name')} />
          <TextField
            label={t('form.relation')}
            description={t('form.relationHint')}
            {...form.getInputProps('relation')}
          />
          <TextField type="tel" label={t('form.telephone')} {...form.getInputProps('telephone')} />
        </div>
        <div>
          <Button type="submit" loading={announce.isPending}>
            {t('other.send')}
          </Button>
        </div>
      </ValidatedForm>
    </TitledCard>
  );
}
