import type { PleaPhrases, PleaTexts } from '../../safety/pleas/plea.ts';

const ADULTS =
  'papá|mamá|papi|mami|padres|padre|madre|profe|profesor|profesora|maestra|maestro|padrastro|abuela|tío|familia|líder|pastor';

const phrases: PleaPhrases = {
  help: [
    'yo? necesito|quiero tu|de|un_poco_de|mucha? ayuda',
    'necesito|quiero ayuda',
    'ayuda|ayudame|auxilio|socorro me?',
    'ayúdame|ayúdenme|ayudadme',
    'alguien? me? puede|puedes|podrías|pueden ayudarme|ayudar',
    'me puedes|puede ayudar',
    'estoy en peligro|apuros',
  ],
  number: [
    'a? qué|que|cuál número|numero|teléfono puedo|debo|tengo_que llamar|marcar ~8',
    'a quién puedo llamar|contarle|hablar ~8',
    'con quién puedo hablar si ~8',
    'hay|existe algún|un|una ~2 número|teléfono|línea para|de ~1 niños|niñas|ayuda|menores|mí ~6',
    'cuál es el ~1 número|teléfono de|para ~2 ayuda|línea|niños|emergencia|infancia ~5',
    'el? número|teléfono de|para ~1 ayuda ~1 a|para? ~1 niños|infancia|menores',
    'necesito|dame|quiero el|un ~1 número|teléfono ~1 de|para|donde ~5 ayuda|niños|llamar|ayuden',
  ],
  word: [
    'qué es|significa el|la? palabra? suicidio|suicidarse',
    'qué quiere_decir la? palabra? suicidio|suicidarse',
    'qué significa la palabra suicidio|suicidarse',
  ],
  reader: [
    'quién|quien ~1 lee|ve|está_leyendo|puede_leer|puede_ver ~1 esto|eso|mis_mensajes|lo_que_escribo|el_chat|este_chat ~2',
    `se|le|les ~1 lo|vas_a? ~1 dices|cuentas|dirás|decir|contar|decírselo|contárselo|vas_a_decir ~1 a mi|mis ${ADULTS} ~2`,
    `vas_a decirle|contarle|decírselo|contárselo|decirles a mi|mis ${ADULTS} ~2`,
    `puede|pueden mi|mis ${ADULTS} ver|leer ~1 esto|este|el|lo_que_escribo|mis_mensajes ~1 chat? ~2`,
    `mi|mis ${ADULTS} ~1 puede|pueden|va_a|van_a ~1 ver|leer|saber ~1 esto|este|el|lo_que_escribo|mis_mensajes ~1 chat? ~1`,
    'esto|el_chat|este_chat|lo_que_escribo es secreto|privado|anónimo|confidencial',
    'es secreto|privado|anónimo esto|el_chat|este_chat|lo_que_escribo',
    'alguien|otros|otros_niños|la_profe|el_profe ~1 lee|ve|puede_leer|puede_ver|pueden_ver|leen ~1 esto|mis_mensajes|lo_que_escribo|el_chat',
  ],
};

const texts: PleaTexts = {
  help: 'Haces bien en pedir ayuda.',
  lines: 'Aquí contestan personas que ayudan a niños y niñas: {lines}.',
  emergency: 'Si hay peligro, llama al {emergency}.',
  noLine:
    'No conozco el número de ayuda a la infancia de tu país: pídeselo a una persona mayor con la que te sientas a salvo.',
  word: {
    little:
      'Es una palabra muy triste: es cuando alguien pone fin a su propia vida. A quien lo pasa tan mal se le puede ayudar. Háblalo con una persona mayor con la que te sientas a salvo.',
    older:
      'El suicidio es cuando alguien pone fin a su propia vida. Casi siempre pasa cuando un dolor parece no tener fin, y antes de llegar a eso hay ayuda. Si la palabra es de una clase, un profesor puede contarte más; si tiene que ver contigo o con alguien que conoces, díselo hoy a una persona adulta.',
  },
  reader: {
    little:
      'Yo soy un programa. Tu profe y quienes dirigen este lugar pueden leer esto. Mamá o papá pueden leer el chat si tienen una página aquí, pero no cuando me cuentas que alguien te hace daño. Si puedes estar en peligro, aviso a las personas mayores de aquí.',
    older:
      'Yo soy un programa. Tus profesores y quienes dirigen este lugar pueden leer lo que escribes aquí. También tu madre o tu padre si su cuenta está unida a la tuya, menos lo que yo entiendo que va de alguien que te hace daño o de problemas en casa. Si parece que estás en peligro, aviso a las personas adultas responsables de ti aquí, no a tus padres.',
  },
};

export const es = { phrases, texts };
