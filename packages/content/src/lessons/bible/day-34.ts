import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay34: LessonSource = {
  category: 'bible',
  dayNumber: 34,
  pictures: ['crown', 'scroll', 'princess'],
  references: ['Esther 4:1-17', 'Esther 5:1-8', 'Esther 7:1-10', 'Esther 8:3-8'],
  bands: {
    kindergarten: {
      title: 'Brave Queen Esther',
      description: 'A queen takes a deep breath and walks toward the throne.',
      difficulty: 'beginner',
      content: `
Tap, tap, tap. Hear Esther’s shoes on the shiny floor. Her heart goes thump.

Esther was a queen. She lived in a big palace. Her cousin Mordecai had raised her. He loved her like a daughter.

A proud man called Haman hated Esther’s people. He made a plan to hurt them. Mordecai sent word to Esther. Please, ask the king to help us!

Esther was scared. Nobody could just walk in to the king. So she asked her people for help. For three days they ate nothing. Then Esther put on her robe. In she went.

The king held out his gold rod. Come, he meant. You are safe.

> What is your request?
> — Esther 5:3

Later, Esther told him all. The king stopped Haman. Her people were safe, and they danced.

Speaking up can feel scary. God can help you. A grown-up can help you too.
`.trim(),
      objectives: [
        'Name the queen who spoke up.',
        'Tell what Esther did before she went in.',
        'Say who can help you to speak up.',
      ],
      activities: [
        {
          title: 'The gold rod',
          description:
            'One of you sits and holds a stick. The other walks in slowly. Hold out the stick and say, come in! Now trade places.',
        },
        {
          title: 'Brave voice',
          description:
            'Stand tall and put a hand on your chest. Say, please stop, that hurts. Say it once softly and once loud and clear.',
        },
      ],
      checks: [
        {
          question: 'Who went to speak to the king?',
          options: ['A tall soldier', 'A baker', 'Queen Esther'],
          answer: 2,
          explanation: 'Esther spoke up to save her people.',
          practises: [0],
        },
        {
          question: 'What did Esther do for three days?',
          options: ['She ate nothing', 'She ran away', 'She sang to Haman'],
          answer: 0,
          explanation: 'Esther and her people went without food together.',
          practises: [1],
        },
        {
          question: 'You are scared to speak. Who can help?',
          options: ['Nobody at all', 'God and a grown-up', 'Only a king'],
          answer: 1,
          explanation: 'God is near, and a grown-up can stand beside you.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Queen Who Broke a Rule',
      description: 'If she stays quiet she may be safe, so why does Esther walk in?',
      difficulty: 'beginner',
      content: `
## A secret in the palace

Esther had no father or mother, so her cousin Mordecai brought her up. When the king of Persia looked for a new queen, she was taken to his palace, and he chose her. Nobody there knew that she was a Jew, because Mordecai had told her to keep it to herself.

The king’s top man was Haman, and everyone had to bow to him. Mordecai would not, and that made Haman so angry that he planned to kill all the Jews in the land. He told the king a twisted story, and the king let him send out the law.

## A message for Esther

Mordecai put on rough cloth and wept at the gate. He sent word to Esther to go and beg the king for help. But she was afraid, for anyone who went in without being asked could be put to death. Only the king’s gold scepter could save them.

Then Mordecai sent her one more message.

> And who knows if perhaps you have come to the kingdom for such a time as this?
> — Esther 4:14

Esther thought about it, and she made up her mind. She let every Jew in Susa know that they should fast with her for three days, and after that she would go.

## Two dinners

When the time was up, she dressed in her royal robes and stood where the king could see her. He held out the scepter! But Esther did not blurt it all out. She asked him to dinner with Haman, and then to one more dinner the next day.

There she told the king that someone wanted to kill her and her people. Who would do such a thing, he cried. It was Haman, who sat right there and shook with fear. Haman lost his life, and a new law let the Jews guard their homes.

The book of Esther does not use the name of God even once. Still, in each turn of the story you can sense that someone is taking care.
`.trim(),
      objectives: [
        'Explain why it was risky for Esther to go to the king.',
        'Describe how Esther got ready to speak.',
        'Tell what is unusual about the book of Esther.',
      ],
      activities: [
        {
          title: 'Three steps to speak up',
          description:
            'With a partner, act out telling a camp leader that a game is not fair. First ask for a moment, then say what you saw, and last say what you hope for. Swap parts and try a new case.',
        },
        {
          title: 'Hidden thread',
          description:
            'Draw four scenes from the story in a row. Then draw one thin gold line that runs through them all, to show God’s care that nobody names. Show it to someone and tell the story.',
        },
      ],
      checks: [
        {
          question: 'Why was it risky to go to the king?',
          options: [
            'One could die for coming uncalled',
            'The road to the palace was long and dark',
            'The king had gone off to war',
            'Mordecai had told her not to',
          ],
          answer: 0,
          explanation:
            'The law said that a person who came uncalled must die, unless the king held out his scepter.',
          practises: [0],
        },
        {
          question: 'How did Esther get ready?',
          options: [
            'She hid gold in her room',
            'She wrote to her father',
            'She fasted with her people',
            'She learned to use a sword',
          ],
          answer: 2,
          explanation: 'For three days she and the Jews of the city ate and drank nothing.',
          practises: [1],
        },
        {
          question: 'What is unusual about the book of Esther?',
          options: [
            'It has no king in it',
            'It never names God',
            'It takes place in Egypt',
            'It is just one page long',
          ],
          answer: 1,
          explanation: 'God is not named in it, yet we can see His care in the story.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Silence or Speech',
      description: 'A young woman with a hidden identity has to decide whether safety is enough.',
      difficulty: 'intermediate',
      content: `
## A palace without choices

Susa was one of the capitals of the Persian Empire, and the banquets of King Xerxes could last for months. Esther didn’t come there as a fairy-tale princess. She was an orphan from a family of exiles, and royal officers collected her along with many other girls when the king wanted a new queen. Nobody asked for her opinion. On the advice of Mordecai, the cousin who had adopted her, she kept quiet about being Jewish.

Then Haman, the second man in the empire, was insulted. Mordecai refused to bow to him, and Haman’s revenge was out of all proportion. He described the Jews to the king as a strange people who ignored the laws, offered a fortune in silver, and received the royal ring. Couriers galloped to every province with orders to destroy them all, on a date picked by casting lots.

## The argument through a messenger

Esther and Mordecai now hold a debate without being able to see each other, while a servant named Hathach carries their words back and forth. Go to the king, Mordecai pleads. It isn’t so simple, she answers: whoever enters uninvited is executed unless he stretches out his scepter, and he hasn’t called for me in a month.

Mordecai’s reply is tough and hopeful at the same time. The palace won’t protect her. If she says nothing, help will come from another place. Then comes the question that has followed people ever since.

> And who knows if perhaps you have come to the kingdom for such a time as this?
> — Esther 4:14

Listen to how careful it is. He doesn’t pretend to have read God’s plan. He says who knows, and perhaps. A person can act bravely without being certain.

Until now others have given Esther orders, but from here on she gives them. She calls for a fast of three days and shares it with her maids. “And if I perish, I perish!” (Esther 4:16)

## Wisdom at the table

Courage isn’t the same as rushing. Esther dresses as a queen, waits where she can be seen, and invites the king and Haman to a meal, and then to a second one. When the king asks what she wants, she doesn’t begin with an accusation. She asks for her own life and for the lives of her people, and so reveals at last who she is. Only when he demands a name does she point at Haman.

Haman ends on the very gallows that were meant for Mordecai. The first decree can’t be withdrawn, so another allows the Jews to defend themselves. There’s a great deal of bloodshed before the end, and readers are right to find that troubling. Every year at Purim, Jewish families read the scroll aloud, send each other food and give gifts to the poor.

God is never mentioned in the whole book. Perhaps that’s why it feels so close to ordinary days, when we see only people, choices and odd coincidences, and have to trust that Someone is at work behind them.
`.trim(),
      objectives: [
        'Describe the danger that faced Esther’s people and how it arose.',
        'Interpret Mordecai’s question to Esther.',
        'Explain how Esther joined courage with wisdom.',
      ],
      activities: [
        {
          title: 'The running messenger',
          description:
            'Two people who can’t see each other play Esther and Mordecai, and a third carries each message by memory. Hold the debate of chapter 4 in your own words, with three messages from each side. Then ask the messenger how it felt to know both.',
        },
        {
          title: 'Plan before you speak',
          description:
            'Think of something unfair that you have really seen. Note whom you could tell, when that person would be able to listen, and your opening sentence. Ask a trusted adult to look at the plan with you, and never face a danger alone.',
        },
      ],
      checks: [
        {
          question: 'How did the threat to the Jews begin?',
          options: [
            'The Jews refused to pay their taxes',
            'Esther revealed her family’s secret',
            'A Persian army was defeated at sea',
            'Haman wanted revenge for an insult',
          ],
          answer: 3,
          explanation:
            'Because one man did not bow to him, Haman set out to destroy that man’s whole people.',
          practises: [0],
        },
        {
          question: 'What does the word perhaps show in Mordecai’s message?',
          options: [
            'He doubts that help can come from anywhere',
            'He hopes without claiming to know God’s plan',
            'He wants Esther to wait for another month',
            'He thinks that the queen is too young to act',
          ],
          answer: 1,
          explanation:
            'He is confident that deliverance will come, but he puts Esther’s part in it as a question.',
          practises: [1],
        },
        {
          question: 'Which action shows Esther’s wisdom as well as her courage?',
          options: [
            'Choosing the moment and opening with a request',
            'Sending Hathach to accuse Haman in public',
            'Leaving the palace to join Mordecai',
            'Shouting Haman’s name from the doorway',
          ],
          answer: 0,
          explanation:
            'She prepared, invited and asked for life first. The accusation came when the king wanted to know.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Providence Without a Name',
      description:
        'The book of Esther leaves God unmentioned and places the burden of decision upon a woman with little formal power.',
      difficulty: 'advanced',
      content: `
## A comedy with a terrible subject

Few biblical books are so entertaining, or concern anything so dreadful. The opening chapters portray the Persian court as a theater of excess: a feast of half a year, couches of gold and silver, a king who commands 127 provinces and cannot manage a conversation with his wife. Decrees are issued in every language of the empire to remedy embarrassments. Xerxes seldom makes a decision that someone else has not suggested.

Within this absurd bureaucracy genocide is authorized in a few sentences. Haman omits the name of the people he intends to destroy, speaks of them as different and disobedient, and appends a financial incentive. The king hands over his ring without inquiry. Then the two drink together, and outside a whole city is bewildered. The satire has an edge, because the indifference of administrators has proved a dependable instrument of mass murder in later centuries also.

## The exchange at the gate

Chapter 4 is the hinge. Mordecai stands outside in sackcloth, which the law forbids within; Esther is inside, insulated to such a degree that she first responds by sending him clothes. The distance between them must be crossed by an intermediary, and the conversation moves from misunderstanding through objection to resolve.

Esther’s objection is entirely reasonable. Approaching the throne unsummoned is a capital offense, and her influence appears to be declining. Mordecai answers with three considerations: that concealment will not save her, that deliverance will arise from another place, and that her position may have a purpose.

> And who knows if perhaps you have come to the kingdom for such a time as this?
> — Esther 4:14

The second consideration is often overlooked. Esther is not told that everything depends on her. The rescue is more certain than her participation, so that she is invited rather than burdened. The third remains tentative, since it is phrased as a question. Faith here does not consist of certainty about one’s role; it consists of acting faithfully while that remains unknown.

## From object to agent

Until this point the narrative has generally made Esther the object of other people’s verbs. She is taken, entrusted, favored and crowned, and modern readers should not romanticize a system in which young women were gathered for a king’s selection. From the sixteenth verse onward she issues commands, and Mordecai does as she instructs. Her fast, shared by maidens and strangers, converts private dread into common action.

What follows is a masterpiece of indirect speech. She postpones her petition twice, allowing the king’s curiosity to grow. When at last she speaks, she places her own life beside the lives of her people, and thereby abandons the anonymity that had protected her. It would be mistaken to call this manipulation, for everything she says is true, and the risk is borne by herself.

## Reversal and reticence

The plot is constructed from reversals. Between the two banquets the king cannot sleep, has the chronicles read to him, and discovers that Mordecai was never rewarded for saving his life; Haman arrives to request an execution and is commissioned to lead a parade. He finally hangs on the gallows that he had erected. No miracle takes place, yet so many coincidences accumulate that the reader begins to suspect an author behind the author.

That suspicion is all we receive. God is absent from the Hebrew text by name, and even the fast is not expressly accompanied by prayer. The ancient Greek version supplied devout additions, which Catholic and Orthodox Bibles include and Protestant Bibles print separately or omit. The Hebrew reticence may be deliberate: it describes the experience of communities for whom providence must be inferred.

The concluding chapters record extensive killing after the Jews are permitted to resist those who attack them. The narrator observes repeatedly that no plunder was taken, and presents the events as defense; many readers, Jewish and Christian, nevertheless remain uneasy, and honesty requires that we neither conceal the passage nor celebrate violence by means of it. Purim itself, with food for neighbors and gifts for the poor, turns remembrance toward generosity.

Christians owe this scroll special attention. Societies that called themselves Christian repeated Haman’s slanders against the Jewish people, and too many who possessed access and influence preferred silence. Esther’s question is consequently not only whether we feel called, but who will suffer if we say nothing.
`.trim(),
      objectives: [
        'Analyze how the book presents the making of an unjust decree.',
        'Interpret the three considerations in Mordecai’s appeal.',
        'Discuss what God’s unnamed presence contributes to the story.',
      ],
      activities: [
        {
          title: 'Minutes of a decision',
          description:
            'Read Esther 3:8-11 as if it were the record of a government meeting. Mark what is left out, who is never consulted and where someone might have intervened. In a group, write five questions that every official should ask before signing.',
        },
        {
          title: 'Access and obligation',
          description:
            'List places where your voice carries further than another person’s, such as a team, a family or a language you speak. Choose one and consider what you could say there, to whom, and with what preparation. Discuss your thoughts with an older person whom you trust.',
        },
      ],
      checks: [
        {
          question: 'What makes the scene of Haman’s decree a warning?',
          options: [
            'The king is forced to sign by a foreign army',
            'A nameless people is condemned without any inquiry',
            'The officials debate for months and can never agree',
            'Esther is present and gives her consent',
          ],
          answer: 1,
          explanation:
            'Haman gives a vague accusation and an incentive, and Xerxes hands over his ring without asking who is meant.',
          practises: [0],
        },
        {
          question: 'What follows from Mordecai’s remark about another place?',
          options: [
            'Esther had better flee to a different province',
            'Mordecai has secretly asked the Greeks for troops',
            'The rescue is hopeless unless the queen succeeds',
            'Esther is invited to a deliverance that does not rest on her alone',
          ],
          answer: 3,
          explanation:
            'Deliverance is expected in any case. Her part is offered as a possibility and a responsibility.',
          practises: [1],
        },
        {
          question: 'How may the silence about God be understood?',
          options: [
            'As a sign that the author opposed prayer',
            'As evidence that the story is set before Abraham',
            'As a way to portray care that must be inferred from events',
            'As an error that every translation has corrected',
          ],
          answer: 2,
          explanation:
            'Many coincidences point beyond themselves while nothing is explained, much as believers often experience providence.',
          practises: [2],
        },
      ],
    },
  },
};
