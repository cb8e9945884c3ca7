import type { ThemeParts } from '../../../journal/language.ts';

export const kindness: ThemeParts = {
  openings: [
    'You noticed what somebody needed.',
    'You did a kind thing.',
    'Helping takes time, and you gave yours.',
    'You shared something good with somebody.',
    'What a caring thing to do.',
    'You made somebody’s day a little lighter.',
  ],
  middles: [
    'Small kind things can grow very big.',
    'You did not only think of it, you did it.',
    'Kind hands make a place feel like home.',
    'The Good Samaritan stopped to help, and so did you.',
    'Kindness is something you can practise like a song.',
    'Somebody will remember that.',
  ],
  closings: [
    'How did the other person look then?',
    'How did it feel inside?',
    'Who could you help tomorrow?',
    'Has someone been kind to you too?',
    'What small kind thing comes next?',
    'Would you do it the same way again?',
  ],
};

export const friendship: ThemeParts = {
  openings: [
    'Friends are a treasure.',
    'You told something about being friends.',
    'Friends matter a lot to you.',
    'It is good to have someone to play with.',
    'Being friends can be fun and tricky.',
    'You thought about your friends today.',
  ],
  middles: [
    'Good friends listen and take turns.',
    'Friends can disagree and still be friends.',
    'David and Jonathan helped each other, as friends do.',
    'Time together makes a friendship grow.',
    'A friend is someone you can be yourself with.',
    'You can be the one who invites others in.',
  ],
  closings: [
    'What do you like to do together?',
    'What makes someone a good friend?',
    'How could you be a good friend tomorrow?',
    'Is there someone new you could invite?',
    'What would you like to say to your friend?',
    'What made you laugh together?',
  ],
};

export const imagination: ThemeParts = {
  openings: [
    'What a lot of ideas you have.',
    'I could follow you into that story.',
    'You thought of something nobody told you.',
    'Your words make pictures.',
    'That is a dream with many colors.',
    'You have built a little world.',
  ],
  middles: [
    'People who invent things start with a what-if.',
    'God made us able to make things up.',
    'Every story begins with one small idea.',
    'You can add to it whenever you like.',
    'Somebody else might love to hear it too.',
    'A drawing could show even more of it.',
  ],
  closings: [
    'What happens next?',
    'Who else lives in your story?',
    'You could draw it and show it.',
    'What does it look like there?',
    'What would you do first?',
    'Can you build a piece of it?',
  ],
};

export const hope: ThemeParts = {
  openings: [
    'You are looking forward to something.',
    'It is nice to have a wish.',
    'Something good is coming, you wrote.',
    'Hope gives us strong feet.',
    'You want to do something, and you said it.',
    'It is good to have a plan.',
  ],
  middles: [
    'Big things start with a small step.',
    'Waiting is hard, and it can be exciting too.',
    'If it goes slowly, you can still keep going.',
    'You can try again, even after a hard day.',
    'Someone can help you with your plan.',
    'God knows what you hope for.',
  ],
  closings: [
    'What is the first small step?',
    'Who can help you with it?',
    'What are you most excited about?',
    'How many days do you have to wait?',
    'What could you do while you wait?',
    'You could draw what you hope for.',
  ],
};

export const nature: ThemeParts = {
  openings: [
    'You looked closely at the world around you.',
    'There is so much to discover outside.',
    'You have sharp eyes.',
    'I liked reading what you saw outside.',
    'God’s world is full of surprises.',
    'You stopped and looked, and that is special.',
  ],
  middles: [
    'People who study nature start just like that.',
    'Every living thing has its own way.',
    'The Bible says God was glad about what he made.',
    'Some things we only see when we are quiet.',
    'You can take good care of what you found.',
    'It may look different again tomorrow.',
  ],
  closings: [
    'What else did you see or hear?',
    'What color and shape did it have?',
    'What would you like to find out?',
    'Look again tomorrow, and see what changed.',
    'What did it sound or smell like?',
    'You could draw it from memory.',
  ],
};
