import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay16: LessonSource = {
  category: 'ai',
  dayNumber: 16,
  pictures: ['deciduous-tree', 'red-question-mark', 'fallen-leaf'],
  references: [
    'Genesis 42:15-16',
    'Genesis 45:4-5',
    'Genesis 50:20',
    'Proverbs 18:13',
    'Proverbs 18:17',
  ],
  bands: {
    kindergarten: {
      title: 'Yes or No?',
      description: 'I am thinking of an animal. Can you find it with three questions?',
      difficulty: 'beginner',
      content: `I am thinking of an animal. Ask me! I only say yes or no.

Can it fly? No. Now you can forget the birds. Does it live in the water? No. Bye, fish! Does it have long ears? Yes! Is it a rabbit? It is!

Each question is like a fork in a path. Yes goes one way. No goes the other way. Many forks look like branches. So we call it a decision tree.

A computer can walk down such a tree. It asks, then it turns. At the end hangs an answer, like an apple.

But it only asks what people wrote. It has no question about your heart.

Joseph had brothers who hurt him. Later they were hungry and afraid. Would he be mean or kind? No tree could tell. Joseph cried. Then he said:

> I am Joseph, your brother
> — Genesis 45:4

And he gave them bread.`,
      objectives: [
        'Ask a question that has a yes or a no.',
        'Show how each answer leads down a decision tree.',
      ],
      activities: [
        {
          title: 'Walk the tree',
          description:
            'Draw forked paths on the ground. Put a leaf or a stone at each end. Ask: Is it hard? Walk left for yes. Walk right for no.',
        },
        {
          title: 'Who am I?',
          description:
            'One child is an animal in secret. The others ask. The child nods or shakes the head. How soon do you know?',
        },
      ],
      checks: [
        {
          question: 'Which is a yes-or-no question?',
          options: ['Does it have fur?', 'What color is it?', 'Where does it sleep?'],
          answer: 0,
          explanation: 'You can nod or shake your head. That is enough.',
          practises: [0],
        },
        {
          question: 'Can it fly? The answer is no. What now?',
          options: ['Guess a robin', 'Begin again', 'Forget all the birds'],
          answer: 2,
          explanation: 'One answer can take away many animals at once.',
          practises: [1],
        },
        {
          question: 'What do you find at the end of a branch?',
          options: ['A new tree', 'An answer', 'A real apple'],
          answer: 1,
          explanation: 'You follow yes and no. At the end is an answer.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Four Seeds and One Stranger',
      description: 'Two questions are enough to name any seed on the table, or so Lotte thinks.',
      difficulty: 'beginner',
      content: `## A mess on the table

The wind blew through the garden shed and knocked over all the seed packets. Now radish, pumpkin, bean and sunflower seeds lay in one heap, and planting was to begin in two hours.

“We need a tree,” said Lotte. Her brother Emil looked out of the window. “Not that kind,” said Lotte, and she drew one on the wall with chalk.

- Is the seed flat? If yes, go left. If no, go right.
- Left: does it have stripes? Yes is sunflower. No is pumpkin.
- Right: is it as big as a pea, or bigger? Yes is bean. No is radish.

Soon even the youngest campers could sort the seeds without knowing anything about gardens. They only had to look, answer and turn. That is how a decision tree works, and a computer can follow one too.

## A good first question

Emil’s first idea was to ask, “Is it a radish?” But if the answer is no, you still have three kinds left. Lotte’s question cuts the heap in half, and after one more question you know. A good question splits the group, whatever the answer turns out to be.

## The stranger

Then Emil held up a yellow seed of corn from last year. It was not really flat, and it was as big as a pea. “So it is a bean,” read Emil from the wall. But it was not! A tree can only give the answers that somebody hung on it. It never says, “I have not met you before.”

Joseph once tested his brothers with hard questions. They had sold him when he was a boy, and he had to find out if they were still the same. Then Judah offered to be a slave himself so that the youngest could go home. When Joseph heard it, he wept and told them who he was.

> And now, do not be distressed or angry with yourselves that you sold me into this place, because it was to save lives that God sent me before you.
> — Genesis 45:5

No branch on a chart says that. Love found an answer that was not on the list.`,
      objectives: [
        'Follow a decision tree to an answer.',
        'Choose a first question that splits a group well.',
        'Explain why a tree can be wrong about something new.',
      ],
      activities: [
        {
          title: 'Leaf key',
          description:
            'Collect six kinds of leaves. Write yes-or-no questions until each leaf has its own place. Then give a friend your key and one of the leaves. Does your friend get to the right end?',
        },
        {
          title: 'Beat the tree',
          description:
            'Look for something outside that will fool your leaf key, such as a torn leaf or a new kind. What wrong answer comes out? Add one more question to fix it.',
        },
      ],
      checks: [
        {
          question: 'A seed is flat and has stripes. What does Lotte’s tree say?',
          options: ['Bean', 'Sunflower', 'Radish', 'Pumpkin'],
          answer: 1,
          explanation: 'Flat means left. Stripes mean sunflower.',
          practises: [0],
        },
        {
          question:
            'A bag holds 4 cats, 4 dogs, 4 hens and 4 ducks, all of wood. Which first question is best?',
          options: [
            'Is it a cat?',
            'Is it made of wood?',
            'Is it a duck or a dinosaur?',
            'Does it have four legs?',
          ],
          answer: 3,
          explanation: 'Four legs splits the 16 animals into 8 and 8. That cuts the heap in half.',
          practises: [1],
        },
        {
          question: 'Why did the tree call the corn a bean?',
          options: [
            'Corn was not one of its answers',
            'Emil read the chalk wrong',
            'Corn and beans are the same plant',
            'The seed was too old',
          ],
          answer: 0,
          explanation: 'A tree gives one of its own answers, even to a stranger.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Twenty Questions, One Million Answers',
      description:
        'Each honest yes or no can cut the world in half. Which question should you ask first?',
      difficulty: 'intermediate',
      content: `## The power of halving

Someone thinks of a thing, and you may ask twenty questions that can be answered with yes or no. How many different things can you tell apart in this way? A single question separates two possibilities, a second one splits each half again and so reaches four, and every further question doubles the number.

- with three questions 2 × 2 × 2 = 8 possibilities
- with ten questions 1,024 possibilities
- with twenty questions 1,048,576 possibilities

That is more than a million, provided that each question cuts whatever is left into equal parts. If you begin by asking about a toaster, you throw almost all of that power away.

Written down, such a game forms a decision tree. At each fork stands a question, and at the end of each branch, on a leaf, stands an answer. It is one of the oldest and most readable ways to let a machine decide. Rescue teams learn such trees by heart as well. When many people have been hurt at once, a method called START begins by asking who can walk. Everyone who can is sent to one side, so that the helpers can immediately kneel down beside the others.

## How a machine grows one

People can write trees themselves, but a computer can also grow them out of examples. Suppose that a gardener has kept notes about sixteen pots. In eight of them the seed came up. The program tries out every question that the notes allow. If it asks about damp soil, it finds that seven of the eight damp pots sprouted and only one of the eight dry ones, which makes it a strong question. If it asks about red pots, it finds that four of the eight red ones sprouted and four of the others too, so that the answer tells it nothing.

So damp soil goes to the top of the tree, and the program repeats its search on each side until the groups are nearly pure. Nobody had to tell it that seeds need water. On the other hand, it does not know what water is.

## Where trees mislead

A tree always answers. Show it a case that no one thought of, and it will lead you to a leaf with perfect manners and no doubt. It is also strict at the forks: a pot measured at 19.9 degrees goes left, and its twin at 20.1 goes right. And if the notes were unfair, the branches will be too.

> He who answers a matter before he hears it— this is folly and disgrace to him.
> — Proverbs 18:13

## A leaf that was not there

When ten hungry brothers bowed before the governor of Egypt, they had no idea that he was Joseph. The simplest tree in the world has a single fork: if they harmed you, harm them.

Joseph asked and tested and listened for a long time before he told them who he was. Many years of bitterness could have sent him down the old branch. Instead he found an answer that revenge did not offer, and he named the evil without letting it have the last word.

> As for you, what you intended against me for evil, God intended for good, in order to accomplish a day like this—to preserve the lives of many people.
> — Genesis 50:20

Forgiving did not mean pretending, and it does not mean that anyone has to stay near a person who goes on hurting them. It is a freedom that no chart can calculate.`,
      objectives: [
        'Calculate how many answers a number of yes-or-no questions can separate.',
        'Judge from examples which question a tree should ask first.',
        'Describe two weaknesses of decision trees.',
      ],
      activities: [
        {
          title: 'Grow a tree by hand',
          description:
            'Sixteen campers, or sixteen drawn faces, stand in a group. Half of them, chosen in secret by one feature or a mixture of two, belong to the club. Collect yes-or-no features on the board, count members on each side for every feature, and choose the strongest. Repeat. How many questions until the groups are pure?',
        },
        {
          title: 'The case it never met',
          description:
            'Draw a decision tree that settles an everyday matter, such as whether to go swimming. Exchange with another pair. They hunt for a situation in which obeying your tree would be foolish or unkind. Improve it together, then write at the bottom when a person must be asked.',
        },
      ],
      checks: [
        {
          question: 'How many different things can six good yes-or-no questions separate?',
          options: ['12', '36', '64', '600'],
          answer: 2,
          explanation: 'Each question doubles the number: 2, 4, 8, 16, 32, 64.',
          practises: [0],
        },
        {
          question:
            'Of twenty bikes, ten have a flat tire. Which question should a tree ask first?',
          options: [
            'Over thorns? (yes: 9 flat of 10; no: 1 flat of 10)',
            'Is it painted blue? (yes: 5 flat of 10; no: 5 flat of 10)',
            'Has it a bell? (yes: 6 flat of 12; no: 4 flat of 8)',
            'Is it new? (yes: 4 flat of 10; no: 6 flat of 10)',
          ],
          answer: 0,
          explanation:
            'The question about thorns leaves two nearly pure groups. The bell and the color tell nothing, since half are flat on either side.',
          practises: [1],
        },
        {
          question: 'Which weakness do decision trees have?',
          options: [
            'Their reasons cannot be read by people',
            'They give an answer even to cases unlike any example',
            'They stop working after twenty questions',
            'They need a new question for every single example',
          ],
          answer: 1,
          explanation:
            'Readability is their strength. But there is no branch for being puzzled, unless somebody adds one.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Price of a Question',
      description:
        'Information theory can tell a machine which question to ask first. It cannot tell anyone whether the matter is theirs to judge.',
      difficulty: 'advanced',
      content: `## Measuring doubt

Claude Shannon gave uncertainty a unit in 1948. If an event has two equally probable outcomes, learning which of them occurred is worth one bit. If one outcome has probability p and the other 1 − p, the average surprise is H(p) = −p log₂ p − (1 − p) log₂ (1 − p), a quantity known as entropy. It is greatest, namely 1, at p = 1/2, and vanishes where the outcome is certain.

Decision trees turn this into a strategy. The algorithm ID3, published by Ross Quinlan in 1986, selects at each node the attribute that reduces entropy most. Imagine records of sixteen seed samples, eight of which germinated, so that the initial uncertainty is 1 bit. Consider two candidate questions.

- Stored dry? Eight yes (seven germinated), eight no (one germinated). In both groups H(7/8) is about 0.544, and the gain is 1 − 0.544 = 0.456 bits.
- Imported? Four yes (all germinated), twelve no (four germinated). The first group has entropy 0, the second H(1/3), about 0.918. Weighted by 12/16 that is 0.689, and the gain is 0.311 bits.

The tree asks about storage first. It proceeds greedily, one locally optimal question at a time, because finding the smallest tree that fits a set of examples is computationally intractable in general.

## Virtues and instabilities

The appeal of the method lies in legibility. A branch is an argument: because A and B and not C, therefore D. Somebody who has been refused can locate the fork and contest it. In fields such as credit, medicine and law, that is a moral advantage and not merely a convenience.

The disadvantages are equally characteristic. Trees grown until every leaf is pure memorize accidents of their sample, and therefore they are pruned. They are unstable, since exchanging a few records can alter the root and with it the whole structure. Leo Breiman responded in 2001 with random forests, in which hundreds of varied trees vote; accuracy improves considerably, while legibility is largely lost, because nobody can read five hundred arguments at once. Here lies one of the recurrent bargains of the field. How much explanation may we surrender for how much accuracy, and who is entitled to strike that bargain when the decision concerns someone else?

## The examination in Egypt

The Joseph story contains an elaborate procedure for resolving uncertainty. The governor suspects, or pretends to suspect, that ten foreigners are spies, and announces a test.

> Send one of your number to get your brother; the rest of you will be confined so that the truth of your words may be tested.
> — Genesis 42:16

Through several chapters he constructs situations that resemble the original crime: a favored son of Rachel, an opportunity to abandon him, a profit in doing so. The information sought is whether these men are still the same. The decisive evidence arrives in an unforeseen form. Judah, who had once proposed the sale, offers himself as a slave in the place of Benjamin. It belongs to no category that the examiner had prepared, and he weeps so loudly that the Egyptians hear it.

## What a leaf cannot hold

Every tree presupposes that the set of possible verdicts is fixed before the inquiry begins. Approve or decline; guilty or innocent; treat or discharge. For many purposes that is perfectly suitable. Yet the turning point of Genesis depends on a verdict that was not in the set. The brothers’ guilt is affirmed without reduction, and retribution does not follow.

> As for you, what you intended against me for evil, God intended for good, in order to accomplish a day like this—to preserve the lives of many people.
> — Genesis 50:20

Christians have read this sentence as a summary of providence and have seen in it an anticipation of the cross, where human evil and divine mercy meet in a single event. It does not oblige the injured to deny an injury or to remain within reach of someone dangerous; Joseph tested before he trusted. It does suggest a reservation about all classification of persons. Before a system assigns someone to a leaf, one may ask who wrote the leaves, and whether there is any path by which a changed man could be recognized as changed.`,
      objectives: [
        'Compute the information gain of a yes-or-no question from counts.',
        'Weigh the legibility of a single tree against the accuracy of a forest.',
        'Discuss what a fixed set of verdicts excludes when persons are judged.',
      ],
      activities: [
        {
          title: 'Root by calculation',
          description:
            'Gather twenty records in the group, for instance who slept well last night, with four yes-or-no attributes. Calculate the gain of each attribute by hand, with a table of logarithms or the values above as a guide. Then remove three records at random and repeat. Did the root change?',
        },
        {
          title: 'The missing verdict',
          description:
            'Choose a two-way decision that an institution makes about people. In pairs, interview one another as applicant and official, and note what the applicant said that fits neither outcome. Draft a third verdict and the evidence that would lead to it.',
        },
      ],
      checks: [
        {
          question:
            'Eight records, four positive. A question sends four records to yes, all of them positive, and four to no, all negative. What is its information gain?',
          options: ['0 bits', '0.25 bits', '0.5 bits', '1 bit'],
          answer: 3,
          explanation:
            'The initial entropy is 1 bit and both groups are pure, with entropy 0. The question removes all the uncertainty.',
          practises: [0],
        },
        {
          question: 'What is typically given up when a random forest replaces one tree?',
          options: [
            'The possibility to follow and contest a single line of reasons',
            'The ability to use attributes with two values',
            'The stability of the result when a few of the records are exchanged',
            'The greater part of the accuracy on new cases',
          ],
          answer: 0,
          explanation:
            'Forests are usually more accurate and more stable. The price is that hundreds of voting trees can no longer be read as an argument.',
          practises: [1],
        },
        {
          question: 'Why does Judah’s offer not fit into an ordinary classification?',
          options: [
            'It is reported too late in the story to be counted',
            'It proves that no crime was ever committed',
            'It opens an outcome that was not among the prepared verdicts',
            'It shows that the governor’s examination had been badly designed',
          ],
          answer: 2,
          explanation:
            'The test distinguished changed from unchanged only roughly. A man who gives himself for his brother makes a verdict possible that nobody had listed.',
          practises: [2],
        },
      ],
    },
  },
};
