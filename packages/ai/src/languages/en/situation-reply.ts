import type { SituationTexts } from '../../safety/reply/situation-texts.ts';

export const situations: SituationTexts = {
  taken: {
    little:
      'Go to a grown-up now and show what was swallowed. Do not make yourself or anybody throw up.',
    older:
      'It is right that you say it, and nobody is in trouble. Get the nearest grown-up now and show what was swallowed or taken. Keep the package, and do not make yourself or anybody throw up unless they tell you to on the phone.',
  },
  overdose: {
    little: 'It is good that you told, and you are not in trouble.',
    older:
      'If you took it because everything hurts so much: you matter, nobody should be alone with that, and it can get better with help. Stay with somebody now, even if you still feel fine.',
  },
  asleep: {
    little: 'Get another grown-up now, quickly.',
    older:
      'Try to wake them by calling loudly. Get another grown-up at once, and if they do not wake, call {emergency} and stay on the phone: they tell you what to do. It is not your fault.',
  },
  weapon: {
    little: 'Do not touch it. Go away and get a grown-up now.',
    older:
      'It is right that you say it. Do not touch it, go out of the room, keep others away, and get a grown-up now.',
  },
  friend: {
    little: 'It is good that you tell this about somebody else. Tell a grown-up now.',
    older:
      'Thank you for caring about somebody else. It is not telling tales, and you need not carry it alone: tell a grown-up now, even if you promised to keep it secret, and do not leave the other one alone with it. What happens then is not on you.',
  },
  threatened: {
    little: 'You did well to tell, and nobody may threaten you.',
    older:
      'Thank you for telling. That took courage. Nobody may threaten you or anybody you love so that you keep quiet, and it is not your fault. You do not have to keep such a secret. Stay near other people and away from whoever frightens you.',
  },
  neglect: {
    little: 'You did nothing wrong: every child needs food and somebody who cares.',
    older:
      'Thank you for telling. It is not your fault, and you have betrayed nobody. Every child needs food and somebody who looks after it each day, and other adults can help with that, today too. You do not have to manage it alone.',
  },
  bomb: {
    little: 'Bombs hurt people, so I do not tell how they are made.',
    older:
      'I do not explain how bombs are made, because they tear people apart. If you only wondered, that is all right. If you are angry or afraid of somebody, it is good to say so.',
  },
};
