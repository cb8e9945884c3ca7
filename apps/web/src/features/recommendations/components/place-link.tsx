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
  const look = { variant: 'default', size: 'lg', onClick: onFollow } as const;
  switch (target.kind) {
    case 'lesson':
      return (
        <LinkButton {...look} to="/lessons" search={{ lesson: target.lessonId }}>
          {t('places.lesson')}
        </LinkButton>
      );
    case 'story':
      return (
        <LinkButton {...look} to="/bible-study" search={{ story: target.storyId }}>
          {t('places.story')}
        </LinkButton>
      );
    case 'experiment':
      return (
        <LinkButton {...look} to="/science-lab" search={{ experiment: target.experimentId }}>
          {t('places.experiment')}
        </LinkButton>
      );
    case 'project':
      return (
        <LinkButton {...look} to="/ai-coding" search={{ project: target.projectId }}>
          {t('places.project')}
        </LinkButton>
      );
    case 'verse':
      return (
        <LinkButton {...look} to="/bible-study" search={{ verse: target.week }}>
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
  const look = { variant: 'default', size: 'lg', onClick: onFollow } as const;
  const parts = skillOf(skill);
  if (parts.kind === 'verse') {
    return <PlaceLink target={{ kind: 'verse', week: parts.week }} onFollow={onFollow} />;
  }
  const isMath = parts.kind === 'math';
  return (
    <LinkButton {...look} to={isMath ? '/math-games' : '/quiz-center'}>
      {t(isMath ? 'places.math' : 'places.quiz')}
    </LinkButton>
  );
}
