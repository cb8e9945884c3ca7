import styles from './camp-hills.module.css';

/** The hills of the camp, with a tent and a lantern that is lit. Decoration. */
export function CampHills() {
  return (
    <div className={styles.scene}>
      <svg
        aria-hidden="true"
        className={styles.hills}
        viewBox="0 0 1440 220"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path
          className={styles.far}
          d="M0 92C140 30 300 24 520 74s360 66 560 10 250-74 360-36v172H0z"
        />
        <path
          className={styles.middle}
          d="M0 128c200-58 380-40 600-12s420 30 620-12 170-30 220-34v150H0z"
        />
        <path className={styles.near} d="M0 168c240-44 460-28 720-8s520 4 720-36v96H0z" />
      </svg>
      <svg aria-hidden="true" className={styles.camp} viewBox="0 0 260 130" focusable="false">
        <path d="M92 18 30 122h124z" fill="#D9631E" />
        <path d="M92 18l62 104h34L106 10z" fill="#B04A0C" />
        <path d="M92 52 66 122h52z" fill="#24264D" />
        <path d="M92 52v70" stroke="#D9631E" strokeWidth="2" />
        <path
          d="M214 122V44q0-10 10-10h12"
          fill="none"
          stroke="#5B3A1E"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle className={styles.glow} cx="238" cy="62" r="22" />
        <path d="M232 40h12l5 36h-22z" fill="#24264D" />
        <path d="M234 46h8l3.5 26h-15z" fill="#F4B32B" />
        <path d="M238 50c3 4 4.5 7 4.5 11a4.5 4.5 0 0 1-9 0c0-4 1.5-7 4.5-11z" fill="#FFF6DC" />
      </svg>
    </div>
  );
}
