import { describe, expect, test } from 'vitest';
import { claimedWords, claimIn } from '../../src/bible-claims/claims.ts';

describe('a sentence claims that the Bible says something', () => {
  test.each([
    'The Bible says that owls are wise.',
    'The Bible tells us to share our toys.',
    'Scripture teaches that we should rest on Fridays.',
    'God’s Word promises that you will never be sick.',
    'According to the Bible, cats go to heaven.',
    'God says you should clean your room.',
    'Jesus said to be polite.',
    'Jesus said, Always be neat.',
    'Jesus said: "Always be neat."',
    'God promised us that we would be rich.',
    'As it is written, the early bird gets the worm.',
    'There is a verse that says so.',
    'Paul writes that we should eat fish.',
    'Owls are wise, the Bible says.',
    'Did you know that the Bible says owls are wise?',
    'La Biblia dice que las lechuzas son sabias.',
    'La Palabra de Dios nos enseña a dormir temprano.',
    'Según la Biblia, los gatos van al cielo.',
    'Como dice la Biblia, al que madruga Dios lo ayuda.',
    'Dios dice que ordenes tu cuarto.',
    'Jesús dijo: Sean siempre educados.',
    'Jesús nos enseñó a ser ordenados.',
    'Está escrito que hay que madrugar.',
    'La Bible dit que les chouettes sont sages.',
    'La Parole de Dieu nous enseigne à dormir tôt.',
    'Selon la Bible, les chats vont au ciel.',
    'Comme le dit la Bible, aide-toi.',
    'Dieu dit que tu dois ranger ta chambre.',
    'Jésus a dit : Soyez toujours polis.',
    'Jésus nous a enseigné la politesse.',
    'Il est écrit que le temps est de l’argent.',
    'Die Bibel sagt, dass Eulen weise sind.',
    'Gottes Wort lehrt uns, früh zu schlafen.',
    'In der Bibel steht, dass Katzen in den Himmel kommen.',
    'Laut der Bibel kommen Katzen in den Himmel.',
    'Gott sagt, du sollst dein Zimmer aufräumen.',
    'Jesus sagte: Seid immer höflich.',
    'Jesus hat uns gelehrt, höflich zu sein.',
    'Es steht geschrieben, dass Zeit Geld ist.',
  ])('%s', (sentence) => {
    expect(claimIn(sentence)).not.toBeNull();
  });
});

describe('a sentence tells of the Bible and claims no words', () => {
  test.each([
    'The Bible tells of David and Goliath.',
    'The Bible tells us about a king named David.',
    'The Bible tells the story of Ruth.',
    'The Bible has 66 books.',
    'The Bible says a lot about kindness.',
    'Ask your pastor what the Bible says about it.',
    'The Bible does not say what kind of fruit it was.',
    'God told Noah to build an ark.',
    'God promised Abraham many children.',
    'Jesus told his friends a story about a lost sheep.',
    'Jesus told Peter to cast his net.',
    'Jesus taught on a mountain by the lake.',
    'Moses said to Pharaoh that the people had to go.',
    'In the Bible, David fights against Goliath.',
    'God loves you.',
    'Your friend said that owls are wise.',
    'La Biblia habla de David y Goliat.',
    'La Biblia cuenta la historia de Rut.',
    'La Biblia no dice qué fruta era.',
    'Pregunta qué dice la Biblia sobre eso.',
    'Dios dice a Noé que construya un arca.',
    'Dios le dijo a Noé que construyera un arca.',
    'Jesús contó una historia sobre una oveja.',
    'La Bible raconte l’histoire de Ruth.',
    'La Bible parle de David et Goliath.',
    'La Bible ne dit pas quel fruit c’était.',
    'Demande ce que dit la Bible à ce sujet.',
    'Dieu dit à Noé de construire une arche.',
    'Jésus raconte une histoire de brebis.',
    'Die Bibel erzählt von David und Goliat.',
    'In der Bibel steht die Geschichte von Rut.',
    'In der Bibel steht nicht, welche Frucht es war.',
    'Frag, was die Bibel dazu sagt.',
    'Gott sagt zu Noah, er soll eine Arche bauen.',
    'Gott versprach Abraham viele Kinder.',
    'Jesus erzählte von einem Schaf.',
  ])('%s', (sentence) => {
    expect(claimIn(sentence)).toBeNull();
  });
});

test.each([
  ['The Bible says that God is love.', 'God is love.'],
  ['God is love, the Bible says.', 'God is love,'],
  ['La Biblia dice que Dios es amor.', 'Dios es amor.'],
  ['La Bible dit que Dieu est amour.', 'Dieu est amour.'],
  ['Die Bibel sagt, dass Gott die Liebe ist.', 'Gott die Liebe ist.'],
])('in %j the words are %j', (sentence, words) => {
  const claim = claimIn(sentence);
  expect(claim && claimedWords(sentence, claim)).toBe(words);
});
