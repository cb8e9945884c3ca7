import type { Guesses } from '@lamplight/domain/auth';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import guesses from '../../../i18n/en/guesses.json';
import { momentText } from '../../../lib/dates.ts';
import { HomeNotice } from '../../../ui/home-notice/home-notice.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useDismissGuesses } from './guesses.queries.ts';

interface GuessesNoticeProps {
  readonly guesses: Guesses;
  readonly isStudent: boolean;
}

/** Tells the owner of an account that somebody guesses at its password: how often, and since when. */
export function Page({ guesses: { count, since, last }, isStudent }: GuessesNoticeProps) {
  const { t, i18n } = useTranslation('guesses');
  const dismiss = useDismissGuesses();
  const failed = useFailureToast();
  const when = {
    since: momentText(since, i18n.language),
    last: momentText(last, i18n.language),
  };
  return (
    <section role="status" aria-label={t('label')}>
      <HomeNotice
        picture="shield"
        tone="standard"
        text={t(isStudent ? 'student' : 'adult', { count, ...when })}
      >
        <Button component={Link} to="/profile" variant="default">
          {t('change')}
        </Button>
        <Button
          loading={dismiss.isPending}
          onClick={() =>
            dismiss.mutate(undefined, {
              onError: (error) => failed({ title: t('failed'), error, fallback: t('failedText') }),
            })
          }
        >
          {t('dismiss')}
        </Button>
      </HomeNotice>
    </section>
  );
}

export const texts = { guesses };
