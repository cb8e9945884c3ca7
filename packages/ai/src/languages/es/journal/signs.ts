import type { JournalLanguage } from '../../../journal/language.ts';

/** What the themes look like in Spanish. */
export const signs: JournalLanguage['signs'] = {
  grief: {
    strong: [
      'murió|muerto|murieron|fallecio|falleció|funeral|entierro|cementerio|duelo',
      'se ~1 murió|fue_al_cielo',
      'esta|está ~1 en_el_cielo',
    ],
    weak: ['extraño|echo_de_menos', 'cielo', 'perdí'],
  },
  shame: {
    strong: [
      'vergüenza|avergonzado|avergonzada|culpa|culpable|arrepiento|mentí|robé|copié|avergüenzo|remordimiento',
      'cometí ~2 error',
      'no debí|debía',
      'me equivoqué',
      'rompí',
    ],
    weak: ['perdón', 'error', 'mal'],
  },
  loneliness: {
    strong: [
      'solo|sola|soledad|excluido|excluida|me_dejaron_fuera',
      'nadie ~3 juega|jugó|habla|habló|invitó|quiso|eligió|jugar',
      'no_tengo|sin amigos|amigas',
      'no me ~1 invitaron',
    ],
    weak: ['ignoran|ignoró'],
  },
  fear: {
    strong: [
      'miedo|asustado|asustada|asusta|temor|nervioso|nerviosa|preocupado|preocupada|preocupa|pesadilla|pesadillas|terror|ansiedad|estresado|estresada',
    ],
    weak: ['oscuridad', 'tormenta', 'monstruo|monstruos', 'examen', 'dentista'],
  },
  sadness: {
    strong: [
      'triste|tristeza|lloré|llorar|llorando|lloro|lágrimas|infeliz|decepcionado|decepcionada|desanimado|desanimada',
      'no ~2 feliz|bien|contento|contenta',
      'mal|horrible|terrible|difícil día',
      'día ~1 malo|horrible|terrible|difícil|triste',
    ],
    weak: ['mal|difícil', 'perdí', 'extraño'],
  },
  anger: {
    strong: [
      'enojado|enojada|enfadado|enfadada|enojé|enfadé|enfado|enojo|rabia|furioso|furiosa|injusto|odio|molesto|molesta|celoso|celosa|celos',
      'peleé|pelea|peleamos|discutimos|gritó|grité',
    ],
    weak: ['malo', 'quitó|empujó|molestó'],
  },
  doubt: {
    strong: [
      'duda|dudas|dudo|dudar',
      'existe|escucha|oye|responde ~1 dios',
      'dios|cielo|jesús ~1 existe|escucha|real|oye|responde',
      'por_qué|porqué ~1 dios',
      'no|cuesta|difícil ~2 creer|creo',
      'biblia ~2 verdad|cierta|real',
    ],
    weak: ['verdad|real', 'dios|biblia|jesús'],
  },
  body: {
    strong: [
      'cansado|cansada|agotado|agotada|enfermo|enferma|fiebre|dolor|duele|tos|gripe|sueño_tengo|mareado|mareada|resfriado|resfriada|dormir_no_pude',
    ],
    weak: ['dormí|dormir', 'médico|doctor|hospital', 'pierna|brazo|rodilla|diente'],
  },
  kindness: {
    strong: [
      'ayudé|ayudar|ayudo|ayuda|compartí|compartir|consolé|amable|perdoné|animé|bondad|regalé',
      'le di ~3 a|mi',
    ],
    weak: ['di', 'llevé|limpié'],
  },
  friendship: {
    strong: ['amigo|amigos|amiga|amigas|amistad|compañero|compañeros|compañera|compañeras'],
    weak: ['juntos|juntas', 'jugamos|jugar', 'fiesta'],
  },
  imagination: {
    strong: [
      'imagino|imaginar|imaginé|imaginación|inventé|inventar|invento|superpoder|superpoderes|superhéroe|dragón|dragones|unicornio|mago|magia|castillo|nave|robot|hada|sirena|extraterrestre|planeta|máquina_del_tiempo',
      'si ~1 pudiera|tuviera|fuera',
      'soñé',
      'había_una_vez|érase',
      'mi cuento|personaje',
    ],
    weak: ['sueño', 'historia|cuento', 'dibujo|dibujé|construir'],
  },
  hope: {
    strong: [
      'espero|esperanza|deseo|meta|metas|ilusión|futuro|algún_día|tengo_ganas_de|ojalá|plan|planes',
      'cuando_sea|de_mayor',
      'quiero ser|aprender|llegar',
    ],
    weak: ['mañana|pronto', 'voy_a|quiero', 'ya no ~1 miedo|triste|solo|sola'],
  },
  nature: {
    strong: [
      'naturaleza|bosque|lago|río|mar|playa|montaña|montañas|mariposa|mariposas|oruga|rana|ranas|pájaro|pájaros|atardecer|amanecer|arcoíris|estrellas|luna|flor|flores|árbol|árboles|jardín|arroyo|cascada|caracol|gusano|abeja|abejas|ardilla|ciervo|búho|caminata|luciérnagas|hojas|nubes',
    ],
    weak: [
      'fuera|afuera|aire_libre',
      'sol|lluvia|nieve|viento|cielo',
      'animal|animales|perro|gato|caballo',
    ],
  },
  learning: {
    strong: [
      'escuela|colegio|cole|aprendí|aprender|aprendo|matemáticas|mates|ciencias|deberes|tarea|tareas|maestra|maestro|profe|examen|nota|notas|estudiar|estudié|practiqué|experimento|fracciones|piano|guitarra|programar|clase|lección',
    ],
    weak: ['leí|libro|leer', 'entendí|entiendo', 'difícil|fácil'],
  },
  family: {
    strong: [
      'familia|mamá|papá|mami|papi|madre|padre|padres|hermano|hermana|hermanos|abuela|abuelo|abuelos|primo|prima|primos|tía|tío',
    ],
    weak: ['casa', 'cena|desayuno', 'bebé', 'juntos'],
  },
  gratitude: {
    strong: [
      'gracias|agradecido|agradecida|agradezco|agradecer|gratitud|bendición|bendiciones|bendecido|bendecida',
    ],
    weak: ['suerte', 'regalo', 'bueno|bonito'],
  },
  faith: {
    strong: [
      'dios|jesús|orar|oro|oré|oración|rezo|rezar|recé|biblia|iglesia|fe|espíritu_santo|versículo|salmo|pastor|culto|bautizado|bautismo|moisés|david|noé|misa',
    ],
    weak: ['historia', 'cantar|canción|cantamos', 'confío|creo'],
  },
  joy: {
    strong: [
      'feliz|felicidad|divertido|divertida|divertí|diversión|alegre|alegría|contento|contenta|genial|increíble|mejor|reí|reímos|risa|gané|ganamos|orgulloso|orgullosa|guay|cumpleaños|encanta|encantó|emocionado|emocionada|favorito',
    ],
    weak: ['bueno|bonito', 'jugué|juego|jugamos', 'helado|pizza|pastel|piscina', 'gusta|gustó'],
  },
};
