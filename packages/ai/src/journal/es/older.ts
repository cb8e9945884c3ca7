import type { Voice } from '../language.ts';

/** For readers from eleven. */
export const older: Voice = {
  grief: {
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
  },
  shame: {
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
  },
  loneliness: {
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
  },
  fear: {
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
  },
  sadness: {
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
  },
  anger: {
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
  },
  doubt: {
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
  },
  body: {
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
  },
  kindness: {
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
  },
  friendship: {
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
  },
  imagination: {
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
  },
  hope: {
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
  },
  nature: {
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
  },
  learning: {
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
  },
  family: {
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
  },
  gratitude: {
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
  },
  faith: {
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
  },
  joy: {
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
  },
  unclear: {
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
  },
};
