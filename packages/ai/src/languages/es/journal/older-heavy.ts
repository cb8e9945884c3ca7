import type { ThemeParts } from '../../../journal/language.ts';

export const grief: ThemeParts = {
  openings: [
    'Lo siento mucho; echar de menos a alguien puede llenar un día entero.',
    'En tus líneas hay mucho amor y mucho dolor.',
    'El duelo es amor que por un tiempo no sabe adónde ir.',
  ],
  middles: [
    'Para el duelo no hay calendario.',
    'Jesús lloró ante la tumba de un amigo; las lágrimas no son falta de fe.',
    'No tienes que ser fuerte para todos los demás.',
  ],
  closings: [
    '¿Qué recuerdo no quieres perder nunca?',
    '¿Con quién podrías recordar en compañía?',
    'Si pesa demasiado, deja que una persona adulta de confianza te ayude a llevarlo.',
  ],
};

export const shame: ThemeParts = {
  openings: [
    'Escribir con tanta sinceridad sobre un error requiere valor.',
    'Has mirado donde muchos prefieren no mirar.',
    'Aquí hay mucha sinceridad, y eso no es fácil.',
  ],
  middles: [
    'Lo que hiciste y quien eres no son lo mismo.',
    'Arreglar algo suele empezar con una frase sencilla.',
    'Pedro falló gravemente, y volvieron a confiar en él.',
  ],
  closings: [
    '¿Cómo podrías repararlo, aunque sea un poco?',
    '¿Qué le dirías a un amigo al que le hubiera pasado?',
    '¿Hay una persona adulta con quien puedas hablarlo?',
  ],
};

export const loneliness: ThemeParts = {
  openings: [
    'Sentirse solo entre mucha gente es especialmente duro.',
    'Duele quedarse fuera.',
    'Querer formar parte de algo es muy humano.',
  ],
  middles: [
    'Que no te inviten dice poco de lo que vales.',
    'Elías creyó una vez que era el único, y no lo era.',
    'La cercanía suele empezar con poco: una pregunta, una tarea compartida.',
  ],
  closings: [
    '¿A quién podrías hablarle primero esta semana?',
    '¿A qué persona adulta podrías contarle cómo es esto?',
    '¿Dónde puedes mostrarte tal como eres?',
  ],
};

export const fear: ThemeParts = {
  openings: [
    'Suena a algo que asusta, y es bueno que lo escribas.',
    'Las preocupaciones ocupan mucho sitio en la cabeza.',
    'El valor y el miedo caben en la misma persona.',
  ],
  middles: [
    'Una preocupación en papel se mira mejor que a oscuras.',
    'Muchos salmos empiezan con miedo y lo dicen abiertamente.',
    'No tienes que resolverlo todo hoy.',
  ],
  closings: [
    '¿En qué parte puedes hacer algo?',
    '¿Quién podría acompañarte en esto?',
    '¿Qué te ha ayudado otras veces?',
  ],
};

export const sadness: ThemeParts = {
  openings: [
    'Siento que ahora pese tanto.',
    'Gracias por escribirlo tal como es.',
    'Parece una época difícil.',
  ],
  middles: [
    'La tristeza no es debilidad; muestra lo que te importa.',
    'Muchos salmos son lamentos, así que en la oración hay sitio para esto.',
    'Los sentimientos se mueven, aunque parezcan quietos.',
  ],
  closings: [
    '¿Qué te haría un poco de bien esta noche?',
    '¿A quién podrías contárselo en una frase?',
    'Si dura muchos días, cuéntaselo a una persona adulta de confianza.',
  ],
};

export const anger: ThemeParts = {
  openings: [
    'Entiendo que eso te enfadara.',
    'Se pisó algo que te importa.',
    'La injusticia cuesta de aguantar.',
  ],
  middles: [
    'El enfado señala bien un problema y casi nunca lo resuelve.',
    'Muchas veces debajo hay algo que duele.',
    'Tomar distancia ahora ahorra muchas reparaciones después.',
  ],
  closings: [
    '¿Qué límite se cruzó exactamente?',
    '¿Cómo podrías decirlo para que te puedan escuchar?',
    '¿Cómo sería una solución justa?',
  ],
};

export const doubt: ThemeParts = {
  openings: [
    'Es una pregunta sincera y merece espacio.',
    'Nadie te va a regañar por dudar.',
    'Muchas personas creyentes han preguntado lo mismo.',
  ],
  middles: [
    'Tomás dijo abiertamente lo que no podía creer, y nadie lo echó.',
    'Soy un programa; esta pregunta está mejor con personas que creen y te conocen.',
    'Los cristianos responden a algunas cosas de forma distinta; tus padres y tu pastor pueden orientarte.',
  ],
  closings: [
    '¿Qué te hace dudar exactamente?',
    '¿En la respuesta de quién confiarías?',
    '¿A qué te sigues agarrando?',
  ],
};

export const body: ThemeParts = {
  openings: ['El cansancio lo tiñe todo.', 'Tu cuerpo pide atención.', 'Suena agotador.'],
  middles: [
    'Descansar no es pereza.',
    'Cuando Elías no podía más, primero recibió comida y sueño.',
    'Si el dolor sigue, debe verlo una persona adulta o un médico.',
  ],
  closings: [
    '¿Qué podrías dejar para otro día?',
    '¿Qué te suele devolver la energía?',
    '¿Cómo sería una buena tarde para tu cuerpo?',
  ],
};
