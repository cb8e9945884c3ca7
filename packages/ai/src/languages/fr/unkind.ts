/** French words that do not belong into what other children read. */
export const fr: readonly string[] = [
  'merde*|putain*|pute|putes|salope*|salaud*|encule*|nique*|connard*|connasse*|bordel|batard*|pede|couille*|chier|foutre',
  'idiote|idiotes|stupide*|imbecile*|debile*|cretin*|abruti*|moche*|bouffon*',
  'ta gueule',
  'ferme la|ta_gueule',
  'tais toi',
  'je te deteste|hais',
];
