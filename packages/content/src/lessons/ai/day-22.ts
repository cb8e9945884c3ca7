import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay22: LessonSource = {
  category: 'ai',
  dayNumber: 22,
  pictures: ['leafy-green', 'maple-leaf', 'clipboard'],
  references: ['Joshua 1:8', 'Proverbs 13:20'],
  bands: {
    kindergarten: {
      title: 'Show Me Another One',
      description: 'How does a computer learn what an apple is?',
      content: `How did you learn what a dog is? Nobody gave you a long speech. You saw a dog. Somebody said, “Dog!” You saw one more. “Dog!” Then you knew.

A computer can learn a bit like that. People show it pictures. This is an apple. This is an apple. This is no apple, it is a ball. They show it a lot of them. It learns from examples.

Then comes the test. We show a new picture. It has never seen this one. Is it an apple? If it says yes, hooray! If it is wrong, it needs more examples.

Would it be fair to show an old picture? No! It could just remember that one. A good test is new.

Joshua had to lead his people. He was told to think about God’s words.

> meditate on it day and night
> — Joshua 1:8

Good things are worth hearing again and again.`,
      difficulty: 'beginner',
      objectives: [
        'Tell how a computer learns what an apple is.',
        'Say why a test needs something new.',
      ],
      activities: [
        {
          title: 'The zibbit game',
          description:
            'Pick a secret group, like red things. Call them zibbits. Show three zibbits and two others. Can your friends find a new zibbit?',
        },
        {
          title: 'Leaf school',
          description:
            'Show a friend five leaves of one tree. Say its name each time. Now hide one new leaf among others. Can your friend find it?',
        },
      ],
      checks: [
        {
          question: 'How does a computer learn what an apple is?',
          options: ['It eats one', 'It sees many examples', 'It asks a clever little worm'],
          answer: 1,
          explanation: 'People show it many pictures. They say what is on them.',
          practises: [0],
        },
        {
          question: 'Which picture is good for a test?',
          options: ['A new one', 'The very first one', 'A torn one'],
          answer: 0,
          explanation: 'It could remember an old one. A new one shows what it learned.',
          practises: [1],
        },
        {
          question: 'It calls a ball an apple. What can help?',
          options: ['Shout at it', 'Turn off the light', 'More examples'],
          answer: 2,
          explanation: 'It needs to see more apples and more balls.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Test You May Not Peek At',
      description:
        'Leo got every card right. So why did his sister say that he had learned nothing?',
      content: `## Leo’s leaf cards

Leo wanted to learn the trees around the lake, so he made twenty cards, each with a leaf glued on the front and the name on the back. He practiced all afternoon. By supper he got twenty out of twenty.

“Show me,” said his sister Ada. She didn’t take the cards. She led him to the path and pointed at a real tree. Leo stared. The leaf was larger than the one on his card, and it had a hole in it. “Maple?” he guessed. It was an oak.

He had learned the cards. He knew that the one with the brown spot was the oak. But he had not learned oak leaves.

## Training and testing

Programs can fall into the same trap. People who teach them use two heaps of examples.

- The training heap is for learning. The program may look at these as often as it likes.
- The test heap stays hidden until the end. It shows how well the program does with something new.

If a picture slips from one heap into the other, the test is spoiled. It is like finding the answers to a quiz in your desk.

Suppose a program gets 98 of 100 training pictures right, but only 60 of 100 test pictures. Which number tells you how it will do tomorrow? The second one, of course. Tomorrow’s pictures will be new.

## Words for a new land

When Joshua stood at the river Jordan, he had never led anyone before. God did not give him a list of answers for every day. He gave him words to think about until they became part of him, so that he could use them in a land that he had never seen.

> This Book of the Law must not depart from your mouth; meditate on it day and night, so that you may be careful to do everything written in it.
> — Joshua 1:8

Leo put his cards in his pocket and went out with Ada to look at a hundred oaks.`,
      difficulty: 'beginner',
      objectives: [
        'Explain the difference between training and testing.',
        'Tell why a spoiled test says nothing.',
        'Decide which result tells how well something was learned.',
      ],
      activities: [
        {
          title: 'Two heaps',
          description:
            'Collect thirty leaves of three kinds of tree. Mix them and put ten aside without looking. Study the twenty with a partner until you can name them. Then test yourselves with the ten. Was it harder?',
        },
        {
          title: 'The spoiled quiz',
          description:
            'Write five questions about camp for a friend. Make a second set on the same things with other words. Let the friend practice the first set with the answers. Then ask the second one. What did your friend really learn?',
        },
      ],
      checks: [
        {
          question: 'What is the test heap for?',
          options: [
            'To practice until all are right',
            'To keep the pictures clean',
            'To see how it does with new examples',
            'To make the training shorter and easier',
          ],
          answer: 2,
          explanation: 'The test heap stays hidden, so that it shows what was really learned.',
          practises: [0],
        },
        {
          question: 'Three test pictures were in the training heap too. What is the trouble?',
          options: [
            'The program may just remember them',
            'The program will refuse to look at them',
            'The pictures wear out',
            'There are too few colors',
          ],
          answer: 0,
          explanation: 'Then the test no longer tells us how it does with something new.',
          practises: [1],
        },
        {
          question:
            'Training: 95 of 100 right. Test: 70 of 100 right. What can we expect tomorrow?',
          options: ['About 95 of 100', 'About 70 of 100', 'All 100', 'About 25 of 100'],
          answer: 1,
          explanation: 'Tomorrow’s pictures are new, just like those in the test.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Learning Means Surviving Surprise',
      description: 'A score is worth only as much as the care with which somebody kept a secret.',
      content: `## Instead of rules

Try to write down exactly what makes a handwritten 4 a four. Two slanting strokes and a bar? Some people close the top, others leave it open, and a few draw something that looks like a 9. After an hour you will have a page of rules and a longer list of exceptions.

For problems of this sort, people stopped writing rules and began to show examples. A program with many adjustable numbers, called parameters, makes a guess; the guess is compared with the right answer; the parameters are changed a little so that the next guess is better. Repeated millions of times, this is what is meant by training.

## Three piles

Because such a program has so many parameters, it could simply store the examples. Therefore the data are divided before anything else is done.

- The training set is for adjusting the parameters.
- The validation set is for comparing versions and deciding when to stop.
- The test set is locked away and used once, at the very end.

Why once? Suppose you try out two hundred versions and always look at the test set. One of them will do well by luck, and you will pick that one. Without meaning to, you have trained on the test. On a website that held competitions for data scientists, teams who led the public ranking often dropped many places when the hidden part of the data was counted.

There are sneaky kinds of leakage, too. If ten photos of the same dog are spread over training and test, the program may recognize the sofa. If a medical program sees X-rays of one patient in both piles, it may recognize the patient. The rule is to divide by whatever will be new in real life: new dogs, new patients, new days.

## Reading a score

A program that sorts mushrooms gets 97 percent on its training set and 96 on its test set. That looks healthy: what it learned carries over. Another gets 100 and 74. It has memorized. A third gets 75 on both and has not learned enough yet. And a score on its own says little. If 95 percent of all the mushrooms in the basket are edible, then a program that always says edible reaches 95 percent as well, and it will poison somebody in the end.

## Carried over the river

At the border of an unknown country, Joshua was told where to find his footing.

> This Book of the Law must not depart from your mouth; meditate on it day and night, so that you may be careful to do everything written in it.
> — Joshua 1:8

To meditate isn’t the same as to memorize. The Hebrew word is used for the low murmuring of someone who turns a sentence over and over. What we have understood in this way can meet situations that no list foresaw. You notice it in school as well: the question after the exam, the one that nobody practiced, shows who has learned something.`,
      difficulty: 'intermediate',
      objectives: [
        'Describe what happens during training.',
        'Explain why data are divided into three sets.',
        'Interpret pairs of training and test scores.',
      ],
      activities: [
        {
          title: 'Human classifier',
          description:
            'One group invents a secret rule for dividing forty drawn shapes into two classes. Another trains on twenty labeled ones, proposes a rule, checks it on ten and is tested on the last ten once. Compare the three scores and find out where the proposed rule differs from the secret one.',
        },
        {
          title: 'Find the leak',
          description:
            'Invent three situations in which a test is spoiled by accident, for instance in sports, school or cooking. Act them out without naming the leak. The others must find it and say how the test could be repaired.',
        },
      ],
      checks: [
        {
          question: 'What changes in the program while it is being trained?',
          options: [
            'The photos in the training set',
            'Its adjustable numbers',
            'The labels that people wrote',
            'The size of the test set',
          ],
          answer: 1,
          explanation:
            'Parameters are moved a little after each comparison, so that the next guess improves.',
          practises: [0],
        },
        {
          question: 'Why should the test set be used only once?',
          options: [
            'It wears out the storage of the computer',
            'A second use would need new labels',
            'The program forgets it after one day',
            'Choosing by it again and again turns it into training',
          ],
          answer: 3,
          explanation:
            'Whoever selects the version that did best on it has fitted the choice to its luck.',
          practises: [1],
        },
        {
          question:
            'A program reaches 99 percent in training and 71 in the test. What is the likeliest reading?',
          options: [
            'It has memorized its examples',
            'It has learned very well',
            'Its test set was too easy',
            'It needs a smaller training set',
          ],
          answer: 0,
          explanation:
            'What it learned does not carry over to new cases. Memorizing explains such a gap.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Generalization and the Ethics of the Held-Out Set',
      description:
        'The most important object in machine learning is a file that nobody is allowed to open.',
      content: `## Risk, empirical and true

Supervised learning can be stated in a sentence: from pairs of inputs and outputs, find a function that predicts well on pairs not yet seen. Performance on the available pairs is called empirical risk; what one cares about is the expected loss on fresh draws from the same source. The difference between the two is the generalization gap, and it tends to grow with the freedom of the model and to shrink with the number of examples.

A bound due to Wassily Hoeffding, published in 1963, shows what a held-out set buys. If a classifier was fixed before the test set was consulted, then the probability that its error on n independent test cases deviates from its true error by more than ε is at most 2e^(−2nε²). With n = 10,000 and ε = 0.02, the exponent is −8 and the bound about 0.0007. Nothing is assumed about the model, however intricate. The condition is procedural: it must have been fixed beforehand.

Select the best of k candidates on the same file, and the guarantee is multiplied by k. With two hundred candidates the bound exceeds 0.13. Statisticians call this the garden of forking paths; practitioners, when candid, call it Tuesday.

## Leakage

Contamination seldom announces itself. In a survey that appeared in 2023, Sayash Kapoor and Arvind Narayanan listed errors of leakage in seventeen scientific fields, affecting several hundred papers: scaling factors computed over the whole data set, several images per patient, predictors that were recorded after the outcome. In one case the reported superiority of complex models over simple regression in forecasting civil war vanished once the error was corrected.

Large language models raise the difficulty to a new level, since nobody can say with certainty which examination questions were among the trillions of words on which they were trained. As of 2026, laboratories have taken to writing fresh problems, keeping them private, and discarding them after use. The ritual of the sealed envelope has returned.

## Distribution shift

Even an immaculate test certifies performance only on data drawn as the test was drawn. A system for reading chest radiographs that had been developed at two hospitals did markedly worse at a third, in part because it had learned to recognize the hospitals. Deployment is travel: other lighting, other dialects, other years. One may ask of any reported accuracy where it was obtained and whether anybody has been there since.

## A book for an unmapped country

> This Book of the Law must not depart from your mouth; meditate on it day and night, so that you may be careful to do everything written in it.
> — Joshua 1:8

Joshua receives no algorithm for Canaan. He receives a text and a practice, and the verb, hagah, denotes a murmuring in which the reader’s own voice takes part. The rabbis would later distinguish between a disciple who is like a plastered cistern that loses not a drop and another who is like a spring that gains in strength, and they valued both. A cistern returns what was put in; a spring meets what comes. Our institutions, with their leaked questions and rehearsed answers, incline to the cultivation of cisterns, and it is instructive to see engineers, for reasons that are wholly practical, insist upon springs. There is a moral in the sealed file as well. Someone has to resist looking, alone and unobserved, when a glance would improve the numbers. What guarantees the objectivity of the field is in the last analysis a habit of character.`,
      difficulty: 'advanced',
      objectives: [
        'Explain the generalization gap and what a held-out set guarantees.',
        'Identify forms of leakage in a described study.',
        'Discuss why the integrity of testing depends on character as well as method.',
      ],
      activities: [
        {
          title: 'Forking paths',
          description:
            'Toss a coin twenty times and record the sequence. Each member of the group then invents ten rules for predicting the next toss from earlier ones and computes their success on the record. Announce the best rule, toss twenty more times, and compare. Relate the result to the number of rules that were tried.',
        },
        {
          title: 'Referee report',
          description:
            'Write a half-page abstract of an imaginary study that contains two subtle leaks, for example about predicting grades or illness. Exchange abstracts. As referees, identify the leaks, explain their likely effect on the reported score, and prescribe a corrected design.',
        },
      ],
      checks: [
        {
          question: 'On which condition does the guarantee of a held-out set depend?',
          options: [
            'The model must have few parameters',
            'The classifier was chosen before the test set was consulted',
            'The training error must be zero',
            'The test set contains at least a hundred examples of each kind',
          ],
          answer: 1,
          explanation:
            'The bound holds for any model, as long as the choice did not depend on the test data.',
          practises: [0],
        },
        {
          question:
            'A study scales all measurements by the maximum over the complete data and then splits them. What is wrong?',
          options: [
            'The split should have been made by alphabet',
            'Maxima cannot be computed for large files',
            'Information about the test cases entered the training',
            'Scaling always destroys the labels',
          ],
          answer: 2,
          explanation:
            'The maximum may come from a test case. Every step must be learned from training data alone.',
          practises: [1],
        },
        {
          question: 'Why does the lesson call objectivity a matter of character in the end?',
          options: [
            'Somebody must refrain from looking although a glance would help the numbers',
            'Mathematical bounds do not hold for human beings',
            'Scientists have to agree on moral questions first',
            'Only experienced teams have access to test files',
          ],
          answer: 0,
          explanation:
            'Procedures can be broken unseen. Their protection rests on people who keep them when nobody watches.',
          practises: [2],
        },
      ],
    },
  },
};
