import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay14: LessonSource = {
  category: 'ai',
  dayNumber: 14,
  pictures: ['label', 'handshake', 'raised-hand'],
  references: ['Genesis 32:27-28', 'Genesis 33:10', 'Exodus 20:16', 'Isaiah 43:1'],
  bands: {
    kindergarten: {
      title: 'Labels Can Be Wrong',
      description: 'Who put the sugar label on the salt?',
      difficulty: 'beginner',
      content: `Oh no! Papa puts sugar on his oatmeal. He takes a bite. Yuck! It is salt. Someone put the wrong label on the jar.

A label is a little sign. It tells what is inside. A computer learns from labels. People show it a photo and write cat. They show the next and write dog. What if they write cat on a dog? Then the computer learns it wrong.

People get labels as well. Someone may say, “You are slow.” That is a bad label. It is not who you are! Jacob had a bad name. It meant that he was a trickster. But God gave him a new name.

> Your name will no longer be Jacob, but Israel
> — Genesis 32:28

So be careful with labels. Before you take a photo, ask, “May I?” A friend can say no. That is called asking first.`,
      objectives: ['Tell what a label does.', 'Say why we ask before we use a picture.'],
      activities: [
        {
          title: 'Sort and label',
          description:
            'Make three heaps: leaves, stones, sticks. Lay a drawing beside each heap. Now a friend swaps two drawings. Can you find the mistake?',
        },
        {
          title: 'Kind labels',
          description:
            'Sit in a ring. Say a kind, true word about your neighbor. Brave! Funny! A good helper! How does it feel?',
        },
      ],
      checks: [
        {
          question: 'What does a label tell you?',
          options: ['What is inside', 'What time it is', 'Who is the fastest'],
          answer: 0,
          explanation: 'A label is a sign for what is inside.',
          practises: [0],
        },
        {
          question: 'People write cat on a dog photo. What happens?',
          options: ['The dog meows', 'The computer learns it wrong', 'The photo runs away'],
          answer: 1,
          explanation: 'It trusts the labels. So the labels must be right.',
          practises: [0],
        },
        {
          question: 'You want to use a photo of Ella. What do you do?',
          options: ['Hide it from her', 'Paint a hat on her', 'Ask Ella first'],
          answer: 2,
          explanation: 'It is her picture. She can say yes or no.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Who Said You Could Use My Face?',
      description:
        'Twenty smiling photos, one computer, and one child who did not want to be in it.',
      difficulty: 'beginner',
      content: `## Twenty smiles

For the camp fair Theo wanted to teach a computer to tell smiles from frowns. He had a camera, and by noon he had taken twenty photos. Then he sat down to write a label under each one: happy or sad.

At photo seven he stopped. It was Noor, looking at the lake. Her mouth was straight. Was she sad? He wrote “sad.”

“I wasn’t sad,” said Noor behind him. “I was thinking about my grandma. It was a good thought.” Then she frowned for real. “And who said that you could use my face?”

## What labels do

A label is what a person writes so that a computer can learn. Most learning programs need thousands of labels, and somebody has to make every one of them. If the person guesses, the computer learns the guess. It can’t walk over to Noor and ask.

Some things are easy to label. A cup is a cup. But feelings are inside. From the outside you can’t be sure, and it is not for a machine to tell Noor how she feels.

## Three good questions

Miss Adler, who helped at the fair, gave Theo a card with three questions on it.

- Is it right? Check your labels with someone else.
- Is it allowed? Ask every person first, and ask the parents too.
- Is it fair? Think of who is missing, and who might be hurt.

Theo went around and asked. Sixteen children said yes. Four said no, and he deleted their pictures at once while they watched. “No” is a whole sentence, and nobody has to give a reason for it.

Long ago Jacob carried a name that sounded like cheater. One night God asked for his name, and after that God gave him another.

> Then the man said, “Your name will no longer be Jacob, but Israel, because you have struggled with God and with men, and you have prevailed.”
> — Genesis 32:28

God knows us better than any label. Noor’s photo was gone, but at the fair she stood beside Theo and explained the rules.`,
      objectives: [
        'Explain what labels are for.',
        'Tell why a feeling is hard to label.',
        'Use three questions before collecting pictures of people.',
      ],
      activities: [
        {
          title: 'Same picture, many labels',
          description:
            'Everyone draws a face on a card. Pass the cards around. Each child writes a feeling on a slip for every card without showing it. Compare. On which card did you all agree, and on which not?',
        },
        {
          title: 'May I?',
          description:
            'Play in threes: a photographer, a friend and a watcher. The photographer asks for permission and says what the picture is for. The friend answers yes, no, or yes, but. The watcher tells if the answer was respected. Switch.',
        },
      ],
      checks: [
        {
          question: 'What is a label in Theo’s project?',
          options: [
            'A word that a person gives to a photo for learning',
            'A sticker that shows the price',
            'The name of the person who owns the camera',
            'A smile that the computer makes',
          ],
          answer: 0,
          explanation: 'Somebody writes happy or sad, and the program learns from it.',
          practises: [0],
        },
        {
          question: 'Why was the label sad wrong for Noor?',
          options: [
            'She had told a joke',
            'The photo was blurry',
            'Theo had taken two pictures',
            'Only she could know what she felt',
          ],
          answer: 3,
          explanation:
            'Her mouth was straight, but her thought was a good one. Feelings are inside.',
          practises: [1],
        },
        {
          question: 'Four children said no. What was right to do?',
          options: [
            'Ask them to explain why',
            'Delete their pictures',
            'Use the pictures only once',
            'Hide their names and keep the faces',
          ],
          answer: 1,
          explanation: 'No is a whole answer. Theo deleted them while they watched.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Somebody Named Every One of Them',
      description:
        'Behind each clever program stand thousands of people who wrote labels, and many more who were never asked.',
      difficulty: 'intermediate',
      content: `## The hidden workers

A program that recognizes zebras has been shown many pictures, and next to every one of them somebody had written zebra. One of the best-known collections, ImageNet, contains about fourteen million images that were labeled by nearly 49,000 people from 167 countries, most of whom worked online and were paid by the piece. Without their clicks, the famous results of the 2010s would not have come about.

Those who do this work today mark pedestrians in street scenes, write down what is said in recordings and sort out cruel or disgusting posts so that others need not see them. In some countries they have reported low pay and nightmares. When we call a system automatic, we easily forget them.

## When labels disagree

Give the same photo to five people, and you may get five answers, especially if the label concerns something that can’t be seen directly. Is this comment a joke or an insult? Is that student bored or concentrating? The usual procedure takes the majority. Three votes against two and the matter is settled, as far as the machine is concerned. The two who saw it differently, perhaps because they themselves had been the target of such jokes, vanish from the record.

You can measure how far people agree. If two persons label 50 comments and choose the same label for 40 of them, they agree in 80 percent of the cases. That sounds fine until you realize that by mere guessing between two labels they would agree about half of the time. Good projects publish such figures and the instructions that were given to the labelers.

## Who was asked?

Then there are the people in the pictures. Several large collections of faces were gathered from photo websites without asking anyone who was shown. After public protest some of them were withdrawn, although copies continue to circulate. Just because something can be found does not mean that it was meant for everyone.

Consent has a few simple ingredients. You know what you are agreeing to. You are free to say no without being punished for it. You can change your mind later. For children the parents are asked as well, but a child’s no deserves respect even if somebody else has said yes.

## A name from outside

The Ten Words of Sinai include “You shall not bear false witness against your neighbor” (Exodus 20:16). A label is a small testimony about somebody. Written carelessly and copied a million times, it can become a false one.

Jacob knew what it was like to be known by a bad name. When he met his brother again, he expected to be treated as the cheat he had been.

> For indeed, I have seen your face, and it is like seeing the face of God, since you have received me favorably.
> — Genesis 33:10

Esau looked at him and saw a brother. That is something a label can’t do.`,
      objectives: [
        'Describe the human work behind labeled data.',
        'Calculate simple agreement between labelers and explain its limits.',
        'Name what makes consent valid.',
      ],
      activities: [
        {
          title: 'Agreement test',
          description:
            'Collect twenty short sentences that someone might say at school. Two labelers, without talking, mark each as kind, neutral or unkind. Calculate the percentage of agreement. Then discuss three disputed ones and write an instruction that would have helped. Can it be settled every time?',
        },
        {
          title: 'Write the consent form',
          description:
            'Imagine that your group wants to record voices for a small learning project. Draft a form of half a page in words that a nine-year-old understands: what, what for, who hears it, how long, how to say no later. Test it on somebody younger and improve it.',
        },
      ],
      checks: [
        {
          question: 'Why does the lesson mention the people who label pictures?',
          options: [
            'They decide which programs may be sold',
            'Learning programs depend on their work, and they are easily forgotten',
            'They are needed only until the first picture is recognized',
            'They own the photographs that they describe',
          ],
          answer: 1,
          explanation:
            'Millions of labels were written by hand, often for little pay. What looks automatic rests on them.',
          practises: [0],
        },
        {
          question: 'Two people label 40 posts and agree on 30. Which statement is correct?',
          options: [
            'They agree in 30 percent of the cases',
            'They agree in 70 percent, which proves the labels true',
            'They agree in 75 percent, part of which may be chance',
            'They agree in 80 percent, and the others are mistakes',
          ],
          answer: 2,
          explanation:
            '30 of 40 is 75 percent. With few labels to choose from, some agreement comes from guessing.',
          practises: [1],
        },
        {
          question: 'Which of these belongs to real consent?',
          options: [
            'You may change your mind later',
            'You have to give a reason for a no',
            'Your friends have already agreed',
            'The picture was easy to find',
          ],
          answer: 0,
          explanation:
            'Consent is informed and free, and it can be withdrawn. What others did or how easy it was to find does not count.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Right to Name',
      description:
        'To classify is to exercise power over what is classified, most of all when it has a face.',
      difficulty: 'advanced',
      content: `## Ground truth

Engineers call the labels on which a model is trained and tested ground truth, a phrase borrowed from map making. The image is not innocent. On the ground there is indeed a river where the map shows one. Whether a remark is toxic or a face hostile is a judgment, which somebody made under rules that somebody else had written. When such judgments are settled by majority, a whole range of opinion shrinks to a point, and we no longer see that reasonable people differed.

The customary statistic for agreement corrects for chance. Cohen’s kappa is defined as (p − e) divided by (1 − e), where p is the observed proportion of agreement and e the proportion to be expected if both annotators had assigned labels at random with their own frequencies. Suppose that each of two annotators calls half of the items offensive, and that they agree on 80 percent. Then e is 0.5, and kappa amounts to 0.3 divided by 0.5, or 0.6, a value usually described as moderate to substantial. It would be misleading to hear that the labels are 80 percent correct; nothing in the calculation refers to correctness.

## A cautionary taxonomy

Between 2009 and 2019 the ImageNet collection had a branch for persons, whose categories were taken over from an older dictionary of English. Photographs of strangers were therefore labeled not only swimmer or grandmother but also with slurs and with verdicts on character. In 2019 an exhibition by Kate Crawford and Trevor Paglen let visitors see how a network trained on those categories would name their own faces. The maintainers then removed more than half of the categories for persons, and they later blurred the faces in the other pictures. Harmful labels, it turns out, need no villain. A list was inherited, the work was divided among thousands of hands, and nobody saw the whole.

## Consent at scale

Laws on personal data differ. In Europe a collector needs a lawful basis, and people may ask to see and erase what is stored. In the United States the rules vary from state to state and from field to field, with special protection for children under thirteen. Everywhere practice meets what lawyers call the fiction of consent: terms that nobody reads, for uses that nobody could foresee. Some scholars conclude that a click cannot carry the whole weight and that certain uses should simply be forbidden. A useful question is not only whether a person agreed, but whether someone well informed, with a real choice, would have.

## Named by another

In the Bible to name is rarely a neutral act. Adam names the animals and so becomes answerable for them. Babylon’s officials rename four captives from Judah in order to make Babylonians of them. And at the ford of the Jabbok a stranger makes Jacob speak the name that had become his accusation.

> “What is your name?” the man asked. “Jacob,” he replied.
> — Genesis 32:27

Only then, and from one who has wrestled with him through a whole night, does he receive a different name. It does not conceal his past, since it commemorates the struggle, but it refuses to let the past be the last word.

Here lies a test for our own labels. Stones and stars we may sort as we please. With people, a label is bearable if those who apply it can be questioned, if the one who bears it may object, and if it can be changed. “I have called you by your name; you are Mine” (Isaiah 43:1), says the God of Jacob through the prophet. No database is in a position to say this, and none should behave as if it were.`,
      objectives: [
        'Calculate Cohen’s kappa for a simple case and interpret it.',
        'Analyze how harmful labels can arise without malicious intent.',
        'Formulate conditions under which classifying persons is acceptable.',
      ],
      activities: [
        {
          title: 'Annotation trial',
          description:
            'Assemble twenty statements from a debate at your school or town. Three annotators independently mark each as fact, opinion or mixture. Compute the agreement of each pair and, for one of them, kappa. Then let the annotators defend their disagreements before the group, and decide whether a majority vote would have been just.',
        },
        {
          title: 'Charter of names',
          description:
            'List every category in which an institution has placed you: grades, forms, teams, diagnoses, memberships. Mark those that you could question, correct or leave. Draft three articles of a charter that you would want any institution to observe when it classifies people.',
        },
      ],
      checks: [
        {
          question:
            'Two annotators agree on 90 percent of items, and chance agreement is 0.8. What is kappa?',
          options: ['0.9', '0.5', '0.1', '0.72'],
          answer: 1,
          explanation: '(0.9 − 0.8) divided by (1 − 0.8) is 0.1 divided by 0.2, which is 0.5.',
          practises: [0],
        },
        {
          question: 'How did offensive categories for persons get into the image collection?',
          options: [
            'A group of annotators sabotaged the project',
            'The network invented them during training',
            'Visitors of an exhibition submitted them',
            'An old vocabulary was adopted, and nobody surveyed the whole',
          ],
          answer: 3,
          explanation:
            'The categories came from an existing dictionary, and the work was divided among thousands. No malice was necessary.',
          practises: [1],
        },
        {
          question: 'Which condition for labeling persons does the lesson propose?',
          options: [
            'The person concerned can object, and the label can be revised',
            'The label was chosen by the largest possible majority',
            'The label is hidden from the person concerned',
            'The person has accepted some terms of use',
          ],
          answer: 0,
          explanation:
            'Those who classify should be answerable, and a label should remain open to objection and change. A click on terms is not enough.',
          practises: [2],
        },
      ],
    },
  },
};
