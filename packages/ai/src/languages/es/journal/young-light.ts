import type { ThemeParts } from '../../../journal/language.ts';

export const kindness: ThemeParts = {
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
};

export const friendship: ThemeParts = {
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
};

export const imagination: ThemeParts = {
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
};

export const hope: ThemeParts = {
  openings: ['Esperas algo con ilusión.', 'Es bonito tener un deseo.', 'Te has propuesto algo.'],
  middles: [
    'Lo grande empieza con un paso pequeño.',
    'Esperar es difícil y también emocionante.',
    'Dios sabe lo que esperas.',
  ],
  closings: ['¿Cuál es el primer paso?', '¿Quién puede ayudarte?', '¿Qué te hace más ilusión?'],
};

export const nature: ThemeParts = {
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
};

export const learning: ThemeParts = {
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
};

export const family: ThemeParts = {
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
};

export const gratitude: ThemeParts = {
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
};

export const faith: ThemeParts = {
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
};

export const joy: ThemeParts = {
  openings: ['Eso suena muy divertido.', 'Se nota tu alegría.', 'Tu día tuvo algo brillante.'],
  middles: [
    'La alegría crece cuando se comparte.',
    'Puedes guardar este día como una foto.',
    'En la Biblia también se canta y se baila mucho.',
  ],
  closings: ['¿Qué fue lo mejor?', '¿Quién se alegró contigo?', '¿A quién se lo quieres contar?'],
};

export const unclear: ThemeParts = {
  openings: ['Gracias por escribir.', 'Has empezado, y eso cuenta.', 'He leído tus palabras.'],
  middles: [
    'En un diario nada tiene que ser perfecto.',
    'Puedes escribir de cosas grandes y pequeñas.',
    'Tu día tiene muchas historias pequeñas.',
  ],
  closings: ['¿Quieres contar un poco más?', '¿Cómo te has sentido hoy?', '¿Qué fue bonito hoy?'],
};
