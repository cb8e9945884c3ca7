import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay05: LessonSource = {
  category: 'ai',
  dayNumber: 5,
  pictures: ['seedling', 'green-apple', 'basket'],
  references: ['Genesis 2:8', 'Genesis 2:15', 'Proverbs 24:30-31', 'Proverbs 11:1'],
  bands: {
    kindergarten: {
      title: 'Not Only Red Apples',
      description: 'Why did the computer call a ball an apple?',
      content: `Mila wanted to teach a computer about apples. She showed it ten apples. All ten were red.

Then she held up a green one. “No apple,” said the computer. She held up a red ball. “Apple!” it said. Oh dear! Nobody can bite into a ball.

Was the computer naughty? No. It had only seen red apples. So Mila took a basket to the garden. She picked green apples and yellow apples. She picked tiny ones and bumpy ones. She showed it balls and tomatoes too. “Those are not apples,” she told it. Now it guessed much better.

Examples are a bit like seeds. Sow one kind, and one kind grows. Sow many kinds, and the garden is full. Somebody must look after it every day.

God gave the first people such work. He planted a garden. They should look after it well.

> And the LORD God planted a garden in Eden
> — Genesis 2:8`,
      difficulty: 'beginner',
      objectives: ['Tell why many kinds of examples help.', 'Sort things and spot a wrong one.'],
      activities: [
        {
          title: 'The Leaf Teacher',
          description:
            'Collect leaves of many shapes and colors. Show a puppet only round leaves. “This is a leaf,” you say. Now hold up a long leaf. The puppet says no! What must you show it next?',
        },
        {
          title: 'Weeding the Basket',
          description:
            'Fill a basket with pine cones. Hide one stone in it. Pass it around with eyes closed. Feel each thing. Who finds the one that is wrong? Take it out gently.',
        },
      ],
      checks: [
        {
          question: 'Why did the computer say no to green apples?',
          options: ['It was angry', 'It saw only red ones before', 'It likes pears more'],
          answer: 1,
          explanation: 'It knew one kind. Nobody had shown it a green apple.',
          practises: [0],
        },
        {
          question: 'What did Mila do to help it?',
          options: [
            'She painted the ball',
            'She turned off the sun',
            'She showed more kinds of apples',
          ],
          answer: 2,
          explanation: 'More kinds of examples made its guesses better.',
          practises: [0],
        },
        {
          question: 'Apple, apple, tomato, apple. Which one is wrong?',
          options: ['The tomato', 'The first apple', 'The last apple'],
          answer: 0,
          explanation: 'A tomato can be red and round. It is no apple.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Tending the Data Garden',
      description: 'A class taught a machine about sick beans, and it learned all about a table.',
      content: `## The brown table

The children of Hill School grew beans, and some plants got spots. Miss Okoro had a plan. They would train a small AI to look at a photo of a leaf and say “healthy” or “sick”. So the children took a hundred photos and tested it, and it got every one right!

The next day Pia took a photo of a fine green leaf that lay on the brown table. “Sick,” said the AI. She tried a leaf full of spots out on the grass. “Healthy,” it said.

Pia looked at the old photos again. Then she groaned. They had cut off every sick leaf and carried it inside to the brown table. All the healthy leaves had been photographed on green grass. The AI had learned nothing about leaves. It had learned to tell a table from a lawn!

## Four jobs of a gardener

The things that we show to an AI are called data. Data needs a gardener just as beans do.

- Sow many kinds. Take photos on grass and on tables, in the sun and in the rain, of young leaves and of old ones.
- Pull the weeds. If a sick leaf is marked as healthy, take out that mistake before it spreads.
- Ask at the gate. A photo of a person belongs to that person, so ask before you use it.
- Keep some seed apart. Save a few new photos for the test that the AI has never met.

The class did all four jobs. It took them two weeks longer. This time the AI made a few mistakes, but they were honest mistakes about leaves.

## An old, good job

On the first pages of the Bible, God gives a man some work to do.

> Then the LORD God took the man and placed him in the Garden of Eden to cultivate and keep it.
> — Genesis 2:15

To keep something means to look after it so that others can enjoy it. You can keep a bean bed that way. You can also keep a list of photos.`,
      difficulty: 'beginner',
      objectives: [
        'Explain how an AI can learn the wrong thing from its examples.',
        'List jobs that keep data healthy.',
        'Say why you ask before using a picture of someone.',
      ],
      activities: [
        {
          title: 'Fool the Learner',
          description:
            '1. One child, the learner, leaves the room. 2. The group picks ten things for two piles, such as “soft” and “hard”. Make all the soft things blue by mistake on purpose. 3. The learner comes back, looks at the piles and tells the rule. Was it soft and hard, or was it color? 4. Mend the piles so that only one rule can fit.',
        },
        {
          title: 'Weed the List',
          description:
            'Write twelve animals with the number of legs next to each. Put in three mistakes. Trade lists with a friend and hunt for the weeds. Then talk: what would a machine believe if nobody had looked?',
        },
      ],
      checks: [
        {
          question: 'What had the first bean AI really learned?',
          options: [
            'How beans grow from seeds',
            'Which child had taken the photo',
            'To tell a brown table from green grass',
            'To count the spots on each leaf',
          ],
          answer: 2,
          explanation:
            'All sick leaves lay on the table and all healthy ones on grass. The ground was the easiest pattern to find, so that is what it used.',
          practises: [0],
        },
        {
          question: 'Someone marked a photo of a cow as “horse”. Which job takes care of that?',
          options: ['Pull the weeds', 'Sow many kinds', 'Ask at the gate', 'Keep some seed apart'],
          answer: 0,
          explanation: 'A wrong label is like a weed. Take it out, or the AI will learn it too.',
          practises: [1],
        },
        {
          question: 'You want to use a photo of your cousin to train an AI. What do you do first?',
          options: [
            'Make the photo brighter',
            'Ask your cousin and a grown-up',
            'Hide it in a long list',
            'Draw a funny hat on it',
          ],
          answer: 1,
          explanation:
            'The picture shows your cousin, not just some data. Asking first treats people as you want to be treated.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Ruler in the Picture',
      description:
        'Doctors found out that their program paid attention to something that was never on the skin.',
      content: `## A clue that was no clue

Doctors and computer scientists have trained programs to judge photos of spots on the skin and to warn when a spot may be cancer. In 2018 one such team reported something odd about its own program. A photo with a ruler in it was more likely to be judged dangerous.

Why would a ruler be dangerous? When doctors worry about a spot, they lay a ruler beside it to record its size. Harmless spots are often photographed without one. So among the training pictures, rulers and cancer really did appear together. The program had found a true pattern in the photos, and it was useless for the patient. People call this a shortcut: the model grabs whatever is easiest to find, whether or not it has to do with the question.

Notice that the team told everybody. They could have hidden it. Instead they helped others to avoid the same trap.

## Gardening with data

A collection of examples is called a dataset. It does not fall from the sky, and it goes wild if nobody looks after it. Here is how good teams work.

- They sow widely. The examples must resemble the people and places where the model will be used: all skin colors, old cameras and new ones, bright rooms and dim ones.
- They weed. Humans get tired and click on the wrong label, so several people check the same example and discuss the ones where they disagree.
- They fence off a test plot. Part of the data is locked away during training. If you test with the questions you practiced on, you only measure memory.
- They ask the owner. A face, a voice or a medical record belongs to someone’s life, and permission is part of the work.

## Ninety-five percent of what?

Suppose a model sorts 100 photos, 95 of healthy leaves and 5 of sick ones. A lazy program that always answers “healthy” gets 95 out of 100 right, and it misses every single sick leaf. A high score tells you little until you know what was in the test. Ask for the results on each group by itself, above all on the rare one.

## What a walk past a field can teach

A wise man in Israel once stopped beside a neglected piece of land and took a good look.

> I went past the field of a slacker and by the vineyard of a man lacking judgment. Thorns had grown up everywhere, thistles had covered the ground, and the stone wall was broken down.
> — Proverbs 24:30-31

Nobody had planted those thorns on purpose. They came because nobody came. Unfair or sloppy data usually begins in the same quiet way: no one wished any harm, and no one walked along the wall. Long before the first field, Genesis tells of a garden and of people who were told to cultivate it and keep it. To keep means to guard and to cherish. Checking labels on a hot afternoon may seem a long way from Eden. Yet someone’s mother may be the next patient, and care is owed to her.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain what a shortcut is and how it gets into a model.',
        'Describe four practices that keep a dataset trustworthy.',
        'Judge whether a reported score means what it seems to mean.',
      ],
      activities: [
        {
          title: 'Plant a Shortcut',
          description:
            '1. In teams, draw twenty cards with creatures of your invention. Half are “zibs”, and half are not; choose a real rule, for example three legs. 2. Secretly let a second feature, such as a hat, go along with every zib on the first twelve cards. 3. Give those twelve to another team to learn from, and test them with the last eight, where hats are mixed. 4. Count their errors. 5. Let them tell you which shortcut they took, and repair the cards.',
        },
        {
          title: 'Label the Clouds',
          description:
            'With the sun behind you, look at the sky for one minute and label what is there: clear, a little cloudy, very cloudy. Do it silently five times during the day. Compare the labels. How often did you disagree? Agree on a written rule that would have settled those cases, and try it tomorrow.',
        },
      ],
      checks: [
        {
          question:
            'A model that recognizes trains does badly on photos without rails. Most likely it learned …',
          options: [
            'that trains are usually too long for a photo',
            'the timetable of the station',
            'that rails are dangerous for children to play on',
            'a shortcut: rails appeared with every train in training',
          ],
          answer: 3,
          explanation:
            'If two things always come together, the model may rely on the easier one. When they are separated, the shortcut is exposed.',
          practises: [0],
        },
        {
          question: 'Why do careful teams lock part of the data away during training?',
          options: [
            'To find out how the model does on examples it has not met',
            'To keep the computer from growing too warm while it learns',
            'To have fewer labels that must be checked',
            'To surprise the people who are in the photos',
          ],
          answer: 0,
          explanation:
            'A test on practiced examples can be passed by memory. Only fresh ones show whether the pattern carries over.',
          practises: [1],
        },
        {
          question:
            'In a test of 200 messages, 190 are harmless and 10 are scams. A filter that calls everything harmless scores …',
          options: [
            '5 percent, and it misses no scam',
            '90 percent, and it misses one scam',
            '95 percent, and it misses all ten scams',
            '100 percent, because nearly everything is harmless',
          ],
          answer: 2,
          explanation:
            '190 of 200 is 95 percent. The score looks fine because scams are rare, yet the filter never does the one job it was made for.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Honest Weights',
      description:
        'Averages that hide people, labels that lie, students who only memorize: the moral craft of a dataset.',
      content: `## The student who memorized

A pupil who receives last year’s examination can learn its answers by heart, earn 99 percent in practice and collapse when the questions change. Models do the same. If a network reaches 99 percent on its training data but only 71 percent on examples it has never met, it is overfitting: it has stored peculiarities instead of regularities. The standard remedy is to divide the data before anything else happens, into a training set, a validation set for choosing between designs, and a test set that is opened once.

The division fails if information seeps across it. Suppose that several photographs of each patient are scattered at random over all three sets. The network may then recognize a patient instead of a disease, and the test result will flatter it. This is called leakage, and it has embarrassed many published studies. Its cure is unglamorous, namely to think about where every row of the table came from.

## Thorns among the labels

Most supervised learning depends on labels given by people, frequently by poorly paid workers who have only seconds for each decision. In 2021 researchers examined the test sets of ten celebrated benchmarks and estimated that on average more than three percent of the labels were wrong. That sounds tolerable until you consider that rival systems are sometimes ranked by differences of less than one percent. Parts of a famous league table had been measured with a bent ruler.

Labels can also be accurate and still ask the wrong question. A hospital that wants to predict who needs care may decide to predict who will incur costs, because costs are neatly recorded. Yet people with little access to doctors generate few bills however ill they are. Choosing such a stand-in, a proxy, is a judgment about people even when it looks like a technicality.

## Whom an average conceals

Imagine a recognizer that is correct for 95 percent of one group and 55 percent of another. If the first group supplies nine tenths of the test, the overall accuracy is 0.9 × 95 + 0.1 × 55 = 91 percent. The brochure says ninety-one; every tenth customer meets something only slightly better than a coin. This is no mere textbook case. In 2018 the Gender Shades study tested commercial systems that guessed gender from photographs. For light-skinned men the error was at most 0.8 percent, while for dark-skinned women it rose as high as 34.7 percent. Once the results had been published separately for each group, the companies improved their products within about a year. Disaggregating, which simply means refusing to let one number speak for everyone, is among the most practical acts of justice available to an engineer.

## Weights in the bag

In the markets of the ancient Near East a merchant carried stones for weighing grain. A dishonest one carried two sets, a heavy one for buying and a light one for selling. No customer could see the difference, which is precisely why it mattered to God.

> Dishonest scales are an abomination to the LORD, but an accurate weight is His delight.
> — Proverbs 11:1

The second half of that sentence is worth lingering over. Accuracy is not merely permitted; it is a delight. A dataset, too, is a bag of weights by which strangers will be measured, and they will seldom be able to inspect it. To document where the data came from, to obtain consent, to pay the labelers decently and to publish the weak spots together with the strong ones belongs to what Genesis calls cultivating and keeping a garden. Thorns grow without anybody’s intention, but a garden that is fair to everyone who enters has always been somebody’s patient work.`,
      difficulty: 'advanced',
      objectives: [
        'Diagnose overfitting and leakage from a description of training and testing.',
        'Compute an overall accuracy from group accuracies and explain what it conceals.',
        'Assess labels and proxies as choices that affect people.',
      ],
      activities: [
        {
          title: 'A Datasheet for the Camp',
          description:
            '1. Choose a small collection that exists around you: the library’s lending list, the tally of sports results, a box of old photographs. 2. Write a one-page datasheet: who collected it and why, who is missing, how errors might have entered, what it must never be used for, whose consent is needed. 3. Exchange sheets and try to find a use that the author has overlooked. 4. Revise.',
        },
        {
          title: 'The Average on Trial',
          description:
            'Throw a ball at a bucket: six people from two paces, two people from six paces, ten throws each. Compute the overall share of hits, then the share for each distance. Draft the most flattering true sentence and the most informative true sentence about the results. Discuss which of the two you would print in a report and for whom.',
        },
      ],
      checks: [
        {
          question:
            'Several X-rays of the same patients appear in both the training set and the test set. What follows?',
          options: [
            'The test result is too optimistic because of leakage',
            'The result becomes too pessimistic, since the model grows bored with repeated images',
            'Nothing, as long as the images are sharp',
            'The labels must have been given by a machine',
          ],
          answer: 0,
          explanation:
            'The model may recognize patients it has met. Splitting by patient, and not by image, keeps the test honest.',
          practises: [0],
        },
        {
          question:
            'A tool is right for 90 percent of group A and 60 percent of group B. Group A makes up 80 percent of the users. What is the overall accuracy?',
          options: ['75 percent', '80 percent', '90 percent', '84 percent'],
          answer: 3,
          explanation:
            '0.8 × 90 + 0.2 × 60 = 72 + 12 = 84. The figure says nothing about the four in ten errors that group B meets.',
          practises: [1],
        },
        {
          question: 'Why can past medical costs be a poor proxy for medical need?',
          options: [
            'Costs are always recorded with arithmetical mistakes',
            'People who lack access to doctors cause few costs even when they are ill',
            'Healthy people pay the highest bills of all',
            'Need is easier to look up in the accounts than cost is',
          ],
          answer: 1,
          explanation:
            'The proxy measures care that was received. Where access is unequal, it makes the needs of some people invisible.',
          practises: [2],
        },
      ],
    },
  },
};
