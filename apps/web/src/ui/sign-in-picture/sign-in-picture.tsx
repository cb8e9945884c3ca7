import { Picture } from '../picture/picture.tsx';

export interface SignInPictureProps {
  readonly name: string;
  readonly size: number | string;
  /** What it shows, where no words beside it say so. */
  readonly title?: string;
}

/** A picture of the sign-in: one of a password, or the one on a child's tile. */
export function SignInPicture({ name, size, title }: SignInPictureProps) {
  return (
    <Picture of="sign-in" name={name} size={size} {...(title === undefined ? {} : { title })} />
  );
}
