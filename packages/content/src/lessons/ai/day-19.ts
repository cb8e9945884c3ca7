import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay19: LessonSource = {
  category: 'ai',
  dayNumber: 19,
  pictures: ['footprints', 'cloud', 'magnifying-glass-tilted-right'],
  references: ['Exodus 13:17-18', 'Exodus 13:21', 'Exodus 14:15-16', 'Psalm 77:19'],
  bands: {
    kindergarten: {
      title: 'Oops, Back We Go!',
      description: 'What do you do when the path just stops?',
      difficulty: 'beginner',
      content: `Tip tap. A little robot mouse is in a maze. There is cheese at the end! It goes left. Bump, a wall. The path stops here. That is called a dead end.

Is the mouse sad? No. It has no feelings. It turns around and goes back to the fork. Now it tries the right side. Another wall! Back again. It tries the middle. Hooray, cheese!

Trying one way after another is called search. Computers do it very fast. They also mark where they have been. Then they do not try the same wall twice.

God’s people had to walk through wild land. They had no map. But they did not have to search alone.

> And the LORD went before them in a pillar of cloud to guide their way by day
> — Exodus 13:21

At night it was a pillar of fire. So they could see where to go.

Are you lost? Stop, stay and call. Someone is looking for you!`,
      objectives: ['Tell what to do at a dead end.', 'Say why a mark helps in a maze.'],
      activities: [
        {
          title: 'Mouse maze',
          description:
            'Lay a maze with sticks. Make some dead ends. Walk a pebble mouse through it. Drop a leaf at every dead end.',
        },
        {
          title: 'Follow the cloud',
          description:
            'One child holds up a white cloth. The others walk behind it. When it stops, all stop. Take turns being the leader.',
        },
      ],
      checks: [
        {
          question: 'The path stops at a wall. What does the mouse do?',
          options: ['It cries', 'It eats the wall', 'It goes back'],
          answer: 2,
          explanation: 'At a dead end you go back to the fork.',
          practises: [0],
        },
        {
          question: 'Why does the mouse mark a dead end?',
          options: [
            'To make the maze look very pretty',
            'So it will not go there again',
            'To find its name',
          ],
          answer: 1,
          explanation: 'The mark says: I have been here. Try a new way.',
          practises: [1],
        },
        {
          question: 'There are three paths. Two are dead ends. Which is left?',
          options: ['The third path', 'The first wall', 'No path at all'],
          answer: 0,
          explanation: 'When two are wrong, the last one must be tried.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Lost Among the Corn',
      description: 'Two friends, one maze, and two clever ways to hunt for the exit.',
      difficulty: 'beginner',
      content: `## Taller than Dad

The corn at the Miller farm was taller than Dad, and somebody had cut a maze in it. “Race you to the flag in the middle!” said Nora, and off she ran.

Nora had a plan that she called the digger. At each fork she took the path on the left and followed it as far as it went. If it came to a dead end, she walked back to the last fork and took the next path. She stuck a cornhusk in the ground wherever she had been.

Musa had a plan that he called the puddle. When you pour out water, it spreads to all sides at once. So he looked one step down every path, then two steps, then three. He ran around a lot, but he could not miss a short way.

## Which is best?

The digger found the flag by luck at the end of a very long path. The puddle found the shortest way, but it wore out its shoes. Computers know both plans. They use them to find the way through a city, or the next move in a game.

- Digging deep needs little memory.
- Spreading wide finds the shortest way.
- Both must mark where they have been, or they walk in circles.

## The longer road

Is the shortest way always best? A computer takes what you ask it for. If you ask for short, you get short.

When God led His people out of Egypt, there was a shorter road. But on that road they might meet war, and they were already afraid. God took them around.

> If the people face war, they might change their minds and return to Egypt.
> — Exodus 13:17

Later they stood before the sea with an army behind them. Every path was a dead end. Then God opened a way that was not on any map, right through the water.

Nora and Musa came home with corn silk in their hair. “Next time we go together,” said Musa. “You dig and I’ll puddle.”`,
      objectives: [
        'Describe two ways to search a maze.',
        'Explain why searchers mark where they have been.',
        'Tell why the shortest way is not always the best.',
      ],
      activities: [
        {
          title: 'Digger and puddle',
          description:
            'Draw a maze with five forks on the ground. One child searches as a digger, one as a puddle, and a third counts steps. Who was first? Change the place of the treasure and race again. Did the winner change?',
        },
        {
          title: 'Best for whom?',
          description:
            'Plan the way from the cabins to the lake for someone in a hurry, for a toddler and for someone who walks with sticks. Draw the three ways in three colors. Talk about why they differ.',
        },
      ],
      checks: [
        {
          question:
            'A searcher looks one step down all paths, then two steps down all paths. Which plan is it?',
          options: ['The digger', 'The puddle', 'The wall', 'The flag'],
          answer: 1,
          explanation: 'It spreads to all sides at once, like poured water.',
          practises: [0],
        },
        {
          question: 'What may happen if you do not mark your paths?',
          options: [
            'You may walk in circles',
            'The maze grows longer',
            'You lose the flag',
            'The corn turns yellow',
          ],
          answer: 0,
          explanation: 'Paths in a maze look alike. A mark tells you that you have been there.',
          practises: [1],
        },
        {
          question: 'Why did God not lead the people along the short road?',
          options: [
            'It was under water',
            'Nobody had found it yet',
            'War might have scared them into going back',
            'The people asked to see the mountains and lakes',
          ],
          answer: 2,
          explanation: 'Short is only one kind of good. God knew how afraid they were.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'A Mouse Named Theseus',
      description:
        'It had copper whiskers and a magnet in its belly, and it never made the same mistake twice.',
      difficulty: 'intermediate',
      content: `## Whiskers of copper

In the early 1950s Claude Shannon showed visitors at Bell Laboratories a toy mouse that could solve a maze. He called it Theseus, after the hero who escaped from the labyrinth of Crete. On its first run the mouse felt its way along, bumping and turning, until it touched the bell that stood for cheese. When it was put back at the start, it went straight to the goal. The secret lay under the floor, where seventy-five telephone relays remembered in which direction the mouse had last left every square.

Searching for a way is one of the oldest tasks in artificial intelligence. Routes, puzzles, timetables and chess games can all be described in the same manner: a starting state, a goal and a number of moves.

## Deep or wide

At each fork you must put off the paths that you do not take now. How you store them decides how you search.

- Depth-first: take the newest fork first. You plunge down one path to its end, and only then go back. Little has to be remembered.
- Breadth-first: take the oldest fork first. You explore everything at one step’s distance, then at two, then at three. The first solution that you meet is the one with the fewest steps.

The trouble is how fast forks multiply. With three choices at each of ten forks there are 3 × 3 × 3 × … = 59,049 paths. After twenty forks there are more than three billion. No computer can afford to try everything in a large world, so it needs a hint.

## A hint about the goal

In 1968 three engineers, Peter Hart, Nils Nilsson and Bertram Raphael, were working on a wobbly robot named Shakey. They combined two numbers for every place that it could go to: how far it was from the start, and an estimate of how far it still was to the goal, such as the straight line. The robot always looked next at the place with the smallest sum. The method, called A* (say “A star”), finds a shortest way, as long as the hint never claims that the goal is farther off than it really is. Many games and route planners still use relatives of it.

## Shortest by what measure?

A search delivers the best path by the measure that somebody chose. Ask for the fewest minutes, and it may send heavy trucks past a kindergarten.

> When Pharaoh let the people go, God did not lead them along the road through the land of the Philistines, though it was shorter.
> — Exodus 13:17

The reason that God gives is not about distance at all. Former slaves might have run back to Egypt at the first battle. The measure was what frightened people could bear.

Soon afterward they camped between the sea and Pharaoh’s chariots. Every move that they could think of led to ruin, and they cried out. A search can only combine moves that are on the list. The road that opened that night was on nobody’s list, and centuries later a poet marveled that it could not be tracked either:

> Your path led through the sea, Your way through the mighty waters, but Your footprints were not to be found.
> — Psalm 77:19`,
      objectives: [
        'Compare depth-first and breadth-first search.',
        'Calculate how the number of paths grows with the number of forks.',
        'Question the measure by which a path is called best.',
      ],
      activities: [
        {
          title: 'Stack and line',
          description:
            'Draw a maze with at least eight forks. Write each fork on a slip when you meet it. Team one lays its slips in a pile and always takes the top one; team two lays them in a line and always takes the oldest. Count the slips used and the length of the path found. Which team needed more table?',
        },
        {
          title: 'Redefine best',
          description:
            'On a sketch of the camp write next to each path its length and one further number, for instance steepness, shade or noise. Find the best way from the gate to the chapel by length, by the second number and by a mixture. Tell for whom each would be the right choice.',
        },
      ],
      checks: [
        {
          question: 'Which search is sure to find a solution with the fewest steps first?',
          options: [
            'Depth-first, because it goes to the end of each path',
            'A search that always takes the newest fork',
            'One that chooses among the forks by throwing dice',
            'Breadth-first, because it goes outward step by step',
          ],
          answer: 3,
          explanation:
            'All places one step away come before those that are two steps away. So no shorter solution can be overlooked.',
          practises: [0],
        },
        {
          question:
            'A maze offers 2 choices at each of 8 forks in a row. How many paths are there?',
          options: ['16', '64', '256', '512'],
          answer: 2,
          explanation: 'The choices multiply: 2 taken eight times as a factor is 256.',
          practises: [1],
        },
        {
          question:
            'A planner sends all cars through a quiet street by the school. What should be asked first?',
          options: [
            'Whether the computer has enough memory',
            'What it was told to keep small',
            'How many forks there are in town',
            'If the drivers like the view',
          ],
          answer: 1,
          explanation:
            'It probably did well at saving minutes. Safety was simply not part of the measure, and people have to put it in.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Optimal with Respect to What?',
      description:
        'A theorem guarantees that the path is the cheapest. Nothing guarantees that the costs were right.',
      difficulty: 'advanced',
      content: `## The space of possibilities

To formulate a problem as search is to specify states, actions, their costs and a goal. Everything else is bookkeeping, though bookkeeping on a formidable scale. With branching factor b and solution depth d, a breadth-first search generates on the order of b to the power d nodes and must store most of them. Depth-first search needs memory for a single path only, and in exchange may wander down an infinite branch or return an extravagantly long solution.

Iterative deepening reconciles the two. It searches depth-first to depth 1, discards everything, searches to depth 2, and so on. This sounds wasteful. For b = 10 and d = 5, breadth-first search generates 10 + 100 + 1,000 + 10,000 + 100,000 = 111,110 nodes; iterative deepening, which repeats the upper levels, generates 50 + 400 + 3,000 + 20,000 + 100,000 = 123,450. Forgetting costs eleven percent.

## Informed search

A* evaluates each state n by f(n) = g(n) + h(n), the cost incurred so far plus an estimate of the cost that remains. If h never overestimates, it is called admissible, and the first goal selected for expansion is optimal when the search is conducted over paths. Take roads from S to A of cost 2, from A to G of cost 2, from S to B of cost 1 and from B to G of cost 5, with h(A) = 2 and h(B) = 4. Then f(A) = 4 and f(B) = 5; A is expanded first, and G is reached at cost 4. A greedy traveler who chose the cheapest first step would have paid 6.

Suppose that somebody exaggerates the hardship at A and sets h(A) = 6. Now f(A) = 8, so B is expanded, G appears with f = 6 and is accepted, and the better road is never discovered. There is a moral in this for which no mathematics is needed: an exaggerated fear hides good roads, and in this setting a hopeful estimate errs on the safe side.

Search has produced celebrated victories. Deep Blue, which defeated Garry Kasparov in May 1997, examined up to about two hundred million chess positions a second. AlphaGo, which prevailed over Lee Sedol in 2016, considered far fewer, because networks trained on games proposed promising moves and estimated their value. Between these two lies much of the history of the field: the gradual replacement of exhaustive looking by educated anticipation.

## The measure

Optimality is relative to a cost function, and cost functions are written by people under pressure. Minimize delivery time, and drivers may be routed past their exhaustion. Maximize engagement, and outrage turns out to be the shortest path. The machine is innocent of such outcomes in the way that a compass is innocent; someone chose the objective, and someone profits from it.

> When Pharaoh let the people go, God did not lead them along the road through the land of the Philistines, though it was shorter.
> — Exodus 13:17

Exodus gives an explicit reason for the detour. The constraint is psychological: those who had been beaten into submission would turn back at the sight of battle. Here the route is fitted to the travelers. Readers of this chapter have often recognized their own biographies in it, with their baffling loops, although one should be slow to explain to others what their detours were for.

## Outside the list of actions

At the sea the problem as formulated has no solution. Chariots close one side and water the other; every available action ends in recapture or death. A search algorithm would terminate and report failure, and it would be correct. What follows in the narrative is an alteration of what is possible, received and not computed.

> Your path led through the sea, Your way through the mighty waters, but Your footprints were not to be found.
> — Psalm 77:19

Faith is not a license to ignore the analysis; the Israelites did have to walk. But it holds the analysis with an open hand, because a list of actions is always somebody’s list. Even secular problem solving knows this step. When a search has failed, the wise question is seldom how to search faster. It is whether the space was drawn too small, and who might be asked that sees farther.`,
      objectives: [
        'Compare the cost of breadth-first search and iterative deepening by counting nodes.',
        'Trace A* on a small graph and show the effect of an overestimate.',
        'Critique a cost function by naming what it leaves out.',
      ],
      activities: [
        {
          title: 'A star with pebbles',
          description:
            'Draw eight places with road costs on the ground. Choose admissible estimates to the goal, lay f as pebbles on each frontier place and expand the smallest pile. Repeat after one player secretly inflates a single estimate. Find the culprit from the trace alone.',
        },
        {
          title: 'Audit of an objective',
          description:
            'Pick something that is optimized near you: a queue, a timetable, a grading scheme. Write the cost function that it seems to follow as a formula. Interview someone who pays a cost that the formula omits, and draft a revision together with what the revision would sacrifice.',
        },
      ],
      checks: [
        {
          question:
            'With b = 10 and d = 3, how many nodes does iterative deepening generate, not counting the root?',
          options: ['1,230', '1,110', '1,000', '3,330'],
          answer: 0,
          explanation:
            'Level one is generated three times, level two twice and level three once: 30 + 200 + 1,000 = 1,230. Breadth-first search would need 1,110.',
          practises: [0],
        },
        {
          question: 'In the example of the lesson, what happens if h(A) is raised from 2 to 3?',
          options: [
            'A is still expanded first, because 3 is an admissible estimate',
            'B is expanded first and the path through B is returned',
            'The search never ends, since two states have equal values',
            'A and B tie at f = 5, and G is still reached at cost 4',
          ],
          answer: 3,
          explanation:
            'f(A) = 2 + 3 = 5 = f(B). Even if B goes first, its path to G has f = 6, so A is expanded before that is accepted.',
          practises: [1],
        },
        {
          question:
            'A feed that maximizes minutes of attention fills up with outrage. Which diagnosis fits best?',
          options: [
            'The search did not go deep enough to reach the calm articles',
            'The users had turned off the hints',
            'The objective was reached, and it left out what matters',
            'The program felt drawn to angry people',
          ],
          answer: 2,
          explanation:
            'Optimization delivers what is measured. Truthfulness and peace were missing from the cost function.',
          practises: [2],
        },
      ],
    },
  },
};
