import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay47: LessonSource = {
  category: 'math',
  dayNumber: 47,
  pictures: ['butterfly', 'mirror', 'sunrise'],
  references: ['Matthew 28:1-10', 'Mark 16:3-4', 'John 20:11-20'],
  bands: {
    kindergarten: {
      title: 'Slide It, Turn It, Flip It',
      description: 'Fold a paper butterfly and find out how its wings match.',
      content: `Sela folds a sheet of paper. She cuts along the fold. Snip, snip! She opens it up. A butterfly! It has two wings. One wing looks like the other. The fold is in the middle.

Now the butterfly flies over the table. It slides. It looks the same. It turns around. It flips onto its back. Still her butterfly!

Look at one of your hands. The thumb has no twin there. So its two halves do not match. But lay both hands side by side. They match!

## The stone that rolled

A big stone closed the tomb of Jesus. His friends had cried a lot. Two women came early on Sunday. The ground shook! An angel of the Lord rolled the stone away. Then he spoke to them.

> He is not here; He has risen, just as He said!
> — Matthew 28:6

They ran home with joy. And on the way they met Jesus. He is alive!`,
      difficulty: 'beginner',
      objectives: ['See if two halves match.', 'Name a slide, a turn and a flip.'],
      activities: [
        {
          title: 'Paint and fold',
          description:
            'Put drops of paint on half a sheet. Fold it. Press. Open it. Count the drops on both sides.',
        },
        {
          title: 'Mirror friend',
          description:
            'Face a friend. Lift one arm very slowly. Your friend is the mirror. Then change places.',
        },
      ],
      checks: [
        {
          question: 'You fold a butterfly along the middle. What do its wings do?',
          options: ['One sticks out', 'They match', 'One is gone'],
          answer: 1,
          explanation: 'Both wings have the same shape. So they lie together.',
          practises: [0],
        },
        {
          question: 'One wing has three dots. The other wing matches. How many dots?',
          options: ['Three', 'Five', 'Six'],
          answer: 2,
          explanation: 'Three dots here and three dots there. That makes six.',
          practises: [0],
        },
        {
          question: 'A leaf moves across the table. It does not turn. What is that?',
          options: ['A slide', 'A turn', 'A flip'],
          answer: 0,
          explanation: 'It only moved along. It still points the same way.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Letter That Turned Its Back',
      description: 'Three ways to move a shape, and what a rolling stone has to do with them.',
      content: `## Three moves

Ruben cut a big F out of an old box. He picked this letter because no part of it matches any other, so you can see at once what has been done to it.

- When he slides the F, it goes to a new place and faces the same way.
- When he turns it around a pin, it may stand on its head, but it can be turned back.
- When he flips it over like a page, it looks as it does in a mirror.

The size stays the same each time. But only the flip makes the letter face backward. You can slide it and turn it as long as you like, and it will not help. You have to flip it again!

## Lines to fold on

Some shapes match themselves. If you fold a shape and one half lies right on top of the other, the fold is a line of symmetry. A square has 4 of them. Two run from corner to corner, and two run through the middle of the sides. A long, thin rectangle has only 2. Fold one from corner to corner, and you will see why.

A square also matches itself when it makes a quarter turn. A quarter turn is 90 degrees, and after four of them everything is back where it began: 4 × 90 = 360 degrees.

## A turn and a slide at once

A wheel that rolls is turning and sliding together. When it has gone around once, it has moved as far as its rim is long. If a round stone has a rim of 4 meters, then half a turn takes it 2 meters along the ground.

On the way to the tomb of Jesus, some women asked who would roll the stone away. They did not need to fear.

> an angel of the Lord descended from heaven, rolled away the stone, and sat on it.
> — Matthew 28:2

Every slide and every flip can be undone. What God did that morning will never be undone, because Jesus lives and will not die again.`,
      difficulty: 'beginner',
      objectives: [
        'Tell slides, turns and flips apart.',
        'Count lines of symmetry and add up turns.',
      ],
      activities: [
        {
          title: 'Leaf hunt',
          description:
            'Look for things with one line of symmetry, with many, and with none: leaves, flowers, bugs, tools. Sort what you may pick up into three rows. Draw the fold lines of the rest.',
        },
        {
          title: 'Roll and measure',
          description:
            'Put a string around a pot lid and lay it out flat. Then mark the rim, roll the lid on the ground for one turn, and see how far it went. Does it match the string?',
        },
      ],
      checks: [
        {
          question: 'Which move makes the letter F face backward?',
          options: ['A flip', 'A slide', 'A half turn', 'A quarter turn'],
          answer: 0,
          explanation: 'A flip swaps the sides, as a mirror does. The other moves never do that.',
          practises: [0],
        },
        {
          question: 'How many lines of symmetry does a long rectangle have?',
          options: ['0', '1', '4', '2'],
          answer: 3,
          explanation:
            'It folds onto itself the long way and the short way, but not along a corner line.',
          practises: [1],
        },
        {
          question: 'A shape makes three quarter turns. How many degrees is that?',
          options: ['180 degrees', '270 degrees', '90 degrees', '360 degrees'],
          answer: 1,
          explanation: 'Each quarter turn is 90 degrees, and 3 × 90 = 270.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'The Bug in the Butterfly',
      description: 'Give every point its orders, and find out why the order of orders matters.',
      content: `## A rule for every point

If a figure is to be moved on a grid, it is enough to say what happens to the coordinates of each point. Let a triangle have the corners A(1, 1), B(4, 1) and C(4, 3).

- A translation adds the same amounts everywhere. Moving 5 to the left and 2 up sends A to (−4, 3).
- A reflection in the vertical axis changes the sign of x, so that C becomes (−4, 3).
- A quarter turn counterclockwise around the origin turns (x, y) into (−y, x), and B becomes (−1, 4).
- A half turn changes both signs, which sends A to (−1, −1).

None of these motions stretches anything, so the side AB keeps its length of 3 wherever it goes. The reflection alone reverses the direction in which the corners follow each other, from counterclockwise to clockwise.

## Which comes first?

Begin with the point (4, 1). Reflect it in the horizontal axis and then turn it by a quarter: it visits (4, −1) and arrives at (1, 4). Now turn first and reflect afterward: it visits (−1, 4) and arrives at (−1, −4). The same two motions in a different order have led to different places, just as putting on socks and shoes does. If you want to undo a sequence, you must therefore begin with the step that was done last.

## Choose a test that can fail

Lina wrote a program that was supposed to complete a butterfly by reflecting its right wing in the vertical axis. She tried the corner (0, 0), the result was (0, 0), and she was satisfied. On the screen, however, the second wing hung upside down under the first. Her rule was (x, y) → (x, −y), and the origin had been unable to betray it, because zero doesn’t change when its sign does. Then she tested (5, 2). It should have become (−5, 2) but came out as (5, −2), and the bug was caught. A good test point has coordinates that are different from each other and from zero.

## Two turns in a garden

A square has 8 symmetries: four turns, counting the one that leaves everything in place, and four reflections. After any of them you couldn’t tell that something has happened. The morning after the Sabbath was quite the reverse, and nothing looked as it had looked before. Mary of Magdala, whose eyes were full of tears, turned around in the garden and saw Jesus standing there, but she took Him for the gardener. What changed her was not a motion of her feet.

> Jesus said to her, “Mary.”
> — John 20:16

John writes that at this word she turned once more. Geometry has a rule for the first turn. The second one cannot be drawn on a grid, because someone who has lost all hope is suddenly called by name.`,
      difficulty: 'intermediate',
      objectives: [
        'Apply coordinate rules for translations, reflections and turns.',
        'Combine two motions in the right order.',
      ],
      activities: [
        {
          title: 'Grid of strings',
          description:
            'Lay out axes with strings on a lawn and let three people be the corners of a triangle. A caller announces motions; each corner computes the new coordinates before walking there. Undo everything in the opposite order.',
        },
        {
          title: 'Plant a bug',
          description:
            'Write a rule for moving a four-point figure and hide one wrong sign. Your partner may ask for the images of three points only. Which questions reveal the bug most quickly?',
        },
      ],
      checks: [
        {
          question: 'Where does a reflection in the vertical axis send the point (3, 5)?',
          options: ['(3, −5)', '(5, 3)', '(−3, 5)', '(−3, −5)'],
          answer: 2,
          explanation:
            'Only the first coordinate changes its sign, because left and right are exchanged.',
          practises: [0],
        },
        {
          question: 'Where does a quarter turn counterclockwise around the origin send (2, 7)?',
          options: ['(7, −2)', '(−7, 2)', '(−2, −7)', '(7, 2)'],
          answer: 1,
          explanation: 'The rule (x, y) → (−y, x) gives (−7, 2).',
          practises: [0],
        },
        {
          question: 'Move (2, 1) up by 3 and then reflect it in the horizontal axis. Where is it?',
          options: ['(2, 4)', '(2, 2)', '(−2, 4)', '(2, −4)'],
          answer: 3,
          explanation:
            'It goes to (2, 4) and then to (2, −4). In the other order it would arrive at (2, 2).',
          practises: [0, 1],
        },
      ],
    },
    advanced: {
      title: 'A Change That Nobody Can Notice',
      description:
        'Mirrors, groups and a way of counting patterns, up to a morning that broke the pattern.',
      content: `## What two mirrors do

Reflect a point x on a number line in the position 0, and it becomes −x. Reflect the result in the position d, and it becomes 2d − (−x) = x + 2d. Two reflections in parallel mirrors, therefore, amount to a translation by twice their distance. If the mirrors intersect at an angle θ instead, the same calculation with angles in place of positions produces a rotation by 2θ. Mirrors at 45 degrees generate a rotation of 90 degrees, and this is why a kaleidoscope built with that angle displays 8 sectors, the original included. It can even be proved that every motion of the plane that preserves distances is a combination of at most three reflections.

## The group of the square

A symmetry of a figure is a motion after which nobody can tell that anything has happened. The square possesses exactly 8. Its first corner can be sent to any of 4 corners, and then only 2 possibilities remain for the neighboring one, which makes 4 × 2 = 8. The same argument provides 2n symmetries for a regular polygon with n corners, and 8 × 3 = 24 rotations for a cube.

Any two symmetries performed in succession form another symmetry, each has an inverse, and doing nothing counts as one as well. A collection with these properties is called a group. Let r be the quarter turn and s a reflection. Then r⁴ and s² are the identity, and sr = r³s, which means that the order matters. With matrices the distinction between the two kinds becomes a number: the determinant is 1 for rotations and −1 for reflections. Because (−1) × (−1) = 1, two reflections always restore the orientation, while no quantity of turning transforms a left glove into a right one. Chemistry takes this seriously. The molecule carvone exists in two mirror forms, one of which smells of spearmint and the other of caraway.

## Sixteen tiles that are really six

Color each corner of a square tile black or white. There are 2⁴ = 16 designs, yet many coincide after a rotation. How many are essentially different? Count, for every rotation, the designs that it leaves unchanged. The identity fixes all 16, each of the two quarter turns only the 2 designs of a single color, and the half turn fixes 2² = 4. The number of different designs is the average: (16 + 2 + 4 + 2)/4 = 6. This principle, usually named after William Burnside, although it was known to others before him, helps to count necklaces, molecules and crystals.

## Not the identity, and not an inverse

Everything in a group can be undone. Every motion has its inverse, and whoever performs it afterward is left with the identity, as though nothing had occurred. Many people imagine Easter according to this model: Friday was reversed, and the world returned to Thursday.

> After He had said this, He showed them His hands and His side. The disciples rejoiced when they saw the Lord.
> — John 20:20

The narratives resist such an interpretation. The wounds remain visible, some of His friends do not recognize Him immediately, and He speaks of ascending rather than of resuming His former life. In the terms of this page, it was neither the identity nor an inverse, because the crucifixion was not erased. Neither was it a symmetry, a change that nobody can notice. According to the witnesses, something happened after which nothing had its old position, and yet it was unmistakably the same Jesus. Christian theology has had to search for words here, since neither sameness nor difference is sufficient by itself. Mathematics supplies none either, but it sharpens our perception of what is being claimed.`,
      difficulty: 'advanced',
      objectives: [
        'Derive the motion that two reflections produce.',
        'Count the symmetries of a regular figure.',
        'Count essentially different patterns by averaging.',
      ],
      activities: [
        {
          title: 'Two hand mirrors',
          description:
            'Stand two small mirrors on a drawing of rays at 90, 60 and 45 degrees, with a bean between them. Record the number of beans that you see, explain it by rotations, and predict the result for 30 degrees before you check.',
        },
        {
          title: 'Group table with a card',
          description:
            'Label the corners of a square card on both sides so that each of the eight symmetries can be recognized. Complete the table of all compositions with a partner, mark pairs that commute, and find every subset that is a group by itself.',
        },
      ],
      checks: [
        {
          question:
            'Two parallel mirrors are 7 centimeters apart. How far does a figure move if it is reflected in one and then in the other?',
          options: ['14 centimeters', '7 centimeters', '3.5 centimeters', '49 centimeters'],
          answer: 0,
          explanation: 'Two such reflections make a translation by twice the distance, 2 × 7 = 14.',
          practises: [0],
        },
        {
          question: 'How many symmetries, counting turns and reflections, has a regular hexagon?',
          options: ['6', '36', '12', '24'],
          answer: 2,
          explanation: 'One corner can go to 6 places and its neighbor then to 2, and 6 × 2 = 12.',
          practises: [1],
        },
        {
          question:
            'Each corner of an equilateral triangle is black or white. How many designs differ if rotations do not count?',
          options: ['8', '4', '3', '6'],
          answer: 1,
          explanation:
            'The identity fixes 8 designs and each of the two rotations 2, so the average is (8 + 2 + 2)/3 = 4.',
          practises: [2],
        },
      ],
    },
  },
};
