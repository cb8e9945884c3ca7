import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay55: LessonSource = {
  category: 'ai',
  dayNumber: 55,
  pictures: ['open-hands', 'telephone-receiver', 'people-hugging'],
  references: ['Romans 8:38-39', 'Psalm 139:7-10', 'Isaiah 49:15-16', 'Psalm 90:17'],
  bands: {
    kindergarten: {
      title: 'Hands That Hold',
      description: 'Machines can do so much. What will you keep for your hands?',
      content: `Look at your hands. Wiggle each finger!

A machine can wash a sock. A machine can dig a hole. Thank you, machines! You help us a lot.

Baby Ruth wakes up. Waah! Papa has a music box with a program in it. The box plays a soft song. Ruth cries still more. So Papa picks her up. She feels his warm arms. She hears his heart go bum, bum. Soon Ruth is asleep.

The box did not know Ruth was there. Papa did.

## Keep these

Some things are for your own hands. Hug your friend. Pat the dog. Fold them and pray. Help somebody up.

Are you hurt, sad or scared? Do not go to a box. Run to a big person who loves you.

And God holds you day and night.

> Your right hand will hold me fast.
> — Psalm 139:10`,
      difficulty: 'beginner',
      objectives: [
        'Name a job for a machine.',
        'Name something to do with your own hands.',
        'Say who can hold you if you are scared.',
      ],
      activities: [
        {
          title: 'My hand, its hand',
          description:
            'Trace your hand on paper. Draw a robot hand beside it. A grown-up says a job, like a hug. Point to the right hand. Some jobs can go to either one!',
        },
        {
          title: 'Hold fast',
          description:
            'Stand in a ring and hold hands. Lean back a little bit. Feel how you hold each other up. Say: God holds us fast.',
        },
      ],
      checks: [
        {
          question: 'What helped baby Ruth to sleep?',
          options: ['A very loud song', 'Her papa’s arms', 'A big digging machine'],
          answer: 1,
          explanation: 'She wanted someone who loves her. A box cannot love.',
          practises: [1],
        },
        {
          question: 'Which job is fine for a machine?',
          options: ['Washing the socks', 'Loving your sister', 'Praying for Grandma'],
          answer: 0,
          explanation: 'A machine can get socks clean. Love and prayer are for you.',
          practises: [0, 1],
        },
        {
          question: 'You are scared at night. Where do you go?',
          options: ['To the music box', 'Under the bed alone', 'To a big person I trust'],
          answer: 2,
          explanation: 'Someone who loves you can hold you. God is there too.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Grandpa’s Night Shift',
      description: 'The tablet knew a thousand stories, but Sami wanted only one.',
      content: `## A thousand stories

Grandpa is in the hospital, and Noor’s little brother Sami cannot sleep. Mother has an idea. The tablet has a program that can tell a new story each night, as many as you like.

“Does it know Grandpa?” asks Sami.

“No,” says Noor. “It does not know anybody. It puts words together.”

So she does what Grandpa does. She sits on the edge of the bed and tells about the goat who ate the mayor’s hat. She gets the middle wrong. Sami fixes it, and they both laugh, and then they cry a little bit. A perfect story would not have done that.

## Three questions for your hands

The next day Noor wants to know what else should stay in people’s hands. Grandpa thinks about it in his hospital bed and gives her three questions to ask.

- If it goes wrong, who will say sorry and make it right? If the answer is nobody, a person must decide.
- Do I need to do it myself to grow? Nobody gets strong if a machine does the push-ups.
- Does someone need me there? Then I should go, even if a machine would be faster.

Lots of jobs pass this test, so we can be glad to let machines do them. The nurse is happy that a machine watches Grandpa’s heartbeat all night long. When it beeps, she is the one who comes and takes his hand.

## When to phone a person

Some things should never be left to a chatbot. Are you hurt or in danger? Are you very sad? Is somebody telling you to keep a bad secret? Then go to a grown-up you trust. If that one does not listen, tell the next one.

Grandpa’s favorite verse is on a card by his bed.

> nor anything else in all creation, will be able to separate us from the love of God that is in Christ Jesus our Lord
> — Romans 8:39

“Not even a hospital,” says Grandpa. “Now tell me about that goat.”`,
      difficulty: 'beginner',
      objectives: [
        'Use three questions to choose between a machine and a person.',
        'Name a job that a machine may gladly do.',
        'Tell when to go straight to a trusted grown-up.',
      ],
      activities: [
        {
          title: 'The story with a hole in it',
          description:
            'Tell a younger child or a friend a true story about someone you love. Leave out one part and let the listener guess it. Then ask an older person for a story that no book and no program can know, and learn it by heart.',
        },
        {
          title: 'My phone list of people',
          description:
            'Write down five people you could go to if you were hurt, sad or scared. Choose some at home, some at camp or school, and one at church. Tell one of them today that he or she is on your list.',
        },
      ],
      checks: [
        {
          question: 'A robot could do all your push-ups. Which of Grandpa’s questions fits?',
          options: [
            'Do I need to do it to grow?',
            'Who will say that he is sorry?',
            'Is it faster than my big brother?',
            'Does the robot know the goat story?',
          ],
          answer: 0,
          explanation: 'Your own arms get strong only if your own arms do the work.',
          practises: [0],
        },
        {
          question: 'Which job does the machine do well in this story?',
          options: [
            'It takes Grandpa’s hand at night',
            'It laughs with Sami about a hat',
            'It watches a heartbeat all night',
            'It says sorry when it is mistaken',
          ],
          answer: 2,
          explanation: 'It never gets tired of watching. When it beeps, a nurse comes to him.',
          practises: [1],
        },
        {
          question: 'Someone online tells you to keep a bad secret. What do you do?',
          options: [
            'I ask a chatbot what it would do',
            'I keep it, since I said that I would',
            'I wait to see if it goes away by itself',
            'I tell a grown-up, and a second one if I must',
          ],
          answer: 3,
          explanation:
            'Bad secrets are too heavy to carry alone. Keep telling until somebody listens and helps.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'What Would You Keep?',
      description:
        'One officer mistrusted his computer and one office trusted it with a letter. Both can teach you where to draw a line.',
      content: `## Five missiles on a screen

Shortly after midnight on a September night in 1983, a computer in a bunker near Moscow announced that the United States had fired a nuclear missile. Then it announced four more. The system rated its own alarm as highly reliable. Lieutenant Colonel Stanislav Petrov, who was on duty, had a few minutes to tell his superiors whether the attack was real.

He reasoned that no one starts a war with only five missiles. The satellites were new and had caused trouble before, and no radar on the ground confirmed the report. He was far from certain. He picked up the telephone and called it a false alarm, and he was correct. Sunlight reflected by high clouds had fooled the satellites.

Not every human would have decided so well. But Petrov could do several things that his computer could not. He knew what a war is. He could doubt his instructions, and he would have to live with the result.

## A letter nobody wrote

In February 2023 a university office in Tennessee sent its students a message of comfort after a shooting at another university. It contained kind sentences about community and caring for each other. At the bottom stood a note that it was based on text from a chatbot. Many students were outraged, and the office apologized the next day.

What made them angry? Hardly the wording, since people who write such letters often use the same phrases. They were angry because a letter of comfort says, underneath all its words, that someone sat down and thought of you. Without that, it was an empty envelope.

## Four shelves

Instead of asking whether machines are good or bad, try sorting tasks on four shelves.

- The machine may do it alone: sorting photos by date.
- The machine suggests, and a person decides: a possible diagnosis.
- A person does it, and the machine assists: practicing a language.
- A person does it, and nobody else can: apologizing, promising, sitting with someone who is dying.

Three questions help. Who answers for a mistake? Will I grow by doing this, or shrink by not doing it? And is the point of it that I am there? Your shelves may differ from your friend’s, and they may differ for good reasons. Someone whose hands tremble may be thankful for a robot arm that lets her eat without help.

One line is not a matter of taste. If you are in danger, or so low that you think of harming yourself, do not settle for a chatbot. Go to a living person at once, day or night. There are people whose job is to answer.

## Inscribed

Long ago the people of Jerusalem complained that God had forgotten them. He replied by pointing, so to speak, to His own hands.

> Behold, I have inscribed you on the palms of My hands; your walls are ever before Me.
> — Isaiah 49:16

Christians who read this often think of the risen Jesus, who showed His friends the marks in His hands. God did not handle our rescue from a distance. So when you wonder what to keep in your own hands, you might begin with whatever love would want to do in person.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain what a person could do that the alarm system could not.',
        'Sort tasks by how much of them should stay with people.',
        'Give a reason why some acts cannot be passed on at all.',
      ],
      activities: [
        {
          title: 'Shelves with reasons',
          description:
            'Write twelve tasks on slips, such as choosing a team, grading an essay, cutting hair, praying, flying a plane and breaking bad news. Sort them alone on the four shelves and then with two others. For every slip on which you differ, state which of the three questions you weighed most.',
        },
        {
          title: 'A letter by hand',
          description:
            'Think of someone who is going through a hard time. Write five sentences to that person with a pen and without looking anything up. Mention one thing that only you could know. Cross out each phrase that might have been printed on a card, and deliver it yourself if you can.',
        },
      ],
      checks: [
        {
          question: 'What could Petrov do that the alarm system could not?',
          options: [
            'Count the reported missiles more exactly',
            'Doubt the report, knowing what was at stake',
            'Fly to the clouds and look for sunlight',
            'Prove within minutes that no one had fired',
          ],
          answer: 1,
          explanation:
            'He had no proof. He understood what a war would mean, and he weighed whether the report made sense.',
          practises: [0],
        },
        {
          question:
            'A program marks possible tumors on X-ray pictures. Which shelf suits this best?',
          options: [
            'The machine suggests, and a person decides',
            'The machine may do it entirely by itself',
            'A person does it without any technology',
            'Nobody should do it until it never errs',
          ],
          answer: 0,
          explanation:
            'The program can notice much, and a doctor who knows the patient has to answer for the decision.',
          practises: [1],
        },
        {
          question: 'Why can nobody else make your apology for you?',
          options: [
            'Because a machine would make too many mistakes in spelling',
            'Because apologies are only accepted on paper',
            'Because its point is that you yourself take responsibility',
            'Because other people never know what has happened at all',
          ],
          answer: 2,
          explanation:
            'An apology is more than its words. It is the one who did wrong standing by what he did.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Undelegable',
      description:
        'If something belongs to people only because machines are bad at it, how long will it belong to them?',
      difficulty: 'advanced',
      content: `## The shrinking list

Every generation has drawn up a list of what machines will never do, and has watched it shrink. Chess was on it, then translation, then the painting of pictures. If human dignity depended on that list, dignity would be in permanent retreat. Joseph Weizenbaum, who had built one of the first chat programs, proposed in 1976 that we ask a different question: even supposing that a computer could serve as a judge or a psychiatrist, ought it to? A reason worth having must survive the improvement of the machine.

Four such reasons seem to hold.

## Answering, doing, becoming, being there

The first is answerability. To decide about another person is to owe an account, and an account can be demanded only from someone who is able to regret. For this reason European law gives people, with certain exceptions, a right not to be subject to decisions that affect them seriously and are made by automation alone. The question is most serious where weapons are concerned. As of 2025, governments had spent more than ten years debating machines that select human targets by themselves, without agreeing on a binding treaty.

The second concerns acts that consist in being performed by a particular person. The philosopher J. L. Austin observed that some sentences do not describe an action but carry it out, so that whoever says “I promise” or “I forgive you” alters the situation between two people. A generated apology, accordingly, is not an apology of inferior quality. It is no apology at all.

The third is formation, since some activities matter less for their product than for what they make of us. In 2013 the aviation authority of the United States urged airlines to let pilots fly by hand more often, because skill fades when automation does the work. The same may apply to writing, to remembering, and to arguing with people whom one would rather avoid. Virtues appear to be acquired like crafts, and there is no instrument that practices patience on my behalf.

The fourth is presence. Beside a deathbed hardly anything remains to be accomplished, and yet it matters enormously who is there. Human attention is a gift because it costs part of a life that will end, whereas a system that can attend to a million users simultaneously pays nothing for it.

## Objections worth hearing

Two objections deserve better than a slogan. Many elderly people live alone, and carers are scarce, so that a talking device may seem kinder than silence. Perhaps it is, for an evening. Yet one should ask who is really being relieved, because a remedy that makes loneliness easier to bear for its victims may also make it easier to ignore for everybody else.

The other comes from people with disabilities. For some of them, being washed or fed by a stranger is a humiliation, and a machine restores the very independence that others associate with the human touch. They are right to insist that no outsider can decide which tasks are intimate. The boundary must be drawn with those whose bodies and lives are at issue, and it will not run in the same place for all. What the four reasons provide is not a map but a set of questions.

## Neither dread nor devotion

Paul’s list of what cannot separate us from divine love closes with a sweeping phrase: “nor anything else in all creation” (Romans 8:39). Whatever human beings construct belongs to that category. Computing systems, and the institutions that own them, are creatures of creatures. It follows that they are not to be feared as though they could tear us out of God’s hand, and equally that they are not to be served as though they could hold us there.

Between dread and devotion lies ordinary work. Some of it will be shared with machines, gratefully, and some of it will be kept. A prayer of Israel asks not for escape from labor but for its weight.

> May the favor of the Lord our God rest upon us; establish for us the work of our hands— yes, establish the work of our hands!
> — Psalm 90:17

Among the practices worth holding on to is the habit of calling another person. Anyone who notices that it has become easier to confide in a program than in a friend should take this as a signal, and telephone someone today. If despair is involved, it should be a doctor, a crisis line or an adult who can come. No shame is attached to needing hands.`,
      objectives: [
        'Distinguish reasons for human control that survive better machines.',
        'Explain with Austin why some acts cannot be generated.',
        'Weigh objections concerning care and disability fairly.',
      ],
      activities: [
        {
          title: 'The improvement test',
          description:
            'List eight activities that you would reserve for people. Beside each, write your reason. Now assume a machine that performs it faultlessly and costs nothing. Strike out every reason that disappears. Share what is left with the group, and decide which reserved activities you had defended for the wrong reason.',
        },
        {
          title: 'Drawn with, not for',
          description:
            'Interview an older person or someone who lives with a disability. Ask which help they prefer from people, which from devices, and who usually decides. Take notes by hand, read them back for correction, and report one answer that contradicted your expectation.',
        },
      ],
      checks: [
        {
          question:
            'Which argument for keeping a task in human hands survives an improved machine?',
          options: [
            'The machine still translates jokes and proverbs rather poorly',
            'The machine costs more per hour than a trained employee does',
            'The machine has not been tested on enough unusual cases so far',
            'Somebody must be able to give account for the decision',
          ],
          answer: 3,
          explanation:
            'Quality, price and testing can all change. The need for someone who answers for a judgment does not.',
          practises: [0],
        },
        {
          question: 'Why, on Austin’s account, is a generated apology not a poor apology but none?',
          options: [
            'It contains fewer words than an apology composed by hand',
            'It is likely to misreport what was done to the injured party',
            'It lacks the person whose act the words are supposed to be',
            'It is produced before the injured party has demanded one',
          ],
          answer: 2,
          explanation:
            'Such sentences do something rather than describe it, and only the one who owes the act can perform it.',
          practises: [1],
        },
        {
          question: 'What does the objection from people with disabilities establish?',
          options: [
            'That machines should replace human carers wherever this is possible',
            'That those concerned should help to draw the boundary themselves',
            'That human touch has no value for anyone who depends on assistance',
            'That the boundary has to run in exactly the same place for everyone',
          ],
          answer: 1,
          explanation:
            'What counts as intimate differs from person to person, so outsiders cannot settle it alone.',
          practises: [2],
        },
      ],
    },
  },
};
