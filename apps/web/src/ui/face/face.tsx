import { tilePicture } from '@lamplight/domain/classroom-sign-in';
import { SignInPicture } from '../sign-in-picture/sign-in-picture.tsx';
import styles from './face.module.css';

export interface FaceProps {
  readonly userId: number;
  /** Edge, as a CSS length. */
  readonly size?: string;
}

/** The animal that stands for a child, the same as on their tile at the class tablet. Decoration beside their name. */
export function Face({ userId, size = '2.5rem' }: FaceProps) {
  return (
    <span className={styles.face}>
      <SignInPicture name={tilePicture(userId)} size={size} />
    </span>
  );
}
