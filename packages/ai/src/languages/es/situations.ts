import type { SituationPhrases } from '../../safety/situations/situation.ts';

const WHO =
  'yo|me|mi|hermano|hermana|hermanito|hermanita|bebé|primo|prima|amigo|amiga|mamá|papá|abuela|abuelo|se';
const OTHERS =
  'abuela|abuelo|mamá|papá|madre|padre|abuelita|abuelito|mami|papi|tía|tío|hermano|hermana';
const PILLS =
  'pastillas|pastilla|pastiyas|tabletas|píldoras|paracetamol|ibuprofeno|aspirinas|medicinas|medicina|medicamentos|somníferos';
const POISON =
  'lejía|cloro|detergente|desatascador|limpiador|suavizante|raticida|matarratas|anticongelante|gasolina|acetona|quitaesmalte|pila|pilas|imanes|veneno_de_ratas|lavavajillas|amoniaco';
const TOOK =
  'tomé|tomó|tome|tomo|tragué|tragó|trague|trago|comí|comió|comi|comio|bebí|bebió|bebi|bebio|tomado|tragado|bebido|comido';
const FRIEND =
  'amiga|amigo|mejor_amiga|mejor_amigo|prima|primo|hermana|hermano|compañera|compañero|novia|novio';
const ADULT =
  'papá|mamá|papi|mami|padre|madre|padrastro|madrastra|abuelo|abuela|tío|tía|hermano|novio_de_mi_mamá';

export const es: SituationPhrases = {
  overdose: [
    `me|yo ~2 tomé|tome|tragué|trague|comí|he_tomado|he_tragado ~2 muchas|todas|un_montón|montón|muchísimas|demasiadas|todo|caja|bote|frasco|puñado|diez|veinte|10|12|15|20|30 ~4 ${PILLS}`,
    `tragué|tomé|trague ~1 muchas|todas|muchísimas|demasiadas ~3 ${PILLS}`,
  ],
  taken: [
    `${TOOK} ~3 ${POISON}`,
    `${TOOK} ~3 ${PILLS} de ~1 ${OTHERS}`,
    `comí|comi|comió|comio|tragué|trague|tomé|tome ~2 ${PILLS} ~1 de_colores|rojas|rosas|azules|blancas|bonitas`,
    `${TOOK} ~6 calavera`,
    `${WHO} ~2 ${TOOK} ~3 producto|cosa|líquido ~3 limpiar|desatascar|fregadero|lavabo`,
  ],
  asleep: [
    `${ADULT} ~3 dormido|dormida|tirado|tirada|desmayado|desmayada ~2 suelo|piso`,
    `${ADULT} ~1 no ~1 despierta|se_despierta|reacciona`,
  ],
  self: [
    'quiero|voy_a ~1 matarme|suicidarme|morirme|morir',
    'me quiero|voy_a morir|matar|suicidar',
  ],
  armed: [
    `${ADULT} ~4 borracho|borracha|tomado ~5 cuchillo|pistola|machete|hacha`,
    `${ADULT} ~2 tiene ~1 cuchillo|pistola|machete ~5 escondid*|miedo|grita|mamá`,
  ],
  threatened: [
    'si_lo|si_le|si|si_se_lo ~1 digo|cuento|hablo ~5 mata|matará|matar|pega|pegará|hará_daño|va_a_matar',
    'mata|matará|va_a_matar|matar ~4 si ~2 digo|cuento|hablo',
  ],
  hurt: [
    'papá|mamá|papi|mami|padre|madre|padrastro|madrastra|abuelo|tío me ~1 pega|pegó|golpea|golpeó|pego',
    'miedo a|de|al|del ~1 tío|padrastro|papá|papi',
  ],
  touched: [
    'entrenador|profe|profesor|tío|pastor|líder|vecino|padrastro|primo ~5 masaje|masajes|besos|caricias|tocar ~4 secreto',
    'masaje|masajes ~5 secreto',
  ],
  neglect: [
    `${ADULT} ~3 borracho|borracha|tomado|tomada|bebiendo|drogada|drogado ~5 nada ~1 comer|comida`,
    'no ~2 nada|comida ~2 comer|casa ~4 mamá|papá|madre|padre ~3 borracho|borracha|bebiendo|no_está',
    'mamá|papá|mis_padres|madre|padre ~3 hace días|dos_días|tres_días|una_semana ~3 no',
  ],
  weapon: [
    'encontré|encontre|he_encontrado|hallé ~1 pistola|escopeta|rifle|arma ~1 de mi|papá|abuelo',
    'encontré|encontre|he_encontrado una|la pistola|escopeta',
  ],
  means: [
    `cuántas|cuántos|cuánto ~1 ${PILLS} ~4 demasiado|demasiadas|morir|matan|mata|peligroso|mortal|morirse`,
    'estoy|sentado|sentada|parado|parada ~1 en ~1 vías|vía del tren',
  ],
  wish: [
    'ojalá|quisiera|desearía ~2 camión|coche|carro|tren|autobús ~3 atropellado|matado|pillado|atropellara',
    'nadie me extrañaría|echaría_de_menos ~3 muerta|muerto|muero|muriera',
    'harto|harta|cansado|cansada de existir|vivir|estar_vivo|estar_viva',
  ],
  friend: [
    `mi ~1 ${FRIEND} ~1 quiere|quería|intentó|va_a ~1 suicidarse|matarse|morirse|morir|quitarse_la_vida`,
    `mi ~1 ${FRIEND} se quiere|quería|va_a ~1 suicidar|matar|morir`,
    `mi ~1 ${FRIEND} ~1 se ~1 corta|hace_cortes|autolesiona`,
  ],
  kill: ['voy_a|quiero|juro_que_voy_a matar|apuñalar|disparar a|al'],
  bomb: [
    'cómo ~3 hacer|hace|hago|fabricar|fabrica|construir|construye|fabrico ~2 bomba|bombas',
    'cómo ~1 bombas|bomba ~1 caser*',
  ],
  dying: [
    'duele ~2 morir|morirse|morirte',
    'quiero ~1 ir|irme|estar ~1 con dios|el_cielo|al_cielo|mi_abuelo ~2 ya|cielo|.',
    'quiero irme al cielo',
  ],
  ordinary: [
    'bomba|bombas ~1 agua|baño|semillas|humo|aire|bicicleta',
    'bomba|bombas ~3 minecraft|fortnite|juego|scratch|python',
    'me pega|pegó ~2 abrazos|abrazo|cosquillas|gripe|besos',
    'matar a mi hermano|hermana|hermanito',
    'no despierta ~1 on|hasta|antes',
    'matar ~5 zombi|zombis|zombie|zombies|dragón|monstruo|monstruos|mosquito|mosquitos|araña|jefe|minecraft|fortnite|juego|jaja|broma',
    'tomé|tome|comí mi|mis medicina|pastilla|pastillas|vitaminas',
    'dormido|dormida ~2 sofá|cama|coche|sillón',
    'quiero ir|irme al cielo ~1 algún_día|cuando|un_día',
    'no ~1 voy_a|quiero matar',
    'no ~2 me pega|pegó|golpea',
    'matar al|a tiempo|tiempo',
  ],
};
