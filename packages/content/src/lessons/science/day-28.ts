import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay28: LessonSource = {
  category: 'science',
  dayNumber: 28,
  pictures: ['brick', 'wood', 'classical-building'],
  references: ['1 Kings 3:9', '1 Kings 5:17', '1 Kings 6:7', '1 Kings 6:36', 'Matthew 7:24-27'],
  bands: {
    kindergarten: {
      title: 'Build It So It Stands',
      description: 'Which tower falls? Which tower stays?',
      content: `Build a tower with blocks. Put a big block on top. Wobble, wobble, crash! Now put the big block below. It stands!

A wide bottom helps a tower. So a mountain is wide below. So is a castle.

What can we build with? Stone is hard and heavy. Wood is strong and light. Straw is soft. Wet sand sticks, but it crumbles when dry. A wise builder picks the right thing.

Lean two cards together. They make a tent. That shape is a triangle. It is very strong. Look for it on roofs and bridges.

King Solomon built a house for God. He used stone and good wood. But first he asked God for something. He asked for a wise heart.

> Therefore give Your servant an understanding heart
> — 1 Kings 3:9

What would you ask God for?`,
      difficulty: 'beginner',
      objectives: ['Show how a tower stands well.', 'Name a hard and a soft thing.'],
      activities: [
        {
          title: 'Stone towers',
          description:
            'Pile flat stones on the ground. Which one goes first? Use the widest first. Count how many will stay.',
        },
        {
          title: 'Stick shapes',
          description:
            'Tie three sticks at the ends. Tie four sticks too. Push on a corner. Which shape stays the same?',
        },
      ],
      checks: [
        {
          question: 'Where does the biggest block go?',
          options: ['At the bottom', 'In the middle', 'On the top'],
          answer: 0,
          explanation: 'A wide bottom holds the tower up.',
          practises: [0],
        },
        {
          question: 'Which of these is the hardest?',
          options: ['Straw', 'Wool', 'Stone'],
          answer: 2,
          explanation: 'Stone is hard. Straw and wool bend in your hand.',
          practises: [1],
        },
        {
          question: 'Your tower wobbles. What may help?',
          options: ['A heavy top', 'A wider bottom', 'A loud shout'],
          answer: 1,
          explanation: 'A wide bottom makes it steady. Try it!',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Push, Pull and Triangle',
      description: 'Every bridge is in a quiet tug of war, and the builder must know who pulls.',
      content: `## Two kinds of force

Lie on your back and let a friend press on your feet. You feel pushed together. Now hang from a branch, and you feel pulled apart. The parts of a building feel the same two forces. Engineers call them compression, which is a push, and tension, which is a pull.

- Stone is great when it is pushed, but it cracks when it is pulled.
- Rope is great when it is pulled, but you cannot push with it.
- Wood and steel can do both, so they are used for beams.

Bend a sponge like a bridge with a weight in the middle. The top gets squeezed, and the bottom gets stretched. That is how each beam feels.

## Shapes that help

Nail four sticks into a square, and it will fold up like a tired chair. Put one more stick from corner to corner, and it stands firm. You have made two triangles! A triangle keeps its shape until one of its sides breaks.

An arch is clever too. Its stones lean on each other and push the weight down to the sides. So it needs no pulling at all, and some stone arches built by the Romans still carry people.

## A quiet building place

King Solomon built a temple of stone and cedar wood. Cedar smells good, lasts long and is light for its strength. The stones were cut to fit while they were still in the quarry.

> no hammer or chisel or any other iron tool was heard in the temple while it was being built.
> — 1 Kings 6:7

Think how well they had to measure! But before he built, Solomon had asked God for a heart that understands. A king can own the best stones and still need to know what is right. That part cannot be bought, and it holds up everything else.`,
      difficulty: 'beginner',
      objectives: [
        'Tell a push from a pull in a structure.',
        'Explain why triangles and arches are strong.',
        'Choose a fitting material and say why.',
      ],
      activities: [
        {
          title: 'The human arch',
          description:
            'Face a friend, lift your arms and lean your palms together. Step back slowly until you hold each other up. Where do you feel the push? Let a third child walk through. What happens if your feet slip?',
        },
        {
          title: 'Twig tower',
          description:
            'With twenty twigs and some string, build a tower that holds an apple. First use only squares. Then add slanted twigs. Which tower shakes less, and how many twigs did you need?',
        },
      ],
      checks: [
        {
          question: 'A rope swing hangs from a tree. Which force does the rope feel?',
          options: ['A push', 'A pull', 'A twist', 'No force'],
          answer: 1,
          explanation: 'The weight pulls the rope down, and the branch pulls it up.',
          practises: [0],
        },
        {
          question: 'How can you make a square of sticks stand firm?',
          options: [
            'Paint it in a dark color',
            'Make all four sides longer',
            'Tie it more loosely',
            'Add a stick from corner to corner',
          ],
          answer: 3,
          explanation: 'The new stick makes two triangles, and they keep their shape.',
          practises: [1],
        },
        {
          question: 'Which one would you choose for a part that is only pulled?',
          options: ['Rope', 'Brick', 'Stone', 'Sand'],
          answer: 0,
          explanation: 'Rope is strong in a pull. Brick and stone crack when they are pulled.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Why a Plank Stands on Its Edge',
      description: 'The same wood, turned by a quarter, can be many times as stiff.',
      content: `## What a beam goes through

Lay a plank across a stream and step on it. It bends, and its upper side becomes a little shorter while its lower side becomes a little longer. So the top is under compression and the bottom under tension. Halfway between lies a layer that is neither squeezed nor stretched, and the material there hardly helps. That is why steel beams have the shape of an I, with most of the metal at the top and at the bottom.

Now turn the plank on its edge. The material is the same, but more of it lies far away from the middle layer. The stiffness of a beam grows with its width and with the third power of its height. For a plank of 20 by 4 centimeters, we can compare both positions.

- Flat: 20 × 4³ = 20 × 64 = 1,280.
- On edge: 4 × 20³ = 4 × 8,000 = 32,000.

The second number is 25 times the first. Floor joists in a house therefore stand on edge.

## Comparing materials

To compare fairly, engineers use stress, which is force divided by area. A cable with an area of 2 square centimeters that carries 10,000 newtons is under a stress of 5,000 newtons per square centimeter. Each material has a limit, and a sensible designer stays far below it. If a hook breaks at 6,000 newtons and is never loaded with more than 1,500, the safety factor is 6,000 ÷ 1,500 = 4.

Strength isn’t everything. Steel is strong but heavy, and it rusts. Stone resists compression well and tension badly. Wood is weaker than steel, but so light that for its weight it competes with it. Concrete is like stone, so builders lay steel bars in the places where it will be pulled.

## Learning from what breaks

In 1940 the Tacoma Narrows Bridge began to twist in a steady wind, and within hours it fell. Nobody had understood how wind and a slender deck can drive each other. Engineers tested models in wind tunnels afterward, and all long bridges since have been safer. Good builders study failures without mockery, because the next one could be their own.

## Foundation

Solomon’s builders set three layers of dressed stone and one of cedar beams in the wall of the court. For the base they took the largest blocks.

> And the king commanded them to quarry large, costly stones to lay the foundation of the temple with dressed stones.
> — 1 Kings 5:17

You do not see a foundation when the house is finished, yet everything rests on it. Jesus, who had been raised in the family of a builder, told of two houses. They may have looked alike until the flood came. Knowledge is a fine building stone. Solomon asked for what belongs underneath: a heart that can tell right from wrong. Later he did not always listen to it, and the kingdom cracked.`,
      difficulty: 'intermediate',
      objectives: [
        'Describe where a bent beam is squeezed and where it is stretched.',
        'Compare the stiffness of beams by width and height.',
        'Calculate stress and safety factors.',
      ],
      activities: [
        {
          title: 'Flat or on edge',
          description:
            'Support a ruler at both ends and hang a cup with pebbles from its middle. Measure how far it sags. Then hold it on edge between books and repeat with the same load. What does the rule about height predict, and why is it hard to measure?',
        },
        {
          title: 'Break it kindly',
          description:
            'Build three small bridges of equal length from twigs or paper strips. Before loading them with pebbles, predict where each will fail first. Write a short report on every failure with one proposal for improvement and no blame.',
        },
      ],
      checks: [
        {
          question: 'Where is the material of a loaded beam of least use?',
          options: [
            'At its upper side',
            'At its lower side',
            'In its middle layer',
            'At both supports',
          ],
          answer: 2,
          explanation:
            'The middle layer is neither squeezed nor stretched. I-beams save material there.',
          practises: [0],
        },
        {
          question:
            'A beam becomes twice as high and keeps its width. How does its stiffness change?',
          options: [
            'It becomes eight times as large',
            'It doubles',
            'It becomes four times as large',
            'It stays the same',
          ],
          answer: 0,
          explanation: 'Stiffness grows with the third power of the height, and 2³ = 8.',
          practises: [1],
        },
        {
          question: 'A rope breaks at 9,000 newtons. It carries 1,500. What is its safety factor?',
          options: ['7.5', '6', '4', '13.5'],
          answer: 1,
          explanation: '9,000 ÷ 1,500 = 6.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Load Paths',
      description:
        'How columns buckle, why a changed bolt killed over a hundred people, and what wisdom adds to strength.',
      content: `## Stress, strain and stiffness

Divide the force in a rod by its cross section and you obtain the stress; divide its elongation by its length and you obtain the strain. For small loads the two are proportional, and their ratio, Young’s modulus, measures stiffness. It amounts to about 200 gigapascals for steel, 70 for aluminum and 10 for many woods along the grain. Strength is a separate property: the stress at which a material yields or breaks. Glass is stiff and, in tension, unreliable; rubber is neither stiff nor brittle. A third property, toughness, expresses how much energy is absorbed before fracture, and it is toughness that makes a structure give warning.

A rod of steel that is 2.0 meters long and carries 100 megapascals stretches by a strain of 100 ÷ 200,000 = 0.0005, hence by 0.0005 × 2,000 = 1 millimeter.

## Failure by escape

A slender column seldom fails by being crushed; long before the material reaches its limit, the column bows sideways and escapes from under its load. In 1744 Leonhard Euler derived the critical load, F = π² × E × I ÷ L², for a column with hinged ends. The strength of the material does not occur in the formula at all; the modulus E, the length L and the shape, expressed by the second moment of area I, decide everything. Doubling the length reduces the critical load to a quarter. For a rectangle bent across its thickness h, I = b × h³ ÷ 12, so that a strip half as thick buckles at an eighth of the load. Bamboo and bone are hollow for a reason: material far from the axis resists bending best.

## Kansas City, 1981

Two suspended walkways crossed the lobby of a new hotel, one above the other. In the original design both hung from the same continuous rods, and each beam had to support only its own walkway. For convenience in assembly the rods were divided: the lower walkway was hung from the beams of the upper one. The rods themselves carried no more than before, but the nuts beneath the upper beams now bore both walkways, twice the intended load. Nobody recalculated. On July 17, 1981, during a crowded dance, the connection tore through, and one hundred and fourteen people died.

The mathematics would have taken a few minutes, but the drawings had passed across several desks, and everybody assumed that someone else had checked. Engineering codes have since stated more plainly who is responsible for connections, and the case is taught to students in their first years.

## What Solomon asked for

The books of Kings describe a building project with impressive technical detail: dimensions, foundations, stones prepared in the quarry, and courtyards with “three rows of dressed stone and one row of trimmed cedar beams” (1 Kings 6:36). They also record its price. Solomon conscripted laborers by the tens of thousands, and after his death the people begged his son to lighten the yoke; his refusal split the kingdom. The load had been passed on to those who were not asked.

> Therefore give Your servant an understanding heart to judge Your people and to discern between good and evil.
> — 1 Kings 3:9

The Hebrew speaks of a listening heart. It is a remarkably precise request, since listening is what was missing in the hotel and, later, in the palace. Competence tells us how to make a structure stand. Wisdom asks on whose shoulders it rests, who may object, and whether anyone will hear the first crack.`,
      difficulty: 'advanced',
      objectives: [
        'Calculate stress, strain and elongation.',
        'Apply Euler’s formula to changes of length and thickness.',
        'Analyze a structural failure as a question of responsibility.',
      ],
      activities: [
        {
          title: 'Euler with stems',
          description:
            'Press straight dry grass stems or thin sticks of three lengths upright onto a kitchen scale or a soft sponge and observe when they bow. Plot the load against the length, and check whether half the length bears about four times as much. Protect your eyes and press slowly.',
        },
        {
          title: 'Trace the load',
          description:
            'Choose a roof, a bridge or a bunk bed and sketch the path of a person’s weight down to the ground, member by member. Mark compression and tension with two colors. Then do the same for a task in your group: on whom does the work finally rest?',
        },
      ],
      checks: [
        {
          question:
            'An aluminum rod with E = 70 GPa is 3.0 m long and under a stress of 35 MPa. How much does it stretch?',
          options: ['0.5 mm', '1.5 mm', '6.0 mm', '15 mm'],
          answer: 1,
          explanation: 'Strain is 35 ÷ 70,000 = 0.0005, and 0.0005 × 3,000 mm = 1.5 mm.',
          practises: [0],
        },
        {
          question:
            'A column is replaced by one a third as long, otherwise equal. What happens to its critical load?',
          options: [
            'It falls to a ninth',
            'It triples',
            'It stays unchanged',
            'It becomes nine times as large',
          ],
          answer: 3,
          explanation: 'The length is squared in the denominator, so a third gives a factor of 9.',
          practises: [1],
        },
        {
          question: 'Which circumstance led to the collapse of 1981?',
          options: [
            'The rods were made of the wrong metal',
            'Wind set the walkways swinging',
            'A changed detail was never recalculated',
            'The lobby floor sank under the columns',
          ],
          answer: 2,
          explanation:
            'The divided rods doubled the load on one connection. Each person involved relied on another to check.',
          practises: [2],
        },
      ],
    },
  },
};
