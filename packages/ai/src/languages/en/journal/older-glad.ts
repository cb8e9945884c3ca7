import type { ThemeParts } from '../../../journal/language.ts';

export const kindness: ThemeParts = {
  openings: [
    'You saw a need and acted on it.',
    'That was a concrete kindness, not only a good intention.',
    'You gave something that cost you time.',
    'It is worth noticing what you did there.',
    'You made room for somebody else.',
    'Somebody’s day went differently because of you.',
  ],
  middles: [
    'Small help tends to travel further than we see.',
    'The Samaritan in the story is remembered for stopping, not for speaking.',
    'Kindness that nobody applauds is still kindness.',
    'It often starts with paying attention, and you did.',
    'You might have been tempted to look away, and you did not.',
    'Doing it again is how it turns into character.',
  ],
  closings: [
    'What made you notice it in the first place?',
    'How did it feel afterwards?',
    'Who around you might need something like that next?',
    'When did somebody last do this for you?',
    'What was harder about it than you expected?',
    'What would you do the same way again?',
  ],
};

export const friendship: ThemeParts = {
  openings: [
    'Friendship clearly matters to you.',
    'You wrote about people you choose to be close to.',
    'Friends can make a day, and sometimes break one.',
    'You are thinking about what holds a friendship together.',
    'There is loyalty in what you wrote.',
    'Being close to someone is worth the effort it takes.',
  ],
  middles: [
    'Good friendships can hold different opinions.',
    'Jonathan stood by David when it cost him something.',
    'Trust grows through many small kept promises.',
    'Listening without fixing is a rare gift.',
    'A friendship may change shape without being lost.',
    'You have a part in it, and the other person has one too.',
  ],
  closings: [
    'What do you bring to this friendship?',
    'What would you like to say that you have not said yet?',
    'What does a good friend do on a bad day?',
    'Where do the two of you differ, and how do you handle it?',
    'Who could be invited in?',
    'What is a moment with friends you would like to repeat?',
  ],
};

export const imagination: ThemeParts = {
  openings: [
    'You have built a world with a few sentences.',
    'There is a real idea in this.',
    'I could picture what you describe.',
    'You let your mind go somewhere new.',
    'Inventing takes courage, because nobody has checked it before.',
    'This reads like the beginning of something longer.',
  ],
  middles: [
    'Most inventions and stories start with a question like yours.',
    'Details make an imagined place believable.',
    'Being able to create is something the Bible’s first page is full of.',
    'A rule or a limit in that world could make it even stronger.',
    'You can keep the wild parts and still give it an order.',
    'Showing it to one person may give it its next chapter.',
  ],
  closings: [
    'What happens next, and who wants to stop it?',
    'What would it take to build a first small version?',
    'Which detail do you see most clearly?',
    'What is the rule that holds this world together?',
    'Who would you show it to first?',
    'What problem could this idea solve?',
  ],
};

export const hope: ThemeParts = {
  openings: [
    'You are looking ahead, and you know what you want.',
    'There is hope in these lines.',
    'You have set yourself something.',
    'Looking forward to something changes the days before it.',
    'That is a goal worth writing down.',
    'You believe that something can get better.',
  ],
  middles: [
    'Goals get real when the first step has a date.',
    'Hope is not the same as being sure; it keeps walking anyway.',
    'Setbacks are part of almost every plan that worked.',
    'In the Bible, hope often grows in long waits.',
    'Telling someone about it makes it easier to keep going.',
    'You can hold a plan firmly and its details loosely.',
  ],
  closings: [
    'What is the first step you can do this week?',
    'What might get in the way, and what would you do then?',
    'Who could help you or ask you how it goes?',
    'How will you notice that you are getting closer?',
    'Why does this matter to you?',
    'What can you already do today?',
  ],
};

export const nature: ThemeParts = {
  openings: [
    'You looked long enough to really see something.',
    'There is attention in the way you describe it.',
    'Being outside did something to you.',
    'You noticed what others walk past.',
    'The world outside gave you something to think about.',
    'That is a good observation.',
  ],
  middles: [
    'Careful looking is where science and wonder both begin.',
    'The more you know about it, the more there is to be amazed at.',
    'Psalm writers and scientists share this habit of looking up.',
    'Caring for creation starts with knowing it.',
    'Silence outdoors is a good place to think.',
    'The same place will tell you something else in another season.',
  ],
  closings: [
    'What would you like to find out about it?',
    'What surprised you most?',
    'Which detail would you put into a drawing or a photo?',
    'What did it make you think about?',
    'How could you protect a small part of it?',
    'What might be there that you have not seen yet?',
  ],
};
