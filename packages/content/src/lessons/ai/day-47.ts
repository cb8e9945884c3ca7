import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay47: LessonSource = {
  category: 'ai',
  dayNumber: 47,
  pictures: ['bug', 'wrench', 'fire'],
  references: ['John 18:15-27', 'John 21:1-17', '1 Corinthians 15:20', '1 Corinthians 15:42-43'],
  bands: {
    kindergarten: {
      title: 'Bump! Try It Again',
      description: 'Our robot walked into a bush. Which card was wrong?',
      difficulty: 'beginner',
      content: `Ana plays a robot today. She has cards with arrows. Each card is one step.

Step. Step. Turn. Bump! She is in a bush. Everyone giggles. Ana giggles too.

Back to the start! This time they go slowly. Step, good. Step, good. Turn, oh no! One step is missing. Luis puts in one more card. Nothing else changes. Step. Step. Step. Turn. Ana finds the cookies!

A mistake in a program is called a bug. People look for it. People mend it. The machine does not mind. It cannot feel.

Peter did something worse than a bump. He was scared. He said he did not know Jesus. Then he cried.

But Jesus rose from the dead! Early one day He stood by the lake. He had a fire, with fish and bread.

> Come, have breakfast
> — John 21:12

Peter jumped into the water to get to Him. Jesus still loved Peter. He gave him good work to do.`,
      objectives: ['Show how to find a wrong step.', 'Tell how Jesus was kind to Peter.'],
      activities: [
        {
          title: 'Arrow cards',
          description:
            'Lay stick arrows on the grass. One child walks them like a robot. Turn one arrow around in secret. Who can find it and mend it?',
        },
        {
          title: 'Breakfast by the fire',
          description:
            'Sit in a ring around a pile of sticks. Pass bread that all may eat. Say to your neighbor: I am glad you are here.',
        },
      ],
      checks: [
        {
          question: 'Ana bumped into the bush. What did they do next?',
          options: [
            'They cut down the whole bush',
            'They tried each card slowly',
            'They all went back home sadly',
          ],
          answer: 1,
          explanation: 'Step by step they found what was missing.',
          practises: [0],
        },
        {
          question: 'How many cards did Luis put in?',
          options: ['A whole new pile', 'Ten', 'Just one'],
          answer: 2,
          explanation: 'One small change was enough. Then they tried again.',
          practises: [0],
        },
        {
          question: 'Peter had let Jesus down. What did Jesus do?',
          options: ['He made him breakfast', 'He sent him far, far away', 'He forgot his name'],
          answer: 0,
          explanation: 'Jesus is alive, and He is kind. He welcomed Peter back.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Too Many Eggs',
      description: 'The breakfast helper asked for ninety-two eggs. Can you catch the bug?',
      difficulty: 'beginner',
      content: `## The cook was not happy

Noor and Eli had made a paper helper for Mr. Diaz, the camp cook. It was a long strip of paper with five steps on it, and it told him how many eggs to boil.

- Count the children.
- Add the leaders.
- Add the cook.
- Times two.
- Times two for guests.

On Sunday it said 92 eggs. But only 23 people were in camp! “I would need a lot more hens,” said Mr. Diaz.

## Hunting the bug

“The whole thing is junk,” said Eli, and he was about to tear it up, but Noor took the strip out of his hand. “Most of it works,” she said. “We only have to see where it stops working.”

First they made it go wrong again, with the same numbers: 18 children, 4 leaders and one cook. Then they wrote down what came out of every step: 18, 22, 23, 46, 92. Up to 46 it was just right, so the bug had to be in step five! That step doubled all of the eggs, even when not a single guest had come.

They changed that one step and nothing else. Now it said: add two for each guest. They tried it with no guests and got 46, and with three guests they got 52. Last of all, they ran the days that had been fine before, in case the mending had broken something. Version two was ready.

## Mended, and more than mended

A paper helper can be taped and rewritten, and it does not care. When a person fails, it is not so simple.

On the worst night of his life, Peter said three times that he did not know Jesus. After He had risen, Jesus cooked breakfast for him at the lake. Then He asked Peter three times, “Do you love Me?” (John 21:17). Three times Peter said yes.

> Jesus replied, “Feed My lambs.”
> — John 21:15

Peter was not swapped for a better model. He was forgiven, and he was trusted again.`,
      objectives: [
        'Find the wrong step by checking what each step gives.',
        'Explain why to change one thing and then test again.',
        'Tell how Jesus restored Peter.',
      ],
      activities: [
        {
          title: 'One wrong line',
          description:
            'Write eight steps for tying a shoe or making a bed. Put one step in the wrong place. A partner does exactly what the steps say and stops at the first odd result. Mend one thing and run it again.',
        },
        {
          title: 'Version two',
          description:
            'Take something that you made this week. Ask two people where it fails. Choose one fault, mend only that, and mark the new part with a leaf. Ask the same two people to try it again.',
        },
      ],
      checks: [
        {
          question: 'How did Noor and Eli find the bad step?',
          options: [
            'They tore up the strip and made a new one',
            'They asked Mr. Diaz to guess which step it was',
            'They looked at the number after every step',
            'They ran it once more and hoped for the best',
          ],
          answer: 2,
          explanation: 'The numbers were right until step five. So that is where the bug was.',
          practises: [0],
        },
        {
          question: 'Why did they also run the days that had been fine before?',
          options: [
            'Mending one thing can break another',
            'They wanted to boil some more eggs',
            'A program gets tired and has to warm up',
            'Old days are easier to count than new ones',
          ],
          answer: 0,
          explanation: 'A good tester checks the old things too.',
          practises: [1],
        },
        {
          question: 'What did Jesus do after asking Peter if he loved Him?',
          options: [
            'He told him to go back to fishing for good',
            'He chose someone better for the work',
            'He asked the others to punish him',
            'He gave him people to care for',
          ],
          answer: 3,
          explanation: 'Lambs and sheep stand for people. Peter was trusted again.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'A Moth in the Machine',
      description: 'Debugging is detective work, and the culprit is usually one small line.',
      difficulty: 'intermediate',
      content: `## A moth in the logbook

On September 9, 1947, the Harvard Mark II, a computer as large as a room, kept going wrong. When its operators opened it, they found a moth stuck in one of the relays, taped it into the logbook and noted that, for once, a real bug had been found. It was a joke, because engineers had been talking of bugs for decades. Grace Hopper, who worked there and later became an admiral, loved to tell the story, and the page with the moth has been kept.

Most bugs have no wings. They are a step left out, a less-than where there should be a greater-than, or a unit that nobody wrote down.

## Halving the hiding place

Suppose that a program of sixteen steps gives a wrong result. You could check all of them in order, but it is quicker to begin in the middle. After step 8 everything is still correct, so the bug must be hiding somewhere from 9 to 16. After step 12 the result is wrong, whereas after 10 it is right, and after 11 as well. Only step 12 remains. Four looks were enough, because every one of them halved the hiding place.

Two habits make such a hunt work. Make the failure happen again before you touch anything, or you will never know whether you have mended it. And change one thing at a time, because if you alter three and the trouble disappears, you cannot tell which alteration was responsible.

## When there is no wrong line

A learning program seldom has a single bad line. Its mistakes are spread over thousands of numbers, so you sort the mistakes instead. Imagine a program that names birds by their songs. In a test of 200 recordings it gets 40 wrong, so you listen to all 40 again and arrange them in piles.

- 22 were recorded in strong wind.
- 10 have two birds singing at once.
- 5 were labeled wrongly by people.
- 3 are a mystery.

Now you know where to begin, and finding out cost nothing but patience. You collect more recordings made in wind and train version two, which gets 18 of the windy ones right. Unfortunately it also fails on 9 songs that had worked before! The total is now 40 − 18 + 9 = 31, which is better, though not as impressive as it looked at first. Testing the old cases again is called regression testing, and it saves builders from being proud too early.

## The second fire

Mending things is good work, and yet it is not the deepest kind. In a courtyard where a charcoal fire was burning, Peter said three times that he had nothing to do with Jesus. The unusual word for such a fire appears in just one other place in the New Testament: on the shore of a lake, after the resurrection, where Jesus has breakfast ready for His friends.

> Jesus asked a third time, “Simon son of John, do you love Me?”
> — John 21:17

It hurt Peter to be asked, but Jesus was not running a test to see whether to keep him. He led him back to the painful spot, and there, where the worst had been said, something better was said. A program is patched and knows nothing of it. A friend can be forgiven.`,
      objectives: [
        'Find a faulty step by halving the search.',
        'Sort a learning program’s mistakes to choose what to improve.',
        'Explain why old cases must be tested again.',
        'Distinguish patching a program from restoring a person.',
      ],
      activities: [
        {
          title: 'Sixteen stations',
          description:
            'Lay sixteen cards in a row, each with a small sum that changes a number, such as plus 3 or times 2. One person secretly alters a card. The others have the list of right results and may uncover four of them. Can they name the altered card every time?',
        },
        {
          title: 'Piles of trouble',
          description:
            'Collect twenty small things that went wrong at camp this week. Write each on a slip and sort the slips into piles by cause. Decide which pile you would tackle first and agree on one change. Check after two days whether it helped and whether anything else got worse.',
        },
      ],
      checks: [
        {
          question:
            'A program has 32 steps. How many looks are enough if each halves what is left?',
          options: ['16', '5', '8', '31'],
          answer: 1,
          explanation: '32, 16, 8, 4, 2, 1: five halvings lead to a single step.',
          practises: [0],
        },
        {
          question:
            'Version two mends 18 old mistakes and fails on 9 songs that used to work. What shows this?',
          options: [
            'Looking only at the recordings made in wind',
            'Asking the programmers how hard they have worked',
            'Counting how many windy recordings were used for training',
            'Testing again on the cases that were right before',
          ],
          answer: 3,
          explanation:
            'Regression testing looks at what already worked. Without it, the builders would have believed the improvement to be twice as large as it was.',
          practises: [1, 2],
        },
        {
          question: 'Why did Jesus ask Peter His question three times?',
          options: [
            'To lead him back to where he had failed and entrust him anew',
            'To test whether he was still good enough to be kept',
            'To find out something that He did not yet know about him',
            'To make sure that the others would hear Peter being ashamed',
          ],
          answer: 0,
          explanation:
            'Three denials are answered by three confessions. Restoring a person heals a relationship, which no patch can do.',
          practises: [3],
        },
      ],
    },
    advanced: {
      title: 'The Patch and the Promise',
      description:
        'What two famous software failures teach about repair, and why Easter is something else.',
      difficulty: 'advanced',
      content: `## Patient on another planet

On July 4, 1997, the probe Pathfinder landed on Mars, and it soon began to restart itself, losing part of a day’s work each time. The nearest technician was well over a hundred million kilometers away. At the laboratory in California engineers ran an identical copy until it failed likewise. A humble task, gathering weather data, was holding a shared resource; an urgent task was waiting for it; and tasks of middling importance kept interrupting the humble one, so that the urgent one never got its turn. The remedy was a single setting, transmitted by radio. Such restarts had occurred during tests before the launch, but as nobody could make them happen again, they had been put aside.

On August 1, 2012, the trading firm Knight Capital installed new software on eight servers. On one of them the update was omitted, and a signal with a new meaning there awakened an obsolete function. Before the markets opened, the system had sent dozens of e-mails that pointed to the error. Nobody was assigned to read them. In the alarm that followed, the staff removed the new code from the seven correct servers, which spread the failure to all. In about 45 minutes the company lost more than 460 million dollars.

## Correcting the class

The two cases illustrate the same rules from opposite sides. Repair begins with reproducing the failure, since a cause that has merely been imagined leads to a repair that is merely imagined. Next, one should mend the class of faults rather than the instance, by asking which conditions allowed it, who might have noticed, and where else they hold. And the report must be safe for those who write it. Hospitals and airlines have learned that errors which are punished are concealed. A review that asks what made the mistake easy will uncover more than one that asks who made it, provided that negligence and deceit are not excused in the same breath.

With learned systems a further difficulty arises. In 2015 D. Sculley and colleagues at Google summarized it in four words: changing anything changes everything. A model’s behavior is distributed among its parameters, so that retraining in order to cure one weakness may disturb an ability elsewhere, sometimes in a region that no test covers. A filter fastened to the output treats the symptom and is easily circumvented. Sound practice therefore includes a growing collection of former failures against which each new version is examined, a record of what was altered and why, and the ability to return to the previous version within minutes.

Suppose that version one answers 900 of 1,000 test cases correctly and version two 920. The gain of 20 may conceal 60 corrections and 40 new errors. Whoever belongs to the 40 has not experienced progress.

## Is Easter version two?

It would be tempting, on this day of all days, to describe the resurrection as the great repair. The New Testament chooses other language. Paul speaks of a seed.

> What is sown is perishable; it is raised imperishable. It is sown in dishonor; it is raised in glory.
> — 1 Corinthians 15:42-43

A repaired device returns to the condition that it had before the breakdown, and someday it will fail again. Lazarus, one might say, was restored in that manner. Christians confess that Jesus was not returned to mortal life but passed through death into a life over which it has no claim, and that He did so as the first of many: “the firstfruits of those who have fallen asleep” (1 Corinthians 15:20).

Nor is Peter debugged. Beside the lake nobody isolates the faulty component. Jesus does not inquire what made the denial easy, although a reviewer could have listed fear, fatigue and a cold night. He inquires about love, thrice, and attaches to every answer a charge: lambs and sheep are to be fed. Engineers are right to leave blame out of a review, because a mechanism cannot be reconciled with anyone. But a person who has only been excused remains alone with what he did. Being forgiven presupposes that there was something to forgive, and someone who preferred the friend to the grievance.

Good engineering and this story share one conviction. Failure, honestly faced, need not be final.`,
      objectives: [
        'Analyze from two cases what makes a repair succeed or fail.',
        'Explain why retraining a model requires testing against former successes and failures.',
        'Contrast repair with resurrection and forgiveness.',
      ],
      activities: [
        {
          title: 'Review without blame',
          description:
            'Choose a real mishap in your group in which nobody was seriously hurt. Reconstruct it on a timeline of ten entries. Ask of each what made it seem reasonable then. Name three conditions to be changed, one person to watch over each, and anything for which an apology is still owed.',
        },
        {
          title: 'Ledger of failures',
          description:
            'Exchange paper prototypes with another team. Keep a ledger: failure, how to reproduce it, suspected cause, alteration, result of the retest. After two rounds, compare the count of new failures with the count of mended ones and argue whether version two should be released.',
        },
      ],
      checks: [
        {
          question: 'Why did the first reaction at Knight Capital make matters worse?',
          options: [
            'The staff waited for a full report before they touched any server',
            'The e-mails with the warning had been answered in the wrong order',
            'The market was closed before the repaired version had been loaded',
            'A cause was assumed, and the working servers were altered',
          ],
          answer: 3,
          explanation:
            'The new code was believed to be at fault, whereas the fault lay in the old code on one machine. Nobody had reproduced it first.',
          practises: [0],
        },
        {
          question:
            'Version two corrects 60 former errors and is right in 920 of 1,000 cases instead of 900. How many new errors are there?',
          options: ['20', '40', '80', 'It cannot be determined from these figures'],
          answer: 1,
          explanation:
            'The net gain is 20. If 60 were corrected, 40 answers that had been right must now be wrong.',
          practises: [1],
        },
        {
          question: 'In what respect does forgiveness differ from a review without blame?',
          options: [
            'It searches more thoroughly for the conditions that made failure easy',
            'It declares that nothing serious has taken place',
            'It admits that there was a wrong and restores the relationship',
            'It protects an institution from having to change',
          ],
          answer: 2,
          explanation:
            'A review improves a system. Forgiveness addresses a person who did wrong, and it gives back trust and a task.',
          practises: [2],
        },
      ],
    },
  },
};
