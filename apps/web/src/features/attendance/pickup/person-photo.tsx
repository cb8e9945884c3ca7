import styles from '../attendance.module.css';
import { usePhoto } from '../attendance.queries.ts';

/** The photo of somebody who may or may not collect a child. */
export function PersonPhoto({ id, label }: { readonly id: number; readonly label: string }) {
  const photo = usePhoto(id);
  if (photo.data === undefined) return <span className={styles.photo} />;
  return (
    <img className={styles.photo} alt={label} src={`data:image/jpeg;base64,${photo.data.base64}`} />
  );
}
