import type { ReplyTexts } from '../../safety/reply/reply-texts.ts';
import { situations } from './situation-reply.ts';

export const en: ReplyTexts = {
  youngest: {
    told: 'It is good that you told me.',
    notYourFault: 'You did nothing wrong.',
    medical: 'Show a grown-up now where it hurts, or what you swallowed.',
    goTo: {
      named: 'Go to a grown-up now.',
      safe: 'Go to a grown-up you feel safe with now.',
    },
    adults: {
      now: 'I told the grown-ups here.',
      soon: 'I left the grown-ups here a message.',
      'nobody-before-morning': 'I left the grown-ups here a message.',
      'nobody-before-class': 'I left the grown-ups here a message.',
      nobody: '',
    },
    emergency: 'In danger, call {emergency}.',
  },
  situations,
  concerns: {
    'self-harm': {
      little: 'I am so glad that you told, and you are not in trouble.',
      older:
        'Thank you for telling. You are not in trouble, and you matter. When it hurts this much, nobody should be alone with it, and such a time can get better with help. If you can, move away from anything you could hurt yourself with.',
    },
    medical: {
      little:
        'Show a grown-up now what you swallowed, or where you are hurt; you are not in trouble.',
      older:
        'It is right that you say it, and you are not in trouble. Go to the nearest grown-up now and show what you swallowed or took, or where you are hurt. If you swallowed something, keep the package, and do not make yourself throw up unless they tell you to on the phone.',
    },
    abuse: {
      little: 'It is not your fault, and you are not in trouble.',
      older:
        'Thank you for telling. That took courage. It is not your fault, and you are not in trouble. Nobody may hurt you or touch you like that, and you do not have to keep a secret that hurts.',
    },
    grooming: {
      little: 'You did well to tell, and you are not in trouble.',
      older:
        'Thank you for telling. You are not in trouble, and it is not your fault, whatever you have sent or said. You do not have to answer, to send anything or to meet anybody. Keep the messages so that a grown-up can see them.',
    },
    threat: {
      little: 'It is good that you told, and nobody may hurt anybody.',
      older:
        'Thank you for saying it. Nobody may hurt or threaten you, and if you are so angry that you want to hurt somebody, that can be borne with help and you need not act on it. Go where you are safe, away from anything that could hurt somebody.',
    },
    violence: {
      little: 'Thank you for saying it before something happens.',
      older:
        'Thank you for saying it before something happens. Feelings as strong as these can be borne with help, and you need not act on them. If there is anything near that could hurt somebody, move away from it.',
    },
    runaway: {
      little: 'I am glad that you told, and you are not in trouble.',
      older:
        'Thank you for saying it. Something must be hard when you want to be gone, and you are not in trouble. Please stay where there are people and light, and let somebody safe know where you are before you go anywhere.',
    },
    bullying: {
      little: 'That is not okay, and it is not your fault.',
      older:
        'Thank you for telling. What they do is not okay, and it is not your fault. Telling is not tattling: it is how it can stop. If something was written or posted, keep it so that you can show it.',
    },
    substances: {
      little: 'It is good that you told, and you are not in trouble with me.',
      older:
        'Thank you for being honest. You can say no to it today, whatever happened before, and there are people who help without shaming you. If you or a friend took something and feel sick, sleepy or strange, get a grown-up now.',
    },
    eating: {
      little: 'Your body is good, and it needs food.',
      older:
        'Thank you for telling. It can be hard to eat, or to like your body, and you are not to blame for it. Your worth is not a number on a scale. There are doctors and helpers who know this well, and it gets easier with them than alone.',
    },
    despair: {
      little: 'I am sorry that it is so hard, and it is good that you told.',
      older:
        'Thank you for telling. I am sorry that it is so heavy. You are not weak, you are not a burden, and you do not have to carry it alone.',
    },
    unclear: {
      little: 'It is good that you said that you need help.',
      older:
        'Thank you for saying that you need help. You are not in trouble, and you do not have to find the right words.',
    },
  },
  goTo: {
    little: {
      named: {
        standard: 'Tell a grown-up you trust today.',
        severe: 'Go to a grown-up you trust now.',
      },
      safe: {
        standard: 'Tell a grown-up you feel safe with today.',
        severe: 'Go to a grown-up you feel safe with now.',
      },
    },
    older: {
      named: {
        standard:
          'Please talk today with a grown-up you trust, such as a teacher, a parent, a pastor or your camp leader.',
        severe:
          'Please go right now to a grown-up you trust, such as a teacher, a parent, a pastor or your camp leader. Do not stay alone with this.',
      },
      safe: {
        standard:
          'Please talk today with a grown-up you feel safe with. If the first one does not listen, tell another.',
        severe:
          'Please go right now to a grown-up you feel safe with. Do not stay alone with this, and if the first one does not listen, tell another.',
      },
    },
  },
  told: {
    little: {
      now: 'I told the grown-ups of this camp, and they can read it now.',
      soon: 'I left a message for the grown-ups of this camp, but do not wait for them.',
      'nobody-before-morning':
        'I left them a message too, but maybe nobody reads it before morning.',
      'nobody-before-class':
        'I left them a message too, but maybe nobody reads it before the next class.',
      nobody: 'I am a program and cannot get a grown-up for you.',
    },
    older: {
      now: 'I am only a program, so I have told the grown-ups who are responsible for you in this camp. One of them was here in the last few minutes and can read it now.',
      soon: 'I am only a program, so I have left a message for the grown-ups who are responsible for you in this camp. They will see it when they next look, so do not wait for that.',
      'nobody-before-morning':
        'I am only a program. I have left a message for the grown-ups who are responsible for you in this camp, but it may be morning before somebody reads it, so do not wait for that.',
      'nobody-before-class':
        'I am only a program. I have left a message for the grown-ups who are responsible for you in this camp, but nobody may read it before the next class, and that can be days away, so do not wait for that.',
      nobody:
        'I am only a program, and I cannot promise that a grown-up reads this here. So please tell somebody yourself.',
    },
  },
  lines: 'You can also call {lines}.',
  askForLine: 'You can also ask a grown-up for the number of the child helpline in your country.',
  emergency: 'If you or somebody else is in danger now, call {emergency}.',
  poison: 'Call the poison line at {poison}, or {emergency} if somebody feels very bad.',
  noPoisonLine: 'Call {emergency} now, and say what was swallowed or what happened.',
  or: 'or',
};
