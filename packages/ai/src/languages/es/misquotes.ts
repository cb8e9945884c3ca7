import type { MisquoteTable } from '../../misquotes/misquote.ts';

export const misquotesEs: MisquoteTable = {
  'helps-themselves': {
    said: [
      'Dios ayuda a los que se ayudan',
      'Dios ayuda a quienes se ayudan',
      'ayúdate que Dios te ayudará',
      'ayúdate que yo te ayudaré',
      'ayúdate y te ayudaré',
      'ayúdate que el cielo te ayudará',
    ],
    child:
      'Muchos creen que es un versículo, pero es un refrán: la Biblia cuenta que Dios ayuda a quien no puede ayudarse solo.',
    teen: 'Es un refrán y no está en la Biblia, que dice más bien que la ayuda llegó cuando no podíamos ayudarnos.',
  },
  'money-root': {
    said: [
      'el dinero es la raíz de todos los males',
      'el dinero es la raíz de todo mal',
      'el dinero es el origen de todos los males',
    ],
    child:
      '¡Casi! La Biblia no dice que el dinero sea malo; nos avisa de amar demasiado el dinero.',
    teen: 'Falta una palabra: el versículo habla del amor al dinero, no del dinero mismo.',
  },
  cleanliness: {
    said: [
      'la limpieza es lo más cercano a la santidad',
      'la limpieza se acerca a la santidad',
      'la limpieza está cerca de la divinidad',
      'la limpieza acerca a Dios',
    ],
    child: 'Es un dicho antiguo y no está en la Biblia, donde Dios mira lo que hay en el corazón.',
    teen: 'Lo hizo conocido John Wesley en un sermón; no es un versículo, y la Biblia pone el corazón por encima de lo que se ve.',
  },
  'more-than-you-can-handle': {
    said: [
      'Dios no te da más de lo que puedes soportar',
      'Dios no nos da más de lo que podemos soportar',
      'Dios nunca te da más de lo que puedes',
      'Dios aprieta pero no ahoga',
      'más de lo que puedes soportar',
    ],
    child:
      'La Biblia no lo dice así: a veces la vida es demasiado dura para uno solo, y entonces podemos pedir ayuda.',
    teen: 'El versículo que está detrás habla de la tentación y de su salida; no promete que nada será demasiado pesado, y nadie tiene que cargar con todo a solas.',
  },
  'spare-the-rod': {
    said: [
      'la letra con sangre entra',
      'quien bien te quiere te hará llorar',
      'ahorra la vara y malcría al niño',
      'si ahorras la vara malcrías al niño',
      'quien ahorra la vara malcría al niño',
    ],
    child:
      'Ese dicho no está en la Biblia; ella quiere que los mayores guíen a los niños con amor, y nadie debe hacerte daño.',
    teen: 'Así no está en la Biblia; Proverbios 13:24 habla de una disciplina con amor, y a los padres se les pide que no amarguen a sus hijos.',
  },
  'pride-fall': {
    said: [
      'el orgullo viene antes de la caída',
      'el orgullo precede a la caída',
      'la soberbia precede a la caída',
      'el orgullo va antes de la caída',
    ],
    child: '¡Casi! Es la forma corta en que la gente dice un proverbio verdadero de la Biblia.',
    teen: 'Es un proverbio de la Biblia acortado: dice orgullo y destrucción, altivez y caída.',
  },
  'lion-lamb': {
    said: [
      'el león se acostará con el cordero',
      'el león y el cordero',
      'el león dormirá con el cordero',
      'el león vivirá con el cordero',
    ],
    child:
      'En la Biblia es el lobo el que vive con el cordero; el león aparece un poco después en la misma imagen de paz.',
    teen: 'Isaías los junta de otro modo: el lobo con el cordero, y el becerro con el león joven.',
  },
  'three-wise-men': {
    said: [
      'tres reyes magos',
      'tres sabios de oriente',
      'los tres magos',
      'los tres reyes',
      'tres magos',
    ],
    asked: ['cuántos magos', 'cuántos reyes magos', 'eran tres los reyes magos', 'eran tres magos'],
    child: 'La Biblia no dice cuántos magos eran; pensamos en tres porque trajeron tres regalos.',
    teen: 'Mateo no da ningún número y los llama magos, no reyes; el tres se deduce de los regalos.',
  },
  apple: {
    said: [
      'comió una manzana',
      'comió la manzana',
      'comieron la manzana',
      'comieron una manzana',
      'la manzana de Eva',
      'la manzana del Edén',
      'mordió la manzana',
    ],
    asked: [
      'era una manzana',
      'Eva comió una manzana',
      'qué fruta comió Eva',
      'qué fruta comieron Adán y Eva',
    ],
    child: 'La Biblia solo dice que era un fruto; nadie sabe cuál.',
    teen: 'El Génesis habla del fruto de un árbol; la manzana llegó después, con los pintores y con una palabra del latín que significa manzana y también mal.',
  },
  whale: {
    said: [
      'Jonás y la ballena',
      'la ballena se tragó a Jonás',
      'lo tragó una ballena',
      'vientre de la ballena',
      'vientre de una ballena',
    ],
    asked: ['era una ballena', 'a Jonás lo tragó una ballena', 'se lo tragó una ballena'],
    child: 'La Biblia lo llama un gran pez y no dice cuál.',
    teen: 'El libro de Jonás dice «un gran pez»; la ballena es una idea posterior.',
  },
  'this-too-shall-pass': {
    said: ['esto también pasará', 'todo pasa y esto también pasará'],
    child:
      'Es un dicho antiguo y no un versículo, pero la Biblia también dice que lo difícil no dura para siempre.',
    teen: 'El dicho viene de antiguos cuentos persas; la Biblia tiene una idea cercana: lo que se ve no dura.',
  },
  'mysterious-ways': {
    said: [
      'Dios obra de maneras misteriosas',
      'los caminos de Dios son misteriosos',
      'los caminos del Señor son inescrutables',
      'Dios actúa de manera misteriosa',
      'Dios escribe derecho con renglones torcidos',
      'Dios obra de formas misteriosas',
    ],
    child:
      'Así no está en la Biblia, pero ella dice algo parecido: los caminos de Dios no son como los nuestros.',
    teen: 'Es un dicho conocido por un himno; Isaías dice con sus palabras que los caminos de Dios no son los nuestros.',
  },
  'love-the-sinner': {
    said: [
      'ama al pecador y odia el pecado',
      'odia el pecado y ama al pecador',
      'amar al pecador y odiar el pecado',
      'odia el pecado pero ama al pecador',
    ],
    child: 'No es un versículo; la Biblia nos pide amar de verdad y quedarnos con lo bueno.',
    teen: 'La frase viene de una carta de Agustín y no es un versículo; Pablo empieza por un amor sin fingir.',
  },
  'own-self': {
    said: ['sé fiel a ti mismo', 'sé tú mismo', 'sé sincero contigo mismo'],
    child: 'Eso lo escribió un poeta para el teatro; la Biblia dice en quién podemos confiar.',
    teen: 'Es de Shakespeare, en Hamlet; la Biblia señala más allá de nosotros.',
  },
  'eye-for-an-eye': {
    said: ['ojo por ojo', 'ojo por ojo y diente por diente', 'ojo por ojo diente por diente'],
    child:
      'Está en la Biblia como una regla antigua para jueces, y Jesús nos pide no devolver el mal.',
    teen: 'Era una ley que ponía límite al castigo; Jesús la cita y pide algo más grande que devolver el golpe.',
  },
  'idle-hands': {
    said: [
      'la ociosidad es la madre de todos los vicios',
      'la pereza es la madre de todos los vicios',
      'manos ociosas son taller del diablo',
      'las manos ociosas son el taller del diablo',
    ],
    child: 'Es un refrán y no un versículo, aunque la Biblia alaba las manos que trabajan bien.',
    teen: 'El refrán es antiguo, pero no es un versículo; Proverbios solo compara manos perezosas y manos diligentes.',
  },
  'happens-for-a-reason': {
    said: [
      'todo pasa por algo',
      'todo sucede por una razón',
      'todo pasa por una razón',
      'todo ocurre por una razón',
    ],
    child: 'La Biblia no dice eso; dice que Dios puede sacar algo bueno, también de lo triste.',
    teen: 'No es un versículo: Pablo no llama bueno a todo, dice que Dios obra en todo para bien.',
  },
  'seven-sins': {
    said: ['siete pecados capitales', 'siete pecados mortales'],
    child:
      'Esa lista la hicieron maestros de la iglesia; la Biblia tiene otra lista corta de siete cosas.',
    teen: 'La lista es de la iglesia antigua, de hace unos 1400 años; Proverbios tiene una lista propia.',
  },
  'charity-at-home': {
    said: [
      'la caridad empieza por casa',
      'la caridad empieza en casa',
      'la caridad bien entendida empieza por uno mismo',
    ],
    child: 'Es un refrán y no un versículo, aunque la Biblia sí nos pide cuidar de la familia.',
    teen: 'Es un refrán y no un versículo; Pablo pide cuidar de la familia, y nunca solo de ella.',
  },
  'closes-a-door': {
    said: [
      'cuando Dios cierra una puerta abre una ventana',
      'Dios cierra una puerta y abre otra',
      'cuando Dios cierra una puerta',
      'Dios cierra una puerta',
    ],
    child:
      'Es un dicho bonito, pero no un versículo; la Biblia sí habla de una puerta que Dios abre.',
    teen: 'Es un dicho moderno; el Apocalipsis habla de una puerta abierta, sin ninguna ventana.',
  },
  'become-angels': {
    said: [
      'las personas se convierten en ángeles',
      'nos convertimos en ángeles',
      'se convierte en ángel',
      'se convierten en ángeles',
      'Dios necesitaba otro ángel',
      'el cielo ganó un ángel',
      'el cielo tiene un ángel más',
    ],
    asked: [
      'nos convertimos en ángeles',
      'mi abuela es un ángel ahora',
      'mi abuelo es un ángel ahora',
      'las personas se vuelven ángeles',
    ],
    child:
      'La Biblia no dice que la gente se vuelva ángel: los ángeles fueron hechos ángeles, y las personas siguen siendo personas a las que Dios ama.',
    teen: 'En la Biblia los ángeles y las personas son criaturas distintas; quien muere no se convierte en ángel.',
  },
  moderation: {
    said: [
      'todo con moderación',
      'moderación en todo',
      'de todo con medida',
      'todo en su justa medida',
    ],
    child: 'Es un dicho de los griegos; la Biblia habla del dominio propio.',
    teen: 'El dicho es griego; lo más cercano en la Biblia es el dominio propio, como fruto del Espíritu.',
  },
  'follow-your-heart': {
    said: [
      'sigue a tu corazón',
      'sigue tu corazón',
      'escucha a tu corazón',
      'haz caso a tu corazón',
    ],
    child: 'No es un versículo; la Biblia nos pide cuidar bien el corazón.',
    teen: 'La Biblia no lo dice: sabe que el corazón se puede equivocar, y nos pide guardarlo.',
  },
  innkeeper: {
    said: ['el posadero', 'un posadero', 'el dueño de la posada'],
    asked: ['había un posadero', 'quién era el posadero'],
    child: 'En el relato de la Biblia no hay ningún posadero; solo dice que no había lugar.',
    teen: 'Lucas no menciona posadero ni establo, solo un pesebre y que no había lugar.',
  },
  donkey: {
    said: [
      'María iba en un burro',
      'María montó en un burro',
      'en burro a Belén',
      'María viajó en burro',
      'María iba en burro',
    ],
    asked: ['María iba en burro', 'María montó en un burro', 'María viajó en burro'],
    child:
      'La Biblia cuenta el viaje a Belén, pero no habla de ningún burro; quizá lo tenían, quizá fueron a pie.',
    teen: 'Lucas cuenta el viaje y nunca un burro; entró con relatos y cuadros posteriores.',
  },
  'angels-sang': {
    said: [
      'los ángeles cantaron',
      'ángeles que cantaban a los pastores',
      'un coro de ángeles cantó',
    ],
    asked: ['los ángeles cantaron', 'cantaron los ángeles'],
    child:
      'La Biblia dice que los ángeles alababan a Dios y hablaban; que cantaran es lo que imaginamos.',
    teen: 'Lucas escribe que los ángeles alababan a Dios «y decían»; el canto viene de los villancicos.',
  },
  december: {
    said: [
      'Jesús nació el 25 de diciembre',
      'Jesús nació en diciembre',
      'nació el 25 de diciembre',
    ],
    asked: [
      'Jesús nació el 25 de diciembre',
      'qué día nació Jesús',
      'cuándo es el cumpleaños de Jesús',
    ],
    child:
      'La Biblia no dice qué día fue; los cristianos eligieron después el 25 de diciembre para celebrarlo.',
    teen: 'La Biblia no da día ni mes; la fiesta del 25 de diciembre se conoce desde el siglo cuarto.',
  },
  'two-of-each': {
    said: [
      'dos animales de cada especie',
      'dos de cada animal',
      'dos de cada especie',
      'una pareja de cada animal',
      'dos animales de cada clase',
    ],
    asked: [
      'cuántos animales de cada',
      'cuántos animales llevó Noé',
      'Noé llevó dos de cada animal',
    ],
    child: 'Dos de casi todos, y siete parejas de algunos: eso cuenta la Biblia.',
    teen: 'Génesis 6 dice dos de cada especie, y Génesis 7 añade siete parejas de los animales limpios.',
  },
  'pauls-horse': {
    said: [
      'Pablo se cayó del caballo',
      'Saulo se cayó del caballo',
      'Pablo cayó del caballo',
      'Saulo cayó del caballo',
    ],
    asked: ['Pablo se cayó del caballo', 'Pablo tenía un caballo', 'Saulo se cayó del caballo'],
    child: 'La Biblia dice que cayó al suelo; no habla de ningún caballo.',
    teen: 'Los Hechos dicen que cayó a tierra; el caballo viene de los pintores.',
  },
  delilah: {
    said: [
      'Dalila le cortó el pelo',
      'Dalila cortó el pelo',
      'Dalila le cortó el cabello',
      'Dalila cortó el cabello',
    ],
    asked: [
      'quién le cortó el pelo a Sansón',
      'Dalila le cortó el pelo a Sansón',
      'quién cortó el cabello de Sansón',
    ],
    child: 'Dalila lo dejó dormirse y llamó a otra persona para que le cortara el pelo.',
    teen: 'Dalila lo planeó, pero llamó a alguien que le rapó la cabeza.',
  },
  'not-kill': {
    said: ['no matarás'],
    child: 'El mandamiento está en la Biblia, y hoy también se traduce con la palabra asesinar.',
    teen: 'Las Biblias antiguas dicen «matar»; la palabra hebrea habla de matar injustamente, y por eso algunas nuevas dicen «asesinar».',
  },
  halos: {
    said: [
      'los ángeles tienen aureola',
      'los ángeles tienen alas y aureola',
      'todos los ángeles tienen alas',
    ],
    asked: ['los ángeles tienen alas', 'los ángeles tienen aureola', 'tienen alas los ángeles'],
    child:
      'Los anillos de luz vienen de los cuadros; en la Biblia los ángeles a menudo parecen personas.',
    teen: 'La aureola viene del arte; en visiones algunos seres del cielo tienen alas, pero los ángeles suelen parecer personas.',
  },
  'peter-at-the-gate': {
    said: [
      'san Pedro está en la puerta del cielo',
      'san Pedro en las puertas del cielo',
      'san Pedro abre las puertas del cielo',
    ],
    asked: ['san Pedro está en la puerta del cielo', 'quién está en la puerta del cielo'],
    child: 'Las puertas de perla están en la Biblia, pero nadie cuenta que Pedro esté allí.',
    teen: 'El Apocalipsis tiene puertas de perla; Pedro como portero es una imagen hecha con las «llaves» de Mateo 16:19.',
  },
  'devils-horns': {
    said: [
      'el diablo tiene cuernos',
      'el diablo es rojo',
      'satanás tiene cuernos',
      'el diablo tiene cola',
    ],
    asked: ['el diablo tiene cuernos', 'cómo es el diablo', 'tiene cuernos el diablo'],
    child: 'Los cuernos y la cola vienen de los dibujos; la Biblia no lo describe así.',
    teen: 'Cuernos, cola y tridente vienen del arte; la Biblia dice más bien que el mal puede parecer luminoso.',
  },
  'desires-of-your-heart': {
    said: [
      'Dios te dará los deseos de tu corazón',
      'te concederá los deseos de tu corazón',
      'Dios te da todo lo que quieras',
      'Dios te dará todo lo que quieres',
    ],
    child: 'Es la mitad de un versículo: empieza por alegrarse en Dios.',
    teen: 'Es la segunda mitad de un versículo; la primera habla de hallar la alegría en Dios, y no promete cualquier deseo.',
  },
  'all-things': {
    said: ['todo lo puedo en Cristo', 'todo lo puedo', 'puedo hacer todas las cosas'],
    child:
      'Está en la Biblia, y Pablo quiere decir: con la ayuda de Jesús puedo estar bien cuando tengo mucho y cuando tengo poco.',
    teen: 'Pablo lo escribe en la cárcel: puede con la abundancia y con el hambre; no dice que gane siempre.',
  },
  'judge-not': {
    said: ['no juzgues', 'no juzguéis', 'no juzguen', 'la Biblia dice que no hay que juzgar'],
    child:
      'Está en la Biblia, y sigue así: mira primero tus propios errores, y luego ayuda al otro.',
    teen: 'Está ahí, y los versículos siguientes continúan: primero la viga en el propio ojo, y después ver con claridad para ayudar.',
  },
  plans: {
    said: [
      'yo sé los planes que tengo para ti',
      'sé los planes que tengo para ustedes',
      'planes de bienestar',
      'Dios tiene planes de prosperarte',
    ],
    child:
      'Está en la Biblia: Dios lo dijo a su pueblo cuando estaba lejos de casa, para darle esperanza.',
    teen: 'Está en una carta a gente en el exilio, que esperaría setenta años; es una palabra de esperanza, no de éxito rápido.',
  },
  'truth-sets-free': {
    said: ['la verdad os hará libres', 'la verdad los hará libres', 'la verdad te hará libre'],
    child: 'Está en la Biblia, y Jesús empieza así: permaneced en lo que os digo.',
    teen: 'Es el final de una frase de Jesús que empieza por permanecer en su palabra.',
  },
  'better-to-give': {
    said: ['es mejor dar que recibir', 'mejor es dar que recibir', 'más vale dar que recibir'],
    child: '¡Casi! La palabra de la Biblia es «bienaventurado», que quiere decir muy feliz.',
    teen: 'Casi: Pablo lo cita como palabra de Jesús, con «más bienaventurado» en lugar de «mejor».',
  },
  'blood-and-water': {
    said: ['la sangre es más espesa que el agua', 'la sangre tira', 'la familia es lo primero'],
    child: 'Es un dicho y no un versículo; la Biblia conoce amigos más unidos que un hermano.',
    teen: 'Es un refrán y no un versículo; la Biblia dice que un amigo puede ser más cercano que un hermano.',
  },
  'skin-deep': {
    said: [
      'la belleza está en el interior',
      'la belleza es solo superficial',
      'la belleza es pasajera',
    ],
    child: 'Es un dicho; la Biblia dice con sus propias palabras que la belleza no dura.',
    teen: 'Es un dicho; Proverbios dice con sus propias palabras que la hermosura pasa.',
  },
  'honesty-best': {
    said: ['la honestidad es la mejor política', 'la honradez es la mejor política'],
    child: 'Es un dicho sabio y no un versículo, y la Biblia también dice que la verdad importa.',
    teen: 'El dicho es inglés, de hacia el año 1600; la Biblia habla de la verdad por sí misma, no como política.',
  },
  'early-bird': {
    said: [
      'a quien madruga Dios le ayuda',
      'al que madruga Dios lo ayuda',
      'al que madruga Dios le ayuda',
      'Dios ayuda al que madruga',
    ],
    child: 'Es un refrán y no un versículo; la Biblia nos enseña la hormiga trabajadora.',
    teen: 'Es un refrán y no un versículo; la Biblia manda al perezoso a mirar la hormiga.',
  },
  'forgive-and-forget': {
    said: ['perdona y olvida', 'perdonar y olvidar', 'perdonar es olvidar'],
    child:
      'La Biblia nos pide perdonar; no dice que haya que olvidar, y siempre puedes contar a un adulto lo que te dolió.',
    teen: 'La Biblia nos pide perdonar, y nunca hacer como si nada; pedir ayuda y perdonar van juntos.',
  },
  'patience-virtue': {
    said: ['la paciencia es una virtud', 'la paciencia es la madre de la ciencia'],
    child: 'Es un dicho; la Biblia dice con sus propias palabras que la paciencia es buena.',
    teen: 'El dicho viene de la Edad Media; la Biblia alaba la paciencia con otras palabras.',
  },
  'two-wrongs': {
    said: [
      'dos males no hacen un bien',
      'dos errores no hacen un acierto',
      'un mal no se arregla con otro',
    ],
    child:
      'Es un buen dicho y no un versículo, y la Biblia piensa igual: no devuelvas mal por mal.',
    teen: 'Es un refrán y no un versículo, aunque Pablo dice lo mismo con sus palabras.',
  },
  'let-go': {
    said: [
      'suelta y deja a Dios',
      'suéltalo y deja que Dios actúe',
      'suelta y confía en Dios',
      'déjalo en manos de Dios',
    ],
    child:
      'Es un dicho y no un versículo; la Biblia dice que podemos dar a Dios nuestras preocupaciones.',
    teen: 'Es un lema y no un versículo; la Biblia habla de dar a Dios las preocupaciones, y también de hacer nuestra parte.',
  },
  'devil-made-me': {
    said: ['el diablo me obligó', 'el diablo me hizo hacerlo', 'fue culpa del diablo'],
    child: 'La Biblia no dice eso; dice que nos llevan deseos de dentro, y podemos pedir perdón.',
    teen: 'Ningún versículo lo dice: Santiago explica que la tentación obra por nuestros propios deseos, y así podemos responder de lo que hacemos.',
  },
  'ashes-to-ashes': {
    said: [
      'ceniza a la ceniza',
      'cenizas a las cenizas',
      'polvo al polvo',
      'ceniza a la ceniza polvo al polvo',
    ],
    child: 'Son palabras de una oración de los entierros, y la idea del polvo viene de la Biblia.',
    teen: 'Así está en un libro de oraciones inglés; detrás hay una palabra del Génesis.',
  },
  'money-happiness': {
    said: [
      'el dinero no compra la felicidad',
      'el dinero no hace la felicidad',
      'el dinero no da la felicidad',
    ],
    child: 'Es un dicho y no un versículo, pero la Biblia lo dice casi igual.',
    teen: 'Es un refrán y no un versículo; el Eclesiastés lo dice a su manera.',
  },
  'good-intentions': {
    said: [
      'empedrado de buenas intenciones',
      'lleno de buenas intenciones',
      'pavimentado de buenas intenciones',
    ],
    child: 'Es un dicho antiguo y no un versículo; la Biblia nos pide hacer lo que oímos.',
    teen: 'Es un refrán y no un versículo; Santiago dice, sin amenazas, que se oye para hacer.',
  },
  rib: {
    said: ['los hombres tienen una costilla menos', 'el hombre tiene una costilla menos'],
    asked: [
      'los hombres tienen una costilla menos',
      'tienen los hombres una costilla menos',
      'los niños tienen una costilla menos',
    ],
    child:
      'La Biblia habla de una costilla de Adán; hombres y mujeres tienen el mismo número de costillas.',
    teen: 'El Génesis habla solo de Adán; hombres y mujeres tienen veinticuatro costillas.',
  },
  'tower-fell': {
    said: [
      'Dios destruyó la torre de Babel',
      'la torre de Babel se cayó',
      'Dios derribó la torre',
      'la torre de Babel cayó',
    ],
    asked: ['se cayó la torre de Babel', 'Dios destruyó la torre de Babel'],
    child: 'La Biblia no cuenta que la torre cayera; la gente se dispersó y dejó de construir.',
    teen: 'El Génesis cuenta que la gente se dispersó y dejó de construir, no que la torre fuera destruida.',
  },
  unicorns: {
    said: [
      'unicornios en la Biblia',
      'la Biblia habla de unicornios',
      'unicornios en el arca',
      'la Biblia menciona unicornios',
    ],
    asked: ['hay unicornios en la Biblia', 'la Biblia habla de unicornios'],
    child:
      'Biblias antiguas escribían «unicornio» por una palabra hebrea que significa toro salvaje.',
    teen: 'Traducciones antiguas ponen «unicornio» por el hebreo re’em, que es un toro salvaje.',
  },
  'nobody-is-perfect': {
    said: ['nadie es perfecto'],
    child: 'La Biblia lo dice con otras palabras, y añade que Dios nos ama igual.',
    teen: 'La frase es nuestra; Pablo lo dice con palabras más fuertes y sigue con la gracia.',
  },
  'seeing-is-believing': {
    said: ['ver para creer', 'si no lo veo no lo creo'],
    child: 'Es un dicho; en la Biblia Jesús bendice a quienes creen sin ver.',
    teen: 'Es un refrán; en Juan, Jesús dice casi lo contrario.',
  },
  'actions-speak': {
    said: [
      'los hechos valen más que las palabras',
      'las acciones hablan más fuerte que las palabras',
      'obras son amores y no buenas razones',
      'hechos y no palabras',
    ],
    child: 'Es un dicho y no un versículo, y la Biblia dice algo parecido.',
    teen: 'Es un refrán y no un versículo; Juan lo dice con sus palabras.',
  },
  'goes-around': {
    said: [
      'todo lo que va vuelve',
      'todo vuelve en la vida',
      'la Biblia enseña el karma',
      'lo que haces se te devuelve',
    ],
    child:
      'Esas palabras no están en la Biblia, que habla de sembrar y cosechar, y también de perdón.',
    teen: 'La Biblia habla de sembrar y cosechar, y de misericordia; el karma es una idea de otras religiones.',
  },
  'time-heals': {
    said: ['el tiempo lo cura todo', 'el tiempo cura todas las heridas', 'el tiempo todo lo cura'],
    child: 'Es un dicho y no un versículo; la Biblia dice quién sana los corazones rotos.',
    teen: 'Es un dicho antiguo y no un versículo; el salmo lo dice de Dios y no del tiempo.',
  },
};
