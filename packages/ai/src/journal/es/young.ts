import type { Voice } from '../language.ts';

/** For readers up to ten; openings and closings are short enough to be read aloud. */
export const young: Voice = {
  grief: {
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
  },
  shame: {
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
  },
  loneliness: {
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
  },
  fear: {
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
  },
  sadness: {
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
  },
  anger: {
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
  },
  doubt: {
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
  },
  body: {
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
  },
  kindness: {
    openings: [
      'Viste lo que alguien necesitaba.',
      'Hiciste algo bueno.',
      'Ayudar lleva tiempo, y tú lo regalaste.',
    ],
    middles: [
      'Las cosas buenas pequeñas pueden crecer mucho.',
      'No solo lo pensaste: lo hiciste.',
      'El buen samaritano también se paró a ayudar.',
    ],
    closings: [
      '¿Qué cara puso la otra persona?',
      '¿A quién podrías ayudar mañana?',
      '¿Cómo te sentiste?',
    ],
  },
  friendship: {
    openings: [
      'Los amigos son un tesoro.',
      'Tus amigos te importan mucho.',
      'Hoy pensaste en tus amigos.',
    ],
    middles: [
      'Los buenos amigos escuchan y se turnan.',
      'Los amigos pueden pensar distinto y seguir siendo amigos.',
      'David y Jonatán se ayudaban.',
    ],
    closings: [
      '¿Qué os gusta hacer juntos?',
      '¿Cómo es un buen amigo?',
      '¿A quién más podrías invitar?',
    ],
  },
  imagination: {
    openings: [
      'Tienes muchas ideas.',
      'Tus palabras dibujan cosas.',
      'Te has inventado algo especial.',
    ],
    middles: [
      'Quien inventa empieza con una pregunta.',
      'Dios nos hizo capaces de imaginar.',
      'Toda historia empieza con una idea pequeña.',
    ],
    closings: [
      '¿Qué pasa después?',
      '¿Quién más vive en tu historia?',
      'Puedes dibujarlo y enseñarlo.',
    ],
  },
  hope: {
    openings: ['Esperas algo con ilusión.', 'Es bonito tener un deseo.', 'Te has propuesto algo.'],
    middles: [
      'Lo grande empieza con un paso pequeño.',
      'Esperar es difícil y también emocionante.',
      'Dios sabe lo que esperas.',
    ],
    closings: ['¿Cuál es el primer paso?', '¿Quién puede ayudarte?', '¿Qué te hace más ilusión?'],
  },
  nature: {
    openings: [
      'Miraste con mucha atención.',
      'Fuera hay mucho por descubrir.',
      'Tienes buena vista.',
    ],
    middles: [
      'Así empiezan los científicos.',
      'Dios se alegró de todo lo que hizo.',
      'Algunas cosas solo se ven en silencio.',
    ],
    closings: ['¿Qué más viste u oíste?', '¿De qué color era?', '¿Qué te gustaría averiguar?'],
  },
  learning: {
    openings: [
      'Hoy has aprendido algo.',
      'Aprender también es trabajar.',
      'El cole está en tus pensamientos.',
    ],
    middles: [
      'Lo difícil se hace más fácil con práctica.',
      'Preguntar es de listos.',
      'Cada intento abre un camino en tu cabeza.',
    ],
    closings: [
      '¿Qué parte fue difícil?',
      '¿A quién podrías enseñárselo?',
      '¿Qué quieres aprender ahora?',
    ],
  },
  family: {
    openings: [
      'Tu familia es importante para ti.',
      'Has contado algo de tu casa.',
      'Cada familia es diferente.',
    ],
    middles: [
      'Los momentos pequeños en casa valen mucho.',
      'Las familias de la Biblia tuvieron días buenos y malos.',
      'En tu familia tienes un lugar solo tuyo.',
    ],
    closings: [
      '¿Qué os gusta hacer juntos?',
      '¿A quién podrías ayudar en casa?',
      '¿Con quién te gusta hablar en casa?',
    ],
  },
  gratitude: {
    openings: [
      'Has encontrado algo bueno.',
      'Dar las gracias es una buena costumbre.',
      'Eso merece quedar escrito.',
    ],
    middles: [
      'Agradecer hace más largo un buen momento.',
      'Uno de los diez volvió a dar gracias a Jesús.',
      'Algo pequeño también puede ser un regalo.',
    ],
    closings: [
      '¿A quién podrías dar las gracias?',
      '¿Qué más fue bonito hoy?',
      'Puedes agradecérselo a Dios esta noche.',
    ],
  },
  faith: {
    openings: ['Hoy pensaste en Dios.', 'Con Dios puedes hablar de todo.', 'Has escuchado bien.'],
    middles: [
      'Dios oye las oraciones suaves y las fuertes.',
      'A Jesús le gustaba tener cerca a los niños.',
      'Puedes orar con tus propias palabras.',
    ],
    closings: [
      '¿Qué quieres decirle a Dios hoy?',
      '¿Qué historia de la Biblia te gusta más?',
      '¿Por quién podrías orar?',
    ],
  },
  joy: {
    openings: ['Eso suena muy divertido.', 'Se nota tu alegría.', 'Tu día tuvo algo brillante.'],
    middles: [
      'La alegría crece cuando se comparte.',
      'Puedes guardar este día como una foto.',
      'En la Biblia también se canta y se baila mucho.',
    ],
    closings: ['¿Qué fue lo mejor?', '¿Quién se alegró contigo?', '¿A quién se lo quieres contar?'],
  },
  unclear: {
    openings: ['Gracias por escribir.', 'Has empezado, y eso cuenta.', 'He leído tus palabras.'],
    middles: [
      'En un diario nada tiene que ser perfecto.',
      'Puedes escribir de cosas grandes y pequeñas.',
      'Tu día tiene muchas historias pequeñas.',
    ],
    closings: ['¿Quieres contar un poco más?', '¿Cómo te has sentido hoy?', '¿Qué fue bonito hoy?'],
  },
};
