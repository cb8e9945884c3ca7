import type { TopicPhrases } from '../../safety/topics/topic-phrases.ts';

const RULES =
  'reglas|regla|instrucciones|instruccion|normas|restricciones|limites|filtros|filtro|ordenes|programacion|indicaciones';

export const es: TopicPhrases = {
  tricks: [
    `ignora|olvida|olvidate|salta|saltate|rompe|desobedece|quita|desactiva|omite|ignorar|olvidar|elimina ~1 de? todas|todos|tus|tu|las|los|estas|cualquier ~2 ${RULES}`,
    'ignora|olvida todo ~2 anterior|antes|dijeron|dicho|arriba',
    `muestra|muestrame|dime|dame|repite|ensename|escribe|revela|cuales_son|cual_es|enseñame ~2 tu|tus|el|las|los ~2 prompt|prompt_del_sistema|instrucciones|instrucciones_secretas|instrucciones_ocultas|mensaje_del_sistema|reglas_secretas|reglas_ocultas`,
    'repite ~3 texto|palabras|todo ~2 arriba|anterior|antes',
    'modo desarrollador|dios|dan|administrador|sin_filtros|sin_limites|sin_censura',
    `finge|actua|imagina|haz_como|juega|responde|contesta|habla ~4 sin|no_tienes|no_tuvieras|no_hay ~1 ${RULES}|censura`,
    `no|ya_no tienes ~1 ${RULES}`,
    'desde|de|a_partir_de ahora ~3 obedece*|obedeces|haras|respondes_a_todo|sin_reglas|no_tienes_reglas',
    'nuevas instrucciones|reglas para|.|son|eres',
    'soy tu ~1 creador|programador|desarrollador|jefe|dueño ~4 muestra*|dime|obedece*|debes|tienes_que',
  ],
  grownUp: [
    'porno*|pornografia|sexo|sexual|sexuales|sexy|masturba*|condon|condones|preservativo*|erotico|erotica|orgasmo|cachondo|cachonda',
    'fotos|foto|videos|video|chicas|chicos|mujeres|hombres desnuda|desnudas|desnudo|desnudos',
    'hacer|fabricar|construir|hago|fabrico|construyo|preparar ~3 bomba|bombas|explosivo|explosivos|granada|coctel_molotov|arma_de_verdad|pistola_de_verdad',
    'comprar|compro|conseguir|consigo|vender|fumar|probar|tomar|hacer ~2 cocaina|heroina|marihuana|drogas|droga|porros|porro|extasis|maria|hierba',
    'como ~3 emborracho|emborrachar|emborracharme|emborracharse|colocarme|drogarme',
    'apuestas|casino|casinos online|en_linea|con_dinero|deportivas',
    'envenenar|enveneno ~2 a|mi|su|el|la ~1 maestra|maestro|profesor|profesora|hermano|hermana|perro|gato|comida|alguien',
    'hackear|hackeo|jaquear|piratear ~3 cuenta|escuela|colegio|contraseña|telefono|movil|ordenador|wifi|banco|instagram',
    'robar|robo ~2 tarjeta|coche|contraseña|contraseñas',
    'web oscura',
  ],
  coarse: [
    'puta|putas|puto|putos|mierda*|joder|jodete|pendejo*|pendeja*|cabron*|gilipollas|coño|maricon*|verga|chinga*|follar',
    'eres ~2 idiota|estupido|estupida|imbecil|tonto|tonta|inutil|basura|feo|fea',
    'callate',
  ],
};
