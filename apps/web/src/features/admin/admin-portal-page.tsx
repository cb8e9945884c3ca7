import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/shell/page.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useHashTab } from '../../ui/tabs/use-hash-tab.ts';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import styles from './admin-portal-page.module.css';
import { Analytics } from './components/analytics.tsx';
import { Mail } from './components/mail/mail.tsx';
import { Overview } from './components/overview/overview.tsx';
import { Progress } from './components/progress/progress.tsx';
import { Users } from './components/users/users.tsx';

interface AdminPortalPageProps {
  /** Where papers that parents have signed are recorded. */
  readonly papers: ReactNode;
  /** Where Bibles are added to the host. */
  readonly scripture: ReactNode;
}

/** The home of admins: accounts, progress, numbers and mails of this host (spec 2, Admin portal). */
export function AdminPortalPage({ papers, scripture }: AdminPortalPageProps) {
  const { t } = useTranslation('admin');
  const [open, show] = useHashTab([
    'overview',
    'users',
    'progress',
    'analytics',
    'mail',
    'scripture',
  ]);
  return (
    <WorkSurface>
      <Page title={t('title')}>
        <Tabs
          label={t('tabs.label')}
          open={open}
          onOpen={show}
          tabs={[
            {
              name: 'overview',
              label: t('tabs.overview'),
              picture: 'house',
              content: <Overview onOpen={show} />,
            },
            {
              name: 'users',
              label: t('tabs.users'),
              picture: 'key',
              content: (
                <div className={styles.parts}>
                  <Users />
                  {papers}
                </div>
              ),
            },
            {
              name: 'progress',
              label: t('tabs.progress'),
              picture: 'seedling',
              content: <Progress />,
            },
            {
              name: 'analytics',
              label: t('tabs.analytics'),
              picture: 'abacus',
              content: <Analytics />,
            },
            { name: 'mail', label: t('tabs.mail'), picture: 'e-mail', content: <Mail /> },
            {
              name: 'scripture',
              label: t('tabs.scripture'),
              picture: 'open-book',
              content: scripture,
            },
          ]}
        />
      </Page>
    </WorkSurface>
  );
}
