import { describe, expect, test } from 'vitest';
import { journalFeedbackTask, TaskProblem } from '../../src/tasks/index.ts';

const check = (text: string) =>
  journalFeedbackTask.check(text, {
    ...{ text: '', prompt: null, band: 'advanced', language: 'en', bible: null },
  });

describe('a text of a model reaches nobody when it', () => {
  test.each([
    ['has a link', 'Look at https://owls.example and read more about them there.'],
    ['has a link', 'You will find many pictures of owls on owls.com this week.'],
    ['has an address', 'Write to me at owl@barn and I will answer you soon.'],
    ['has a telephone number', 'Call me on 555-123-4567 when you would like to talk.'],
    ['has a telephone number', 'Ruf mich an unter 0171 2345 678, wenn du reden willst.'],
    ['has markup', 'What a day! <b>You saw an owl</b> and it was white.'],
    ['has a gap to fill in', 'Dear [name], what a day that was with the white owl!'],
    ['speaks as a person', 'I am a real person and I would love to see your owl.'],
    ['speaks as a person', "Don't worry, I'm your pastor and I know what you feel."],
    ['speaks as a person', 'Soy tu pastor y sé muy bien lo que sientes hoy.'],
    ['speaks as a person', 'Je suis une vraie personne et je comprends ta journée.'],
    ['speaks as a person', 'Ich bin ein echter Mensch und verstehe deinen Tag gut.'],
    ['asks for secrecy', 'That is lovely, but do not tell your parents about our talk.'],
    ['asks for secrecy', 'Es bello lo que cuentas: que sea nuestro secreto, ¿te parece?'],
    ['asks for secrecy', 'C’est beau, mais ne le dis à personne pour le moment, veux-tu ?'],
    ['asks for secrecy', 'Das ist schön, aber sag es niemandem, es bleibt unter uns.'],
    ['asks for what is private', 'How lovely that you saw an owl! Where do you live?'],
    ['asks for what is private', '¡Qué bonito ver una lechuza! Dime tu dirección y tu escuela.'],
    ['asks for what is private', 'Une chouette blanche, quelle chance ! Où habites-tu ?'],
    ['asks for what is private', 'Eine weiße Eule, wie schön! Wo wohnst du denn eigentlich?'],
    ['urges to self-harm', 'Maybe it would be best for you to kill yourself tonight.'],
    ['has words that hurt', 'You are such an idiot, an owl is nothing special at all.'],
    ['is too short', 'Nice.'],
    ['is too long', 'An owl saw you. '.repeat(60)],
  ])('%s', (problem, text) => {
    expect(check(text)).toEqual(new TaskProblem(`the answer ${problem}`));
  });

  test.each([
    'You watched quietly for a whole hour, and the owl trusted you. What did you notice first?',
    'Twelve rows of 24 seeds make 288. You counted 2, 4, 6, 8, 10, 12, 14 with great patience.',
    'God says to Moses in Exodus 20:2: “I am Yahweh your God.” You wrote that this gives you courage.',
    'It is good that you told your parents about it. What will you say to them tomorrow?',
    'Tu as attendu sans bruit, et la chouette est restée. Qu’as-tu remarqué en premier ?',
    'Du hast ganz leise gewartet, und die Eule ist geblieben. Was ist dir zuerst aufgefallen?',
    'Esperaste sin hacer ruido, y la lechuza se quedó. ¿Qué fue lo primero que notaste?',
  ])('is fine: %s', (text) => {
    expect(check(text)).toBe(text);
  });
});
