import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { ListenButton } from '../../ui/read-aloud/listen-button.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useHashTab } from '../../ui/tabs/use-hash-tab.ts';
import { History } from './components/history.tsx';
import { WhoReads } from './components/who-reads.tsx';
import styles from './journal-page.module.css';
import { toneFor } from './tone.ts';
import { Write } from './write.tsx';

/** The journal: prompts and a sheet to write on, or what was written before (spec 2). */
export function JournalPage() {
  const { t } = useTranslation('journal');
  const { user } = useSession();
  if (user === null) {
    return (
      <Page tabTitle={t('title')} width="narrow">
        <EmptyState picture="key" text={t('signedOut')} />
      </Page>
    );
  }
  return <Journal user={user} />;
}

function Journal({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('journal');
  const [view, show] = useHashTab(['write', 'history']);
  const tone = toneFor(user);
  const other = view === 'write' ? 'history' : 'write';
  return (
    <Page
      title={t('title')}
      subtitle={t(`subtitle.${tone}`)}
      backTo="/"
      actions={
        <div className={styles.actions}>
          <ListenButton
            title={t('title')}
            text={[t(`subtitle.${tone}`), t('prompts.title'), t('write.noPrompt')].join('\n')}
          />
          <Button
            variant="default"
            leftSection={<Picture name={other === 'history' ? 'books' : 'memo'} size={28} />}
            onClick={() => show(other)}
          >
            {t(`views.${other}`)}
          </Button>
        </div>
      }
    >
      {view === 'write' ? (
        <Write user={user} tone={tone} />
      ) : (
        <History user={user} onWrite={() => show('write')} />
      )}
      <WhoReads tone={tone} />
    </Page>
  );
}
