import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay35: LessonSource = {
  category: 'bible',
  dayNumber: 35,
  pictures: ['brick', 'hammer', 'scroll'],
  references: [
    'Nehemiah 1',
    'Nehemiah 2:11-18',
    'Nehemiah 4',
    'Nehemiah 6:15-16',
    'Nehemiah 8:1-12',
  ],
  bands: {
    kindergarten: {
      title: 'Nehemiah Mends the Wall',
      description: 'A city has a big hole in its wall. Who will help?',
      difficulty: 'beginner',
      content: `
Knock, knock! Build a wall of blocks. Now push it over. Crash! Oh dear.

The wall of Jerusalem lay in bits like that. Nehemiah lived far away. He heard about it and cried. Then he prayed. He asked the king if he could go. The king said yes!

Nehemiah rode around the wall at night. He looked at every hole. In the morning he told the people.

> Come, let us rebuild the wall of Jerusalem
> — Nehemiah 2:17

Everyone came to help. Some were bakers of sweet smells. Some were dads with daughters. Each one built a piece. Mean people laughed at them. But they prayed and went on.

Soon the wall was done. They stood close and heard God’s word. First they cried. Then they ate sweet food and were glad.

You can mend things too. Start with one small piece.
`.trim(),
      objectives: [
        'Tell what Nehemiah did first.',
        'Tell who built the wall.',
        'Name something you can help to mend.',
      ],
      activities: [
        {
          title: 'Wall of everyone',
          description:
            'Each child brings one stone or block. Put them together, side by side. Say: this piece is mine. Cheer when it is done.',
        },
        {
          title: 'Mending walk',
          description:
            'Walk around and look for something broken or messy. Fix one small thing together. Who can help you with it?',
        },
      ],
      checks: [
        {
          question: 'Nehemiah heard the sad news. What did he do?',
          options: ['He went back to sleep', 'He laughed', 'He cried and prayed'],
          answer: 2,
          explanation: 'He was very sad, and he told God about it.',
          practises: [0],
        },
        {
          question: 'Who built the wall?',
          options: ['Everyone together', 'One strong man', 'The king all alone'],
          answer: 0,
          explanation: 'Each one built a piece. So it went fast.',
          practises: [1],
        },
        {
          question: 'A toy box is tipped over. What would Nehemiah do?',
          options: ['Walk away', 'Help to put it right', 'Kick it'],
          answer: 1,
          explanation: 'He saw what was broken and began to mend it.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Fifty-Two Days',
      description: 'The neighbors said that even a fox could knock it down.',
      difficulty: 'beginner',
      content: `
## Bad news for the cupbearer

Nehemiah had a fine job in Persia. He tasted the king’s wine so that nobody could poison it. One day his brother came from Jerusalem, and Nehemiah asked how the people were. The answer made his knees weak. The wall was broken, the gates were burned, and everyone was ashamed.

He sat down and cried. For many days he prayed, and he did not only say that others had done wrong. He said that we have done wrong.

Four months later the king asked why he looked so sad. Nehemiah was frightened. He prayed quickly in his heart, and then he asked for leave, for letters and for wood. The king gave him everything.

## Let us start

In Jerusalem he told nobody why he had come. He rode out at night and looked at each broken place. Only when he knew how bad it was did he call the people together.

> “Let us start rebuilding,” they replied, and they set their hands to this good work.
> — Nehemiah 2:18

Each family took a piece, often the one beside its own house. Their enemies made fun of them and said that a fox could break such a wall. Then they planned an attack. The builders prayed, and they also set up guards day and night. Half of them worked while the other half kept watch.

There was trouble inside as well. Rich people had taken the fields and even the children of the poor, because of debts. Nehemiah was angry and made them give it all back. A wall is no use if the people behind it hurt each other.

## Joy

After fifty-two days it was finished. Then everyone gathered in the square, and Ezra read to them from God’s book from morning till noon. They wept, because they saw how far they had gone astray. But he sent them home to eat and drink, and to share with those who had nothing.

> Do not grieve, for the joy of the LORD is your strength.
> — Nehemiah 8:10
`.trim(),
      objectives: [
        'Retell how Nehemiah prepared before he built.',
        'Explain how the people dealt with their enemies.',
        'Tell what had to be mended besides the wall.',
      ],
      activities: [
        {
          title: 'The night ride',
          description:
            'Walk once around your camp or school without talking. Look for what is broken or unkind. Draw a map with three marks. Choose one together and make a plan with small pieces for everyone.',
        },
        {
          title: 'Share the sweet things',
          description:
            'Plan a small snack for the end of the day in which nobody is left out. Who might not come by themselves? Bring something to them.',
        },
      ],
      checks: [
        {
          question: 'What did Nehemiah do before he called the people together?',
          options: [
            'He bought the stones himself',
            'He looked at all the damage by night',
            'He built the first gate alone',
            'He wrote a song about it',
          ],
          answer: 1,
          explanation: 'He wanted to know how bad it really was. Then he asked for help.',
          practises: [0],
        },
        {
          question: 'What did the builders do when enemies planned an attack?',
          options: [
            'They prayed and set up guards',
            'They ran into the hills',
            'They stopped for a year',
            'They paid them to go away',
          ],
          answer: 0,
          explanation: 'They trusted God, and they kept watch as well.',
          practises: [1],
        },
        {
          question: 'What else was broken in the city?',
          options: [
            'The well had dried up',
            'The king’s cup was lost',
            'Nobody could read',
            'The rich were hurting the poor',
          ],
          answer: 3,
          explanation:
            'Nehemiah made them give back fields and children. Then the wall made sense.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Tears, a Plan and a Trowel',
      description:
        'The memoir of a man who prayed as if everything depended on God and measured as if it depended on him.',
      difficulty: 'intermediate',
      content: `
## A private report

The book of Nehemiah contains something rare in the Bible: a first-person account by a high official. In 445 BC he was cupbearer to King Artaxerxes of Persia, a position of great trust, because whoever handed the king his wine could have killed him. When a delegation reported that the wall of Jerusalem was still lying in ruins, 140 years after the Babylonians had torn it down, he could have sighed and gone back to work.

> When I heard these words, I sat down and wept. I mourned for days, fasting and praying before the God of heaven.
> — Nehemiah 1:4

He does not begin with a plan. He begins with grief, and with a prayer in which he counts himself among the guilty. Four months pass. When the king at last asks what is the matter, Nehemiah prays silently between the question and his answer, and then it turns out that he knows exactly what he needs: leave with a date, letters for the governors, timber from the royal forest.

## Let us

In Jerusalem he says nothing for three days. He inspects the ruins at night with a few companions, until his mount can no longer get through the rubble. Only then does he speak, and the sentence that he chooses is neither a command nor an accusation: you see the trouble we are in, come, let us rebuild.

Opposition arrives in stages, and you may recognize them. First there is ridicule: a fox would break it down. Then come threats, then rumors that he wants to make himself king, and finally an invitation to a harmless meeting. His reply is worth keeping for all the times when somebody tries to draw you away from what matters: he is doing a great work and cannot come down.

The worst crisis, though, comes from within. In chapter five the poor cry out that they have had to mortgage fields and hand over their sons and daughters to rich fellow Jews. Nehemiah is furious, thinks it over, and then confronts the nobles in public. He makes them return everything, and for twelve years he does not claim his own allowance as governor. He had understood that a wall protects only if there is justice behind it.

## The book in the square

After fifty-two days the last gap was closed. What follows is not a parade. Men, women and all who could understand gather in the square, and Ezra reads aloud from the Law for half a day, while others walk among them and explain. The people weep when they realize how far they have wandered. And then comes one of the kindest sentences in the entire book.

> Go and eat what is rich, drink what is sweet, and send out portions to those who have nothing prepared, since today is holy to our Lord. Do not grieve, for the joy of the LORD is your strength.
> — Nehemiah 8:10

Holiness, it appears, includes dessert, and it is not complete until those who had nothing prepared have received their share.
`.trim(),
      objectives: [
        'Describe how prayer and planning belong together in Nehemiah’s account.',
        'Identify the stages of opposition and the replies to them.',
        'Explain why justice had to accompany the building.',
      ],
      activities: [
        {
          title: 'From tears to a plan',
          description:
            'In groups, name something at school or in your town that is in ruins. Write down what hurts about it, what you yourselves have to do with it, what you would have to inspect, and whom you would ask for what. Present the first step that could be taken within a week.',
        },
        {
          title: 'I cannot come down',
          description:
            'Collect invitations and remarks that pull you away from something worth doing. For each, formulate a short and friendly reply in the manner of Nehemiah. Practice them in pairs until they sound natural.',
        },
      ],
      checks: [
        {
          question: 'What shows that Nehemiah used the months of prayer for planning as well?',
          options: [
            'He had drawn the wall from memory',
            'He could name precisely what he needed from the king',
            'He had already hired the workers',
            'He knew the date of the attack',
          ],
          answer: 1,
          explanation: 'Leave, letters and timber: he had thought it through before he was asked.',
          practises: [0],
        },
        {
          question: 'In what order did the opposition develop?',
          options: [
            'Attack, bribery, peace',
            'Rumors, flight, ridicule',
            'Ridicule, threats, rumors and a trap',
            'Threats, praise, surrender',
          ],
          answer: 2,
          explanation: 'It began with jokes about a fox and ended with a false invitation.',
          practises: [1],
        },
        {
          question: 'Why did Nehemiah confront the nobles in the middle of the work?',
          options: [
            'They had enslaved their own people for debts',
            'They refused to carry stones',
            'They had written to the enemy',
            'They wanted a higher wall',
          ],
          answer: 0,
          explanation:
            'The wall was to protect a community. Without justice there would have been nothing to protect.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Reconstruction',
      description:
        'Stones can be set in fifty-two days. What is required before a people can hear its own story again?',
      difficulty: 'advanced',
      content: `
## An official’s grief

The memoir of Nehemiah, embedded in the book that bears his name, opens in the month of Chislev in the twentieth year of Artaxerxes, that is, toward the end of 446 or in 445 before Christ. The first exiles had returned three generations earlier and had rebuilt a temple; the walls had remained a ruin, perhaps after a more recent attempt that was stopped by force. Nehemiah’s reaction is recorded without embarrassment.

> When I heard these words, I sat down and wept. I mourned for days, fasting and praying before the God of heaven.
> — Nehemiah 1:4

His prayer draws on Deuteronomy and is remarkable for its pronouns. A successful man in the winter palace at Susa, who was not alive when Jerusalem fell, confesses what we have done. Solidarity of this sort is unfashionable. It differs from self-accusation in that it leads to a request for leave of absence.

## The craft of beginning

As a study in leadership the second chapter has been overused, and it remains instructive. He waits four months for an occasion; he is afraid and says so; he prays in the interval between a question and an answer. Having arrived, he remains silent for three days and inspects by night, for one must know the extent of a ruin before inviting others to look at it. His speech contains a diagnosis that is shared by all, an appeal in the first person plural, and a report of what has encouraged him. The response is theirs.

> “Let us start rebuilding,” they replied, and they set their hands to this good work.
> — Nehemiah 2:18

Opposition from neighboring governors, Sanballat of Samaria, whose name is attested in papyri from Egypt, Tobiah and Geshem, proceeds from derision by way of threats to defamation. The builders’ answer joins two clauses that piety and prudence have often put asunder: they prayed to God and posted a guard.

## The fifth chapter

In the middle of the enterprise stands a passage which architects of renewal prefer to omit. Families that had pledged their fields in order to buy grain and pay the imperial tax were losing their daughters to creditors, and the creditors were compatriots, some presumably at work on the wall. Nehemiah reports that he was very angry and that he consulted with himself before he spoke. Then he convened an assembly against the nobles, obtained restitution of land, children and interest, and renounced the governor’s food allowance for twelve years.

The position of the chapter makes an argument. A perimeter defines who is inside; it does not tell us what they owe each other. To fortify an unjust community would be to protect the injustice. One should add that the book’s own boundaries are disputed: the measures against marriages with foreign women in its last chapter, and in Ezra, trouble many readers, and the book of Ruth, which was read in the same community, makes a Moabite the ancestress of David. Scripture lets both voices be heard, and interpreters have to account for both.

## Understanding and joy

With the wall complete in fifty-two days, the people themselves ask for the book. Ezra reads from a wooden platform from daybreak until noon, to men, women and whoever can understand. Levites explain, and perhaps translate into Aramaic, and this service has some claim to be the ancestor of synagogue and sermon. The first effect of comprehension is weeping. It is the leaders who interrupt it.

> Go and eat what is rich, drink what is sweet, and send out portions to those who have nothing prepared, since today is holy to our Lord. Do not grieve, for the joy of the LORD is your strength.
> — Nehemiah 8:10

The final clause may be rendered the joy of the Lord is your stronghold, for the noun denotes a fortified place. After seven chapters about masonry the choice can hardly be accidental. What encloses and protects this people is in the end neither stone nor sorrow, and it has an opening on the side of those who have nothing.
`.trim(),
      objectives: [
        'Analyze the sequence of grief, prayer, inspection and appeal in Nehemiah 1-2.',
        'Explain the function of chapter five within the account of the building.',
        'Interpret the scene in Nehemiah 8 and its final clause.',
      ],
      activities: [
        {
          title: 'Chapter five of our project',
          description:
            'Choose a project of your school, church or town that you admire. Investigate, with respect, who bears its costs and whether anyone inside is being used. Draft the assembly that Nehemiah would have called, with the strongest case for each side and a proposal for restitution.',
        },
        {
          title: 'Reading aloud',
          description:
            'Prepare a public reading of a passage that matters to your group, with explanation in every language that is spoken among you. Provide food, and plan beforehand how portions reach those who could not come. Afterward record what people understood that they had not understood alone.',
        },
      ],
      checks: [
        {
          question: 'What is remarkable about the confession in Nehemiah’s prayer?',
          options: [
            'It names the kings who had been responsible',
            'It was written down before the delegation arrived',
            'He includes himself among the guilty although he was born long afterward',
            'He asks that the Persians be forgiven as well',
          ],
          answer: 2,
          explanation:
            'He says we, from a palace far away. His solidarity leads to action and not to self-accusation.',
          practises: [0],
        },
        {
          question: 'What does the position of chapter five argue?',
          options: [
            'To fortify an unjust community would be to protect its injustice',
            'Debts are to be settled only after a war',
            'Walls should be paid for by the nobles',
            'Foreign governors caused the poverty',
          ],
          answer: 0,
          explanation:
            'A perimeter does not settle what those inside owe each other. So restitution comes in the midst of the building.',
          practises: [1],
        },
        {
          question:
            'What may the word strength in Nehemiah 8:10 also mean, and why is this fitting?',
          options: [
            'Youth, because children were present',
            'A stronghold, after seven chapters about a wall',
            'Silence, because the weeping is stopped',
            'Law, because Ezra had read from it',
          ],
          answer: 1,
          explanation:
            'The noun denotes a fortified place. What finally protects the people is joy in the Lord.',
          practises: [2],
        },
      ],
    },
  },
};
