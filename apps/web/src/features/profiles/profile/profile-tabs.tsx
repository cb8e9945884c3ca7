import type { Profile } from '@lamplight/domain/profiles';
import type { Role } from '@lamplight/domain/users';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card/card.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { AccountCards } from '../account/account-cards.tsx';
import { DisplayCard } from '../display/display-card.tsx';
import { ROLE_PICTURES } from '../people.ts';
import { AdminInfo } from './admin-info.tsx';
import { BasicInfo } from './basic-info.tsx';
import { EditForm } from './edit-form.tsx';
import { ParentInfo } from './parent-info.tsx';
import { Preferences } from './preferences.tsx';
import styles from './profile-tabs.module.css';
import { type ProfileTab, TABS } from './profile-values.ts';
import { Settings } from './settings.tsx';
import { StudentInfo } from './student-info.tsx';
import type { TabProps } from './tab-props.ts';
import { TeacherInfo } from './teacher-info.tsx';
import type { ProfileEditor } from './use-profile-form.ts';

const ROLE_INFO: Readonly<Record<Role, ComponentType<TabProps>>> = {
  student: StudentInfo,
  parent: ParentInfo,
  teacher: TeacherInfo,
  admin: AdminInfo,
};

const PICTURES: Readonly<Record<Exclude<ProfileTab, 'role'>, UiPicture>> = {
  basic: 'memo',
  settings: 'globe-showing-europe-africa',
  preferences: 'glowing-star',
};

export interface ProfileTabsProps {
  /** What somebody consents to; it stands among the settings. */
  readonly consents: ReactNode;
  readonly profile: Profile;
  readonly editor: ProfileEditor;
}

/** Basic Info, the tab of the role, Settings and Preferences (spec 2, Profile). */
export function ProfileTabs({ consents, profile, editor }: ProfileTabsProps) {
  const { t } = useTranslation('profiles');
  const { role } = profile;
  const bodies: Readonly<Record<ProfileTab, ComponentType<TabProps>>> = {
    basic: BasicInfo,
    role: ROLE_INFO[role],
    settings: Settings,
    preferences: Preferences,
  };
  const tabs = TABS.map((name) => {
    const Body = bodies[name];
    return {
      name,
      label: name === 'role' ? t(`options.roles.${role}`) : t(`profile.tabs.${name}`),
      picture: name === 'role' ? ROLE_PICTURES[role] : PICTURES[name],
      content: (
        <div className={styles.panel}>
          <Card>
            <EditForm editor={editor}>
              <Body profile={profile} form={editor.form} />
            </EditForm>
          </Card>
          {name === 'settings' && (
            <>
              <DisplayCard profile={profile} />
              {consents}
              <AccountCards profile={profile} />
            </>
          )}
        </div>
      ),
    };
  });
  return (
    <div className={styles.tabs}>
      <Tabs label={t('profile.tabs.label')} tabs={tabs} open={editor.tab} onOpen={editor.setTab} />
    </div>
  );
}
