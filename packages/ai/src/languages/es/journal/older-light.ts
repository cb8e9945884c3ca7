import type { ThemeParts } from '../../../journal/language.ts';

export const kindness: ThemeParts = {
  openings: [
    'Viste una necesidad y actuaste.',
    'Diste algo que te costó tiempo.',
    'Fue una ayuda concreta, no solo una buena intención.',
  ],
  middles: [
    'Una ayuda pequeña suele llegar más lejos de lo que vemos.',
    'Al samaritano se le recuerda porque se detuvo.',
    'La bondad que nadie aplaude sigue siendo bondad.',
  ],
  closings: [
    '¿Qué te hizo darte cuenta?',
    '¿Quién podría necesitar algo así ahora?',
    '¿Cómo te sentiste después?',
  ],
};

export const friendship: ThemeParts = {
  openings: [
    'La amistad te importa de verdad.',
    'Los amigos pueden salvar un día y a veces estropearlo.',
    'Piensas en lo que sostiene una amistad.',
  ],
  middles: [
    'Las buenas amistades aguantan opiniones distintas.',
    'Jonatán apoyó a David cuando le costaba algo.',
    'La confianza crece con muchas promesas pequeñas cumplidas.',
  ],
  closings: [
    '¿Qué aportas tú a esta amistad?',
    '¿Qué te gustaría decir que aún no has dicho?',
    '¿A quién podríais incluir?',
  ],
};

export const imagination: ThemeParts = {
  openings: [
    'Con pocas frases has construido un mundo.',
    'Aquí hay una idea de verdad.',
    'Parece el comienzo de algo más largo.',
  ],
  middles: [
    'La mayoría de los inventos empiezan con una pregunta así.',
    'Los detalles hacen creíble un lugar inventado.',
    'Una regla o un límite podría hacer más fuerte ese mundo.',
  ],
  closings: [
    '¿Qué pasa después, y quién quiere impedirlo?',
    '¿A quién se lo enseñarías primero?',
    '¿Qué problema podría resolver esta idea?',
  ],
};

export const hope: ThemeParts = {
  openings: [
    'Miras hacia delante y sabes lo que quieres.',
    'En estas líneas hay esperanza.',
    'Te has propuesto algo.',
  ],
  middles: [
    'Las metas se hacen reales cuando el primer paso tiene fecha.',
    'Tener esperanza no es saberlo todo; es seguir andando.',
    'Los tropiezos forman parte de casi todo plan que salió bien.',
  ],
  closings: [
    '¿Cuál es el primer paso de esta semana?',
    '¿Qué podría complicarlo, y qué harías entonces?',
    '¿Por qué te importa?',
  ],
};

export const nature: ThemeParts = {
  openings: [
    'Miraste el tiempo suficiente para ver de verdad.',
    'Notaste lo que otros pasan de largo.',
    'Estar al aire libre te hizo pensar.',
  ],
  middles: [
    'Mirar con cuidado es el comienzo de la ciencia y del asombro.',
    'Los salmistas y los científicos comparten la costumbre de mirar al cielo.',
    'Quien conoce la creación la cuida mejor.',
  ],
  closings: [
    '¿Qué te sorprendió más?',
    '¿Qué te gustaría averiguar?',
    '¿Cómo podrías cuidar un pedacito de todo eso?',
  ],
};

export const learning: ThemeParts = {
  openings: [
    'Le pones trabajo de verdad a aprender.',
    'Te fijas en cómo aprendes, no solo en qué.',
    'Es una mirada sincera a tu trabajo.',
  ],
  middles: [
    'Atascarse suele significar que estás al borde de lo que ya sabes.',
    'Explicárselo a alguien muestra pronto qué está claro.',
    'Una nota mide un día, no tu cabeza.',
  ],
  closings: [
    '¿Qué parte sigue sin estar clara, con toda la precisión posible?',
    '¿A quién podrías explicárselo?',
    '¿Qué puedes practicar mañana diez minutos?',
  ],
};

export const family: ThemeParts = {
  openings: [
    'La familia puede ser cercana, complicada e importante a la vez.',
    'Tu casa ocupa un lugar grande en lo que escribes.',
    'Convivir nunca es solo fácil.',
  ],
  middles: [
    'Las familias de la Biblia no son perfectas, y se cuenta abiertamente.',
    'Se puede querer a alguien y ver las cosas de otra manera.',
    'Un momento tranquilo sirve mejor para hablar que uno acalorado.',
  ],
  closings: [
    '¿Qué te gustaría que supieran de ti?',
    '¿Con qué podrías empezar una conversación esta noche?',
    '¿De qué momento en casa querrías más?',
  ],
};

export const gratitude: ThemeParts = {
  openings: [
    'Notaste algo bueno y no lo diste por hecho.',
    'Hay gratitud en lo que escribes.',
    'Merecía quedar en papel.',
  ],
  middles: [
    'La gratitud no niega lo difícil; está a su lado.',
    'De diez que fueron sanados, uno volvió a dar las gracias.',
    'Casi todo lo bueno nos llega por el esfuerzo de alguien.',
  ],
  closings: [
    '¿Quién participó y podría oír tu gracias?',
    '¿Por qué significa tanto para ti?',
    '¿Cómo podrías recordarlo en un día más duro?',
  ],
};

export const faith: ThemeParts = {
  openings: [
    'Te tomaste tiempo para pensar en Dios.',
    'Unes lo que oyes con cómo vives.',
    'Escribes sobre la fe con tus propias palabras.',
  ],
  middles: [
    'Orar no necesita palabras bonitas; basta la sinceridad.',
    'La fe crece en pasos pequeños que casi nadie ve.',
    'Donde los cristianos piensan distinto, tus padres y tu pastor pueden decirte qué creen y por qué.',
  ],
  closings: [
    '¿Qué quieres decirle a Dios sobre esto?',
    '¿Cómo se vería esto en un día normal de clase?',
    '¿Con quién podrías hablarlo?',
  ],
};

export const joy: ThemeParts = {
  openings: [
    'Hay alegría de verdad en estas líneas.',
    'Suena a un buen día.',
    'Da gusto leer que algo te salió bien.',
  ],
  middles: [
    'Los buenos momentos merecen recordarse con detalle.',
    'La alegría compartida suele durar más.',
    'Días así ayudan a pasar una semana más lenta.',
  ],
  closings: [
    '¿Qué lo hizo tan bueno exactamente?',
    '¿Con quién te gustaría compartirlo?',
    '¿Cómo podrías hacer sitio para más?',
  ],
};

export const unclear: ThemeParts = {
  openings: [
    'Gracias por escribir.',
    'Cada entrada cuenta, trate de lo que trate.',
    'He leído lo que escribiste.',
  ],
  middles: [
    'Puede que no lo haya entendido todo; solo soy un programa.',
    'Escribir ayuda a descubrir lo que uno piensa.',
    'Un diario no necesita frases perfectas.',
  ],
  closings: [
    '¿Qué añadirías si tuvieras cinco minutos más?',
    '¿Qué sentimiento encaja mejor?',
    '¿Qué quieres conservar de este día?',
  ],
};
