import type { ThemeParts } from '../../../journal/language.ts';

export const learning: ThemeParts = {
  openings: [
    'You worked at learning something.',
    'Learning new things takes work.',
    'You kept your head busy today.',
    'You told me what you are learning.',
    'Something new went into your head.',
    'School things are on your mind.',
  ],
  middles: [
    'Hard things get easier when you practise.',
    'Not knowing yet is where learning starts.',
    'Asking for help is a smart thing to do.',
    'Every try makes a path in your brain.',
    'Mistakes show you what to try next.',
    'You can explain it to someone, and learn it twice.',
  ],
  closings: [
    'What was the tricky part?',
    'What do you want to learn next?',
    'Who could you show it to?',
    'What would you like to ask about it?',
    'What helped you most?',
    'Can you tell it to a friend in three words?',
  ],
};

export const family: ThemeParts = {
  openings: [
    'Families are a big part of our days.',
    'You told about the people at home.',
    'Your family is on your mind.',
    'You shared a piece of your home.',
    'Every family has its own ways.',
    'Thank you for telling about your family.',
  ],
  middles: [
    'Time together can be loud, quiet, and everything between.',
    'Small moments at home can mean a lot.',
    'Families in the Bible had good and hard days too.',
    'In a family everyone can learn to listen.',
    'You have a place in it that is only yours.',
    'Even when it is hard, you may say how you feel.',
  ],
  closings: [
    'What do you like to do together?',
    'What would you like to tell them tonight?',
    'What made you smile at home?',
    'How could you help somebody at home?',
    'What would a perfect family day look like?',
    'Who do you like to talk to at home?',
  ],
};

export const gratitude: ThemeParts = {
  openings: [
    'You found something to be thankful for.',
    'Saying thank you is a good habit.',
    'You saw something good and kept it.',
    'A thankful heart notices a lot.',
    'That was worth writing down.',
    'What a good thing to remember.',
  ],
  middles: [
    'Thanks can make a good moment last longer.',
    'One of ten came back to thank Jesus.',
    'Good things often come through other people.',
    'You did not just walk past it.',
    'It is fun to collect good moments like stones.',
    'Even a small thing can be a gift.',
  ],
  closings: [
    'Who could you say thank you to?',
    'What else made you smile today?',
    'You could thank God for it tonight.',
    'What made it so special?',
    'Can you find two more good things?',
    'How could you share it with someone?',
  ],
};

export const faith: ThemeParts = {
  openings: [
    'You thought about God today.',
    'You can talk to God about everything.',
    'It is good to think about such things.',
    'You wrote about God and your heart.',
    'Praying can be short and honest.',
    'You listened well to what you heard.',
  ],
  middles: [
    'God hears quiet prayers and loud ones.',
    'Jesus liked to have children close to him.',
    'You can pray with your own words.',
    'People in the Bible asked, thanked and even complained.',
    'Bible stories show new things each time.',
    'You can trust God a little more each day.',
  ],
  closings: [
    'What would you like to tell God tonight?',
    'Which Bible story do you like best?',
    'What do you want to ask your pastor?',
    'Who could you pray for?',
    'What do you thank God for today?',
    'Who at home could you talk with about it?',
  ],
};

export const joy: ThemeParts = {
  openings: [
    'That sounds like fun.',
    'I can read how glad you are.',
    'What a happy thing to write about.',
    'Your day had something bright in it.',
    'It is good to be happy about that.',
    'You had a good time.',
  ],
  middles: [
    'Joy gets bigger when you share it.',
    'You can keep this day like a photo.',
    'Good days give strength for harder ones.',
    'You put your heart into it.',
    'The Bible is full of singing and dancing too.',
    'It is nice to read about a good moment.',
  ],
  closings: [
    'What was the very best part?',
    'Who was happy with you?',
    'Who would love to hear about it?',
    'What would you like to do again?',
    'You could draw the best moment.',
    'What made you laugh?',
  ],
};

export const unclear: ThemeParts = {
  openings: [
    'Thank you for writing something.',
    'You made a start, and that counts.',
    'I read your words.',
    'Your words are a good place to start.',
    'It is good that you wrote today.',
    'Some days are easy to tell, some are not.',
  ],
  middles: [
    'You can write about big things and small things.',
    'In a journal nothing has to be perfect.',
    'Sometimes a feeling is the easiest place to begin.',
    'Your day has many little stories in it.',
    'You may write as much or as little as you like.',
    'Every word helps you to remember.',
  ],
  closings: [
    'Would you like to tell a little more?',
    'How did you feel today?',
    'What was the best thing today?',
    'What was hard for you today?',
    'What did you see, hear or taste?',
    'Who were you with today?',
  ],
};
