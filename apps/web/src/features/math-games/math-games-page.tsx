import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnReturn } from '../../ui/shell/use-focus-on-return.ts';
import { Skeletons } from '../../ui/states/skeletons.tsx';
import { ArenaMenu } from './components/arena-menu.tsx';
import { LevelResult } from './components/level-result.tsx';
import { ProblemView } from './components/problem-view.tsx';
import { useArenaState } from './math-games.queries.ts';
import { useArena } from './use-arena.ts';

/** The Math Challenge Arena: menu, a level problem by problem, its result (spec 2 and 4). */
export function MathGamesPage() {
  const { user } = useSession();
  return user === null ? null : <Arena key={user.id} user={user} />;
}

function Arena({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('math-games');
  const standing = useArenaState(user);
  const { state, start, choose, next, toMenu } = useArena(user, standing);
  useFocusOnReturn(state.view === 'playing' || state.view === 'result');

  const problem = state.view === 'playing' ? state.problems[state.at] : undefined;
  if (state.view === 'playing' && problem !== undefined) {
    return (
      <Page tabTitle={t('title')} width="narrow">
        <ProblemView
          state={state}
          problem={problem}
          onChoose={choose}
          onNext={next}
          onLeave={toMenu}
        />
      </Page>
    );
  }
  if (state.view === 'result' && standing !== undefined) {
    return (
      <Page tabTitle={t('title')} width="narrow">
        <LevelResult outcome={state} standing={standing} onStart={start} onMenu={toMenu} />
      </Page>
    );
  }
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="narrow">
      {standing === undefined ? (
        <Skeletons count={2} shape="rows" />
      ) : (
        <ArenaMenu standing={standing} starting={state.view === 'starting'} onStart={start} />
      )}
    </Page>
  );
}
