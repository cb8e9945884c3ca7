import type { ThemeParts } from '../../../journal/language.ts';

export const grief: ThemeParts = {
  openings: [
    'I am sorry, it hurts to miss someone.',
    'It is sad when someone you love is gone.',
    'Missing somebody you love is very hard.',
    'You loved very much, so it hurts now.',
    'Thank you for telling about someone you miss.',
    'It is all right to be sad and cry.',
  ],
  middles: [
    'Your love does not stop when someone is gone.',
    'Jesus cried too when his friend Lazarus had died.',
    'Some days hurt more than others, and that is okay.',
    'You can keep the good memories close to you.',
    'Being sad shows how much you care.',
    'Nobody has to be brave all the time.',
  ],
  closings: [
    'What is one thing you like to remember?',
    'You could draw a picture of a happy day.',
    'Who can you hug and talk to today?',
    'Would you like to tell a grown-up a memory?',
    'You could tell God how much you miss them.',
    'What did you love to do together?',
  ],
};

export const shame: ThemeParts = {
  openings: [
    'It was brave to write about that.',
    'Everybody makes mistakes, grown-ups too.',
    'It feels bad when something went wrong.',
    'You told the truth, and that takes courage.',
    'A mistake does not make you a bad person.',
    'I can tell that you wish it went differently.',
  ],
  middles: [
    'A mistake can be put right, step by step.',
    'Saying sorry is hard, and it helps a lot.',
    'You are more than the thing that went wrong.',
    'Peter made a big mistake, and Jesus forgave him.',
    'Feeling sorry shows that your heart works well.',
    'We all learn by trying again.',
  ],
  closings: [
    'What could you do to make it better?',
    'Is there someone you want to say sorry to?',
    'A grown-up you trust can help you with it.',
    'What will you try next time?',
    'You could take one deep breath and start again.',
    'You can tell God about it, just as it is.',
  ],
};

export const loneliness: ThemeParts = {
  openings: [
    'Feeling alone is hard.',
    'I am sorry that you felt left out.',
    'It hurts when nobody plays with you.',
    'Thank you for telling how lonely it felt.',
    'Being by yourself can make your heart heavy.',
    'Everybody wants to belong, and you do too.',
  ],
  middles: [
    'You matter, also on days when nobody asks you.',
    'Another child may be hoping for a friend too.',
    'New friends often begin with one small hello.',
    'God sees you, also when you sit alone.',
    'It is good that you put it into words.',
    'Grown-ups can help when they know about it.',
  ],
  closings: [
    'Who could you say hello to tomorrow?',
    'Could you ask someone to play with you?',
    'Tell your teacher or leader how it feels.',
    'Who makes you feel welcome?',
    'What game would you like to share?',
    'Which grown-up could sit with you for a while?',
  ],
};

export const fear: ThemeParts = {
  openings: [
    'That sounds scary.',
    'It is okay to be afraid sometimes.',
    'Thank you for telling what scares you.',
    'Being scared does not mean you are weak.',
    'Your tummy may feel funny when you are scared.',
    'Even brave people feel afraid.',
  ],
  middles: [
    'Saying it out loud can make a fear smaller.',
    'Slow breaths help your body to calm down.',
    'The disciples were afraid in the storm, and Jesus was there.',
    'You do not have to be brave all alone.',
    'Fear wants to keep you safe, and sometimes it overdoes it.',
    'Many children are afraid of the same thing.',
  ],
  closings: [
    'Who can stay close when you are scared?',
    'Try three slow breaths, in and out.',
    'What helps you feel safe?',
    'Tell a grown-up you trust about it today.',
    'You could ask God to be near you.',
    'What would you say to a scared friend?',
  ],
};

export const sadness: ThemeParts = {
  openings: [
    'I am sorry that you feel sad.',
    'Sad days happen, and they are hard.',
    'Thank you for telling how you feel.',
    'It is okay to be sad.',
    'That sounds like a hard day.',
    'Tears are all right here.',
  ],
  middles: [
    'Feelings come and go, like clouds in the sky.',
    'You do not have to hide a sad heart.',
    'People in the Bible told God when they were sad.',
    'Telling someone can make a sad thing lighter.',
    'You noticed your feeling, and that is a strong thing.',
    'Even a small comfort counts on such a day.',
  ],
  closings: [
    'Who can give you a hug today?',
    'What makes your heart a little lighter?',
    'Tell a grown-up you trust that you are sad.',
    'Would a song or a drawing help?',
    'What do you need right now?',
    'You can tell God everything, also sad things.',
  ],
};

export const anger: ThemeParts = {
  openings: [
    'That made you really mad.',
    'I can see why you were angry.',
    'Being angry is allowed.',
    'Something felt unfair to you.',
    'Anger can feel hot and big inside.',
    'Thank you for writing it and not shouting it.',
  ],
  middles: [
    'Feeling mad is okay, and hurting others is not.',
    'Under anger there is often a hurt place.',
    'Your anger shows that something matters to you.',
    'It is smart to stop and breathe first.',
    'Words can help more than fists.',
    'Even good friends get angry at times.',
  ],
  closings: [
    'What helps you to cool down?',
    'Count slowly to ten before you speak.',
    'What would make it fair again?',
    'Could a grown-up help you two talk?',
    'What do you wish the other one knew?',
    'Run, jump or breathe, and then talk about it.',
  ],
};

export const doubt: ThemeParts = {
  openings: [
    'That is a big and honest question.',
    'You may ask questions about God.',
    'It is good that you think about this.',
    'Wondering is not wrong.',
    'Many people ask that, also grown-ups.',
    'You do not have to know everything.',
  ],
  middles: [
    'God is not angry about honest questions.',
    'Thomas had questions too, and Jesus was kind to him.',
    'Some answers take a long time, and that is all right.',
    'You can trust and wonder at the same time.',
    'A question can be a way to come closer.',
    'I am a program, so I cannot settle such a question.',
  ],
  closings: [
    'Who could you ask about this?',
    'Ask your parents or your pastor what they think.',
    'You can tell God just what you wonder.',
    'What made you think of it?',
    'Keep your question and ask it at camp.',
    'What would you ask Jesus first?',
  ],
};

export const body: ThemeParts = {
  openings: [
    'Being tired or sick is no fun.',
    'Your body is telling you something.',
    'I am sorry that you do not feel well.',
    'Even strong children need rest.',
    'It is good that you noticed how you feel.',
    'Some days our body is slow.',
  ],
  middles: [
    'Rest is good, and God rested too.',
    'Your body works hard for you every day.',
    'Water, food and sleep can do a lot.',
    'A grown-up can help when something hurts.',
    'You are allowed to take a break.',
    'Bodies need care, just like plants do.',
  ],
  closings: [
    'Where in your body do you feel it?',
    'Tell a grown-up if something hurts.',
    'What would help you to rest?',
    'Drink some water and take a slow breath.',
    'What can you leave for tomorrow?',
    'When do you feel full of energy?',
  ],
};
