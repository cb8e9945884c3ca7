import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay43: LessonSource = {
  category: 'ai',
  dayNumber: 43,
  pictures: ['donkey', 'ear', 'magnifying-glass-tilted-left'],
  references: ['Zechariah 9:9', 'Matthew 20:29-34', 'Luke 19:41-42', 'Proverbs 18:13'],
  bands: {
    kindergarten: {
      title: 'Grandpa Does Not Need a Robot Hat',
      description: 'Tomi wants to build something for Grandpa. But what?',
      content: `Snip, snip! Tomi builds a robot hat for Grandpa. It has a spoon and three springs.

“Thank you,” says Grandpa. He puts it on. Boing! The spoon hits his nose.

“Don’t you like it?” asks Tomi.

“It is a funny hat,” says Grandpa. “But may I tell you what I need?”

Tomi sits down. He opens his ears wide.

“Each morning I lose my glasses,” says Grandpa. “Then I can’t see to look for them!”

So that is it! Tomi takes a box. He paints it bright yellow. He sets it by the bed. Now the glasses sleep in there. Grandpa finds them every day. No robot at all!

Two blind men once sat by a road. Jesus stopped. He did not just guess. He asked them:

> What do you want Me to do for you?
> — Matthew 20:32

They wanted to see. Jesus was kind, and they could see!

If you want to help, ask first. Then listen.`,
      difficulty: 'beginner',
      objectives: ['Tell what Grandpa really needed.', 'Say what to do before you help.'],
      activities: [
        {
          title: 'Big ears',
          description:
            'Cup your hands behind your ears. Ask a grown-up what is hard today. Listen until the end. Say it back. Now draw one way to help.',
        },
      ],
      checks: [
        {
          question: 'What helped Grandpa most?',
          options: ['A hat with springs', 'A yellow box', 'A bigger spoon'],
          answer: 1,
          explanation: 'His glasses sleep in the box. Now he can find them.',
          practises: [0],
        },
        {
          question: 'How did Tomi find out what to make?',
          options: ['He asked and listened', 'He guessed three times', 'He asked a robot'],
          answer: 0,
          explanation: 'Grandpa told him. Tomi opened his ears.',
          practises: [1],
        },
        {
          question: 'What did Jesus ask the blind men?',
          options: ['Where they lived', 'Why they sat there', 'What they wanted'],
          answer: 2,
          explanation: 'He asked what He could do. Then He helped them.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Peeler and the Bother',
      description: 'A sore hand and an apple started one of the kindest inventions in the kitchen.',
      content: `## Ouch, said the apple cook

Around 1989 a woman named Betsey Farber was peeling apples. Her hands hurt, for she had a sickness that makes the joints stiff, and the thin metal peeler was hard to hold. Her husband Sam saw it. He had made kitchen things all his life, and now he began to ask. What hurts? Where do you hold it? How would you like it to feel?

He and his team showed their ideas to many people with sore hands. A year later they had a peeler with a fat, soft handle. Betsey could use it, and so could small children and big cooks. You may have one at home!

Sam did not start with a cool idea. He began with a bother.

## Be a bother hunter

When people build with AI, they often do it the other way around. They have a new tool, and they run about looking for something to use it on. It is like running with a hammer and hitting things that are not nails.

Try these steps before you build.

- Watch. What is someone doing when they sigh?
- Ask. Use questions that can’t be answered with yes or no.
- Say it back. “So you get mixed up when there are two lists?”
- Wait. Don’t tell them your idea yet.

Then ask one more thing: does this need AI at all? If a yellow sticker or a kind friend solves it, then hurray. That is cheaper and it never needs to be charged.

## A King who stopped

On His way to Jerusalem, Jesus passed two blind men who were calling out. People told them to be still. Everyone could see what was wrong, but Jesus asked them anyway what they wanted. He let them say it.

Then He rode into the city on a donkey.

> See, your King comes to you, righteous and victorious, humble and riding on a donkey
> — Zechariah 9:9

A humble King has time to listen. So do good builders.`,
      difficulty: 'beginner',
      objectives: [
        'Tell how the soft peeler began.',
        'Ask questions that help a person tell about a bother.',
        'Decide if a bother needs AI or something simpler.',
      ],
      activities: [
        {
          title: 'Bother book',
          description:
            'Fold three sheets into a small book. Interview three people of different ages about one thing that bothers them each day. Write their own words on the left page. Read it back, and let them fix it. Leave the right page empty for tomorrow.',
        },
        {
          title: 'Three ways',
          description:
            'Pick one bother. Think of a way to solve it with things, a way with people and a way with a computer. Show all three to its owner. Let the owner choose, and ask why.',
        },
      ],
      checks: [
        {
          question: 'What gave Sam Farber the start for the new peeler?',
          options: [
            'He found a new kind of rubber',
            'He saw how his wife’s hands hurt',
            'He had to sell a lot of apples',
            'He wanted to win a cooking prize',
          ],
          answer: 1,
          explanation: 'He noticed a real bother and asked about it before he made anything.',
          practises: [0],
        },
        {
          question: 'Which question will tell you the most?',
          options: [
            'Do you like my idea for a robot?',
            'Is your morning good, yes or no?',
            'Would you pay for a new machine?',
            'What happens when you get ready?',
          ],
          answer: 3,
          explanation: 'It can’t be answered with yes or no, so the person tells a story.',
          practises: [1],
        },
        {
          question: 'The scissors get lost each day. What should you try first?',
          options: [
            'Train a program on a thousand photos',
            'Buy a camera for each of the rooms',
            'Hang them on a hook with a bright ring',
            'Build a robot that looks for scissors',
          ],
          answer: 2,
          explanation: 'A hook is cheap and solves it. AI is not needed for that.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Merry-Go-Round That Pumped Water',
      description: 'Everyone loved the idea. Almost nobody had asked the women with the buckets.',
      content: `## A brilliant invention

Imagine a merry-go-round on a village playground. As children spin it, it drives a pump that lifts clean water from the ground into a tank. Play turns into water! In 2006 famous people praised the idea, millions of dollars were promised, and the plan was to put up four thousand of these pumps in southern Africa.

Within a few years the plan was given up. Children grew tired quickly, since a merry-go-round that does heavy work is difficult to push. One newspaper calculated that they would have to play for 27 hours a day to supply as many people as had been announced. Whenever they went home or to school, women had to turn the heavy wheel by hand. In some villages it had replaced an ordinary hand pump that was easier to operate and to repair, and several people complained that nobody had asked whether they wanted the change.

The builders were kind and clever, but they had fallen in love with a solution before they understood the need.

## Digging for the need

Designers have habits that protect them from this mistake.

- Ask for stories, not for opinions. “Tell me about yesterday morning” reveals more than “Would you use an app?” People are polite, and nearly everybody says yes to an imaginary app.
- Ask why several times. The keys are lost. Why? They lie anywhere. Why? There is no hook. Why? It broke when we moved. By now you are close to the need.
- Separate the need from the answer. “She needs a robot” is an answer. “She needs a way to reach the top shelf without being afraid of falling” is a need, and it leaves room for ten different answers.
- Notice who isn’t in the room, and go to them.

## Does it need AI?

Learning programs suit some problems and spoil others. They make sense if there is a pattern, if you can get enough honest examples, if the rule is too complicated for a page of instructions, if an error now and then does no serious harm, and if someone will look after the thing later. When a list, a sign or ten minutes of company will do, choose that. The strongest question in a meeting is often: what would happen if we built nothing?

## What the crowd ordered

Many of those who welcomed Jesus to Jerusalem knew exactly what they wanted: a king with a sword who would drive out the Romans. They received a man on a donkey who wept over their city. Luke records what He said: “If only you had known on this day what would bring you peace!” (Luke 19:42). He saw a deeper need than the one they were shouting.

And yet He did not treat individuals as though He knew better and need not ask. Outside Jericho, shortly before, two blind men called to Him.

> Jesus stopped and called them. “What do you want Me to do for you?” He asked.
> — Matthew 20:32

The answer may seem obvious. But being asked gave them back something that beggars rarely receive: the right to speak for themselves. If He could stop for that question, a designer with a deadline can.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain why a well-meant invention failed.',
        'Turn an answer into a statement of the need behind it.',
        'Judge whether a problem is suited to a learning program.',
      ],
      activities: [
        {
          title: 'Interview without selling',
          description:
            'Talk with someone for seven minutes about a part of their day that annoys them. You may not mention any solution. Use “Tell me about the last time” and “What happened then?” Write one sentence: this person needs a way to … because … Show it to them and correct it until they nod.',
        },
        {
          title: 'Build nothing',
          description:
            'In a group, pick a need that somebody has collected. Each member proposes something of a different kind: an object, a habit, a person, a rule, a program. Then argue for building nothing. Vote only after the owner of the need has spoken.',
        },
      ],
      checks: [
        {
          question: 'What was the main mistake with the merry-go-round pumps?',
          options: [
            'The users were hardly asked before it was built',
            'The water under the villages was not clean enough',
            'The builders only cared about becoming famous',
            'Children in those villages did not like to play',
          ],
          answer: 0,
          explanation:
            'The builders meant well, but how people really fetched water, and who, was understood too late.',
          practises: [0],
        },
        {
          question: 'Which sentence states a need rather than an answer?',
          options: [
            'He needs a phone with a larger screen',
            'The class needs a chatbot for homework',
            'She needs a way to know when the bus is late',
            'The camp needs a drone for finding lost balls',
          ],
          answer: 2,
          explanation:
            'It leaves open how she learns of the delay. The others have already chosen the tool.',
          practises: [1],
        },
        {
          question: 'Which problem suits a learning program best?',
          options: [
            'Adding up the prices on a shopping list',
            'Recognizing birds by song from many recordings',
            'Deciding alone which patient gets an operation',
            'Reminding a family of one birthday every year',
          ],
          answer: 1,
          explanation:
            'There is a pattern that is hard to write as a rule, there are examples, and a mistake does little harm.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Against Solutions in Search of a Problem',
      description:
        'Framing comes before building, and the frame decides who is heard and who is merely served.',
      difficulty: 'advanced',
      content: `## The seduction of capability

A new technique arrives with demonstrations, and a demonstration is a problem selected to suit its solution. The critic Evgeny Morozov gave a name to the resulting habit of mind: solutionism, which treats every complicated human situation as a defect awaiting an app. The opposite error, refusing tools because their advocates are tiresome, is just as unreflective. Between the two lies the unglamorous discipline of framing a problem before solving it.

Consider homework that is not handed in. Framed as forgetfulness, it calls for reminders. Framed as exhaustion, it calls for sleep; as boredom, for better tasks; as fear of failure, for encouragement; as a shift at the family restaurant, for a different deadline. A reminder app will be tested, improved and awarded prizes within the first frame, and nothing in its statistics will ever disclose that the frame was mistaken.

## Need, want, demand

Economists observe demand, which is desire supported by money. Interviewers record wants, which are sincere and changeable. Needs are more difficult, because they include things that a person may not be able to articulate, and because those who claim to know the needs of others have done much damage. Two safeguards help. First, observe practice: what people actually do around an obstacle, the note taped to the machine or the child sent to translate at the clinic, is testimony of a reliable kind. Second, share authority. Scandinavian trade unions and researchers in the 1970s developed participatory design, in which workers helped to shape the computer systems that they would have to operate. Disabled activists put the principle into five words: nothing about us without us.

## Right need, wrong room

Even a genuine need does not guarantee a fitting tool. Thailand has too few specialists to examine the eyes of everyone with diabetes. A program developed at Google could detect the damage in photographs with impressive accuracy. When researchers watched it in use at clinics in 2018 and 2019, they learned what no laboratory had shown. Nurses often took photographs in rooms that could not be darkened, and about a fifth of the images were rejected as too poor. Patients were then told to visit a specialist elsewhere, although nothing might be wrong with them, and for some that meant a day without wages. Slow internet made queues longer. The authors, to their credit, published all of it, and their conclusion was modest: study the clinic before you deploy the model.

It follows that the honest rival of an intelligent system is seldom another intelligent system. It is the best arrangement that could be had for equal effort without one: a second nurse, a darker curtain, a van that visits on Thursdays. A proposal which has not been compared with such a baseline has not been evaluated.

## The borrowed animal

> Rejoice greatly, O Daughter of Zion! Shout in triumph, O Daughter of Jerusalem! See, your King comes to you, righteous and victorious, humble and riding on a donkey
> — Zechariah 9:9

The entry into Jerusalem can be read as a dispute about framing. The crowd had defined the problem as occupation and the solution as force, and their grievance was real. Jesus accepted their acclamation while declining their specification. He came unarmed and wept aloud because the city did not know what would bring it peace, a sentence that presupposes a need deeper than the demand.

This is a dangerous example to imitate. Designers are not messiahs, and “we know what you truly require” is the motto of every paternalist. What may be imitated is His manner. The ruler arrives without the means to coerce; the donkey is borrowed, with an explanation for its owners; and in the preceding chapter He halts a procession to ask two beggars what they want. Knowledge of another’s need, in anyone less than God, has to begin with that question, and should remain open to the answer: “He who answers a matter before he hears it— this is folly and disgrace to him” (Proverbs 18:13).`,
      objectives: [
        'Reframe a problem in several ways and compare the solutions that each suggests.',
        'Distinguish needs, wants and demand, and name safeguards against paternalism.',
        'Assess a proposed system against a baseline without AI.',
      ],
      activities: [
        {
          title: 'Five frames',
          description:
            'Take a recurring nuisance at camp, such as noise after lights-out. State it in five frames, each with a different cause. For every frame note the intervention it suggests and the observation that would prove the frame wrong. Make that observation for at least one frame before you propose anything.',
        },
        {
          title: 'Workaround safari',
          description:
            'Spend half an hour collecting workarounds: taped notes, propped doors, private lists, shortcuts across the grass. Sketch three. For each, infer the need that the official arrangement overlooks, then verify your inference with somebody who uses it.',
        },
      ],
      checks: [
        {
          question: 'Why did the statistics of the reminder app not reveal the wrong frame?',
          options: [
            'Statistics can only be gathered on adults who agree',
            'The figures had been altered by the developers',
            'Homework is not a problem that can be measured',
            'They measured success inside the chosen frame only',
          ],
          answer: 3,
          explanation:
            'Within the frame of forgetfulness, better reminders count as progress whatever the true cause may be.',
          practises: [0],
        },
        {
          question: 'Which observation is the strongest testimony of an unarticulated need?',
          options: [
            'A child regularly sent along to translate at a clinic',
            'A survey in which most people say they would use an app',
            'A rise in sales after a month of intensive advertising',
            'A speech by an official who has studied the village',
          ],
          answer: 0,
          explanation:
            'What people do around an obstacle shows where the arrangement fails them, without flattering the interviewer.',
          practises: [1],
        },
        {
          question:
            'A clinic considers an AI reader for eye photographs. What is the fairest comparison?',
          options: [
            'An older version of the reader on the same computer',
            'The reader’s accuracy in the developer’s own laboratory',
            'What equal effort could achieve there without the reader',
            'A hospital in another country that has no reader either',
          ],
          answer: 2,
          explanation:
            'The real alternative is the best use of the same effort, for example another nurse or a better room.',
          practises: [2],
        },
      ],
    },
  },
};
