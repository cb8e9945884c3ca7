import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay04: LessonSource = {
  category: 'ai',
  dayNumber: 4,
  pictures: ['people-hugging', 'robot', 'heart-hands'],
  references: ['Psalm 139:14', 'Genesis 1:27', 'Proverbs 27:6', 'James 3:9'],
  bands: {
    kindergarten: {
      title: 'Something and Someone',
      description: 'A toy robot says hello. Is it glad?',
      content: `A toy robot rolls across the rug. “Hello, friend!” it beeps. Is it happy to see you? No. A person put those words inside. It would say hello to a chair.

Now Grandma comes in. “Hello, my darling!” Her eyes shine. Her arms open wide. She is truly glad.

What can you do? You can laugh until you wobble. You can cry and be held. You can forgive. You can pray. You can love.

When a robot falls over, nothing hurts it. When you fall, it stings. Then somebody comes running.

Robots can help us lift and count. They are things, and we treat things well. But you are not a thing. You are someone. God made you and knows you. Are you sad today? Go and find someone you love. Arms are best for hugging!

> I am fearfully and wonderfully made.
> — Psalm 139:14`,
      difficulty: 'beginner',
      objectives: ['Sort things from people.', 'Name a person to go to when sad.'],
      activities: [
        {
          title: 'Robot Walk, Child Dance',
          description:
            'When the leader claps, walk like stiff robots. When the leader sings, dance like yourself. Which one felt better? Every dance looks different. God made each of you special.',
        },
        {
          title: 'My Helping Hand',
          description:
            'Trace around your hand on paper. Give each finger the name of someone. Choose people you can run to. A grown-up helps you write. Keep it by your bed.',
        },
      ],
      checks: [
        {
          question: 'Who is truly glad to see you?',
          options: ['A toy robot', 'A talking phone', 'My grandma'],
          answer: 2,
          explanation: 'A toy plays words. A person feels glad inside.',
          practises: [0],
        },
        {
          question: 'You feel sad. What is best?',
          options: ['Go to a person I love', 'Tell only a robot', 'Hide under the stairs'],
          answer: 0,
          explanation: 'A person can listen, hold you and help you.',
          practises: [1],
        },
        {
          question: 'Which one is a thing?',
          options: ['A baby', 'A robot', 'A shy child'],
          answer: 1,
          explanation: 'Robots are built by people. Babies and children are people.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Kind Words with Nobody Inside',
      description: 'When Ben lost his hamster, two answers came. Only one of them had a heart.',
      content: `## Two answers

Ben’s hamster, Crumb, died on a Monday. Ben typed it into the chat helper on his mother’s computer, and the words came right away: “I am so sorry. I know how much it hurts.”

Ben frowned. “Does it really know?” he asked.

“No,” said his mother softly. “People have written millions of kind letters, and the program found out which words come after sad news. The words are kind because people were kind first. But nobody is in there who is hurting with you.”

Then the doorbell rang, and it was Yusuf from next door. He did not say much. He sat down on the step beside Ben, and after a while he said, “I liked how he packed his cheeks.” Ben laughed and cried at the same time. Together they dug a small hole under the pear tree and planted a sunflower seed on top.

## What makes you you

A calculator beats you at adding, and a car beats you at running. A chat program may know the names of more rivers. So what? You were never meant to win against machines. The Bible tells us where our worth comes from, and it is not from being quick or clever.

> So God created man in His own image; in the image of God He created him; male and female He created them.
> — Genesis 1:27

Every person is made to show something of what God is like: the baby who cannot talk yet, the old man who forgets his own street, the child who reads slowly. Nobody has to earn that, and no machine can take it away.

## A tool in its place

So look after your tools and use them for good work. Just do not give them the job of a friend. A real friend can miss you, forgive you, and turn up at your door. And God is even nearer, by day and by night.`,
      difficulty: 'beginner',
      objectives: [
        'Explain how a program can write kind words without feeling anything.',
        'Tell where the worth of every person comes from.',
        'Name things a real friend can do that a program cannot.',
      ],
      activities: [
        {
          title: 'The Step-Sitters',
          description:
            '1. In pairs, one child tells about a time when something got lost. 2. The other listens for one whole minute and says nothing at all. 3. Then the listener says one true sentence about what was told. 4. Swap. 5. Talk together: how did it feel to be heard?',
        },
        {
          title: 'Mirror Notes',
          description:
            'Write the names of all the children on slips and draw one each. Watch that child for an hour. Write down one good thing you saw, not about looks or winning. Fold the note and give it away.',
        },
      ],
      checks: [
        {
          question: 'What could Yusuf do that the chat helper could not?',
          options: [
            'Pick words that fit sad news',
            'Answer when Ben told of Crumb',
            'Use the word “sorry”',
            'Share the sadness and sit close',
          ],
          answer: 3,
          explanation:
            'Both could give words. Only Yusuf had liked Crumb himself, felt sad, and came to be there.',
          practises: [2],
        },
        {
          question: 'How did the program find such gentle words?',
          options: [
            'It once had a hamster of its own',
            'It learned from what people wrote',
            'It could hear Ben crying next door',
            'It felt sorry and wanted to cheer him up',
          ],
          answer: 1,
          explanation:
            'It found a pattern in many human letters. The kindness in the words came from the people who wrote first.',
          practises: [0],
        },
        {
          question: 'Why is a baby worth as much as a very clever grown-up?',
          options: [
            'The baby will grow up and be clever one day',
            'Babies cost a lot of money',
            'God made each of them in His image',
            'Both of them can use a computer',
          ],
          answer: 2,
          explanation:
            'Worth is not a prize for being smart. God gives it to every person from the start.',
          practises: [1],
        },
      ],
    },
    intermediate: {
      title: 'The Program Named Eliza',
      description:
        'In 1966 a simple program made people pour out their hearts. What does that say about us?',
      content: `## Please leave the room

In 1966 Joseph Weizenbaum, a computer scientist in America, presented a program called ELIZA. It imitated a certain kind of therapist by turning your own words back to you. If you typed that you were unhappy, it asked how long you had been unhappy. If you mentioned your mother, it asked for more about your family. Behind this stood a short list of rules and not a trace of understanding.

Weizenbaum’s secretary had watched him build it for months. She knew exactly what it was. Yet after typing a few sentences to it, she asked him to leave the room so that she could talk in private. The scene stayed with him, and he spent years warning people not to mistake such machines for someone who cares. The habit of reading a mind into a program is called the ELIZA effect.

## Why it works on all of us

Human beings are made for company. Babies stare at faces before they can hold up their heads, and we see faces in clouds and power sockets. When something uses the word “I” and answers warmly, our feelings react before our thoughts do. You are not foolish if that happens to you. It is a sign of what you were made for.

Today’s chatbots are vastly better than ELIZA. As of 2026 there are apps that are sold as companions, and some of them are designed to keep you talking for as long as possible. They remember your dog’s name and agree with nearly everything. That sounds pleasant, but think of the people who helped you to grow. Did they agree with everything?

> The wounds of a friend are faithful, but the kisses of an enemy are deceitful.
> — Proverbs 27:6

A friend takes a risk when she tells you that you were unfair. She could lose you, and she speaks because you matter to her. A program risks nothing. It does not wait for you, it is not lonely when you leave, and it will never need you to forgive it.

## Someone, not something

According to Genesis, God made human beings in His image. Christians have thought for centuries about everything this includes: that we can love, that we answer to God, that we are trusted with His world. All of them agree that it is a gift and never a score. It does not shrink when somebody is ill, slow, very old or very young, and no machine collects it by passing tests.

## Three sensible habits

- Use a chatbot as you use a map: for finding your way, and not for being loved.
- Bring heavy things to living people. If you are frightened, ashamed or thinking of hurting yourself, tell a trusted adult today, even if a chatbot seems easier.
- Check your week. If you told a program more than you told any person, call somebody and start with the sentence: do you have ten minutes?`,
      difficulty: 'intermediate',
      objectives: [
        'Describe the ELIZA effect and explain why people are open to it.',
        'Contrast what a friend gives with what a chatbot produces.',
        'Decide which matters belong to a trusted person instead of a program.',
      ],
      activities: [
        {
          title: 'Play Eliza with Cards',
          description:
            '1. Write six rule cards, such as “If you hear family, say: Tell me more about your family”, “If you hear I feel X, say: How long have you felt X?” and “If nothing fits, say: Please go on”. 2. One player may answer only by these cards. Another talks about an invented problem. 3. After three minutes, vote: at which moment did it feel as though someone understood? 4. Write down what the card player really knew.',
        },
        {
          title: 'Ten Minutes',
          description:
            'Ask at home first. Then choose a person you have not talked with for some time: an aunt, a former neighbor, somebody in your group who sits alone. Visit or telephone for ten minutes, ask two real questions and listen. Afterward note one thing that surprised you and that no program could have told you.',
        },
      ],
      checks: [
        {
          question: 'What surprised Weizenbaum about his secretary?',
          options: [
            'She confided in ELIZA although she knew how it worked',
            'She was able to write a better program within a single week',
            'She refused to type even one word',
            'She believed that a hidden person was typing the answers',
          ],
          answer: 0,
          explanation:
            'Knowledge alone did not protect her. The ELIZA effect reaches us through feelings that respond to anything which talks like a person.',
          practises: [0],
        },
        {
          question: 'Why can a friend’s criticism be worth more than a chatbot’s praise?',
          options: [
            'Criticism is always correct, and praise never is',
            'The friend cares about you and accepts a risk by being honest',
            'Chatbots are forbidden to criticize anyone for any reason',
            'Praise from a machine is usually spelled wrongly',
          ],
          answer: 1,
          explanation:
            'The proverb points at faithfulness. Someone who can lose you and still tells you the truth gives you something that costless agreement cannot.',
          practises: [1],
        },
        {
          question:
            'Your friend writes that he told only a chatbot about being badly bullied. What helps most?',
          options: [
            'Recommend a different chatbot with a kinder voice',
            'Promise to keep it completely secret from all adults',
            'Stay with him and go together to an adult you both trust',
            'Wait some weeks to see if the app solves it',
          ],
          answer: 2,
          explanation:
            'Bullying needs people who can see, protect and act. Going along makes the first step easier for him.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'In Whose Image?',
      description:
        'From Turing’s game to Searle’s room to the first page of Genesis: is a person what a person can do?',
      content: `## A game of imitation

In 1950 Alan Turing proposed to replace the question whether machines can think with a game. A judge exchanges written messages with two hidden partners, one human and one mechanical, and has to decide which is which. If the judge regularly fails, Turing suggested, our usual reasons for refusing the word thinking begin to look like prejudice. It was an elegant move, since it directed attention away from vague definitions and toward something that can be tested. In controlled studies of recent years, some language models were indeed taken for human quite often in short conversations.

What would such a success show? In 1980 the philosopher John Searle answered with a thought experiment. A man who knows no Chinese sits in a room with an enormous rulebook. Slips covered in Chinese characters come in; following the rules, he copies other characters and passes them out. Readers outside find the answers perfectly sensible, yet nobody inside understands a single one. Manipulating symbols, Searle concluded, is not the same as knowing what they mean. Critics reply that the understanding might belong to the whole system rather than to the man, or that symbols could gain meaning if the system had sensors and a body. The debate continues, and it would be dishonest to tell you that philosophers have settled what consciousness is.

## A hidden premise

Observe, though, what both sides of the quarrel frequently take for granted: that dignity depends on capacity. If worth comes from intelligence, then whoever calculates more is worth more. The consequence is bleak well before any machine appears. A newborn, a patient in a coma and a grandfather with dementia would slide down the scale, while a sufficiently fluent program would climb it.

Genesis lays a different foundation. Human beings are created in the image of God, and nothing in the passage makes that depend on performance. Interpreters have stressed different sides of the phrase. Some emphasize what we are, creatures able to reason and to love; others what we are sent to do, representing God’s care within creation; still others the relationship itself, in which God addresses us and waits for an answer. These readings can complement one another, and churches place their accents differently. They confess together that the image is bestowed by God, that it belongs to every human being, and that it carries obligations.

> With the tongue we bless our Lord and Father, and with it we curse men, who have been made in God’s likeness.
> — James 3:9

James draws a practical conclusion from a doctrine: because of what your neighbor is, you may not talk about him just as you please. Dignity arrives before any test and sets limits to what may be done.

## Where this leaves the machine

A language model may be a marvel of engineering, and no Christian needs to deny its abilities. It was, however, trained and not born. It stands in no family, it will not die, it can neither sin nor repent, and it cannot give itself for another. When it writes that it understands your grief, the sentence is modeled on the sentences of people who did.

Two errors follow when the order is confused. If we treat programs as persons, we may hand over confidences, loyalty and even our conscience to a product whose owners have interests of their own. If we then begin to treat persons as programs, judging colleagues by output and friends by convenience, the damage is graver, because this time someone is really there. The most revealing test may therefore not be Turing’s at all. Watch how a society with clever machines treats those among its people who can produce nothing, and you will learn in whose image it believes them to be made.`,
      difficulty: 'advanced',
      objectives: [
        'Summarize the imitation game and the Chinese room, with one objection to the latter.',
        'Criticize the premise that dignity depends on capacity.',
        'Relate the image of God to the treatment of people and of programs.',
      ],
      activities: [
        {
          title: 'Inside the Room',
          description:
            '1. Prepare a rulebook of twelve invented symbols with instructions such as “if you receive a circle then a wave, return a star”. 2. One person sits behind a curtain and only follows the book. Unknown to that person, two others have agreed on meanings, for instance questions about the weather. 3. Exchange slips for five minutes. 4. Reveal the meanings and debate: did anyone or anything understand? 5. Each group defends the reply it finds least convincing.',
        },
        {
          title: 'A Visit Without Purpose',
          description:
            'Arrange, with the agreement of the family, to spend half an hour with someone who depends on others for almost everything: an infant, a very frail neighbor, a person with a severe disability. Bring no agenda. Afterward write a paragraph on what you received, and avoid every word that describes achievement.',
        },
      ],
      checks: [
        {
          question: 'What is Searle’s room meant to demonstrate?',
          options: [
            'Chinese cannot be expressed by rules of any kind',
            'Following rules for symbols does not amount to understanding them',
            'A machine can never write a sensible sentence that deceives a reader',
            'Human beings think more slowly than machines',
          ],
          answer: 1,
          explanation:
            'The replies in the experiment are sensible by assumption. The point is that producing them can be separated from grasping their meaning.',
          practises: [0],
        },
        {
          question: 'Which argument shows the weakness of tying dignity to intelligence?',
          options: [
            'Intelligent people are rarely as happy as others',
            'Tests of intelligence take a great deal of time and trained staff',
            'Machines will always be less intelligent than children',
            'Newborns and people with dementia would then count for less',
          ],
          answer: 3,
          explanation:
            'A measure by which the weakest lose their worth contradicts what the image of God means, and it would fail long before machines enter the discussion.',
          practises: [1],
        },
        {
          question: 'How does James use the thought of God’s likeness?',
          options: [
            'He infers that we must not curse other people',
            'He explains how human beings differ from one another in their talents',
            'He describes the tools that people have made',
            'He limits it to those who speak wisely',
          ],
          answer: 0,
          explanation:
            'For James, what people are by creation decides how they may be addressed. The doctrine becomes a rule for the tongue.',
          practises: [2],
        },
      ],
    },
  },
};
