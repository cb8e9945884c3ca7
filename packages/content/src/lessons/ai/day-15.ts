import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay15: LessonSource = {
  category: 'ai',
  dayNumber: 15,
  pictures: ['world-map', 'cow', 'compass'],
  references: ['Genesis 37:15-17', 'Genesis 41:25-30', '1 Corinthians 13:12'],
  bands: {
    kindergarten: {
      title: 'A Big Place on a Small Page',
      description: 'How can a whole camp fit under your hand?',
      difficulty: 'beginner',
      content: `Put your hand on a page. Can a whole camp fit there? Yes! Draw a box for the kitchen. Draw a blue spot for the lake. Draw a row of dots for the path. Now you have a map.

The blue spot is not wet. You cannot swim in it. It stands for the lake. We call that a symbol.

Robots use maps too. A robot may clean the floor. It keeps a map of squares. One means wall. Zero means free floor. It rolls where the zeros are.

But a map can be old. Papa moves a chair. The map does not know! Bump!

Long ago a king dreamed of cows. The cows were symbols. God showed Joseph what they meant.

> The seven good cows are seven years
> — Genesis 41:26

Good years were coming, with lots of food. Then hungry years would come. Joseph helped everyone get ready.`,
      objectives: ['Tell what a symbol stands for.', 'Say why a map can be wrong.'],
      activities: [
        {
          title: 'Stone and stick map',
          description:
            'Lay a map on the ground. A stone is a cabin. A stick is a path. A leaf is the place you love. Walk your finger along it.',
        },
        {
          title: 'Who moved it?',
          description:
            'Look at five things on a blanket. Draw where each one lies. Close your eyes. A friend moves one thing. Which part of your map is old now?',
        },
      ],
      checks: [
        {
          question: 'What is the blue spot on the map?',
          options: ['Real water', 'A symbol for the lake', 'A hole in the page'],
          answer: 1,
          explanation: 'It stands for the lake. The real lake is wet!',
          practises: [0],
        },
        {
          question: 'Why did the robot bump into the chair?',
          options: ['It was angry', 'It wanted to sit', 'Its map was old'],
          answer: 2,
          explanation: 'Papa moved the chair. The map still showed free floor.',
          practises: [1],
        },
        {
          question: 'What did the seven good cows stand for?',
          options: ['Seven years', 'Seven brothers', 'Seven hills'],
          answer: 0,
          explanation: 'Seven cows meant seven years with lots of food.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Vacuum and the Piano',
      description: 'Grandpa’s robot knows every corner of the house, until one Tuesday.',
      difficulty: 'beginner',
      content: `## A bump on Tuesday

Grandpa has a robot that vacuums the floor. The first time it ran, it bumped its way from wall to wall. All the while it was drawing a map. After that it rolled through the rooms like a little ship that knows its harbor.

On Tuesday three strong neighbors moved the piano to the window. On Wednesday the robot rolled off at full speed. Bonk! “It forgot how to drive,” said Ines. “No,” said Grandpa. “It drove very well on the map, but the map was wrong.”

## A map made of numbers

The robot’s map is a grid, like math paper. Each square is a bit of floor.

- 0 means free
- 1 means something is in the way
- 9 means nobody has been here yet

There is no rug on the map, no smell of pancakes, no song. Whoever makes a map picks what to put in and what to leave out.

A number that stands for a wall is a symbol. So is a letter that stands for a sound, and a red line that stands for a road. Symbols are handy. You can’t put a mountain in your pocket, but you can carry the little triangle that means mountain.

## What does it stand for?

A symbol is no use if you don’t know what it means. The king of Egypt dreamed of cows and of grain, and he woke up worried, because his wise men could not tell him what it all stood for. Joseph said plainly that he could not do it alone, but that God could.

> The seven good cows are seven years, and the seven ripe heads of grain are seven years. The dreams have the same meaning.
> — Genesis 41:26

Joseph did not stop at the meaning. He made a plan, so that people would have bread.

A robot has symbols as well, but it does not know what they mean to us. For the robot the piano is a 1. Ines sat down and played, and Grandpa sang along. That was not on any map.`,
      objectives: [
        'Read a simple grid map made of numbers.',
        'Explain what a symbol is with an example.',
        'Tell why a good map can give a wrong answer.',
      ],
      activities: [
        {
          title: 'Number the room',
          description:
            'Draw a grid of eight by eight squares for the room that you are in. Fill in 0 for free and 1 for blocked. Trade maps with a friend. Can your friend walk from the door to the far wall by your map, with eyes on the paper and a helper beside?',
        },
        {
          title: 'Three maps of one place',
          description:
            'In groups, draw the same field for a bird, for a child in a wheelchair and for a cook who looks for berries. Lay the maps side by side. What did each leave out?',
        },
      ],
      checks: [
        {
          question:
            'On the robot’s map a square says 9. What does it know about that bit of floor?',
          options: [
            'There are nine things on it',
            'It is the cleanest spot',
            'Nothing yet',
            'A wall stands there',
          ],
          answer: 2,
          explanation:
            'The 9 means that nobody has been there. It is honest to mark what is unknown.',
          practises: [0],
        },
        {
          question: 'Which of these is a symbol?',
          options: [
            'A small triangle that means mountain',
            'A mountain with snow on top',
            'A long hike to the top of the mountain',
            'The tired feet of a hiker',
          ],
          answer: 0,
          explanation: 'The triangle stands for the mountain. You can carry it in your pocket.',
          practises: [1],
        },
        {
          question: 'Why did the robot hit the piano?',
          options: [
            'Its wheels were too fast',
            'It could not hear the music',
            'Someone had switched the robot to the wrong room',
            'The house had changed and the map had not',
          ],
          answer: 3,
          explanation: 'The robot trusted its map. Maps have to be checked against the real world.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Map That Threw Away the Distances',
      description:
        'In 1933 London handed out a map that was wrong about nearly everything, and passengers loved it.',
      difficulty: 'intermediate',
      content: `## A useful lie?

Harry Beck was a technical draftsman, and in 1931 he had an idea about the London Underground. The official map followed the real bends of the tracks and the real distances between the stations, so the crowded center of the city looked like a plate of spaghetti. Beck straightened the lines, spread the stations out evenly and threw the distances away. The managers were doubtful at first. When the map was printed in 1933, the public took to it at once, and subway maps all over the world still follow his example.

Was Beck’s map false? It depends on the question. If you want to know how long a walk it is from one station to the next, it will mislead you. If you want to know where to change trains, nothing is better. A map is a model: something simple that stands for something complicated, made for a purpose.

## How a machine holds a room

Computers reason about the world by means of models as well. Picture a robot that has to deliver towels in a guesthouse. One choice is a grid. Suppose that a hall measures 4 meters by 5 meters and that each cell is 10 centimeters wide.

- Number of cells in the grid: 40 × 50 = 2,000
- Number if every cell is half as wide: 80 × 100 = 8,000
- In every cell one of three symbols, for free, blocked or unknown

Another choice is to forget about centimeters and keep a list of facts: the kitchen is next to the hall, the hall is next to the stairs. The grid is good for not bumping into the umbrella stand. The list is good for planning the way upstairs. Choosing what to represent, and how, is half of the work of building a thinking machine. A clever program with a poor model will be wrong in a clever way.

## Cows that were years

Egypt’s king had a dream in which seven thin cows swallowed seven fat ones. He could describe every detail, but he had no key that explained what stood for what. Joseph answered that interpretations belong to God, and then he supplied the legend of the map:

> The seven good cows are seven years, and the seven ripe heads of grain are seven years. The dreams have the same meaning.
> — Genesis 41:26

Afterward the king did not put up a picture of cows, but appointed Joseph to fill storehouses. Whoever understands a symbol turns from it to the world that it stands for.

That turn is exactly what a computer does not make by itself. It can shuffle “cow” and “year” around a million times according to its rules. What a hungry year is like, for a mother with an empty jar, is not in the symbol.

## Three questions for any model

What stands for what? What has been left out, and who decided that it was unimportant? When was the model last compared with the real thing? Such questions are useful for a weather map, a school ranking or the score that an app gives you. Even Joseph once wandered around in a field and had to ask a stranger for directions since his brothers were no longer where he expected them to be. The best maps are held by people who are ready to ask.`,
      objectives: [
        'Explain why a model can be useful although it leaves much out.',
        'Compare a grid with a list of facts as ways to represent a building.',
        'Question a model about its symbols, its gaps and its age.',
      ],
      activities: [
        {
          title: 'Beck at camp',
          description:
            'Walk through the camp and count your steps between six places. Draw one map to scale, for instance one centimeter for twenty steps. Then draw another in which all the lines are straight and all the gaps equal. Give each map to a different team and set both a task. Which map wins which task?',
        },
        {
          title: 'Legend wanted',
          description:
            'Draw a message of six symbols and write the key on a separate sheet. Pass on only the symbols. Let three people write down what they think is meant before you show the key. Discuss where their guesses came from.',
        },
      ],
      checks: [
        {
          question: 'For which task is Beck’s kind of map a poor choice?',
          options: [
            'Finding the station where two lines meet',
            'Estimating how far you would have to walk',
            'Counting the stops to the end of a line',
            'Planning a trip with one change of trains',
          ],
          answer: 1,
          explanation:
            'The gaps were made equal on purpose, so the page says nothing true about distance. It is excellent for connections.',
          practises: [0],
        },
        {
          question:
            'A robot has to find the way from the kitchen to the attic. Why might a list of facts serve better than a fine grid?',
          options: [
            'Because lists can show where the umbrella stand is',
            'Because grids work only outdoors',
            'Because a list never has to be updated',
            'Because it holds which rooms connect and little else',
          ],
          answer: 3,
          explanation:
            'For the route it matters what leads to what. Thousands of cells would only be in the way. For steering around furniture it is the reverse.',
          practises: [1],
        },
        {
          question:
            'Your school is ranked 40th on a website. Which question tests the model behind the number?',
          options: [
            'What was counted, and what was not?',
            'How many people have visited the site?',
            'Who is in first place?',
            'Is 40 an even number?',
          ],
          answer: 0,
          explanation:
            'A rank stands for something that somebody chose to measure. Kindness in the hallway, for example, is rarely among the figures.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Surrogates: On Maps, Symbols and Their Debts',
      description:
        'A map at the scale of one to one has been imagined at least twice, both times as a joke.',
      difficulty: 'advanced',
      content: `## The perfect map

In a novel of 1893 Lewis Carroll introduces a traveler whose countrymen have produced a map on the scale of a mile to the mile. It has never been spread out, he admits, because the farmers objected that it would shut out the sunlight; so they now use the country itself as its own map, and it does nearly as well. The joke has a serious center. A representation is useful because of what it omits. Alfred Korzybski condensed the other half of the truth into a slogan in 1931: a map is not the territory.

Mathematics adds that some omissions are forced upon us. Carl Friedrich Gauss proved in 1827 a theorem from which it follows that no flat chart of a sphere can keep all distances in proportion. Gerardus Mercator’s projection of 1569 preserves angles, which was what navigators with a compass required, and pays for it with area. Greenland appears roughly as large as Africa, which is in fact about fourteen times its size. Every choice of what to preserve is also a choice of what to distort.

## Representation as commitment

In 1993 three researchers at MIT, Randall Davis, Howard Shrobe and Peter Szolovits, asked what a knowledge representation is. Their first answer was that it is a surrogate, a substitute inside the program for things outside, which allows the program to determine consequences by thinking instead of acting. Their second was that it is a set of ontological commitments: a decision about the terms in which the world will be seen at all. A hospital database with a field for diagnosis and none for loneliness has committed itself, whether or not anybody intended it to. What has no symbol cannot become a premise.

Early artificial intelligence placed great confidence in this approach. Allen Newell and Herbert Simon proposed in 1976 that a physical symbol system has the necessary and sufficient means for general intelligent action. Critics inquired where the symbols obtain their meaning. Stevan Harnad named this the symbol grounding problem in 1990 and compared it with trying to learn Chinese from a Chinese dictionary alone: one is sent from one meaningless string to another and never arrives. Present language models derive their internal representations statistically, from enormous quantities of text, and in some systems from images as well. Whether that amounts to grounding is vigorously disputed. It is undisputed that such a system does not depend on whether the granary is full. It will not be hungry.

## An interpreter in Egypt

Genesis describes a crisis of interpretation. Pharaoh possesses vivid symbols and a staff of specialists, but no reading of them. Joseph’s reply is remarkable for two reasons. He disclaims private expertise, attributing the interpretation to God, and he proceeds within the same speech from sign to policy.

> Behold, seven years of great abundance are coming throughout the land of Egypt, but seven years of famine will follow them.
> — Genesis 41:29-30

The dream had compressed fourteen years into a scene on a riverbank. What distinguishes understanding from mere decoding is that the interpreter feels the weight of what is signified. Joseph had himself known a pit, a sale and a prison; famine was not an abstraction to a man who had been thrown away. His hearers at court received a forecast, and the hungry of many lands received bread.

## In part

Paul extends the matter to all human knowing. “Now I know in part; then I shall know fully, even as I am fully known” (1 Corinthians 13:12). This is not a counsel of despair about knowledge, since partial is not the same as false. Good cartographers print the projection, the scale and the date in the margin, and so declare their debts to the territory. One may reasonably demand as much from those who build models of people: state what was represented, by whom, for which purpose, and what was left outside the frame. The last phrase of the verse suggests a further humility. Every profile of you is a surrogate that somebody found convenient. You are known by One who needs none.`,
      objectives: [
        'Explain why omission is necessary to representation and why some distortion is unavoidable.',
        'Analyze a data structure as a set of commitments about what exists.',
        'Describe the symbol grounding problem and why it is disputed for language models.',
      ],
      activities: [
        {
          title: 'The form with twelve fields',
          description:
            'Design a registration form for this camp with exactly twelve fields. Exchange forms and write a page from the viewpoint of a camper who does not fit. Then negotiate: which field would you add, and which would you give up for it?',
        },
        {
          title: 'Peel the orange',
          description:
            'Draw a few continents on an orange or on a ball of clay, peel or cut the surface off and flatten it. Measure one distance before and after. Decide as a group what your flat version should preserve, redraw it accordingly, and print your debts in the margin.',
        },
      ],
      checks: [
        {
          question:
            'What follows from Gauss’s theorem for anyone who makes a flat map of the earth?',
          options: [
            'Areas can be shown correctly only near the poles',
            'The map must be at least as large as a continent',
            'Some distances must come out in the wrong proportion',
            'Angles and areas can be preserved if the paper is folded',
          ],
          answer: 2,
          explanation:
            'A sphere cannot be flattened without distortion. Mapmakers choose which property to keep and which to sacrifice.',
          practises: [0],
        },
        {
          question:
            'In what sense does a database without a field for loneliness make a commitment?',
          options: [
            'Its designers have promised to protect private feelings',
            'Nothing about loneliness can enter into its conclusions',
            'Lonely patients are entered under a different name',
            'The field will be added as soon as the need is proven',
          ],
          answer: 1,
          explanation:
            'A representation settles in which terms the world is seen. What has no symbol cannot serve as a premise, whatever anybody intended.',
          practises: [1],
        },
        {
          question: 'Which comparison illustrates the symbol grounding problem?',
          options: [
            'A traveler who owns a map on which the scale is missing',
            'A king whose advisers cannot agree about the meaning of a forecast',
            'A farmer whose view is blocked by a giant chart',
            'A learner with nothing but a dictionary in the unknown language',
          ],
          answer: 3,
          explanation:
            'Each entry leads only to further entries. Harnad asked how symbols can mean anything if they are connected to nothing but other symbols.',
          practises: [2],
        },
      ],
    },
  },
};
