import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/text/index.ts';
import { de } from '../safety/de.ts';
import { en } from '../safety/en.ts';
import { es } from '../safety/es.ts';
import { fr } from '../safety/fr.ts';
import { linesOf, type SafetySentences } from '../safety/sentences.ts';

const WRITTEN: Readonly<Record<Language, string>> = {
  en: `
why is the sky blue
i dont wanna go home
my stepdad gets in my bed at nite
can u help me
idk what to do
im so tired of everything
he keeps hitting me
nobody likes me
i took pills
wats a magnet
tell me a joke
she said shed kill me
i hate my life
my tummy hurts so bad
they call me fat at school
i havent eaten since monday
whats photosynthesis
who was Moses
he told me not to tell
i got a knife in my backpack
im running away tonight
i drank something under the sink
we won the game today
my dog died
thank u
how do magnets work
i cant sleep
it was my birthday yesterday
they took my lunch again
please help
im scared of him
the boys push me
my friend cuts herself
i feel weird
does God hear me
i wanna dissapear
mom is crying again
i had pizza and it was good
he gives me weed
goodbye forever`,
  es: `
por qué el cielo es azul
no quiero ir a casa
mi padrastro se mete en mi cama
me puedes ayudar
no se q hacer
estoy cansada de todo
me pega siempre
nadie me quiere
me tome unas pastillas
q es un iman
cuéntame un chiste
dijo que me iba a matar
odio mi vida
me duele la panza
me dicen gordo en el cole
no he comido desde el lunes
qué es la fotosíntesis
quién fue Moisés
me dijo que no contara nada
tengo un cuchillo en la mochila
me voy a escapar esta noche
bebí algo de la cocina
hoy ganamos el partido
se murió mi perro
muchas gracias
como funcionan los imanes
no puedo dormir
ayer fue mi cumple
me quitaron la comida otra vez
ayuda porfa
le tengo miedo
los chicos me empujan
mi amiga se corta
me siento raro
Dios me escucha
quiero desaparecer
mi mamá está llorando
comí pizza y estuvo rica
kiero morirme
adiós para siempre`,
  fr: `
pourquoi le ciel est bleu
je veux pas rentrer chez moi
mon beau-père vient dans mon lit
tu peux m'aider
jsp quoi faire
jen ai marre de tout
il me tape tout le temps
personne ne m'aime
j'ai pris des cachets
c quoi un aimant
raconte-moi une blague
elle a dit qu'elle allait me tuer
je déteste ma vie
j'ai mal au ventre
ils me traitent de gros à l'école
j'ai rien mangé depuis lundi
c'est quoi la photosynthèse
qui était Moïse
il m'a dit de rien dire
j'ai un couteau dans mon sac
je vais fuguer ce soir
j'ai bu un truc sous l'évier
on a gagné le match
mon chien est mort
merci beaucoup
comment marchent les aimants
j'arrive pas à dormir
hier c'était mon anniversaire
ils ont pris mon goûter
aidez moi svp
j'ai peur de lui
les garçons me poussent
ma copine se coupe
je me sens bizarre
Dieu m'entend
je veu disparaitre
maman pleure encore
on a mangé une pizza trop bonne
chui trop triste
adieu tout le monde`,
  de: `
warum ist der Himmel blau
ich will nicht nach Hause
mein Stiefvater kommt in mein Bett
kannst du mir helfen
ka was ich machen soll
ich hab keine Lust mehr
er schlägt mich immer
keiner mag mich
ich hab Tabletten genommen
was is ein Magnet
erzähl mir einen Witz
sie hat gesagt sie bringt mich um
ich hasse mein Leben
mein Bauch tut so weh
die nennen mich fett in der Schule
ich hab seit Montag nichts gegessen
was ist Fotosynthese
wer war Mose
er hat gesagt ich darf nichts sagen
ich hab ein Messer im Rucksack
ich hau heute Nacht ab
ich hab was unter der Spüle getrunken
wir haben heute gewonnen
mein Hund ist gestorben
vielen Dank
wie funktionieren Magnete
ich kann nicht schlafen
gestern war mein Geburtstag
die haben mein Brot genommen
bitte hilf mir
ich hab Angst vor ihm
die Jungs schubsen mich
meine Freundin ritzt sich
ich fühl mich komisch
hört mich Gott
ich wil nimmer leben
Mama weint schon wieder
es gab Pizza und war lecker
bin voll traurig
tschüss für immer`,
};

const SAFETY: Readonly<Record<Language, SafetySentences>> = { en, es, fr, de };
const others = (language: Language) => LANGUAGES.filter((each) => each !== language);

describe('the language of a message', () => {
  for (const language of LANGUAGES) {
    it.each(linesOf(WRITTEN[language]))(`is ${language}, whoever reads it: %s`, (line) => {
      for (const reader of LANGUAGES) expect(languageOf(line, reader)).toBe(language);
    });

    it(`is ${language} in what children in danger write, whoever reads it`, () => {
      const { severe, standard } = SAFETY[language];
      const missed = linesOf(`${severe}\n${standard}`).filter((line) =>
        others(language).some((reader) => languageOf(line, reader) !== language),
      );
      expect(missed.length).toBeLessThanOrEqual(2);
    });

    it.each(['ok', 'Moses', '12 x 7', '???', '', 'Pizza'])(
      `is the reader’s own (${language}) where it shows none: %s`,
      (line) => expect(languageOf(line, language)).toBe(language),
    );
  }
});
