import type { UserPageInput } from '@lamplight/domain/admin';
import { ROLES } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../ui/form/fields.tsx';
import { useClassNames } from '../../admin.queries.ts';

/** What the accounts are narrowed to; what is absent leaves all. */
export type UserFilter = Partial<Pick<UserPageInput, 'role' | 'approval' | 'classId'>>;

export interface UserFiltersProps {
  readonly filter: UserFilter;
  readonly onChoose: (filter: UserFilter) => void;
}

const APPROVALS = ['waiting', 'approved'] as const;

/** Role, approval and class; the class only where there are several. */
export function UserFilters({ filter, onChoose }: UserFiltersProps) {
  const { t } = useTranslation('admin');
  const classes = useClassNames().data ?? [];
  const { role, approval, classId } = filter;
  const set = <Key extends keyof UserFilter>(key: Key, value: UserFilter[Key] | undefined) => {
    const { [key]: _, ...rest } = filter;
    onChoose(value === undefined ? rest : { ...rest, [key]: value });
  };
  return (
    <>
      <SelectField
        label={t('users.role')}
        value={role ?? ''}
        onChange={({ currentTarget: { value } }) =>
          set(
            'role',
            ROLES.find((known) => known === value),
          )
        }
        data={[
          { value: '', label: t('users.allRoles') },
          ...ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
        ]}
      />
      <SelectField
        label={t('users.approval')}
        value={approval ?? ''}
        onChange={({ currentTarget: { value } }) =>
          set(
            'approval',
            APPROVALS.find((known) => known === value),
          )
        }
        data={[
          { value: '', label: t('users.anyApproval') },
          ...APPROVALS.map((value) => ({ value, label: t(`users.approvals.${value}`) })),
        ]}
      />
      {classes.length > 1 && (
        <SelectField
          label={t('users.class')}
          value={classId === undefined ? '' : String(classId)}
          onChange={({ currentTarget: { value } }) =>
            set('classId', classes.find(({ id }) => String(id) === value)?.id)
          }
          data={[
            { value: '', label: t('users.allClasses') },
            ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </>
  );
}
