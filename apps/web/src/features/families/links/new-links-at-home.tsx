import { lazyWithTexts } from '../../../app/lazy-with-texts.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { useNewLinks } from '../families.queries.ts';

/** Only for the few who have new links. */
const { Page: NewLinksOfChild } = lazyWithTexts(() => import('./new-links-of-child.tsx'));
const { Page: NewLinksOfClass } = lazyWithTexts(() => import('./new-links-of-class.tsx'));

/** What stands above the home of a student, or of a teacher whose students have a new parent link. */
export function NewLinksAtHome() {
  const { user, visitor } = useSession();
  const isAsked = visitor === 'student' || visitor === 'teacher';
  const { data: links } = useNewLinks(isAsked && user?.isDemo === false);
  if (!links || links.length === 0) return null;
  return visitor === 'student' ? (
    <NewLinksOfChild links={links} />
  ) : (
    <NewLinksOfClass links={links} />
  );
}
