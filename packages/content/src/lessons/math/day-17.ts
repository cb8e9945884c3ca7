import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay17: LessonSource = {
  category: 'math',
  dayNumber: 17,
  pictures: ['package', 'basket', 'canned-food'],
  references: ['Exodus 1:11-14', 'Exodus 2:1-10', 'Genesis 6:14-16'],
  bands: {
    kindergarten: {
      title: 'Roll It or Stack It',
      description: 'Balls, cans and boxes: which one rolls, and which one stays?',
      content: `Give the ball a push. Off it goes! A ball is round all over. It rolls this way and that way.

Now take a can. It is round on the side. Lay it down, and it rolls. But it has two flat ends. Set it on one end. It stands still!

Next comes a box. Push it. It just slides. A box is flat on every side. You can stack boxes up high.

Stroke the box with your hand. Each flat side is called a face. Top and bottom, that is two. Front and back make four. Left and right make six. A box has six faces.

## The basket in the reeds

A baby was in danger. His mother made a basket safe. She closed every hole with sticky tar. In went the baby. The basket floated!

> And his sister stood at a distance to see what would happen to him.
> — Exodus 2:4

She watched him. God watched them both.`,
      difficulty: 'beginner',
      objectives: ['Tell which shapes roll and which stack.', 'Count the faces of a box.'],
      activities: [
        {
          title: 'Shape slide',
          description:
            'Lean a board on a log. Try a ball, a can, a box and a stone. Guess before you let go. Which ones roll? Which ones slide?',
        },
        {
          title: 'Six muddy faces',
          description:
            'Take an old box. Dip a finger in mud. Put one dot on each face. Turn the box as you go. How many dots did you make?',
        },
      ],
      checks: [
        {
          question: 'Which one rolls and can also stand up?',
          options: ['A ball', 'A can', 'A box'],
          answer: 1,
          explanation: 'Its side is round, so it rolls. Its ends are flat, so it stands.',
          practises: [0],
        },
        {
          question: 'How many faces does a box have?',
          options: ['Six', 'Four', 'Eight'],
          answer: 0,
          explanation: 'Top, bottom, front, back, left, right. That is six.',
          practises: [1],
        },
        {
          question: 'You want a high tower. What do you stack?',
          options: ['Balls', 'Eggs', 'Boxes'],
          answer: 2,
          explanation: 'Boxes are flat above and below. They stay put.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Faces, Edges, Corners',
      description: 'Every box hides a number secret, and it holds more than you think.',
      content: `## Look with your fingers

Close your eyes and take a box in your hands. The flat parts are its faces. Where two faces meet, you can feel a straight line, which is called an edge. Where edges come together in a point, there is a corner.

- A box has 6 faces, 12 edges and 8 corners.
- A tent with three-cornered ends has 5 faces, 9 edges and 6 corners.
- A pyramid on a square has 5 faces, 8 edges and 5 corners.

Now for the secret! Add the faces and the corners, and then take away the edges. For the box, 6 + 8 = 14, and 14 − 12 = 2. For the tent, 5 + 6 = 11, and 11 − 9 = 2. For the pyramid, 5 + 5 = 10, and 10 − 8 = 2. Every time you end up with 2! A man named Euler wrote about this more than 250 years ago.

## How much fits in?

Little Jochi packs sugar cubes into a box. In the bottom layer he can lay 3 rows with 4 cubes in each row, so one layer is 3 × 4 = 12 cubes. The box is 2 layers high. That makes 2 × 12 = 24 cubes. The space inside a solid is called its volume, and this box has a volume of 24 cubes.

You do not have to count each cube. Find one layer, and then count the layers.

## A basket with a big job

In Egypt, a cruel king wanted to hurt the baby boys of Israel. One mother would not let him.

> But when she could no longer hide him, she got him a papyrus basket and coated it with tar and pitch.
> — Exodus 2:3

It had to be roomy enough for a baby to breathe, and tight enough to keep every drop of water out. She must have looked at each side and seam with great care. Love measures twice. And God carried that little boat to just the right person.`,
      difficulty: 'beginner',
      objectives: [
        'Tell how many faces, edges and corners a solid has.',
        'Use the secret of the number 2 to find a missing count.',
        'Find the volume of a box by its layers.',
      ],
      activities: [
        {
          title: 'Sticks and clay',
          description:
            'Build a box and a pyramid from sticks with little balls of clay as corners. Count sticks and balls. Then think of the faces as windows and count them too. Does the secret work? Invent one more solid and test it.',
        },
        {
          title: 'Guess and fill',
          description:
            'Find a small box and many things of one size, like acorns or blocks. Lay one layer and count it. How many layers will fit? Work out the number first. Then fill the box and see how close you came.',
        },
      ],
      checks: [
        {
          question: 'How many edges does a pyramid on a square have?',
          options: ['5', '6', '8', '12'],
          answer: 2,
          explanation: 'There are 4 edges around the square, and 4 more go up to the point.',
          practises: [0],
        },
        {
          question:
            'A box has 2 rows with 5 cubes in each layer. It is 3 layers high. How many cubes fit?',
          options: ['10', '30', '17', '25'],
          answer: 1,
          explanation: 'One layer has 2 × 5 = 10 cubes, and 3 layers have 3 × 10 = 30.',
          practises: [2],
        },
        {
          question: 'A solid has 7 faces and 10 corners. How many edges must it have?',
          options: ['15', '17', '12', '19'],
          answer: 0,
          explanation: 'Faces and corners make 7 + 10 = 17. Since 17 − 15 = 2, there are 15 edges.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'How Deep Does a Basket Float?',
      description: 'Surface, volume and one old discovery tell us how to keep a baby dry.',
      content: `## Two questions about one box

Exodus does not report how large the basket among the reeds was, so let us invent one that would suit a baby of three months: 80 centimeters long, 40 centimeters wide and 30 centimeters high, shaped like a box without a lid.

How much tar is needed outside? That depends on the surface, which we find face by face.

- The bottom measures 80 × 40 = 3,200 square centimeters.
- Two long sides measure 2 × 80 × 30 = 4,800 square centimeters.
- Two short sides measure 2 × 40 × 30 = 2,400 square centimeters.
- Altogether, 3,200 + 4,800 + 2,400 = 10,400 square centimeters have to be painted.

How much space is inside? That is the volume, the area of the bottom multiplied by the height: 3,200 × 30 = 96,000 cubic centimeters. Because a liter is 1,000 cubic centimeters, the basket would hold 96 liters if somebody filled it to the rim.

## The water makes room

About 2,200 years ago the Greek scholar Archimedes discovered a law of floating. A body sinks in until the water it pushes aside weighs just as much as the body itself. Suppose that the basket weighs 4 kilograms and the baby 6, so that the total is 10 kilograms. A liter of water weighs about 1 kilogram, so the basket must push aside 10 liters, or 10,000 cubic centimeters.

How deep is that? The part under water is a flat box whose bottom measures 3,200 square centimeters. Divide, and 10,000 ÷ 3,200 = 3.125. The basket would sink in just a little over 3 centimeters, and about 27 centimeters of wall would rise above the river. Even a restless baby could not easily swamp it. A narrow basket would sink deeper and tip sooner.

## Bigger is not just bigger

What would happen if every length were doubled? The bottom would then measure 160 × 80 = 12,800 square centimeters, which is 4 times as much. The volume would be 12,800 × 60 = 768,000 cubic centimeters, which is 8 times as much. Areas grow with the square of the scale, and volumes grow with the cube. If you triple the lengths, you need 9 times the tar and get 27 times the space.

## One word, two boats

The Hebrew word for this basket, tevah, occurs in just two stories of the whole Bible. In the other one it is the name of Noah’s ark, which was to be “300 cubits long, 50 cubits wide, and 30 cubits high” (Genesis 6:15). Its volume, 300 × 50 × 30, would be 450,000 cubic cubits. One vessel was as long as a street, and the other could be carried under an arm. Both were sealed with pitch, neither had a rudder, as far as we are told, and both were entrusted to God.

> Then she placed the child in the basket and set it among the reeds along the bank of the Nile.
> — Exodus 2:3

Perhaps the storyteller wants us to notice that for God a rescue does not have to be large. Volume is measured in cubic centimeters, but importance is not.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate the surface and the volume of a box.',
        'Find how deep a box-shaped body floats.',
        'Describe how areas and volumes grow when all lengths are multiplied.',
      ],
      activities: [
        {
          title: 'Waterline prediction',
          description:
            'Take a box-shaped container that floats, such as a juice carton with one side cut away. Measure its bottom. Weigh some stones, or use coins of known mass. Calculate how deep it should sink with each load, mark the line, and test it in a basin.',
        },
        {
          title: 'Growing cubes',
          description:
            'Build cubes with sides of 1, 2 and 3 from equal blocks or from clay dice. For each, count the blocks and the squares on the outside. Make a table and predict the row for side 5 before you calculate it.',
        },
      ],
      checks: [
        {
          question: 'A crate measures 50 cm by 40 cm by 20 cm. How many liters does it hold?',
          options: ['110 liters', '4 liters', '400 liters', '40 liters'],
          answer: 3,
          explanation:
            'The volume is 50 × 40 × 20 = 40,000 cubic centimeters, and 1,000 of them make a liter.',
          practises: [0],
        },
        {
          question:
            'A raft like a box has a bottom of 100 cm by 60 cm and weighs 30 kg with its load. How deep does it sink?',
          options: ['5 cm', '3 cm', '2 cm', '18 cm'],
          answer: 0,
          explanation:
            'It pushes aside 30 liters, which are 30,000 cubic centimeters. The bottom measures 6,000 square centimeters, and 30,000 ÷ 6,000 = 5.',
          practises: [1],
        },
        {
          question:
            'All edges of a box are made 5 times as long. How many times as large is its volume?',
          options: ['15 times', '25 times', '125 times', '5 times'],
          answer: 2,
          explanation:
            'The factor 5 appears three times: 5 × 5 × 5 = 125. The surface grows 25 times.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Pyramids, Proofs and a Papyrus Basket',
      description:
        'Reconstruct an Egyptian formula, prove a theorem with two trees, and count every regular solid there is.',
      content: `## A calculation from Egypt

A scroll now kept in Moscow, dating from around 1850 BC, contains a remarkable exercise. A pyramid with its top cut off has a square base with sides of 4, a square top with sides of 2 and a height of 6. The scribe squares 4, multiplies 4 by 2, squares 2, adds the results 16, 8 and 4 to obtain 28, takes one third of 6, and concludes that the volume is 2 × 28 = 56. In modern notation he used V = h(a² + ab + b²)/3, and he offered no justification.

We can supply one, provided we accept that a complete pyramid has one third of the volume of the box around it. Let the missing top have the height t. Similar triangles demand that t/(t + h) = b/a, and hence t = bh/(a − b).

- Step 1: The whole pyramid minus its top has the volume (a²(t + h) − b²t)/3.
- Step 2: Substitute t, using t + h = ah/(a − b), which gives h(a³ − b³)/(3(a − b)).
- Step 3: Since a³ − b³ = (a − b)(a² + ab + b²), the factor a − b cancels, and the scribe’s rule remains.

## A theorem with two trees

For any convex solid, let V, E and F be the numbers of its vertices, edges and faces. Euler’s formula states that V − E + F = 2. Here is a proof that requires nothing except networks, that is, dots joined by lines. A connected network without loops is called a tree, and a tree with n dots always has n − 1 lines, since each line after the first dot attaches precisely one further dot.

Regard the vertices and edges of the solid as a network, and choose among the edges a tree that reaches all vertices. This tree contains V − 1 edges. Now place a dot in the middle of each face, and connect two neighboring dots across an edge whenever that particular edge was not chosen. These lines reach every face, for a face could be fenced off only by a closed loop of chosen edges, and a tree has none. Nor can they form a loop themselves, because such a loop would separate some vertices from the others, and therefore they constitute a tree as well, with F − 1 lines. Every edge belongs to exactly one of the two trees, so E = (V − 1) + (F − 1), which is Euler’s formula.

The assumption matters. A square picture frame, built with 16 vertices, 32 edges and 16 faces, yields 16 − 32 + 16 = 0, because a loop around the hole separates nothing.

## Only five

Suppose that all faces are equal regular polygons and that equally many meet at each corner. At a convex corner their angles must total less than 360 degrees. Triangles with 60 degrees may meet in threes, fours or fives; squares with 90 degrees and pentagons with 108 degrees only in threes; hexagons with 120 degrees never, since three of them already lie flat. Five possibilities remain, and each can actually be constructed: tetrahedron, octahedron, icosahedron, cube and dodecahedron. No undiscovered sixth one is waiting anywhere in the universe.

## What lasts

When Moses was born, the great pyramids at Giza had been standing for more than a thousand years. Egyptian officials knew how to calculate volumes, and they counted people in the same spirit, as available labor. Against this background the book of Exodus directs our attention to an object of reeds.

> But when she could no longer hide him, she got him a papyrus basket and coated it with tar and pitch. Then she placed the child in the basket and set it among the reeds along the bank of the Nile.
> — Exodus 2:3

The basket surely decayed within a few seasons, while the monuments still cast their shadows. But the child grew up to lead slaves out of the country. A formula for truncated pyramids is a lasting achievement and deserves admiration, but what deserved protection, even against the state, was lying in the smallest solid on the river.`,
      difficulty: 'advanced',
      objectives: [
        'Derive and use the volume formula of a truncated pyramid.',
        'Prove Euler’s formula with two trees and apply it.',
        'Explain why there are exactly five regular solids.',
      ],
      activities: [
        {
          title: 'Two trees on a box',
          description:
            'Draw the network of a cube flat on paper, as if you looked through one face into it. Mark a tree that reaches all eight corners in one color. Connect the six faces across the unmarked edges in another, remembering that the outside is a face. Count both, and repeat with an octahedron.',
        },
        {
          title: 'Corner test',
          description:
            'Cut at least six equal triangles, four squares, four pentagons and three hexagons from scrap cardboard. Tape three, four, five or six of a kind around a point. Record which combinations fold into a corner, which lie flat and which overlap. Justify your table with angles.',
        },
      ],
      checks: [
        {
          question:
            'A truncated pyramid has a square base with sides of 5, a square top with sides of 2 and a height of 9. What is its volume?',
          options: ['87', '117', '126', '351'],
          answer: 1,
          explanation:
            'By the formula, 9 × (25 + 10 + 4) ÷ 3 = 3 × 39 = 117. Averaging both squares would have given 130.5, which is too large.',
          practises: [0],
        },
        {
          question: 'A convex solid has 20 vertices and 12 faces. How many edges does it have?',
          options: ['32', '28', '34', '30'],
          answer: 3,
          explanation:
            'One tree contains 19 edges and the other 11, together 30. This is the dodecahedron.',
          practises: [1],
        },
        {
          question: 'Which of these regular polygons can form the corner of a convex solid?',
          options: ['Four squares', 'Six triangles', 'Three pentagons', 'Three hexagons'],
          answer: 2,
          explanation:
            'Three pentagons use 324 degrees. Each of the other combinations adds up to 360 degrees and lies flat.',
          practises: [2],
        },
      ],
    },
  },
};
