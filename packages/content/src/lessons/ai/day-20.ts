import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay20: LessonSource = {
  category: 'ai',
  dayNumber: 20,
  pictures: ['bread', 'clipboard', 'ladder'],
  references: ['Exodus 16:4-5', 'Exodus 16:16-21', 'Proverbs 16:9', 'Matthew 6:11', 'James 4:15'],
  bands: {
    kindergarten: {
      title: 'First, Next, Last',
      description: 'Can you tell a robot how to make a sandwich?',
      difficulty: 'beginner',
      content: `“Robot, make a sandwich!” The robot just stands there. It needs a plan. A plan is small steps in a row.

First, take two slices of bread. Next, spread the jam. Last, put the slices together. Now it works. Yum! But you must eat it. Robots have no mouth for jam.

What if we mix up the steps? Put the slices together. Then spread the jam. Oh no, jam on the outside! The order matters.

A big job gets easy in small steps. Clean up your room? First the socks. Next the blocks. Last the books.

God gave His people bread in the desert. It came in small steps too. Each morning there was enough for that day.

> Every morning each one gathered as much as was needed
> — Exodus 16:21

They could not store it up. They learned to trust God. One day, and one more day.`,
      objectives: ['Put three steps in the right order.', 'Split a big job into small steps.'],
      activities: [
        {
          title: 'Robot helper',
          description:
            'You are the robot. Your friend tells you the steps. Stand up. Take a cup. Fill it. Do just what you hear!',
        },
        {
          title: 'Picture steps',
          description:
            'Draw three pictures of brushing your teeth. Mix them up. Who can put them in order?',
        },
      ],
      checks: [
        {
          question: 'What comes first when you make a sandwich?',
          options: ['Take the bread', 'Put the slices together', 'Wipe your mouth'],
          answer: 0,
          explanation: 'You need the bread before you can spread jam.',
          practises: [0],
        },
        {
          question: 'Your room is a mess. What is a good first small step?',
          options: ['Clean it all at once', 'Pick up the socks', 'Hide under the bed'],
          answer: 1,
          explanation: 'Small steps make a big job easy.',
          practises: [1],
        },
        {
          question: 'Which order works?',
          options: ['Shoes, then socks', 'Dry hands, then wash', 'Socks, then shoes'],
          answer: 2,
          explanation: 'Socks go under the shoes. So they come first.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Breakfast by Robot',
      description: 'Pancakes for forty, one kitchen robot, and a plan with a hole in it.',
      difficulty: 'beginner',
      content: `## Flip nothing

One rainy morning at camp the big kids played kitchen robot. Tess was the robot and did only what the plan said. Jonah read it aloud.

“Mix flour, milk and eggs, pour some batter into the pan, wait a little and flip the pancake.” Tess mixed, poured, waited and flipped. The batter ran down her arm, as cold as before. “You never told me to turn on the stove,” she said in her robot voice. A grown-up laughed and handed her a towel.

## How a planner thinks

A computer that makes plans keeps a card for each step. On the card stand two things: what must be true before, and what will be true after.

- Flip. Before: the bottom is done. After: both sides are done.
- Heat. Before: the stove is on. After: the pan is hot.
- Switch. Before: a grown-up is there. After: the stove is on.

Now the computer can start at the end and look for what each step needs. The flip needs a done bottom, the bottom needs a hot pan, and the hot pan needs a stove that is on. In this way it walks back to what is true right now. Then it turns the list around, and the plan is ready.

## When the plan breaks

Good planners also look around while they work, and if the milk runs out, they stop and make a new plan. A planner that never looks would pour air into the bowl.

God’s people in the desert wanted to plan ahead as well. Some of them kept bread for the next day, though they had been told not to, and in the morning it smelled bad. God was teaching them that tomorrow is in good hands.

> Behold, I will rain down bread from heaven for you. Each day the people are to go out and gather enough for that day.
> — Exodus 16:4

We plan pancakes, and we pray for daily bread. Both belong to a good morning.`,
      objectives: [
        'Tell what must be true before a step and after it.',
        'Build a plan by starting from the goal.',
        'Explain why a planner must look while it works.',
      ],
      activities: [
        {
          title: 'Backward chain',
          description:
            'Choose a goal, such as a tent that stands. On one card write the last step and what it needs before. Find the step that gives that, and so on, until you need nothing more. Turn the pile over and test it.',
        },
        {
          title: 'Plan breaker',
          description:
            'Act out a plan of five steps, for instance washing a dog made of a rolled towel. A breaker may take away one thing in the middle. The planner has to stop, look and find a new way to the goal.',
        },
      ],
      checks: [
        {
          question: 'On the card for mailing a letter, what must be true before?',
          options: [
            'Grandma has read it',
            'The mailbox is empty',
            'The letter has a stamp',
            'The letter is far away',
          ],
          answer: 2,
          explanation: 'Without a stamp it will not go. That Grandma reads it comes after.',
          practises: [0],
        },
        {
          question: 'The goal is warm soup. You plan from the end. What do you ask first?',
          options: [
            'Who will wash the bowls?',
            'Which spoon is the oldest?',
            'What did we eat last week when it rained?',
            'What do I need so that soup gets warm?',
          ],
          answer: 3,
          explanation: 'Start at the goal and ask what it needs: a pot, a fire and soup.',
          practises: [1],
        },
        {
          question: 'The milk is gone and the planner pours anyway. What did it forget?',
          options: [
            'To look while it works',
            'To pour faster',
            'To write down its name',
            'To begin with the eggs',
          ],
          answer: 0,
          explanation: 'The world had changed. A good planner notices and makes a new plan.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Shakey Makes a Plan',
      description:
        'It needed hours to push a box across a room, and a magazine called it the first electronic person. Both are worth a closer look.',
      difficulty: 'intermediate',
      content: `## A tower on wheels

Around 1970 a tower on wheels rolled through a few rooms in Menlo Park, California. It carried a television camera and an antenna, and because it trembled whenever it stopped, its builders called it Shakey. A magazine announced the first electronic person. That was nonsense, as its engineers knew, but Shakey could do something new. When somebody typed in a goal, such as pushing a certain block to a certain place, it worked out the necessary steps by itself.

## Before and after

The planner inside was called STRIPS, and its idea is still in use. Every action is described by three lists.

- what has to be true before it can be done
- what becomes true through it
- what stops being true because of it

Take the action of going through a door. Before it, the robot must be standing at the door, and the door must be open. Afterward the robot is in the next room, and it is no longer in the first one. That third list sounds silly, since every child knows that you cannot be in two rooms. A computer knows nothing of the kind until somebody writes it down.

To plan, the program compares the goal with the present state. Whatever is missing becomes a smaller goal. To push the block, I must be beside it; to be beside it, I must reach that room; to reach the room, I need an open door. A large task falls apart into little ones that can be done at once.

## Why order is hard

With five independent jobs there are 5 × 4 × 3 × 2 × 1 = 120 possible orders. With ten there are 3,628,800. Luckily most of the orders are ruled out by the simple fact that you cannot ice a cake before you have baked it. Draw an arrow from each job to those that depend on it, and the confusion turns into a path. The longest chain of arrows tells you how long everything takes, even if you have a hundred helpers.

Then reality joins in. Doors get stuck, and someone moves the block. Shakey therefore checked along the way whether the world still matched its plan, and if it did not, planned afresh from where it was.

## A day at a time

The wilderness was a school for planners. Israel was told how to gather manna: an omer for each person, every morning, with a double portion on the sixth day. This is certainly a plan, with conditions and a calendar. Yet it kept people from hoarding.

> When they measured it by the omer, he who gathered much had no excess, and he who gathered little had no shortfall.
> — Exodus 16:18

The Bible does not praise carelessness. Joseph stored grain for seven years, and ants are held up as a model. But it knows that the planner is not the owner of tomorrow.

> A man’s heart plans his course, but the LORD determines his steps.
> — Proverbs 16:9

A machine replans because a sensor reports a difference. We can do more than that: we can hold our plans loosely, ask God and our neighbors, and notice whether anyone went home with an empty jar.`,
      objectives: [
        'Describe an action by its conditions and its effects.',
        'Order jobs that depend on each other and find the longest chain.',
        'Explain why plans must be compared with the world while they are carried out.',
      ],
      activities: [
        {
          title: 'Arrows for a feast',
          description:
            'List ten jobs for a camp dinner on slips, each with an honest number of minutes. Draw an arrow wherever one must wait for another. Find the longest chain in minutes. Then ask: if two more cooks came, would dinner be earlier? Move a job so that it would.',
        },
        {
          title: 'The third list',
          description:
            'Describe three everyday actions by what they need, what they add and what they take away. Read only the first two lists to a partner, who acts the world literally. Enjoy the absurdities, then add the missing third list.',
        },
      ],
      checks: [
        {
          question:
            'For the action of lending a book, which fact belongs on the list of what stops being true?',
          options: [
            'The borrower has the book',
            'The book is on my shelf',
            'I own a book',
            'The borrower asked for it',
          ],
          answer: 1,
          explanation:
            'After lending, it is no longer on my shelf. A program that forgets to remove this fact would lend it twice.',
          practises: [0],
        },
        {
          question:
            'Baking takes 40 minutes, then cooling 30, then icing 10. Washing the bowls takes 20 and depends on nothing. With many helpers, how soon can all be done?',
          options: ['80 minutes', '100 minutes', '40 minutes', '70 minutes'],
          answer: 0,
          explanation:
            'The longest chain is 40 + 30 + 10 = 80. The washing up runs beside it, and no number of helpers shortens the chain.',
          practises: [1],
        },
        {
          question: 'Why did Shakey check its surroundings after each step?',
          options: [
            'Because its planner had no list of goals',
            'Because it enjoyed finding new rooms',
            'Because its camera worked only while it stood still at a door',
            'Because the world might differ from what the plan assumed',
          ],
          answer: 3,
          explanation:
            'A block could have been moved or a wheel could have slipped. Then the rest of the plan makes no sense, and a new one is needed.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Planning Under Heaven',
      description: 'A plan is a promise about a world that has not been consulted.',
      difficulty: 'advanced',
      content: `## States, operators, explosions

Classical planning describes a world by propositions and an action by its preconditions, its additions and its deletions. This format, introduced with the program STRIPS by Richard Fikes and Nils Nilsson in 1971, purchases clarity with strong assumptions: that the initial state is completely known, that actions have certain effects, and that nothing changes except through the agent. Even so, the general problem of deciding whether a plan exists is PSPACE-complete, as Tom Bylander proved in the early 1990s. With only thirty propositions there are 2³⁰, or more than a billion, conceivable states.

People cope by hierarchy. Nobody plans a wedding in terms of muscle contractions. Hierarchical task networks imitate this by refining an abstract task, such as feeding the guests, into subtasks by means of recipes that experience has supplied. Subgoals nevertheless interfere with one another. In a famous small example, with blocks A, B and C, one wants A on B and B on C, while C stands on A. A planner that achieves one of these goals completely and then turns to the other must undo its own success. Gerald Sussman described the anomaly in the early 1970s. The remedy is to interleave: put C on the table, then B on C, then A on B. Three moves suffice, and none of them is wasted.

## Uncertainty and replanning

Once actions may fail, a plan in the sense of a fixed sequence is insufficient. What is needed is a policy, a rule that names an action for every state in which one might find oneself. If an attempt succeeds with probability 0.8 and can be repeated, the expected number of attempts is 1/0.8 = 1.25; a chain of ten steps that cannot be repeated succeeds as a whole with probability 0.8¹⁰, about 0.107. Long unobserved plans are therefore fragile in a manner that intuition underestimates, and this applies to programs that are built on language models and act through many consecutive steps, as of 2026 a subject of rapid development. Each step may be persuasive, and the whole may have left the road at step three. Engineers insert checkpoints, at which a test or a responsible person inspects the state before anything irreversible occurs.

## The economy of manna

Exodus 16 prescribes a policy and not a stockpile.

> Each day the people are to go out and gather enough for that day. In this way I will test whether or not they will follow My instructions.
> — Exodus 16:4

The planning horizon is compressed to a single day, with one exception, for the sixth day’s portion keeps through the Sabbath. In Egypt these people had built store cities for somebody else. Now storage is precisely what does not function; the surplus of the anxious breeds maggots, and the measure equalizes the strong gatherer and the weak. One should not convert this into a general theory of economics, for the same Scriptures commend Joseph’s granaries and the foresight of the ant. It is a discipline for a certain season, in which former slaves unlearn two lessons of the brickyard: that worth consists in output, and that safety consists in accumulation.

## If the Lord wills

James criticizes merchants who announce where they will be in a year and what they will earn. His objection is not directed at calculation. It is directed at the omission of a premise.

> Instead, you ought to say, “If the Lord is willing, we will live and do this or that.”
> — James 4:15

Interpreted as a piece of planning theory, the sentence adds a precondition to every operator, one that the planner can neither establish nor observe. Its practical consequences are considerable. Someone who acknowledges it plans with reserves, reports uncertainty, does not gamble with what belongs to others and regards an interruption as possibly more than noise. The petition of the Lord’s Prayer for daily bread stands in the same tradition.

No planner, mechanical or human, supplies its own goals from nothing. Machines receive them from us. Whence we receive ours, and whether they deserve the ingenuity that we are about to spend on them, should perhaps be the first step of any plan.`,
      objectives: [
        'Solve a small planning problem in which subgoals interfere.',
        'Calculate how uncertainty accumulates along a plan.',
        'Discuss what James adds to the idea of a plan.',
      ],
      activities: [
        {
          title: 'Blocks and blindfolds',
          description:
            'With labeled stones set up the anomaly from the lesson. One partner writes a full plan without touching; another executes it blindfolded, and at a moment chosen by lot a third disturbs one stone. Repeat with a checkpoint after each move. Record how many plans reached the goal in ten trials of either kind.',
        },
        {
          title: 'The unspoken premise',
          description:
            'Write down your plans for the coming year in five sentences. Underneath each, list the conditions that you can bring about, those that you can only observe, and those that you can do neither with. Share one sentence that you would now word differently.',
        },
      ],
      checks: [
        {
          question:
            'Blocks: C stands on A, and B is on the table. The goal is A on B and B on C. Which sequence achieves it with the fewest moves?',
          options: [
            'A on B, C on the table, B on C',
            'B on C, C on the table, A on B, B on C',
            'C on B, A on C, B on A',
            'C on the table, B on C, A on B',
          ],
          answer: 3,
          explanation:
            'A cannot move while C is on it, and C cannot move once B stands on it. Clearing A first and interleaving the goals takes three moves.',
          practises: [0],
        },
        {
          question:
            'Each of two steps succeeds with probability 0.9, independently. Neither can be repeated. How likely is the whole plan to succeed?',
          options: ['0.90', '0.81', '1.80', '0.45'],
          answer: 1,
          explanation:
            'The probabilities multiply: 0.9 × 0.9 = 0.81. Every further step lowers the figure.',
          practises: [1],
        },
        {
          question: 'What does James object to in the announcement of the merchants?',
          options: [
            'They leave out that their lives are not at their own disposal',
            'They intend to trade in a foreign city',
            'They calculate their profit before they have paid their debts',
            'They plan a single year instead of several',
          ],
          answer: 0,
          explanation:
            'Planning as such is not condemned. What is missing is the acknowledgment that tomorrow is received and not owned.',
          practises: [2],
        },
      ],
    },
  },
};
