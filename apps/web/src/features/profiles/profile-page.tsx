import type { Profile } from '@lamplight/domain/profiles';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { ProfileHead } from './profile/profile-head.tsx';
import { ProfileTabs } from './profile/profile-tabs.tsx';
import { useProfileForm } from './profile/use-profile-form.ts';
import styles from './profile-page.module.css';
import { useProfile } from './profiles.queries.ts';

interface ProfilePageProps {
  /** What a student consents to. */
  readonly Consents: ComponentType;
  /** The classes of a student. */
  readonly Classes: ComponentType;
}

/** The own profile: four tabs, read-only until Edit Profile (spec 2 and 4). */
export function ProfilePage({ Consents, Classes }: ProfilePageProps) {
  const { t } = useTranslation('profiles');
  const profile = useProfile();
  return (
    <Page tabTitle={t('profile.title')}>
      {profile.data !== undefined ? (
        <LoadedProfile profile={profile.data} Consents={Consents} Classes={Classes} />
      ) : (
        <QueryState query={profile} count={3} shape="rows" failed={t('profile.loadFailed')} />
      )}
    </Page>
  );
}

/** Adults' screens are calm work tools, a child's has the density of the child's age. */
function LoadedProfile(props: ProfilePageProps & { readonly profile: Profile }) {
  const { profile, Consents, Classes } = props;
  const { t } = useTranslation('profiles');
  const { user } = useSession();
  const editor = useProfileForm(profile);
  const isDemo = user?.isDemo === true;
  const content = (
    <div className={styles.parts}>
      <ProfileHead
        profile={profile}
        onEdit={isDemo || editor.form !== undefined ? undefined : editor.edit}
      />
      {isDemo && (
        <Notice picture="light-bulb" title={t('profile.demoTitle')}>
          {t('profile.demo')}
        </Notice>
      )}
      {profile.role === 'student' && !isDemo && <Classes />}
      <ProfileTabs
        profile={profile}
        editor={editor}
        consents={profile.role === 'student' && <Consents />}
      />
    </div>
  );
  return profile.role === 'student' ? content : <WorkSurface>{content}</WorkSurface>;
}
