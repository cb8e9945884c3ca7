import type { Talk } from '../../chat/talk/talk.ts';

export const es: Talk = {
  openings: [''],
  hello: [
    '¡Hola{name}! ¿Qué te gustaría descubrir?',
    '¡Hola{name}! Me alegra verte. Hazme una pregunta.',
  ],
  thanks: ['¡De nada! Me gustan tus preguntas.', '¡Con gusto! Pregunta todo lo que quieras.'],
  goodbye: ['¡Adiós! Vuelve pronto.', '¡Hasta luego! Que tengas un buen día.'],
  whoAreYou: [
    'Soy la ayuda de Lamplight: un programa. No soy una persona, ni un pastor, ni Dios, y no tengo sentimientos. Puedo equivocarme. Para lo importante, habla con personas que te conocen.',
  ],
  help: [
    'Puedo explicar palabras, hacer cuentas, buscar pasajes de la Biblia, encontrar historias y contar chistes. Si no sé algo, te lo digo.',
  ],
  prayer: [
    'Soy un programa y no puedo orar, pero tú sí. Usa tus propias palabras: da gracias, pide perdón y cuenta lo que necesitas. También puedes orar con alguien de confianza.',
  ],
  today: ['Esto está abierto para ti hoy: {steps}.'],
  todayDone: ['Ya terminaste lo que está abierto. Lee una historia o hazme una pregunta.'],
  challenge: 'un reto del día',
  weekVerse: 'el versículo de la semana',
  story: ['Aquí tienes una buena historia.'],
  doubt: [
    'Gracias por preguntarlo. No hay nada de malo en dudar: en la Biblia también lo hicieron muchos. Habla de ello con tu familia o con tu pastor.',
  ],
  doctrine: [
    'Los cristianos piensan cosas distintas sobre esto, y yo no voy a elegir por ti. Pregunta a tus padres y a tu pastor.',
  ],
  personalData: [
    'Eso es privado. No escribas aquí nombres, direcciones, teléfonos ni contraseñas: no los necesito. Si alguien te los pide, cuéntaselo a un adulto de confianza.',
  ],
  declined: ['Con eso no puedo ayudarte. Habla con un adulto de confianza. ¿Vemos otra cosa?'],
  telling: [
    'Gracias por contármelo. Soy un programa y puede que no lo entienda como una persona. Si algo de eso es difícil, cuéntaselo a una persona adulta con la que te sientas a salvo.',
    'He leído lo que escribes. Un programa no puede escuchar como una persona; si te pesa, díselo también a una persona adulta con la que te sientas a salvo.',
  ],
  unclear: ['No te he entendido. ¿Puedes preguntarlo con otras palabras?'],
  unknown: [
    'No lo sé, y no quiero inventar nada. Pregunta a un maestro. Casi todo lo que sé está en inglés; prueba con una palabra en inglés.',
  ],
  nearby: ['Pero puedo contarte algo sobre: {titles}.'],
  noSuchPlace: [
    'Ese lugar no existe en la Biblia. Mira otra vez el libro, el capítulo y el versículo.',
  ],
  notAtHand: ['{reference} existe, pero aquí no tengo sus palabras. Búscalo en una Biblia.'],
  inBible: ['Esto encontré en la Biblia.'],
  locked: ['La lección {place} lo explica cuando se abra.'],
  fromPlace: ['De {place}:'],
  readMore: ['Puedes leer más en {place}.'],
  inEnglish: 'Esto lo sé en inglés:',
  saidBefore: ['Ya me lo habías preguntado; te lo digo otra vez.'],
  noMore: ['Eso es todo lo que sé. ¡Pregúntame otra cosa!'],
  feelings: {
    sad: ['Siento que estés triste. Puedes llorar y puedes contarlo.'],
    afraid: ['Tener miedo no es una vergüenza. Se hace más pequeño cuando lo cuentas.'],
    angry: ['Puedes estar enfadado. Respira despacio y luego di qué pasó.'],
    lonely: ['Sentirse solo duele. Tú vales mucho, y no tienes que quedarte solo con esto.'],
    worried: ['Eso suena difícil. Da solo el siguiente paso pequeño y pide ayuda.'],
    grief: ['Lo siento mucho. Duele echar de menos a quien quieres. Puedes llorar y recordar.'],
    guilty: [
      'Es valiente decirlo. Puedes pedir perdón, reparar lo que se pueda y empezar de nuevo.',
    ],
    jealous: ['Casi todos sienten eso alguna vez. ¿Por qué cosa buena puedes dar gracias?'],
    tired: ['Entonces descansa. Tu cuerpo lo necesita.'],
    bored: ['¡Busquemos algo divertido! ¿Un chiste o una historia?'],
    glad: ['¡Qué bien! Me alegra oírlo. Cuéntaselo a alguien y da gracias.'],
  },
  tellSomeone: [
    'Cuéntaselo a un adulto de confianza. Yo soy un programa; él o ella puede estar contigo de verdad.',
  ],
  ask: {
    what: '¿Qué es {title}?',
    who: '¿Quién es {title}?',
    more: 'Cuéntame más',
    joke: 'Cuéntame un chiste',
    story: 'Cuéntame una historia',
    today: '¿Qué puedo aprender hoy?',
    you: '¿Quién eres?',
    verse: 'Juan 3:16',
    sum: '¿Cuánto es 12 × 7?',
  },
};
