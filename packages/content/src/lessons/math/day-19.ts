import type { LessonSource } from '@lamplight/domain/lessons';

export const mathDay19: LessonSource = {
  category: 'math',
  dayNumber: 19,
  pictures: ['water-wave', 'compass', 'footprints'],
  references: ['Exodus 13:17-22', 'Exodus 14:1-29'],
  bands: {
    kindergarten: {
      title: 'Which Way to the Tree?',
      description: 'Step, turn, step, and count how far you went.',
      content: `Sami stands on a flat stone. Mama calls out the way. Two steps forward! Turn to the side. One step more. Stop! Sami is at the big tree. Two and one make three steps.

Can he go another way? First one step to the side. Then two steps forward. He is at the same tree. Again it was three steps. Both ways are just as long.

Here comes Pip the puppy. He runs to the pond first. He counts nothing at all. But we do. Nine puppy steps! Pip gets there too. His way was longer.

## Follow the cloud

One night God’s people left Egypt. They did not know the way. God showed them.

> And the LORD went before them in a pillar of cloud to guide their way by day
> — Exodus 13:21

At night He gave them a pillar of fire. So nobody had to walk in the dark.`,
      difficulty: 'beginner',
      objectives: ['Follow a path and count its steps.', 'Tell which way is shorter.'],
      activities: [
        {
          title: 'Call the way',
          description:
            'One child calls, one child walks. Two steps! Turn! One step! Put a stone where you stop. Now find a new way to the stone.',
        },
        {
          title: 'Long way, short way',
          description:
            'Choose a tree. Walk straight to it and count. Go back. Now walk around a bench first. Which number is bigger?',
        },
      ],
      checks: [
        {
          question: 'Sami takes two steps, then one more. How many steps?',
          options: ['One', 'Two', 'Three'],
          answer: 2,
          explanation: 'Two and one more make three.',
          practises: [0],
        },
        {
          question: 'Sami needs three steps. Pip needs nine. Whose way is shorter?',
          options: ['Sami’s way', 'Pip’s way', 'Both are the same'],
          answer: 0,
          explanation: 'Three is less than nine. Fewer steps make a shorter way.',
          practises: [1],
        },
        {
          question: 'The way is: up, up, side. How many times do you go up?',
          options: ['Three', 'Two', 'One'],
          answer: 1,
          explanation: 'Up, up: that is two. The side step does not count.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'How Many Ways to the Well?',
      description: 'In a village of straight lanes, you can count the ways without walking them.',
      content: `## Straight lanes

In Zipporah’s village all the lanes are straight, like the lines on squared paper. Her house is at the corner (0, 0). The well is at (2, 2), which means 2 blocks to the right and 2 blocks up. She never turns back, so every trip takes 2 + 2 = 4 blocks. But must she always go the same way?

If you call a block to the right R and a block up U, then she can walk RRUU, RURU, RUUR, URRU, URUR or UURR. That makes 6 ways, and all of them are 4 blocks long.

## The adding trick

What if the well were farther away? A list would get very long, but here is a trick: at every crossing, write down how many different ways lead there.

- On the two outer lanes you can only go straight on, so write 1 at each crossing there.
- Every other crossing is reached from the left or from below. So add these two numbers.
- At (1, 1) you write 1 + 1 = 2.
- At (2, 1) you write 2 + 1 = 3. At (1, 2) it is 3 as well.
- At (2, 2) you write 3 + 3 = 6, just as in our list!

Go one more to the right. At (3, 1) there are 3 + 1 = 4 ways, and so at (3, 2) there are 6 + 4 = 10. You have counted ten walks and not worn out your sandals.

## The longer road

When Israel walked away from Pharaoh, the shortest road ran along the coast. God did not choose it.

> So God led the people around by the way of the wilderness toward the Red Sea.
> — Exodus 13:18

Why not the short way? There could have been a war on that road, and God knew that they might turn back in fear. The shortest way is good for carrying water, but it is not always the best way for people. God looks at who is walking.`,
      difficulty: 'beginner',
      objectives: [
        'Find the length of a shortest way on a grid.',
        'List or count the ways to a crossing near by.',
        'Use the adding trick to count ways to a crossing farther away.',
      ],
      activities: [
        {
          title: 'Chalk village',
          description:
            'Draw a grid of 4 by 4 lanes on the ground. Start at one corner. Each child walks a different shortest way to the corner across from it and says R or U at each block. How many ways can your group find? Check with the adding trick.',
        },
        {
          title: 'A goat in the lane',
          description:
            'Draw the village on paper and put a goat on one crossing. Nobody can pass it, so write 0 there. Add up the other crossings again. How many ways to the well are left? Where does a goat stop the most ways?',
        },
      ],
      checks: [
        {
          question: 'How many blocks long is a shortest way from (0, 0) to (4, 3)?',
          options: ['12', '4', '8', '7'],
          answer: 3,
          explanation: 'You go 4 blocks to the right and 3 blocks up, and 4 + 3 = 7.',
          practises: [0],
        },
        {
          question:
            'How many shortest ways lead to a crossing 2 blocks to the right and 1 block up?',
          options: ['2', '3', '4', '6'],
          answer: 1,
          explanation: 'They are RRU, RUR and URR. The block up can come last, second or first.',
          practises: [1],
        },
        {
          question:
            'There are 5 ways to the crossing on the left and 10 ways to the one below. How many ways lead to this crossing?',
          options: ['15', '50', '5', '10'],
          answer: 0,
          explanation: 'Every way comes from the left or from below, and 5 + 10 = 15.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Through, Around or Not at All',
      description:
        'Multiply roads, add up crossings, close a gate, and ask whether the shortest route is the best one.',
      content: `## Choices multiply

From the camp to the spring there are 2 trails, and from the spring to the summit there are 4. For each of the 2 ways to begin, you have 4 ways to go on, which makes 2 × 4 = 8 routes altogether. If there is also a direct ridge from camp to summit that avoids the spring, you add it, because you take either the spring or the ridge: 8 + 1 = 9.

These two rules carry you surprisingly far: multiply where one choice follows another, and add where one choice replaces another.

## A city of squares

Imagine streets that form a perfect grid. You live at (0, 0) and want to reach (4, 3) without ever walking left or down. Every such route has 4 + 3 = 7 blocks. To count the routes, write a number at each crossing, beginning with 1 along the bottom street and along the left street. Each of the other crossings can only be entered from the left or from below, so its number is the sum of those two neighbors.

- The second street reads 1, 2, 3, 4, 5.
- The third street reads 1, 3, 6, 10, 15.
- The fourth street reads 1, 4, 10, 20, 35.

There are 35 routes to (4, 3). Turn the page by 45 degrees, and you will recognize Pascal’s triangle, a table that was known in Persia, India and China centuries before Blaise Pascal wrote about it in France.

## A closed gate

Now suppose that there is a gate at the crossing (2, 1). How many of the 35 routes pass through it? There are 3 ways to get to the gate, and from the gate to (4, 3) you still have to go 2 to the right and 2 up, and for that there are 6 ways. Since one choice follows the other, 3 × 6 = 18 routes use the gate. If it is locked, 35 − 18 = 17 routes remain. Counting what you do not want and subtracting it is often easier than counting everything else.

## Boxed in

Exodus tells of a route that nobody would have planned. The coast road would have been the obvious choice, and it was rejected.

> When Pharaoh let the people go, God did not lead them along the road through the land of the Philistines, though it was shorter. For God said, “If the people face war, they might change their minds and return to Egypt.”
> — Exodus 13:17

Instead, they ended up with the sea in front of them and chariots behind. On a map, someone could have written a zero at that place, because no way led any farther. Then, during a whole night, a strong east wind drove back the water, and suddenly there was a path where nobody had ever drawn one.

A program that finds routes counts only the roads that stand on its map, and it calls the shortest one best unless we tell it otherwise. Both are sensible habits, but people sometimes need the longer road, because on the shorter one they would have turned back.`,
      difficulty: 'intermediate',
      objectives: [
        'Decide when to multiply and when to add in counting routes.',
        'Count the shortest routes on a grid with sums.',
        'Count the routes that avoid a crossing by subtracting.',
      ],
      activities: [
        {
          title: 'Where to put the gate',
          description:
            'Draw the grid from (0, 0) to (3, 3) and write the number of routes at every crossing. For each inner crossing, work out how many routes a locked gate would leave. Where is the gate most annoying, and where does it matter least? Make a map in shades of gray.',
        },
        {
          title: 'The real way to lunch',
          description:
            'Sketch the paths between two places at camp. Count all sensible routes. Then time the shortest and one other. Ask three people which one they would choose with a small child, with a heavy load, or with a friend who is sad.',
        },
      ],
      checks: [
        {
          question:
            'Three trails lead from the camp to the spring, and five from there to the summit. How many routes go from camp to summit by way of the spring?',
          options: ['8', '25', '15', '30'],
          answer: 2,
          explanation: 'One choice follows the other, so multiply: 3 × 5 = 15.',
          practises: [0],
        },
        {
          question: 'How many shortest routes lead from (0, 0) to (3, 3)?',
          options: ['6', '9', '18', '20'],
          answer: 3,
          explanation:
            'The neighbors (2, 3) and (3, 2) both have 10, and 10 + 10 = 20. It stands in the lesson’s table as well.',
          practises: [1],
        },
        {
          question: 'How many of the shortest routes from (0, 0) to (3, 3) do not pass (1, 1)?',
          options: ['12', '8', '14', '18'],
          answer: 1,
          explanation:
            'There are 2 ways to (1, 1) and 6 from there, so 2 × 6 = 12 routes pass it. That leaves 20 − 12 = 8.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Paths That Stay on Dry Ground',
      description:
        'Count routes with binomial coefficients, exclude the forbidden ones with a mirror, and see why listing them all is hopeless.',
      content: `## Choosing instead of walking

A shortest path on a grid from (0, 0) to (a, b) consists of a steps to the right and b steps up. It is completely determined by the decision which of the a + b positions belong to the upward steps. The number of paths is therefore the number of ways to choose b objects from a + b, written C(a + b, b). For a path to (5, 3) there are C(8, 3) possibilities. If the order of choosing mattered, there would be 8 × 7 × 6 = 336, but every selection of three positions would appear in 3 × 2 × 1 = 6 different orders, so that 336 ÷ 6 = 56 remain.

The last step of a path to a crossing comes either from the left or from below. This simple remark proves the identity C(n, k) = C(n − 1, k − 1) + C(n − 1, k), on which Pascal’s triangle is built. For instance, C(9, 4) = C(8, 3) + C(8, 4) = 56 + 70 = 126.

## The mirror

Now imagine that everything above the diagonal is covered by water. How many paths from (0, 0) to (n, n) stay on dry ground, that is, never rise above the line y = x? A direct enumeration is unpleasant, but a mirror helps.

- Step 1: A forbidden path must touch the line y = x + 1. Consider the first point where that happens.
- Step 2: Reflect the part of the path after this point in the line y = x + 1. Right becomes up, and up becomes right.
- Step 3: The new path ends at (n − 1, n + 1), the mirror image of (n, n).
- Step 4: Conversely, every path to (n − 1, n + 1) has to cross the line, and reflecting it back produces precisely one forbidden path.

Hence the forbidden paths are as numerous as all paths to (n − 1, n + 1), and the dry ones number C(2n, n) − C(2n, n + 1). With n = 3 this is 20 − 15 = 5, and with n = 4 it is 70 − 56 = 14. These are the Catalan numbers, which also count the ways to place parentheses correctly and to divide a polygon into triangles, so that a single argument solves many apparently unrelated problems.

## Why nobody lists them

From one corner of a grid of 20 by 20 blocks to the opposite corner there are C(40, 20) = 137,846,528,820 shortest paths. A computer that examined a billion of them per second would need more than two minutes, and with 30 by 30 blocks it would be occupied for almost four years. Nevertheless, the adding method obtains the exact total for the smaller grid by filling in 21 × 21 = 441 numbers. The number of paths explodes, whereas the crossings remain few, and whoever records an intermediate result at each crossing never has to walk the same stretch twice. This idea, dynamic programming, is at work in navigation, in the comparison of genes and in the correction of spelling.

## When the count is zero

The story of the exodus leads a people to a shore at which every method of counting returns zero.

> Then Moses stretched out his hand over the sea, and all that night the LORD drove back the sea with a strong east wind that turned it into dry land.
> — Exodus 14:21

Believers have sung about this night ever since, Jews at Passover and Christians at Easter. It is not a cheerful tale for everybody, since the pursuing army did not survive. In many Jewish homes, drops of wine are taken out of the cup during the Passover meal, and a common explanation says that joy must not be full while others have died.

No theorem of this page is suspended by such a story, and none of them can produce it. Combinatorics counts the possibilities that exist within given rules, but whether these rules are all there is, or whether a door may be opened from outside, is a question that mathematics leaves in our hands, and it deserves the same honesty as a proof.`,
      difficulty: 'advanced',
      objectives: [
        'Count grid paths with binomial coefficients.',
        'Apply the recursion of Pascal’s triangle.',
        'Count the paths that respect a diagonal boundary by reflection.',
      ],
      activities: [
        {
          title: 'Mirror a path',
          description:
            'Draw all 20 shortest paths to (3, 3) on squared paper. Mark those that rise above the diagonal, and reflect each after its first forbidden point. Confirm that you obtain every path to (2, 4) exactly once. Would the argument still work if you reflected after the last such point instead? Decide, and justify your decision.',
        },
        {
          title: 'Parentheses in the sand',
          description:
            'List all correct arrangements of four pairs of parentheses. Translate an opening one into a step right and a closing one into a step up. Show that a correct arrangement never crosses the diagonal, and compare your total with the lesson’s.',
        },
      ],
      checks: [
        {
          question: 'How many shortest paths lead from (0, 0) to (6, 2)?',
          options: ['12', '64', '56', '28'],
          answer: 3,
          explanation: 'Choose 2 of the 8 steps to go up: 8 × 7 ÷ 2 = 28.',
          practises: [0],
        },
        {
          question: 'Given C(9, 3) = 84 and C(9, 4) = 126, what is C(10, 4)?',
          options: ['252', '210', '42', '120'],
          answer: 1,
          explanation: 'By the recursion, C(10, 4) = C(9, 3) + C(9, 4) = 84 + 126 = 210.',
          practises: [1],
        },
        {
          question: 'How many shortest paths from (0, 0) to (5, 5) never rise above the diagonal?',
          options: ['42', '132', '210', '126'],
          answer: 0,
          explanation: 'C(10, 5) − C(10, 6) = 252 − 210 = 42, the Catalan number for n = 5.',
          practises: [2],
        },
      ],
    },
  },
};
