import type { StorySource } from '@lamplight/domain/stories';

export const story11: StorySource = {
  id: 11,
  reference: 'Esther 2-8',
  character: 'Esther',
  picture: 'crown',
  texts: {
    young: {
      title: 'The Queen with a Secret',
      summary:
        'Esther is a queen, but no one in the palace knows who she really is. Then her people are in danger.',
      lesson: 'God can use you right where you are, and it is brave to speak up for others.',
      duration: 9,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'A Girl and a Crown',
          content: `
Esther had no mother and no father. Her big cousin Mordecai had brought her up like his own daughter. They were Jews, God’s people, and they lived far from their land, in Persia.

One day the king wanted a new queen. His men brought young women from all over to the palace. Esther had to go too. No one asked if she liked it. But she was kind and wise, and the king put the crown on her head.

Do not tell them that you are a Jew, said Mordecai. So she kept it secret. And each day he walked by the gate to see if she was well.
`.trim(),
        },
        {
          title: 'The Man Who Wanted Bows',
          content: `
The king had a helper named Haman. When Haman came by, everyone at the gate had to bow. Down they went, flop, flop, flop. Only Mordecai stayed on his feet.

Haman’s face turned dark red. He was so angry that he wanted to get rid of Mordecai. And not only him, but all the Jews, young and old! He told the king lies about them. The king hardly listened. He gave Haman his ring, and Haman sealed a terrible law.

Mordecai cried out loud in the street. He sent word to Esther. Go to the king! Ask him to save us!
`.trim(),
        },
        {
          title: 'If He Holds Out the Scepter',
          content: `
But that was dangerous. If you went to the king when he had not called you, you could be killed. You were safe only if he held out his golden scepter. And the king had not called Esther for thirty days.

Mordecai sent her this answer.

> And who knows if perhaps you have come to the kingdom for such a time as this?
> — Esther 4:14

Esther thought. Then she asked all the Jews in town to eat nothing for three days. She would do the same. After that I will go, she said.

On the third day she put on her royal robe. Her heart beat like a drum. Step, step, step. There sat the king. He looked up. He saw her and held out the golden scepter!
`.trim(),
        },
        {
          title: 'The Dinner',
          content: `
What do you wish? asked the king. Esther was clever. Come to dinner, she said, and bring Haman. They came, and she asked them back for the next day.

That night the king could not sleep. He had a book read to him, and it told how Mordecai had once saved his life. No one had thanked him! So guess who had to lead Mordecai through town on the king’s own horse? Haman!

At the second dinner Esther told her secret. Someone wants to kill me and all my people, she said. Who? cried the king. She pointed. Haman!

So Haman lost everything, even his life. A new law helped the Jews to stay safe. They danced and shared good food. They still do, each year, at the feast of Purim.
`.trim(),
        },
      ],
      reflection: {
        question: 'When would you need to be as brave as Esther?',
        points: [
          'Esther was afraid, and she still went. Who could go with you when you are afraid?',
          'She asked her people to stand by her first. Whom would you ask?',
          'Haman wanted to hurt a whole people. If someone is left out or mocked, what can you say?',
        ],
      },
      activity: {
        title: 'The Golden Scepter',
        description: 'Practice using your brave voice to speak up for somebody.',
        instructions: [
          'One child is the king and sits with a stick, the golden scepter.',
          'Another child walks up slowly. The king holds out the stick and asks: what do you wish?',
          'Say one good thing for someone else in a clear voice, such as: please let Sam play too.',
          'Everyone cheers. Swap until all have used their brave voice.',
        ].join('\n'),
      },
    },
    older: {
      title: 'For Such a Time as This',
      summary:
        'An orphan from a threatened minority wears a crown that she did not choose. Then silence becomes more dangerous than speech.',
      lesson:
        'What we have been given is never only for ourselves, and God’s hidden care often works through people who dare to speak.',
      duration: 17,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'Taken',
          content: `
Susa was the winter capital of the Persian Empire, which stretched from India to the upper Nile. Its King Xerxes, as Greek historians describe him too, was rich, moody and easily talked into things. He had dismissed his first queen because she would not let herself be put on display for his drunken guests, and so a search was ordered for beautiful young women, who were collected in the royal harem.

It has been told like a beauty contest in a fairy tale. But the girls were not asked, and most of them would never go home again. One of them was a Jewish orphan whom her cousin Mordecai had adopted. Her name was Hadassah, and in the palace she went by the Persian name Esther. On his advice she told nobody which people she came from. She won the favor of all who met her, and finally she wore the crown.

It was a gold cage, and yet every day Mordecai walked past the courtyard to find out how she was.
`.trim(),
        },
        {
          title: 'One Man’s Pride',
          content: `
Xerxes had promoted a man named Haman, before whom everyone was to kneel. Mordecai would not. The book gives one reason only, that he was a Jew, and readers have guessed at the rest. Perhaps it was faith, or an old feud, or a stubborn streak.

To Haman it was not enough to punish one man. He made a case to the king against a certain people, scattered everywhere, whose laws were different. He never mentioned their name. He offered a huge sum, and the king pulled off his signet ring without asking a single question. Letters went out to all provinces that on one day, chosen by lot, every Jew, young and old, was to be killed. Then the two of them sat down to drink.

Hatred of the Jews has taken that shape ever since: a people is called different, then dangerous, and then nobody asks questions. It has happened in countries that called themselves Christian, and we have to say so with grief.
`.trim(),
        },
        {
          title: 'The Messenger Between Them',
          content: `
When Mordecai sat in sackcloth at the gate, Esther sent him clothes. She did not know yet. A servant named Hathach had to carry the truth in to her, and her fear back out. She could not simply walk in to see her husband. Whoever came uncalled was put to death, unless the king stretched out his scepter, and he had not sent for her in a month.

Mordecai’s answer was hard and full of hope.

> For if you remain silent at this time, relief and deliverance for the Jews will arise from another place, but you and your father’s house will perish. And who knows if perhaps you have come to the kingdom for such a time as this?
> — Esther 4:14

He does not claim to know God’s plan. He says, who knows? It is an invitation to look at your own position, with all that was unfair about it, and to ask what it might be good for.

Something in her changed. Until now Esther had obeyed others. Now it was she who gave the orders: gather the people, fast with me for three days, and then I will go. “And if I perish, I perish!” (Esther 4:16).
`.trim(),
        },
        {
          title: 'Two Banquets and a Sleepless Night',
          content: `
The king held out the scepter. But instead of pouring out her plea, Esther invited him to dinner together with Haman, and then to a second one. Was her courage failing, or was it strategy? We may suspect the latter.

In the night between, everything turned on what looks like an accident. Xerxes could not sleep and had the royal records read to him, and there it was: Mordecai had once uncovered a plot against his life and had never been rewarded. At that very moment Haman came in to ask for Mordecai’s execution. How should I honor a man who pleases me? the king inquired. Certain that he was meant, Haman described a parade with a royal robe and a royal horse, and was told to do all that for Mordecai. It is one of the funniest scenes in the Bible, and a deadly serious one.

At the second banquet Esther spoke. She asked for her life and for that of her people, and so revealed who she was in front of the man who meant to destroy her. Haman was hanged on the gallows that he had built for Mordecai.
`.trim(),
        },
        {
          title: 'The Hidden Name',
          content: `
The first decree could not be revoked, and a second one therefore allowed the Jews to gather and defend themselves. There was bloodshed when the day came, and the closing chapters are not easy to read. Then there was rest, and a festival, Purim, named for the lots that Haman had thrown. Jewish families still celebrate it with noise, costumes and gifts for the poor, and they read this book aloud.

God’s name does not appear in it, at least in the Hebrew text. An ancient Greek version has prayers added to it, and Catholic and Orthodox Bibles include those parts. In the Hebrew we find only coincidences, one on top of the other, and people who fast and hope. It feels much like ordinary life. Perhaps that is the point, because God can be at work where nobody has seen Him, and He may be waiting for somebody to open her mouth.
`.trim(),
        },
      ],
      reflection: {
        question:
          'What position, skill or connection do you have that could serve somebody who has no voice?',
        points: [
          'Esther did not choose her situation. Is there something unfair in your life that could still become useful to others?',
          'She asked a community to fast with her before she acted. Who would you want behind you?',
          'Haman’s lies worked because nobody asked questions. What could you ask when a group is being talked about?',
        ],
      },
      activity: {
        title: 'Who Knows?',
        description:
          'Look at the places you have access to, and find the one sentence that is needed there.',
        instructions: [
          'Draw a map of your gates: class, team, family, group chat, camp, neighborhood.',
          'At every gate, write who gets a hearing there and who does not.',
          'Choose one gate and compose a sentence that you could say there for someone else, respectful and clear.',
          'Rehearse it aloud with a partner, who answers first kindly and then with an eye roll.',
          'Decide when to say it, and who will stand with you. If it could be dangerous, involve an adult first.',
        ].join('\n'),
      },
    },
  },
};
