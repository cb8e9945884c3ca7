import { DEFAULT_AGE } from '@lamplight/domain/age';
import { waitsForClass } from '@lamplight/domain/classes';
import { navigationStyle } from '@lamplight/domain/platform';
import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useAddressed } from '../../app/demo/demo-profile.ts';
import { useSession } from '../../app/session/use-session.ts';
import { useClassGame } from '../../ui/game/class-game/class-game.queries.ts';
import { ClassGameDoor } from '../../ui/game/class-game/class-game-door.tsx';
import { Page } from '../../ui/shell/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeletons } from '../../ui/states/skeletons.tsx';
import { AgendaHome } from './agenda/agenda-home.tsx';
import { CampHome } from './camp/camp-home.tsx';
import { ProgressCard } from './components/progress-card.tsx';
import { useDashboard } from './dashboard.queries.ts';
import styles from './dashboard-page.module.css';
import type { DashboardParts } from './dashboard-parts.ts';
import { PathHome } from './path/path-home.tsx';
import { Rest } from './rest/rest.tsx';

/** The student's home (spec 2, Dashboard). */
export function DashboardPage(parts: DashboardParts) {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  if (user === null) {
    return (
      <Page tabTitle={t('title')} width="narrow">
        <EmptyState picture="key" text={t('signedOut')} />
      </Page>
    );
  }
  return <StudentDashboard user={user} parts={parts} />;
}

interface StudentDashboardProps {
  readonly user: CurrentUser;
  readonly parts: DashboardParts;
}

/** The home of the child's age: the camp up to 6, the path up to 12, the agenda from 13 on (decision 0045). */
function StudentDashboard({ user, parts }: StudentDashboardProps) {
  const { t } = useTranslation('dashboard');
  const style = navigationStyle(useAddressed(user).age ?? DEFAULT_AGE);
  const { today, status, verse, fact, points, loading, error, retry } = useDashboard();
  const classGame = useClassGame('other');
  const door = classGame === null ? null : <ClassGameDoor room={classGame} />;
  const waits = waitsForClass(status?.classDay ?? null, user.currentDay);
  const completeDay = (isNext: boolean) => (waits ? null : parts.completeDay(user, isNext));
  const home = { user, points, lessons: today, completeDay };
  const rest = <Rest user={user} parts={parts} verse={verse} fact={fact} status={status} />;
  const failure =
    error === null ? null : <ErrorState error={error} title={t('failed')} onRetry={retry} />;
  const state = (
    <>
      {door}
      {failure}
      {loading && error === null && <Skeletons count={3} />}
    </>
  );

  if (style === 'simple') {
    return (
      <>
        <CampHome {...home} door={door}>
          <Page tabTitle={t('title')}>
            <div className={styles.parts}>
              <ProgressCard currentDay={user.currentDay} />
              {rest}
            </div>
          </Page>
        </CampHome>
        {failure !== null && <Page tabTitle={t('title')}>{failure}</Page>}
      </>
    );
  }
  const Home = style === 'standard' ? PathHome : AgendaHome;
  return (
    <Home {...home} state={state}>
      {rest}
    </Home>
  );
}
