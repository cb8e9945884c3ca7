import type { CurriculumWeek } from '@lamplight/domain/curriculum';

/** Week 3: from Joseph's pit to the mountain of the commandments; representation and reasoning. */
export const week3: CurriculumWeek = {
  week: 3,
  theme: {
    title: 'Set Free',
    description:
      'A boy is sold, a people cries out, and God brings them through the sea to a mountain where free people learn how to live. We discover how machines draw maps and follow rules.',
    focus: [
      'Genesis 37-50 and Exodus 1-20: Joseph, Moses, the way out of Egypt, bread in the wilderness, ten words',
      'Representation: maps, trees and networks that stand for the world',
      'Reasoning: rules, search and plans, and where rules run out',
    ],
    skills: [
      'Forgiving when it costs something',
      'Thinking one step after another',
      'Drawing a map or diagram that others can read',
    ],
    projects: [
      'A floor map of the journey out of Egypt',
      'A camp covenant: promises we make to one another',
    ],
  },
  days: [
    {
      day: 15,
      title: 'From the pit to the palace',
      bibleVerse: {
        verse:
          'While Joseph was there in the prison, the LORD was with him and extended kindness to him, granting him favor in the eyes of the prison warden.',
        reference: 'Genesis 39:20-21',
        reflection:
          'Joseph lost his coat, his home and his freedom, but never God’s company. Being blessed does not always mean being comfortable.',
      },
      dailyFact: {
        fact: 'The Tarkhan dress, a linen garment from Egypt with pleated sleeves, is the oldest woven clothing known. A study of 2016 showed that it is more than 5,000 years old.',
        category: 'History',
      },
      activities: [
        {
          title: 'Map it from memory',
          description:
            'Draw the camp from above without looking up, then walk the paths with your map. Notice what you made too large because you like it.',
          points: 15,
          type: 'create',
        },
        {
          title: 'Seven good, seven thin',
          description:
            'Play musical chairs with flat stones: plenty for seven rounds, then fewer each time. Nobody is ever out, so find a way for all to stand on what is left.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Someone in a pit',
          description:
            'Think of a person who may feel forgotten and write or draw them a few lines. Deliver it today if you can.',
          points: 15,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Work out one fifth of a harvest of fifty baskets',
          type: 'math',
          difficulty: 'easy',
        },
        {
          title: 'Follow Joseph’s journey in Genesis 37 and mark each stop',
          type: 'reading',
          difficulty: 'beginner',
        },
        {
          title: 'Design a symbol for dream, for prison and for rescue',
          type: 'creative',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 16,
      title: 'Meant for good',
      bibleVerse: {
        verse:
          'As for you, what you intended against me for evil, God intended for good, in order to accomplish a day like this—to preserve the lives of many people.',
        reference: 'Genesis 50:20',
        reflection:
          'Joseph does not pretend that the wrong was small. He says that God is greater, and then he feeds the very brothers who had sold him.',
      },
      dailyFact: {
        fact: 'Egyptians cut measuring marks into stone steps and pillars beside the Nile, today called nilometers. The height of the flood foretold how rich the harvest would be.',
        category: 'Bible lands',
      },
      activities: [
        {
          title: 'Twenty questions tree',
          description:
            'One player thinks of a plant or animal; the others may ask only yes-or-no questions. Sketch the questions as a branching tree and prune those that did not help.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'Knots undone',
          description:
            'Stand close, grab two hands across the circle, and untangle yourselves without letting go. Forgiveness can feel like this: slow, and worth it.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Let it go to God',
          description:
            'Write an old hurt on a dry leaf in a few private words. Hold it, tell God about it, and when you are ready bury it. If someone is still hurting you, tell an adult you trust as well.',
          points: 10,
          type: 'pray',
        },
      ],
      challenges: [
        { title: 'Find the seed inside five different foods', type: 'science', difficulty: 'easy' },
        {
          title: 'Build a decision tree for choosing a game on a rainy day',
          type: 'logic',
          difficulty: 'easy',
        },
        {
          title: 'Put Joseph’s feelings in order as his brothers arrive',
          type: 'reading',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 17,
      title: 'A basket among the reeds',
      bibleVerse: {
        verse:
          'When you pass through the waters, I will be with you; and when you go through the rivers, they will not overwhelm you.',
        reference: 'Isaiah 43:2',
        reflection:
          'Two midwives, a mother, a sister and a princess each did one brave thing. God carried a baby through the river on their courage.',
      },
      dailyFact: {
        fact: 'Papyrus can grow four meters tall or more. Egyptians turned this reed into boats, rope, sandals and the sheets that gave us the word paper.',
        category: 'Nature',
      },
      progressMilestone: {
        title: 'Hidden and Held',
        description:
          'You have met five women who said no to a cruel king, and you can draw a network with dots and lines.',
        reward: 'Woven Reed bracelet',
      },
      activities: [
        {
          title: 'Will it float?',
          description:
            'Weave a little boat from grass, bark or leaves and set it in a basin with one acorn aboard. Improve it until three acorns stay dry.',
          points: 20,
          type: 'create',
        },
        {
          title: 'String network',
          description:
            'Each person is a dot; toss a ball of yarn to someone you know something about and say it. Look at the web, then find who has only one thread and add more.',
          points: 15,
          type: 'talk',
        },
        {
          title: 'Miriam’s watch',
          description:
            'In pairs, one wanders and the other keeps quiet guard from a distance for five minutes. Then tell what you noticed while you were watching over somebody.',
          points: 5,
          type: 'explore',
        },
      ],
      challenges: [
        { title: 'Count the faces, edges and corners of a box', type: 'math', difficulty: 'easy' },
        {
          title: 'Link the five women of Exodus 1-2 to their brave deeds',
          type: 'reading',
          difficulty: 'easy',
        },
        {
          title: 'Find the shortest chain of friends between two campers',
          type: 'logic',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 18,
      title: 'The bush that kept burning',
      bibleVerse: {
        verse:
          'I have indeed seen the affliction of My people in Egypt. I have heard them crying out because of their oppressors, and I am aware of their sufferings.',
        reference: 'Exodus 3:7',
        reflection:
          'Seen, heard, known: that is how God describes people in pain. Moses is sure that he speaks too badly for such a task, and God promises to go along.',
      },
      dailyFact: {
        fact: 'A candle flame is pointed because hot air rises. On a spacecraft, where nothing rises or sinks, a flame curls up into a small round ball.',
        category: 'Space',
      },
      activities: [
        {
          title: 'Shoes off',
          description:
            'Stand barefoot on safe grass or smooth ground in silence for two minutes. Say to God, in your own way, here I am.',
          points: 5,
          type: 'pray',
        },
        {
          title: 'If this, then that',
          description:
            'A leader calls out rules such as if you wear blue, then turn around. Add and, or and not until the whole field is a computer.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Excuses and answers',
          description:
            'Read Moses’ worries from Exodus 3-4 in one voice and God’s replies in another. Share a task you feel too small for.',
          points: 10,
          type: 'talk',
        },
      ],
      challenges: [
        { title: 'Name the three things every fire needs', type: 'science', difficulty: 'easy' },
        {
          title: 'Write an if-then rule that would keep a campfire safe',
          type: 'logic',
          difficulty: 'easy',
        },
        { title: 'Draw holy ground without drawing a bush', type: 'creative', difficulty: 'easy' },
      ],
    },
    {
      day: 19,
      title: 'Out by night, through the sea',
      bibleVerse: {
        verse: 'The LORD is my strength and my song, and He has become my salvation.',
        reference: 'Exodus 15:2',
        reflection:
          'With an army behind and the sea ahead there was no way out, until God made one. On the far shore the first thing the people did was sing.',
      },
      dailyFact: {
        fact: 'Wind can heap up water. In strong storms one end of Lake Erie has stood more than two meters higher than the other.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'Maze of ropes',
          description:
            'Lay out a maze and let an explorer search it by one fixed rule: always keep the wall on your left. Then build a maze that beats the rule.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'Sea of arms',
          description:
            'Two lines face each other as waves; they part for each traveler and close behind. Finish with a drum song on anything that makes a good thump.',
          points: 10,
          type: 'move',
        },
        {
          title: 'The night we remember',
          description:
            'Listen to Exodus 12 and discover why Jewish families still ask questions at the Passover table. Prepare one respectful question of your own.',
          points: 10,
          type: 'talk',
        },
      ],
      challenges: [
        {
          title: 'Guide an explorer across a grid with the fewest arrows',
          type: 'math',
          difficulty: 'easy',
        },
        {
          title: 'Compose four lines that could be sung on the shore',
          type: 'creative',
          difficulty: 'easy',
        },
        {
          title: 'Compare two search plans for the same maze',
          type: 'logic',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 20,
      title: 'Bread with the morning dew',
      bibleVerse: {
        verse:
          'man does not live on bread alone, but on every word that comes from the mouth of the LORD.',
        reference: 'Deuteronomy 8:3',
        reflection:
          'In the wilderness there was enough for one day, and the next day there was enough again. God was teaching His people to trust Him a morning at a time.',
      },
      dailyFact: {
        fact: 'In the Namib Desert there is a beetle that stands on its head in the fog. Droplets collect on its back and roll down into its mouth.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'Recipe for a robot',
          description:
            'Tell a friend, step by tiny step, how to set a table; the friend does exactly what you say and nothing more. Repair your plan wherever it went funny.',
          points: 10,
          type: 'explore',
        },
        {
          title: 'Just enough',
          description:
            'At one meal take only what you will eat, leave nothing on the plate, and make sure the last in line has plenty.',
          points: 15,
          type: 'serve',
        },
        {
          title: 'Dew watch',
          description:
            'Get up early, look for dew on leaves and spider webs, and sketch where it gathers. Give thanks for something that is new every morning.',
          points: 10,
          type: 'pray',
        },
      ],
      challenges: [
        {
          title: 'Sort a day’s food into what builds, fuels and protects',
          type: 'science',
          difficulty: 'easy',
        },
        {
          title: 'Write the steps for tying a shoe so that nobody can go wrong',
          type: 'logic',
          difficulty: 'easy',
        },
        {
          title: 'Explain why leftover manna spoiled, from Exodus 16',
          type: 'reading',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 21,
      title: 'Ten words for free people',
      bibleVerse: {
        verse:
          'I am the LORD your God, who brought you out of the land of Egypt, out of the house of slavery. You shall have no other gods before Me.',
        reference: 'Exodus 20:2-3',
        reflection:
          'Notice the order: first God sets His people free, then He shows them how to stay free. The commandments begin with a rescue.',
      },
      dailyFact: {
        fact: 'The word robot comes from a Czech word for forced labor. It was first used for artificial workers in a play by Karel Čapek, published in 1920.',
        category: 'Technology',
      },
      progressMilestone: {
        title: 'Out of Egypt',
        description:
          'Three weeks walked: you know the road from Joseph’s pit to Mount Sinai, and you can reason with rules, trees and maps.',
        reward: 'Sandal Print medal',
      },
      activities: [
        {
          title: 'Our camp covenant',
          description:
            'Agree on five short promises that would make this a place where everyone can breathe freely. Sign with a thumbprint of earth.',
          points: 20,
          type: 'create',
        },
        {
          title: 'When the rule runs out',
          description:
            'Invent a strict rule for a playground, then a situation where obeying it would be unkind. Ask what was the heart behind the rule.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Ten fingers, ten words',
          description:
            'Invent a hand sign for every commandment, counting the ten as your own church does, and teach the set to someone younger.',
          points: 10,
          type: 'move',
        },
      ],
      challenges: [
        {
          title: 'Place ten activities in two overlapping circles: love God, love people',
          type: 'logic',
          difficulty: 'easy',
        },
        { title: 'Learn the opening of Exodus 20 by heart', type: 'reading', difficulty: 'easy' },
        {
          title: 'Count the subsets of a three-color crayon box',
          type: 'math',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
