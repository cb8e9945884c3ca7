import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay48: LessonSource = {
  category: 'ai',
  dayNumber: 48,
  pictures: ['motorway', 'magnifying-glass-tilted-left', 'bread'],
  references: ['Luke 24:13-35', '1 Peter 3:15'],
  bands: {
    kindergarten: {
      title: 'Tell Me Why!',
      description: 'The fruit machine says no to a plum. But why?',
      difficulty: 'beginner',
      content: `Beep! The fruit machine says no. Oma holds up her plum. Why not this one? The machine stays silent.

The next machine says no as well. But it draws a red ring. Look into the ring. There is a brown spot! Oma rubs it. It is only mud. She wipes the plum clean. Beep! Now it says yes. Yum!

Why is a strong word. You can ask it too. If a machine shows why, we can check. A machine is not always right.

Two friends once walked down a long road. They were so sad. They thought Jesus was gone. Then somebody came and walked beside them. What are you talking about? He listened well. Then He showed them what God had promised long ago.

> He explained to them what was written
> — Luke 24:27

In the evening He broke the bread for them. All at once they knew Him. It was Jesus! He is alive!`,
      objectives: ['Ask a machine’s answer why.', 'Tell how Jesus helped two sad friends.'],
      activities: [
        {
          title: 'Because, because',
          description:
            'Sort leaves into two heaps. Your friend asks: why here? Point to the reason. Is it the shape or the color?',
        },
        {
          title: 'Walk and listen',
          description:
            'Hold hands and walk slowly. One tells something sad or glad. The other just listens. Then trade.',
        },
      ],
      checks: [
        {
          question: 'What did the red ring show?',
          options: [
            'How much money the plum cost',
            'Where the plum grew',
            'What the machine looked at',
          ],
          answer: 2,
          explanation: 'It showed the brown spot. So Oma could check it.',
          practises: [0],
        },
        {
          question: 'A machine says no. What is a good thing to ask?',
          options: ['Why do you say that?', 'How old are you?', 'Do you like plums?'],
          answer: 0,
          explanation: 'Then we can look and see if it is true.',
          practises: [0],
        },
        {
          question: 'Two sad friends walked along. What did Jesus do first?',
          options: ['He ran ahead', 'He asked and listened', 'He scolded the friends'],
          answer: 1,
          explanation: 'He let them tell Him why they were sad.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Because Is a Big Word',
      description: 'Swim or no swim? A good helper shows its points.',
      difficulty: 'beginner',
      content: `## The swim board

“No swimming,” said the board. “Why not?” cried Tom. “It is so hot!” Jaya, who had built the board out of cardboard and pegs, did not say, “Because the board says so.” She turned it around and showed him the points on the back.

- Warm air gives 2.
- Sunshine gives 1.
- A leader at the pond gives 4.
- Thunder takes 10 away.

Six points or more means swim. Tom added it up. The air was warm and the sun was out, and that made 3, but no leader had come to the pond yet. “So all we need is a leader,” said Tom, “and then we have 7!” Off he ran to find one.

That is a good reason, because Tom could check it and it told him what to do next.

## When you can’t see the points

Some programs add up millions of tiny points, and even the builders can’t read them all. But you can still test a program like that. Change one thing and look at what happens. If clouds come in, Jaya’s board drops from 7 to 6, and it still says swim, so the sun did not decide it. If the leader goes home, the answer flips. There you have it!

Be careful with programs that talk. If you ask one why, it will give you a neat answer, but the answer may be made up. Sounding right is easy, and being right has to be tested.

## A long walk to Emmaus

On Easter day two friends were walking out of the city with heavy hearts. A stranger came along, asked what was the matter, and let them tell the whole sad story. Only then did He explain, bit by bit, how God’s promises fit together, and He used the old writings that they had known all their lives.

> But they pleaded with Him, “Stay with us, for it is nearly evening and the day is almost over.”
> — Luke 24:29

At supper He broke the bread, and they saw that it was Jesus. Good explaining does not show off. It walks beside you.`,
      objectives: [
        'Use points to explain a decision.',
        'Test what made the difference by changing one thing.',
        'Describe how Jesus explained on the road.',
      ],
      activities: [
        {
          title: 'Build a points board',
          description:
            'Choose a camp question, such as fire or no fire tonight. Give points to four things and decide how many points mean yes. Try it out on three made-up days. Then explain it to a younger child and let the child explain it back.',
        },
        {
          title: 'What flipped it?',
          description:
            'One child thinks of a secret rule and says yes or no to things that you show. You may show pairs that differ in just one way: big and small, wet and dry. Find out what makes the answer flip.',
        },
      ],
      checks: [
        {
          question: 'It is warm and cloudy, a leader is there and it thunders. How many points?',
          options: ['6 points', '7 points', '16 points', '4 points below zero'],
          answer: 3,
          explanation: '2 and 4 make 6. Thunder takes 10 away, so it ends 4 below zero. No swim!',
          practises: [0],
        },
        {
          question: 'You change one thing and the answer flips. What do you know?',
          options: [
            'The machine is broken and needs a new battery',
            'That thing made the difference this time',
            'That thing never matters to the program',
            'The machine has changed its mood',
          ],
          answer: 1,
          explanation: 'Everything else stayed the same. So it was that one thing.',
          practises: [1],
        },
        {
          question: 'How did Jesus explain things to the two friends?',
          options: [
            'He listened, then used writings they knew',
            'He used hard words so that they felt small',
            'He told them to stop asking questions',
            'He sent them to look for a teacher in town',
          ],
          answer: 0,
          explanation: 'First He let them talk. Then He began with what they already knew.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Reasons You Can Check',
      description: 'A decision that nobody can explain is a decision that nobody can correct.',
      difficulty: 'intermediate',
      content: `## Refused

Imagine that your aunt asks a bank for a loan to buy a delivery van. A program examines her application, and two minutes later the answer is no. If that is all the information she receives, she can only be angry. If she hears that her income has been recorded for five months and the bank requires six, she can wait four weeks, or she can point out that one month was entered wrongly.

For this reason, as of 2026, some laws insist on explanations. In the United States a lender that refuses a loan has to name the main causes. In the European Union, since 2018, people can ask for meaningful information about how certain automatic decisions are made. A reason gives a person something to do. It can be checked, disputed or accepted.

## Glass boxes and closed boxes

Some models can be read like a recipe. A list of points, or a short tree of questions, is a glass box, because anyone can follow it with a finger. A deep network is more like a closed box: all of its numbers could be printed out, but they would fill a library and tell you little.

Still, you can question a closed box from the outside. Two simple methods are especially useful.

- What if? Change one detail and watch the result. If your aunt’s application succeeds as soon as another street is filled in, you have learned something alarming.
- Cover up. Hide part of the input. Suppose that a program is 92 percent sure of seeing a heron. With the beak covered it drops to 41, and with the reeds covered it only drops to 90. It is looking at the bird, then, and not at the background.

## Two things an explanation needs

It must be understandable, and it must be true. These can pull apart. “Your score was too low” is true and useless. “You just were not the right fit” sounds friendly and may have nothing to do with what went on inside. If you ask a chatbot why it gave an answer, it writes a likely-sounding reason, in the same way as it writes everything else. That text is not a recording of the calculation. So test a reason before you rely on it.

It also matters who is listening. An engineer wants to know where the numbers went wrong, and a judge wants to know whether the rule was fair. Your aunt wants to know what she can do on Monday.

## Explaining on foot

On the day of the resurrection two disciples walked away from Jerusalem. They had all the facts, even the news of the empty tomb, and could not make sense of them. The stranger who caught up with them might have begun with a lecture.

> He asked them, “What are you discussing so intently as you walk along?”
> — Luke 24:17

He let them say what they had hoped for and what had broken. After that He went through Moses and the prophets, which they had known since childhood, and He showed them a thread that they had missed. Afterward they said that their hearts had been burning. He had given them not only information but also His time and attention.`,
      objectives: [
        'Explain why a decision about a person needs reasons that can be checked.',
        'Test a closed model by changing or covering part of the input.',
        'Distinguish a true explanation from one that only sounds good.',
      ],
      activities: [
        {
          title: 'Closed box theater',
          description:
            'One player invents a secret rule with three features, for example about which backpack passes. The others write applications on slips and change one detail at a time. After ten slips they must state the rule. Then the player shows a false but pleasant reason. Which slip exposes it?',
        },
        {
          title: 'Three listeners',
          description:
            'Take one decision that was made at camp this week. Explain it in three sentences to a six-year-old, then to someone who disagrees, then to the person in charge. Ask each of them to tell you the reason in their own words, and mend what did not arrive.',
        },
      ],
      checks: [
        {
          question: 'Which answer helps a person who has been refused the most?',
          options: [
            'Our system has learned from more than a million earlier applications',
            'Your overall score was below the limit that we use this year',
            'One month of income is missing; with it you would have qualified',
            'Unfortunately you were not quite the right fit for us at present',
          ],
          answer: 2,
          explanation:
            'It names a cause that can be verified and tells the person what would change the result.',
          practises: [0],
        },
        {
          question:
            'A program is 88 percent sure of a boat. With the water covered it falls to 30, with the boat covered to 85. What does this suggest?',
          options: [
            'It mainly looks at the water',
            'It mainly looks at the boat itself',
            'It looks at both of them equally',
            'It needs no picture at all to decide',
          ],
          answer: 0,
          explanation:
            'Covering the water makes a large difference and covering the boat hardly any. It has learned a shortcut.',
          practises: [1],
        },
        {
          question: 'Why should you test the reason that a chatbot gives for its own answer?',
          options: [
            'Chatbots have been told to keep all of their real reasons secret',
            'The reason is likely text and need not match the calculation',
            'Reasons that are put into words are always wrong',
            'A chatbot gives reasons only for answers it is unsure of',
          ],
          answer: 1,
          explanation:
            'It may happen to be right, but it is not a recording of what went on inside. Changing the input shows more.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Reasons and Rationalizations',
      description:
        'People explain choices whose causes they never noticed, and machines have learned to do likewise.',
      difficulty: 'advanced',
      content: `## Four pairs of stockings

In an experiment published in 1977, Richard Nisbett and Timothy Wilson invited shoppers to select the best of four pairs of nylon stockings. The pairs were identical. Those on the right were chosen far more often than those on the left, yet asked for their reasons, people mentioned knit and sheerness. Nobody mentioned position, and when it was suggested, nearly everyone rejected the idea. The explanations were sincere. They were also fiction.

Something comparable was demonstrated for language models in 2023 by Miles Turpin and others. If the sample questions were arranged so that the correct answer always stood under A, the models began to prefer A, and the reasoning that they wrote out step by step justified this choice without ever referring to the arrangement. An explanation can therefore be fluent, plausible and unfaithful at once. Faithfulness, the property of naming what in fact produced the result, must be established separately.

## Distributing credit

One family of methods treats a prediction as the joint achievement of its inputs. Suppose that a model predicts the delay of a train as 10 minutes if nothing special is known, 16 if it rains, 14 if it is Monday, and 26 on a rainy Monday. How much of the additional 16 minutes is owed to the rain? If rain is considered first, it contributes 6; if it is considered after Monday, it contributes 12. The Shapley value, introduced into game theory by Lloyd Shapley in 1953, takes the average over all orders: 9 for rain and, correspondingly, 4 and 10, hence 7, for Monday. The parts add up to the whole.

The arithmetic is unassailable, and what it means is a different question. The values describe the model rather than the railway. They depend on what was chosen as nothing special. With a hundred inputs they have to be approximated, and correlated inputs produce combinations that never occur. An attribution is evidence in an inquiry and not its verdict.

Cynthia Rudin argued in 2019 that for decisions with grave consequences one should stop explaining closed boxes and build models that can be read from the outset, since on many structured problems they perform equally well. Others reply that for images and language no such models are competitive. The dispute is partly empirical, and it is partly about the burden of proof: must the affected person demonstrate that opacity does harm, or must the operator demonstrate that it is necessary?

## To whom?

An explanation is a relation among three parties, namely a matter, a speaker and a listener. A proof that satisfies the specialist leaves the applicant helpless, and a list of three factors that consoles the applicant hides from the auditor what he is paid to find. Reasons also express respect. Whoever offers me one treats me as somebody who might object.

The First Letter of Peter extends this courtesy to faith: “Always be prepared to give a defense to everyone who asks you the reason for the hope that is in you. But respond with gentleness and respect” (1 Peter 3:15). Manner and content belong together.

## Before the bread was broken

Luke’s story of the two travelers distinguishes understanding from recognition. For some miles they receive the best exposition imaginable, and their hearts burn, but they still take their companion for a stranger. Jews who read the same Scriptures without finding Jesus in them read them with devotion as well, and Luke’s narrative does not suggest that argument alone compels.

> Then the two told what had happened on the road, and how they had recognized Jesus in the breaking of the bread.
> — Luke 24:35

Nevertheless the road was not wasted. In retrospect they notice what the explanation had been doing to them. It had rearranged what they knew, so that recognition, when it was given, had somewhere to arrive. Nothing was forced. “He seemed to be going farther” (Luke 24:28), and He came in because they asked. Compared with this patience, most explanations that institutions provide are notices pinned to a closed door.`,
      objectives: [
        'Distinguish plausible explanations from faithful ones with evidence from experiments.',
        'Calculate a Shapley value for two inputs and state its limits.',
        'Discuss why explanations depend on the listener and express respect.',
      ],
      activities: [
        {
          title: 'Stockings revisited',
          description:
            'Lay out four identical pebbles or slips in a row and ask twelve people, one by one, to pick the best and give a reason. Record positions and reasons. Tell everybody afterward what you tested, and ask their permission to count them. Compare your result with the experiment of 1977 and discuss why it may differ.',
        },
        {
          title: 'A notice that respects',
          description:
            'Find or recall a letter of refusal from an office, a team or a school. Rewrite it for the person concerned in 120 words: the deciding facts, what would have changed the result, how to object, and a tone in which you would wish to be told.',
        },
      ],
      checks: [
        {
          question: 'What did the models in the study of 2023 have in common with the shoppers?',
          options: [
            'Their reasons left out what had in fact influenced the choice',
            'They deliberately concealed a motive that they knew to be bad',
            'They refused to give any reasons until the test was repeated',
            'Their choices turned out to be better than those of experts',
          ],
          answer: 0,
          explanation:
            'Position influenced both, and neither account mentioned it. A convincing reason is not necessarily the cause.',
          practises: [0],
        },
        {
          question:
            'A model predicts 20 without information, 30 with factor A, 24 with factor B and 40 with both. What is the Shapley value of A?',
          options: ['10', '16', '20', '13'],
          answer: 3,
          explanation:
            'A contributes 10 when it comes first and 16 when it comes second. The average is 13, and B receives the remaining 7.',
          practises: [1],
        },
        {
          question: 'Why can one and the same explanation succeed and fail?',
          options: [
            'Explanations lose their validity as soon as a model is retrained',
            'Numbers are understood by everybody while words are not',
            'An expert, an auditor and the person concerned need different things from it',
            'Truth matters only for engineers, and kindness only for applicants',
          ],
          answer: 2,
          explanation:
            'Explaining is a relation between a matter, a speaker and a listener. What helps one listener may leave another helpless.',
          practises: [2],
        },
      ],
    },
  },
};
