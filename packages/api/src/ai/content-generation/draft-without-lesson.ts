import type { LessonContent } from '@lamplight/ai/tasks';
import {
  type ContentWish,
  sentenceToReplace,
  type TeacherLessonSubject,
} from '@lamplight/domain/teaching';
import { planOf } from './plan.ts';

/** How a subject is taught when what it is about is the teacher's own. `topic` is the title in quotation marks. */
interface WayOfWorking {
  description(topic: string): string;
  readonly need: string;
  beginning(topic: string): string;
  explanation(topic: string): string;
  readonly together: string;
  readonly practice: string;
  readonly questions: readonly [string, string, string];
}

const WAYS: Readonly<Record<TeacherLessonSubject, WayOfWorking>> = {
  science: {
    description: (topic) =>
      `We look closely at ${topic}, guess, try it out and tell what we found.`,
    need: 'The thing itself, or pictures of it; paper and pencils; something to measure with.',
    beginning: (topic) =>
      `Put the thing or a picture of it in the middle. For one minute everyone only looks. Then each says one sentence that begins with “I see” and one about ${topic} that begins with “I wonder”.`,
    explanation: (topic) =>
      `Take three of the questions and answer them: what ${topic} is, what happens there, and why. Give one example that the students know from home.`,
    together:
      'Choose one question that can be tried out. The class says what it expects, changes one thing only, keeps all else the same, and measures three times.',
    practice:
      'Everyone draws what happened, with labels, and writes under it: I expected, I saw, so I think.',
    questions: [
      'What did we change, and what did we keep the same?',
      'What did we see that we had not expected?',
      'How could we find out more?',
    ],
  },
  technology: {
    description: (topic) =>
      `We find out what ${topic} takes in, what it does with it and what comes out.`,
    need: 'Paper cards, pencils, and one device to look at, switched off or on.',
    beginning: (topic) =>
      `Ask who has met ${topic} this week, where, and what it was good for. Collect the answers in two rows: what it does, and what people do.`,
    explanation: (topic) =>
      `Draw three boxes: what goes in, what happens, what comes out. Fill them for ${topic} together, and say in which box people decide.`,
    together:
      'Groups play it: one student is what goes in, one carries out the rules on a card, one is what comes out. Then change one rule, and guess first what will change.',
    practice:
      'Everyone writes the three boxes for another device at home, and one thing that it should never be used for.',
    questions: [
      'What goes in, and where does it come from?',
      'When could what comes out be wrong?',
      'What should a person decide and no machine?',
    ],
  },
  engineering: {
    description: (topic) =>
      `We plan, build, test and improve, and learn what ${topic} has to hold.`,
    need: 'Paper, cardboard, tape, string and scissors; a weight or another way to test.',
    beginning: (topic) =>
      `Tell of somebody who needs ${topic} and why. The class says what a good one must do: three points on the board, which will be the test.`,
    explanation: (topic) =>
      `Show two ways in which ${topic} has been built. What is the same in both? Which part carries the load, and which keeps it in place?`,
    together:
      'Groups of three draw a plan first, then build with what is there. After half of the time every group tests once and may change one thing.',
    practice: 'Each group tests before all, measures, and writes down what gave way first.',
    questions: [
      'Which part did the most work?',
      'What did you change after the first test, and did it help?',
      'What would you do with another hour?',
    ],
  },
  math: {
    description: (topic) => `We lay it, draw it and write it down, until ${topic} makes sense.`,
    need: 'Twenty small things to count for each pair, such as beans or stones; squared paper.',
    beginning: (topic) =>
      `Give one small problem about ${topic} that can be solved with things to hold. Pairs lay it out. Ask for two different ways before you say which is right.`,
    explanation: (topic) =>
      `Work out one example of ${topic} three times: with things, as a drawing, and in signs. Point to the same number in all three. Say aloud why each step is allowed.`,
    together:
      'Pairs solve three problems that grow harder, one as things, one as a drawing, one in signs. They check each answer in another way than they found it.',
    practice:
      'Everyone makes up one problem of the same kind with its answer worked out, and swaps it with a neighbor.',
    questions: [
      'How do you know that your answer is right?',
      'Where did you nearly go wrong?',
      'When does one need this outside of school?',
    ],
  },
  art: {
    description: (topic) =>
      `We look slowly, try things out, and make something of our own about ${topic}.`,
    need: 'Two or three pictures to look at; paper; pencils, paint or clay; an apron each.',
    beginning: (topic) =>
      `Show a picture that has to do with ${topic} for one silent minute. What do you see first? Where do your eyes go next? What is missing?`,
    explanation: (topic) =>
      `Show one way of working that suits ${topic}: a line, a mix of colors, or a shape from clay. Do it slowly before all, with one mistake and how to go on from it.`,
    together:
      'Everyone fills four small squares with four tries of it. In pairs they choose the one that they like best and say why.',
    practice:
      'Everyone makes one larger work from the chosen try. There is no wrong one; stop when you could not leave anything out.',
    questions: [
      'What did you choose to show, and what to leave out?',
      'Which part was hard, and what did you do then?',
      'What do you see in the work of your neighbor?',
    ],
  },
  english: {
    description: (topic) => `We read, talk and write about ${topic}, each in words of our own.`,
    need: 'A short text for everyone, a pencil, a notebook.',
    beginning: (topic) =>
      `Read the first lines of the text about ${topic} aloud and stop. What could come next? Three students tell it in one sentence.`,
    explanation: (topic) =>
      `Read on together. Mark three words that carry the text about ${topic}, and explain each in other words. Who speaks, to whom, and why?`,
    together:
      'In groups of three, one tells the text again, one asks, one writes down the best sentence. Then change places.',
    practice:
      'Everyone writes five sentences: one that names, two that show, one that asks, and one that ends. Read them aloud to a neighbor and mend one.',
    questions: [
      'Which word could the text not do without?',
      'What does the text not say?',
      'Which of your sentences do you like best, and why?',
    ],
  },
  history: {
    description: (topic) =>
      `We ask what happened, how we know it, and what ${topic} has to do with us.`,
    need: 'One or two sources, such as a letter, a map or a picture; a long strip of paper as a timeline.',
    beginning: (topic) =>
      `Show one source about ${topic} and say nothing. Who made it, when, and for whom? Collect what one sees in it, and apart from it what one only guesses.`,
    explanation: (topic) =>
      `Tell ${topic} as a story with its people, its place and its year. Hang three events on the timeline, and one that the students know already.`,
    together:
      'Groups compare two sources: what do both say, what does only one say, and which was nearer to it?',
    practice:
      'Everyone writes four sentences as somebody who was there: what I saw, what I did, what I did not know then, what I hoped.',
    questions: [
      'How do we know that it happened?',
      'What did it change for people like us?',
      'Whose voice is missing?',
    ],
  },
  music: {
    description: (topic) =>
      `We listen, answer with our voices and hands, and make something of our own about ${topic}.`,
    need: 'A recording or an instrument; room to stand in a circle.',
    beginning: (topic) =>
      `Stand in a circle. Clap a short rhythm that belongs to ${topic}; all answer. Pass it around once, softer each time.`,
    explanation: (topic) =>
      `Listen to one short piece twice: first with closed eyes, then for one thing only that belongs to ${topic}. Show it with your hand whenever it comes.`,
    together:
      'Learn two lines by heart, one at a time, with a movement for each. Half of the class keeps the beat while the other half sings.',
    practice:
      'Groups of four make eight beats of their own, with one quiet place in them, and play them to the others.',
    questions: [
      'What came again, and what changed?',
      'How did it feel where it was quiet?',
      'What would you play slower?',
    ],
  },
};

/** A draft for what the programme holds nothing about: a way of working, and where the teacher's own knowledge goes. */
export function draftWithoutLesson({ title, subject, duration }: ContentWish): LessonContent {
  const topic = `“${title}”`;
  const way = WAYS[subject];
  const plan = planOf(duration, {
    beginning: way.beginning(topic),
    explanation: `${way.explanation(topic)}\n${sentenceToReplace(topic)}`,
    together: way.together,
    practice: way.practice,
    questions: way.questions.map((question, at) => `${at + 1}. ${question}`).join('\n'),
    end: 'Everyone finishes one sentence: “Before, I thought …, and now I think …”. Thank the students for one thing that you saw them do well.',
  });
  return {
    description: way.description(topic),
    content: [
      `What you need\n${way.need}`,
      plan,
      'This draft gives a way of working. Change what does not fit your class.',
    ].join('\n\n'),
  };
}
