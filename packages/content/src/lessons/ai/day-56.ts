import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay56: LessonSource = {
  category: 'ai',
  dayNumber: 56,
  pictures: ['writing-hand', 'red-paper-lantern', 'handshake'],
  references: [
    'Revelation 21:3-5',
    'Ecclesiastes 5:4-5',
    'Matthew 5:37',
    '1 Corinthians 15:58',
    '2 Corinthians 1:20',
  ],
  bands: {
    kindergarten: {
      title: 'Five Fingers, One Promise',
      description: 'Hold up your hand. Each finger has something to say!',
      content: `It is the last day. Everybody sits in a ring. A lantern glows.

Kofi holds up one hand. He makes a promise with it.

Thumb: I ask a grown-up first. Pointer: I look if it is true. Tall one: I am kind, also to people far away. Ring one: I stop when it is time. Little one: people come before screens.

Then he shuts his hand. Now he holds the promise tight.

What if Kofi forgets one? Then he says sorry. He opens his hand and starts over. Kofi’s mom will help him.

## God’s big promise

God has a promise as well. One day He will wipe away all tears. He will live with His people. Nothing will be broken any more.

> Behold, I make all things new.
> — Revelation 21:5

We forget at times. God does not. Good night, little lantern. See you, friends!`,
      difficulty: 'beginner',
      objectives: [
        'Make one promise about using machines.',
        'Tell what to do when you forget a promise.',
        'Say what God promised to make new.',
      ],
      activities: [
        {
          title: 'My promise hand',
          description:
            'Dip your hand in mud or paint. Press it on paper. Tell a grown-up one promise for each finger. The grown-up writes it down. Hang the hand up at home.',
        },
        {
          title: 'Pass the light',
          description:
            'Sit in a ring. Hand a lantern or a stone around. Hold it and say one kind thing to your neighbor. Then pass it on.',
        },
      ],
      checks: [
        {
          question: 'What will God make new?',
          options: ['One old shoe', 'Only the lantern', 'All things'],
          answer: 2,
          explanation: 'God said so, and He keeps His promise.',
          practises: [2],
        },
        {
          question: 'Kofi forgets his promise one day. What does he do?',
          options: [
            'He hides under a bench',
            'He says sorry and starts over',
            'He gives it up for good',
          ],
          answer: 1,
          explanation: 'You can begin again. Mom helps him, too.',
          practises: [1],
        },
        {
          question: 'Which one is a good promise for screens?',
          options: [
            'I ask a grown-up first',
            'I never stop, even to sleep',
            'I tell all my secrets',
          ],
          answer: 0,
          explanation: 'That is what Kofi’s thumb says.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Three Sentences and a Name',
      description: 'A good promise is small enough to carry home in your pocket.',
      content: `## The promise that fell over

On the last evening each child writes a promise about clever machines. Malik is done first. “I will never, ever do anything wrong with a computer,” he reads.

His leader smiles. “That one is as tall as a tower of cups,” she says. “How long will it stand?”

Malik thinks of his cousin’s tablet. “Until Tuesday,” he says, and he takes a new sheet.

## For whom, how and never

This time he writes three sentences.

- For whom: I will use machines to help somebody, like reading signs for my uncle, who is blind.
- How: When a chatbot tells me something big, I will check it before I pass it on.
- Never: I will not use a machine to trick or shame anyone, and I will not let it do my praying or my saying sorry.

He can picture when he will need each of them, and that is how you know that a promise is the right size. He signs it, and his friend Greta signs too. She will ask him about it after a month.

Would it be better to make no promise at all? The Bible says that promises matter.

> It is better not to vow than to make a vow and not fulfill it.
> — Ecclesiastes 5:5

So we promise with care. And if we break one, we do not hide the paper. We say what we did, mend what we can and start again. God does not love us because we keep every promise. He loves us first, and then He helps us to keep them.

## The one who keeps every promise

“God had His promise written down, too,” says the leader, and she opens the last pages of the Bible. All that is broken will be new one day. Even the people who write promises and drop them will be whole. Malik rolls up his sheet and puts it in his sock for the ride home.`,
      difficulty: 'beginner',
      objectives: [
        'Write a promise that is small enough to keep.',
        'Say for whom, how and what you will never do.',
        'Explain what to do when a promise is broken.',
      ],
      activities: [
        {
          title: 'Tower of promises',
          description:
            'Stack cups or stones, one for each word like always, never, everything or perfect that you put in a promise. When the tower falls, make the promise smaller until it could stand. Then write the small one down.',
        },
        {
          title: 'Sign and ask',
          description:
            'Write your three sentences by hand. Read them to a friend and to someone at home, and let both of them sign. Choose a day, one month from now, when they may ask you how it is going. Put that day on the calendar.',
        },
      ],
      checks: [
        {
          question: 'Why did Malik take a new sheet?',
          options: [
            'He had used up all of the ink',
            'Greta had copied it word for word',
            'He had spelled computer wrong',
            'His first promise was too big to keep',
          ],
          answer: 3,
          explanation:
            'Never doing anything wrong would last until Tuesday. A small promise can stand.',
          practises: [0],
        },
        {
          question: 'Which sentence belongs under how?',
          options: [
            'I will help my uncle with the signs',
            'I will check it before I pass it on',
            'I will never shame anyone with it',
            'I will be the best at everything now',
          ],
          answer: 1,
          explanation: 'It tells with what care he will do it. The uncle is the for whom.',
          practises: [1],
        },
        {
          question: 'You broke your promise. What comes first?',
          options: [
            'Say what I did',
            'Hide the paper in my sock',
            'Blame the tablet or my cousin',
            'Make a promise twice as big',
          ],
          answer: 0,
          explanation: 'Then you mend what you can and start again. God helps us with that.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'A Promise with a Date on It',
      description:
        'Most resolutions are forgotten by the second week. How do you write one that survives?',
      content: `## What you carry home

Eight weeks ago artificial intelligence may have looked like magic, but by now you know some of what happens behind the curtain. Sensors notice but do not understand. Programs learn from examples, including the unfair ones. They can sound certain while they are wrong. Recommendations serve somebody’s goal, which is not always yours. And when anything goes badly, a human being has to answer for it.

Knowing all this protects you about as much as knowing that vegetables are healthy. The gap between knowing and doing is crossed by habits, and a promise is a habit’s first day.

## Why good intentions leak

Psychologists have compared two kinds of resolutions. One sounds like this: I want to spend less time on my phone. The other names a moment and an action: if I sit down to eat, then my phone goes into the basket by the door. In 2006 Peter Gollwitzer and Paschal Sheeran reviewed 94 tests of such if-then plans, and on average they helped people clearly more than wishing did. The moment itself becomes the reminder.

That suggests building your promise out of four parts.

- For whom? Name real people who ought to be better off because of the way you use machines.
- With what care? Write one if-then sentence, such as: if something makes me furious, then I wait an hour and look for the source.
- What never? Choose a line that you will not cross, even when everyone else does.
- Until when? Set a date on which you and a witness read it again.

The date matters, because tools change so quickly. A rule about today’s apps may be useless in two years, while the reason behind it will still hold. Record the reason beside the rule.

## When it breaks

It will probably break at some point, on some tired evening in November. People then tend to make one of two mistakes: they pretend that nothing happened, or they declare the entire promise dead. Engineers do something wiser when a machine fails, for they investigate what happened just before and change one part.

Christians can look at failure honestly for a further reason. We do not keep promises in order to make God love us. We were loved before we could hold a pen, and we are forgiven for the sake of Jesus. That is solid ground on which to start over as often as necessary.

## Put it in writing

On the last pages of the Bible, God Himself makes a promise: there will be no more death, mourning, crying or pain. Then He does something that you might expect from a careful notary.

> Then He said, “Write this down, for these words are faithful and true.”
> — Revelation 21:5

Christians explain the details of this book in different ways, and your family or pastor can tell you how your own church understands it. They share its hope, which does not depend on how clever our inventions become or on how well we behave. Underneath your small promise, with its signature and its date, lies an enormous one that somebody else has signed. You may write yours in pencil.`,
      difficulty: 'intermediate',
      objectives: [
        'Turn a wish into an if-then plan.',
        'Write a promise with its people, care, limit and date.',
        'Explain how to respond wisely when a promise breaks.',
      ],
      activities: [
        {
          title: 'Draft, break, mend',
          description:
            'Write your promise in four sentences. Hand it to a partner, whose task is to invent three evenings on which it would break. Repair it after each attempt, preferably by making it shorter. Sign the final version in front of a witness and note the date for reading it again.',
        },
        {
          title: 'Letter to the one who opens it',
          description:
            'Write to yourself one year from now. Tell what you believed about machines before this camp, what surprised you, and one thing that you hope you still do without any machine. Seal it and give it to somebody who will remember to return it.',
        },
      ],
      checks: [
        {
          question: 'Which of these is an if-then plan?',
          options: [
            'I want to be much more careful from now on',
            'I will try to spend less time on my phone',
            'I hope that nobody sends me rumors again',
            'If a rumor reaches me, then I ask who saw it',
          ],
          answer: 3,
          explanation:
            'It ties one action to one moment, so the moment itself reminds you of what to do.',
          practises: [0],
        },
        {
          question: 'Why should the reason be written down beside the rule?',
          options: [
            'Because rules are not allowed to stand alone',
            'Because a long promise looks more serious',
            'Because tools change faster than reasons do',
            'Because a witness cannot sign without one',
          ],
          answer: 2,
          explanation:
            'A rule for one app grows old. If you know why you made it, you can fit it to the next tool.',
          practises: [1],
        },
        {
          question: 'Your promise broke on a tired evening. What does the lesson recommend?',
          options: [
            'Declare it dead and write a stricter one next summer',
            'Find out what came just before and change one part',
            'Keep quiet about it so that the witness is not disappointed',
            'Wait until you feel sure that it could not happen again',
          ],
          answer: 1,
          explanation:
            'Engineers examine a failure and mend a part. Since God’s love does not hang on it, you can afford to look.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Rule for Beginners',
      description:
        'Monks, engineers and a philosopher on the strange power of tying one’s own hands.',
      difficulty: 'advanced',
      content: `## Islands

A prediction describes what will happen whether or not the speaker cares. A promise makes something happen because the speaker has said so. In 1958 the philosopher Hannah Arendt wrote that the future is by definition an ocean of uncertainty, in which promises set up islands of security. Without them we could hardly undertake anything together that takes longer than an afternoon. She paired promising with forgiving, which releases us from deeds that cannot be undone. Both faculties require other people, and nobody, she thought, can be bound by a promise made to himself alone.

Artificial intelligence has given us extraordinary predictions. It cannot provide a single island, because it has no future of its own at stake. If the powers that you have studied for eight weeks are to be used responsibly, someone has to bind herself, and it may as well be you.

## Three traditions of binding oneself

In the sixth century Benedict of Nursia wrote instructions for communities of monks. He called the result a little rule for beginners, and its first word is an invitation to listen. Without attempting to regulate everything, it arranges the day so that prayer, work, reading and rest each have a place and none of them can devour the others. A rule of life, in this sense, is less a fence than a trellis.

In 1925 Canadian engineers began to receive a plain iron ring at a private ceremony for which Rudyard Kipling had composed the text. In his words each promised not to let bad workmanship or faulty material pass, and asked pardon beforehand for failures. The ring is worn on the little finger of the working hand, where it rubs against the drawing. A vow is easily forgotten unless it touches the paper.

A third tradition is older. Some Christians, among them many Mennonites and Quakers, decline to swear any oath, since Jesus said: “Simply let your ‘Yes’ be ‘Yes,’ and your ‘No,’ ‘No.’” (Matthew 5:37). Others hold that solemn promises are permitted and helpful. Both agree about the purpose, which is to become a person whose ordinary word can be relied upon. Ecclesiastes warns both: “When you make a vow to God, do not delay in fulfilling it” (Ecclesiastes 5:4).

## Writing yours

A usable rule fits on one page. It might contain four clauses. The first names beneficiaries, people whose lives ought to improve through what I can do. The second describes practices with their occasions: I verify before I forward; I attempt before I ask; one day a week belongs to no device. The third sets limits, few and firm: no deception, no machine between me and those I owe an apology, no labor from systems that hide cruelty I know about. The fourth provides for correction, by naming a reader, a date, and the words with which I shall admit a breach.

Two temptations should be resisted. One is grandeur, because a rule for saving civilization usually excuses its author from washing up. The other is privacy. Institutions decide more than individuals do, and a conscience that never speaks in a staff meeting or an election has kept its hands clean at other people’s expense.

## The one who binds Himself

The biblical narrative that you have followed for fifty-six days is carried by promises: a bow hung in the clouds, stars that Abram could not count, a throne for a son of David. In each of them the stronger party is bound to the weaker, which is rarely how contracts are drafted. Paul gathers them together in a single clause: “For all the promises of God are ‘Yes’ in Christ” (2 Corinthians 1:20). On its closing pages the book records one more, and it is dictated for the record.

> And the One seated on the throne said, “Behold, I make all things new.” Then He said, “Write this down, for these words are faithful and true.”
> — Revelation 21:5

Christians have long disagreed about the manner and order of its fulfillment, and about how much of the present creation passes through into the next. They confess together that Christ will return, that the dead will be raised, and that God will dwell with His people. Two sorts of prophecy accompany new technology, one announcing a paradise which we shall assemble, the other a ruin from which nobody can escape. Both are predictions, and both borrow a certainty that they do not possess. Christian hope is of another kind. It does not extrapolate from the graph; it relies on someone’s word.

Every human rule is therefore written in the margin of a larger promise. Its author can afford to be modest, since the outcome does not rest on her, and persistent, since Paul assures such people that “your labor in the Lord is not in vain” (1 Corinthians 15:58). That is perhaps sufficient for beginners. It should leave us listening, with clean tools, beside a light that we did not kindle.`,
      objectives: [
        'Contrast a prediction with a promise.',
        'Draft a rule of life with beneficiaries, practices, limits and correction.',
        'Explain how Christian hope bears on technological work.',
      ],
      activities: [
        {
          title: 'One page, four clauses',
          description:
            'Compose your rule by hand, on a single side. Read it aloud to two people of different ages. The younger may strike out one phrase that sounds like boasting, and the elder may add a question. Sign it, appoint a reader, and fix a date within ninety days.',
        },
        {
          title: 'Something that touches the paper',
          description:
            'Make a small object that will remind you where you work: a knotted cord, a carved peg, a folded card under the keyboard. Explain to the group why its place and texture suit the clause that you are most likely to break.',
        },
      ],
      checks: [
        {
          question: 'Why, in the terms of this lesson, can an AI system predict but not promise?',
          options: [
            'Its forecasts are still too inaccurate to be relied upon for long',
            'It has been forbidden by law to make statements about the future',
            'It stakes nothing of its own on what it has said',
            'It can address only one person at a time and never a community',
          ],
          answer: 2,
          explanation:
            'A promise binds the one who gives it. Without a future at stake, accurate forecasts remain forecasts.',
          practises: [0],
        },
        {
          question: 'Which sentence would serve best as a clause on practices?',
          options: [
            'Before I forward a claim, I look for its source',
            'I shall contribute to a more humane civilization',
            'Technology should be used responsibly by everyone',
            'My sister and her patients should benefit from my skill',
          ],
          answer: 0,
          explanation:
            'It names an occasion and an action. The last option is a good one, but it belongs among the beneficiaries.',
          practises: [1],
        },
        {
          question:
            'How does Christian hope, as described here, differ from a forecast about technology?',
          options: [
            'It expects that gradual progress will remove every evil in time',
            'It teaches that human effort has no effect on anything that lasts',
            'It settles in which order the last events are going to take place',
            'It relies on the word of God instead of extending a trend',
          ],
          answer: 3,
          explanation:
            'A forecast prolongs what is observed. Hope rests on a promise, and therefore frees people for modest and persistent work.',
          practises: [2],
        },
      ],
    },
  },
};
