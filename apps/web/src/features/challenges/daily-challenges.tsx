import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card/card.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeletons } from '../../ui/states/skeletons.tsx';
import { voiceFor } from './challenge-look.ts';
import { ChallengeCard } from './components/challenge-card.tsx';
import styles from './daily-challenges.module.css';
import { useDailyChallenges } from './use-daily-challenges.ts';

/** Daily Challenges (spec 2, Dashboard): three a day, and more for who wants more. */
export function DailyChallenges({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('challenges');
  const { set, error, retry, generating, generate } = useDailyChallenges(user);
  const hasSet = set !== undefined && set.setNumber > 0;
  const router = useRouter();
  useEffect(() => {
    // Whoever has the list can open a challenge of it, even when the Wi-Fi is gone by then.
    if (hasSet) void router.preloadRoute({ to: '/challenge' });
  }, [hasSet, router]);
  return (
    <Section
      title={t('daily.title')}
      actions={
        hasSet && (
          <Button variant="default" disabled={generating} onClick={generate}>
            {t(generating ? 'daily.making' : 'daily.new')}
          </Button>
        )
      }
    >
      {error !== null && <ErrorState error={error} title={t('daily.notLoaded')} onRetry={retry} />}
      {set === undefined && error === null && <Loading />}
      {hasSet && (
        <ul className={styles.list}>
          {set.challenges.map((challenge) => (
            <ChallengeCard
              key={challenge.id}
              user={user}
              challenge={challenge}
              result={set.results.find(({ id }) => id === challenge.id)}
            />
          ))}
        </ul>
      )}
      {set?.setNumber === 0 && set.hadChallenges && generating && <Loading />}
      {set?.setNumber === 0 && !(set.hadChallenges && generating) && (
        <Card>
          <EmptyState
            picture="puzzle-piece"
            text={t(set.hadChallenges ? 'daily.none' : `daily.empty.${voiceFor(user)}`)}
            action={
              <Button variant="cta" disabled={generating} onClick={generate}>
                {t(generating ? 'daily.making' : set.hadChallenges ? 'daily.new' : 'daily.first')}
              </Button>
            }
          />
        </Card>
      )}
    </Section>
  );
}

function Loading() {
  const { t } = useTranslation('challenges');
  return <Skeletons count={3} shape="rows" label={t('daily.loading')} />;
}
