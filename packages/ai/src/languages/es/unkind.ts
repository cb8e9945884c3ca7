/** Spanish words that do not belong into what other children read. */
export const es: readonly string[] = [
  'puta|putas|puto|putos|putamadre|putita*|putilla*|puton|putona|hijodeputa|hijoputa|hijaputa|hijueputa|mierda*|comemierda*|joder|jodete|pendejo*|pendeja*|cabron*|gilipollas|coño|maricon*|marica|maricas|joto|jotos|verga|vergas|culo|culos|culero*|culera*|chinga*|follar|follador*|cojones|mamahuevo*|mamaguevo*|malparid*|pelotudo*|pelotuda*|boludo|boluda|boludos|boludas|huevon*|conchetumadre|conchatumadre|cagon|cagones',
  'idiota*|estupido|estupida|estupidos|estupidas|imbecil*|tonto|tonta|tontos|tontas|feo|fea|feos|feas|gordo|gorda|gordos|gordas|perdedor*|subnormal*|callate',
  'te odio',
];
