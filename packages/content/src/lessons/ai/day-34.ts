import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay34: LessonSource = {
  category: 'ai',
  dayNumber: 34,
  pictures: ['raised-hand', 'crown', 'balance-scale'],
  references: ['Esther 4:14-16', 'Proverbs 31:8-9', 'Proverbs 11:14'],
  bands: {
    kindergarten: {
      title: 'A Person Says Yes or No',
      description: 'The machine says go. But is it safe?',
      difficulty: 'beginner',
      content: `Beep! The robot cart wants to roll. Its light is green. But wait! A kitten sits in the way. The robot did not see it. Mr. Lee shouts, “Stop!” He picks up the kitten. Now the cart may go.

Robots can help. But a person should watch. A person can say stop. A person can say sorry.

Sometimes a machine says something wrong about you. You may say, “That is not right!” Tell a grown-up. It is good to speak up.

Queen Esther had to speak up too. Her people were in danger. She was scared to go to the king. Her friends prayed. Then she was brave and went in.

> And who knows if perhaps you have come to the kingdom for such a time as this?
> — Esther 4:14

Esther helped her people. You can speak up for a friend too.`,
      objectives: ['Tell why a person should watch a machine.', 'Say when to speak up.'],
      activities: [
        {
          title: 'Stop, robot!',
          description:
            'A friend is a robot and walks with closed eyes. You walk along. Say stop before a bump! Say go when it is safe.',
        },
        {
          title: 'Brave voice',
          description:
            'Stand tall like Esther. Practice with a strong, kind voice: please stop. That is not fair. I need help.',
        },
      ],
      checks: [
        {
          question: 'Why did Mr. Lee stop the cart?',
          options: ['A kitten was in the way', 'He was bored', 'The light had turned red'],
          answer: 0,
          explanation: 'The robot did not see it. A person watched and helped.',
          practises: [0],
        },
        {
          question: 'A machine says something wrong about you. What can you do?',
          options: ['Believe it', 'Hide and keep it to yourself', 'Say so and tell a grown-up'],
          answer: 2,
          explanation: 'Machines make mistakes. You may speak up.',
          practises: [1],
        },
        {
          question: 'Who spoke up to the king?',
          options: ['A robot', 'Esther', 'A kitten'],
          answer: 1,
          explanation: 'She was scared, and she was brave. She helped her people.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Red Button and the Queen',
      description: 'Somebody has to be able to say: wait, this is wrong.',
      difficulty: 'beginner',
      content: `## Lunch is locked

At Priya’s school a machine looked at each child’s card and opened the gate to the lunch room. One day it stayed shut for a boy named Tom. The screen said: no lunch today. Tom had paid. He went red and turned away, because everyone was looking.

Priya was next. Her card worked. She could have walked in. But she stopped and called the kitchen lady. “Tom has paid. I think the machine is wrong.” The lady checked, pressed a red button, and opened the gate by hand. A number had been mixed up. It had happened to four other children as well, and they hadn’t dared to say so.

## A person in the loop

When a machine helps to decide something about people, three things should be in place.

- A person who can stop it. That is the red button.
- A way of asking why. “The computer says no” isn’t a reason.
- Somebody who puts it right and says sorry.

People call this keeping a human in the loop. It only works if the person really looks. If you press yes a hundred times a day without reading, you are no better than the machine.

## For such a time as this

Esther was a Jewish girl who had become queen of Persia. A powerful man had talked the king into a law against all her people. Nobody was allowed to go to the king uncalled. It could cost your life! Esther was safe in her palace, and she might have stayed there. But her cousin Mordecai sent her a message.

> And who knows if perhaps you have come to the kingdom for such a time as this?
> — Esther 4:14

She asked everyone to fast with her for three days. Then she put on her royal robes and went in. The king listened.

Most of us will never stand before a king. But now and then you’re the one who sees that something isn’t fair, and the gate is open for you. Tom and Priya sat at the same table that day.`,
      objectives: [
        'Explain what a human in the loop is for.',
        'Name what people should be able to do when a machine decides.',
        'Tell how Esther used her place to help.',
      ],
      activities: [
        {
          title: 'The yes-button trap',
          description:
            'One child reads twenty quick statements, such as two and two is four, and another presses yes by tapping the table. Hide three wrong ones near the end. Were they noticed? What would help?',
        },
        {
          title: 'Speaking-up theater',
          description:
            'Act out small scenes: someone is left out, a rule is unfair, a machine is wrong. Try it once with shouting, once with silence, and once with a calm and clear sentence. Which helped?',
        },
      ],
      checks: [
        {
          question: 'What does a human in the loop do?',
          options: [
            'Runs around in a circle',
            'Presses yes as quickly as possible',
            'Watches and can stop the machine',
            'Builds a bigger machine',
          ],
          answer: 2,
          explanation: 'A person checks and can say stop, if he or she really looks.',
          practises: [0],
        },
        {
          question: 'A machine refuses you something. What may you ask?',
          options: [
            'Why it decided so, and for a person to check',
            'Who is the fastest in line',
            'Nothing, for machines are right',
            'If somebody else can pay',
          ],
          answer: 0,
          explanation: 'You have a right to a reason, and to a person who puts it right.',
          practises: [1],
        },
        {
          question: 'Esther was safe in the palace. Why did she go to the king?',
          options: [
            'She wanted a new crown',
            'Her people were in danger and she could help',
            'The king had called for her',
            'She had lost her way',
          ],
          answer: 1,
          explanation: 'She used the place where she was for those who had no voice there.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Who Answers for the Answer?',
      description:
        'Putting a person in the loop sounds like a solution. Often it is only a signature.',
      difficulty: 'intermediate',
      content: `## Computer says no

In the Netherlands thousands of families were accused of cheating on childcare benefits. A risk score, calculated by a program, had helped to choose whom to investigate, and having a second nationality raised the score. Officials demanded large sums back, often because a signature was missing. Parents lost their homes. Letters of protest went unanswered, since the system had flagged them. In January 2021 the government resigned over it.

In Britain, more than nine hundred people who ran small post offices were convicted of theft between 1999 and 2015, mainly because an accounting system named Horizon reported that money was missing. The software was faulty. For years the courts presumed that a computer works properly.

There were people in both loops. What there was not was somebody who looked and had the power and the courage to say stop.

## Automation bias

Psychologists have a name for our tendency to trust a machine’s suggestion even against what we see: automation bias. In simulators, pilots have followed a warning that their own instruments contradicted. Pathologists changed a correct judgment when a program disagreed. The more often a system has been right, the less we check, so that a good system can make the person worse.

For a human in the loop to be more than decoration, several things have to be true.

- The person has time. Someone who must confirm sixty cases an hour can’t judge any of them.
- The person can see reasons and not only a score.
- Disagreeing isn’t punished, and it is counted how often it happens.
- Those concerned are told, and can appeal to somebody.
- A name stands under the decision.

A rule of thumb from European law of 2018 says that people have a right not to be subject to a decision based solely on automated processing if it affects them significantly.

## Such a time as this

Esther’s story takes place in an empire in which everything runs by the book. Laws of the Persians and Medes can’t be revoked, not even by the king who made them. A minister, Haman, feeds this machine with a decree to destroy all Jews, and the couriers gallop off. No one has anything against it, because no one is responsible.

Mordecai sits at the gate in sackcloth and won’t be calmed. He reminds Esther that her position isn’t her private good fortune.

> For if you remain silent at this time, relief and deliverance for the Jews will arise from another place, but you and your father’s house will perish. And who knows if perhaps you have come to the kingdom for such a time as this?
> — Esther 4:14

She isn’t fearless. She asks for three days, for company in fasting, and then she says: if I perish, I perish. What she does next is clever and takes patience. She makes the king see the people behind the decree, and one of them is sitting in front of him.

God isn’t mentioned once in the whole book. But again and again somebody stands at just the right spot. You too will find yourself now and then in a loop, as a prefect, a moderator, or later with a signature. Then it’s good to have practiced small interruptions.`,
      objectives: [
        'Describe cases in which nobody stopped an automated decision.',
        'Explain automation bias and conditions for real oversight.',
        'Interpret Esther as an example of responsible interruption.',
      ],
      activities: [
        {
          title: 'Sixty an hour',
          description:
            'Prepare twenty short cases for a camp rule, each with a machine recommendation, of which four are wrong. One group has ten seconds per case, another a minute and reasons. Compare how many errors each catches. Write three conditions for oversight.',
        },
        {
          title: 'The appeal',
          description:
            'Role play: a program has refused somebody a place on a team. Cast the player, the coach who signs, the maker of the program and an ombudsman. Work out which questions have to be answered, by whom, and how the player can be given justice within a week.',
        },
      ],
      checks: [
        {
          question: 'What was missing in the Dutch benefits scandal?',
          options: [
            'A program that could calculate risk',
            'Somebody who looked and was able to stop it',
            'Officials who read the scores',
            'A law about childcare',
          ],
          answer: 1,
          explanation:
            'There were people in the loop. None of them had the power and courage to say stop in time.',
          practises: [0],
        },
        {
          question: 'Which condition makes human oversight real?',
          options: [
            'Each case is confirmed within ten seconds',
            'The score is shown in large print',
            'Disagreeing with the program is recorded as an error',
            'The person has time and sees the reasons',
          ],
          answer: 3,
          explanation:
            'Without time and reasons a person can only sign. Then automation bias takes over.',
          practises: [1],
        },
        {
          question: 'How does Mordecai see Esther’s position?',
          options: [
            'As a responsibility toward those in danger',
            'As a reward for her beauty',
            'As a hiding place until the danger has passed',
            'As a proof that the law would spare her',
          ],
          answer: 0,
          explanation:
            'Perhaps she came to the kingdom for this very moment. Her place is not her private good fortune.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Moral Crumple Zones',
      description:
        'When a system fails, the human beside it may be there chiefly in order to be blamed.',
      difficulty: 'advanced',
      content: `## Where responsibility goes

In a car, the crumple zone absorbs the energy of a collision in order to protect the passengers. The anthropologist Madeleine Clare Elish borrowed the term in 2016 for a recurring pattern in highly automated systems: responsibility for a failure is absorbed by the human operator nearest to it, who had little control, and thereby the integrity of the technology is protected. When a test vehicle of a ride company struck and killed a pedestrian in Arizona in 2018, its software had detected her some six seconds before the impact, had reclassified her repeatedly, and had been configured not to brake abruptly. The person behind the wheel was prosecuted; the company was not.

The complementary failure is the responsibility gap, in which everyone has contributed and no one can be called to account. Helen Nissenbaum listed its sources as early as 1996: many hands, bugs accepted as inevitable, the computer as scapegoat, ownership without liability.

## Vigilance as a design error

Lisanne Bainbridge published in 1983 a short paper on ironies of automation. The designer considers the human unreliable and automates whatever can be automated. What is left to the human is to monitor a process that hardly ever fails and to intervene when it does, in other words precisely the tasks for which human beings are worst suited and in which, through lack of practice, they become worse. Oversight that depends on uninterrupted attention is therefore not a safeguard but a hope.

A little arithmetic clarifies what can be expected. Suppose that a system errs in 2 percent of 10,000 cases, and that a reviewer who examines all of them detects half of the errors and, being cautious, overturns 1 percent of the correct decisions. Of 200 errors 100 remain; of 9,800 correct decisions 98 are spoiled. The net improvement is 2 cases. Had the reviewer been given time for 500 cases selected as doubtful, in which 150 of the errors are concentrated, and detected 80 percent of these, then 120 errors would have been removed at far smaller cost. Where human judgment is placed matters more than that it is present.

Legislation has begun to take notice. The European regulation of 2024 requires for high-risk systems that overseers be competent, aware of automation bias, and able to disregard, override and stop. It remains to be seen how such abilities will be protected within organizations that measure throughput.

## An empire without an author

The book of Esther is a satire on administration. Edicts go out in every script and tongue, sealed with a ring that is handed to whoever flatters most recently. The king consents to the annihilation of a people whose name he has not asked. When the decree has been published, he and Haman sit down to drink, while the city of Susa is bewildered. Nobody commits the crime; it is being processed.

> For if you remain silent at this time, relief and deliverance for the Jews will arise from another place, but you and your father’s house will perish. And who knows if perhaps you have come to the kingdom for such a time as this?
> — Esther 4:14

Mordecai’s message makes three moves. It denies that silence is neutral. It denies that the outcome depends upon Esther, since deliverance may arise from another place, so that she is released from the vanity of indispensability. And it offers her an interpretation of her biography, in the form of a question. Her intervention is procedurally illegal and extremely well prepared; at its center stands the act that the machinery had made unnecessary, a face before a face, and the words my people and I.

The name of God does not occur in the Hebrew text, a fact that troubled ancient readers enough for the Greek version to insert prayers. One may also regard it as the book’s insight. Within systems designed so that no one need answer, providence has a habit of looking like a person who does.`,
      objectives: [
        'Explain moral crumple zones and responsibility gaps.',
        'Calculate the effect of different placements of human review.',
        'Interpret Esther 4 as an account of responsibility within a system.',
      ],
      activities: [
        {
          title: 'Place the reviewer',
          description:
            'Vary the numbers in the lesson: error rate, detection, overturning, share of doubtful cases. Tabulate at least six scenarios and find one in which review of everything does harm. Write a recommendation of one page to the head of an imaginary authority.',
        },
        {
          title: 'Silence is not neutral',
          description:
            'Recall an occasion on which something wrong happened in a group and nobody interrupted. Reconstruct the sequence minute by minute, marking where a small interruption would have been cheapest. Compose the sentence that could have been spoken, and practice it aloud in pairs.',
        },
      ],
      checks: [
        {
          question: 'What is meant by a moral crumple zone?',
          options: [
            'A part of a vehicle that protects pedestrians',
            'A person who absorbs the blame for a system with little control over it',
            'A rule that forbids machines to decide on life and death',
            'A delay that is built in before a decision takes effect',
          ],
          answer: 1,
          explanation:
            'The operator nearest to the failure is held responsible, and the technology appears intact.',
          practises: [0],
        },
        {
          question:
            'A system errs in 40 of 1,000 cases. A reviewer finds 30 of the errors and spoils 2 percent of the 960 correct ones. By how much do errors fall, to the nearest whole case?',
          options: ['30', '20', '11', '19'],
          answer: 2,
          explanation:
            'Two percent of 960 is 19.2. So 30 errors are removed and about 19 added, a net gain of about 11.',
          practises: [1],
        },
        {
          question: 'What does Mordecai’s message deny?',
          options: [
            'That silence is neutral and that everything depends on Esther',
            'That the decree can be read in all languages',
            'That Esther belongs to the threatened people',
            'That deliverance is possible at all',
          ],
          answer: 0,
          explanation:
            'Keeping silent is a choice, and help may come from elsewhere. He leaves her with a question about her place.',
          practises: [2],
        },
      ],
    },
  },
};
