import { contentSprites, partSprites, uiSprite } from 'virtual:pictures';
import { contentSpriteOf } from './content-sprites.ts';
import { UI_PICTURES, type UiPicture } from './ui-pictures.ts';

const uiNames = new Set<string>(UI_PICTURES);

export interface PictureProps {
  /** A name of the UI set, or one that a lesson names. */
  readonly name: UiPicture | (string & {});
  /** The part of the product whose own sprite holds it, such as `quiz-bible`. */
  readonly of?: string;
  /** Edge in px, or any CSS length. */
  readonly size?: number | string;
  /** What the picture shows; without it the picture is decoration and stays silent. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/** A flat picture out of the sprite that holds it. */
export function Picture({ name, of, size = 32, title, className }: PictureProps) {
  const ofPart = of === undefined ? undefined : partSprites[of];
  const others = uiNames.has(name) ? uiSprite : contentSprites[contentSpriteOf(name)];
  const sprite = ofPart ?? others;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      style={{ flex: 'none' }}
      focusable="false"
      role={title === undefined ? 'presentation' : 'img'}
      aria-hidden={title === undefined}
      aria-label={title}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
