import { DEMO_PROFILES, type DemoProfile } from '@lamplight/domain/platform';
import { useTranslation } from 'react-i18next';
import { startDemo, useDemoProfile } from '../../app/demo/demo-profile.ts';
import { ChooseOne } from '../../ui/form/choice-tiles.tsx';
import type { UiPicture } from '../../ui/picture/ui-pictures.ts';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ProfileView } from './components/profile-view.tsx';

/** A picture for each sample profile, by age. */
const PICTURES: Readonly<Record<number, UiPicture>> = {
  5: 'butterfly',
  6: 'rainbow',
  8: 'rocket',
  10: 'compass',
  12: 'microscope',
  14: 'robot',
  16: 'light-bulb',
  18: 'globe-showing-europe-africa',
};

/** Shows how the platform looks for eight sample profiles, and puts it on for this tab (spec 2). */
export function AgeDemoPage() {
  const { t } = useTranslation('age-demo');
  const shown = useDemoProfile();
  const chosen = DEMO_PROFILES.find(({ name, age }) => name === shown?.name && age === shown.age);

  const choose = (age: number) => {
    const profile = DEMO_PROFILES.find((one) => one.age === age);
    if (profile !== undefined) startDemo(profile);
  };

  return (
    <Page title={t('title')} subtitle={t('subtitle')} backTo="/">
      <ChooseOne
        legend={t('choose')}
        hint={t('chooseHint')}
        chosen={chosen?.age ?? null}
        onChoose={choose}
        choices={DEMO_PROFILES.map((profile) =>
          choiceOf(profile, t('years', { age: profile.age })),
        )}
      />
      {chosen === undefined ? (
        <EmptyState picture="waving-hand" text={t('none')} />
      ) : (
        <ProfileView key={chosen.age} profile={chosen} />
      )}
    </Page>
  );
}

function choiceOf({ name, age }: DemoProfile, note: string) {
  const picture = PICTURES[age];
  return { value: age, label: name, note, ...(picture === undefined ? {} : { picture }) };
}
