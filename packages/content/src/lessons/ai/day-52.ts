import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay52: LessonSource = {
  category: 'ai',
  dayNumber: 52,
  pictures: ['beans', 'snail', 'thinking-face'],
  references: ['Acts 9:1-27', 'Proverbs 18:17', '2 Corinthians 5:17'],
  bands: {
    kindergarten: {
      title: 'Red Bean or White Bean?',
      description: 'Peek at one bean at a time. How sure are you now?',
      content: `Nia holds a bag. It is full of beans. Are they red or white?

She does not know. She pulls one out. Red! She puts it back and shakes. Red again! Now Nia feels very sure. All red, she says.

One more time. Oh! This bean is white. Nia giggles. Then she changes her mind. Some are red, and some are white.

## Sheep or sock?

Uncle Leo has a phone that names things. It sees a bit of wool. “Sheep,” it says.

Uncle Leo holds the phone up higher. Now it sees the whole thing. “Sock,” it says. People made it to guess. Clues help it guess better.

## A new clue about Saul

Saul was mean to the friends of Jesus. Ananias was scared of him. Then God told him something new. So Ananias went and called him brother.

> He got up and was baptized
> — Acts 9:18

Now Saul loved Jesus! That was a very big clue.`,
      difficulty: 'beginner',
      objectives: [
        'Change a guess when a new clue comes.',
        'Tell what helps a machine guess better.',
        'Say what was new about Saul.',
      ],
      activities: [
        {
          title: 'Pull, look, point',
          description:
            'Put red and white beans in a bag. Put a red flower and a white stone apart. Pull one bean. Walk to what you think is inside. Put the bean back and try again. You may walk the other way!',
        },
      ],
      checks: [
        {
          question: 'Nia said all red. Then what came out?',
          options: ['A little green frog', 'A white bean', 'Another red bean'],
          answer: 1,
          explanation: 'That was a new clue. So Nia changed her mind.',
          practises: [0],
        },
        {
          question: 'Why did the phone guess wrong at first?',
          options: ['It wanted to be funny', 'It was a sad phone', 'It saw just a bit'],
          answer: 2,
          explanation: 'It saw only wool. More to see was a better clue.',
          practises: [1],
        },
        {
          question: 'What was new about Saul?',
          options: ['He loved Jesus now', 'He wore a red coat', 'He had moved to an island'],
          answer: 0,
          explanation: 'Jesus made Saul new. He was not mean any more.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Who Ate the Lettuce?',
      description: 'Slide a stone along a line and let each clue tell it how far to go.',
      content: `## Bites in the night

Something has been eating the lettuce at camp. Ruben is sure that it is the rabbit, because he saw one by the fence last week.

“Would you bet your dessert on it?” asks Pia, who takes care of the garden.

“Half of it,” says Ruben.

So Pia draws a long line in the dirt. One end means yes, for sure, and the other end means no, for sure. Ruben puts a stone near the yes.

## Clues that push

First they find a shiny trail of slime on a leaf. Rabbits do not leave slime, but slugs do, so the stone slides far toward no.

Next they feel that the leaves are wet. But leaves are wet with dew each morning, no matter who came by in the night. The stone stays where it is.

Then Pia gets the night camera, which has a program in it that puts names and numbers on a photo. It says rabbit 60 and cat 40. Is that a strong clue? No, because the program was only taught two animals. It had to share its 100 points between rabbit and cat, and it could not say slug at all.

That night they go out with a flashlight, and six fat slugs are having supper. Ruben laughs and moves the stone to the very end.

“Ask this of each clue,” says Pia. “Would I see it even if I am wrong? If so, it is weak. If not, it is strong.”

## A stone that could slide

The believers in Jerusalem had a stone to move, too, when Saul came and wanted to join them.

> but they were all afraid of him, not believing that he was a disciple
> — Acts 9:26

They had good reasons. Then Barnabas told them what Saul had done since he met Jesus. He had stood up for Him right where it was dangerous. That was a strong clue, and they let it count. When you change your mind for a good reason, you have not lost, for that is what honest people do.`,
      difficulty: 'beginner',
      objectives: [
        'Tell a strong clue from a weak one.',
        'Explain why a program’s number can mislead us.',
        'Describe what helped the believers to trust Saul.',
      ],
      activities: [
        {
          title: 'Stone on the line',
          description:
            'One player thinks of a person, plant or animal at camp. Scratch a line in the dirt and name one guess. The player gives one true clue at a time, and the group agrees how far the stone should move. Say why each time. After six clues, see who it was.',
        },
        {
          title: 'Would I see it anyway?',
          description:
            'With a partner, write four clues that it rained last night. Ask of each one: would I see this if there had been no rain? Put the clues in order from weak to strong.',
        },
      ],
      checks: [
        {
          question: 'Ruben thinks a rabbit did it. Which clue tells him the most?',
          options: [
            'The leaves are wet in the morning',
            'Lettuce grows in three long rows',
            'There is slime on a leaf',
            'The camp has a wooden fence',
          ],
          answer: 2,
          explanation: 'A rabbit would not leave slime. The others would be there in any case.',
          practises: [0],
        },
        {
          question: 'Why did the camera never say slug?',
          options: [
            'It was taught only rabbit and cat',
            'Slugs hide from every camera',
            'It was trying to trick Pia',
            'Slugs are not real animals',
          ],
          answer: 0,
          explanation:
            'A program like this picks from the names it was taught, even if none of them fits.',
          practises: [1],
        },
        {
          question: 'What made the believers trust Saul in the end?',
          options: [
            'He promised to pay them back',
            'They were told never to doubt anyone',
            'He looked much older than before',
            'Barnabas told what Saul had done',
          ],
          answer: 3,
          explanation:
            'Saul had spoken up for Jesus in a dangerous place. His deeds were good clues.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Number That Moves',
      description:
        'Two bags, a handful of beans, and the rule by which machines and people can change their minds fairly.',
      content: `## Two bags

Bag A holds three red beans and one white bean, while Bag B holds one red and three white. A friend flips a coin, hides one of the bags under a blanket and lets you draw a bean without looking. Before you draw, the odds for Bag A are even, or 1 to 1.

You pull out a red bean. Since red comes three times as often from A as from B, the odds are now 3 to 1 for A, or 75 percent. You return the bean and draw another red one, which raises the odds to 9 to 1, or 90 percent. The third bean is white, and because white favors B by the same factor of three, you slide back to 3 to 1.

The rule is to start somewhere, ask how much better one idea explains the clue than the other idea does, and multiply. It is named after Thomas Bayes, an English minister who studied the question in the 1700s.

## Words as beans

Some filters for junk mail operate this way, treating each word of a message like a bean from one of two bags, junk or honest mail. The word prize pushes the odds toward junk, while your grandmother’s name pushes them back. A single word seldom decides anything, but together forty little pushes can.

Such a filter makes three mistakes that people make as well.

- It counts an echo as a new clue. If three classmates report the same thing, and all of them heard it from Omar, you have one bean instead of three.
- It knows only the bags it was given. A program trained on cats and dogs will call a goat one or the other.
- It may be completely certain from the start. If you put zero into the rule, you can multiply until midnight, and zero it remains.

## What does 90 percent mean?

When an app announces that it is 90 percent sure, ask for its record. Out of all the occasions when it said so, was it right about nine times in ten? If nobody has ever checked, the number is only decoration. You can examine your own certainty the same way, by writing down predictions with a percentage and counting the results later.

## The man at zero

As far as we can tell, Saul set out for Damascus with his mind at zero, giving no chance at all to the possibility that Jesus was alive. Yet as he lay on the ground in that light, the educated expert did something unexpected and asked.

> “Who are You, Lord?” Saul asked.
> — Acts 9:5

A question is what zero looks like when it finally begins to move. Proverbs describes the same kind of honesty in a courtroom: “The first to state his case seems right until another comes and cross-examines him” (Proverbs 18:17).

Christians do not come to believe in Jesus by drawing beans, and trusting a person involves more than calculating odds. Still, faith does not require anybody to hide from an honest question. Choose one opinion that you hold firmly, and ask yourself what you would have to see in order to move, even a little. If you can name it, your mind is alive.`,
      difficulty: 'intermediate',
      objectives: [
        'Update odds after a clue by comparing two explanations.',
        'Recognize echoes and missing choices in a chain of evidence.',
        'Judge a stated percentage by its record.',
      ],
      activities: [
        {
          title: 'The bag under the blanket',
          description:
            'Prepare two paper bags with beans or pebbles like those in the lesson. A partner hides one. Draw, put back, and write the odds after each draw until you reach 27 to 1 for one bag. Play five rounds. How often did the bag you were so sure of turn out to be the wrong one?',
        },
        {
          title: 'Ten predictions',
          description:
            'Write ten predictions about tomorrow at camp, each with 60, 80 or 95 percent beside it. The next evening count how many came true in each group. Were you too sure, too careful, or about right?',
        },
      ],
      checks: [
        {
          question: 'Your odds for Bag A are 3 to 1. The next bean is red. What are they now?',
          options: ['4 to 1', '9 to 1', '6 to 1', '1 to 1'],
          answer: 1,
          explanation: 'A red bean multiplies the odds for A by three, and 3 times 3 is 9.',
          practises: [0],
        },
        {
          question: 'Three students report the same rumor. What should you find out first?',
          options: [
            'Which of them tells it best',
            'How long the rumor is',
            'Whether they like the person',
            'Whether they share one source',
          ],
          answer: 3,
          explanation:
            'If all of them are repeating one person, it is a single clue heard three times.',
          practises: [1],
        },
        {
          question:
            'An app is “95 percent sure” about a mushroom. When does that number deserve weight?',
          options: [
            'When such claims were tested and came true about that often',
            'When the number is shown in large green letters with a check mark',
            'When it gives the same number twice in a row for one photo',
            'When the app can also play the sound of many birds',
          ],
          answer: 0,
          explanation:
            'A tested record gives a percentage its meaning. And no app’s number is enough for eating a wild mushroom; that takes an expert.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Weights of Evidence',
      description:
        'An unfinished paper by a minister, a code room in wartime, and a question about how far a mind may move.',
      difficulty: 'advanced',
      content: `## A paper found in a desk

When Thomas Bayes, for many years a minister in the English town of Tunbridge Wells, died in 1761, an essay on chance was found among his papers. His friend Richard Price, also a minister, edited it and sent it to the Royal Society, whose journal printed it in the volume for 1763. It asked how the events that we observe ought to alter our opinion about their hidden cause.

Expressed in modern terms, the answer fits on a single line: new odds equal old odds times the likelihood ratio. The ratio compares how probable the clue is if the claim is true with how probable it is if the claim is false. A clue that would turn up in either case has a ratio of one and should move nobody.

Suppose a certain fault affects one engine in a hundred, so that the odds are 1 to 99. A warning sign is ten times as likely with the fault as without it, so that one sign brings the odds to 10 to 99, or about 9 percent. A second, independent sign gives 100 to 99, practically an even bet, and a third gives 1,000 to 99, or about 91 percent. No single clue would have been sufficient by itself. The word independent, however, bears the whole load. If the second and third signs merely repeat the first, we remain at 9 percent, no matter how insistently the dashboard blinks.

## Counting in bans

In the Second World War, Alan Turing and his colleagues at Bletchley Park scored evidence about German ciphers. Because adding is easier than multiplying, they used logarithms of the ratio: a factor of ten was one ban, and a tenth of that was a deciban. Their colleague Jack Good later wrote that a deciban is about the smallest change in weight of evidence that human intuition can perceive. Many faint hints, patiently added up, could lift a conjecture into near certainty.

Many classifiers today perform a comparable sum on a larger scale, and their percentages deserve examination. A network taught ten kinds of bird must divide 100 percent among those ten, even when it is shown a teapot. A language model that writes “I am 90 percent sure” has produced a likely phrase; whether it is right nine times in ten is a matter for testing, on cases like the one at hand.

## The rule of the open door

In 1650 Oliver Cromwell wrote to the leaders of the Scottish church: “I beseech you, in the bowels of Christ, think it possible you may be mistaken.” He did not always take his own advice, as the people of Drogheda in Ireland had discovered the year before. The statistician Dennis Lindley nonetheless named a principle after the sentence: outside of logic and mathematics, never assign a claim a probability of exactly zero or one. Anything multiplied by zero remains zero, so that no witness, no experiment and no light from heaven can afterward be heard.

Saul of Tarsus seems to have been in that position. His certainty was sincere, learned and deaf.

> He fell to the ground and heard a voice say to him, “Saul, Saul, why do you persecute Me?”
> — Acts 9:4

## What the arithmetic cannot settle

Price himself employed such mathematics to answer David Hume’s argument against miracles. The debate continues, since it depends partly on the starting odds, and the formula does not supply them. What it can do is expose cheating, such as counting a clue twice, ignoring an inconvenient one, or refusing to move at all. Honest people who begin in different places may draw closer without meeting. Faith, as Christians commonly understand it, includes evidence and also goes beyond it, in the way that trusting a friend goes beyond a forecast of her conduct.

One more limitation deserves attention. A model that predicts behavior from the past would have rated Saul a permanent danger, and its data would have been excellent. Careful people were right to protect themselves. Yet he came to describe a kind of transformation that no record of earlier conduct contains.

> Therefore if anyone is in Christ, he is a new creation. The old has passed away. Behold, the new has come!
> — 2 Corinthians 5:17

A score can summarize what someone has done. It has no authority to announce what that person may become. Wherever risk scores are used on human beings, in courts, schools or banks, somebody must remain able to look up from the number and ask a question.`,
      objectives: [
        'Compute updated odds from a prior and independent likelihood ratios.',
        'Explain why beliefs of exactly zero or one cannot learn.',
        'Discuss what updating leaves open about starting points and persons.',
      ],
      activities: [
        {
          title: 'A ledger of decibans',
          description:
            'Take a harmless mystery at camp, such as who left the gate open. List the suspects and give each equal odds. For every clue, agree on a factor of 1, 2, 3 or 10 and write it beside each suspect. Strike out any clue that only repeats another. Multiply at the end, and note which single factor you trust least. Then decide whether an accusation would be fair.',
        },
        {
          title: 'The mover’s statement',
          description:
            'Two people who disagree on a question of policy each write one paragraph that begins: I would move if I saw. They exchange papers and may object only that the named evidence is impossible to obtain or would not in fact matter. Revise until both accept both paragraphs.',
        },
      ],
      checks: [
        {
          question:
            'The odds are 1 to 99. Two independent clues each have a ratio of ten. Where do you stand?',
          options: [
            'At about 20 percent, since each clue adds ten points',
            'At about 91 percent, since two strong clues settle it',
            'At about 50 percent, since the odds are now 100 to 99',
            'At about 9 percent, since only the first clue counts',
          ],
          answer: 2,
          explanation:
            'Ratios of independent clues multiply: 1 times 10 times 10 is 100, against 99. That is practically an even bet.',
          practises: [0],
        },
        {
          question: 'What is wrong with giving a factual claim a probability of exactly zero?',
          options: [
            'It makes the calculation take far too long by hand',
            'No clue, however strong, can ever raise it again',
            'It means that the claim was tested by too few people',
            'Only a computer can work with numbers that small',
          ],
          answer: 1,
          explanation:
            'Updating multiplies the old odds. A product with zero stays zero, so such a mind has stopped listening.',
          practises: [1],
        },
        {
          question: 'Why can two honest people see the same evidence and still differ?',
          options: [
            'The formula does not tell them where to begin',
            'One of the two must be counting every clue twice over',
            'Likelihood ratios work for ciphers and never for events',
            'Evidence plays no part in what either of them believes',
          ],
          answer: 0,
          explanation:
            'The rule governs movement. Starting odds come from elsewhere, and reasonable people may bring different ones.',
          practises: [2],
        },
      ],
    },
  },
};
