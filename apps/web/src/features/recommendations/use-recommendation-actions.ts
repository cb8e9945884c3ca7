import type { Activity, Feedback, Recommendation } from '@lamplight/domain/recommendations';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/errors.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useAct } from './recommendations.queries.ts';

/** What a child can do with a card, and what is said of it (spec 8). */
export function useRecommendationActions(
  onStarted: (started: { recommendation: Recommendation; activity: Activity }) => void,
) {
  const { t } = useTranslation('recommendations');
  const act = useAct();
  const tellFailure = useFailureToast();

  /** The activity could not be made, or the host was out of reach: the first has its own words. */
  const tellNotStarted = (error: unknown) => {
    if (errorCode(error) === 'ACTIVITY_FAILED') {
      showToast({ kind: 'failure', title: t('failed.making'), text: t('failed.makingText') });
      return;
    }
    tellFailure({ title: t('failed.starting'), error, fallback: t('failed.startingText') });
  };

  const tellNotSaved = (error: unknown) =>
    tellFailure({ title: t('failed.saving'), error, fallback: t('failed.savingText') });

  return {
    /** The card whose activity is being made; null while none is. */
    starting:
      act.isPending && act.variables.action === 'accept' ? act.variables.recommendationId : null,
    start(recommendation: Recommendation) {
      const { id, subject, adaptationLevel } = recommendation;
      act.mutate(
        { action: 'accept', recommendationId: id, subject, skillLevel: adaptationLevel },
        {
          onSuccess({ activity, recommendation: accepted }) {
            if (activity === undefined) {
              showToast({ kind: 'note', title: t('done.title'), text: t('done.text') });
              return;
            }
            showToast({ kind: 'success', title: t('made.title'), text: t('made.text') });
            onStarted({ recommendation: accepted, activity });
          },
          onError: tellNotStarted,
        },
      );
    },
    reject({ id }: Recommendation) {
      act.mutate({ action: 'reject', recommendationId: id }, { onError: tellNotSaved });
    },
    judge({ id }: Recommendation, feedback: Feedback) {
      act.mutate(
        { action: 'feedback', recommendationId: id, feedback },
        {
          onSuccess: () =>
            showToast({ kind: 'success', title: t('thanks.title'), text: t('thanks.text') }),
          onError: tellNotSaved,
        },
      );
    },
  };
}
