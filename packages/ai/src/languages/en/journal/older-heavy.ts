import type { ThemeParts } from '../../../journal/language.ts';

export const grief: ThemeParts = {
  openings: [
    'I am sorry for your loss; missing someone can fill a whole day.',
    'Grief is love that has nowhere to go for a while.',
    'Thank you for trusting the page with someone you miss.',
    'Losing someone leaves a gap that words do not fill quickly.',
    'What you wrote carries a lot of love and a lot of pain.',
    'It makes sense that this still hurts.',
  ],
  middles: [
    'There is no timetable for grief, and nobody gets to set one for you.',
    'Some days it comes in waves, and a quiet day is not a betrayal.',
    'Jesus wept at the grave of a friend, so tears are no lack of faith.',
    'Remembering is one way of keeping someone’s place.',
    'You do not have to be strong for everybody else.',
    'Writing about it is one honest way to carry it.',
  ],
  closings: [
    'Which memory would you like never to lose?',
    'Who also knew them and could remember with you?',
    'You could write down one thing you would still like to tell them.',
    'Is there someone you could sit with today, even without talking?',
    'What did this person or animal teach you without using words?',
    'If the days get too heavy, let an adult you trust carry some of it with you.',
  ],
};

export const shame: ThemeParts = {
  openings: [
    'Writing about a mistake this openly takes courage.',
    'You looked at something that most people would rather hide.',
    'That sounds uncomfortable, and you did not run from it.',
    'It is hard to live with the moment when something went wrong.',
    'You are being honest with yourself here.',
    'Regret can sit heavily, and you gave it words.',
  ],
  middles: [
    'What you did and who you are is not the same thing.',
    'Feeling sorry is a sign that you know where you want to stand.',
    'Putting something right usually begins with one plain sentence.',
    'Peter failed badly and was still trusted again afterwards.',
    'Shame says hide; responsibility asks what can be repaired.',
    'Most people around you carry a story like this too.',
  ],
  closings: [
    'What would putting it right look like, even in a small way?',
    'Who deserves a word from you, and what would you say first?',
    'What would you tell a friend who had done the same?',
    'What do you know now that you did not know before?',
    'Is there an adult you could talk it through with?',
    'If you could replay one minute of it, which would it be?',
  ],
};

export const loneliness: ThemeParts = {
  openings: [
    'Feeling alone among many people can be harder than being alone.',
    'It hurts to be on the outside of things.',
    'Thank you for being honest about how lonely this feels.',
    'Being left out stings, at any age.',
    'What you describe sounds isolating.',
    'Wanting to belong is one of the most human things there is.',
  ],
  middles: [
    'Not being invited says little about your worth.',
    'Elijah once felt like the only one left, and he was not.',
    'Closeness often starts smaller than we expect: one question, one shared task.',
    'Others may look connected and feel the same as you do.',
    'You gave it a name, and that is where change can start.',
    'It can help when one person knows about it.',
  ],
  closings: [
    'Who is one person you could speak to first this week?',
    'Where do you feel most like yourself?',
    'Which adult could you tell how this feels?',
    'What would you want somebody to ask you?',
    'Is there someone else on the edge whom you could join?',
    'What activity would make it easier to be around people?',
  ],
};

export const fear: ThemeParts = {
  openings: [
    'That sounds frightening, and it is good that you wrote it down.',
    'Worry can take up a lot of room in a head.',
    'What you are afraid of clearly matters to you.',
    'Courage and fear can be in the same person at the same time.',
    'It makes sense that this makes you nervous.',
    'You gave your fear a name, and that is a first step.',
  ],
  middles: [
    'A worry on paper is often easier to look at than a worry in the dark.',
    'Fear tells you about a danger, but it does not always measure well.',
    'Slow breathing out tells your body that it may calm down.',
    'Many psalms begin in fear and say so openly.',
    'You do not have to solve all of it today.',
    'Preparing one small part can give some control back.',
  ],
  closings: [
    'Which part of it could you do something about?',
    'Who could stand beside you in this?',
    'What has helped you before when you were afraid?',
    'How likely is the worst case, and what would you do then?',
    'Try to breathe out slowly five times, and then look at it again.',
    'What would be the smallest step toward it?',
  ],
};

