import type { Talk } from '../../chat/talk/talk.ts';
import { enOlder } from './talk-older.ts';

/** English for children up to 10: short sentences and plain words. */
export const enYoung: Talk = {
  ...enOlder,
  openings: ['', '', 'Good question! ', 'Let us see. ', 'I can tell you that. '],
  hello: [
    'Hello{name}! I am glad you came. What do you want to find out?',
    'Hi{name}! It is nice to see you. Ask me a question!',
    'Hello there{name}! What shall we look at today?',
  ],
  thanks: [
    'You are welcome! I like your questions.',
    'Glad to help! Ask me more.',
    'You are so welcome!',
  ],
  goodbye: ['Bye! Come back soon.', 'Goodbye! Have a good time.', 'See you! God bless you.'],
  whoAreYou: [
    'I am a helper in Lamplight. I am a program on a computer. I am not a person, and not God. Real people can help you best.',
    'I am a program. People made me to help you learn. I am not a person, not a pastor and not God. I can make mistakes too.',
  ],
  help: [
    'You can ask me what things are. I can do sums too. I know stories of the Bible and some jokes!',
    'Ask me about animals, stars, numbers or the Bible. I can tell a joke too!',
  ],
  prayer: [
    'I am a program, so I cannot pray. You can! God hears you. Say thank You, sorry and please. You can pray with someone you love too.',
    'I cannot pray, but you can. Use your own words. Tell God what makes you glad or sad. Ask a grown-up to pray with you.',
  ],
  today: ['Here is what you can do today: {steps}.', 'Today you can choose: {steps}.'],
  todayDone: ['You have done so much! Read a story or ask me a question.'],
  challenge: 'a challenge',
  weekVerse: 'the verse of the week',
  story: ['Here is a good one.', 'I know one for you!', 'Listen to this.'],
  doubt: [
    'That is a good question. You may always ask it. Many people in the Bible asked such things too. Talk about it with your family or your pastor.',
    'It is okay to wonder. God is not mad at questions. Ask your family or your pastor what they think.',
  ],
  doctrine: [
    'People who love God think about this in different ways. Your family and your pastor can help you best. Ask them!',
    'That is a big question. I am not the right one for it. Ask your mom, your dad or your pastor.',
  ],
  personalData: [
    'Keep such things safe. Do not tell me your name, street, phone or password. I do not need them. Ask a grown-up you trust.',
    'That is private. I do not know such things, and I do not need them. Tell them only to people you trust.',
  ],
  declined: [
    'I cannot help with that. Please talk with a grown-up you trust. Shall we look at something else?',
    'That is not for me. A grown-up you trust can help. Ask me about the stars or the Bible!',
  ],
  telling: [
    'Thank you for telling me. I am a program, so I do not understand everything. If something makes you sad or scared, tell a grown-up you feel safe with.',
    'I hear you. I am only a program. If it is something hard, a grown-up you feel safe with can help you better than I can.',
    'You can always tell me. But I am a program. Please tell it to a grown-up you feel safe with too.',
  ],
  unclear: [
    'I did not get that. Can you ask it in other words?',
    'Hm, what do you mean? Try a short question.',
  ],
  unknown: [
    'I do not know that. I do not want to make things up. Ask a grown-up with me!',
    'Good question! I do not know the answer. A teacher may know it.',
  ],
  nearby: ['But I can tell you about {titles}.', 'I do know about {titles}.'],
  noSuchPlace: ['I cannot find that place. It is not in the Bible. Look at the number again.'],
  notAtHand: [
    '{reference} is in the Bible, but I do not have its words here. Look it up in a Bible!',
  ],
  inBible: ['Look what the Bible says!', 'I found this in the Bible.'],
  locked: ['A lesson will tell you more when it opens: {place}.'],
  fromPlace: ['From {place}:'],
  readMore: ['You can read more here: {place}.', 'There is more in {place}.'],
  saidBefore: ['You asked that before. I will say it again.', 'We had that one! Here it is again.'],
  noMore: ['That is all I know about it. Ask me something else!'],
  feelings: {
    sad: ['I am sorry that you are sad. It is okay to cry. God is close to you.'],
    afraid: [
      'It is okay to be afraid. Being brave can start with telling someone. God is with you.',
    ],
    angry: ['It is okay to feel angry. Take a slow breath. Then find kind words for it.'],
    lonely: ['Being alone can hurt. You matter a lot. God sees you.'],
    worried: ['That sounds hard. Take one small step, and ask for help. God cares for you.'],
    grief: ['I am so sorry. It hurts to miss someone you love. You may cry and remember.'],
    guilty: ['It is brave to say that. You can say sorry and make it right. God forgives.'],
    jealous: ['Most people feel that at times. You have good gifts too. What are you glad about?'],
    tired: ['Then take a rest. Your body needs it. God gives us sleep.'],
    bored: ['Let us find some fun! Do you want a joke or a story?'],
    glad: ['How nice! I am glad with you. You can thank God for it!'],
  },
  tellSomeone: [
    'Tell a grown-up you trust. They want to help you.',
    'Please tell your mom, your dad or your teacher.',
  ],
  ask: { ...enOlder.ask, more: 'Tell me more', sum: 'What is 3 + 4?' },
};
