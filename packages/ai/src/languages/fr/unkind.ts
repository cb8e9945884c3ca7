/** French words that do not belong into what other children read. */
export const fr: readonly string[] = [
  'merde*|putain*|pute|putes|filsdepute|fils2pute|salop|salope|salopes|saloperie*|salopard*|salaud*|encule*|enfoire*|nique|niques|niquer|niquez|niquetamere|connard*|connasse*|bordel|batard*|pede|gouine*|petasse*|pouffiasse*|branleur*|branleuse*|bougnoul*|couille*|couillon*|trouduc*|trou_du_cul|chier|foutre',
  'idiote|idiotes|stupide*|imbecile*|debile*|cretin*|abruti*|moche*|bouffon*',
  'ta gueule',
  'ferme la|ta_gueule',
  'tais toi',
  'je te deteste|hais',
];
