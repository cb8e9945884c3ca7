import type { ContentBand } from '@lamplight/domain/age';
import type { Language } from '@lamplight/domain/profiles';

/** Up to 10 years. */
const YOUNG: readonly string[] = [
  'What do you call a bear with no teeth? A gummy bear!',
  'Why did the banana go to the doctor? It was not peeling well!',
  'What do cows like to see? A moo-vie!',
  'What is a cat’s best color? Purr-ple!',
  'Why can’t a nose be twelve inches long? Then it would be a foot!',
  'What do you call a fish with no eye? Fsh!',
  'Why did the cookie cry? Its mom was a wafer so long!',
  'What animal needs a nap the most? A sheep. It is always counted!',
  'What did one wall say to the other? Meet you at the corner!',
  'Why do bees have sticky hair? They use a honeycomb!',
  'What do snowmen eat for lunch? Ice-burgers!',
  'How do you make an octopus laugh? With ten-tickles!',
  'What did the zero say to the eight? Nice belt!',
  'Why did the bike fall over? It was two-tired!',
  'What do you call a sleeping dino? A dino-snore!',
  'What do frogs like to drink? Croak-a-cola!',
  'Where do pencils go on a trip? To Pencil-vania!',
  'What did the big flower say to the small one? Hi, bud!',
  'What has hands and cannot clap? A clock!',
  'What is full of holes and still holds water? A sponge!',
  'What gets wet while it dries you? A towel!',
  'Why did the egg hide? It was a little chicken!',
  'What kind of tree fits in your hand? A palm tree!',
  'What does a cloud wear? Thunderwear!',
  'Why was six afraid of seven? Because seven ate nine!',
  'Why did the kid bring a ladder to school? To go to high school!',
  'What do you get when you cross a snowman and a dog? Frostbite!',
  'What is a robot’s best snack? Computer chips!',
  'Which animals on the ark had the most bags? The elephants. They had trunks!',
  'What kind of lights did Noah have? Flood lights!',
  'Why did the fish get good marks? It lives in a school!',
  'What does the sun drink from? Sunglasses!',
];

/** From 11 years on. */
const OLDER: readonly string[] = [
  'Why did the computer go to the doctor? It had caught a virus.',
  'There are 10 kinds of people: those who understand binary and those who do not.',
  'Why do programmers mix up Halloween and Christmas? Because Oct 31 equals Dec 25.',
  'Parallel lines have so much in common. It is a pity that they will never meet.',
  'Why can you never trust an atom? They make up everything.',
  'Why was the equal sign so humble? It knew that it was neither less than nor greater than anyone else.',
  'What do you call a number that cannot sit still? A roamin’ numeral.',
  'Why did the student do multiplication on the floor? The teacher had said not to use tables.',
  'A photon checks into a hotel. Any luggage? No, it says, I am traveling light.',
  'Why did the two fours skip lunch? They already eight.',
  'What did the biologist wear to look smart? Designer genes.',
  'Why is the obtuse triangle always sad? Because it is never right.',
  'How does the moon cut its hair? Eclipse it.',
  'Why did the mushroom get invited everywhere? He was a fun guy.',
  'I would tell you a joke about pizza, but it is a little cheesy.',
  'What is a computer’s favorite place in the park? The loop trail.',
  'Why did the scarecrow win a prize? He was outstanding in his field.',
  'Why do magnets make good friends? They know that opposites attract.',
  'What did the ocean say to the beach? Nothing, it just waved.',
  'Why did the robot take a break? It had a hard drive.',
  'What do you call two birds in love? Tweethearts.',
  'Why did the math book look so worried? It had too many problems.',
  'I told a chemistry joke, but there was no reaction.',
  'What is the fastest way to double your money? Fold it in half.',
  'Why was the broom late? It overswept.',
  'Who was the best mathematician on the ark? The adders: they only needed logs to multiply.',
  'Who had the first tablets that came from the cloud? Moses.',
  'Why could nobody play cards on the ark? Noah was standing on the deck.',
  'Which Bible person had no parents? Joshua, the son of Nun.',
  'How did Moses make his tea? Hebrews it.',
  'How do we know that Peter was rich? He lived by his net income.',
  'Why did the coffee file a report? It got mugged.',
];

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  es: [
    '¿Qué le dice un pez a otro? ¡Nada!',
    '¿Qué le dijo el 1 al 10? Para ser como yo, tienes que ser sin-cero.',
    '¿Cuál es el colmo de un jardinero? Que su novia se llame Rosa y lo deje plantado.',
    '¿Qué hace una abeja en el gimnasio? ¡Zum-ba!',
    '¿Qué le dice una pared a otra pared? Nos vemos en la esquina.',
    '¿Por qué el libro de matemáticas está triste? Porque tiene muchos problemas.',
  ],
  fr: [
    'Que dit un zéro à un huit ? Jolie, ta ceinture !',
    'Pourquoi les poissons vivent-ils dans l’eau salée ? Parce que le poivre les fait éternuer.',
    'Quel est le fruit que les poissons n’aiment pas ? La pêche !',
    'Que dit un mur à un autre mur ? On se retrouve au coin !',
    'Pourquoi le livre de maths est-il triste ? Parce qu’il a trop de problèmes.',
    'Quel animal peut porter un éléphant ? Un bateau… de Noé !',
  ],
  de: [
    'Was ist orange und geht über die Berge? Eine Wanderine!',
    'Was sagt die Null zur Acht? Schicker Gürtel!',
    'Was macht ein Clown im Büro? Faxen!',
    'Warum ist das Mathebuch traurig? Weil es so viele Probleme hat.',
    'Was ist grün und klopft an die Tür? Ein Klopfsalat!',
    'Was liegt am Strand und spricht undeutlich? Eine Nuschel!',
  ],
};

/** Jokes in a language that suit a band. */
export function jokesFor(band: ContentBand, language: Language): readonly string[] {
  if (language !== 'en') return OTHERS[language];
  return band === 'kindergarten' || band === 'elementary' ? YOUNG : OLDER;
}
