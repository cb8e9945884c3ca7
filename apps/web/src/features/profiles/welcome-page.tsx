import { useTranslation } from 'react-i18next';
import { CampPage } from '../../ui/scenery/camp-page.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { useProfile } from './profiles.queries.ts';
import { Wizard } from './welcome/wizard.tsx';

/** The onboarding wizard, shown after registration (spec 2). */
export function WelcomePage() {
  const { t } = useTranslation('profiles');
  const profile = useProfile();
  return (
    <CampPage tabTitle={t('welcome.tab')} width="narrow">
      {profile.data !== undefined ? (
        <Wizard profile={profile.data} />
      ) : (
        <QueryState query={profile} count={3} shape="rows" failed={t('profile.loadFailed')} />
      )}
    </CampPage>
  );
}
