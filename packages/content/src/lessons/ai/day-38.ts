import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay38: LessonSource = {
  category: 'ai',
  dayNumber: 38,
  pictures: ['fish', 'sailboat', 'hammer-and-wrench'],
  references: ['Mark 1:16-20', 'Luke 5:1-11', 'Colossians 3:23', 'Psalm 90:17'],
  bands: {
    kindergarten: {
      title: 'Wet Nets and Warm Hands',
      description: 'Fishers, bakers and robots all have work. Who calls you by name?',
      content: `Simon and Andrew threw a net. Swish! It sank into the lake.

Jesus walked along the shore. He looked at the two brothers.

> Come, follow Me
> — Mark 1:17

They let go of their nets. They went with Him right away!

## Mr. Olsen sorts fish

Mr. Olsen works at a harbor. Big fish go left. Small fish go right. His hands get very cold.

One day a machine arrives. It has a camera and a metal arm. Click, click! Now the machine sorts the fish.

What will Mr. Olsen do now? He learns to fix the arm. He also shows new workers the sea. And he cheers up sad Tom with a joke.

The machine never saw that Tom was sad. People made it to sort fish. Mr. Olsen can love his neighbor.

You can work too. Carry a spoon. Water a flower. Jesus still says: come!`,
      difficulty: 'beginner',
      objectives: [
        'Tell what the brothers did when Jesus called.',
        'Name something a worker does that a sorting machine does not.',
      ],
      activities: [
        {
          title: 'Be the sorting arm',
          description:
            'Mix big and small leaves. Sort them with a stiff robot arm. Say click each time. Then a friend looks sad. Robots keep clicking. Now be yourself and go help!',
        },
      ],
      checks: [
        {
          question: 'What did Simon and Andrew do when Jesus called?',
          options: ['They hid in the boat', 'They went with Him', 'They caught one more fish'],
          answer: 1,
          explanation: 'They left their nets and followed Him.',
          practises: [0],
        },
        {
          question: 'What did Mr. Olsen do for Tom?',
          options: ['He sold him a fish', 'He sent him home', 'He cheered him up'],
          answer: 2,
          explanation: 'He saw that Tom was sad. The machine did not.',
          practises: [1],
        },
        {
          question: 'What was the machine made to do?',
          options: ['Sort the fish', 'Love the workers', 'Walk with Jesus'],
          answer: 0,
          explanation: 'People made it for one job only.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Job That Changed Shape',
      description: 'When a machine takes over some chores, what is left for people to do?',
      content: `## Rosa counts strawberries

Rosa’s mother runs a small farm. Each June she used to look at every berry and pick out the bad ones, which took all day long.

Now the farm shares a machine that has a camera. It was trained with thousands of pictures of good and rotten berries. It blows the bad ones off the belt with a puff of air, and it never gets tired or bored.

“Did it steal your job?” asks Rosa. Her mother laughs and holds up her hand.

“A job is like this hand,” she says. “It has many fingers, and the machine took just one of them.”

## Fingers of a job

A job is made of many small tasks, and her mother still has a lot to do.

- She plans what to plant and where to plant it.
- She fixes the belt when it jams, which happens a lot.
- She teaches the new helpers and knows each of their names.
- She sits with old Mr. Diaz when he misses his wife.

Still, the change was hard for some. Two pickers had less work that summer, and they were worried about their rent. So the farm paid for a class, and one of them now drives the truck. When we bring in a machine, we should ask who may lose by it and how we can help.

## Called by the lake

Simon, Andrew, James and John had a good trade, for they knew nets and boats and wind. Then Jesus came by and called them to something new.

> and I will make you fishers of men
> — Mark 1:17

He did not say that fishing was bad. Later He even filled their nets! But He saw more in these men than the work they did with their hands, and He would teach them day by day as they walked.

Your work may change many times as you grow up. Jesus knows you, and His call to follow Him does not wear out.`,
      difficulty: 'beginner',
      objectives: [
        'Split a job into its tasks.',
        'Tell who may be hurt or helped by a new machine.',
        'Explain what Jesus promised the fishermen.',
      ],
      activities: [
        {
          title: 'Trace a job',
          description:
            'Draw around your hand. Ask a grown-up about their work and write one task in each finger. Put a star by a task that a machine could do, and a heart by one that needs a caring person. Talk about your reasons.',
        },
        {
          title: 'The helper’s meeting',
          description:
            'Play a meeting at a bakery that is about to buy a robot. One child is the owner, one a worker, one a customer and one a neighbor. Each says what they hope and fear. Agree on one fair plan.',
        },
      ],
      checks: [
        {
          question: 'Why did Rosa’s mother hold up her hand?',
          options: [
            'To stop the machine',
            'To wave to the pickers',
            'To count five bad berries',
            'To show that a job has many tasks',
          ],
          answer: 3,
          explanation: 'Each finger stood for a task, and the machine took only one.',
          practises: [0],
        },
        {
          question: 'How did the farm help a picker who lost some work?',
          options: [
            'It paid for a class',
            'It broke the machine',
            'It gave him all the berries',
            'It told him not to worry',
          ],
          answer: 0,
          explanation: 'He learned to drive the truck, so he had work again.',
          practises: [1],
        },
        {
          question: 'What did Jesus promise the men at the lake?',
          options: [
            'To buy them new boats',
            'To give them an easy life',
            'To make them fishers of men',
            'To send rain on their dry fields',
          ],
          answer: 2,
          explanation: 'He would teach them to bring people to God.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Tasks, Trades and a Voice on the Shore',
      description: 'Machines seldom swallow a whole job at once, so learn to look at its parts.',
      content: `## What happened to the bank clerks

When cash machines spread through the United States from the 1970s on, many people expected that bank clerks would soon disappear. For several decades something else happened. Because each branch needed fewer clerks, branches became cheaper to run, and banks opened more of them. The number of clerks did not collapse. Their work changed, from counting bills to answering questions and solving problems. Only later, when people began to do their banking on phones, did the number of clerks clearly fall.

This story holds two lessons. A machine usually takes over tasks rather than a whole job. And nobody can be certain where a change will lead, since the next invention may turn things around.

## Taking a job apart

Choose any job and write down ten tasks that belong to it. Then ask four questions about each task.

- Is it the same every time, or full of surprises?
- Are there many examples from which a program could learn?
- How bad would a mistake be, and who would notice it?
- Does someone want a human being to do it?

A nurse, for example, writes reports, measures blood pressure, lifts patients and calms a frightened child. A program may draft the report, although the nurse has to check it. A sensor may do the measuring. Lifting is still difficult for robots, because every body and every bed is different. As for the child, a recorded voice could say soothing words, but it would not care whether they worked.

## Who carries the cost?

A new tool may make bread cheaper for a whole city while it takes the wages of forty bakers. Both facts are true together. The gain is spread thin over many people, and the loss lands heavily on a few. That is why “it is good on average” is not a complete answer. Fair communities ask early who will be hurt, listen to those workers, and share the cost of learning something new.

There is another temptation for those who keep their jobs. If a program does all the writing, a beginner may never learn to write. Skills are like paths through grass, which vanish when nobody walks on them.

## More than a trade

When Jesus met Simon, Simon was an expert who had just had a terrible night.

> “Master,” Simon replied, “we have worked hard all night without catching anything. But because You say so, I will let down the nets.”
> — Luke 5:5

The nets came up so full that they started to tear. Then, at the very best moment of his career, Simon left it behind, because Jesus Himself had become more important to him than the catch. Most followers of Jesus were never asked to quit their trade. Christians have served Him as farmers, teachers, plumbers and parents, and have believed that honest work of every kind can honor God.

So there are two questions about your future. What will I do for a living? That answer may change four or five times. Whom will I follow while I do it? That one can stay the same from your first summer job to your last day.`,
      difficulty: 'intermediate',
      objectives: [
        'Distinguish a task from a job, using an example.',
        'Judge with four questions whether a machine suits a task.',
        'Explain how a change can help many and still harm some.',
      ],
      activities: [
        {
          title: 'Job under the microscope',
          description:
            'Interview an adult for ten minutes and list ten tasks of their work. Score every task from 0 to 4, one point for each of the four questions that favors a machine. Show your list to the person and ask where you are mistaken.',
        },
        {
          title: 'Forty bakers',
          description:
            'Hold a town meeting about a factory that makes bread cheaper. Hand out roles: baker, poor family, owner, mayor, apprentice. Everyone speaks for one minute, then the group writes three promises that the town should make before it votes.',
        },
      ],
      checks: [
        {
          question: 'What first happened to bank clerks as cash machines spread?',
          options: [
            'Nearly all lost their jobs in a year',
            'They refused to enter the branches',
            'Their tasks shifted toward helping customers',
            'They were paid to count more bills',
          ],
          answer: 2,
          explanation:
            'Branches became cheaper, so more were opened. Clerks counted less cash and advised people more.',
          practises: [0],
        },
        {
          question: 'Which task is the best candidate for a machine?',
          options: [
            'Comforting someone after a funeral',
            'Reading the printed codes on parcels',
            'Settling a quarrel between brothers',
            'Lifting a patient from an unusual bed',
          ],
          answer: 1,
          explanation:
            'It is the same each time, there are plenty of examples, and a wrong code is easily noticed.',
          practises: [1],
        },
        {
          question: 'Why is “good on average” not a complete answer?',
          options: [
            'A few people may carry most of the loss',
            'Averages can only be used for bread',
            'Cheap products are always poorly made',
            'Machines cannot calculate an average',
          ],
          answer: 0,
          explanation:
            'A small gain for everyone can hide a heavy loss for some, and fairness looks at them too.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Vocation After Automation',
      description:
        'Economists study which tasks disappear; the call beside the lake asks what work was for.',
      difficulty: 'advanced',
      content: `## Two forces on a wage

Economists who study automation distinguish at least two effects. A machine displaces labor when it performs a task that people were paid to perform. At the same time it may raise productivity, which lowers prices, increases demand and creates a need for workers in tasks that remain or that did not exist before. Whether a community gains depends on which force is stronger, on how quickly each arrives, and on who owns the machine.

History contains examples of both. In England the power loom ruined the hand-loom weavers, whose wages fell for decades although the nation as a whole grew richer. Their grandchildren lived better than they did, which was no consolation to a weaver in 1830. Averages over a century conceal the length of a human life. The comfortable sentence that new jobs have always appeared is historically defensible and morally incomplete.

## Why language models altered the forecast

Older machines replaced routine: sorting, copying, assembling. It was therefore widely expected that educated work would be safest. Systems that generate text and images disturbed this expectation, since they perform part of what translators, programmers and illustrators do. As of 2026 the evidence is still mixed. In several controlled studies, assistants improved the speed or quality of writing and customer support, often most for beginners. Elsewhere the results were disappointing, and people who relied on a fluent suggestion made errors that they would otherwise have avoided.

Notice what such studies measure: completed assignments per hour. They rarely measure what becomes of a novice who never struggles with a first draft. Apprenticeship consists partly of doing, slowly and badly, what a master does easily. If the dull tasks at the bottom of the ladder are automated, the rungs by which expertise is reached may vanish with them. A profession that wants masters in twenty years has to pay for beginners now.

## Exposure is not destiny

Reports often announce that some percentage of jobs is exposed to AI. Read the definition before you repeat the number. Exposure usually means that a system could assist with many tasks of an occupation; it does not say that anyone will adopt it, that the result will be good enough, or that employment will shrink. Law, cost, trust and habit intervene. A surgeon may be highly exposed and more in demand than ever.

Nor is technology a kind of weather. Someone decides whether a tool is designed to replace a worker or to strengthen her judgment, whether the savings become dividends or shorter hours, and whether those who are affected have a voice before the contract is signed.

## From occupation to calling

The word vocation means a calling, and a calling requires someone who calls.

> And at once they left their nets and followed Him.
> — Mark 1:18

Simon and Andrew left a trade. Zacchaeus, according to Luke, seems to have continued in his, and conducted it honestly. The Reformers insisted that a shoemaker serves God as truly as a preacher; the monastic tradition had long joined prayer with labor. Across their differences, Christians have held that human beings were given work before anything went wrong, that toil and injustice entered it afterward, and that it can be offered again.

This has consequences in an age of capable machines. If my worth is my output, a faster system is a rival to my existence. If I was called before I accomplished anything, then a machine is a tool whose usefulness I may judge calmly. Unemployment remains a serious injury, and neighbors owe one another practical help. It is not a verdict on anyone’s dignity.

Paul wrote to people of whom some were enslaved and had no choice of occupation: “Whatever you do, work at it with your whole being, as for the Lord and not for men” (Colossians 3:23). The sentence has been misused to excuse exploitation. Read with what follows, where masters are told to give what is right and fair, it says something bolder. No employer, and no algorithm that ranks employees, is the final audience of anybody’s work.`,
      objectives: [
        'Contrast the displacement of labor with the effects of productivity.',
        'Critique a claim that a share of jobs is exposed to AI.',
        'Discuss how a calling differs from an occupation.',
      ],
      activities: [
        {
          title: 'Rungs of the ladder',
          description:
            'Select a skilled profession. Draw its ladder from first day to mastery, with the tasks on each rung. Erase what a machine could do today. Decide where a beginner would now get stuck, and design one replacement rung that somebody would have to pay for.',
        },
        {
          title: 'Letter to 1830',
          description:
            'Write a letter of one page to a hand-loom weaver whose wage has been cut in half. You may not use the words progress or average. Exchange letters, and reply as the weaver.',
        },
      ],
      checks: [
        {
          question: 'Which outcome is an effect of productivity rather than displacement?',
          options: [
            'A cheaper product finds more buyers, so more staff are hired',
            'A scanner performs the checking for which a clerk was paid',
            'A weaver’s wage falls after a power loom is installed',
            'A warehouse lets its night crew go when robots arrive',
          ],
          answer: 0,
          explanation:
            'Lower prices can raise demand and with it the need for labor. The other cases show tasks being taken over.',
          practises: [0],
        },
        {
          question: 'A headline says that 40 percent of jobs are exposed to AI. What follows?',
          options: [
            'Four of ten employees will be dismissed',
            'Sixty percent of jobs need no computer',
            'The exposed jobs will soon be better paid',
            'Little, until we read how exposure was defined',
          ],
          answer: 3,
          explanation:
            'Exposure normally describes what a system might assist with. Adoption, quality and employment are separate questions.',
          practises: [1],
        },
        {
          question: 'How does the lesson distinguish a calling from an occupation?',
          options: [
            'A calling is better paid and more secure',
            'A calling rests on the one who calls, so it survives a change of trade',
            'A calling is reserved for preachers and monks, who have left ordinary trades behind',
            'A calling begins once machines do the work',
          ],
          answer: 1,
          explanation:
            'The fishermen left a trade and Zacchaeus seems to have kept his. Whom they followed mattered more.',
          practises: [2],
        },
      ],
    },
  },
};
