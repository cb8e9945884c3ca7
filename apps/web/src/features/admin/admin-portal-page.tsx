import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/shell/page.tsx';
import { TabParts } from '../../ui/tabs/tab-parts.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useHashTab } from '../../ui/tabs/use-hash-tab.ts';
import { WorkSurface } from '../../ui/work-surface/work-surface.tsx';
import { Analytics } from './components/analytics.tsx';
import { Mail } from './components/mail/mail.tsx';
import { Overview } from './components/overview/overview.tsx';
import { Progress } from './components/progress/progress.tsx';
import { Users } from './components/users/users.tsx';
import { type PartedTab, PORTAL_PARTS, type PortalPart } from './portal-parts.ts';

interface AdminPortalPageProps {
  /** What other features bring along, by its place. */
  readonly parts: Readonly<Partial<Record<PortalPart, ReactNode>>>;
  /** Where Bibles are added to the host. */
  readonly scripture: ReactNode;
  /** How the classes are doing, below the numbers of the host. */
  readonly learning: ReactNode;
}

/** The home of admins: accounts, learning, classes, care and the host itself (spec 2, Admin portal). */
export function AdminPortalPage({ parts, scripture, learning }: AdminPortalPageProps) {
  const { t } = useTranslation('admin');
  const [open, show] = useHashTab([
    'overview',
    'users',
    'progress',
    'analytics',
    'classes',
    'care',
    'mail',
    'scripture',
    'host',
  ]);
  const tab = (name: typeof open, content: ReactNode) => ({
    name,
    label: t(`tabs.${name}`),
    content,
  });
  const partsOf = (name: PartedTab) => (
    <TabParts
      label={t('parts.label', { tab: t(`tabs.${name}`) })}
      tab={name}
      parts={PORTAL_PARTS[name]
        .filter((part) => parts[part] !== undefined)
        .map((part) => ({ name: part, label: t(`parts.${part}`), content: parts[part] }))}
    />
  );
  return (
    <WorkSurface>
      <Page title={t('title')} width="wide">
        <Tabs
          label={t('tabs.label')}
          open={open}
          onOpen={show}
          tabs={[
            { ...tab('overview', <Overview onOpen={show} />), picture: 'house' },
            { ...tab('users', <Users />), picture: 'key' },
            { ...tab('progress', <Progress />), picture: 'seedling' },
            { ...tab('analytics', <Analytics>{learning}</Analytics>), picture: 'abacus' },
            { ...tab('classes', partsOf('classes')), picture: 'backpack' },
            { ...tab('care', partsOf('care')), picture: 'people-hugging' },
            { ...tab('mail', <Mail />), picture: 'e-mail' },
            { ...tab('scripture', scripture), picture: 'open-book' },
            { ...tab('host', partsOf('host')), picture: 'compass' },
          ]}
        />
      </Page>
    </WorkSurface>
  );
}
