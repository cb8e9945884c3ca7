import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLogout } from '../../../app/session/use-logout.ts';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { MessageCard } from '../../../ui/states/message-card.tsx';

/** Somebody is signed in on this class tablet: nobody else enters before they have left. */
export function SignedInHere({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('tablet');
  const logout = useLogout();
  const name = user.firstName ?? user.username;
  return (
    <MessageCard picture="waving-hand" title={t('here.title', { name })} text={t('here.text')}>
      <Button loading={logout.isPending} onClick={() => logout.mutate()}>
        {t('here.leave')}
      </Button>
      <LinkButton to="/" variant="default">
        {t('here.home')}
      </LinkButton>
    </MessageCard>
  );
}
