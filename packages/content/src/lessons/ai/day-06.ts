import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay06: LessonSource = {
  category: 'ai',
  dayNumber: 6,
  pictures: ['cupcake', 'dog-face', 'speech-balloon'],
  references: ['Genesis 3:9', 'Genesis 3:12', 'Ephesians 4:25', 'Genesis 3:13', 'Proverbs 28:13'],
  bands: {
    kindergarten: {
      title: 'Muffin or Puppy?',
      description: 'A silly mix-up, and three brave words.',
      content: `Look at a fluffy brown puppy. It has two dark eyes and a nose. Now look at a blueberry muffin. It is fluffy and brown too. Three berries look like eyes and a nose!

An AI can mix them up. “Puppy,” it says to the muffin. You giggle. The AI does not blush. It does not know it was wrong. So we check what AI says. We look ourselves. We ask a grown-up.

People get things wrong too. Sam spilled the blue paint. He hid behind the curtain, and his tummy felt tight. Then he stepped out. “I did it,” he said. His teacher knelt beside him. They wiped the floor together. Sam felt light again.

Adam and Eve did wrong, and they hid. God did not walk away. He came looking for them.

> But the LORD God called out to the man, “Where are you?”
> — Genesis 3:9

God still loves us when we have done wrong. You can tell Him the truth.`,
      difficulty: 'beginner',
      objectives: ['Tell what to do when AI may be wrong.', 'Say the truth about a mistake.'],
      activities: [
        {
          title: 'Peekaboo Guess',
          description:
            'Cover a leaf, a spoon and a shoe with cloths. Show only a tiny bit of each. Guess what it is. Was your guess wrong? Say with a smile, “I was wrong!” Then look again.',
        },
        {
          title: 'The Oops Circle',
          description:
            'Sit in a ring and pass a soft ball. Who holds it tells one oops. Everyone answers, “Thank you for telling.” The teacher goes first. You may also just pass the ball.',
        },
      ],
      checks: [
        {
          question: 'AI says a muffin is a puppy. What do you do?',
          options: ['Look and check', 'Give the muffin a bone', 'Believe it'],
          answer: 0,
          explanation: 'AI makes mistakes. Look again, and ask a grown-up.',
          practises: [0],
        },
        {
          question: 'Sam spilled paint. What made him feel light again?',
          options: ['He hid for a long time', 'He told the truth', 'He said the cat did it'],
          answer: 1,
          explanation: 'Hiding felt tight. Telling the truth set things right.',
          practises: [1],
        },
        {
          question: 'What did God do when Adam and Eve hid?',
          options: ['He forgot them', 'He hid as well', 'He came and called'],
          answer: 2,
          explanation: 'God looked for them. He wanted them to come out.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Book Nobody Wrote',
      description: 'Tomás found the perfect otter book. There was just one problem with it.',
      content: `## The perfect book

Tomás had to give a talk about otters, so he asked a chatbot for a good book. It gave him a title, the name of a writer and even a year. He told the whole class that this was the best otter book in the world.

At the library, Mrs. Lund typed in the title, and then the writer. Nothing came up. She looked in a list of all the books in the country. Then she turned around and said, “Tomás, I think nobody ever wrote this book.”

How can that be? A chatbot makes sentences out of words that often go together. It knows how titles sound, so it made one up. It was not lying, because only someone who means to trick you can lie. And it sounded as sure as ever.

## Three doors

Since then Tomás knocks on three doors before he trusts an answer. The first door is a good book or a page by people who know the subject. The second is a person who can be asked, such as a teacher. The third is his own eyes, when there is something to look at. If two doors agree, he can go on.

## The hard part

Next day Tomás had to stand up in class. He could have said that the computer did it. That would be half true. But he had passed it on without a check, and that was his part. “I told you about a book,” he said, and his ears were hot. “It is not real. I did not check, and I am sorry.” It was quiet. Then Ana said, “I would have believed it too.”

People have pushed away blame from the very start. When God asked Adam if he had eaten from the tree, Adam pointed at his wife.

> And the man answered, “The woman whom You gave me, she gave me fruit from the tree, and I ate it.”
> — Genesis 3:12

God knew it all before He asked. He asked so that Adam could come out and tell Him. He still gives us that chance.`,
      difficulty: 'beginner',
      objectives: [
        'Explain why a chatbot can sound sure and be wrong.',
        'Use two or more ways to check an answer.',
        'Own your part of a mistake without blaming the machine.',
      ],
      activities: [
        {
          title: 'Two True, One New',
          description:
            '1. Write three sentences about an animal. Two are true, and one you make up so well that it sounds true. 2. Read them aloud in the same calm voice. 3. The others vote for the made-up one. 4. Then they must name a door they would knock on to find out. 5. Did a calm voice help anyone to know?',
        },
        {
          title: 'My Part',
          description:
            'In pairs, act out a small mess: a broken cup, a lost ball, a wrong answer. First play it with “It was because of…”. Then play it again, starting with “My part was…”. Talk about how each ending felt.',
        },
      ],
      checks: [
        {
          question: 'Why did the chatbot name a book that does not exist?',
          options: [
            'It wanted to trick Tomás on purpose',
            'It put together words that fit well',
            'The book was out of print for years',
            'Mrs. Lund had typed the title wrong',
          ],
          answer: 1,
          explanation:
            'It builds likely sentences. A made-up title can sound just as likely as a real one.',
          practises: [0],
        },
        {
          question: 'A chatbot says that otters hold hands as they sleep. What is a good check?',
          options: [
            'Ask the same chatbot if it is sure',
            'See if the sentence sounds nice',
            'Trust it if it says it twice',
            'Look in an animal book and ask a teacher',
          ],
          answer: 3,
          explanation:
            'A chatbot can say the same wrong thing again. A good book and a person who knows are two other doors.',
          practises: [1],
        },
        {
          question: 'What was Tomás’s own part in the mistake?',
          options: [
            'He told others before he had checked',
            'He chose otters for his talk',
            'He went to the library',
            'He spoke too quietly in class',
          ],
          answer: 0,
          explanation:
            'The chatbot made up the book, but Tomás passed it on. Saying so was brave, and it helped his class.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Sure of Itself and Wrong',
      description:
        'Two lawyers handed a judge six court cases that had never happened. Follow what they did next.',
      content: `## Six cases from nowhere

In 2023 a man was suing an airline in New York. His lawyer used a chatbot to look for earlier cases that would support him, and it delivered splendid ones with names, dates and quotations. The lawyers gave them to the court. The airline’s side could not find them anywhere, and neither could the judge, because six of these cases did not exist.

The lawyer had even asked the chatbot whether a case was real. It said yes. Asking a language model to confirm itself is like asking an echo whether the echo is right.

The judge fined the two lawyers and their firm 5,000 dollars. He stated that there is nothing wrong with using a good AI tool for help. What weighed on him was that they had not checked and that, when questions came up, they went on defending the invented cases instead of telling the truth at once.

## Four ways to go wrong

Made-up facts like these are often called hallucinations. The word is a bit misleading, since nobody is dreaming in there. The model produces likely text, and it has no separate shelf where the truth is kept. Other mistakes look different:

- Out of date: it describes the world as it was when its training data was collected.
- Misread: a blurred photo, an accent or a joke is taken for something else.
- Lopsided: some people or places were rare in the data, so it knows them badly.

In all four cases the tone stays equally smooth. Confidence in the voice and correctness of the content are two separate things, for machines and for people.

## How fact-checkers read

Professional fact-checkers do something that feels odd at first. They leave the page quickly. Instead of staring at an answer and wondering whether it looks right, they open other sources and see what those say. You can copy them in three moves. Stop before you share. Look for the original: who said it first, and when? Compare at least two sources that do not simply copy each other. As a rule, the more harm an error could do, the more checking it deserves. A recipe for pancakes needs little, and anything about medicine needs a doctor or a pharmacist.

## Coming out from behind the tree

In Genesis 3 two people hide among the trees, and when God speaks to them, each points at somebody else. You can hear the same tune whenever someone says that the computer did it. Machines do make errors. But a person decided to use this tool, to trust it and to pass on what it said, and that person can answer. Paul wrote to a young church:

> Therefore each of you must put off falsehood and speak truthfully to his neighbor, for we are all members of one another.
> — Ephesians 4:25

Look at the reason he gives. We belong together as the parts of one body do, so a falsehood that I let stand hurts people I am joined to. A good correction is short. Say what was wrong, what is right, what your part was and what you will do differently. It costs a minute of hot cheeks. Afterward people know that your word can be trusted.`,
      difficulty: 'intermediate',
      objectives: [
        'Name four kinds of AI mistakes and recognize them in examples.',
        'Check a claim by leaving the page and comparing independent sources.',
        'Write a correction that takes responsibility.',
      ],
      activities: [
        {
          title: 'The Correction Desk',
          description:
            '1. Recall a wrong thing that you once passed on: a rumor, a wrong time, a false fact. 2. Write a correction in exactly four sentences: what was wrong, what is right, my part, what I will do. 3. Read it to a partner, who strikes out every word of excuse. 4. If the matter is still open, deliver it.',
        },
        {
          title: 'Rumor Relay',
          description:
            'Whisper a message of twenty words with one date and one name along a line of eight people. The last one announces it with great confidence. Write up both versions. Then repeat the relay, but now everyone may go back two places to check. Compare the number of errors and the time it took.',
        },
      ],
      checks: [
        {
          question:
            'A chatbot names the mayor of your town, but she left office last year. Which kind of mistake is this most likely?',
          options: [
            'A misreading of a photo',
            'A case that was made up completely',
            'Information that is out of date',
            'A spelling error made by the person who asked',
          ],
          answer: 2,
          explanation:
            'She really was mayor when the training data was collected. The model had no view of what changed later.',
          practises: [0],
        },
        {
          question: 'Which step is the best check of a surprising claim?',
          options: [
            'Read the answer again slowly to see if it sounds certain',
            'Look for the original source and a second independent one',
            'Ask the same chatbot for a longer answer with more details',
            'Count how many friends have already shared it',
          ],
          answer: 1,
          explanation:
            'Tone, length and popularity do not measure truth. Sources that do not depend on each other can expose an error.',
          practises: [1],
        },
        {
          question: 'Which sentence belongs in a good correction?',
          options: [
            'Anyone would have fallen for that answer',
            'The app should really warn people better',
            'Most of the rest was correct, by the way',
            'I passed it on without checking it',
          ],
          answer: 3,
          explanation:
            'The other three may even be true, but they move attention away from your own part. Owning it is what rebuilds trust.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'One in a Hundred',
      description:
        'A test that is right nine times out of ten can sound alarms that are wrong nine times out of ten. Work out how, and who must answer for it.',
      content: `## An alarm with good credentials

A program examines scans for a disease that one person in a hundred has. Of those who have it, the program detects 90 percent; of those who do not, it wrongly alarms 9 percent. You receive an alarm. How worried should you be?

Do not trust your first impression; count. Among 10,000 people there are 100 patients and 9,900 healthy people. The program catches 90 of the patients and misses 10. Among the healthy it alarms 891. Altogether 981 people receive an alarm, and 90 of them are ill, which is roughly 9 percent. More than nine alarms in ten are false, although each component of the advertisement was true.

Arrange the four numbers in a square and you have a confusion matrix: true positives, false positives, false negatives and true negatives. The share of real cases that are found (90 of 100) is called recall or sensitivity. The share of alarms that are justified (90 of 981) is called precision. Lowering the threshold for an alarm usually raises the first and reduces the second. No mathematics can decide the exchange for you, because a missed illness and a needless fright are harms of different kinds, borne by different people.

## Knowing how sure to be

A second virtue is calibration. A forecaster who announces rain with 70 percent probability is well calibrated if it rains on about seven in ten of such days. A system can be accurate and badly calibrated, and it will then mislead those who act on its certainty. Language models present an additional difficulty: the confidence of their prose is a matter of style, and style was learned from people who mostly wrote as though they knew. As of 2026, making models say dependably that they do not know is still an unfinished task.

## The passing of the fruit

Error becomes a moral question at the moment when someone has to answer for it. In 2022 a traveler in Canada asked an airline’s chatbot about reduced fares after a death in the family, and it described a rule that did not exist. The airline refused him the refund and later argued, in effect, that the chatbot was responsible for its own statements. In 2024 a tribunal rejected the idea: the airline was responsible for all the information on its website, whichever part of it had produced the words.

The excuse is older than any tribunal. In the third chapter of Genesis each voice hands the fault along, the man to the woman and, with a sidelong accusation, to God who gave her; then the woman in her turn:

> Then the LORD God said to the woman, “What is this you have done?” “The serpent deceived me,” she replied, “and I ate.”
> — Genesis 3:13

Everything she says is accurate. She was deceived. Yet an accurate sentence may serve as a hiding place, and so may the words “the algorithm decided”. Complex systems make this more tempting, since designers, sellers, operators and users each hold only a fragment of the cause. Responsibility that is spread thinly enough seems to evaporate.

## What confession repairs

> He who conceals his sins will not prosper, but whoever confesses and renounces them will find mercy.
> — Proverbs 28:13

Aviation became remarkably safe partly because crews are expected to report their mistakes and are protected when they do so honestly. Concealed errors teach nobody. A published confusion matrix, a recall of a faulty product, an engineer who says in a meeting that the figure she presented was wrong: these are secular relatives of confession, and they depend on the same discovery, that truth told in time is safer than reputation defended. The gospel goes further than any safety culture can. It speaks of One who already knows, who went looking through the garden with a question, and whose mercy makes it possible to step out from among the trees.`,
      difficulty: 'advanced',
      objectives: [
        'Calculate precision and recall from base rates and error rates.',
        'Distinguish accuracy from calibration.',
        'Analyze how responsibility for an automated error is shifted and where it belongs.',
      ],
      activities: [
        {
          title: 'A Hundred Seeds',
          description:
            '1. Take 100 seeds or pebbles and mark 5 of them underneath. 2. Build a test: for each marked seed roll a die and alarm on 1 to 5; for each unmarked one alarm only on a 6. 3. Fill in the confusion matrix. 4. Compute precision and recall, and compare them with what you expected. 5. Change the rule so that a missed case becomes rarer, and describe the price.',
        },
        {
          title: 'Tribunal',
          description:
            'An automated gate at a swimming pool has refused a girl because it failed to recognize her face. Assign roles: girl, pool manager, software firm, the firm that supplied training pictures, judge. Each party has two minutes and may not lie. The judge then apportions responsibility in writing and states what must be repaired, not merely who must pay.',
        },
      ],
      checks: [
        {
          question:
            'A disease affects 2 percent of 1,000 people. A test finds 90 percent of the ill and alarms 5 percent of the healthy. Roughly which share of the alarms is justified?',
          options: ['95 percent', '90 percent', '50 percent', '27 percent'],
          answer: 3,
          explanation:
            'There are 20 ill people, of whom 18 are found, and 980 healthy ones, of whom 49 are alarmed. 18 out of 67 is about 27 percent.',
          practises: [0],
        },
        {
          question: 'Which forecaster is well calibrated?',
          options: [
            'One who says 90 percent every day and is right on half of the days',
            'One whose reports sound calm, firm and professional in all weather',
            'One whose announcements of 30 percent are followed by rain on about 3 days in 10',
            'One who never states any probability',
          ],
          answer: 2,
          explanation:
            'Calibration compares stated probability with observed frequency. Sounding certain has nothing to do with it.',
          practises: [1],
        },
        {
          question: 'Why did the tribunal’s decision about the airline chatbot matter?',
          options: [
            'It held the company answerable for what its tool told customers',
            'It declared that chatbots are persons before the law and must pay their own debts',
            'It banned every kind of automated advice',
            'It ruled that the traveler should have known better',
          ],
          answer: 0,
          explanation:
            'A tool cannot make amends. The organization that put it in front of customers can, and so the duty stays there.',
          practises: [2],
        },
      ],
    },
  },
};
