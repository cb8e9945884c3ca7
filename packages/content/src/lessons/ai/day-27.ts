import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay27: LessonSource = {
  category: 'ai',
  dayNumber: 27,
  pictures: ['pencil', 'bullseye', 'soap'],
  references: ['2 Samuel 12:13', 'Psalm 51:10', 'Proverbs 24:16'],
  bands: {
    kindergarten: {
      title: 'Oops Is How We Learn',
      description: 'You threw the ball too far. What now?',
      difficulty: 'beginner',
      content: `Throw a ball into a bucket. Oops! Too far. Throw a bit softer. Oops! Too short. Now in between. Plop! It is in.

Each oops helped you. It told you what to change. Too far? Softer! Too short? Harder!

A computer learns from an oops too. It guesses. Then it sees how far off it was. It changes one tiny bit. It tries again. Oops by oops it gets better.

But a computer does not feel sorry. You do. When you hurt a friend, your tummy feels bad. That is not just an oops. Then we say, “I am sorry.” We try to make it right.

King David did something very wrong. He told God the truth. He asked for help.

> Create in me a clean heart, O God
> — Psalm 51:10

God forgave him. God loves to help us begin again.`,
      objectives: ['Tell how an oops can help.', 'Say what to do when you hurt someone.'],
      activities: [
        {
          title: 'Bucket ball',
          description:
            'Throw ten pebbles into a bucket. After each throw, say too far, too short or in. Do you hit more at the end?',
        },
        {
          title: 'Fresh start',
          description:
            'Draw a big blot with mud or chalk. Wash it off with a wet cloth. Say: God helps me begin again.',
        },
      ],
      checks: [
        {
          question: 'Your ball went too far. What do you change?',
          options: ['Throw a bit softer', 'Throw very much harder', 'Stop for good'],
          answer: 0,
          explanation: 'The oops told you. Softer makes it shorter.',
          practises: [0],
        },
        {
          question: 'How does a computer get better?',
          options: ['It feels sorry', 'It takes a nap', 'It changes a bit after each oops'],
          answer: 2,
          explanation: 'It sees how far off it was. Then it changes.',
          practises: [0],
        },
        {
          question: 'You broke a friend’s toy. What is good to do?',
          options: ['Hide the pieces', 'Say sorry and help to fix it', 'Laugh about it'],
          answer: 1,
          explanation: 'Tell the truth and try to make it right.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Downhill in the Fog',
      description: 'How do you get to the valley if you can only see your own feet?',
      difficulty: 'beginner',
      content: `## Lost on the hill

Fog had rolled over the hill, and Mr. Danso’s group could not see the camp. They knew only that it lay at the lowest point of the valley. “Feel with your foot,” he said. “Which way does the ground go down? Take one step that way. Then feel again.” Step by step they came down, and after a while they could smell the soup.

Learning programs do the same thing. They can’t see the best answer. They only know how wrong they are just now, and in which direction a small change would make them less wrong. So they take a little step that way, and then another.

## How big is the step?

Take a robot that has to learn how hard to throw. It throws, and the ball lands 40 centimeters too far. So it turns its power down a bit. Now the ball is 25 centimeters too far, then 10, then 3. The mistakes tell it where to go.

- If the steps are tiny, learning takes forever.
- If they are huge, it jumps over the valley and lands on the other side.

Without its mistakes, the robot would not know what to do. They are not shameful. They are its map.

## Two kinds of wrong

When you miss a goal or spell a word wrong, you can treat it like the robot does: good to know, try again! But there are other wrongs, and they hurt somebody. King David took what belonged to another man and did him terrible harm, and then he tried to hide it. The prophet Nathan had the courage to tell him the truth. David did not make excuses.

> Then David said to Nathan, “I have sinned against the LORD.”
> — 2 Samuel 12:13

A machine only adjusts. A person can be sorry, ask forgiveness, and try to mend what was broken. David prayed for more than a better aim.

> Create in me a clean heart, O God, and renew a right spirit within me.
> — Psalm 51:10

For both kinds the first step is the same. You look at it honestly.`,
      objectives: [
        'Explain how small steps make errors smaller.',
        'Tell what happens when steps are too small or too big.',
        'Tell apart a mistake and a wrong that hurts someone.',
      ],
      activities: [
        {
          title: 'Blind to the bell',
          description:
            'A blindfolded child stands on safe grass. The others hum, and they hum louder as the child gets nearer to a chosen spot. Only small steps are allowed. Then play with giant steps. What is different?',
        },
        {
          title: 'My best mistake',
          description:
            'Tell a partner about a mistake that taught you something. Then draw a sign for it, like a road sign, that might help somebody else.',
        },
      ],
      checks: [
        {
          question: 'The robot’s ball lands 30 centimeters too short. What should it do?',
          options: [
            'Throw with a little less power',
            'Throw with a bit more power',
            'Wait for another ball',
            'Turn around',
          ],
          answer: 1,
          explanation: 'Too short means that a little more power makes the error smaller.',
          practises: [0],
        },
        {
          question: 'What can happen if the steps are huge?',
          options: [
            'It jumps over the lowest point',
            'It learns everything all at once',
            'It takes forever',
            'It stops making mistakes',
          ],
          answer: 0,
          explanation: 'Then it lands on the other side of the valley and has to come back.',
          practises: [1],
        },
        {
          question: 'Which of these needs an apology and not only another try?',
          options: [
            'Missing the goal in a big game',
            'Writing a 7 backward',
            'Dropping your own pencil',
            'Telling a lie about a friend',
          ],
          answer: 3,
          explanation: 'It hurts somebody. We say sorry and put it right, with God’s help.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Slope of a Mistake',
      description: 'Gradient descent is a way of asking each error: which way is down?',
      difficulty: 'intermediate',
      content: `## Measuring wrongness

To learn from mistakes you have to measure them. Suppose that a model predicts how far a cart rolls as a number w times the height of its ramp. For a height of 2 the cart rolled 6, and for a height of 3 it rolled 9. If w = 2, the predictions are 4 and 6, so that the errors are 2 and 3. Usually the errors are squared and added: 4 + 9 = 13. This total is called the loss. Squaring makes big errors count more, and it makes errors above and below count alike.

For w = 2.5 the errors are 1 and 1.5, and the loss is 1 + 2.25 = 3.25. For w = 3 it is 0. Draw the loss for many values of w, and you get a valley. Learning means walking to the bottom.

## Step by step

With a single number you could simply try them all, but a large model has billions, and no one can draw that valley. What one can calculate, for the place where one happens to stand, is the direction in which the ground falls most steeply. Take a small step that way and calculate again. This method, which the French mathematician Augustin-Louis Cauchy described in 1847, is called gradient descent.

The length of the step is the learning rate. If it is too small, training takes ages; if it is too large, the model leaps back and forth across the valley or even climbs out of it. There can also be several valleys. A walker who always goes down may end up in a hollow halfway up the mountain. In practice a bit of shaking helps, and it comes for free if one uses a random handful of examples for each step.

For networks with many layers, one has to find out how much each number inside contributed to the error at the end. The procedure that passes the blame backward, layer by layer, is named backpropagation. It became widely known in 1986.

## Blame and guilt

Passing back blame sounds like something that people do as well, and here we should be careful with the word. When a network is wrong, its numbers are shifted, and that is the end of the matter: nobody has been betrayed, and nothing needs to be forgiven.

King David’s wrong was of another kind. He took another man’s wife, arranged for her husband to be killed, and then carried on as if nothing had happened. Only when the prophet Nathan told him a story about a stolen lamb did he see himself. He might have shifted the blame. He said: “I have sinned against the LORD” (2 Samuel 12:13). The consequences of what he had done were not erased. But a psalm that is connected with this hour asks for something that no adjustment can produce.

> Create in me a clean heart, O God, and renew a right spirit within me.
> — Psalm 51:10

So there are mistakes to learn from and wrongs to be sorry for, and it helps to know which one you are dealing with. It is no use to torture yourself about a wrong number in a test, and it will not do to call it a learning experience when somebody has been hurt.`,
      objectives: [
        'Calculate the loss of a simple model.',
        'Explain gradient descent and the learning rate.',
        'Distinguish errors of prediction from moral wrongs.',
      ],
      activities: [
        {
          title: 'Valley of cards',
          description:
            'Write the numbers 20, 14, 9, 6, 4, 5, 8, 7, 3, 2, 6, 12 on cards and lay them face down in a row. Start anywhere; you may turn over your own card and its two neighbors, then move toward the lower one. Where do you end? Start elsewhere. How could you find the lowest card of all?',
        },
        {
          title: 'Nathan’s method',
          description:
            'Read 2 Samuel 12:1-7. Discuss why Nathan told a story before he accused the king. In pairs, write a short story that could help somebody recognize a wrong without being attacked. Say for whom it would be safe to tell such a truth alone, and when one should get help.',
        },
      ],
      checks: [
        {
          question:
            'A model predicts 5 and 8. The true values are 7 and 9. What is the sum of squared errors?',
          options: ['3', '9', '5', '4'],
          answer: 2,
          explanation: 'The errors are 2 and 1, and 4 + 1 = 5.',
          practises: [0],
        },
        {
          question:
            'The loss jumps up and down and does not shrink. What is the first thing to try?',
          options: [
            'A smaller learning rate',
            'A larger learning rate',
            'Fewer examples',
            'Adding the errors without squares',
          ],
          answer: 0,
          explanation:
            'With steps that are too long the model leaps back and forth across the valley.',
          practises: [1],
        },
        {
          question: 'Why is it not enough to say that a network is guilty of its error?',
          options: [
            'Networks make no errors after training',
            'Its numbers can be shifted, but nobody was betrayed or needs forgiveness',
            'Guilt can be measured only in billions',
            'The programmer has deleted the data',
          ],
          answer: 1,
          explanation: 'Guilt belongs to persons who did wrong to someone. A network only adjusts.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Descent and Repentance',
      description:
        'Two theories of how to become less wrong, and why the second cannot be reduced to the first.',
      difficulty: 'advanced',
      content: `## The calculus of correction

Let a model with parameters w suffer a loss L(w) on its training examples. The gradient of L is the vector of its partial derivatives; it points in the direction of steepest increase. Gradient descent replaces w by w − η∇L(w), where the learning rate η fixes the length of the step. Consider the simplest case, L(w) = (w − 3)², whose derivative is 2(w − 3). Starting at w = 0 with η = 0.25, the first step leads to 0 − 0.25 × (−6) = 1.5, the second to 1.5 − 0.25 × (−3) = 2.25, and each further step halves the distance to 3. With η = 1 the sequence is 0, 6, 0, 6, forever; with any η above 1 it diverges.

In networks the derivative is obtained by the chain rule, applied from the output backward so that intermediate results are computed only once. The idea was found several times, by Seppo Linnainmaa in 1970 among others, and became the common property of the field through a paper by David Rumelhart, Geoffrey Hinton and Ronald Williams in 1986. Its cost is a small multiple of that of a single prediction, a fact without which nothing on the present scale would be possible.

Loss surfaces in high dimensions are less treacherous than was feared. Points at which the gradient vanishes are overwhelmingly saddles instead of minima, and the noise of using small random batches helps the search to escape them. Which among the many good solutions is reached depends upon such accidents, and the reasons why those solutions generalize are only partly understood.

## The residue

It is natural to see in this a picture of all improvement: observe the discrepancy, attribute it, adjust. Much of ethics can be so described, and the word feedback has migrated into every staff room. But a residue remains.

Gradient descent presupposes a loss, and whoever supplies the loss has decided what is to count as wrong. The procedure is indifferent to the decision. A system whose loss rewards deception becomes honest about nothing except its score. Correction of the aim itself has to come from elsewhere.

Then there is time. For an optimizer the past is exhausted by the present value of its parameters. What it did on the way there creates no claim. A person who has wronged another may have become thoroughly incapable of repeating the act, and something is nonetheless outstanding, namely an acknowledgment that is owed to somebody.

> Then David said to Nathan, “I have sinned against the LORD.” “The LORD has taken away your sin,” Nathan replied. “You will not die.
> — 2 Samuel 12:13

David’s confession in Hebrew comprises two words. It is preceded by a parable that aroused his indignation on behalf of a poor man with one lamb, so that he pronounced judgment before he knew on whom. One could say that Nathan bypassed the king’s defenses by evaluating him on a held-out example. What happens next, however, has no analogue in the machine. Uriah is dead, and the forgiveness announced does not undo it; the narrative follows the consequences through several chapters.

The psalm that tradition has linked with this occasion does not ask to be adjusted.

> Create in me a clean heart, O God, and renew a right spirit within me.
> — Psalm 51:10

The verb is the one that stands in the first sentence of the Bible, of which God alone is the subject. The petitioner has concluded that he cannot get there from here by small steps. Christians understand the gospel as the answer to such a prayer, and they differ among themselves about how grace and effort are related afterward. They agree with the psalmist that there are distances which are not crossed by descent, however patient, and that the beginning of crossing them is to stop explaining.`,
      objectives: [
        'Carry out gradient descent on a simple function.',
        'Explain why backpropagation made large networks feasible.',
        'Argue in what respects repentance differs from optimization.',
      ],
      activities: [
        {
          title: 'Three learning rates',
          description:
            'For L(w) = w² and a start at w = 4, compute six steps each with η = 0.1, η = 0.5 and η = 1.1. Plot them on one parabola. Describe the three walks in the language of hiking, then find the largest η for which the walk still converges and prove it.',
        },
        {
          title: 'An apology under examination',
          description:
            'Collect three public apologies of companies, politicians or invented persons. For each, mark what is acknowledged, to whom, what is explained away, and what will be repaired. Compose the sentence that is missing, and discuss whether the speaker could say it at no cost.',
        },
      ],
      checks: [
        {
          question: 'For L(w) = (w − 5)², start at w = 1 with η = 0.25. Where is w after one step?',
          options: ['2', '3', '5', '−1'],
          answer: 1,
          explanation: 'The derivative is 2 × (1 − 5) = −8, and 1 − 0.25 × (−8) = 3.',
          practises: [0],
        },
        {
          question: 'What does backpropagation contribute?',
          options: [
            'It finds the global minimum with certainty',
            'It removes the need for a loss function',
            'It yields all derivatives at a small multiple of one prediction’s cost',
            'It stores every example on which the network erred',
          ],
          answer: 2,
          explanation:
            'The chain rule is applied backward and shares intermediate results. Otherwise the cost would be prohibitive.',
          practises: [1],
        },
        {
          question: 'In what respect does an optimizer’s past differ from a person’s?',
          options: [
            'Nothing it did leaves anything owed to anyone',
            'It is stored more accurately',
            'It can be replayed as often as desired',
            'It contains no errors at all',
          ],
          answer: 0,
          explanation:
            'For an optimizer only present parameters matter. A wrong between persons leaves an acknowledgment outstanding.',
          practises: [2],
        },
      ],
    },
  },
};
