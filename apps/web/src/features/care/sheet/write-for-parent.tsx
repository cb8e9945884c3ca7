import type { CareSheet } from '@lamplight/domain/care';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { SelectField } from '../../../ui/form/fields.tsx';
import styles from '../components/care.module.css';
import { StudentCare } from '../reading/student-care.tsx';
import { EditableCare } from '../writing/editable-care.tsx';
import page from './sheet.module.css';

/** Where an admin writes for a parent without an account, about a child of the class. */
export function WriteForParent({ sheet: { children } }: { readonly sheet: CareSheet }) {
  const { t } = useTranslation('care');
  const [chosen, choose] = useState<number | null>(null);
  const child = children.find(({ id }) => id === chosen);
  return (
    <>
      <TitledCard title={t('forParent.title')} className={styles.card}>
        <p className={styles.text}>{t('forParent.about')}</p>
        <SelectField
          className={page.choose ?? ''}
          label={t('forParent.child')}
          value={chosen ?? ''}
          data={[
            { value: '', label: t('forParent.choose') },
            ...children.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
        />
      </TitledCard>
      {child !== undefined && (
        <StudentCare
          key={child.id}
          studentId={child.id}
          editable={(view, { show, reopen }) => (
            <EditableCare
              {...{ studentId: child.id, name: child.name, writer: 'admin', view }}
              onChanged={reopen}
              onSaved={show}
            />
          )}
        />
      )}
    </>
  );
}
