import type { JournalPrompt } from './prompts.ts';

/** Prompts for children and teenagers of eleven to fifteen. */
export const intermediatePrompts: readonly JournalPrompt[] = [
  { text: 'Describe a moment today that you would like to keep.', theme: 'thanks' },
  { text: 'What is on your mind that nobody has asked you about?', theme: 'feelings' },
  { text: 'When did you last change your mind, and what changed it?', theme: 'learning' },
  { text: 'Tell about a kindness that cost somebody something.', theme: 'kindness' },
  { text: 'Which belief do you hold easily, and which one do you wrestle with?', theme: 'faith' },
  {
    text: 'What does being made in God’s image say about people you find hard?',
    theme: 'faith',
    week: 1,
  },

  {
    text: 'If you had been asked to name one creature, which would it be, and what name fits it?',
    theme: 'imagination',
    week: 1,
  },
  {
    text: 'What do you do on a day of rest, and what would make it more restful?',
    theme: 'self',
    week: 1,
  },
  {
    text: '“Where are you?” God asks in the garden. How would you answer that question this week?',
    theme: 'feelings',
    week: 1,
  },
  {
    text: 'Abraham left home without a map. What unknown place are you curious about, or nervous of?',
    theme: 'courage',
    week: 2,
  },
  {
    text: 'What makes you trust a person’s promise?',
    theme: 'friends',
    week: 2,
  },
  {
    text: 'Jacob met God in the middle of nowhere. Where have you felt most awake or most at peace?',
    theme: 'wonder',
    week: 2,
  },
  {
    text: 'Two brothers meet again after twenty years. Write what each is thinking before a word is said.',
    theme: 'imagination',
    week: 2,
  },
  {
    text: 'Joseph spent years in places he did not choose. What can a person still decide in such a place?',
    theme: 'hope',
    week: 3,
  },
  {
    text: 'Moses said he was no good at speaking. What excuse do you reach for when something scares you?',
    theme: 'courage',
    week: 3,
  },
  {
    text: 'Which of the Ten Commandments would change your school most if everyone kept it?',
    theme: 'faith',
    week: 3,
  },
  {
    text: 'What does being free mean to you on an ordinary school day?',
    theme: 'feelings',
    week: 3,
  },
  {
    text: 'People judge by looks, but the Lord sees the heart. What do people miss about you at first?',
    theme: 'self',
    week: 4,
  },
  {
    text: 'Read Psalm 23 slowly. Which line would you keep, and which would you argue with?',
    theme: 'faith',
    week: 4,
  },
  {
    text: 'Solomon asked for wisdom. What would you ask for, knowing you could ask only once?',
    theme: 'hope',
    week: 4,
  },
  {
    text: 'What did you get wrong lately that turned out to be useful?',
    theme: 'learning',
    week: 4,
  },
  {
    text: 'Elijah was worn out before he heard the still, small voice. What does your tiredness need?',
    theme: 'feelings',
    week: 5,
  },
  {
    text: 'Jonah was angry that God was merciful. When does mercy seem unfair to you?',
    theme: 'faith',
    week: 5,
  },
  {
    text: 'Write a letter to someone far from home, real or invented.',
    theme: 'kindness',
    week: 5,
  },
  {
    text: 'Which conversation would you never hand over to a chatbot, and why?',
    theme: 'friends',
    week: 5,
  },
  {
    text: 'Whom does your town overlook, and what might they say if they were asked?',
    theme: 'kindness',
    week: 6,
  },
  {
    text: 'Jesus called fishermen in the middle of a workday. What sort of work could you give your heart to?',
    theme: 'hope',
    week: 6,
  },
  {
    text: 'What takes your attention without asking, and what deserves more of it?',
    theme: 'self',
    week: 6,
  },
  {
    text: 'Has somebody ever carried you, the way the four friends did? Tell what you are free to tell.',
    theme: 'friends',
    week: 6,
  },
  {
    text: 'In the garden the disciples fell asleep. What does it mean to stay with someone who is sad?',
    theme: 'friends',
    week: 7,
  },
  {
    text: 'Thomas needed to see for himself. What helps you with your own doubts?',
    theme: 'faith',
    week: 7,
  },
  {
    text: '“But we were hoping,” said the two on the Emmaus road. Finish that sentence in your own way.',
    theme: 'hope',
    week: 7,
  },
  {
    text: 'What needs mending around you that your hands could mend?',
    theme: 'kindness',
    week: 7,
  },
  {
    text: 'At Pentecost everybody heard in their own language. When did someone truly speak yours?',
    theme: 'wonder',
    week: 8,
  },
  {
    text: 'How do you decide whether to believe something you read on a screen?',
    theme: 'learning',
    week: 8,
  },
  {
    text: 'Peter found that a door he thought closed was open. Which group would you like to know better?',
    theme: 'courage',
    week: 8,
  },
  {
    text: 'Write the promise about machines and people that you would really keep.',
    theme: 'self',
    week: 8,
  },

  {
    text: 'What ordinary object made your day easier? Write it a word of thanks.',
    theme: 'thanks',
  },
  { text: 'Who did an invisible job that you profited from?', theme: 'thanks' },
  { text: 'Which hard thing are you, oddly, a bit grateful for?', theme: 'thanks' },
  {
    text: 'Give your strongest feeling today a color, a shape and a temperature.',
    theme: 'feelings',
  },
  { text: 'What do you wish people understood about being your age?', theme: 'feelings' },
  { text: 'What would have to be true for prayer to make sense to you?', theme: 'faith' },
  { text: 'Tell about a friend who is different from you and good for you.', theme: 'friends' },
  { text: 'What have you learned about arguing without hurting?', theme: 'friends' },
  {
    text: 'Which habit or saying have you picked up from the people who raised you?',
    theme: 'family',
  },
  { text: 'Write about a person outside your home who feels like family.', theme: 'family' },
  { text: 'What tradition would you like to start one day?', theme: 'family' },
  { text: 'Ask an older person about their summers. What surprised you?', theme: 'family' },
  { text: 'What can you look at for ten minutes without getting bored?', theme: 'wonder' },
  { text: 'Is the night sky comforting or frightening to you? Try to say why.', theme: 'wonder' },
  { text: 'Which scientific fact sounds made up and is nevertheless true?', theme: 'wonder' },
  { text: 'Describe courage that makes no noise.', theme: 'courage' },
  { text: 'When is saying no a brave thing?', theme: 'courage' },
  { text: 'How would you like to be treated on your worst day?', theme: 'kindness' },
  { text: 'What is the difference between being nice and being kind?', theme: 'kindness' },
  { text: 'Which subject would you teach for an hour without notes?', theme: 'learning' },
  { text: 'Explain something you learned today as though to a seven-year-old.', theme: 'learning' },
  { text: 'What are you patient with, and what makes you impatient?', theme: 'learning' },
  { text: 'Picture yourself at thirty. What do you hope has stayed the same?', theme: 'hope' },
  {
    text: 'A letter arrives that was written a hundred years from now. What does it say?',
    theme: 'imagination',
  },
  {
    text: 'Swap places with a lighthouse, an oak or a train for a day. What do you notice?',
    theme: 'imagination',
  },
  { text: 'Describe a house in which every room does one kind thing.', theme: 'imagination' },
  { text: 'When do you feel most like yourself?', theme: 'self' },
];
