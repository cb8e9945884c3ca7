import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay44: LessonSource = {
  category: 'ai',
  dayNumber: 44,
  pictures: ['clipboard', 'bread', 'bucket'],
  references: ['Luke 22:14-20', 'John 13:1-17', 'John 10:18', 'Matthew 7:12'],
  bands: {
    kindergarten: {
      title: 'One Stone for Jam',
      description: 'How much bread shall we bring? Let us ask and count!',
      content: `Lila brings the bread today. How much does she need? She wants to find out.

She sets out two bowls. One bowl is for jam. One bowl is for cheese. She has a bag of small stones.

“May I ask you a thing?” says Lila. “It helps me bring enough bread. Do you like jam or cheese?”

“Jam!” says Otto. Plop! A stone goes in.

“Cheese!” says Mei. Plop!

“I don’t want to say,” says Finn.

Lila smiles. “That is fine,” she says. She does not ask him again. He may have bread all the same.

Then she counts. Six stones for jam. Four for cheese. There are no names in the bowls. Now she pours the stones out. She does not need them any more.

On His last evening Jesus sat with His friends.

> He took the bread, gave thanks and broke it
> — Luke 22:19

He gave it. He did not grab anything from anyone. We can be gentle when we ask, too.`,
      difficulty: 'beginner',
      objectives: [
        'Ask kindly before you collect an answer.',
        'Say what to do when someone says no.',
      ],
      activities: [
        {
          title: 'Two bowls',
          description:
            'Think of a question about lunch. Ask five people, and say why. They drop a stone in a bowl. Is a no fine? Yes! Count, tell the cook, and empty the bowls.',
        },
      ],
      checks: [
        {
          question: 'What did Lila say before she asked?',
          options: ['Give me a stone', 'May I ask you', 'Hurry up and tell me'],
          answer: 1,
          explanation: 'She asked first. And she said what it was for.',
          practises: [0],
        },
        {
          question: 'Finn did not want to say. What did Lila do?',
          options: ['She left him alone', 'She gave him no bread', 'She asked and asked'],
          answer: 0,
          explanation: 'A no is fine. Finn may still have bread.',
          practises: [1],
        },
        {
          question: 'Why did she tell them about the bread?',
          options: ['To win the game', 'To use up her stones', 'To say what it was for'],
          answer: 2,
          explanation: 'People should know what their answer is for.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Ten Answers, No Names',
      description: 'Kofi needs facts for his invention. How he gets them matters a lot.',
      content: `## The bread helper

Kofi and June want to make a helper for the camp kitchen. It should guess how many rolls to bake, so that nobody goes hungry and less bread is thrown away. To guess well it needs facts, such as how many rolls people eat when it rains and how many when it is hot.

“I will just watch them and write down who eats a lot,” said Kofi.

June shook her head. “Would you like it if someone was spying on your plate?” Kofi would not like it at all, so they made a better plan.

## How they did it

First they wrote three lines on a card, which they read out loud each time.

- What we ask: how many rolls did you eat today?
- Why we ask: so that the cook bakes enough.
- You may say no, and you may change your mind.

Next they thought about what they did not need, like names, ages and photos. The fewer facts you have, the easier it is to keep them safe.

They also fixed their question. At first June had asked, “You ate only one roll, didn’t you?” People nodded just to please her. A question that pushes you to one answer is called a leading question, and it spoils the count.

Two children said no. June thanked them as warmly as all the others. In the evening they wrote the sums on a single sheet and tore up all the slips of paper.

## The one who held the bowl

At His last supper Jesus filled a basin and knelt to wash the feet of His friends. Peter pulled back and said no. Jesus was the Lord of all, yet He did not hold Peter’s feet by force. He talked with him, and Peter changed his mind.

> In everything, then, do to others as you would have them do to you.
> — Matthew 7:12

It is a good rule for love, and it is a good rule for asking questions, too.`,
      difficulty: 'beginner',
      objectives: [
        'Tell people what you ask, why, and that they may say no.',
        'Leave out facts that you do not need.',
        'Spot a leading question and mend it.',
      ],
      activities: [
        {
          title: 'The gentle survey',
          description:
            'Write a card with three lines: what, why, you may say no. Ask ten people one question for your project. Make only marks, no names. Write the sums on a clean sheet, then tear up the first one.',
        },
        {
          title: 'Push or no push?',
          description:
            'One player asks a question about food or games. The others stand on tiptoe if it pushes them to one answer. Mend it together until everyone stands flat on their feet.',
        },
      ],
      checks: [
        {
          question: 'Which of these belongs on the card of a fair asker?',
          options: [
            'Please write your full name on top',
            'You must answer before you eat',
            'You may say no at any time',
            'The best answer wins a prize',
          ],
          answer: 2,
          explanation: 'People must be free to say no, or it is not really asking.',
          practises: [0],
        },
        {
          question: 'Kofi wants to know how many rolls to bake. What can he leave out?',
          options: [
            'How many rolls were eaten',
            'What each child is called',
            'If it rained on that day',
            'How many children ate there',
          ],
          answer: 1,
          explanation: 'Names do not help the cook, so there is no need to gather them.',
          practises: [1],
        },
        {
          question: 'Which question does not push you?',
          options: [
            'Which drink would you like today?',
            'You like milk best, don’t you?',
            'Who would ever want plain water?',
            'Isn’t our new lemonade just great?',
          ],
          answer: 0,
          explanation: 'It is open, so any answer feels all right.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Enough and No More',
      description:
        'Collecting data is easy. Collecting it so that nobody regrets having helped you is a craft.',
      content: `## Start at the end

Beginners open a form and add every question that comes to mind. Craftsmen begin at the other end. They write down the decision that the data should help to make, and then they ask what they would need to know in order to make it.

Suppose your group is designing a helper that suggests quiet places for campers who need a break. You need to know when it gets too loud and which spots are free. You do not need to know who was sad on Tuesday. This principle is called data minimization, and it has two advantages. What you never collected can’t be lost or stolen, and people answer more honestly when the form is short.

## Questions that don’t lie

The wording can bend an answer before it is given.

- Leading: “How much do you dislike the noisy hall?” Better: “How do you find the hall at lunch?”
- Double: “Is the hall loud and ugly?” What does someone answer who finds it loud but pretty?
- Foggy: “Do you often need quiet?” Often means daily to one person and monthly to another. Ask about last week.

Try the form on two people first, and watch where they hesitate.

## Names are not the only names

You leave out names, so everyone is anonymous. Are they? Imagine a list with only age, cabin and instrument. If there is just one thirteen-year-old violinist in Cabin 4, then her row has her name on it in invisible ink. Join columns into broader groups, drop what is not needed, and publish sums instead of rows. A useful rule is never to show a group smaller than five.

Then decide the rest before you begin: where the slips will lie, who may see them, on which day they will be destroyed, and what you do if somebody comes back and says, please take mine out. Tell people all this in words that they understand. For anyone under age, a parent or leader should agree as well. And if you want to use the answers for something new later, ask again.

## The basin

There is a moment at the last supper when permission matters. Jesus kneels before Peter with water and a towel, and Peter refuses.

> “Never shall You wash my feet!” Peter told Him.
> — John 13:8

Jesus did not take hold of the foot. He answered, and Peter, who had wanted none of it, asked for even more than was offered. True, Jesus also told him that he would understand it only later. From a company such a sentence ought to make us suspicious. Here it came from One who held all power and was on the floor, and who wanted to take nothing from Peter.

Most of those who collect data stand above the people they ask. They know more, own the system and set the rules. “I have set you an example,” Jesus said that night, “so that you should do as I have done for you” (John 13:15). For someone with a clipboard, that may mean sitting down, explaining without hurry, and treating a no as politely as a yes.`,
      difficulty: 'intermediate',
      objectives: [
        'Decide which data a purpose really requires.',
        'Improve leading, double and foggy questions.',
        'Explain how people without names can still be recognized, and prevent it.',
      ],
      activities: [
        {
          title: 'The thinnest form',
          description:
            'Write the ten questions that you would like to ask for your project. Beside each, note the decision that depends on its answer. Cross out every question with no decision. Test the remaining ones on two people, mend the wording, then collect ten answers with permission.',
        },
        {
          title: 'Invisible ink',
          description:
            'Let fifteen volunteers fill in slips with three harmless facts and no names. Shuffle them. How many slips can the group assign to a person? Merge categories until nobody can be picked out, then destroy the slips together.',
        },
      ],
      checks: [
        {
          question: 'Your helper should suggest quiet spots. Which question is needed?',
          options: [
            'What is your date of birth?',
            'When is it too loud for you?',
            'Which friends make you unhappy?',
            'What is your home address?',
          ],
          answer: 1,
          explanation:
            'Only this answer changes what the helper suggests. The others are extra risk.',
          practises: [0],
        },
        {
          question: 'What is wrong with “Was the hike long and boring?”',
          options: [
            'It uses words that are too difficult',
            'It asks about a time too long ago',
            'It can only be answered by adults',
            'It asks two things in one question',
          ],
          answer: 3,
          explanation:
            'Somebody who found it long but exciting can’t answer. It takes two separate questions.',
          practises: [1],
        },
        {
          question: 'How can the violinist in Cabin 4 be protected?',
          options: [
            'Write her row in a different color',
            'Sort the list by age before printing it',
            'Publish the sums of larger groups only',
            'Promise readers that she is happy',
          ],
          answer: 2,
          explanation:
            'A rare combination points to one person. In a larger group she can’t be singled out.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Taken or Given',
      description:
        'The cells of Henrietta Lacks changed medicine. Nobody had asked her, and that has changed research.',
      difficulty: 'advanced',
      content: `## Cells without a question

In 1951 doctors at Johns Hopkins Hospital in Baltimore treated Henrietta Lacks, who had five children, for cancer. A sample of her tumor was passed on to a laboratory, as was customary, without her knowledge. Her cells were the first human ones to multiply indefinitely in culture. Known as HeLa, they helped to test the vaccine against polio and served in tens of thousands of subsequent investigations, and companies earned considerable money with them. She herself died the same year. Her family heard of it only in the 1970s, when researchers requested their blood; in 2013 her genome was published, again without inquiry. A lawsuit against one company ended in a settlement in 2023.

No law of 1951 had been broken, which is precisely why the case is instructive. A practice may be legal and beneficial, and nevertheless wrong.

## Three principles

Another scandal compelled reform. From 1932 to 1972, officials of the United States Public Health Service observed hundreds of Black men in Alabama who had syphilis, deceived them about their condition and withheld treatment even after penicillin was available. In response, a national commission wrote the Belmont Report of 1979, which still guides research. It names three principles. Respect for persons requires that people decide for themselves and that those who cannot are protected. Beneficence weighs harms against benefits. Justice asks whether those who bear the risks also share in the gains.

Informed consent is the instrument of the first principle, and it presupposes information, comprehension and freedom. Forty paragraphs of legal prose above a button marked “agree” supply at most the information.

## Why consent is not enough

Data of the present century strain even sincere consent, in at least three ways.

Purposes drift. Photographs uploaded for friends became training material for face recognition. The philosopher Helen Nissenbaum proposes therefore to ask whether information flows according to the norms of the context in which it was shared. What a patient tells a nurse may go to the physician without any form, and to an advertiser under none.

Facts are shared. About half of what sets my genome apart I share with my sister. In 2018 a serial murderer in California was identified because distant relatives had placed their own profiles in a public database. One may welcome that result and still notice that the relatives could not have consented on behalf of the family.

Refusal has a price. If a school, a clinic or an employer requires an account, the choice is nominal. Freedom can hardly be restored by better wording; it takes alternatives, collective bargaining, trustees with duties like those of a guardian, or laws that exclude some uses whatever anyone signs.

For a modest project the consequences are quite practical. State the purpose narrowly. Collect in daylight, store little and set an expiry date. Return results to those who contributed. Ask again when the purpose changes. Above all, do not ask people who are not free to refuse you.

## This is My body, given

> And He took the bread, gave thanks and broke it, and gave it to them, saying, “This is My body, given for you; do this in remembrance of Me.”
> — Luke 22:19

The participle deserves attention: given. Within hours others would take His body by force, with torches and swords. By giving it beforehand, at a table, Jesus made clear that what was about to be seized was in truth bestowed. In John’s Gospel He had said as much about His life, that no one took it from Him.

Churches interpret the meal in different ways, and what it means to receive it is best asked of one’s own. They agree that it is a gift, and that a gift and a taking are not the same event even where the object is identical. The distinction may be the simplest contribution that faith can make to the ethics of data. Henrietta Lacks might well have said yes. Those who knew her described a generous woman. She was deprived of something that no settlement restores: the opportunity to give.`,
      objectives: [
        'Apply the three Belmont principles to a case.',
        'Explain why individual consent can fail although it is sincere.',
        'Design a collection of data that respects its contributors.',
      ],
      activities: [
        {
          title: 'Ethics board',
          description:
            'Form a board of three, one member for each Belmont principle. Hear a proposal from another group about data it wishes to gather at camp. Each member may attach one condition. The proposers may appeal once. Record the final protocol on half a page, including purpose, expiry and how the results return to those who helped.',
        },
        {
          title: 'Context map',
          description:
            'Choose one fact about yourself that you don’t mind discussing. Draw the places in which it is known and arrows for every passage from one to the next. Mark in red any arrow that would violate the expectation with which you first shared it, and say which norm it breaks.',
        },
      ],
      checks: [
        {
          question:
            'A study recruits only from a poor district, while its drug will be sold to rich countries. Which principle is chiefly at stake?',
          options: ['Justice', 'Beneficence', 'Anonymity', 'Comprehension'],
          answer: 0,
          explanation:
            'Justice asks whether those who carry the burdens also receive a share of the benefits.',
          practises: [0],
        },
        {
          question: 'Why does the genetic case show a limit of individual consent?',
          options: [
            'The database had been opened by deceiving its users',
            'The police were not permitted to read scientific texts',
            'One person’s agreement disclosed information about others',
            'Genetic profiles are too long for anyone to comprehend',
          ],
          answer: 2,
          explanation:
            'Relatives share much of their DNA, so a sincere choice by one has effects for many who were not asked.',
          practises: [1],
        },
        {
          question:
            'A coach wants fitness data from players whom she selects for the team. What would respect them most?',
          options: [
            'Having them sign a longer and more detailed consent form',
            'Publishing all results with the names removed',
            'Explaining that good players have nothing to hide',
            'Letting a neutral person collect it in confidence',
          ],
          answer: 3,
          explanation:
            'The players depend on her goodwill. Only if a no has no consequences is a yes free.',
          practises: [2],
        },
      ],
    },
  },
};
