/** Spanish words that do not belong into what other children read. */
export const es: readonly string[] = [
  'puta|putas|puto|putos|mierda*|joder|jodete|pendejo*|pendeja*|cabron*|gilipollas|coño|maricon*|marica|verga|culo|chinga*|follar',
  'idiota*|estupido|estupida|estupidos|estupidas|imbecil*|tonto|tonta|tontos|tontas|feo|fea|feos|feas|gordo|gorda|gordos|gordas|perdedor*|subnormal*|callate',
  'te odio',
];
