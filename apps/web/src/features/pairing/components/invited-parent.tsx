import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetInvitation } from '../../../app/invitation.ts';
import { LinkChild } from '../link-child.tsx';
import styles from '../pairing.module.css';
import { useLinkChild } from '../use-link-child.ts';
import { PairingCode } from './pairing-code.tsx';

/** A parent with a slip in hand: links at once after a word of theirs, or types the code. */
export function InvitedParent({ code }: { readonly code: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => forgetInvitation(), []);
  const showChild = (child: number) => void navigate({ to: '/', search: { child } });
  if (code === undefined) return <LinkChild onLinked={showChild} />;
  return <WithCode code={code} onLinked={showChild} />;
}

interface WithCodeProps {
  readonly code: string;
  readonly onLinked: (studentId: number) => void;
}

function WithCode({ code, onLinked }: WithCodeProps) {
  const { t } = useTranslation('pairing');
  const linking = useLinkChild(onLinked);
  return (
    <>
      <p className={styles.text}>{t('pair.confirm')}</p>
      <PairingCode code={code} />
      {linking.problem !== null && (
        <p className={styles.problem} role="alert">
          {linking.problem}
        </p>
      )}
      <Button
        variant="cta"
        className={styles.way ?? ''}
        disabled={linking.pending}
        onClick={() => void linking.link(code)}
      >
        {t(linking.pending ? 'link.pending' : 'pair.submit')}
      </Button>
    </>
  );
}
