import { Picture } from '../picture/picture.tsx';
import styles from './safety-picture.module.css';

/** Somebody who is held, beside fixed words to the little ones; older readers see the words alone. */
export function SafetyPicture() {
  return <Picture name="people-hugging" size={72} className={styles.picture} />;
}
