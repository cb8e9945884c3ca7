import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay37: LessonSource = {
  category: 'ai',
  dayNumber: 37,
  pictures: ['name-badge', 'locked', 'key'],
  references: ['Mark 1:9-11', 'Isaiah 43:1', 'John 10:3', 'Luke 12:6-7'],
  bands: {
    kindergarten: {
      title: 'My Name Is a Treasure',
      description: 'God knows your name. Who else may have it?',
      content: `Splash! Jesus stood in the river. He came up out of the water.

Then a voice came from heaven.

> You are My beloved Son; in You I am well pleased.
> — Mark 1:11

The Father loved Him. He said so out loud!

## A name and a face

You have a name. You have a face. Nobody else is you. Your name and face are treasures.

Lila plays a game on a screen. The screen asks, “What is your name?” It asks, “May I see your face?”

A screen is not a friend. A machine keeps what you tell it. Far away, people may see it.

Lila puts down the game. She runs to Papa. “It wants my face!” she says. Papa looks. “Good that you asked me,” he says. They choose a funny play name. Now she is Captain Pickle!

God already knows Lila. God loves her, with no screen at all.`,
      difficulty: 'beginner',
      objectives: [
        'Say what the voice from heaven told Jesus.',
        'Ask a grown-up before giving a name or face to a screen.',
      ],
      activities: [
        {
          title: 'Stop, ask, then play',
          description:
            'A grown-up pretends to be a screen. The screen asks for things. Favorite color? You may tell. Your name or face? Hold up your hand and run to ask.',
        },
      ],
      checks: [
        {
          question: 'What did the Father call Jesus?',
          options: ['My beloved Son', 'My little lamb', 'My brave soldier'],
          answer: 0,
          explanation: 'The voice said that Jesus is the beloved Son.',
          practises: [0],
        },
        {
          question: 'A game wants a picture of your face. What comes first?',
          options: ['Smile for it', 'Type your name', 'Ask a grown-up'],
          answer: 2,
          explanation: 'Your face is a treasure. A grown-up helps you guard it.',
          practises: [1],
        },
        {
          question: 'Where did Lila run with her question?',
          options: ['To the river', 'To Papa', 'To the screen'],
          answer: 1,
          explanation: 'Papa could look and help. They picked a play name.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Small Clues Tell a Big Secret',
      description: 'One clue says little, but five clues can lead to your front door.',
      content: `## The clue game

Sam did not put his real name on the game. “I am safe,” he thought. Then he typed a few small things.

First he wrote that he loves the Blue Rockets, a team in his own town. Next he told everyone that his school has a green gate. Last of all he wrote that he walks his dog Pepper every afternoon at four.

A stranger who saw all three clues could guess his town, his school and where he would be at four. Sam never gave his name, but he drew a map to himself.

Facts about you are called personal data. Some are fine to share. Others belong to your family.

- Fine for most: a color, a song or an animal you like.
- For friends you know: your jokes and your birthday plans.
- For family: your full name, address, school, face and passwords.

## What a machine does with a face

A camera with AI can measure a face. It turns the shape into a list of numbers, and later it can hunt for the same list in other photos. It may find you in a family picture that your aunt put online. Sometimes it is wrong and mixes up two people.

You can change a bad password. You can’t swap your face for a new one! So ask before you post a photo, even a photo of a friend. It is their face, and they get to say yes or no.

## Known and loved

A machine knows facts. It does not know you. God does.

> I have called you by your name; you are Mine!
> — Isaiah 43:1

When God calls a name, He is not hunting for data. He is calling a child He loves. We can treat the names of others with that same care.`,
      difficulty: 'beginner',
      objectives: [
        'Explain how small clues add up.',
        'Sort facts by who may know them.',
        'Ask before sharing a photo of someone.',
      ],
      activities: [
        {
          title: 'Detective trail',
          description:
            'Each child writes four true clues about a made-up person on four cards. Turn the cards over one at a time. After each card, the others guess the town, school or age. Which card gave the most away?',
        },
        {
          title: 'Picture permission',
          description:
            'Act out three short scenes in pairs: someone wants to post a photo of a friend. Practice asking, saying no kindly, and taking no for an answer. Swap parts.',
        },
      ],
      checks: [
        {
          question: 'Why was Sam not as safe as he thought?',
          options: [
            'His dog had run away',
            'His clues fit together like a map',
            'He had used a long password',
            'The Blue Rockets lost a game',
          ],
          answer: 1,
          explanation: 'Team, school and time each tell a little. Put together they point to Sam.',
          practises: [0],
        },
        {
          question: 'Which fact should stay with your family?',
          options: [
            'Your best-loved animal',
            'The song you hum',
            'The color of your kite',
            'The street where you live',
          ],
          answer: 3,
          explanation: 'An address leads right to your door, so only family should share it.',
          practises: [1],
        },
        {
          question: 'You have a funny photo of Zoe. What do you do before posting it?',
          options: [
            'Ask Zoe and a grown-up',
            'Put her name under it',
            'Send it to one friend only',
            'Post it and tell her later',
          ],
          answer: 0,
          explanation: 'It is her face, so she may say yes or no.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Recognized Is Not the Same as Known',
      description: 'How a computer matches a face, and why you have a say in it.',
      content: `## A face becomes a list

To find out whether two photos show the same person, a computer does not look at them as you do. First a program locates the face and straightens it. Then a network, trained on an enormous number of pictures, turns it into a list of perhaps a few hundred numbers. Photos of one person should produce lists that lie close together, and photos of different people should produce lists that lie far apart.

At last comes a decision that people have to make: how close is close enough? If the limit is strict, the system will sometimes fail to recognize the right person. If it is loose, it will confuse strangers more often. No setting removes both kinds of mistakes.

Two tasks are easily mixed up. When you unlock a phone, the system compares one face with one stored list. When police search for a suspect, a picture may be compared with millions of lists, and among millions there is nearly always somebody who looks similar. In 2020 police from Detroit arrested Robert Williams in front of his daughters because a program had pointed to the wrong man. His own face did not match when officers finally looked carefully.

## Why privacy matters

Some people say that whoever has nothing to hide has nothing to fear. Yet you close the bathroom door although everybody knows what happens there. Privacy is not about guilty secrets. It gives you a space in which to make mistakes, to change your mind, and to decide whom you trust.

Data about you can travel further than you expect.

- It can be copied without wearing out.
- It can be combined with other data.
- It can be stolen and used by criminals.
- It can be read by someone ten years from now.

For this reason many countries have laws to protect personal data, with extra rules for children. A good rule for builders is called data minimization: collect only what the task requires, and delete it afterward. You can follow a similar rule yourself by leaving optional fields empty.

## A voice over the river

Before Jesus had taught a crowd or healed anyone in Mark’s account, He went down into the Jordan to be baptized.

> And a voice came from heaven: “You are My beloved Son; in You I am well pleased.”
> — Mark 1:11

That is what it sounds like to be known. A recognition system reports that a pattern matches with a certain score, and it would report the score just as calmly for a lamp post. Love speaks differently. Jesus later said that a good shepherd “calls his own sheep by name” (John 10:3), because each one matters to him.

Whoever is loved does not need to give away everything in order to be noticed. You may keep some doors closed, and you can guard the doors of other people as carefully as your own.`,
      objectives: [
        'Describe how a program compares faces.',
        'Explain why a search among millions produces false matches.',
        'Apply data minimization to a form or an app.',
      ],
      difficulty: 'intermediate',
      activities: [
        {
          title: 'Human face matcher',
          description:
            'Agree on five features that can be scored from 1 to 5, such as length of hair or height. Everyone writes a secret list about themselves without a name. Collect the lists, then compare them with a list that a volunteer writes about one person. Which others come close? What would happen with a thousand people?',
        },
        {
          title: 'Cut the form in half',
          description:
            'Invent a sign-up form for a camp hike with twelve questions. Trade with another team and strike out every question that the hike doesn’t really require. Defend each one that you keep, and say when its answer should be deleted.',
        },
      ],
      checks: [
        {
          question: 'What does the program compare when it checks two faces?',
          options: [
            'The names written below the photos',
            'Two memories of the same person',
            'Lists of numbers made from the pictures',
            'The feelings that the faces show',
          ],
          answer: 2,
          explanation:
            'A trained network turns each face into numbers. If the lists are close enough, the system reports a match.',
          practises: [0],
        },
        {
          question: 'Why is a search among millions riskier than unlocking a phone?',
          options: [
            'Some stranger is likely to look similar',
            'Phones use stronger electricity',
            'Police pictures have no numbers',
            'A phone can recognize feelings',
          ],
          answer: 0,
          explanation:
            'The more faces are compared, the more chances there are for an accidental resemblance.',
          practises: [1],
        },
        {
          question:
            'A weather app asks for your birthday and contacts. What fits data minimization?',
          options: [
            'Giving them, because the app is free',
            'Giving the contacts but no birthday',
            'Giving false contacts of a neighbor',
            'Refusing both, since weather requires neither',
          ],
          answer: 3,
          explanation:
            'Only what the task requires should be collected, and a forecast needs neither.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Base Rate and the Beloved',
      description:
        'A system that is right 99.9 percent of the time can still be wrong about nearly everyone it accuses.',
      difficulty: 'advanced',
      content: `## Arithmetic of a crowd

Imagine a stadium with 50,000 visitors, of whom five are on a list of wanted persons. Cameras at the entrance compare every face with the list. The system is excellent: it recognizes each wanted person, and it raises a false alarm for only one innocent visitor in a thousand. The loudspeaker announces a match. How probable is it that the person is really wanted?

The five wanted visitors trigger five alarms. Of the remaining 49,995 visitors, about 50 trigger an alarm as well. Among some 55 people who are taken aside, five are the right ones, which is about nine percent. Ten of every eleven accusations are mistaken, and yet nobody has lied about the accuracy. This is the base rate fallacy: when what we seek is rare, even a low rate of error produces mostly errors.

The errors also need not be distributed evenly. In 2019 the American standards institute NIST examined 189 algorithms and found that for many of them false matches were considerably more frequent for some demographic groups than for others, although the most accurate ones showed much smaller differences. A technology can improve rapidly and still, at a given moment, place its burden on particular shoulders.

## Anonymous until combined

Removing names from a table seems to protect those who are in it. In the 1990s Latanya Sweeney showed how weak that protection was. Using census data, she estimated that almost nine in ten Americans could be identified uniquely by three facts: date of birth, sex and five-digit postal code. She located the medical record of a governor by connecting hospital data that had been called anonymous with a public list of voters.

Researchers have since developed stronger methods. Differential privacy, introduced in 2006, adds carefully measured random noise to published statistics, so that the presence of any one individual barely alters the result. The price is reduced precision. Privacy and usefulness have to be traded against one another, and how much of each is appropriate cannot be settled by mathematics alone.

## A right to be more than a profile

Helen Nissenbaum proposed that privacy consists in appropriate flow. Information carries the expectations of the setting in which it was given. What you tell a physician may rightly reach a pharmacist but not an employer. On this view, a harm can occur even though nothing was secret, because a fact was moved from where it belonged to where it did not. Children deserve particular caution, since they cannot yet foresee which contexts they will enter as adults.

There is a further loss that is harder to measure. Someone who expects to be observed begins to perform. Apology, experiment and prayer need a room with a door.

## Known without being exposed

Christians confess that nothing is hidden from God, which may sound like the most complete surveillance imaginable. Scripture describes a different relationship.

> And even the very hairs of your head are all numbered. So do not be afraid; you are worth more than many sparrows.
> — Luke 12:7

The count is given as a reason for courage. A watcher collects details in order to predict, sell or punish; the Father whose voice is heard over the Jordan knows in order to love. Knowledge without love is what makes observation threatening, and no engineer can program the missing element. That sets a modest but firm standard for our own systems: gather little, guard it well, and never treat what a database contains as if it were the whole of a person.`,
      objectives: [
        'Calculate how many alarms are false when the target is rare.',
        'Explain how data without names can still identify people.',
        'Evaluate a flow of information by the setting in which it was given.',
      ],
      activities: [
        {
          title: 'Stadium by hand',
          description:
            'Recalculate the stadium example with 500 wanted visitors instead of five, then with one false alarm in ten thousand. Draw each result as a bar divided into right and mistaken alarms. Write one sentence of advice for the organizer of the event.',
        },
        {
          title: 'Where does it belong?',
          description:
            'Write ten pieces of information on slips and ten settings on others, such as clinic, team, church, shop. Draw pairs at random. For every pair, argue whether the flow is appropriate and what would have to change to make it so.',
        },
      ],
      checks: [
        {
          question:
            'Ten wanted people are among 20,010 visitors. All ten are recognized, and 1 in 1,000 others is flagged falsely. About what share of alarms is right?',
          options: ['99.9 percent', 'One half', 'One tenth', 'One third'],
          answer: 3,
          explanation:
            'There are 10 correct alarms and 20,000 ÷ 1,000 = 20 false ones. Ten of thirty is one third.',
          practises: [0],
        },
        {
          question: 'What did Latanya Sweeney demonstrate?',
          options: [
            'That names are the only identifying data',
            'That ordinary facts in combination can single out one person',
            'That hospitals publish no statistics',
            'That random noise destroys every database',
          ],
          answer: 1,
          explanation:
            'Date of birth, sex and postal code are harmless separately, but together they were unique for most residents.',
          practises: [1],
        },
        {
          question: 'Which flow violates the setting in which information was given?',
          options: [
            'A clinic informs a pharmacy about a dose',
            'A coach tells parents when practice ends',
            'A counselor’s notes are passed to an employer',
            'A librarian reminds a reader of a due date',
          ],
          answer: 2,
          explanation:
            'What is said to a counselor carries an expectation of confidence. An employer stands outside of it.',
          practises: [2],
        },
      ],
    },
  },
};
