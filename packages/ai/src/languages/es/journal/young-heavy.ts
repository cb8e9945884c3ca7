import type { ThemeParts } from '../../../journal/language.ts';

export const grief: ThemeParts = {
  openings: [
    'Duele mucho echar de menos a alguien.',
    'Es triste cuando alguien querido ya no está.',
    'Has querido mucho, por eso duele.',
  ],
  middles: [
    'Tu amor no se acaba cuando alguien se va.',
    'Jesús también lloró cuando murió su amigo.',
    'No hace falta ser valiente todo el tiempo.',
  ],
  closings: [
    '¿Qué recuerdo te gusta más?',
    '¿Quién puede darte un abrazo hoy?',
    'Puedes dibujar un día feliz.',
  ],
};

export const shame: ThemeParts = {
  openings: [
    'Hace falta valor para escribir eso.',
    'Todos nos equivocamos alguna vez.',
    'Has dicho la verdad.',
  ],
  middles: [
    'Un error se puede arreglar paso a paso.',
    'Tú eres mucho más que lo que salió mal.',
    'Pedro también se equivocó, y Jesús lo perdonó.',
  ],
  closings: [
    '¿Qué podrías hacer para arreglarlo?',
    '¿A quién quieres pedirle perdón?',
    'Una persona mayor de confianza puede ayudarte.',
  ],
};

export const loneliness: ThemeParts = {
  openings: [
    'Sentirse solo es difícil.',
    'Duele cuando nadie juega contigo.',
    'Gracias por contar cómo te sientes.',
  ],
  middles: [
    'Tú importas, también cuando nadie te llama.',
    'Quizá otro niño también espera un amigo.',
    'Dios te ve, también cuando no hay nadie más.',
  ],
  closings: [
    '¿A quién podrías saludar mañana?',
    'Cuéntale a tu profe cómo te sientes.',
    '¿Con quién te sientes bien?',
  ],
};

export const fear: ThemeParts = {
  openings: [
    'Eso da miedo.',
    'Está bien tener miedo a veces.',
    'Los valientes también tienen miedo.',
  ],
  middles: [
    'Al decirlo en voz alta, el miedo se hace más pequeño.',
    'Respirar despacio ayuda a tu cuerpo a calmarse.',
    'Los discípulos tuvieron miedo en la tormenta, y Jesús estaba allí.',
  ],
  closings: [
    '¿Quién puede estar contigo cuando tienes miedo?',
    'Respira despacio tres veces.',
    '¿Qué te ayuda a sentirte a salvo?',
  ],
};

export const sadness: ThemeParts = {
  openings: [
    'Siento mucho tu tristeza.',
    'Los días tristes son difíciles.',
    'Aquí se puede llorar.',
  ],
  middles: [
    'Los sentimientos pasan, como las nubes.',
    'En la Biblia, muchas personas le contaron a Dios su tristeza.',
    'Te has dado cuenta de lo que sientes, y eso es fuerte.',
  ],
  closings: [
    '¿Quién puede consolarte hoy?',
    '¿Qué alegra un poco tu corazón?',
    'Dile a una persona mayor que estás triste.',
  ],
};

export const anger: ThemeParts = {
  openings: ['Eso te enfadó de verdad.', 'Está bien enfadarse.', 'Algo te pareció injusto.'],
  middles: [
    'Enfadarse se puede; hacer daño, no.',
    'Debajo del enfado muchas veces hay algo que duele.',
    'Las palabras ayudan más que los golpes.',
  ],
  closings: [
    '¿Qué te ayuda a calmarte?',
    'Cuenta despacio hasta diez antes de hablar.',
    '¿Qué sería justo ahora?',
  ],
};

export const doubt: ThemeParts = {
  openings: [
    'Es una pregunta grande y sincera.',
    'Puedes hacer preguntas sobre Dios.',
    'Preguntarse cosas no es malo.',
  ],
  middles: [
    'Dios no se enfada por las preguntas sinceras.',
    'Tomás también tenía preguntas, y Jesús fue bueno con él.',
    'Soy un programa y no puedo resolver esa pregunta.',
  ],
  closings: [
    '¿A quién podrías preguntarle?',
    'Pregunta a tus padres o a tu pastor qué creen.',
    '¿Qué le preguntarías primero a Jesús?',
  ],
};

export const body: ThemeParts = {
  openings: [
    'Cansarse o ponerse malo no es divertido.',
    'Tu cuerpo te está diciendo algo.',
    'Hay días que cansan mucho.',
  ],
  middles: [
    'Descansar es bueno; Dios también descansó.',
    'El agua, la comida y el sueño ayudan mucho.',
    'Puedes hacer una pausa.',
  ],
  closings: [
    '¿Dónde lo notas?',
    'Avisa a una persona mayor si algo te duele.',
    '¿Qué te ayuda a descansar?',
  ],
};
