import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay35: LessonSource = {
  category: 'ai',
  dayNumber: 35,
  pictures: ['brick', 'mechanical-arm', 'handshake'],
  references: ['Nehemiah 2:17-18', 'Nehemiah 4:6', 'Ecclesiastes 4:9-10'],
  bands: {
    kindergarten: {
      title: 'Robot Arm and Helping Hand',
      description: 'Who should lift? Who should hug?',
      difficulty: 'beginner',
      content: `Look at your arm. It can lift a cup. It can pet a cat. It can wave hello. What a good arm!

A robot arm can lift too. It can lift a whole car. It never gets tired. It does the same thing a thousand times. But it cannot pet a cat softly. It does not know if you are sad.

So we share. The robot lifts the heavy box. The person says where it goes. The robot counts the screws. The person checks if they fit. Good team!

Long ago a city had broken walls. Nehemiah came to help. He looked at it all. He said, “Let us build!” Everyone took one part. Fathers did, and daughters too. Stone by stone it grew.

> for the people had a mind to work
> — Nehemiah 4:6

Nobody did it alone. What can you do together today?`,
      objectives: ['Tell what a robot arm is good at.', 'Say what a person is good at.'],
      activities: [
        {
          title: 'Robot and helper',
          description:
            'One child is a robot and lifts blocks. It moves only when told. The helper says: up, left, down. Build a tower as a team.',
        },
        {
          title: 'A wall of many',
          description:
            'Each child brings one stone. Put them in a line, close together. Whose stone is next to yours? Could one child do it so fast?',
        },
      ],
      checks: [
        {
          question: 'What can a robot arm do well?',
          options: ['Cheer up a friend', 'Lift heavy things', 'Sing for joy'],
          answer: 1,
          explanation: 'It is strong and never tired.',
          practises: [0],
        },
        {
          question: 'A child is crying. Who should come?',
          options: ['A person', 'A robot arm', 'A wheel'],
          answer: 0,
          explanation: 'A person can see what is wrong and comfort.',
          practises: [1],
        },
        {
          question: 'How did the wall get built so fast?',
          options: ['A strong giant built it', 'It grew by itself', 'Everyone took one part'],
          answer: 2,
          explanation: 'Many people worked side by side.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Who Carries What?',
      description: 'A robot can carry bricks all day. So what is left for us to do?',
      difficulty: 'beginner',
      content: `## The garden robot

The school garden had a new helper on wheels. It could pull up weeds, and it never complained about the heat. On the first morning it pulled up forty thistles and all of the carrots.

“It thinks everything with thin leaves is a weed,” said Mr. Abbas, the gardener. So the class made a plan on the wall with two columns.

- The robot: roll along the rows, carry water, count the slugs.
- The children: show it which plants are weeds, pick what is ripe, decide what to grow.

And between the columns, in red: if the robot isn’t sure, it stops and beeps.

## Good at different things

Robots are good at what is the same each time. They lift, repeat and measure, and they don’t get bored. People are good at what is new each time. They notice that something is odd, they guess what a shy child wants, they change the plan. And people can care.

There is an odd thing. What is easy for you may be very hard for a robot, such as folding a towel. And huge sums, which are hard for you, it does in no time.

The best plan isn’t always to let the robot do as much as it can. If it did all the watering, who would notice the first strawberry?

## Each at his place

Nehemiah came back to Jerusalem and found the walls in ruins. He rode around at night and looked at every gap. Then he told the people what he had seen.

> “Let us start rebuilding,” they replied, and they set their hands to this good work.
> — Nehemiah 2:18

A whole chapter lists who built which part: goldsmiths, perfume makers, a man with his daughters. Many worked right by their own homes. In fifty-two days the wall stood. Nobody could have done it alone, and everybody could point to a piece.

In June the class ate the carrots. The robot had watered them. The children had planted them a second time.`,
      objectives: [
        'Tell what robots and what people are good at.',
        'Share a task between a robot and people.',
        'Say what made the building of the wall succeed.',
      ],
      activities: [
        {
          title: 'Two columns',
          description:
            'Choose a big job at camp, such as the kitchen after lunch. Make two columns: what could a robot do, and what should people do? Put a star on things that you would not want to give away.',
        },
        {
          title: 'Fifty-two minutes',
          description:
            'Plan something that the whole group can finish in fifty-two minutes, if each takes a small part near his or her place: a path, a clean meadow, a mural. Do it, and let everyone show a piece.',
        },
      ],
      checks: [
        {
          question: 'Why did the robot pull up the carrots?',
          options: [
            'It was angry with the whole class',
            'To it they looked like weeds',
            'It wanted to eat them',
            'The water was too cold',
          ],
          answer: 1,
          explanation: 'It had not learned the difference. The children had to show it.',
          practises: [0],
        },
        {
          question: 'Which job fits a robot best?',
          options: [
            'Welcoming a shy new child',
            'Deciding what to plant',
            'Finding out why a new friend is so sad',
            'Carrying the same heavy cans all day',
          ],
          answer: 3,
          explanation: 'It is heavy and the same each time. The others need a person.',
          practises: [1],
        },
        {
          question: 'What made the wall in Jerusalem grow so quickly?',
          options: [
            'Many people each built a part near their homes',
            'The king sent a thousand strong soldiers to build it',
            'They used very small stones',
            'They worked without a plan',
          ],
          answer: 0,
          explanation: 'Nehemiah looked carefully and shared the work out. Everyone had a part.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Dividing the Work',
      description: 'Machines can do more and more of what we do. Which part of the wall is ours?',
      difficulty: 'intermediate',
      content: `## Moravec’s surprise

In the 1980s Hans Moravec and others noticed something strange. It is comparatively easy to make a computer play chess or prove theorems, and very hard to give it the skills of a one-year-old: to walk across a cluttered room, to recognize a face, to pick up an egg. What seems difficult to us is often young in history; what seems effortless has been practiced by living things for a very long time.

That is still largely true. As of 2026 robots weld cars, milk cows and carry shelves through warehouses. Laundry and the care of old people go slowly, because every shirt lies differently and every grandmother is somebody else.

## Tasks, not jobs

When people ask whether a robot will take a job, they often picture the job as one block. In fact each consists of many tasks. Take a nurse’s day of ten hours: three hours with patients, two of documentation, two of fetching and carrying, two of medication and measuring, one of talking with families. If a machine took over half of the documentation and half of the carrying, two hours would be free. What happens to them is not a technical question. They can go to the patients, or the number of nurses can be cut.

Engineers call it function allocation. A famous list from 1951 told which abilities are human and which belong to machines. It is out of date in its details, and it left out something. To ask only who is better leads to giving the machine everything it can do and leaving the remnants to people. One should also ask what makes work worth doing: that you see a whole, learn something, decide something, and meet somebody.

Good teams of people and machines have a few things in common. Each can see what the other is doing. The machine shows how sure it is. Control can be handed over without a scramble. And now and then the people do the whole thing by hand, so as not to forget how.

## Next to him

Nehemiah’s report on the rebuilding of the wall of Jerusalem begins with a man who rides around in the dark and looks. Then come two words that turn an order into a common cause: let us.

> “Let us start rebuilding,” they replied, and they set their hands to this good work.
> — Nehemiah 2:18

The third chapter contains one of the least exciting lists of the Bible, and it becomes beautiful when you read it slowly. Next to him, and next to them: some forty groups, priests and perfumers, goldsmiths and merchants, Shallum and his daughters. One name stands out because the nobles of Tekoa “did not put their shoulders to the work” (Nehemiah 3:5). After fifty-two days the wall was finished.

It might have been built faster by fewer specialists, perhaps. But then it would not have been the wall of all of them. When you plan something with machines or without, ask what must be done. Ask as well who should be able to say afterward: that piece is mine.`,
      objectives: [
        'Explain why tasks that are easy for people may be hard for robots.',
        'Analyze a job as a bundle of tasks.',
        'Propose a division of work that keeps work meaningful.',
      ],
      activities: [
        {
          title: 'Task atlas',
          description:
            'Interview an adult about a working day and list its tasks with the time that each takes. Color what a machine could take over, what it should not, and what the person likes best. Calculate the hours and suggest, together with the adult, what freed time should be used for.',
        },
        {
          title: 'Hand over',
          description:
            'In threes, build a tower of sticks: one is the machine, who may place pieces only in a fixed pattern, one steers, one watches for trouble. At a signal nobody expects, the machine stops. How long until the people can go on? Change the rules so that it goes smoothly.',
        },
      ],
      checks: [
        {
          question: 'What did Moravec point out?',
          options: [
            'Robots will never play chess well',
            'What is effortless for toddlers can be very hard for machines',
            'People learn to walk by playing chess',
            'Old skills are the easiest to program',
          ],
          answer: 1,
          explanation:
            'Walking, grasping and recognizing faces have a long history in living things. Chess does not.',
          practises: [0],
        },
        {
          question:
            'A job takes 8 hours: 3 of records, 2 of carrying, 3 of talking. A machine takes over two thirds of the records and half of the carrying. How much time is freed?',
          options: ['5 hours', '2 hours', '3 hours', '4 hours'],
          answer: 2,
          explanation: 'Two thirds of 3 hours is 2, and half of 2 hours is 1. Together 3 hours.',
          practises: [1],
        },
        {
          question: 'What should be asked besides who is better at a task?',
          options: [
            'What makes the work worth doing for people',
            'Which of the two is newer',
            'How the machine can do everything',
            'Who finished first last time',
          ],
          answer: 0,
          explanation: 'Otherwise people are left with remnants. Work is more than output.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Wall and the List',
      description:
        'Efficiency asks how a thing may be done by the fewest. Nehemiah seems to have asked the reverse.',
      difficulty: 'advanced',
      content: `## Substitution and complement

Economists who study automation distinguish two effects. A machine that performs a task substitutes for labor in that task; by lowering costs it may raise the demand for others that complement it. When automated teller machines spread through the United States between the 1980s and 2010, the number of tellers per branch fell from about 20 to 13; branches became cheaper and more numerous, and the number of tellers did not decline until digital banking arrived. Looms in nineteenth-century Britain reduced the labor in a yard of cloth by some 98 percent while the number of weavers grew for decades. There is no law that guarantees such a sequel. It depends on how demand responds and on who captures the gain.

A small model makes the mechanism visible. Suppose that a product requires 10 hours of labor, of which a machine takes over 4. If as much is sold as before, employment falls by 40 percent. If the price falls accordingly and sales double, then employment changes by a factor of 0.6 × 2 = 1.2 and grows by a fifth. Whether it does is an empirical matter, and those who lose in the meantime are seldom those who win.

## What the loop should contain

Paul Fitts and his colleagues compiled in 1951 a table of what men are better at and what machines are better at, which has guided designers ever since and exasperated ergonomists almost as long. It treats the division as static, omits that the residue becomes incoherent, and regards skill as a fixed endowment instead of something that is maintained by exercise. Research on surgery with robots provides an instructive case. Matt Beane found in 2019 that trainees, who in open operations would have assisted with their own hands for hours, were reduced to watching a screen; the few who became competent did so by practices that were barely permitted. A tool that enabled the expert had disabled the apprentice.

An alternative tradition, associated with the Tavistock Institute since about 1950, proceeds from the joint optimization of social and technical systems: whole tasks, visible results, discretion, learning, mutual support. None of these appears in a specification unless somebody insists.

## Fifty-two days

The memoir of Nehemiah exhibits an administrator of considerable gifts. He inspects by night before he speaks, names the trouble without exaggeration, reports what encourages him, and leaves the resolution to be uttered by the people.

> “Let us start rebuilding,” they replied, and they set their hands to this good work.
> — Nehemiah 2:18

What follows in chapter three is a roster. Its formulas, next to him and after him, recur some thirty times and conduct the reader counterclockwise around the city from gate to gate. As a plan of construction it is open to criticism: perfumers laying courses of stone beside goldsmiths, each group responsible for a segment of its own length, quality presumably uneven. As an act of politics it is brilliant. People repair what lies opposite their houses; they become neighbors along a line; the failure of a few nobles is recorded, without comment, as an absence of shoulders. When enemies threaten, half of them keep watch while the others build, and the text observes that this was possible since they had a mind to work, in Hebrew a heart.

It would be sentimental to infer that inefficiency is holy. Widows were no better protected by a slower wall. But the roster implies a criterion that contemporary discussion tends to overlook. Beyond what is produced and how cheaply, every arrangement of work produces a community or fails to, and it distributes the possibility of pointing at something and saying that one had a part in it. Machines enter into such arrangements as very powerful neighbors. Next to whom they are set, and whose segment they leave open, is for us to write.`,
      objectives: [
        'Analyze substitution and complement effects with a numerical model.',
        'Criticize static divisions of labor between people and machines.',
        'Interpret Nehemiah 3 as a criterion for arranging work.',
      ],
      activities: [
        {
          title: 'Two futures of one tool',
          description:
            'Choose a task in a trade that you know and a machine that could perform it. Write two scenes set ten years from now, in which it has been introduced so as to replace and so as to support. Identify the three decisions that distinguish the scenes and who made each of them.',
        },
        {
          title: 'A roster of our own',
          description:
            'Read Nehemiah 3 aloud with changing voices. Then draw up the roster of a project that your community needs, assigning to each group a segment close to where it lives or what it knows, machines included. Discuss which segment must on no account be automated, and why.',
        },
      ],
      checks: [
        {
          question:
            'A machine takes over 5 of 8 hours per product, and sales triple. How does employment change?',
          options: [
            'It falls by 62.5 percent',
            'It grows by 12.5 percent',
            'It falls by 12.5 percent',
            'It triples',
          ],
          answer: 1,
          explanation:
            'Three eighths of the labor remain, and 3/8 × 3 = 9/8, which is 12.5 percent more.',
          practises: [0],
        },
        {
          question: 'What did the study of surgery with robots reveal?',
          options: [
            'Operations took longer than before',
            'Patients preferred human assistants',
            'Apprentices lost the practice through which skill is acquired',
            'Experts refused to use the tool',
          ],
          answer: 2,
          explanation: 'Trainees mostly watched. A division of labor also decides who can learn.',
          practises: [1],
        },
        {
          question: 'Which criterion does the roster of Nehemiah 3 suggest?',
          options: [
            'Work should also give people a part that they can call their own',
            'Specialists should do what they do best',
            'Nobles ought to be exempt from manual labor',
            'The cheapest arrangement is the most faithful',
          ],
          answer: 0,
          explanation:
            'Groups built opposite their homes, next to one another. The arrangement produced a wall and a community.',
          practises: [2],
        },
      ],
    },
  },
};
