import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './lesson-pictures.module.css';

/** The three pictures that say what a lesson is about. */
export function LessonPictures({ names }: { readonly names: readonly string[] }) {
  return (
    <div className={styles.band} aria-hidden="true">
      {names.map((name) => (
        <Picture key={name} name={name} size="clamp(4rem, 2.5rem + 8vw, 7rem)" />
      ))}
    </div>
  );
}
