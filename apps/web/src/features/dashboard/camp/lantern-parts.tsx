import styles from './lantern-tile.module.css';

/** The ring and the roof of a lantern, of two sheets of paper. */
export function LanternRoof() {
  return (
    <svg className={styles.roof} viewBox="0 0 220 74" aria-hidden="true" focusable="false">
      <path className={styles.ring} d="M94 34V20a16 16 0 0 1 32 0v14" />
      <path className={styles.rim} d="M70 30h80l8 10 46 24-2 8H18l-2-8 46-24z" />
      <path className={styles.wood} d="M71 32h78l8 10 46 25-2 7H19l-2-7 46-25z" />
    </svg>
  );
}

/** The foot that a lantern stands on. */
export function LanternBase() {
  return (
    <svg className={styles.base} viewBox="0 0 220 30" aria-hidden="true" focusable="false">
      <path className={styles.rim} d="M14 0h192l12 27-3 3H5l-3-3z" />
      <path className={styles.wood} d="M15 3h190l12 25-3 2H6l-3-2z" />
    </svg>
  );
}

/** The star of a lantern whose lesson has shown all of it. */
export function LanternStar() {
  return (
    <svg className={styles.star} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" fill="#FFFBF3" />
      <path
        d="M24 8.5l4.7 9.7 10.6 1.4-7.8 7.4 2 10.6L24 32.4l-9.5 5.2 2-10.6-7.8-7.4 10.6-1.4z"
        fill="#F4B32B"
        stroke="#CF8C10"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
