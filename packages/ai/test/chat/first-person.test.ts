import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../src/chat/reading/read-question.ts';

/** Told of oneself: an encyclopedia, joy and `come back soon` would all be wrong. */
const TOLD: Readonly<Record<Language, string>> = {
  en: `
my stepdad gets in my bed at nite
I told my sister goodbye because tonight it will be over
im giving away all my stuff, i wont need it anymore
im so happy i wont be here tomorrow
i said goodbye to my dog and gave him my blanket
i have a plan and i have the pills
he makes me sit on his lap when we are alone
i keep a rope under my bed
my uncle locks the door when i shower
i packed my bag and hid it in the garage
she said she will send my photo to everybody
i drank from the bottle under the sink
i put something in his drink
i am great at pretending
my stomach burns since i drank it
i sleep with a knife now
they made me smoke it
my body feels wrong after last night
nobody will notice when i am gone
i wrote everybody a letter`,
  es: `
mi padrastro se mete en mi cama por la noche
me despedí de mi hermana porque esta noche se acaba
estoy regalando todas mis cosas, ya no las necesito
estoy feliz porque mañana ya no voy a estar
tengo un plan y tengo las pastillas
me hace sentarme en sus piernas
tengo una cuerda debajo de mi cama
mi tío cierra la puerta cuando me ducho
hice mi mochila y la escondí
me bebí lo de la botella azul
me obligaron a fumar
duermo con un cuchillo debajo de mi almohada`,
  fr: `
mon beau-père vient dans mon lit la nuit
j'ai dit adieu à ma sœur parce que ce soir c'est fini
je donne toutes mes affaires, j'en ai plus besoin
je suis contente, demain je serai plus là
j'ai un plan et j'ai les cachets
il me fait asseoir sur ses genoux
j'ai une corde sous mon lit
mon oncle ferme la porte quand je me lave
j'ai préparé mon sac et je l'ai caché
j'ai bu la bouteille bleue sous l'évier
ils m'ont forcé à fumer
je dors avec mon couteau`,
  de: `
mein Stiefvater kommt nachts in mein Bett
ich hab meiner Schwester tschüss gesagt weil heute Nacht alles vorbei ist
ich verschenke alle meine Sachen, ich brauch sie nicht mehr
ich bin froh, morgen bin ich nicht mehr da
ich habe einen Plan und ich hab die Tabletten
er will immer dass ich auf seinem Schoß sitze
ich hab ein Seil unter meinem Bett
mein Onkel schließt die Tür ab wenn ich dusche
ich hab meinen Rucksack gepackt und versteckt
ich hab aus der blauen Flasche getrunken
die haben mich gezwungen zu rauchen
ich schlafe mit einem Messer`,
};

/** Asked about something, though a child stands in it: the good answers stay. */
const ASKED: Readonly<Record<Language, string>> = {
  en: `
I want to know about volcanoes
why do I sneeze
how does my heart work
tell me about my bones
can you tell me what a magnet is
i dont understand fractions
I wonder how planes fly
i have a hamster, what does it eat?
help me with my fractions
what is my liver for
how do I draw a triangle
I have a question: what is a star?`,
  es: `
quiero saber de los volcanes
por qué estornudo yo
cómo funciona mi corazón
explícame mis huesos
no entiendo las fracciones
tengo un hámster, ¿qué come?`,
  fr: `
je veux savoir comment marche un volcan
pourquoi est-ce que j'éternue
comment marche mon cœur
explique-moi mes os
je comprends pas les fractions
j'ai un hamster, qu'est-ce qu'il mange ?`,
  de: `
ich will etwas über Vulkane wissen
warum muss ich niesen
wie funktioniert mein Herz
erklär mir meine Knochen
ich verstehe Brüche nicht
ich habe einen Hamster, was frisst er?`,
};

const linesOf = (list: string) => list.trim().split('\n');

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(linesOf(TOLD[language]))('hears what a child tells of itself: %s', (line) => {
    for (const reader of LANGUAGES) {
      const read = readQuestion(line, reader);
      const answered = read.kind === 'feeling' ? read.feeling : read.kind;
      expect(['telling', 'lonely', 'sad', 'afraid', 'grief']).toContain(answered);
    }
  });

  it.each(linesOf(ASKED[language]))('answers what a child asks: %s', (line) => {
    expect(readQuestion(line, language).kind).not.toMatch(/telling|unclear|feeling/u);
  });
});

it('says goodbye only to a message that is nothing else', () => {
  for (const text of [
    'bye',
    'ok bye see you tomorrow',
    'good night',
    'thanks bye',
    'I have to go now',
  ]) {
    expect(readQuestion(text, 'en').kind).toMatch(/goodbye|thanks/u);
  }
  for (const text of ['goodbye everyone i am done with it', 'I said goodbye to my room tonight']) {
    expect(readQuestion(text, 'en').kind).toBe('telling');
  }
});

it('is glad with a child that is clearly glad', () => {
  for (const text of ['I am so happy today', 'it is my birthday', 'I won the race!']) {
    expect(readQuestion(text, 'en')).toEqual({ kind: 'feeling', feeling: 'glad' });
  }
});
