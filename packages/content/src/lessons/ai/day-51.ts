import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay51: LessonSource = {
  category: 'ai',
  dayNumber: 51,
  pictures: ['bubbles', 'door', 'bar-chart'],
  references: ['Acts 10:1-48', 'Acts 11:1-18', 'Proverbs 18:17'],
  bands: {
    kindergarten: {
      title: 'Bubbles for All of Us',
      description: 'The bubble machine hears Ava. Does it hear Finn?',
      difficulty: 'beginner',
      content: `“Bubbles!” shouts Ava. Whirr! The machine heard her. Bubbles float up high.

“Bubbles,” says Finn. He has a soft voice. Nothing happens.

Is that fair? They count with pebbles. Five big voices call. Bubbles come five times. Five small voices call. Bubbles come just once. Now everyone can see it. That is not fair!

The machine is not mean. People taught it with loud voices. So people can teach it again. They let it hear soft voices too. Zoe talks with her hands. For her they add a big button. Then they count once more. Five! Five! Zoe too!

Peter used to visit only his own people. God showed him something new. God has no favorites! Then strangers stood at the gate. A soldier named Cornelius had sent them.

> So Peter invited them in as his guests.
> — Acts 10:23

The next day he went along to the soldier’s house. They all heard about Jesus together.`,
      objectives: [
        'Count to see if a machine works for everyone.',
        'Tell how Peter treated the strangers.',
      ],
      activities: [
        {
          title: 'Pebble count',
          description:
            'Hang a cloth on a branch. Can you all touch it? Lay a pebble for yes. Lay a leaf for no. Move it until there are only pebbles.',
        },
        {
          title: 'Come on in!',
          description:
            'Make a door with two sticks. One child knocks. The others say: come in, we are glad! Everyone gets a turn.',
        },
      ],
      checks: [
        {
          question: 'What did the pebbles show?',
          options: [
            'Ava was the nicest child',
            'The bubbles were all gone',
            'It did not work well for soft voices',
          ],
          answer: 2,
          explanation: 'Five bubbles for big voices. Only one for small ones.',
          practises: [0],
        },
        {
          question: 'They mended the machine. What came next?',
          options: ['They sold it', 'They counted once more', 'They told Finn to shout'],
          answer: 1,
          explanation: 'They counted to see if it was fair now.',
          practises: [0],
        },
        {
          question: 'Strangers came to the gate. What did Peter do?',
          options: ['He asked them in', 'He hid on the roof', 'He sent them away'],
          answer: 0,
          explanation: 'They were his guests. God welcomes people from every land.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Three Behind the Ninety',
      description: 'Ninety percent right sounds splendid. Then Amal asks who the others are.',
      difficulty: 'beginner',
      content: `## A splendid number

The camp got a reading helper. You read aloud to it, and it told you if you had read the words right. Forty children tried it, and for 36 of them it worked well. “Ninety percent!” said Ben. “That is nearly everybody!”

“Who are the four?” asked Amal.

So they sorted the results into two rows of beans. Thirty of the children had spoken English from birth, and the helper understood 29 of them. Ten had learned English later, and it understood only 7.

## Same size, please

One was left out in the first row and three in the second. That does not look like a big difference. But the rows are not the same size! If the second row had thirty beans too, nine would be left out. Nine against one: now you can see it.

The reading of those three children was fine. The helper kept telling them they were wrong. How long do you read on when a machine says that?

The helper had learned from too few kinds of voices. Ben and Amal asked more people if they would lend their voices, and a no was fine. Then the builder taught it again, and they laid new beans. It understood 28 of 30 and 9 of 10. Amal was glad, but Ben frowned at the first row. They kept working on both.

This is how you judge fairly. Don’t look only at the whole heap. Make rows, count each one, and ask the people in it.

## The row in Peter’s mind

Peter had lived with two rows as well: people who belong and people who don’t. God sent him to a Roman officer who loved to pray. In that house Peter saw that God’s welcome was much wider than his rows.

> I now truly understand that God does not show favoritism, but welcomes those from every nation who fear Him and do what is right.
> — Acts 10:34-35

It takes courage to say that you understand something only now. He said it out loud to a whole room.`,
      objectives: [
        'Compare how well a machine works for two groups of different size.',
        'Explain why a good total can hide an unfair part.',
        'Tell what Peter came to understand.',
      ],
      activities: [
        {
          title: 'Rows of beans',
          description:
            'Take a game that you often play. Lay one bean for each child who got a turn today and one pebble for each who did not. Make rows by age. Compare them as if each row had ten. What could you change tomorrow?',
        },
        {
          title: 'Two judges, one plane',
          description:
            'Fold paper planes and write names inside. One judge sees who throws, and the other stands with closed eyes until the plane has landed. Both give points. Lay the two lists side by side. Where do they differ?',
        },
      ],
      checks: [
        {
          question:
            'A machine misses 2 of 20 tall children and 4 of 10 small ones. How many small ones would it miss out of 20?',
          options: ['4', '6', '2', '8'],
          answer: 3,
          explanation: 'Twice as many children means twice as many misses. So it is 8 against 2.',
          practises: [0],
        },
        {
          question: 'Why was “ninety percent” not enough to know?',
          options: [
            'Most of the misses were in one small group',
            'Ninety is an odd number of percent to get',
            'The helper had not been switched on for long',
            'Forty children are too many to be counted',
          ],
          answer: 0,
          explanation: 'The big row made the total look good. The small row paid for it.',
          practises: [1],
        },
        {
          question: 'What did Peter say in the officer’s house?',
          options: [
            'God loves officers more than fishermen',
            'God welcomes people from every nation',
            'God wants everyone to stay in their own row',
            'God picks the ones who are never wrong',
          ],
          answer: 1,
          explanation: 'He now understood that God has no favorites.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Split the Average',
      description: 'Four small numbers tell you more about fairness than one large one.',
      difficulty: 'intermediate',
      content: `## An average driver

For decades cars were tested mainly with dummies shaped like an average man. In 2011 American researchers published what had happened to real people. In crashes that were otherwise comparable, women who wore seat belts were considerably more likely to be seriously injured than men who wore them. Nobody had wanted that. The tests were fine on average, and the average had a shape.

Programs that judge people deserve the same suspicion, and there is a simple tool for it.

## Two ways to be wrong

Imagine a program that listens to children read and suggests who should get extra help. It can fail in two ways. It can miss a child who needs help, and it can flag a child who does not. The first child struggles on alone. The second loses a few free afternoons. These are different harms, so count them separately.

Now split the results into two groups, children who have long been at the school and children who have just moved there.

- Long at school: 100 children. Of the 40 who need help it finds 36, and of the 60 who do not it flags 6.
- Newly moved: 50 children. Of the 20 who need help it finds 12, and of the 30 who do not it flags 3.

Over everyone together it is right 129 times out of 150, which is 86 percent. The false flags are equally frequent: 6 of 60 and 3 of 30 are both 10 percent. But look at the misses. Among the first group it misses 4 of 40, or 10 percent. Among the newcomers it misses 8 of 20, or 40 percent. A new child who needs help is four times as likely to be overlooked.

## Before you accuse, and after

Small groups wobble. If there had been only three newcomers and one had been missed, that would prove little, and you would need to collect more cases before drawing conclusions. Eight of twenty is hardly an accident.

Then search for the cause. Perhaps the practice recordings contained few accents. Perhaps the test words are names of local streets. It does not help simply to delete the column that says who is new, because the accent is still in the voice, and without the column nobody can check. Mend it, measure again in both groups, and ask the families whether it is better. A fair table is not yet a fair school.

Finally, somebody must decide which kind of error weighs more, and the table cannot do that. For a fire alarm, a miss is worse. For a punishment, a false accusation is.

## Going to see

Peter had a category ready for Cornelius long before he met him: foreigner, soldier, do not enter. What corrected him was a vision, and then a visit. Notice how he begins.

> So when I was invited, I came without objection. I ask, then, why have you sent for me?
> — Acts 10:29

He asks, and then he listens to the other man’s story before he says anything about God. Counting shows where people are being left outside. To learn what it is like there, you have to go through the door.`,
      objectives: [
        'Calculate rates of missed cases and false flags for two groups.',
        'Explain why overall accuracy can hide unfairness.',
        'Plan what to do after an unequal rate has been found.',
      ],
      activities: [
        {
          title: 'A blindfolded referee',
          description:
            'Let two referees judge thirty throws at a line, half by one cabin and half by another. One sees the thrower and one only the landing place. For each cabin count misses that were called hits and hits that were called misses. Compare the rates, and the referees.',
        },
        {
          title: 'Four numbers',
          description:
            'Choose a rule at camp that sorts people, such as who may swim in deep water. Think of two groups that it may treat differently. Ask leaders which mistake is worse, wrongly kept out or wrongly let in, and why. Propose how one could count both kinds without embarrassing anybody.',
        },
      ],
      checks: [
        {
          question:
            'In a group of 80, 25 need help and the program finds 20 of them. What share of those who need help is missed?',
          options: ['25 percent', '6.25 percent', '20 percent', '80 percent'],
          answer: 2,
          explanation:
            '5 of 25 are missed, and that is 20 percent. The 55 who need no help do not belong in this fraction.',
          practises: [0],
        },
        {
          question: 'How could 86 percent hide that newcomers were overlooked?',
          options: [
            'Percentages always make small numbers appear larger than they are',
            'Right answers in the larger group covered the misses in the smaller',
            'The false flags in both groups canceled each other out',
            'Newcomers had not been counted among the 150 children',
          ],
          answer: 1,
          explanation:
            'An average is pulled toward the larger group. Rates for every group bring the difference to light.',
          practises: [1],
        },
        {
          question: 'You find that one group is missed far more often. What is a sound next step?',
          options: [
            'Look for the cause, mend it, and measure both groups again',
            'Delete all records of who belongs to which of the groups',
            'Report only the average until everybody has calmed down',
            'Flag all the children of that group so that no one is missed',
          ],
          answer: 0,
          explanation:
            'Deleting the column hides the problem, and flagging all creates a new one. A cause can be mended and the result checked.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Fair by Which Measure?',
      description:
        'Two honest definitions of fairness, one theorem, and a fisherman who had to give an account.',
      difficulty: 'advanced',
      content: `## Two correct accusations

In 2016 journalists of ProPublica examined a score named COMPAS, which was used in Florida to estimate whether an arrested person would offend again. Among those who were not arrested again, Black defendants had been classified as higher risk almost twice as often as white ones. The manufacturer replied that the score was calibrated: among those classified as higher risk, about the same proportion in each group was in fact arrested again. Both statements were supported by the data. How is that possible?

## The arithmetic of conflict

Imagine a group A of 100 people, 50 of whom will reoffend, and a group B of 100, of whom 20 will. A score detects 60 percent of the reoffenders in either group, 30 and 12 persons. In either group, moreover, 75 percent of those flagged do reoffend. Then 40 people are flagged in A and 16 in B, so that 10 in A and 4 in B are flagged wrongly. As a proportion of those who will not reoffend, this makes 10 of 50, or 20 percent, in A, and 4 of 80, or 5 percent, in B. A harmless member of A runs four times the risk of being flagged, even though the flag means the same and detection is equal.

This is no defect of the example. If p denotes the base rate, the false positive rate equals p/(1 − p), times the proportion of wrong to right flags, times the rate of detection. When base rates differ and prediction is imperfect, one cannot equalize all three quantities. Alexandra Chouldechova published this argument in 2017, and Jon Kleinberg and colleagues had obtained a related result the year before. The conflict was discovered by researchers, but it had always been there.

## What the theorem leaves open

First, it takes the labels for granted. The data record arrests, and an arrest depends upon where officers patrol as well as upon conduct. If a base rate is itself an artifact of unequal attention, calibration to it perpetuates the inequality with excellent manners.

Secondly, the quantities protect different people. Calibration serves a judge, who wants a flag to mean one thing. Equal false positive rates serve the harmless, who ask to be spared equally. Equal detection serves future victims. To choose among them is to decide whose claim yields when not all can be met, and such decisions belong in public, with reasons attached and a date for revision.

Thirdly, the theorem presupposes that one must flag. One may also ask what the score is for. The same prediction can justify a prison cell or the offer of a bus ticket to the hearing, and errors of the second sort injure few.

Groups, finally, are an instrument of inspection. They reveal what no individual can know about himself, for a single refused applicant cannot see a pattern. Yet nobody is an instance of a rate. Whoever is judged retains a claim to be heard as a person.

> The first to state his case seems right until another comes and cross-examines him.
> — Proverbs 18:17

## The hearing after Caesarea

It is instructive that the story of Cornelius does not end in Caesarea. The news that Gentiles had been received arrives in Jerusalem ahead of Peter, and he is criticized for having eaten with them. He does not appeal to his rank. He reports in order what he saw, mentions that six witnesses accompanied him, and leaves the judgment to the assembly.

> So if God gave them the same gift He gave us who believed in the Lord Jesus Christ, who was I to hinder the work of God?
> — Acts 11:17

An established boundary was revised in the light of evidence, publicly, by people to whom it had been sacred. The church did not thereby finish with partiality; the letters of the New Testament continue to rebuke it, and every century has supplied new instances. But the conviction that God shows no favoritism remained as a standard that the community had confessed and could be held to. Mathematics can tell us that every measure of fairness disappoints somebody. It was never going to tell us to whom we owe an account.`,
      objectives: [
        'Calculate error rates for two groups with different base rates.',
        'Explain why common criteria of fairness cannot in general be met together.',
        'Evaluate whose interests a chosen criterion protects.',
      ],
      activities: [
        {
          title: 'Cards of two colors',
          description:
            'Prepare 50 slips for each of two groups, with a cross on 25 in the first and on 10 in the second. Flag slips so that in both groups 60 percent of the crosses are found and 75 percent of the flags are right. Count the wrongly flagged. Then try to equalize them, and record which other quantity breaks.',
        },
        {
          title: 'Give an account',
          description:
            'A school must decide who is invited to a costly program by means of an imperfect score. Assign the roles of judge, harmless applicant, overlooked applicant and taxpayer. Each argues for one criterion. Adopt a policy, write down whose claim yields and why, and set a date on which it must be defended again.',
        },
      ],
      checks: [
        {
          question:
            'In a group of 100, 40 will default. A score flags 30 people, of whom 24 will default. What is the false positive rate?',
          options: [
            '10 percent, because 6 of the 60 who will not default are flagged',
            '20 percent, because 6 of the 30 people who are flagged will not default',
            '40 percent, because 16 of the 40 who will default are overlooked',
            '6 percent, because 6 people out of the 100 are wrongly flagged',
          ],
          answer: 0,
          explanation:
            'The rate refers to those who will not default. The other fractions are real quantities, but they answer different questions.',
          practises: [0],
        },
        {
          question:
            'Two groups have different base rates, and an imperfect score has equal detection and equally reliable flags. What follows?',
          options: [
            'The score must have been given the group as an input',
            'One of the two base rates has been measured incorrectly',
            'The false positive rates of the groups are equal as well',
            'The false positive rates of the groups must differ',
          ],
          answer: 3,
          explanation:
            'The rate contains the factor p/(1 − p). If p differs and the other two factors are equal and not zero, the rates differ.',
          practises: [1],
        },
        {
          question: 'Whom do equal false positive rates protect in the first place?',
          options: [
            'Future victims, who want as many offenders as possible to be detected',
            'Those who will do no harm, whichever group they belong to',
            'Judges, who wish a flag to have the same meaning everywhere',
            'Manufacturers, who need a single number for their advertising',
          ],
          answer: 1,
          explanation:
            'The criterion spares harmless members of all groups equally. Calibration and detection serve other interests.',
          practises: [2],
        },
      ],
    },
  },
};
