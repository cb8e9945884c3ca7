import type { NewSlip } from '@lamplight/domain/pairing';
import { navigationStyle } from '@lamplight/domain/platform';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { calledName } from '../../lib/full-name.ts';
import { Card } from '../../ui/card/card.tsx';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { PrintedSlip } from './components/printed-slip.tsx';
import { SlipList } from './components/slip-list.tsx';
import styles from './pairing.module.css';
import { useMakeSlip, useSlips } from './pairing.queries.ts';

/** Makes and prints the slips that link a parent to a child; a child makes their own. */
export function PairingSlipsPage({ studentId }: { readonly studentId: number }) {
  const { user } = useSession();
  const isOwn = user?.id === studentId;
  const page = <Slips studentId={studentId} isOwn={isOwn} />;
  return isOwn ? page : <WorkSurface>{page}</WorkSurface>;
}

interface SlipsProps {
  readonly studentId: number;
  /** Whether the reader is the child. */
  readonly isOwn: boolean;
}

function Slips({ studentId, isOwn }: SlipsProps) {
  const { t } = useTranslation('pairing');
  const { user } = useSession();
  const slips = useSlips(studentId);
  const making = useMakeSlip();
  const failed = useFailureToast();
  const [slip, setSlip] = useState<NewSlip | null>(null);
  const reader = isOwn ? 'child' : 'adult';
  const name = slips.data === undefined ? '' : calledName(slips.data.student);
  const text = t(`make.text.${reader}`, { name });

  // A slip is headed by its own title, which goes home with it.
  const title = t(`make.title.${reader}`);
  const heading = slip === null ? { title } : { tabTitle: title };

  const make = async () => {
    try {
      setSlip(await making.mutateAsync({ studentId }));
    } catch (error) {
      failed({ title: t('make.failed'), error, fallback: t('make.failedText') });
    }
  };

  return (
    <Page {...heading} backTo={isOwn ? '/profile' : '/'} width="narrow">
      <QueryState query={slips} count={2} shape="rows" failed={t('make.loadFailed')} />
      {slips.data !== undefined && (
        <div className={styles.parts}>
          {slip === null ? (
            <Card className={styles.card}>
              <p className={styles.text}>{text}</p>
              <div className={styles.ways}>
                <Button variant="cta" disabled={making.isPending} onClick={() => void make()}>
                  {t(making.isPending ? 'make.pending' : 'make.submit')}
                </Button>
                {isOwn && (
                  <ReadAloudButton
                    text={text}
                    byAge={user?.age == null || navigationStyle(user.age) === 'simple'}
                  />
                )}
              </div>
            </Card>
          ) : (
            <PrintedSlip student={slips.data.student} slip={slip} />
          )}
          <SlipList
            studentId={studentId}
            slips={slips.data.slips}
            onRevoked={(id) => slip?.id === id && setSlip(null)}
          />
        </div>
      )}
    </Page>
  );
}
