import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { Page } from '../../ui/shell/page.tsx';
import { useFocusOnReturn } from '../../ui/shell/use-focus-on-return.ts';
import { QuestionView } from './components/question-view.tsx';
import { QuizMenu } from './components/quiz-menu.tsx';
import { ResultView } from './components/result-view.tsx';
import { useQuiz } from './use-quiz.ts';

/** The Quiz Center: subjects, a quiz question by question, its result (spec 2 and 4). */
export function QuizzesPage() {
  const { user } = useSession();
  return user === null ? null : <QuizCenter key={user.id} user={user} />;
}

function QuizCenter({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('quizzes');
  const { state, record, start, choose, next, retake, toMenu } = useQuiz(user);
  useFocusOnReturn(state.view === 'question' || state.view === 'result');

  if (state.view === 'question') {
    return (
      <Page tabTitle={t('title')} width="narrow">
        <QuestionView state={state} onChoose={choose} onNext={next} onLeave={toMenu} />
      </Page>
    );
  }
  if (state.view === 'result') {
    return (
      <Page tabTitle={t('title')} width="narrow">
        <ResultView outcome={state} onRetake={retake} onAnother={toMenu} />
      </Page>
    );
  }
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <QuizMenu
        user={user}
        record={record}
        generating={state.view === 'generating' ? state.subject : null}
        onStart={start}
      />
    </Page>
  );
}
