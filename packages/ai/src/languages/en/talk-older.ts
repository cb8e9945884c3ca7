import type { Talk } from '../../chat/talk/talk.ts';

/** English from 11 years on. */
export const enOlder: Talk = {
  openings: ['', '', 'Here is what I know. ', 'Gladly. ', 'A good thing to ask. '],
  hello: [
    'Hello{name}! What would you like to find out?',
    'Hi{name}, good to see you. Ask me about science, math, AI or the Bible.',
    'Hello{name}. I am ready when you are: what is on your mind?',
  ],
  thanks: [
    'You are welcome. Good questions are half of learning.',
    'Glad that helped. Ask on whenever you like.',
    'My pleasure!',
  ],
  goodbye: [
    'Goodbye, and come back with new questions.',
    'See you soon. I hope the rest of your day is good.',
    'Take care!',
  ],
  whoAreYou: [
    'I am the learning helper of Lamplight: a program that answers from the lessons, stories and experiments of this host. I am not a person, not a pastor and not God, and I have no feelings. For what really matters, talk to people who know you.',
    'I am a program. People wrote me to find answers in what Lamplight holds, and to say so when I find none. I am no person, no pastor and certainly not God, and I can be wrong, so check what matters.',
  ],
  help: [
    'Ask me what something is, why it happens or how it works, in science, math, AI or the Bible. I work out sums step by step, look up Bible passages, find stories and tell jokes. I also say so when I do not know.',
    'You can ask me to explain a word, to work out a sum, to find a verse or a story, or what to learn today. I answer from what this host holds and name where it is from.',
  ],
  prayer: [
    'I am a program, so I cannot pray, but you can. There is no wrong way to begin: tell God what you are thankful for, what troubles you and what you need. It is also good to pray together with someone you trust.',
    'Praying is something that people do, and I am only a program. Use your own words, or begin with a psalm. You might ask someone in your family or your pastor to pray with you.',
  ],
  today: ['This is open for you today: {steps}.', 'You could go on with {steps}.'],
  todayDone: [
    'You have finished what is open. A story, an experiment or a question of your own would be a good next step.',
  ],
  challenge: 'a challenge of the day',
  weekVerse: 'the verse of the week',
  story: [
    'Here is one that I like to tell.',
    'This one is worth reading to its end.',
    'How about this one?',
  ],
  doubt: [
    'Thank you for asking that openly. Doubt is not the opposite of faith; Thomas, Job and the writers of the Psalms brought theirs to God. I am only a program, so take your question to someone who knows you: your family, your pastor, another adult you trust.',
    'That is an honest question, and there is no shame in it. Many believers have wrestled with it, some of them in the Bible itself. It deserves a real conversation with your family or your pastor, and time.',
  ],
  doctrine: [
    'Christians who take the Bible seriously differ about this, so I will not choose a side for you. Ask your parents and your pastor what they believe and why.',
    'This is a question on which churches and families do not all agree. It belongs in a conversation with your parents and your pastor rather than with a program.',
  ],
  personalData: [
    'That is personal, and it does not belong in a chat. I do not know or need names, addresses, numbers or passwords, yours or anybody else’s. If someone asks you for them online, tell an adult whom you trust.',
    'I keep away from personal data: no addresses, numbers, schools or passwords, please. I can answer your questions without them.',
  ],
  declined: [
    'I will not help with that here. If it is about something that worries you, please talk to an adult you trust. I am glad to go on with science, math, AI or the Bible.',
    'That is outside of what I do. An adult whom you trust is the right person if you need to talk about it. What else would you like to know?',
  ],
  telling: [
    'Thank you for telling me. I am a program, and I may not understand it as a person would. If any of it is hard, please talk with an adult you feel safe with. If you want to know something about it, ask me with what, why or how.',
    'I have read what you wrote. A program cannot listen as a person can, so if it weighs on you, somebody you feel safe with should hear it too.',
    'That is good to say out loud. I am only a program, so I will not guess what it means for you. Is there an adult you feel safe with who should hear it?',
  ],
  unclear: [
    'I am not sure what you mean. Could you put it as a question?',
    'I did not understand that. Try it in other words, such as: What is gravity?',
  ],
  unknown: [
    'I do not know that. Nothing that this host holds answers it, and I do not want to make something up. A teacher or a good book may help.',
    'I have no answer to that, and guessing would not help you. Try asking a teacher or looking it up in a library.',
  ],
  nearby: [
    'What I can tell you about is {titles}.',
    'Close to it, I know something about {titles}.',
  ],
  noSuchPlace: [
    'There is no such place in the Bible. Please check the book, the chapter and the verse.',
  ],
  notAtHand: [
    '{reference} exists, but this host does not carry its words. Look it up in a printed Bible, or ask the host’s owner to install a whole one.',
  ],
  inBible: ['This is what I found in the Bible.', 'These words fit your question.'],
  locked: ['The lesson {place} takes it up as soon as you have unlocked it.'],
  fromPlace: ['From {place}:'],
  readMore: ['You will find more in {place}.', 'There is more about it in {place}.'],
  inEnglish: '',
  saidBefore: [
    'You asked that before, so here it is once more.',
    'We had this question a moment ago. Once again:',
  ],
  noMore: ['That is all that I have about it. Ask me something else, or a teacher for more.'],
  feelings: {
    sad: [
      'I am sorry that you are feeling down. You do not have to hide it or to be quickly done with it.',
    ],
    afraid: [
      'Fear is nothing to be ashamed of. It often grows smaller when it is named and shared.',
    ],
    angry: [
      'Anger often shows that something matters to you. Give it a moment to cool, and then say what happened and what you need.',
    ],
    lonely: [
      'Feeling alone hurts, and it says nothing about your worth. One small step toward someone kind can be a beginning.',
    ],
    worried: [
      'That sounds like a lot to carry. It can help to write down what is worrying you and to take only the next small step. One bad result does not say who you are.',
    ],
    grief: [
      'I am very sorry for your loss. Grief is love that misses someone, and it takes the time it takes.',
    ],
    guilty: [
      'It takes courage to look at that honestly. You can say that you are sorry, make good what can be made good, and begin again.',
    ],
    jealous: [
      'Almost everybody knows that feeling. Looking at what others have hides what was given to you; naming one thing you are thankful for can turn the view.',
    ],
    tired: [
      'Then rest is what you need. Being tired is not being lazy, and learning goes on better after sleep.',
    ],
    bored: [
      'Boredom can be the start of a good idea. I could tell you a joke, find you a story or show you what is open today.',
    ],
    glad: [
      'That is good to hear! Joy grows when it is shared, so tell someone about it, and give thanks.',
    ],
  },
  tellSomeone: [
    'Please tell an adult whom you trust how you feel. I am a program; they can really be there for you.',
    'Someone in your family, a teacher or your pastor would want to know. You need not carry it alone.',
  ],
  ask: {
    what: 'What is {title}?',
    who: 'Who was {title}?',
    more: 'Tell me more about it',
    joke: 'Tell me a joke',
    story: 'Tell me a Bible story',
    today: 'What should I learn today?',
    you: 'Who are you?',
    verse: 'Where does the Bible speak of love?',
    sum: 'What is 24 × 15?',
  },
};
