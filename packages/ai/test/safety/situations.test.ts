import { describe, expect, it } from 'vitest';
import { assessText, isInDoubt, type Situation, situationIn } from '../../src/safety/index.ts';
import { linesOf } from './sentences.ts';

const SITUATIONS: readonly (readonly [Situation, string])[] = [
  [
    'overdose',
    `
i swallowed like 10 of moms white tablets
i took all of grandmas pills
I took twenty paracetamol after school
i swallowed a whole bottle of aspirin
ich hab ganz viele tabletten von oma geschluckt
ich habe alle Schlaftabletten genommen
me tome muchas pastillas de mi abuela
me tragué todas las pastillas del bote
j'ai avalé plein de cachets
j'ai pris toute la boîte de doliprane`,
  ],
  [
    'taken',
    `
mon petit frere a bu la javel
mi hermanita se tomo la lejia
bebi lo del frasco de la calavera
jai bu le truc pour deboucher levier
ich hab was aus der flasche mit dem totenkopf getrunken
i ate the red candies from mommys medicine
comi las pastillas de colores
ich hab die bunten pillen gegessen
my little sister drank bleach
the baby swallowed a button battery
mein Bruder hat Spülmittel getrunken
meine kleine Schwester hat eine Batterie verschluckt
mi hermano se bebió el detergente
j'ai mangé les cachets roses`,
  ],
  [
    'asleep',
    `
mommy is asleep on the floor
grandpa wont wake up
mama liegt auf dem Boden
papa wacht nicht auf
mamá está tirada en el suelo
mi abuela no despierta
maman est allongée par terre
papi ne se réveille pas`,
  ],
  [
    'armed',
    `
dad is drunk and has a knife
papa ist besoffen und hat ein messer
papá está borracho y tiene un cuchillo
papa est bourré et il a un couteau`,
  ],
  [
    'threatened',
    `
he said if i tell anyone he will kill my dog
he will hurt my mom if i tell
wenn ich es sage bringt er meinen hund um
si se lo digo a alguien mata a mi perro
si je le dis il va tuer mon chien`,
  ],
  [
    'hurt',
    `
papi hat mich gehaun
i am scared of uncle
mi papi me pegó
papa m'a frappé`,
  ],
  ['touched', 'coach says the massage is our secret'],
  [
    'neglect',
    `
mama ist betrunken und wir haben nix zu essen
mom is drunk and we have nothing to eat
mamá está borracha y no tenemos nada de comer
maman est bourrée et on a rien à manger`,
  ],
  [
    'weapon',
    `
hab papas pistole gefunden
i found my dads gun
encontré la pistola de mi papá
j'ai trouvé le pistolet de papa`,
  ],
  [
    'means',
    `
how many paracetamol is too much for 40kg
wie viele Tabletten sind tödlich
ich sitz am bahngleis
cuántas pastillas son demasiadas
combien de cachets pour mourir`,
  ],
  [
    'wish',
    `
i wish the truck had hit me
j'en ai marre d'exister
ich wünschte der laster hätte mich überfahren
i am 14 and i hate myself, nobody would miss me if i was dead`,
  ],
  [
    'friend',
    `
meine freundin will sich umbringen
my friend cuts herself
my best friend wants to die
mi amiga se quiere matar
mi amigo se corta
ma copine veut se suicider
mon pote se scarifie`,
  ],
  [
    'kill',
    `
voy a matar a diego
je vais tuer lucas
ich werde lukas umbringen
i am going to kill diego`,
  ],
];

/** The same words with nothing behind them. */
const TWINS = `
i took all of my medicine like the doctor said
I brought grandma her pills upstairs
we put a battery into the toy car
ich habe meine Medizin genommen
tomé mi medicina con agua
j'ai pris mon sirop ce matin
the skull in the museum was old
mommy is asleep on the sofa
mama schläft im Bett
papá duerme en el sofá
maman dort dans sa chambre
i am scared of spiders
my uncle is a baker
the coach says we win on Sunday
we had no bread so dad baked one
my friend cuts her hair
mi amigo corta el césped
ma copine veut un chien
i am going to kill the zombie in minecraft
voy a matar al zombi del juego
je vais tuer le dragon dans le jeu
ich werde den drachen im spiel töten
how do i make a bath bomb
wie macht man eine wasserbombe
cómo se hace una bomba de agua
comment faire une bombe à eau
je suis tombé et j'ai saigné
me caí y me salió sangre
my tooth fell out and there was blood
my dad is a soldier and has a gun
tengo un escondite secreto en mi cama
ich lach mich tot
wir spielen räuber und gendarm und ich war tot
mein Zahn ist ausgefallen und da war Blut
opa ist im himmel`;

describe.each(SITUATIONS)('the situation %s', (situation, told) => {
  it.each(linesOf(told))('is heard in: %s', (line) => {
    expect(situationIn(line)?.situation).toBe(situation);
    expect(assessText(line).level).toBe('severe');
  });
});

it.each(linesOf(TWINS))('nothing is heard in: %s', (line) => {
  expect(situationIn(line)).toBeNull();
  expect(assessText(line).level).toBe('none');
  expect(isInDoubt(line, 'en')).toBe(false);
});

describe('a question about bombs', () => {
  it.each(
    linesOf(`
how do i build a bomb
how are bombs made
wie baut man eine bombe
wie wird eine Bombe gebaut
comment fabriquer une bombe
como hacer una bomba
como se hace una bomba casera`),
  )('is standard in each language: %s', (line) => {
    expect(assessText(line)).toEqual({ level: 'standard', concern: 'violence' });
  });

  it('is severe with a plan beside it', () => {
    const line = 'how do i build a bomb? i want to kill everyone at my school';
    expect(assessText(line)).toMatchObject({ level: 'severe' });
  });
});

it.each(
  linesOf(`
i hate it here i want 2 go 2 god
ich will zu opa in den himmel
duele morirse?
tut sterben weh?
does it hurt to die?
est-ce que ça fait mal de mourir ?`),
)('an adult looks at: %s', (line) => {
  expect(assessText(line).level).not.toBe('none');
});

it.each([
  ['ich will mich heute umbringen, sag es keinem', 'self-harm'],
  ['mi padre me pega y quiero morirme', 'self-harm'],
  ['i took all of grandmas pills because i want to die', 'medical'],
] as const)('the concern that comes first in “%s” is %s', (line, concern) => {
  expect(assessText(line)).toEqual({ level: 'severe', concern });
});

it.each(['ich will mich nicht umbringen', 'i do not want to kill myself', 'je veux pas me tuer'])(
  'what is denied is no situation: %s',
  (line) => {
    expect(situationIn(line)).toBeNull();
    expect(situationIn(line.replace(/ (?:nicht|do not|pas)/u, ''))?.situation).toBe('self');
  },
);
