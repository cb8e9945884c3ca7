import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay45: LessonSource = {
  category: 'ai',
  dayNumber: 45,
  pictures: ['flashlight', 'hammer-and-wrench', 'fallen-leaf'],
  references: ['Matthew 26:31-46', '1 Thessalonians 5:21', 'Proverbs 27:6'],
  bands: {
    kindergarten: {
      title: 'Will It Float?',
      description: 'Bo folds a paper boat. How many acorns can it carry?',
      content: `Bo has folded a boat. It floats in a bowl. “It is done!” says Bo.

“Shall we test it?” asks Aunt Kim. “Let us try to sink it.”

Sink it? Bo is not so sure. But he puts in one acorn. It floats. Two acorns. Three. Four. Glug! Down it goes.

Bo’s lip shakes. “My boat is bad.”

“No,” says Aunt Kim. “Now we know where it tips. That is a gift!” Bo folds the sides up higher. Now it holds seven acorns.

A helper machine needs tests too. Ask it easy things. Ask it odd things. Where does it go wrong? Tell the people who made it. Then they can fix it.

We test boats. We test machines. We do not try to sink a friend.

One night Jesus was very sad. His friends fell asleep. They were not as strong as they thought.

> Watch and pray
> — Matthew 26:41

Jesus knew they were weak. He still loved them.`,
      difficulty: 'beginner',
      objectives: ['Tell why Bo tested his boat.', 'Say how we treat things and friends.'],
      activities: [
        {
          title: 'Sink my ship',
          description:
            'Fold a boat from paper or a big leaf. Float it in a bowl. Add pebbles one by one. Count until it sinks. Change one thing, and test it again.',
        },
      ],
      checks: [
        {
          question: 'What did Bo learn when the boat sank?',
          options: ['Boats do not like water', 'Acorns are no good', 'Where it tips over'],
          answer: 2,
          explanation: 'The test showed him the weak spot. Then he could mend it.',
          practises: [0],
        },
        {
          question: 'What did Bo do after the test?',
          options: ['He made higher sides', 'He threw it away', 'He tested Aunt Kim'],
          answer: 0,
          explanation: 'He fixed the boat. Then it held seven acorns.',
          practises: [0],
        },
        {
          question: 'Your friend makes a mistake. What do you do?',
          options: ['Try to sink him', 'Be kind to him', 'Laugh out loud'],
          answer: 1,
          explanation: 'We test things. We are kind to friends.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'A Leaf for Every Failure',
      description: 'Elif’s helper worked every time. Then she let her friends have a go.',
      content: `## It works for me

Elif made a paper helper called What Shall I Wear? You start at the top and follow the arrows. If it is raining, you take boots. If it is cold, you take a coat, and if it is not, you wear shorts. She tried it on herself three days in a row, and it was right each time.

“Now try to break it,” she told her friends. That took courage!

Omar asked about a day with sun in the morning and rain at noon. Break! Zoe asked what to wear for swimming, and little Hans could not read the word “boots,” so he just stood there. Break, break!

They wrote each one on a leaf. Soon Elif had seven leaves, and her face felt hot. But nobody had caught a cold, and now she knew seven secrets about her own helper.

## Four kinds of tests

People who build AI test it before they share it. A chatbot that works well on Monday may say something silly or unsafe when you ask it in a new way. So testers try many ways.

- The normal way: what most people will ask.
- The edge: the very biggest, the smallest, or none at all.
- The odd way: spelling mistakes, jokes, two things at once.
- The other person: someone old, someone small, someone new.

If a chatbot ever says something mean or scary to you, stop and show it to a grown-up. You found a failure, and you did nothing wrong.

> but test all things. Hold fast to what is good.
> — 1 Thessalonians 5:21

## Not like that with people

On the night in the garden, Peter was sure that he would be brave, and he had said that he would never leave Jesus. But he did not know how weak he would feel in the dark, and soon he ran away.

Jesus did not set a trap for Peter. He told him the truth and prayed for him, and later He forgave him. We break paper helpers to mend them, but never a friend.`,
      difficulty: 'beginner',
      objectives: [
        'Explain why a builder lets others test.',
        'Use four kinds of tests on a design.',
        'Say what to do when a chatbot says something scary.',
      ],
      activities: [
        {
          title: 'Leaves of failure',
          description:
            'Swap paper helpers with another group. Use all four kinds of tests. Write each failure on a real leaf and give it as a present, with one thing that you liked. The owner may only say thank you.',
        },
        {
          title: 'The stubborn sandwich',
          description:
            'Write five steps for making a sandwich. A friend acts them out exactly as written, and nothing more. Watch what goes wrong. Mend one step at a time until it works.',
        },
      ],
      checks: [
        {
          question: 'Why was it good that Omar, Zoe and Hans tried the helper?',
          options: [
            'They were quicker at reading it than Elif',
            'They had promised to be nice about it',
            'They could finish the drawing for her',
            'They asked about things she had not thought of',
          ],
          answer: 3,
          explanation: 'We all forget some cases. Other people bring other cases.',
          practises: [0],
        },
        {
          question: 'A helper counts campers on a bus. Which one is an edge test?',
          options: [
            'A bus with no one in it',
            'A bus with eleven children',
            'A bus that is painted blue',
            'A bus on its usual road',
          ],
          answer: 0,
          explanation: 'None at all is an edge. So is a bus that is full to the last seat.',
          practises: [1],
        },
        {
          question: 'A chatbot writes something scary to you. What is best?',
          options: [
            'Write something scary back to it',
            'Keep it secret, so nobody worries',
            'Stop and show it to a grown-up',
            'Ask it again to see if it gets worse',
          ],
          answer: 2,
          explanation: 'A grown-up can help you and report the failure. It was not your fault.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Thirty-Seven Seconds',
      description: 'A rocket failed because of a sentence of code that had always worked.',
      content: `## The flight of Ariane 5

On June 4, 1996, Europe launched its new rocket, Ariane 5, for the first time. Less than forty seconds later it swerved, broke apart and was destroyed. Nobody was hurt, but years of work and several satellites were lost.

Investigators traced the disaster to a piece of software taken over from the older Ariane 4. It tried to squeeze a large number into a space that could hold nothing above 32,767. On Ariane 4 that number had always stayed small. The new rocket flew a different path and was much faster sideways, and so the number overflowed, the computer shut down, and its twin, running the same program, shut down as well. The worst of it is that this calculation was not even needed after liftoff. And the old part had never been tested with the new path, because it had always worked.

“It has always worked” means: it has worked in the situations that have come up so far.

## How to break things well

Testers are paid pessimists. They do not ask whether a thing works. They ask when it stops working.

- Normal cases come first, because whatever fails there need not be examined any further.
- Edge cases lie at the border: zero, one, the largest, the empty line, midnight, February 29.
- Wrong input is what people really type: letters in a number field, a whole poem, nothing.
- Changed surroundings: other light, another accent, a slow connection, a new rocket.
- Hostile use: what would someone try who wished to do harm?

For AI there is an extra difficulty. An ordinary program does the same thing with the same input. A chatbot may answer a question properly five times and strangely the sixth. So testers repeat, vary the wording, and count how often it fails instead of asking if it fails. They write the expected result down before they look, since afterward almost any answer seems acceptable.

A failure report needs three parts: what I did, what I expected, what happened. “It’s broken” helps no one.

## Friendly fire

Why do builders test their own work so poorly? They know how it is meant to be used, and they hope that it is good. Hope is a weak tester. That is why a friend who finds your mistake before strangers do has done you a service: “The wounds of a friend are faithful” (Proverbs 27:6). The tester, for his part, should attack the design and never the designer.

## An untested promise

> Even if all fall away on account of You, I never will.
> — Matthew 26:33

Peter meant it. He had simply never examined that sentence under load. A few hours later the surroundings had changed: night, torches, armed men, a question from a servant girl. His courage had been real by daylight.

Jesus saw this coming, and He neither mocked him nor gave up on him. He advised His friends to watch and pray, which is how a person prepares for a load that he can’t simulate. There is a difference here that should be kept. A device is tested in order to decide whether we may rely on it. Peter was not thrown away after he failed. In the Gospel of John, Jesus later asks him three times for his love and entrusts people to his care.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain why past success does not replace a test.',
        'Invent normal, edge, wrong and hostile cases for a design.',
        'Write a useful report of a failure.',
      ],
      activities: [
        {
          title: 'Paid pessimists',
          description:
            'Exchange prototypes with another team. Before you start, write down five tests with the result that you expect. Carry them out, repeat each with different wording, and hand over reports in three parts. The builders reply with one sentence: the failure we had least expected was …',
        },
        {
          title: 'Always worked',
          description:
            'Collect three things at camp that have always worked, such as a meeting point, a whistle signal or a list. For each, imagine a change in circumstances that would break it. Propose the cheapest test and carry out one of them with a leader’s permission.',
        },
      ],
      checks: [
        {
          question: 'Why had the faulty part of Ariane 5 seemed reliable?',
          options: [
            'It had been tested on every path imaginable',
            'Its designers had checked it on the new flight path',
            'The numbers on the older rocket had stayed small',
            'The second computer used a different program',
          ],
          answer: 2,
          explanation:
            'On Ariane 4 the dangerous case never arose. Success there said nothing about a faster rocket.',
          practises: [0],
        },
        {
          question: 'A program computes ages from birthdays. Which is an edge case?',
          options: [
            'A birthday on May 12',
            'A birthday on February 29',
            'A birthday in a summer month',
            'A birthday on a weekday',
          ],
          answer: 1,
          explanation:
            'That date exists only in leap years, so careless calculations stumble over it.',
          practises: [1],
        },
        {
          question: 'Which report is most useful to a builder?',
          options: [
            'I typed 0 and expected a hint, but the screen froze',
            'Your helper is no good and somebody should rewrite it',
            'It did something odd yesterday, but now I forget what',
            'My friend says that he had trouble with it, too',
          ],
          answer: 0,
          explanation:
            'It states what was done, what was expected and what happened, so the builder can repeat it.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Absence of Evidence',
      description:
        'No finite number of successes proves a system safe. What, then, can testing honestly tell us?',
      difficulty: 'advanced',
      content: `## Dijkstra’s asymmetry

Around 1970 the computer scientist Edsger Dijkstra remarked that testing can demonstrate the presence of errors but never their absence. The point is logical before it is technical: a universal claim is refuted by one counterexample and is not established by any number of confirmations.

Nor can the gap be closed by diligence. A device with ten switches of three positions each has 59,049 configurations, and adding ten more switches yields nearly three and a half billion. For a language model the space of possible inputs is beyond enumeration. Testing is sampling, and what it supports is an inference.

The inference can at least be stated candidly. Suppose that 300 independent trials, drawn from realistic use, produce no failure. The so-called rule of three says that, with 95 percent confidence, the true rate of failure is below about 3/300, or 1 percent. If a million people use the system daily, that bound still permits 10,000 failures a day. Those who announce that nothing went wrong in testing should be asked how many trials there were, and drawn from what.

## Six patients

Between 1985 and 1987 a machine for radiation therapy, the Therac-25, gave massive overdoses to at least six patients in North America, several of whom died. Earlier models had mechanical interlocks that prevented such a dose. In the new one, software took over the protection. It had an error which appeared only if an experienced operator corrected an entry within a few seconds. In slow, careful trials it never appeared.

At first the manufacturer denied that an overdose was possible. It was a physicist and an operator at a hospital in Texas who patiently reproduced the malfunction by typing faster and faster. Nancy Leveson and Clark Turner, who investigated, did not conclude that one line had been wrong. They described a system: overconfidence in code, absence of independent barriers, obscure messages that operators had learned to dismiss, and a company without a procedure for pursuing complaints.

## Methods for the unknown

Several disciplines have arisen from such experience. Red teams are authorized to attack. Metamorphic tests examine relations instead of answers: a translation should not alter its meaning because a name has been exchanged, and a loan decision should not. Staged release exposes few people at first and reserves the means to withdraw. A pre-mortem, proposed by the psychologist Gary Klein, asks the team to imagine that the project has failed disastrously and to write its history. Doubts that nobody dared to voice are then contributions.

What these share is the separation of interests. Whoever profits from approval should not be the sole examiner, and whoever discovers a danger must be able to report it without being ruined.

## Under load

> Watch and pray so that you will not enter into temptation. For the spirit is willing, but the body is weak.
> — Matthew 26:41

Peter had declared that he would die before denying Jesus. There is no reason to suspect the declaration; it was sampled from conditions in which it was true. The prediction that he would fail before dawn came from Someone who knew him better.

The more remarkable test in Gethsemane is another. Jesus Himself stood under the extreme load, and the Gospels conceal nothing of it: distress, sweat, the threefold plea that the cup might pass. Early critics of Christianity found this undignified. A legend might well have polished it. Instead the evangelists report that obedience, at its limit, had to be asked for in prayer, and was given.

“But test all things,” wrote Paul, and “Hold fast to what is good” (1 Thessalonians 5:21). The second half is easily forgotten by the skilled critic. Testing is in the service of holding fast, and one who can only break has not understood the trade. Toward persons, moreover, the analogy must stop. We may not provoke a friend in order to see whether he fails. What Jesus did for Peter was to warn him, to intercede for him, and to have breakfast ready on the shore when all the failing was over.`,
      objectives: [
        'State what a number of trials without failure does and does not show.',
        'Analyze an accident as a property of a system.',
        'Select methods of testing suited to open-ended input.',
      ],
      activities: [
        {
          title: 'Pre-mortem',
          description:
            'Announce to your team: it is next summer, and our project has harmed somebody. Each member writes for six silent minutes how it came about. Read the histories aloud without discussion, rank them by plausibility and severity, and assign one concrete safeguard to the first two.',
        },
        {
          title: 'Rule of three by hand',
          description:
            'One person fills a bag with 97 light and 3 dark beans or paper bits, without telling the others. Draw with replacement until the first dark one appears, and record the run. Repeat eight times. How often would 30 trials have suggested that the bag contained no dark ones?',
        },
      ],
      checks: [
        {
          question:
            'In 600 independent, realistic trials nothing failed. What does the rule of three allow us to say?',
          options: [
            'The system fails in exactly one case out of 600',
            'The system will not fail in the next 200 trials',
            'Three further trials are sufficient to prove it safe',
            'The failure rate is probably below about 0.5 percent',
          ],
          answer: 3,
          explanation:
            '3/600 is 0.5 percent, an upper bound at 95 percent confidence. A rate of zero has not been shown.',
          practises: [0],
        },
        {
          question: 'Which finding treats the Therac-25 as a failure of a system?',
          options: [
            'A programmer had mistyped one variable in the code',
            'Independent barriers were missing and complaints went nowhere',
            'The operators at one hospital worked too fast to be safe',
            'Radiation is hazardous and accidents can’t be avoided',
          ],
          answer: 1,
          explanation:
            'A single slip became deadly because no interlock caught it and no procedure followed up the warnings.',
          practises: [1],
        },
        {
          question: 'How could you test a translator without knowing the right translation?',
          options: [
            'Exchange a name and see whether anything else changes',
            'Ask its developer whether the sentence looks right',
            'Translate a single sentence once, then stop testing',
            'Choose only sentences on which it was trained',
          ],
          answer: 0,
          explanation:
            'A metamorphic test compares two outputs that should be related, so no reference answer is required.',
          practises: [2],
        },
      ],
    },
  },
};
