import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay53: LessonSource = {
  category: 'ai',
  dayNumber: 53,
  pictures: ['bear', 'coat', 'magnifying-glass-tilted-right'],
  references: ['Acts 17:11-12', '1 Thessalonians 5:21', 'Luke 1:3-4', 'Proverbs 14:15'],
  bands: {
    kindergarten: {
      title: 'Is There a Bear in the Shed?',
      description: 'Somebody says it. Is it so? Come along and see!',
      content: `“There is a bear in the shed!” says Milo.

Who told you, Milo? “The talking box!” The box is a machine. It makes up words that sound right. Did the box see a bear? No. A box has no eyes in the shed.

Ina does not laugh at Milo. She does not run away. She asks Grandpa to come along. Creak! The door opens. They see something big and brown. It is… Grandpa’s old coat!

Milo is glad. Grandpa hugs them both. “Good that you asked,” he says.

## The lookers of Berea

Long ago Paul told people about Jesus. In the town of Berea they listened well. They were happy. They asked if it was true, too. So they looked in God’s word again and again.

> As a result, many of them believed
> — Acts 17:12

Asking is good. Looking is good. Is it about danger? Then fetch a grown-up first.`,
      difficulty: 'beginner',
      objectives: [
        'Ask who told it and who saw it.',
        'Say what the people of Berea did.',
        'Tell when to fetch a grown-up.',
      ],
      activities: [
        {
          title: 'Go and see',
          description:
            'A helper hides three things under three hats. She says what is there. One time she is wrong! Walk over and lift each hat. Call out true or not true.',
        },
      ],
      checks: [
        {
          question: 'What did the people of Berea do?',
          options: ['They slept all day', 'They ran to a boat', 'They looked in God’s word'],
          answer: 2,
          explanation: 'They wanted to know if it was true.',
          practises: [1],
        },
        {
          question: 'The box says there is a bear. What do you ask?',
          options: ['Who saw it?', 'Can it sing for us?', 'What color is the box?'],
          answer: 0,
          explanation: 'The box saw nothing. It only puts words together.',
          practises: [0],
        },
        {
          question: 'Something may be dangerous. What now?',
          options: ['Go in all alone', 'Fetch a grown-up', 'Poke it with a stick'],
          answer: 1,
          explanation: 'Ina asked Grandpa to come. That was wise.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Green, Yellow, Red',
      description: 'Two reporters, ten answers and three colored pencils.',
      content: `## The camp newspaper

Imani and Jo are making a newspaper about the camp. They type ten questions into a chatbot, and ten neat answers come back. Each one sounds as if a teacher wrote it.

“Shall we print them?” asks Jo.

“Not until we know which ones are true,” says Imani, and she gets three pencils. Green is for things that they have checked, yellow for things that may be so, and red for things that were made up.

## Out with the pencils

The first answer says that spiders have eight legs. There is one on the window, so they count. Green!

Another answer says that owls can turn their heads very far. That sounds right, but they have no owl, so it gets yellow. Later they find it in a bird book, and it turns green.

Next they read that the big oak by the gate is called Old Benjamin and was planted by a queen. But the cook has been here for forty years, and she has never heard of that. Red! A chatbot knows a lot of stories about old trees. When it has none about your tree, it may still give you one.

The last one says that the lake holds three bathtubs of water. They do not even need a book for this. Thirty children swim in it at once! When there is a number, picture it and ask if the size makes sense.

In the end they have four greens, three yellows and three reds. They print the greens, and next to the yellows they write that they are not sure yet.

## Eager people

Paul taught in Berea, and the people there loved to listen. Then they took time to look it up.

> Now the Bereans were more noble-minded than the Thessalonians
> — Acts 17:11

They checked a great teacher, and he was not hurt by it. So you may surely check a machine. And if you have printed a red one by mistake, tell your readers.`,
      difficulty: 'beginner',
      objectives: [
        'Sort answers into checked, maybe and made up.',
        'Explain why a chatbot can make up a story about your town.',
        'Use the size of a number to catch a mistake.',
      ],
      activities: [
        {
          title: 'Three pencils',
          description:
            'Each child writes two true things about the camp and one that is made up, in the same sure voice. Mix all the slips. In teams, mark them green, yellow or red. A slip gets green only when the team can say how it was checked. Go and check as many yellow ones as you can.',
        },
        {
          title: 'Does that fit?',
          description:
            'Say a number about something near you, such as the steps to the gate or the spoons in the kitchen. Sometimes make it far too big or too small. Others use a rough count to call fits or does not fit, and then you all find out.',
        },
      ],
      checks: [
        {
          question: 'When did an answer get a green mark?',
          options: [
            'When it sounded like a teacher',
            'When the girls had checked it',
            'When it had no long words in it',
            'When both of the girls liked it',
          ],
          answer: 1,
          explanation: 'Sounding right was only worth a yellow. Green had to be earned.',
          practises: [0],
        },
        {
          question: 'Why did the chatbot write about Old Benjamin?',
          options: [
            'The cook had told it the name',
            'It had once been to the camp',
            'It wanted to make Jo look silly',
            'It mixes new stories from many old ones',
          ],
          answer: 3,
          explanation:
            'It has seen many tales of trees. When it knows nothing of yours, it can still make a tale.',
          practises: [1],
        },
        {
          question: 'How did the girls know that the lake number was wrong?',
          options: [
            'They found it in a bird book',
            'They filled three real bathtubs',
            'They pictured thirty children in it',
            'They asked the same chatbot again',
          ],
          answer: 2,
          explanation: 'So many children could not swim in three bathtubs. The size did not fit.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Click the Footnote',
      description:
        'For more than a century people repeated a fact about the Moon. A hair and a pocket calculator could have stopped them.',
      content: `## The wall that nobody saw

In 1754 an English scholar named William Stukeley claimed that the Great Wall of China might be seen from the Moon. He had never been to China, let alone the Moon. The idea was printed again, and in 1932 a famous newspaper cartoon told it to millions of readers. Schoolbooks repeated it. Then in 2003 China’s first astronaut, Yang Liwei, reported that he had not been able to see the wall, and he was only a few hundred kilometers up.

Could someone have known earlier? Much of the wall is roughly 6 meters wide, while the Moon is about 384,000 kilometers away. Shrink both until the wall is as narrow as a human hair, and the hair would be more than 4 kilometers from your eye. An estimate on the back of an envelope was enough. The trouble is that nobody felt a need for one, since everybody already knew.

## Why repetition looks like truth

A language model learns from text, and text is full of repetition. If an error stands in ten thousand places and its correction in fifty, the error has the louder voice. On top of that, the program can combine true pieces into something false, such as a real scientist with a book that she never wrote.

Many chatbots now search the web and add footnotes. That is real progress, but a footnote is not yet a proof. It can fail in four different ways.

- The source does not exist at all.
- It exists, but does not say what the answer claims.
- It says so, but it is copied from the same mistake.
- It was correct once, and the world has changed.

Only one move uncovers all four: open the source, read the passage around the claim, and ask where its author got it from.

## How deep should you dig?

Nobody can check everything, so spend your effort where it counts. Before you repeat something, ask who could get hurt if it is wrong. A joke about penguins needs no research. A claim about someone’s religion, health or honesty needs a lot, and passing on an accusation may do damage that cannot be undone. When you cannot check, you still have an honest choice, namely to say how you know. “I read it once” is a respectable sentence.

## Hold fast to what is good

Being suspicious of everything is no better than swallowing everything, because both spare you the work of looking. Paul’s advice has two halves.

> but test all things. Hold fast to what is good.
> — 1 Thessalonians 5:21

Testing is for the sake of holding. A miner does not wash gravel because he hates stones; he hopes for gold. People in Berea searched the Scriptures eagerly, day after day, and many came to trust what they had found. Doubt was not their destination. They wanted to stand on something that would carry their whole weight, and you may want that, too.`,
      difficulty: 'intermediate',
      objectives: [
        'Test a claim with a rough estimate.',
        'Find which of four ways a footnote has failed.',
        'Decide how much checking a claim deserves.',
      ],
      activities: [
        {
          title: 'Envelope arithmetic',
          description:
            'Invent three claims with numbers about your camp, one of them absurd, for example that the kitchen bakes a ton of bread a week. Swap with another group. Using only counting, pacing and rounding, write an estimate for each claim and give your verdict: plausible, doubtful or impossible.',
        },
        {
          title: 'Open the source',
          description:
            'Take any book or magazine that mentions where its information comes from, or a leaflet with claims. Choose three statements. For each, write down what you would have to open, ask or measure to reach the original, and which of the four failures you would watch for.',
        },
      ],
      checks: [
        {
          question: 'What does the picture of a hair four kilometers away show?',
          options: [
            'That the wall is far too narrow to see from the Moon',
            'That human eyes were sharper in the eighteenth century',
            'That the wall has become narrower in the last centuries',
            'That astronauts ought to carry better pocket calculators',
          ],
          answer: 0,
          explanation:
            'Scaled down to the width of a hair, the wall would be kilometers from your eye. A rough estimate settles the question.',
          practises: [0],
        },
        {
          question:
            'A chatbot cites a real article, which in fact says the opposite. Which failure is this?',
          options: [
            'The source is invented from beginning to end',
            'The source was right once and is now outdated',
            'The source does not say what the answer claims',
            'The source copied an error from the same place',
          ],
          answer: 2,
          explanation:
            'The article exists, so the link works. Only somebody who reads the passage will notice.',
          practises: [1],
        },
        {
          question: 'Which of these deserves the most checking before you pass it on?',
          options: [
            'A riddle about two penguins on an iceberg',
            'A record for the longest paper plane flight',
            'A list of the ten most popular pizza toppings',
            'A message that a classmate has been stealing',
          ],
          answer: 3,
          explanation:
            'A false accusation can harm a person for years. Dig deepest where a mistake would hurt the most.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Brazilian Aardvark',
      description:
        'A joke entered an encyclopedia and came out as knowledge. How do statements acquire their credentials?',
      difficulty: 'advanced',
      content: `## Knowledge in a circle

On a trip to Brazil a seventeen-year-old American and his brother mistook some coatis for aardvarks. For fun, in July 2008, he inserted into Wikipedia that the coati is also known as the Brazilian aardvark. He expected that someone would delete it. Instead the phrase spread to hundreds of websites, to several British newspapers and eventually to books from university presses. In time the article could point to a newspaper for support. The source had become its own witness. The New Yorker told the story in 2014, and the cartoonist Randall Munroe had already supplied a name for the mechanism: citogenesis.

Each person in the chain had behaved almost reasonably, since each relied on someone who seemed to have checked. The flaw lies in the shape of the chain. Ten citations that descend from one statement are one piece of evidence, and the appearance of agreement conceals how few observers there were.

## Why a model guesses

Language models enlarge the circle. They are trained on text that contains such errors, they produce new text, and part of that text returns to the web from which later models learn. Researchers reported in 2024 that models trained repeatedly on the output of their predecessors gradually lose the rare cases first and degrade. They called the effect model collapse. How serious it is in practice depends on how much human writing remains in the mixture.

Why do the systems invent at all? One explanation, offered by researchers in 2025, is surprisingly ordinary: we grade them like careless examiners. On a multiple-choice test with four options and no penalty, a blind guess earns on average a quarter of a point, whereas the honest reply that one does not know earns nothing. Whoever wants a high score should always guess. If every wrong answer costs a third of a point, the expected gain from guessing is one quarter minus three quarters of one third, which is exactly zero. Bluffing no longer pays. Many popular benchmarks contained no such penalty, and the models were adjusted to succeed on them. A civilization that rewards confident answers should not be astonished to receive confident answers.

The remark applies to schools, too. A student who says “I don’t know yet” in class has often lost something by it, and that is a rule made by people.

## A procedure

Checking a generated statement resembles the auditing of accounts more than the detection of lies, because the tone carries no information. Four questions are sufficient for most cases. Does the cited work exist? Does it contain the claim, read in context? On what does it rely in turn, an observation, a calculation or another citation? And would I expect to find contrary evidence if there were any, and have I looked for it? The last question is the one that amateurs omit.

To audit everything would take more than a lifetime. Therefore we depend, rightly, on institutions with habits of correction: journals that retract, newspapers that print errata, editors who can be telephoned. A trustworthy source is not one that never errs. It is one in which errors have somewhere to go.

## An investigator’s preface

Luke opens his Gospel in the style of a historian who knows that his reader has heard reports before.

> Therefore, having carefully investigated everything from the beginning, it seemed good also to me to write an orderly account for you, most excellent Theophilus, so that you may know the certainty of the things you have been taught.
> — Luke 1:3-4

He mentions eyewitnesses, earlier accounts and his own inquiry, in other words a chain that can be followed upward. How far he succeeded is debated by scholars of various convictions, and the debate is itself a tribute to the sort of claim he makes. He does not ask to be believed because he sounds inspired.

There is an old proverb for the rest of us: “The simple man believes every word, but the prudent man watches his steps” (Proverbs 14:15). Prudence, in that tradition, was never the enemy of faith. It is what love of truth looks like while it is still walking. And since every one of us has at some time forwarded an aardvark, it walks best in company, with people who are allowed to correct us.`,
      objectives: [
        'Trace how circular citation creates false agreement.',
        'Calculate when a scoring rule rewards guessing.',
        'Apply four audit questions to a generated statement.',
      ],
      activities: [
        {
          title: 'Grow an aardvark',
          description:
            'In a group of eight, one person writes a harmless invented fact about the camp. Each of the next five rewrites it more formally, citing only the previous slip. The last two receive slips five and six, without knowing the origin, and must find out how many independent witnesses there are. Discuss which question exposed the circle. Destroy all the slips.',
        },
        {
          title: 'Fair marks for honesty',
          description:
            'Design a quiz of ten questions with four options and the choice of leaving a blank. Let one half of the group take it without penalty and the other half with a loss of one third for each error. Compare the number of blanks and of wrong answers. Which result would you rather receive from a pharmacist?',
        },
      ],
      checks: [
        {
          question:
            'Hundreds of websites agreed about the Brazilian aardvark. Why was this weak evidence?',
          options: [
            'Websites are never as dependable as printed books',
            'Most people have no opinion on what coatis are called',
            'The agreement arrived more than a year after the trip',
            'The sites all descended from one invented statement',
          ],
          answer: 3,
          explanation:
            'Citations count only as far as they are independent. Here one joke was heard hundreds of times.',
          practises: [0],
        },
        {
          question:
            'A test has five options per question. Which penalty for a wrong answer makes blind guessing worth exactly nothing?',
          options: [
            'One fifth of a point',
            'One fourth of a point',
            'One third of a point',
            'One half of a point',
          ],
          answer: 1,
          explanation:
            'The expected gain is one fifth minus four fifths of the penalty. With a penalty of one fourth, both terms are one fifth.',
          practises: [1],
        },
        {
          question:
            'A generated answer cites an existing article that contains the claim. What remains to be asked?',
          options: [
            'On what the article relies, and whether contrary evidence exists',
            'Nothing, since the article exists and its wording has been confirmed',
            'Whether the answer was written in a sufficiently confident tone',
            'How many other chatbots give the same answer when they are asked',
          ],
          answer: 0,
          explanation:
            'Existence and content are two of the four questions. The origin of the claim and the search for contrary evidence are the others.',
          practises: [2],
        },
      ],
    },
  },
};
