import type { Activity, Recommendation } from '@lamplight/domain/recommendations';
import type { CurrentUser } from '@lamplight/domain/users';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { usePendingToast } from '../../../app/outbox/use-pending-toast.ts';
import { randomId } from '../../../lib/platform.ts';
import { SubjectBadge } from '../../../ui/subject/subject-badge.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useFinishActivity } from '../recommendations.queries.ts';
import { CONTENT, nextRunnerState, type RunnerAction, type RunnerState } from '../runner-state.ts';
import { ActivityContent } from './activity-content.tsx';
import { ActivityQuestion } from './activity-question.tsx';
import { ActivityResults } from './activity-results.tsx';
import styles from './activity-runner.module.css';

export interface ActivityRunnerProps {
  readonly recommendation: Recommendation;
  readonly activity: Activity;
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

/** An activity: its text, its questions one at a time, its results (spec 2 and 4, Activity runner). */
export function ActivityRunner({ recommendation, activity, user, onClose }: ActivityRunnerProps) {
  const { t } = useTranslation('recommendations');
  const [state, dispatch] = useReducer(
    (before: RunnerState, action: RunnerAction) => nextRunnerState(activity, before, action),
    CONTENT,
  );
  const tellPending = usePendingToast(state.view !== 'content');
  const tellFailure = useFailureToast();
  const finish = useFinishActivity({
    onDone: (marks) =>
      marks === null
        ? tellPending()
        : showToast({ kind: 'success', title: t('saved.title'), text: t('saved.text') }),
    onFailed: (error) =>
      tellFailure({ title: t('failed.saving'), error, fallback: t('failed.savingText') }),
  });

  /** Whichever way a child leaves the results, the answers are on their way. */
  const save = (choices: readonly (number | null)[], then?: () => void) => {
    const answers = { activityId: activity.id, choices: [...choices] };
    finish.mutate(
      { key: randomId(), userId: user.id, recommendation, answers },
      then && { onSuccess: then },
    );
  };

  return (
    <div className={styles.runner} data-subject={activity.subject}>
      <div className={styles.bar}>
        {state.view !== 'results' && (
          <Button
            variant="subtle"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={onClose}
          >
            {t('runner.leave')}
          </Button>
        )}
        <SubjectBadge subject={activity.subject} />
      </div>
      {state.view === 'content' && (
        <ActivityContent
          recommendation={recommendation}
          activity={activity}
          onBegin={() => dispatch({ kind: 'begin' })}
        />
      )}
      {state.view === 'question' && (
        <ActivityQuestion
          key={state.at}
          activity={activity}
          state={state}
          onSelect={(option) => dispatch({ kind: 'select', option })}
          onSubmit={() => dispatch({ kind: 'submit' })}
          onNext={() => dispatch({ kind: 'next' })}
        />
      )}
      {state.view === 'results' && (
        <ActivityResults
          recommendation={recommendation}
          activity={activity}
          choices={state.choices}
          saving={finish.isPending}
          onContinue={() => save(state.choices, onClose)}
          onFollow={() => save(state.choices)}
        />
      )}
    </div>
  );
}
