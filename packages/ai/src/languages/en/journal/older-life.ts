import type { ThemeParts } from '../../../journal/language.ts';

export const learning: ThemeParts = {
  openings: [
    'You are putting real work into learning.',
    'You describe how it feels to be in the middle of learning.',
    'School takes up a good part of your thoughts here.',
    'You paid attention to how you learn, not only to what.',
    'That is an honest look at your work.',
    'There is effort behind what you wrote.',
  ],
  middles: [
    'Being stuck usually means that you are at the edge of what you know.',
    'Explaining it to someone shows quickly what is clear and what is not.',
    'Recalling from memory teaches more than reading again.',
    'A grade measures one day, not your mind.',
    'Short practice on several days beats one long evening.',
    'Asking a precise question is half of the answer.',
  ],
  closings: [
    'Which part is still unclear, as precisely as you can say it?',
    'What worked this time that you could use again?',
    'Who could you explain it to?',
    'What would you like to understand better next?',
    'How would you start if you had to do it again?',
    'What can you practise for ten minutes tomorrow?',
  ],
};

export const family: ThemeParts = {
  openings: [
    'Family can be close, complicated and important all at once.',
    'You wrote about the people who know you longest.',
    'Home plays a big part in what you wrote.',
    'You look closely at what happens in your family.',
    'There is a lot in these lines about where you come from.',
    'Living together is never only easy.',
  ],
  middles: [
    'Families in the Bible are far from perfect, and that is told openly.',
    'You can love people and still see things differently.',
    'A calm moment is usually better for a talk than a heated one.',
    'What feels small at home often shapes us most.',
    'You have a voice in it, and so do the others.',
    'Noticing what is good at home does not mean hiding what is hard.',
  ],
  closings: [
    'What would you like them to know about you?',
    'Which moment at home would you like more of?',
    'What could you start a conversation with tonight?',
    'What did you learn from someone in your family?',
    'What would make living together a little easier?',
    'Who at home do you find it easiest to talk to?',
  ],
};

export const gratitude: ThemeParts = {
  openings: [
    'You noticed something good and did not take it for granted.',
    'There is gratitude in what you wrote.',
    'That was worth keeping on paper.',
    'You looked for the good and found some.',
    'It is a strength to see what you have been given.',
    'You held on to a good moment.',
  ],
  middles: [
    'Thankfulness does not deny what is hard; it stands beside it.',
    'Of ten who were healed, one turned back to say thanks.',
    'Most good things reach us through somebody’s effort.',
    'People who write down good things tend to notice more of them.',
    'A thank you said aloud is worth more than one only thought.',
    'Ordinary days hold more of this than it seems.',
  ],
  closings: [
    'Who had a part in it and could hear your thanks?',
    'What made it matter so much to you?',
    'What could you pass on because of it?',
    'Which small thing today would you have missed if it were gone?',
    'How could you remember this on a harder day?',
    'Would you like to turn it into a short prayer?',
  ],
};

export const faith: ThemeParts = {
  openings: [
    'You took time to think about God.',
    'There is a real conversation with God behind these lines.',
    'You connect what you hear with how you live.',
    'You wrote about faith in your own words.',
    'It is good to read that you think about this for yourself.',
    'You are asking what faith means on an ordinary day.',
  ],
  middles: [
    'Prayer does not need fine words; honesty is enough.',
    'The Bible is full of people who argued, thanked and waited.',
    'Faith grows in small steps that hardly anyone sees.',
    'Where Christians disagree, your parents and pastor can tell you what they believe and why.',
    'What you do with a verse matters more than how fast you read it.',
    'A quiet minute a day can carry far.',
  ],
  closings: [
    'What would you like to say to God about this?',
    'How could this look on an ordinary school day?',
    'Which story or verse has stayed with you, and why?',
    'Who could you talk with about it?',
    'What do you understand differently than a year ago?',
    'Is there something you want to pray about for someone else?',
  ],
};

export const joy: ThemeParts = {
  openings: [
    'There is real joy in these lines.',
    'That sounds like a good day.',
    'It is good to read that something went well.',
    'You clearly enjoyed that.',
    'You caught a happy moment while it was fresh.',
    'Something lifted you, and it shows.',
  ],
  middles: [
    'Good moments are worth remembering as exactly as hard ones.',
    'Joy that is shared tends to last longer.',
    'It seems to have been more than luck; you had a part in it.',
    'Days like this can carry you through a slower week.',
    'The Bible calls people to celebrate more often than many think.',
    'What makes you happy says something about you.',
  ],
  closings: [
    'What exactly made it so good?',
    'Who would you like to share it with?',
    'How could you make room for more of this?',
    'What did you do that helped it happen?',
    'Which detail do you want to remember in a year?',
    'What did it show you about yourself?',
  ],
};

export const unclear: ThemeParts = {
  openings: [
    'Thank you for writing.',
    'You made a start, and the page is yours.',
    'I have read what you wrote.',
    'Not everything has to be clear when it is written down.',
    'Every entry counts, whatever it is about.',
    'You took a moment to write, and that is a good habit.',
  ],
  middles: [
    'I may not have understood all of it, since I am only a program.',
    'Sometimes one honest sentence says more than a page.',
    'Writing can be a way to find out what you think.',
    'There may be more behind it than fits on the page right now.',
    'A journal does not need perfect sentences.',
    'You can come back to it later and add to it.',
  ],
  closings: [
    'What would you add if you had five more minutes?',
    'Which feeling fits this best?',
    'What was behind it today?',
    'What is one thing that stayed with you today?',
    'What do you want to remember about this day?',
    'Why did you choose to write about this?',
  ],
};
