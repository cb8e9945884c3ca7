import type { LessonStatus } from '@lamplight/domain/lessons';
import { Picture } from '../picture/picture.tsx';
import type { UiPicture } from '../picture/ui-pictures.ts';

const STATUS_PICTURES: Readonly<Record<LessonStatus, UiPicture>> = {
  completed: 'check-mark-button',
  unlocked: 'unlocked',
  locked: 'locked',
};

export interface StatusPictureProps {
  readonly status: LessonStatus;
  /** Its name in the reader's language. */
  readonly name: string;
  readonly className?: string | undefined;
}

/** Whether a lesson is completed, unlocked or locked, as a picture with a name. */
export function StatusPicture({ status, name, className }: StatusPictureProps) {
  return <Picture name={STATUS_PICTURES[status]} size={32} title={name} className={className} />;
}
