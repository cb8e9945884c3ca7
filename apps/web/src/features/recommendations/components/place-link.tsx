import { type SkillKey, skillOf } from '@lamplight/domain/mastery';
import type { Target } from '@lamplight/domain/recommendations';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';

export interface PlaceLinkProps {
  readonly target: Target;
  /** Called before the page is left. */
  readonly onFollow: () => void;
}

/** Leads to where there is more of what an activity was about. */
export function PlaceLink({ target, onFollow }: PlaceLinkProps) {
  const { t } = useTranslation('recommendations');
  switch (target.kind) {
    case 'lesson':
      return (
        <LinkButton
          to="/lessons"
          search={{ lesson: target.lessonId }}
          variant="default"
          size="lg"
          onClick={onFollow}
        >
          {t('places.lesson')}
        </LinkButton>
      );
    case 'story':
      return (
        <LinkButton
          to="/bible-study"
          search={{ story: target.storyId }}
          variant="default"
          size="lg"
          onClick={onFollow}
        >
          {t('places.story')}
        </LinkButton>
      );
    case 'experiment':
      return (
        <LinkButton
          to="/science-lab"
          search={{ experiment: target.experimentId }}
          variant="default"
          size="lg"
          onClick={onFollow}
        >
          {t('places.experiment')}
        </LinkButton>
      );
    case 'project':
      return (
        <LinkButton
          to="/ai-coding"
          search={{ project: target.projectId }}
          variant="default"
          size="lg"
          onClick={onFollow}
        >
          {t('places.project')}
        </LinkButton>
      );
    case 'verse':
      return (
        <LinkButton
          to="/bible-study"
          search={{ verse: target.week }}
          variant="default"
          size="lg"
          onClick={onFollow}
        >
          {t('places.verse')}
        </LinkButton>
      );
    case 'skill':
      return <SkillPlace skill={target.skill} onFollow={onFollow} />;
  }
}

/** Where a skill is practiced beside its activities. */
function SkillPlace({ skill, onFollow }: { readonly skill: SkillKey; onFollow: () => void }) {
  const { t } = useTranslation('recommendations');
  const parts = skillOf(skill);
  if (parts.kind === 'verse') {
    return (
      <LinkButton
        to="/bible-study"
        search={{ verse: parts.week }}
        variant="default"
        size="lg"
        onClick={onFollow}
      >
        {t('places.verse')}
      </LinkButton>
    );
  }
  return parts.kind === 'math' ? (
    <LinkButton to="/math-games" variant="default" size="lg" onClick={onFollow}>
      {t('places.math')}
    </LinkButton>
  ) : (
    <LinkButton to="/quiz-center" variant="default" size="lg" onClick={onFollow}>
      {t('places.quiz')}
    </LinkButton>
  );
}