export const sadness: ThemeParts = {
  openings: [
    'I am sorry that it is so heavy right now.',
    'That sounds like a hard stretch.',
    'Thank you for writing it as it is.',
    'Not every day can be a good one, and this one clearly hurt.',
    'There is a lot of sadness in these lines.',
    'You do not need to make it sound better than it is.',
  ],
  middles: [
    'Sadness is not a weakness; it shows what you care about.',
    'A third of the psalms are laments, so there is room for this in prayer.',
    'Feelings move, even when they seem to stand still.',
    'Naming it exactly, as you did, can loosen it a little.',
    'It is fine to need time or company, or both.',
    'You are allowed to go gently with yourself today.',
  ],
  closings: [
    'What would help you even a little this evening?',
    'Who could you tell this to, in one sentence?',
    'When did you last feel a bit lighter, and what was different?',
    'If it stays for many days, please tell an adult you trust.',
    'What do you wish somebody understood about it?',
    'Would a walk, music or a talk be the better company today?',
  ],
};

export const anger: ThemeParts = {
  openings: [
    'I can see why that made you angry.',
    'Something you care about was stepped on.',
    'That is a lot of heat, and you put it on paper first.',
    'Unfairness is hard to swallow.',
    'Your anger has a reason, and it deserves to be heard.',
    'You said plainly what annoyed you.',
  ],
  middles: [
    'Anger is good at pointing out a problem and poor at solving it.',
    'Often there is hurt or worry underneath.',
    'What you do with it is the part that belongs to you.',
    'A little distance now can save a lot of repair later.',
    'You can stand up for something without wounding somebody.',
    'There may be one part of the story you have not heard yet.',
  ],
  closings: [
    'What exactly crossed the line for you?',
    'What would a fair outcome look like?',
    'How could you say it so that the other person can hear it?',
    'What helps you to cool down without swallowing it?',
    'Who could help you sort it out?',
    'What do you want to have said when you look back tomorrow?',
  ],
};

export const doubt: ThemeParts = {
  openings: [
    'That is an honest question, and it deserves room.',
    'Doubt is not the enemy of faith; not caring would be.',
    'You are thinking for yourself here.',
    'Many people who believe have asked the same.',
    'It takes honesty to write this down.',
    'You are not in trouble for wondering.',
  ],
  middles: [
    'Thomas said openly what he could not believe, and he was not sent away.',
    'I am a program, so this question is better held by people who believe and who know you.',
    'Some questions are lived with for years before they open up.',
    'A faith that has been questioned can become your own.',
    'Christians answer some of this differently, so your parents and your pastor are good people to ask.',
    'You can put a question to God as well, without polishing it.',
  ],
  closings: [
    'What exactly makes you doubt: an experience, an argument or a silence?',
    'Whose answer would you trust, and could you ask that person?',
    'What would change for you if you had an answer?',
    'Which part do you still hold on to?',
    'Could you bring this question to your pastor or your parents?',
    'When did the question first come up?',
  ],
};

export const body: ThemeParts = {
  openings: [
    'Being worn out colors everything else.',
    'Your body is asking for attention.',
    'That sounds exhausting.',
    'It is good that you notice what your body tells you.',
    'Being unwell takes more energy than people see.',
    'You have been running on little rest.',
  ],
  middles: [
    'Rest is not laziness; even the week in Genesis has a day for it.',
    'Sleep does a lot of quiet repair work in the brain.',
    'When Elijah was at his end, he first got food and sleep.',
    'You do not have to perform at full strength every day.',
    'If pain stays, it belongs in front of an adult or a doctor.',
    'A short pause early often saves a long one later.',
  ],
  closings: [
    'What could you put down for today?',
    'What usually gives you energy back?',
    'How much sleep have you really had this week?',
    'Is there somebody who should know how you feel?',
    'What would a good evening for your body look like?',
    'When in the day do you feel most awake?',
  ],
};
