import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay25: LessonSource = {
  category: 'ai',
  dayNumber: 25,
  pictures: ['straight-ruler', 'heart-suit', 'magnifying-glass-tilted-left'],
  references: ['1 Samuel 16:7', 'Psalm 139:1'],
  bands: {
    kindergarten: {
      title: 'What Can You See?',
      description: 'A computer looks at you. What does it miss?',
      difficulty: 'beginner',
      content: `Close one eye. Look at a friend. You see hair. You see shoes. You see if your friend is tall or small. These are things on the outside.

A computer looks for things like that. How tall? What color? How many legs? It uses them to tell what something is. Four legs and a trunk? An elephant!

But some things it cannot see. Is your friend kind? Is she scared? Does he love music? That is on the inside.

Once God sent Samuel to find a new king. Samuel saw a tall, strong young man. “This must be him,” he thought. But God said no. God chose the smallest, David. He was out with the sheep.

> For man sees the outward appearance, but the LORD sees the heart.
> — 1 Samuel 16:7

You are more than what a camera sees. God sees all of you, and He loves you.`,
      objectives: ['Name things that a computer can see.', 'Tell what only shows on the inside.'],
      activities: [
        {
          title: 'Guess who',
          description:
            'One child thinks of somebody in the ring. Ask about the outside. Long hair? Red socks? Who is it? Now say one kind thing about this friend.',
        },
        {
          title: 'Outside, inside',
          description:
            'Fold paper like a card. Draw your face on the front. Inside, draw something you love. Show it to a friend.',
        },
      ],
      checks: [
        {
          question: 'What can a camera see?',
          options: [
            'The color of your shoes',
            'Your dream last night',
            'How very much you love Mama',
          ],
          answer: 0,
          explanation: 'Shoes are on the outside. The others are inside you.',
          practises: [0],
        },
        {
          question: 'Which is on the inside?',
          options: ['A big blue hat', 'Long hair', 'A kind heart'],
          answer: 2,
          explanation: 'You cannot see kindness with a camera. God sees it.',
          practises: [1],
        },
        {
          question: 'Whom did God choose as king?',
          options: ['David’s tallest brother', 'David with the sheep', 'Nobody'],
          answer: 1,
          explanation: 'God looked at his heart.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Wolf That Was Only Snow',
      description:
        'The program was right nearly every time. It had just been looking at the wrong thing.',
      difficulty: 'beginner',
      content: `## Huskies and wolves

Some scientists taught a program to tell huskies from wolves in photos. It did well. Then they asked it to color the part of each picture that had made it decide. It didn’t color the ears or the eyes. It colored the snow!

Most of the wolf photos had been taken in winter. So the program had found an easy way: snow means wolf. Show it a husky in the snow, and it would cry wolf.

## Features

A thing that a program looks at in order to decide is called a feature. For a tree it may be the shape of a leaf. For a fruit it may be weight and color. A good feature has to do with what you want to know. A bad one only happens to be there.

- To find out if a melon is ripe: its smell is a good feature, and the day of the week is a bad one.
- To find out if a bridge is safe: its beams are good features, and its paint is a bad one.

The people who build a program have to check what it really looks at. A right answer for a wrong reason will go wrong one day.

## Samuel and the brothers

Samuel, who was old by now, had come to Bethlehem, for one of Jesse’s sons was to be the new king. The first one was tall and handsome. Samuel was sure. He had seen a tall king before, and so tall meant king! But God stopped him.

> For man sees the outward appearance, but the LORD sees the heart.
> — 1 Samuel 16:7

Seven brothers walked past, and none of them was the one. At last they sent for the youngest. He was out with the sheep, and nobody had thought of calling him.

A computer can measure a smile. It can’t see a heart, and we can’t see it well either. So it is good to be slow with our judging. The one they forget to invite may be the one God has in mind.`,
      objectives: [
        'Explain what a feature is.',
        'Tell good features from bad ones.',
        'Say what Samuel learned about looking.',
      ],
      activities: [
        {
          title: 'Twenty-one buttons',
          description:
            'Sort a pile of small things in two groups by a secret feature. Others look and guess it. Then find a second feature that would give the very same groups. How could you find out which one was used?',
        },
        {
          title: 'The one we forgot',
          description:
            'Think quietly: who is often not asked to play or to speak? Find out something you did not know about this person today. Do not say why you are asking.',
        },
      ],
      checks: [
        {
          question: 'What did the program really look at in the wolf photos?',
          options: ['The ears', 'The snow', 'The tail', 'The teeth'],
          answer: 1,
          explanation: 'The wolves had been photographed in winter, so snow was enough for it.',
          practises: [0],
        },
        {
          question: 'You want to know if soup is too hot. Which feature is good?',
          options: [
            'The steam above it',
            'The color of the bowl',
            'The size of the spoon',
            'The day of the week',
          ],
          answer: 0,
          explanation: 'Steam has to do with heat. The others only happen to be there.',
          practises: [1],
        },
        {
          question: 'Why was Samuel sure about the first brother?',
          options: [
            'God had told him so',
            'He played the harp well',
            'Jesse asked him to choose that one',
            'He was tall and looked like a king',
          ],
          answer: 3,
          explanation: 'Samuel went by looks. God showed him that the heart counts.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Right for the Wrong Reason',
      description:
        'A program can score high by looking at something that has nothing to do with the question.',
      difficulty: 'intermediate',
      content: `## Clever Hans

In Berlin around 1904 a horse named Hans became famous because he could do arithmetic. Ask him what seven plus five is, and he would stamp twelve times. His owner was honest, and a commission of experts found no trick. Then a psychologist, Oskar Pfungst, tested what happened if the person who asked did not know the answer. Hans failed. He had been watching faces. When he reached the right number, people relaxed a little without noticing it, and the horse stopped.

Hans was a clever horse, though he could not add. He had found a shortcut.

## Features and shortcuts

A feature is any property that a program uses in order to decide: the width of a petal, the number of exclamation marks in a message, the pattern of bright and dark around a pixel. In older systems people chose the features by hand. In deep learning the program finds them itself, layer upon layer, from edges to textures to parts, and this is the secret of its success.

It is also how shortcuts get in. Here are cases that researchers have reported.

- A program for huskies and wolves decided by the snow in the background.
- A system that recognized skin cancer reacted to rulers, since doctors tend to lay a ruler beside a spot that worries them.
- A program for spotting pneumonia on X-rays read a metal tag that showed from which hospital the picture came, and one of the hospitals had many more patients with pneumonia.

All of these programs had excellent scores on test pictures from the same source. The shortcut was in the training set and in the test set. Only when something changes, a new hospital or a husky in winter, does it break.

What can be done? One may cover parts of the picture and watch whether the answer changes. One may test on purpose with cases in which the shortcut points the wrong way. And one may ask somebody who knows the subject: does this reason make sense?

## Samuel’s shortcut

The prophet Samuel had a feature as well. Israel’s first king, Saul, had stood a head taller than everyone. So when he was sent to Jesse’s family and saw the eldest son, he thought that the matter was clear.

> Do not consider his appearance or height, for I have rejected him; the LORD does not see as man does. For man sees the outward appearance, but the LORD sees the heart.
> — 1 Samuel 16:7

It is encouraging that even a prophet needed to be corrected, and it is sobering too. We are all quick at reading surfaces: clothes, accents, diplomas. Some of these go along with something real, and none of them is the person.

God’s way of seeing can’t be programmed, because a heart is not a feature. But the correction can be learned. Before you judge, ask yourself what you are really looking at, and whether it would still be there if the background changed.`,
      objectives: [
        'Define features and shortcuts with examples.',
        'Explain why a good test score may hide a shortcut.',
        'Suggest ways of finding out what a program relies on.',
      ],
      activities: [
        {
          title: 'Train a Hans',
          description:
            'Choose a volunteer who will act as the horse and must guess a number from 1 to 10 by tapping. The group knows it, and may neither speak nor move on purpose. Try it ten times facing each other and ten times with a blanket between. Compare the results and find out what gave it away.',
        },
        {
          title: 'Shortcut hunt',
          description:
            'Draw twelve simple animals of two invented kinds so that a hidden shortcut, such as a dot in one corner, separates them too. Another group learns from eight drawings and is tested on four in which the shortcut is reversed. Did anybody notice?',
        },
      ],
      checks: [
        {
          question: 'What had Clever Hans learned?',
          options: [
            'To add small numbers in his head',
            'To watch for signs in people’s faces',
            'To recognize written digits',
            'To count the hoofbeats of other horses',
          ],
          answer: 1,
          explanation:
            'When nobody around knew the answer, he failed. He stopped when people relaxed.',
          practises: [0],
        },
        {
          question: 'Why did the X-ray program do well on its test pictures?',
          options: [
            'It had studied medicine in depth',
            'The test pictures were larger than all the others',
            'The same tags were in training and in the test',
            'Pneumonia is visible in every picture',
          ],
          answer: 2,
          explanation:
            'The shortcut was present in both sets. At another hospital it would break down.',
          practises: [1],
        },
        {
          question: 'Which test would best reveal the shortcut of the husky program?',
          options: [
            'Huskies in the snow and wolves on grass',
            'More wolves in the snow',
            'The same pictures in a new order',
            'Larger and sharper pictures of huskies on grass',
          ],
          answer: 0,
          explanation:
            'There the shortcut points the wrong way. A program that relies on snow will fail.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Surface Statistics and the Seeing of Hearts',
      description:
        'Networks prefer texture to shape, proxies to causes. It would be comfortable to think that only networks do.',
      difficulty: 'advanced',
      content: `## What is learned

The strength of deep learning is that it learns features instead of receiving them. Visualizations of trained image networks show detectors for edges and colors in the early layers, for textures and motifs in the middle, for eyes, wheels and letters further on. Nobody inserted them; they reduce the loss.

Reducing the loss is, however, all that they were selected for. In 2019 Robert Geirhos and coworkers presented networks with photographs in which shape and texture conflicted, for example the outline of a cat filled with the skin of an elephant. People answered cat in more than nine cases of ten. The standard networks mostly answered elephant. For distinguishing a thousand categories in ordinary photographs, texture had been sufficient, and so nothing had pressed them to attend to form. Training on pictures with randomized textures shifted the preference and improved robustness as well.

A related study in the same year proposed that adversarial examples, images altered imperceptibly so as to be misclassified with confidence, are not merely errors. Networks rely upon patterns that are genuinely predictive in the data and invisible to us. Such features are, one might say, true of the photographs and false to the world as we mean it.

## Proxies

In decisions about people the analogous phenomenon is the proxy. Height at birth, postal code, hour of the application, brand of telephone: each may correlate with an outcome and none is a reason for it. Simply deleting a protected attribute such as ancestry accomplishes little if others reconstruct it. One can demonstrate this with a small calculation. Suppose that 80 percent of group A and 20 percent of group B live north of a river and that the groups are equally large. Knowing only the side of the river, one guesses the group correctly in 80 percent of cases. Adding two or three such correlates raises the figure further.

Techniques for explaining predictions, which mark influential pixels or rank the contributions of variables, help to discover such reliance. They have limitations that deserve emphasis: explanations may be unstable under tiny changes and can appear plausible for networks whose weights have been randomized. An explanation is itself a model, and requires a test.

## The prophet as classifier

> But the LORD said to Samuel, “Do not consider his appearance or height, for I have rejected him; the LORD does not see as man does. For man sees the outward appearance, but the LORD sees the heart.”
> — 1 Samuel 16:7

The scene is constructed with irony, for Samuel bears the title of seer. He had anointed Saul, who stood a head above the people, and he generalizes from a single training example: height, therefore king. Seven candidates are presented in descending order of seniority and dismissed. The feature on which everybody agreed turns out to be uninformative, and the informative case has not been included in the sample at all, since it did not occur to a father to summon the boy who kept the sheep.

What does it mean that God sees the heart? Hardly that He has access to a further variable with better predictive power. David’s subsequent history includes adultery and murder, so that as a forecast of conduct the choice was imperfect. In biblical usage the heart is the seat of will and understanding, the place where a person turns toward God or away, and where, having turned away, he or she can return. It is not a property that is measured but a relationship that is known.

No accumulation of features amounts to that. It follows that whoever must decide about others by way of features, as teachers, judges, physicians and programmers cannot avoid doing, ought to decide with a certain reserve: provisionally, correctably, and with an eye to whomever nobody thought of calling in from the field.`,
      objectives: [
        'Explain evidence that networks rely on texture and other non-robust features.',
        'Calculate how a proxy reveals a deleted attribute.',
        'Interpret 1 Samuel 16:7 in relation to judging by features.',
      ],
      activities: [
        {
          title: 'Cue conflict',
          description:
            'Draw ten outlines of familiar objects and fill each with the texture of another, for example a fish of bricks. Show each for one second to people of different ages and record the first word. Calculate the share that went by shape, and compare it with the figures in the lesson.',
        },
        {
          title: 'Reasons only',
          description:
            'Draft the form on which a camp selects helpers for small children. Cross out each question that is a proxy and not a reason, and replace it with something that has to do with the task. Let two people with different life stories read it and tell you what it fails to see.',
        },
      ],
      checks: [
        {
          question: 'What did the pictures with conflicting shape and texture demonstrate?',
          options: [
            'People and networks rely on the same cues',
            'Standard networks mostly went by texture, people by shape',
            'Networks cannot recognize cats at all',
            'Shape can be learned only from drawings',
          ],
          answer: 1,
          explanation:
            'For the usual photographs texture is enough, so the networks had learned to use it.',
          practises: [0],
        },
        {
          question:
            'Two equally large groups: 70 percent of the one and 30 percent of the other own a bicycle. How often is the group guessed correctly from that alone?',
          options: [
            'In 50 percent of cases',
            'In 40 percent of cases',
            'In 70 percent of cases',
            'In 100 percent of cases',
          ],
          answer: 2,
          explanation:
            'Guess the first group for owners and the second for others. Each is right in 70 percent.',
          practises: [1],
        },
        {
          question: 'How does the lesson understand the statement that God sees the heart?',
          options: [
            'As knowledge of a person in relationship, which is no further feature',
            'As a more accurate forecast of future conduct',
            'As a preference for people of modest height',
            'As access to thoughts that can be counted',
          ],
          answer: 0,
          explanation:
            'David’s later life shows that no forecast was meant. The heart is where a person turns to God and can return.',
          practises: [2],
        },
      ],
    },
  },
};
