import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay23: LessonSource = {
  category: 'ai',
  dayNumber: 23,
  pictures: ['sheaf-of-rice', 'lady-beetle', 'compass'],
  references: ['Ruth 1:16', 'Ruth 2:11-12', 'Proverbs 13:20'],
  bands: {
    kindergarten: {
      title: 'Who Stands Near You?',
      description: 'A new bug comes along. Which family is it from?',
      content: `Look! A tiny bug sits on a leaf. Is it a ladybug or an ant? Let us look closely. It is round. It is red. It has spots.

We draw a big map. All the ladybugs sit here. They are round and red. All the ants sit there. They are thin and black. Now put our new bug on the map. It is round and red. So it sits close to the ladybugs. It must be a ladybug!

That is one way a computer can sort. It asks: who is near? Then it says: you are like them.

But near is not always right. A red ant came by. The computer was not sure.

Ruth came from another land. People said that she did not belong. But she stayed close to Naomi and to God.

> wherever you go, I will go
> — Ruth 1:16

Ruth became family. God looks at love.`,
      difficulty: 'beginner',
      objectives: ['Sort something by who is near it.', 'Tell why near is not always right.'],
      activities: [
        {
          title: 'Stand by your like',
          description:
            'Make two groups: long sleeves and short sleeves. A new friend comes. Which group is more alike? Stand there. Now sort by shoes. Did you move?',
        },
        {
          title: 'Stone map',
          description:
            'Draw a line on the ground. Small stones lie on the left, big ones right. Bring a new stone. Where does it go? Who are its neighbors?',
        },
      ],
      checks: [
        {
          question: 'A new bug is round and red. Whom is it near on the map?',
          options: ['The black ants', 'The fish', 'The ladybugs'],
          answer: 2,
          explanation: 'Ladybugs are round and red. It is most like them.',
          practises: [0],
        },
        {
          question: 'What does this kind of sorting ask?',
          options: ['Who is near?', 'Who is loud?', 'Who came first?'],
          answer: 0,
          explanation: 'It looks for the ones that are most alike.',
          practises: [0],
        },
        {
          question: 'Why was the red ant hard to sort?',
          options: ['It ran too fast', 'It was red like a ladybug', 'It was asleep'],
          answer: 1,
          explanation: 'It was a bit like both. Near is not always right.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Ask the Three Nearest',
      description: 'One of the oldest tricks for learning machines fits on a napkin.',
      content: `## Plums and cherries

At the fruit stand Nuria’s job was to sort, and a strange fruit lay in the basket. Was it a large cherry or a small plum? Her uncle took a napkin and drew two lines. “This way is how wide it is,” he said, “and this way is how dark.” Then he put a dot for every fruit that they already knew: C for cherry and P for plum.

They measured the stranger and made a little star for it. “Now ask the nearest three,” said her uncle. Two of them were P and one was C. So the stranger was sorted as a plum.

## Nearest neighbors

This trick is called nearest neighbors. A computer does not need any rules about plums. It only keeps the examples, measures how far each one is from the new one, and lets the closest ones vote.

How many should vote? If only one votes, a single odd dot can spoil the answer. If you ask too many, dots from far away get a say. Three or five often work well. An odd number is handy, because two kinds cannot tie.

What you measure matters. If Nuria had measured only the color, the star would have landed somewhere else. And a computer always gives an answer. If you show it a tomato, it will still say plum or cherry, because those are the only neighbors it has.

## A new neighbor

People do this too. We see that someone dresses or talks like others we know, and we think that we know this person. In the Bible, people in Bethlehem could have looked at Ruth that way. She was from Moab, and that was all they needed to know. But Ruth had chosen where she wanted to stand.

> For wherever you go, I will go, and wherever you live, I will live; your people will be my people, and your God will be my God.
> — Ruth 1:16

A dot on a napkin can’t choose its neighbors. A person can. Nuria bit into the fruit. It was a plum, and a very sweet one.`,
      difficulty: 'beginner',
      objectives: [
        'Sort something new by its nearest neighbors.',
        'Explain how many neighbors should vote.',
        'Tell why sorting people is different from sorting fruit.',
      ],
      activities: [
        {
          title: 'Napkin map',
          description:
            'Collect ten leaves of two kinds. Draw a map with length across and width upward, and mark every leaf. Measure a new leaf, make a star and ask the nearest three. Were they right?',
        },
        {
          title: 'What shall we measure?',
          description:
            'Stand on a field according to two things, such as how much you like soccer and how much you like drawing. Who is your nearest neighbor? Choose two other things and move. Talk with a neighbor whom you did not expect.',
        },
      ],
      checks: [
        {
          question: 'The three nearest dots are P, C and P. How is the star sorted?',
          options: ['As a cherry', 'As a plum', 'As both', 'As neither'],
          answer: 1,
          explanation: 'Two of three voted for plum.',
          practises: [0],
        },
        {
          question: 'Why is it risky to ask only one neighbor?',
          options: [
            'One odd dot could spoil the answer',
            'One dot is too heavy',
            'It takes much longer',
            'One dot can vote twice',
          ],
          answer: 0,
          explanation: 'If that one dot is strange or wrong, the answer is wrong too.',
          practises: [1],
        },
        {
          question: 'What can a person do that a dot on a map cannot?',
          options: ['Be near others', 'Be measured', 'Have a color', 'Choose whom to stand beside'],
          answer: 3,
          explanation: 'Ruth chose her people and her God. Nobody could read that off a map.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Distance Decides',
      description:
        'If you can measure how different two things are, you can classify almost anything. But can you?',
      content: `## Points in a space

Describe an iris by the length and width of its petals, and every flower becomes a point on a sheet of graph paper. In 1936 the statistician Ronald Fisher published such measurements of 150 irises, and students have been plotting them ever since. The three species form three clouds. Where a new flower lands tells you, most of the time, which species it is.

The method of k nearest neighbors turns that into a procedure. Store all the examples. For a new point, calculate its distance to each of them. Let the k closest ones vote. There is no training in the usual sense; all the work is done when a question comes in.

## An example by hand

Four fruits are known, given as (width in cm, sweetness from 0 to 10):

- cherry (2, 6) and cherry (3, 7)
- plum (5, 5) and plum (6, 7)

A stranger is at (4, 6). The squared distance to the first cherry is (4 − 2)² + (6 − 6)² = 4. To the second cherry it is 1 + 1 = 2, to the first plum 1 + 1 = 2, and to the second plum 4 + 1 = 5. The three nearest are one plum and two cherries, so the stranger is sorted as a cherry.

Suppose that somebody had given the width in millimeters. Now the stranger is at (40, 6), and the squared distances are 400, 101, 101 and 401. Here the order stayed the same, but you can see that sweetness hardly counts any longer. Before measuring distances, all features should be brought to a similar scale.

## The choice of k

With k = 1, the border between the classes winds around every single example, including the mistakes. With a very large k, small groups are always outvoted. One tries several values and keeps whichever works best on data set aside for the purpose.

Two limits should be remembered. First, the method has no way of saying none of these. Second, it takes for granted that nearness in the chosen features means likeness in what matters.

## A stranger in Bethlehem

That second assumption is where we often go wrong with each other. By every feature that the people of Bethlehem could see, Ruth stood far away: a foreigner, a widow, poor. A quick classification would have put her with the enemies of Israel. Boaz did something better. He asked about her, and what he found out was not on the surface.

> Boaz replied, “I have been made fully aware of all you have done for your mother-in-law since the death of your husband, how you left your father and mother and the land of your birth, and how you came to a people you did not know before.
> — Ruth 2:11

Companies sort people by their neighbors every day: those who bought this also bought that; people from this street often pay late. It can be convenient, and it can be unjust, because you are judged by what others near you have done. When a decision about a person matters, distance is not enough. Somebody has to ask.`,
      difficulty: 'intermediate',
      objectives: [
        'Classify a point by its nearest neighbors.',
        'Explain why scale and the choice of k matter.',
        'Evaluate the use of neighbor methods for decisions about people.',
      ],
      activities: [
        {
          title: 'Living graph',
          description:
            'Mark two axes on a field with ropes, one from early bird to night owl and one from sweet to salty. Ten people take their places and hold up a card with a guess-worthy trait, such as an instrument. An eleventh person stands somewhere; let the nearest three vote on the trait. Count how often they are right.',
        },
        {
          title: 'Border lines',
          description:
            'Draw ten circles and ten crosses on graph paper in two overlapping clouds. Color the whole sheet by the rule of one neighbor, then a fresh copy by the rule of five. Describe the difference in the border, and say which one you would trust with a new point.',
        },
      ],
      checks: [
        {
          question:
            'Known: A (1, 1), A (2, 1), B (5, 4), B (6, 4). Where does (4, 3) belong by its nearest neighbor?',
          options: [
            'A, with squared distance 8',
            'B, with squared distance 2',
            'B, with squared distance 5',
            'A, with squared distance 13',
          ],
          answer: 1,
          explanation: 'To (5, 4) it is 1 + 1 = 2. To the nearest A it is 4 + 4 = 8.',
          practises: [0],
        },
        {
          question: 'Why should features be brought to a similar scale?',
          options: [
            'Graph paper has only small squares',
            'Squared numbers must not exceed one hundred',
            'Otherwise a feature with large numbers drowns out the others',
            'Otherwise two neighbors might tie',
          ],
          answer: 2,
          explanation:
            'Millimeters instead of centimeters make width count a hundred times as much in squared distance.',
          practises: [1],
        },
        {
          question: 'What did Boaz do that a neighbor method cannot?',
          options: [
            'He asked about what Ruth herself had done',
            'He compared her with other foreigners',
            'He measured how far she had traveled on foot',
            'He let the people of the town vote',
          ],
          answer: 0,
          explanation:
            'The method judges by what is near in chosen features. He found out what this person had done.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Geometry of Likeness',
      description:
        'A rule that simply asks the neighbors is never more than twice as wrong as the best rule there could be.',
      content: `## A remarkable theorem

In 1967 Thomas Cover and Peter Hart proved a result about the most naive classifier conceivable. Let R* denote the error of the ideal rule, the one that knows the true probabilities and still errs because the classes overlap. As the number of stored examples grows without limit, the error of the single nearest neighbor does not exceed 2R*(1 − R*) in the case of two classes, and hence stays below twice the minimum. Half of the information in an infinite data set, the authors remarked, is contained in the nearest neighbor. If the best achievable error is 10 percent, one neighbor will suffice for at most 18.

Letting k increase, though more slowly than the number of examples, brings the error down to R* itself. No assumption is made about the shapes of the classes. It is difficult to imagine a stronger endorsement of simplicity.

## The curse

The small print is the word infinite. In a space of many dimensions, examples are lonely. Suppose that points are spread evenly over a cube of side one, and we want a smaller cube that captures one percent of them. On a line its side is 0.01; in two dimensions it is 0.1; in ten it is the tenth root of 0.01, about 0.63. What is called a neighborhood then extends over nearly two thirds of every feature’s range. Distances moreover concentrate: in high dimensions the farthest point is hardly farther than the nearest, so that the ranking on which the method relies becomes a matter of noise. Richard Bellman named the phenomenon the curse of dimensionality in 1957.

What rescues practice is that real data rarely fill their space. Images of faces occupy a thin, curved region among all possible arrays of pixels. Modern systems therefore learn a representation first, in which things that ought to count as alike lie close together, and search for neighbors there. Every engine that retrieves similar photographs or passages does so among vectors of several hundred dimensions, with approximate algorithms that trade a little accuracy for a great deal of speed.

## Who defines nearness?

Whichever representation is chosen embodies a judgment about what is relevant. Credit scores in the United States were long refused to applicants on account of their neighborhoods; on official maps of the 1930s, districts in which Black families lived were outlined in red. The law now forbids it, yet a model that predicts repayment from postal codes, purchases and acquaintances can reconstruct the outline without being told. Statistical likeness is real information. It is also, when applied to a person, a presumption that he or she will act as others have.

> Boaz replied, “I have been made fully aware of all you have done for your mother-in-law since the death of your husband, how you left your father and mother and the land of your birth, and how you came to a people you did not know before.
> — Ruth 2:11

The book of Ruth calls its heroine the Moabite long after she has settled in Bethlehem, as if to keep the label before our eyes while the story dismantles it. According to Deuteronomy no Moabite was to enter the assembly. The narrator does not argue with the statute; he tells what one particular Moabite did, and closes with a genealogy in which she is the great-grandmother of King David. By the metric of origin she was remote from Israel. By the metric of hesed, steadfast loyalty, she was its nearest neighbor. Which distance shall be measured is a decision that precedes all computation, and it remains entirely ours.`,
      difficulty: 'advanced',
      objectives: [
        'Interpret the bound of Cover and Hart for a given error rate.',
        'Explain the curse of dimensionality with a calculation.',
        'Analyze how the choice of a distance carries moral weight.',
      ],
      activities: [
        {
          title: 'Loneliness in dimensions',
          description:
            'With dice as random coordinates from 1 to 6, generate eight points in one, two and four dimensions. For each, find the ratio of the largest to the smallest distance between pairs. Tabulate the ratios, repeat three times, and explain the trend to somebody who has never heard of a dimension beyond three.',
        },
        {
          title: 'Metric hearing',
          description:
            'A fictional camp must assign tent mates by similarity. Three parties each propose a distance: interests, sleeping hours, home town. After ten minutes of preparation, hold a hearing in which every party must name whom its own metric disadvantages. Decide, and justify the decision in four sentences.',
        },
      ],
      checks: [
        {
          question:
            'The best possible rule errs in 5 percent of cases. What does the theorem say of a single neighbor, given unlimited examples?',
          options: [
            'It errs in exactly 5 percent',
            'It errs in at most 9.5 percent',
            'It errs in at most 25 percent',
            'It errs in at least 10 percent',
          ],
          answer: 1,
          explanation: '2 × 0.05 × (1 − 0.05) is 0.095, or 9.5 percent.',
          practises: [0],
        },
        {
          question:
            'In two dimensions, what side must a square within the unit square have to capture 4 percent of evenly spread points?',
          options: ['0.04', '0.02', '0.2', '0.4'],
          answer: 2,
          explanation:
            'The side is the square root of 0.04, which is 0.2. In higher dimensions it grows quickly toward one.',
          practises: [1],
        },
        {
          question:
            'What does the genealogy at the end of Ruth contribute to the argument of the lesson?',
          options: [
            'It shows that the choice of what to measure changes who counts as near',
            'It proves that the law of Deuteronomy had been abolished',
            'It demonstrates that ancestry determines character',
            'It explains how Boaz had learned about her',
          ],
          answer: 0,
          explanation:
            'Measured by origin she was distant, measured by loyalty she was close. Somebody has to choose the metric before anything is computed.',
          practises: [2],
        },
      ],
    },
  },
};
