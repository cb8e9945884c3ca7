import { useTranslation } from 'react-i18next';
import { CampPage } from '../../ui/scenery/camp-page.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeletons } from '../../ui/states/skeletons.tsx';
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
      ) : profile.isError ? (
        <ErrorState
          error={profile.error}
          title={t('profile.loadFailed')}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Skeletons count={3} shape="rows" />
      )}
    </CampPage>
  );
}
