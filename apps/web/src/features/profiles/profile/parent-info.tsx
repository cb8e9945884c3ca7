import { useTranslation } from 'react-i18next';
import { nameOf } from '../people.ts';
import { useLinkedChildren } from '../profiles.queries.ts';
import { Entries, LockedEntry, TextEntry } from './entries.tsx';
import type { TabProps } from './tab-props.ts';

/** What parents have for themselves, and the children who are linked to them (spec 6). */
export function ParentInfo({ profile, form }: TabProps) {
  const { t } = useTranslation('profiles');
  const children = useLinkedChildren(true).data ?? [];
  const names = profile.childrenIds.map((id) => {
    const child = children.find((linked) => linked.id === id);
    const number = t('values.child', { id });
    return child === undefined ? number : `${nameOf(child)} (${number})`;
  });
  return (
    <Entries>
      <LockedEntry
        form={form}
        label={t('fields.children')}
        value={names.length === 0 ? t('values.noChildren') : names.join(', ')}
      />
      <TextEntry
        form={form}
        name="emergencyContact"
        label={t('fields.emergencyContact')}
        hint={t('fields.emergencyContactHint')}
        value={profile.emergencyContact}
      />
    </Entries>
  );
}
