import type { StorySource } from '@lamplight/domain/stories';

export const story12: StorySource = {
  id: 12,
  reference: 'Jonah 1-4',
  character: 'Jonah',
  picture: 'spouting-whale',
  texts: {
    young: {
      title: 'The Man Who Sailed the Wrong Way',
      summary:
        'God sends Jonah to the east. Jonah jumps on a ship to the west. And then something very big comes up from below.',
      lesson: 'God loves people we do not like, and He gives second chances.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Not Me!',
          content: `
Get up, Jonah, said God. Go to the big city of Nineveh. Tell them to stop being so cruel.

Jonah got up. But he did not go to Nineveh! It was full of enemies. He did not want God to save them. So he ran down to the sea, found a ship and sailed off the other way. He went to the very bottom of the boat and fell asleep.

But can you hide from God?
`.trim(),
        },
        {
          title: 'Overboard',
          content: `
God sent a wind. It howled. The waves grew as tall as houses. The ship creaked and cracked. The sailors were so scared that they threw their boxes into the sea. Splash! Splash!

How can you sleep? the captain yelled at Jonah. Get up and pray!

It is my fault, said Jonah. I am running away from God, who made the sea and the land. Throw me in, and it will be calm.

The sailors did not want to hurt him. They rowed and rowed, but it was no use. So at last they prayed, took hold of Jonah, and one, two, three …

The sea lay flat as a plate. And all the sailors thanked God.
`.trim(),
        },
        {
          title: 'In the Belly',
          content: `
Down, down, down went Jonah. Green water, black water. Seaweed wrapped around his head. Then a huge fish opened its mouth. Gulp!

It was dark in there, wet and slimy, and it smelled of old shrimp. But Jonah was alive. God had sent the fish to save him! He had three days and three nights to think. And then Jonah did what he should have done long before. He prayed.

> In my distress I called to the LORD, and He answered me.
> — Jonah 2:2

God spoke to the fish. Its tummy began to wobble. And bleh! Out flew Jonah, right onto the sand.

Get up, Jonah, God said a second time. Go to Nineveh. And this time he went.
`.trim(),
        },
        {
          title: 'The Grumpy Ending',
          content: `
In forty days this city will fall! Jonah called in the streets. And what do you think? The people believed God. They were truly sorry, from the king down to the smallest child. Even the cows had to wear sorry clothes! They stopped being cruel, and God forgave them.

Was Jonah glad? No, he was mad! I knew it, he said. I knew You were kind. He sat down on a hill with a big frown.

It was hot. God made a plant grow up over Jonah, and he liked the shade. But a worm ate it. Crunch! Now Jonah was mad again.

You are sad about a plant, God told him. In this city there are more than a hundred and twenty thousand people, and many animals too. Should I not care about them?

What did Jonah say to that? The story does not tell us. What would you say?
`.trim(),
        },
      ],
      reflection: {
        question: 'Why do you think Jonah was so mad when the people were saved?',
        points: [
          'Who is hard for you to like? God loves that person too. How could you be kind?',
          'God gave Jonah a second chance. When did someone give you one?',
          'You can pray anywhere, even in a fish! Where is the oddest place you have talked with God?',
        ],
      },
      activity: {
        title: 'East, West, Gulp!',
        description: 'A running game with the whole story in it.',
        instructions: [
          'Choose one side of the field for Nineveh and the other for the ship. Everyone starts in the middle.',
          'When the leader calls Nineveh or ship, run to that side as fast as you can.',
          'On the call of storm, sway and hold on to each other.',
          'On the call of fish, crouch down together in a heap and pray in a whisper: help, God!',
          'At the last Nineveh, shake hands with someone you do not often play with.',
        ].join('\n'),
      },
    },
    older: {
      title: 'Angry Enough to Die',
      summary:
        'Everybody knows the fish. Few people know how the story ends: with an angry prophet, a dead plant and a question.',
      lesson:
        'God’s mercy is wider than our sense of who deserves it, and He keeps talking with us when that makes us angry.',
      duration: 15,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'The Other Direction',
          content: `
If you visit the British Museum in London, you can walk past stone panels that kings of Assyria ordered for their palaces. They show burning towns, prisoners tied together, and worse. The Assyrians were proud of it and wanted visitors to be afraid. Nineveh became the greatest city of that empire, and in the eighth century before Christ the Assyrian army wiped the northern kingdom of Israel off the map.

So when God told Jonah to go there and preach, it was like being sent to the people who had burned your grandmother’s village, or were about to.

Jonah rose and went down to the harbor at Joppa, where he bought passage to Tarshish, probably in Spain, at the far end of the known world. He gave no reason. We assume that he was scared, and we have to wait for three chapters to find out that we were wrong.
`.trim(),
        },
        {
          title: 'Better Men on Deck',
          content: `
God hurled a storm at the ship. The sailors, who came from all sorts of nations, prayed to all sorts of gods and threw their cargo overboard, while the prophet was asleep below. It took a foreign captain to tell the man of God that he might pray.

They drew lots, and it was Jonah. He told them who his God was, the maker of sea and land, and that he was running away from Him, on a boat. You can hear them groan.

Throw me in, he told them. Perhaps it was noble, and perhaps he would rather have drowned than obey. They did not want his death on their hands and rowed with all their strength, and only when nothing was left did they lift him over the side, begging God for pardon. When the sea fell silent, they worshiped Jonah’s God. The foreigners in this story behave better than the prophet, and it will not be the last time.
`.trim(),
        },
        {
          title: 'Three Days',
          content: `
The fish has just three verses to itself. It was not sent to punish Jonah but to keep him from drowning, and inside it he sang something like a psalm.

> In my distress I called to the LORD, and He answered me. From the belly of Sheol I called for help, and You heard my voice.
> — Jonah 2:2

It is a beautiful prayer, and something is missing from it. Jonah is thankful that he has been rescued, but he does not say a word about Nineveh. The last line declares that salvation is from the LORD, and he has no idea yet how far that will go. Then the fish, with no great dignity, puts him back on the beach.

Did all this really happen? Many Christians are convinced that it did, since Jesus spoke of Jonah, and nothing is too hard for God. Others take the book as a parable with a prophet’s name, told to open closed hearts. Jesus certainly took its message seriously, for He compared the three days in the fish with His own time in the tomb (Matthew 12:40).
`.trim(),
        },
        {
          title: 'The Shortest Sermon',
          content: `
This time Jonah went. His sermon takes up one line, with no greeting, no explanation and no offer of hope: forty more days, and Nineveh will be overturned. He may have done as little as a prophet could do.

Hardly any sermon in the Bible has ever worked better, for the people believed God. The king climbed down from his throne and sat in ashes, and he ordered that every citizen, and even the cattle, should wear sackcloth and turn from violence. Who knows, he said, God may relent.

> When God saw their actions—that they had turned from their evil ways—He relented from the disaster He had threatened to bring upon them.
> — Jonah 3:10

Any other preacher would have danced, but the next sentence tells us that Jonah was furious.
`.trim(),
        },
        {
          title: 'The Question Left Open',
          content: `
Now at last we hear why he had fled. I knew it, he told God. I knew that You are gracious and compassionate, slow to anger, and full of love. He was quoting Israel’s most treasured words about God, and he said them as an accusation. That mercy was fine as long as it was for us. He would rather have died than live in a world where such people were forgiven.

Can you blame him? When a person who has done terrible harm gets a second chance, those who were hurt may ask whether anyone cares about them. The book does not tell victims to hurry up and smile. God’s mercy did not call the violence good, and Nineveh had to turn from it. But He would not give up on the violent either.

So God let a plant grow to shade him, and it was the only thing in the whole book that made Jonah happy. When a worm had killed it and a hot wind blew, he was enraged again. And God, who could have silenced him, asked him a question instead. You are sorry about a plant that you did not make. Should I not care about Nineveh, with all those people who do not know right from left, and many cattle as well?

There the book stops. We do not learn what Jonah replied, whether he sat there until dark or got up and went down to the city. The blank line at the end is for us.
`.trim(),
        },
      ],
      reflection: {
        question: 'If you were Jonah, what would you honestly answer to God’s last question?',
        points: [
          'For whom do you find mercy hard to accept, and what lies behind that feeling?',
          'Mercy asked Nineveh to change. Why do mercy and justice need each other?',
          'Jonah grieved more for his own comfort than for a city. What small loss has upset you more than a large one far away?',
        ],
      },
      activity: {
        title: 'Chapter Five',
        description:
          'The book of Jonah has four chapters. Write the scene that comes after the last question.',
        instructions: [
          'Work alone or in threes. Decide whether Jonah answers with words, with silence or with his feet.',
          'Write a page, or rehearse a scene of two minutes. Include the worm, a citizen of Nineveh or a cow.',
          'Perform or read it, and let the others say which line rang true.',
          'Afterward compare the endings. Which one would be the hardest to live, and which would you like to be able to choose?',
        ].join('\n'),
      },
    },
  },
};
