import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay07: LessonSource = {
  category: 'ai',
  dayNumber: 7,
  pictures: ['camera', 'balance-scale', 'handshake'],
  references: ['Romans 12:10', 'Matthew 7:12', 'Genesis 4:9', 'Luke 10:37', 'Micah 6:8'],
  bands: {
    kindergarten: {
      title: 'Ask First, Lena Says',
      description: 'Tim finds a muddy nose very funny. Does Lena?',
      content: `Lena falls in the mud. Her nose is brown! Tim laughs and lifts the camera. “Stop!” says Lena. “Ask first!” Tim looks at her face. She is close to tears. So he puts the camera away. He fetches a wet cloth. Soon they laugh together.

A picture of Lena belongs to Lena. She may say yes or no.

Computers can help us to be kind. Mr. Bell is blind. A computer reads books to him. One can find words for a new girl. She speaks another language.

Some things stay at home with your family. They are your whole name and your street. A computer does not need them. Ask a grown-up first.

Did something on a screen scare you? You are not in trouble. Run and tell a grown-up you trust.

God gave us to each other. So we look after one another.

> Be devoted to one another in brotherly love.
> — Romans 12:10`,
      difficulty: 'beginner',
      objectives: [
        'Ask before taking a picture of someone.',
        'Tell a grown-up when a screen scares you.',
      ],
      activities: [
        {
          title: 'Paper Camera',
          description:
            'Fold paper into a pretend camera. Walk around and ask, “May I?” The friend says yes or no. If yes, click and smile! If no, say, “That is fine.”',
        },
        {
          title: 'Keeper Walk',
          description:
            'Walk in pairs, hand in hand. One child has closed eyes. The other one guides and warns. Go slowly around a tree. Then change places.',
        },
      ],
      checks: [
        {
          question: 'You want a photo of your friend. What comes first?',
          options: ['Run away fast', 'Click and laugh', 'Ask, “May I?”'],
          answer: 2,
          explanation: 'A picture belongs to the one you see in it.',
          practises: [0],
        },
        {
          question: 'A screen shows something scary. What can you do?',
          options: ['Keep it a secret', 'Tell a grown-up', 'Look at it again'],
          answer: 1,
          explanation: 'You are not in trouble. A grown-up can help you.',
          practises: [1],
        },
        {
          question: 'Your friend says no to a photo. What now?',
          options: ['Put the camera away', 'Take it from behind', 'Ask ten more times'],
          answer: 0,
          explanation: 'No means no. Then find a game you both like.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Three Lamps Before You Send',
      description:
        'Noor has a very funny picture of Emil, and her finger is right above the button.',
      content: `## The donkey ears

Noor’s older sister had an app that changed photos with AI. Noor tried it on a picture of Emil from her class, and now he had donkey ears and enormous teeth. She laughed until her tummy hurt. Everybody else would laugh too! Her finger was already over the button.

Then she thought of Emil. He was new, and he was shy about his teeth. Would he be laughing? She put the tablet down and went to her grandfather, who told her about three lamps. “Hold them up before you send anything,” he said. “If one of them stays dark, wait.”

- Is it kind? Would I be happy if someone did this to me?
- Is it private? Does it show a name, a home, a face or a secret that is not mine to give?
- Is it fair? Does it help some people and leave another person out?

Jesus put it into a single sentence.

> In everything, then, do to others as you would have them do to you.
> — Matthew 7:12

## The game that would not listen

The third lamp needs sharp eyes. At a birthday party the children played a game with their voices. It understood everyone but Ravi, because he stutters. Its makers had never thought about a voice like his. So the children chose a different game, and later they wrote the makers a letter.

## Bright sides

AI can also lift people up. It can tell a blind man what is in a can of soup, or warn a village that a flood is coming. The same kind of tool can hurt or help, depending on the hands that hold it.

In the end Noor deleted the picture. She took her pencils and drew Emil on a rocket, with his real smile. She carried it over to his desk and asked, “May I give you this?” He nodded, and for the first time he smiled with all his teeth.`,
      difficulty: 'beginner',
      objectives: [
        'Use three questions before sharing something about a person.',
        'Spot when a tool leaves someone out.',
        'Give an example of AI that helps people.',
      ],
      activities: [
        {
          title: 'Lamp, Lamp, Lamp',
          description:
            '1. Cut three paper lamps for each group: kind, private, fair. 2. The leader reads a story card, such as “Lou wants to post where her friend lives”. 3. The group turns over each lamp that stays dark. 4. Together find a way to change the plan so that all three lamps shine. 5. Make up a new card for the next group.',
        },
        {
          title: 'Change the Game',
          description:
            'Pick a game that you all know. What if one player could not see, hear or run? Change the rules so that this friend can play and it is still fun. Try it for real, with a blindfold or on chairs.',
        },
      ],
      checks: [
        {
          question: 'Which lamp stays dark when Lou wants to post her friend’s address?',
          options: [
            'Only the one for fair',
            'No lamp, if the friend is nice',
            'The one for good spelling',
            'The one for private',
          ],
          answer: 3,
          explanation:
            'An address tells strangers where a child lives. That is for the friend and her family to give.',
          practises: [0],
        },
        {
          question: 'Why was the voice game not fair to Ravi?',
          options: [
            'He did not know the rules',
            'His turn came after all the others',
            'Its makers had not thought of voices like his',
            'The other children spoke too fast',
          ],
          answer: 2,
          explanation:
            'A tool works for the people its makers had in mind. Telling them who was left out helps them to mend it.',
          practises: [1],
        },
        {
          question: 'Which of these is AI that lifts someone up?',
          options: [
            'A tool that reads labels to a blind man',
            'A photo trick that makes a shy boy look silly',
            'A game that hears only some voices',
            'An app that tells strangers your street',
          ],
          answer: 0,
          explanation:
            'It gives the man something he needs and harms nobody. The other three hurt people or leave them out.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Am I the Keeper of His Picture?',
      description:
        'Fake images, leaked secrets and machines that mishear: what the oldest excuse in the world has to do with your phone.',
      content: `## The oldest excuse

After Cain had killed his brother, God asked him a question. His answer has been repeated in many disguises ever since.

> And the LORD said to Cain, “Where is your brother Abel?” “I do not know!” he answered. “Am I my brother’s keeper?”
> — Genesis 4:9

Today it may sound like this: I only forwarded it, I did not make the picture, and she should not have told me if it was a secret. A phone puts a small distance between you and the other person. Across that distance it becomes easier to forget that someone is there.

## When pictures lie

As of 2026, AI can place a real person’s face or voice into scenes that never happened. The results are called deepfakes, and they can be hard to recognize. Some are harmless fun that everybody in them has agreed to, while others are made to shame or deceive people, which is a crime in many countries. If you receive such a picture of someone you know, three steps protect them:

- Do not pass it on, not even to show how awful it is.
- Stand by the person, and tell them that they have done nothing wrong and are not alone.
- Bring it to an adult you trust, who can report it and get it taken down.

The same steps hold if the picture shows you. Shame will tell you to hide, but you have no reason to believe it.

## What leaves your hands, and who is not heard

Whatever you enter into an app may be stored on somebody else’s computer and, depending on the company’s rules, used for training. So keep back anything that could harm you or another person: full names with addresses, passwords, photos of others, a friend’s illness or family trouble. A useful test is whether you would say it aloud on a crowded bus. And a friend’s secret is never yours to type in. If it frightens you, take it to an adult you trust, for an app cannot protect anyone.

Unfairness is easy to overlook as long as a tool works well for you. In 2020 researchers tested the speech recognition systems of five large companies in the United States. For white speakers the systems got about 19 words out of a hundred wrong, and for Black speakers about 35. Nobody had planned that. Most likely, too few of those voices had been included when the systems were trained. Anyone who dictates a letter or calls for help by voice feels the difference.

## Keeping as a craft

Now turn Cain’s question around. What could it look like to be a keeper? Blind people use AI to have a menu or a street sign described to them. Captions let a deaf classmate follow a joke at the same moment as everyone else, and forecasts give farmers another day to bring in the harvest. You can also do your own part without any program at all. Hand in work that is really yours, and say openly where a tool has helped you. Notice who has gone quiet in the group chat. Ask where your brother or sister is today, and wait for the answer.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain three steps that protect a person shown in a harmful fake picture.',
        'Decide which information should not be typed into an app.',
        'Interpret test results that show a tool serving one group worse.',
      ],
      activities: [
        {
          title: 'The Crowded Bus',
          description:
            '1. Write fifteen pieces of information on slips, from “I like mangoes” to “my friend’s parents are separating”. 2. Mark one wall as bus, one as family only, one as not mine to tell. 3. Each person places slips and gives a reason. 4. Where the group disagrees, imagine that the slip is about you, and decide again.',
        },
        {
          title: 'A Keeper for a Day',
          description:
            'Draw the name of someone in your group in secret. For one day be this person’s keeper without being noticed: see to it that they are included, that they are not talked about unkindly, and that they get help when they need it. In the evening everyone guesses who kept them.',
        },
      ],
      checks: [
        {
          question:
            'In your class chat a fake picture appears that makes fun of Dana. What is the right first step?',
          options: [
            'Forward it to a few close friends so that they are warned',
            'Leave it unshared and tell a trusted adult',
            'Post a fake picture of the one who made it',
            'Wait, since pictures like that are forgotten in a day',
          ],
          answer: 1,
          explanation:
            'Every copy harms Dana again, even a well-meant one. An adult can report it and have it removed while you stand by her.',
          practises: [0],
        },
        {
          question: 'Which of these is fine to type into a chatbot for homework?',
          options: [
            'A question about how volcanoes form',
            'Your friend’s medical report, to have it explained',
            'Your home address together with the hours when you are alone there',
            'A photo of your class with everyone’s names',
          ],
          answer: 0,
          explanation:
            'The volcano question reveals nothing about anybody. The others could harm you or people who were never asked.',
          practises: [1],
        },
        {
          question:
            'A system makes 19 errors in 100 words for one group of speakers and 35 for another. What follows?',
          options: [
            'The second group speaks incorrectly',
            'Both groups are served equally well',
            'The system needs no more training data',
            'The second group meets nearly twice as many errors',
          ],
          answer: 3,
          explanation:
            '35 is almost double 19. The speech is not at fault. The system serves these speakers worse, and its makers must find out why.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Stranger, Neighbor, Data Point',
      description:
        'Three harmless facts can identify you, two fair tests can contradict each other, and a story about a road still has the last word.',
      content: `## Three harmless facts

A date of birth, a gender and a postal code hardly seem secret. Around the year 2000 the computer scientist Latanya Sweeney estimated that for about 87 percent of the population of the United States this combination was probably unique. She had already shown what that means in practice: by linking supposedly anonymous hospital records with a public list of voters, she identified the records of a state governor. Removing names, in other words, does not make people disappear from data. It only changes how many steps it takes to find them again.

The principle of purpose limitation answers this danger. Information handed over for one reason should not drift silently toward another, so that a fever reported to a school nurse does not turn up in the calculations of an insurer. Behind the legal term lies an old courtesy: whatever was entrusted to you in confidence is not your property.

## When fairness disagrees with itself

Suppose a lender uses a program to flag applicants who are likely to fall behind with repayments. In district A, 50 of 100 applicants would fall behind; in district B, 20 of 100. Let the program be equally good in both by two reasonable standards: it finds 80 percent of those who would fall behind, and 80 percent of its flags are correct.

Count the consequences. In A it finds 40 people with 50 flags, so that 10 of the 50 reliable applicants are wrongly flagged: 20 percent. In B it finds 16 people with 20 flags, so that 4 of the 80 reliable applicants are wrongly flagged: 5 percent. An honest person in A is four times as likely to be rejected by mistake as an honest person in B, although the program treats both districts identically according to its brochure.

This is not carelessness that a better programmer could repair. Around 2016, during a heated argument about software used in American courts, several researchers proved that when base rates differ, certain desirable standards of fairness cannot all be satisfied, except in trivial cases. Somebody has to choose which error matters more and to defend that choice before the people concerned. And one may ask a question that no formula poses: why do the base rates differ, and what would it take to change the circumstances instead of merely predicting their results?

## Costs beyond the screen

Justice also looks behind the interface. People sort disturbing images so that filters can learn, often for low wages. Data centers need electricity and cooling; according to the International Energy Agency they used roughly 1.5 percent of the world’s electricity in 2024, and the share is expected to rise. Against this stand real benefits, such as earlier warnings of floods, better hearing aids and faster searches for medicines. Weighing such goods and harms honestly is part of what it means to be a citizen, and Christians will not always reach the same conclusion.

## Which of these three?

A lawyer once asked Jesus for the definition of neighbor, presumably hoping for a category with clear borders. He received a story about a road, a wounded man, and a foreigner who stopped. At the end, Jesus turned the question around: which of the three travelers had become a neighbor to the man who had been robbed?

> “The one who showed him mercy,” replied the expert in the law. Then Jesus told him, “Go and do likewise.”
> — Luke 10:37

The issue is no longer who qualifies for my concern but whether I am willing to be a neighbor. For anyone who designs, trains or merely uses such systems, that shifts the burden of proof. A row in a table is somebody lying beside a road that we happen to be traveling. The prophet Micah condensed the duty into three verbs, asking what the LORD requires “but to act justly, to love mercy, and to walk humbly with your God?” (Micah 6:8) Justice without mercy can become mere bookkeeping. Mercy without justice leaves the road as dangerous as it was. And humility keeps the engineer’s telephone number on the product, so that anyone who has been hurt can call.`,
      difficulty: 'advanced',
      objectives: [
        'Explain why removing names does not make data anonymous.',
        'Calculate false alarm rates in two groups and show how fairness criteria conflict.',
        'Weigh benefits and costs of an AI system from the standpoint of those affected.',
      ],
      activities: [
        {
          title: 'How Alone Is Your Row?',
          description:
            '1. Everyone writes on a card, without a name: month of birth, number of siblings, shoe size. 2. Shuffle and lay out the cards. 3. Find out how many cards are unique by one fact, by two, by all three. 4. Decide which fact could be made coarser so that no card stands alone, and what would become useless as a result. 5. Destroy the cards together at the end.',
        },
        {
          title: 'The Empty Chair',
          description:
            'A town wants cameras with AI at its swimming lake to detect people who are drowning. Hold a hearing with a lifeguard, a parent, a teenager who swims there, the firm and the treasurer. Leave one chair empty, and let the group find out who has not been invited but will be affected. Write three conditions under which the town could agree.',
        },
      ],
      checks: [
        {
          question: 'Why was it possible to identify people in records without names?',
          options: [
            'The names had merely been printed in very small letters',
            'Hospitals had sold the complete list to a newspaper',
            'Combinations of ordinary facts are often unique and can be linked with other lists',
            'Anonymous data always contains photographs',
          ],
          answer: 2,
          explanation:
            'Each fact alone fits many people. Together they frequently fit only one, and a second list supplies the name.',
          practises: [0],
        },
        {
          question:
            'In a third district 60 of 100 would fall behind. The program again finds 80 percent of them, and 80 percent of its flags are correct. Which share of the 40 reliable applicants is wrongly flagged?',
          options: ['20 percent', '30 percent', '12 percent', '80 percent'],
          answer: 1,
          explanation:
            'It finds 48 people. If these are 80 percent of the flags, there are 60 flags, and 12 are wrong. 12 of 40 reliable applicants is 30 percent.',
          practises: [1],
        },
        {
          question: 'How does the story of the road change the question about an AI system?',
          options: [
            'From who deserves my concern to whether I act as a neighbor',
            'From whether it is lawful to whether it is profitable',
            'From what it costs to how quickly it can be delivered to all customers',
            'From justice toward mercy without any justice',
          ],
          answer: 0,
          explanation:
            'Jesus refused to draw a border around duty. Those affected by a system are already on our road, whether or not they are customers.',
          practises: [2],
        },
      ],
    },
  },
};
