import type { JournalPrompt } from './prompts.ts';

/** Prompts for those of sixteen and over. */
export const advancedPrompts: readonly JournalPrompt[] = [
  { text: 'What are you carrying at the moment that is not yours to carry?', theme: 'feelings' },
  { text: 'Where did you see goodness today that nobody applauded?', theme: 'kindness' },
  { text: 'Which question about faith would you want to be taken seriously?', theme: 'faith' },
  { text: 'Describe work that leaves you tired and glad at once.', theme: 'self' },
  { text: 'What would you attempt if failing were allowed?', theme: 'courage' },
  {
    text: 'What does rest mean to you when everything can be done at any hour?',
    theme: 'wonder',
    week: 1,
  },

  {
    text: 'Genesis gives people a garden to work and to keep. What have you been given to look after?',
    theme: 'thanks',
    week: 1,
  },
  {
    text: 'What could a machine never owe you, and what do you owe to people because they are people?',
    theme: 'self',
    week: 1,
  },
  {
    text: '“Am I my brother’s keeper?” For whom would you answer yes without thinking?',
    theme: 'kindness',
    week: 1,
  },
  {
    text: 'Babel’s builders wanted to make a name for themselves. When does ambition serve others, and when only itself?',
    theme: 'self',
    week: 2,
  },
  {
    text: 'How do you live with a hope whose fulfillment you may not see?',
    theme: 'hope',
    week: 2,
  },
  {
    text: 'Jacob limped away from the night he wrestled, and with a blessing. What struggle has shaped you?',
    theme: 'faith',
    week: 2,
  },
  {
    text: 'Which promise, made to yourself or to another, are you quietly proud of keeping?',
    theme: 'courage',
    week: 2,
  },
  {
    text: 'Joseph saw a purpose behind his story only in looking back. Is that insight, or an interpretation? Argue with yourself.',
    theme: 'faith',
    week: 3,
  },
  {
    text: 'Two midwives disobeyed a king. Where is your line between respecting authority and refusing it?',
    theme: 'courage',
    week: 3,
  },
  {
    text: 'Freedom brought Israel into a desert first. What has freedom asked of you?',
    theme: 'feelings',
    week: 3,
  },
  {
    text: 'Where does a rule end and judgment begin in something you do every week?',
    theme: 'learning',
    week: 3,
  },
  {
    text: 'Nathan told David a story before he told him the truth. How do you like to hear hard things?',
    theme: 'friends',
    week: 4,
  },
  {
    text: 'Write a psalm of your own: praise, complaint or bewilderment are all allowed.',
    theme: 'faith',
    week: 4,
  },
  {
    text: 'What do you know by heart that you do not yet understand?',
    theme: 'learning',
    week: 4,
  },
  {
    text: 'Ruth was a stranger in Bethlehem. Recall a time when you came as the outsider, and who made room.',
    theme: 'thanks',
    week: 4,
  },
  {
    text: 'Under a broom tree Elijah said he had had enough, and was given bread and sleep. What does that order of things tell you?',
    theme: 'hope',
    week: 5,
  },
  {
    text: 'Jeremiah told exiles to seek the good of the city they had not chosen. What good could you seek where you are?',
    theme: 'kindness',
    week: 5,
  },
  {
    text: 'Is there something that cannot be translated from the language you grew up in?',
    theme: 'wonder',
    week: 5,
  },
  {
    text: 'When should a person overrule the machine, and what would give you the nerve to do it?',
    theme: 'courage',
    week: 5,
  },
  {
    text: 'Mary’s song turns the world’s ranking upside down. Whose place in your own ranking ought to change?',
    theme: 'faith',
    week: 6,
  },
  {
    text: 'Who profits from your attention, and what would you rather spend it on?',
    theme: 'self',
    week: 6,
  },
  {
    text: 'Retell the Good Samaritan with the characters your own society would least expect.',
    theme: 'imagination',
    week: 6,
  },
  {
    text: 'Which line of the Lord’s Prayer is easiest for you to say or to understand, and which is hardest?',
    theme: 'faith',
    week: 6,
  },
  {
    text: 'Peter was sure that he would never deny his friend. What have you learned about your own certainty?',
    theme: 'learning',
    week: 7,
  },
  {
    text: 'Washing feet was a servant’s task. What work is beneath nobody?',
    theme: 'kindness',
    week: 7,
  },
  {
    text: 'Holy Saturday is the day when nothing is known yet. How do you wait in such a day?',
    theme: 'hope',
    week: 7,
  },
  {
    text: 'The risen Jesus still bore His wounds. What might that mean for wounds that do not vanish?',
    theme: 'wonder',
    week: 7,
  },
  {
    text: 'Ananias was asked to welcome a man he feared. What would you need in order to do likewise?',
    theme: 'courage',
    week: 8,
  },
  {
    text: 'The Bereans checked for themselves. Which claim that you repeat have you never checked?',
    theme: 'learning',
    week: 8,
  },
  {
    text: 'Read 1 Corinthians 13 and replace “love” by your own name. Where does it pinch, and where does it fit?',
    theme: 'self',
    week: 8,
  },
  {
    text: 'If every tear is to be wiped away, which tears of the world would you ask about first?',
    theme: 'hope',
    week: 8,
  },

  { text: 'Make an inventory of what you received today without earning it.', theme: 'thanks' },
  { text: 'Which teacher, book or stranger do you owe a letter? Begin it here.', theme: 'thanks' },
  {
    text: 'What comfort do you take for granted that your great-grandparents lacked?',
    theme: 'thanks',
  },
  { text: 'Write down a feeling that has no single word for it.', theme: 'feelings' },
  { text: 'What would your anger say if it were allowed to be calm?', theme: 'feelings' },
  { text: 'When does loneliness turn into solitude for you?', theme: 'feelings' },
  {
    text: 'What would you like to believe, and what keeps you from it or draws you to it?',
    theme: 'faith',
  },
  {
    text: 'Think of a person whose convictions differ from yours and whom you admire. What do you admire?',
    theme: 'faith',
  },
  { text: 'Which friendships do you tend, and which do you let drift?', theme: 'friends' },
  { text: 'What does a good apology contain?', theme: 'friends' },
  {
    text: 'Describe the friend you would like to be, in one concrete situation.',
    theme: 'friends',
  },
  { text: 'Which inheritance matters more to you than money?', theme: 'family' },
  {
    text: 'Imagine a younger relative asks you how to grow up. What is your honest advice?',
    theme: 'family',
  },
  { text: 'What does “home” consist of, if not walls?', theme: 'family' },
  {
    text: 'Sketch an older person you know, using only their gestures and sayings.',
    theme: 'family',
  },
  {
    text: 'Which equation, cell, poem or melody strikes you as beautiful, and what do you mean by that?',
    theme: 'wonder',
  },
  {
    text: 'Stand outside for five minutes. Write only what you could not have written indoors.',
    theme: 'wonder',
  },
  { text: 'Whom did you defend, or wish that you had defended?', theme: 'courage' },
  {
    text: 'Describe help that preserved the dignity of the one who was helped.',
    theme: 'kindness',
  },
  { text: 'What is the best argument against an opinion you hold?', theme: 'learning' },
  { text: 'Which skill are you willing to be bad at for a whole year?', theme: 'learning' },
  { text: 'Name a problem older than you that you hope to see smaller.', theme: 'hope' },
  { text: 'What small sign lets you think that people can change?', theme: 'hope' },
  {
    text: 'Invent a tool that the world lacks. Who might misuse it, and how would you prevent that?',
    theme: 'imagination',
  },
  {
    text: 'Write the first page of a novel set in your street on an uneventful Tuesday.',
    theme: 'imagination',
  },
  {
    text: 'A museum wants one object to explain your generation. What do you send, with what label?',
    theme: 'imagination',
  },
  { text: 'Which parts of you came by choice, and which by chance?', theme: 'self' },
  { text: 'What are you no longer trying to prove?', theme: 'self' },
];
