import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay05: LessonSource = {
  category: 'math',
  dayNumber: 5,
  pictures: ['seedling', 'straight-ruler', 'triangular-ruler'],
  references: ['Genesis 2:8-15', 'Leviticus 23:22'],
  bands: {
    kindergarten: {
      title: 'Shapes Among the Flowers',
      description: 'Find round things, corners and long things in a garden.',
      content: `Come into the garden! What do you see?

A sunflower looks round. It is like a circle. A circle has no corners. Roll it and it goes and goes.

The bean bed has four corners. All four sides are the same. That is a square.

The poles for the beans make a tent. From the front it has three corners. Three corners make a triangle.

## How long is it?

Walk along the path, heel to toe. Put one shoe right in front of the other. Count your shoes. Leave no gaps! The path is seven shoes long. The bench is only three. Which one is longer? The path!

## The first garden

> And the LORD God planted a garden in Eden, in the east, where He placed the man He had formed.
> — Genesis 2:8

God thought of every leaf. Then He asked people to look after it. We can care for a garden too.`,
      difficulty: 'beginner',
      objectives: [
        'Name a circle, a square and a triangle.',
        'Find out which of two things is longer.',
      ],
      activities: [
        {
          title: 'Shape walk',
          description:
            'Go outside with a grown-up. Look for something round. Look for something with three corners. Look for something with four. Draw each one in the sand.',
        },
        {
          title: 'Heel to toe',
          description:
            'Choose a path and a bench. Measure both with your shoes. Say the numbers out loud. Which is longer? Now let a grown-up measure too. Why is their number smaller?',
        },
      ],
      checks: [
        {
          question: 'Which shape has just three corners?',
          options: ['A triangle', 'A circle', 'A square'],
          answer: 0,
          explanation: 'Count them: one, two, three. Three corners make a triangle.',
          practises: [0],
        },
        {
          question: 'The bed is six shoes long. The fence is nine. Which is longer?',
          options: ['The bed', 'The fence', 'Both are the same'],
          answer: 1,
          explanation: 'Nine is more than six. So the fence is longer.',
          practises: [1],
        },
        {
          question: 'How many sides does a square have?',
          options: ['Two', 'Three', 'Four'],
          answer: 2,
          explanation: 'Go around it with your finger. You trace four sides.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'A Fence and a Field',
      description: 'Twenty meters of fence can hold a little garden or a big one.',
      content: `## Around it and inside it

Grandpa Elias wants a new bed for his pumpkins, 6 meters long and 4 meters wide. He asks Miri two questions. “How much fence do I need to go around it? And how many pumpkins can grow in it, if each one needs one square meter?”

For the fence, Miri walks around the whole edge in her mind. The way around a shape is called the perimeter.

- The two long sides make 6 + 6 = 12 meters.
- The two short sides make 4 + 4 = 8 meters.
- Together they make 12 + 8 = 20 meters of fence.

For the pumpkins she draws a net of little squares, each one meter long and one meter wide. There are 4 rows with 6 squares in each row, so there are 4 × 6 = 24 squares. The space inside a shape is called the area, and this bed has an area of 24 square meters. There is room for 24 pumpkins!

## The same fence, another bed

Then Miri begins to wonder. “What if we use the same 20 meters of fence, but give the bed another shape?” She tries some out.

- A bed of 9 by 1 has an area of only 9 square meters.
- A bed of 8 by 2 has an area of 16 square meters.
- A bed of 7 by 3 has an area of 21 square meters.
- A bed of 5 by 5 has an area of 25 square meters.

Every one of these beds needs 20 meters of fence, but a long thin bed holds much less than a square one. So the fence alone does not tell you how big a garden is.

## Keepers of the garden

> Then the LORD God took the man and placed him in the Garden of Eden to cultivate and keep it.
> — Genesis 2:15

To keep a garden means to look after it with your hands and with your head. Grandpa Elias looked at the drawing for a long time and then smiled. “Square it is,” he said, “and you shall have the pumpkin in the middle.”`,
      difficulty: 'beginner',
      objectives: [
        'Find the perimeter of a rectangle by adding its sides.',
        'Find the area of a rectangle by counting or multiplying squares.',
        'Compare rectangles that have the same perimeter but not the same area.',
      ],
      activities: [
        {
          title: 'One string, many gardens',
          description:
            'Tie a string into a loop. Lay it on squared paper, or on floor tiles, as a rectangle. Count the squares inside. Push it into a new rectangle and count again. Which one holds the most? Write down all you find.',
        },
        {
          title: 'Plan a bed',
          description:
            'Draw a bed of 24 squares for plants you love. Give each kind some squares, and write its number beside it. Do the numbers add up to 24? Now find out how much fence your bed needs.',
        },
      ],
      checks: [
        {
          question: 'A bed is 9 meters long and 5 meters wide. How much fence goes around it?',
          options: ['28 meters', '45 meters', '14 meters', '23 meters'],
          answer: 0,
          explanation:
            'Add all four sides: 9 + 5 + 9 + 5 = 28. With 14 you have gone only half way.',
          practises: [0],
        },
        {
          question: 'How many squares of one meter fit into a bed of 7 by 5 meters?',
          options: ['12', '24', '35', '42'],
          answer: 2,
          explanation:
            'Five rows with seven squares each make 5 × 7 = 35. The fence would be 24 meters.',
          practises: [1],
        },
        {
          question: 'Each of these beds needs 16 meters of fence. Which one has the most room?',
          options: ['7 by 1', '4 by 4', '6 by 2', '5 by 3'],
          answer: 1,
          explanation: 'The areas are 7, 16, 12 and 15. The square bed of 4 by 4 wins with 16.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Best Bed Along the Wall',
      description:
        'Make a table, hunt for the largest area, and learn when to trust what you found.',
      content: `## A wall for free

Behind an old stone wall near the camp kitchen lies a piece of good soil. Noor and Samuel have permission to build a vegetable bed there, and they have received 24 meters of fence. Because the wall already closes one side, the fence only needs to cover the other three. How should they place it so that the bed becomes as large as possible?

“A square is always best,” says Samuel, who remembers this from an earlier puzzle. Noor is not so certain. “That puzzle had no wall,” she answers, “so we had better test it.”

## From words to a rule

Before they can compare anything, they need a rule that gives the area for every possible choice.

- Step 1: They call each side that stands away from the wall the width, w, measured in meters.
- Step 2: Both widths together use 2 × w of the fence, so that 24 − 2 × w remains for the side opposite the wall.
- Step 3: The area is the width multiplied by the length, which means w × (24 − 2 × w).

If the width is 4 meters, for example, the length is 24 − 8 = 16 meters, and the area is 4 × 16 = 64 square meters. With this rule they can fill in a table, using one width after another.

- A width of 2 meters leaves a length of 20 meters and gives an area of 40 square meters.
- A width of 4 leaves a length of 16, and the area grows to 64.
- A width of 5 leaves a length of 14, and the area grows to 70.
- A width of 6 leaves a length of 12, and the area reaches 72.
- A width of 7 leaves a length of 10, and the area shrinks to 70.
- A width of 8 leaves a length of 8, and the area shrinks to 64.
- A width of 10 leaves a length of 4, and only 40 square meters are left.

## Reading the table like a detective

A width of 8 makes Samuel’s square, and to his surprise it is not the winner. The largest bed in the table measures 6 by 12 meters, so it is twice as long as it is wide. Could something even better be hiding between the lines? They check half meters as well: 5.5 × 13 and 6.5 × 11 both give 71.5, which is slightly less than 72.

The table also reveals a pattern, because every other area appears twice, once before the winner and once after it. The numbers climb toward a width of 6 and then come down in exactly the same way, like a hill with its summit in the middle. This is strong evidence that 6 is the best width of all, although a mathematician would still ask for a proof.

## The best for what?

> Then the LORD God took the man and placed him in the Garden of Eden to cultivate and keep it.
> — Genesis 2:15

Before they started digging, Noor asked the cook how far he could reach from the edge. He could reach about one meter, so a bed 6 meters deep would need paths between the plants. The paths would cost some space, but nobody would ever trample the beans. The largest area is one answer to one question, and whoever keeps a garden has to choose that question wisely. No table can do it for you.`,
      difficulty: 'intermediate',
      objectives: [
        'Write the area of a rectangle as a rule with one unknown side.',
        'Use a table to find the largest area for a given length of fence.',
        'Judge what a table can show and what it cannot prove.',
      ],
      activities: [
        {
          title: 'The thirty-step fence',
          description:
            'Find a wall. Use a rope of 30 foot-lengths as your fence on three sides. Pace out widths of 4, 6, 7, 8 and 10 foot-lengths, work out each area and write a table. Which width wins? Then try 7.5 and explain the pattern.',
        },
        {
          title: 'Ask another question',
          description:
            'Take the bed of the lesson and change the goal: everyone should be able to reach every plant, or a child in a wheelchair should be able to ride all around it. Draw your best plan to scale, one square for one meter, and defend it before a partner.',
        },
      ],
      checks: [
        {
          question:
            'A wall closes one side, and 40 m of fence close the other three. The width is 8 m. How large is the area?',
          options: ['256 m²', '128 m²', '320 m²', '192 m²'],
          answer: 3,
          explanation:
            'Two widths use 16 m, so 40 − 16 = 24 m remain for the length. The area is 8 × 24 = 192 m².',
          practises: [0],
        },
        {
          question: 'For the same wall and 40 m of fence, which width gives the largest area?',
          options: ['10 m', '8 m', '12 m', '15 m'],
          answer: 0,
          explanation:
            'The areas are 10 × 20 = 200, 8 × 24 = 192, 12 × 16 = 192 and 15 × 10 = 150. Notice that 8 and 12 match, so the top of the hill lies between them.',
          practises: [1, 2],
        },
        {
          question:
            'Without a wall, 28 m of fence must close all four sides, and the sides are whole meters. What is the largest area?',
          options: ['48 m²', '45 m²', '49 m²', '40 m²'],
          answer: 2,
          explanation:
            'Length and width together make 14 m. Try 8 × 6 = 48, 9 × 5 = 45, 10 × 4 = 40 and 7 × 7 = 49. Here the square really is best.',
          practises: [1],
        },
      ],
    },
    advanced: {
      title: 'Why the Square Wins, and What the Edges Are For',
      description:
        'Prove a maximum by completing the square, then discover how much land lies at the border.',
      content: `## A proof without trying

Among all rectangles with the same perimeter, the square encloses the largest area. A table of examples makes this claim plausible, but no table can examine the infinitely many rectangles that lie between its rows, and for that we need a proof. Let s be half of the perimeter, so that neighboring sides are x and s − x, and the area is A(x) = x(s − x).

- Step 1: Expand and reorder the expression, A(x) = −x² + sx = −(x² − sx).
- Step 2: Complete the square inside the bracket, x² − sx = (x − s/2)² − s²/4.
- Step 3: Substitute this result, which gives A(x) = s²/4 − (x − s/2)².

The form obtained in the third step can be read like a sentence. A square is never negative, therefore the area can never exceed s²/4, and it reaches this value only if x = s/2, that is, only if all four sides are equal. One line has settled every case at once.

## With a wall at your back

Now let an existing wall replace one side, and let the fence have the total length L. If both sides that leave the wall measure w, the remaining side measures L − 2w, and the area is w(L − 2w). Completing the square again yields L²/8 − 2(w − L/4)². You can verify this by expanding the second term, which produces −2w² + Lw − L²/8, so that the constants cancel and exactly the original expression remains.

With 60 meters of fence, the optimum is therefore w = 15 meters and a length of 30 meters, with an area of 450 square meters. Without the wall, the same fence would enclose a square of 15 by 15 meters, only 225 square meters. The wall exactly doubles what is possible, and there is an elegant explanation if you imagine the wall as a mirror: the garden and its reflection together form a rectangle with a perimeter of 120 meters, the best of which is a square of 30 by 30, and the real garden is one half of it.

## How much does a mistake cost?

Suppose you miss the ideal side of the square by ten percent, so that the sides are 1.1 and 0.9 times the ideal. Then the area becomes 1.1 × 0.9 = 0.99 times the maximum, which is a loss of merely one percent. In general, a deviation by the fraction e changes the area to (1 + e)(1 − e) = 1 − e² of the best value. Close to a maximum, small errors are forgiven, which is comforting for anyone who has ever tried to drive a straight row of fence posts. A good solution does not require absolute perfection.

## What the edges are for

Ancient Israel received a remarkable instruction about land, in which the goal was not to maximize anything.

> When you reap the harvest of your land, do not reap all the way to the edges of your field or gather the gleanings of your harvest. Leave them for the poor and the foreign resident.
> — Leviticus 23:22

To estimate how much would be left standing, consider a square field with sides of 30 meters, and leave a strip only one meter wide along the whole border. The harvested square inside measures 28 meters, so the strip has an area of 30² − 28² = 900 − 784 = 116 square meters, almost 13 percent of the field. With a strip of two meters it is 900 − 26² = 224 square meters, nearly a quarter. The commandment itself specifies no width, so generosity has to decide.

Intuition underestimates borders, because the middle attracts our attention. The people who lived at the border of that society, widows, strangers and the landless, were easily overlooked in the same way. A farmer who obeyed gave up a visible part of his harvest to people he might never meet. The first gardener was told to cultivate and keep the garden; this instruction adds that keeping it well includes leaving something for others.`,
      difficulty: 'advanced',
      objectives: [
        'Prove a maximum of a quadratic function by completing the square.',
        'Solve optimization problems with a constraint.',
        'Calculate the area of a border and compare it with intuition.',
      ],
      activities: [
        {
          title: 'Guess the edge',
          description:
            'Draw a square field of 20 by 20 boxes on squared paper. Ask three people to guess what share of the boxes lies in the outermost ring. Then count, calculate, and compare. Repeat with a ring of two boxes. Discuss why most guesses are too low.',
        },
        {
          title: 'Beyond rectangles',
          description:
            'With a loop of string 60 cm long, lay an equilateral triangle, a square, a regular hexagon and a circle. Measure or calculate the four areas and rank them. Formulate a conjecture about the best shape of all, and write down what a proof would have to rule out.',
        },
      ],
      checks: [
        {
          question: 'Which expression equals x(20 − x) for every x?',
          options: ['100 + (x − 10)²', '100 − (x − 10)²', '400 − (x − 20)²', '100 − (x + 10)²'],
          answer: 1,
          explanation:
            'With s = 20 the completed square is s²/4 − (x − s/2)² = 100 − (x − 10)². Test it with x = 0: both sides give 0.',
          practises: [0],
        },
        {
          question:
            'A fence of 48 m closes three sides of a rectangle, and a wall closes the fourth. What is the maximum area?',
          options: ['144 m²', '256 m²', '576 m²', '288 m²'],
          answer: 3,
          explanation:
            'The best width is 48 ÷ 4 = 12 m and the length is 24 m, so the area is 12 × 24 = 288 m², which is L²/8. Without the wall the best would be 12 × 12 = 144 m².',
          practises: [1],
        },
        {
          question:
            'A square field measures 20 m on each side. A strip 1 m wide is left standing all around. How large is the strip?',
          options: ['76 m²', '80 m²', '40 m²', '39 m²'],
          answer: 0,
          explanation:
            'The inner square has sides of 18 m, and 400 − 324 = 76 m². Adding four strips of 20 m² would count each of the four corners twice.',
          practises: [2],
        },
      ],
    },
  },
};
