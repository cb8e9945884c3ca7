import type { EntryRequest } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/errors.ts';
import { HomeNotice } from '../../ui/home-notice/home-notice.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { useDecideEntry, useEntryRequests } from './classroom-sign-in.queries.ts';

/** Says above an adult's page that children at a tablet ask to be let in. */
export function LetInNotice() {
  const { t } = useTranslation('classroom-sign-in');
  const { data: requests } = useEntryRequests();
  return (
    <WorkSurface>
      <div role="status" aria-label={t('letIn.label')}>
        {requests?.map((request) => (
          <WaitingChild key={request.id} request={request} />
        ))}
      </div>
    </WorkSurface>
  );
}

function WaitingChild({ request }: { readonly request: EntryRequest }) {
  const { t } = useTranslation('classroom-sign-in');
  const decide = useDecideEntry();
  const fail = useFailureToast();
  const { id, childName: name, tabletName: tablet, className } = request;
  const answer = (letIn: boolean) =>
    decide.mutate(
      { id, letIn },
      {
        onError: (error) => {
          // Somebody else was faster, or the child has gone: the list says so by itself.
          if (errorCode(error) === 'ENTRY_OVER') return;
          fail({ title: t('letIn.failed'), error, fallback: t('add.failedText') });
        },
      },
    );
  return (
    <HomeNotice
      picture="waving-hand"
      tone="request"
      text={t('letIn.text', { name, tablet, class: className })}
    >
      <Button
        loading={decide.isPending}
        aria-label={t('letIn.yesTo', { name })}
        onClick={() => answer(true)}
      >
        {t('letIn.yes')}
      </Button>
      <Button
        variant="default"
        disabled={decide.isPending}
        aria-label={t('letIn.noTo', { name })}
        onClick={() => answer(false)}
      >
        {t('letIn.no')}
      </Button>
    </HomeNotice>
  );
}
