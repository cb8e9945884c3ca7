import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay28: LessonSource = {
  category: 'ai',
  dayNumber: 28,
  pictures: ['parrot', 'brain', 'crown'],
  references: ['1 Kings 3:5-14', '1 Kings 3:16-28', 'Proverbs 4:7'],
  bands: {
    kindergarten: {
      title: 'The Parrot and the Owl',
      description: 'Both know the answer. But only one of them understands.',
      difficulty: 'beginner',
      content: `A parrot sat at school. The teacher asked, “One and one?” The children said, “Two!” The parrot learned it. One and one? Two! Bravo, parrot!

The teacher asked, “Two and one?” “Two!” said the parrot. Oh dear. It only knew one word. It did not understand.

You can do better. Take two stones. Add one stone. Count! One, two, three. You understand. So you can do new ones too.

A computer can be like the parrot. It may keep all its examples in its head. With a new one it gets lost. A good learner finds the trick behind them.

King Solomon was young. God asked what he would like. Gold? A long life? He asked for something better. He wanted to understand.

> Therefore give Your servant an understanding heart
> — 1 Kings 3:9

God was happy and gave it to him. You can ask God too.`,
      objectives: ['Tell what the parrot could not do.', 'Say what Solomon asked for.'],
      activities: [
        {
          title: 'Parrot or owl',
          description:
            'A parrot says back what you say. An owl gives an answer. The leader calls parrot or owl. Then comes a question.',
        },
        {
          title: 'New sums with stones',
          description:
            'Lay two stones and two more. How many? Now lay three and two. You never did that one before. Can you find out?',
        },
      ],
      checks: [
        {
          question: 'Why did the parrot get it wrong?',
          options: ['It was hungry', 'It only said one word again', 'It flew away'],
          answer: 1,
          explanation: 'It had learned one answer by heart. It did not understand.',
          practises: [0],
        },
        {
          question: 'What helps you to do a new sum?',
          options: ['Counting stones', 'Shouting two', 'Closing your eyes'],
          answer: 0,
          explanation: 'Who can count can do new sums too.',
          practises: [0],
        },
        {
          question: 'What did Solomon ask God for?',
          options: ['A lot of gold', 'A fast horse', 'An understanding heart'],
          answer: 2,
          explanation: 'He wanted to know what is good and right.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Line Through the Dots',
      description: 'It went through every single dot, and that was exactly the problem.',
      difficulty: 'beginner',
      content: `## Two ways to draw it

Every day for a week the twins measured a bean plant and made a dot on squared paper. Then each of them drew a line. Lin’s line was nearly straight and went close to all the dots, although it touched only three. Tam’s line wiggled up and down until it went through every dot. “Mine is better,” said Tam. “It has no mistakes.”

“Then where will the plant be tomorrow?” asked their mother. Lin followed her line and pointed a little higher. Tam’s line had just bent sharply downward. “It will shrink?” he said slowly.

## Too close to the dots

A plant doesn’t grow in wiggles. The dots jumped a bit because the ruler had slipped. Tam had followed the slips as if they were the plant.

A program can do that too. If it has lots of numbers to turn and only a few examples, it can fit each example perfectly, slips and all. Then it is bad at new ones. The word for this is overfitting. It has learned its examples by heart and has missed the pattern.

What helps?

- More examples, so that slips cancel out.
- A simpler line.
- Stopping in time, before it begins to memorize.
- A test with new examples.

It can also be too simple. A flat line would miss the growing altogether!

## An understanding heart

When Solomon became king, God asked him in a dream what he would like to have. He did not ask for a list of right answers. He knew that people would come with questions that no one had asked before.

> Therefore give Your servant an understanding heart to judge Your people and to discern between good and evil.
> — 1 Kings 3:9

It pleased God that he asked for this. You can learn a lot of verses and facts by heart, and that is good. Then ask what they mean and try to live them. That is how knowing becomes wise.

The next morning the bean had grown. Tam turned his sheet over and drew a new line.`,
      objectives: [
        'Explain what overfitting is.',
        'Name ways to avoid it.',
        'Tell the difference between knowing answers and understanding.',
      ],
      activities: [
        {
          title: 'Wiggly or smooth?',
          description:
            'Throw ten pebbles at a line on the ground and mark where they land on paper. Draw a wiggly line through all marks and a smooth one near them. Throw three more. Which line is closer?',
        },
        {
          title: 'The trick behind it',
          description:
            'Learn by heart: 9, 18, 27, 36. Now find the trick and write the next five without help. Give a friend a row of your own with a trick behind it.',
        },
      ],
      checks: [
        {
          question: 'What was wrong with Tam’s line?',
          options: [
            'It was drawn with a dull pencil',
            'It followed every little slip',
            'It was too short',
            'It missed too many dots',
          ],
          answer: 1,
          explanation:
            'The dots jumped because the ruler slipped. His line took the slips for growth.',
          practises: [0],
        },
        {
          question: 'Which of these helps against overfitting?',
          options: [
            'Using fewer examples',
            'Training as long as you can',
            'Never testing with new ones',
            'Collecting more examples',
          ],
          answer: 3,
          explanation: 'With more examples the slips cancel out, and the pattern shows.',
          practises: [1],
        },
        {
          question: 'Why did Solomon ask for an understanding heart?',
          options: [
            'New questions would come that no list could answer',
            'He had forgotten all his lessons',
            'God would not give him gold',
            'He wanted to win a contest',
          ],
          answer: 0,
          explanation: 'With understanding you can meet things that nobody practiced.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Fit for Yesterday',
      description:
        'A model can be too simple or too clever. Between the two lies what we mean by understanding.',
      difficulty: 'intermediate',
      content: `## Six points and three curves

Somebody has measured how high a sunflower stood on six days: 10, 13, 15, 19, 20 and 24 centimeters. A horizontal line at the average misses the whole story. A straight line that rises by about 2.7 centimeters a day comes close to all the points without hitting many of them. And there is a curve with five bends that goes precisely through all six.

Which one would you trust for day seven? The line says about 26. The curve, which had to twist itself to catch each little bump, shoots off to 67.

The first is underfitting. It is too stiff to learn. The last is overfitting: it has learned the accidents of measurement along with the growth. What we want is in the middle, and the amazing thing is that you can’t see it from the training error. That one always gets smaller as the model gets more flexible. Only data that it has not seen will tell.

## Taming

There are several ways of keeping a flexible model honest.

- Regularization: every large number in the model costs extra, so that it uses one only if it is really worth it.
- Early stopping: one watches the error on a validation set and stops when it begins to rise.
- Dropout: in training, parts of the network are switched off at random, so that none of them can rely on the others to remember.
- More data, or the same data slightly changed: turned, shifted, in another light.

One of the oddities of the last years is that gigantic networks, which could store every example, often generalize well in spite of it. Researchers are still working out why. It seems that the training itself prefers smooth solutions.

Memorizing does occur, though. Language models have been found to repeat passages of books, addresses and telephone numbers word for word, particularly if these stood in the training data many times. That is one more reason for keeping private things out of such data.

## The baby and the sword

The young king Solomon asked for an understanding heart, and soon afterward he needed it. Two women came before him with one living child, and each claimed to be its mother. There were no witnesses, and no law said what to do. Solomon gave an order that sounds monstrous, to divide the child, and watched. One of them cried out that the other should have him. He knew then who loved him as a mother does.

> When all Israel heard of the judgment the king had given, they stood in awe of him, for they saw that the wisdom of God was in him to administer justice.
> — 1 Kings 3:28

You can’t find that solution in a list of earlier cases. If you merely copied it, it would fail the second time, because everyone would know it. He had understood something about love, and could therefore deal with a case that nobody had seen.

Later in his life Solomon, who knew so many proverbs, did not live by them. So even understanding is no possession. It has to be asked for again.`,
      objectives: [
        'Distinguish underfitting, overfitting and a good fit.',
        'Describe methods that keep a model from memorizing.',
        'Explain why Solomon’s judgment shows understanding.',
      ],
      activities: [
        {
          title: 'Draw it three ways',
          description:
            'Measure something that grows or shrinks slightly irregularly, such as the length of a shadow every ten minutes, six times. Draw a flat line, a smooth curve and one that hits each point. Predict the seventh value with all three before you measure it. Repeat with new data and keep score.',
        },
        {
          title: 'Explain it to Grandma',
          description:
            'Take a rule that you know by heart from mathematics, grammar or religion. Explain it to a partner without using any of its usual words, with an example of your own, and answer two questions beginning with what if. Where did your own understanding end?',
        },
      ],
      checks: [
        {
          question:
            'Training error is tiny and the error on new data is large. What is this called?',
          options: ['Underfitting', 'Overfitting', 'A good fit', 'Dropout'],
          answer: 1,
          explanation:
            'The model has learned accidents of its examples, and they do not carry over.',
          practises: [0],
        },
        {
          question: 'What is the idea of early stopping?',
          options: [
            'Training ends as soon as the first example is classified correctly',
            'The model is trained only on early data',
            'One stops when the error on validation data begins to rise',
            'Half of the network is removed at the end',
          ],
          answer: 2,
          explanation: 'From that moment on the model begins to memorize what does not carry over.',
          practises: [1],
        },
        {
          question: 'Why would it not help another judge to copy Solomon’s order?',
          options: [
            'It worked because he grasped something about love, and once known it fails',
            'It was against the law of Israel',
            'It could be used only by a king',
            'The women had agreed beforehand',
          ],
          answer: 0,
          explanation:
            'Copying the action memorizes one case. What carries over is the insight behind it.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Bias, Variance and Wisdom',
      description:
        'For decades the textbooks drew one curve. Then the curve went down a second time.',
      difficulty: 'advanced',
      content: `## The classical picture

Suppose that a quantity is predicted by a model which was fitted to a random sample. Averaged over such samples, the expected squared error at a point decomposes into three terms: the square of the bias, the variance, and the noise that no model can remove. A rigid model has high bias and low variance, since it errs in the same way whichever sample it sees. A flexible one has low bias and high variance. If at some point the truth is 10 and three samples yield the predictions 7, 10 and 13, the average prediction is 10, so that the bias is zero, while the variance is (9 + 0 + 9) ÷ 3 = 6. Another model that always answers 8 has a bias of −2, contributing 4, and no variance. The biased model is the better one.

From this followed the advice of textbooks: error as a function of flexibility has the shape of a U, and one ought to stay near its bottom. Penalties on the size of parameters, introduced by Andrey Tikhonov in another context, shift the compromise toward rigidity; cross-validation, in which each part of the data serves in turn as a test, locates the minimum.

## The second descent

Around 2018 several groups reported that the curve does not end where the textbooks did. As the number of parameters approaches the number of examples, error peaks, as predicted. Beyond that point, where the model can interpolate everything, it declines again, often below the earlier minimum. Among the infinitely many functions that pass through all the points, gradient methods tend to select those that are in a certain sense small or smooth, and more parameters enlarge the choice. The phenomenon, called double descent, does not refute the decomposition; it shows that the number of parameters is a poor measure of complexity.

A related curiosity appeared in 2022. Small networks trained on modular addition first memorized the table, with perfect training and useless test performance, and then, after a long plateau on which nothing seemed to happen, began abruptly to generalize. Examination revealed that they had discovered trigonometric identities. The authors named it grokking.

Memorization remains a practical concern. Extraction attacks have recovered verbatim passages, code and personal data from large models, more readily the larger the model and the more often the item had occurred.

## What Solomon requested

> Therefore give Your servant an understanding heart to judge Your people and to discern between good and evil. For who is able to govern this great people of Yours?
> — 1 Kings 3:9

Literally he asks for a hearing heart. The metaphor is worth dwelling upon, for it locates wisdom in receptivity rather than in stock. He does not request the sum of precedents, nor even the rules, which Israel already possessed. He asks to be able to attend.

The case that follows is constructed so that precedent is useless. Two witnesses contradict each other with perfect symmetry; there is no third. His procedure elicits a difference that had not been in the data, by creating a situation in which love and its imitation would respond unlike each other. A statistician might describe it as an intervention. An observer would have had to wait forever.

It belongs to the honesty of the books of Kings that they also report the sequel. The author of three thousand proverbs multiplied horses, wives and forced labor, each of which the law had expressly warned a king against, and his heart, the narrator says, turned away. He had not forgotten the sentences. One may possess a flawless fit to all that has been taught and fail upon the test distribution of one’s own temptations. What Proverbs recommends to the young it would presumably have recommended to its patron in old age.

> Wisdom is supreme; so acquire wisdom. And whatever you may acquire, gain understanding.
> — Proverbs 4:7`,
      objectives: [
        'Compute bias and variance in a small example.',
        'Describe double descent and what it teaches about complexity.',
        'Interpret Solomon’s request and judgment as a contrast to memorization.',
      ],
      activities: [
        {
          title: 'Estimators on trial',
          description:
            'Fill a bag with numbered slips whose mean only a referee knows. Teams draw five slips and must estimate the mean: one by the average, one by the median, one by always saying the same number they chose in advance. Repeat ten times, then compute bias and variance for each team and name the winner.',
        },
        {
          title: 'The hearing heart',
          description:
            'In pairs, one partner describes a real dilemma for five minutes while the other may only ask questions, none of which contains advice. Afterward the listener writes down the difference on which the matter seems to turn, and the speaker says whether it is right. Exchange roles.',
        },
      ],
      checks: [
        {
          question:
            'The truth is 20. Three samples give the predictions 16, 18 and 20. What are bias and variance?',
          options: [
            'Bias 0, variance 4',
            'Bias −2, variance 8/3',
            'Bias −4, variance 2',
            'Bias −2, variance 4',
          ],
          answer: 1,
          explanation:
            'The mean is 18, so the bias is −2. The squared deviations are 4, 0 and 4, and 8 divided by 3 is the variance.',
          practises: [0],
        },
        {
          question: 'What does double descent suggest?',
          options: [
            'Noise can be eliminated by larger models',
            'Interpolating models always fail on new data',
            'The number of parameters is a poor measure of a model’s complexity',
            'Variance no longer matters once training error is zero',
          ],
          answer: 2,
          explanation:
            'Beyond interpolation the error may fall again, since training favors smooth solutions among many.',
          practises: [1],
        },
        {
          question: 'How did Solomon obtain information that the testimony did not contain?',
          options: [
            'He created a situation in which love and its imitation would differ',
            'He compared the case with earlier verdicts',
            'He waited until a third witness came forward',
            'He questioned each of the women separately',
          ],
          answer: 0,
          explanation:
            'The two statements were symmetrical. His order made the difference visible, as an intervention does.',
          practises: [2],
        },
      ],
    },
  },
};
