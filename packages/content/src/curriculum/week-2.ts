import type { CurriculumWeek } from '@lamplight/domain/curriculum';

/** Week 2: the promise carried from Noah to Jacob (Genesis 6-33); perception and data. */
export const week2: CurriculumWeek = {
  week: 2,
  theme: {
    title: 'Promises',
    description:
      'A rainbow, a sky full of stars, a baby named laughter: God makes promises and keeps them, one family at a time. Meanwhile we learn how machines gather what they know.',
    focus: [
      'Genesis 6-33: Noah, Babel, Abraham and Sarah, Isaac and Rebekah, Jacob and Esau',
      'Perception: how colors, sounds and places become numbers',
      'Data: who collects it, what is missing, and who is in it',
    ],
    skills: [
      'Waiting without giving up',
      'Collecting and checking information',
      'Making peace after a quarrel',
    ],
    projects: [
      'A family promise tree with names and stories',
      'A weather and wildlife log kept all week',
    ],
  },
  days: [
    {
      day: 8,
      title: 'A promise in the sky',
      bibleVerse: {
        verse:
          'I have set My rainbow in the clouds, and it will be a sign of the covenant between Me and the earth.',
        reference: 'Genesis 9:13',
        reflection:
          'After the sorrow of the flood, God tied a promise to something everyone can see. It was given to Noah, and to every creature that would ever come after him.',
      },
      dailyFact: {
        fact: 'A rainbow is really a full circle. The horizon hides its lower part from us, but people in airplanes sometimes see the complete ring.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'Rainbow from the ground up',
          description:
            'Gather leaves, petals, stones and bark in as many colors as you can find lying about. Arrange them into one long arch for the whole camp.',
          points: 15,
          type: 'create',
        },
        {
          title: 'Two by two',
          description:
            'Everyone is whispered an animal so that each has one partner. With eyes closed and animal sounds only, find your pair and walk to the ark.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Red, green and blue voices',
          description:
            'Three singers each hold a note for one color, soft or loud from zero to three. Listeners guess the mixed color, just as a screen blends its tiny lights.',
          points: 15,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Put the colors of the rainbow in order from the outside in',
          type: 'science',
          difficulty: 'beginner',
        },
        {
          title: 'Count the animals if seven pairs come aboard',
          type: 'math',
          difficulty: 'beginner',
        },
        {
          title: 'Retell Noah’s story from the point of view of the dove',
          type: 'creative',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 9,
      title: 'The tower that reached too high',
      bibleVerse: {
        verse:
          'Unless the LORD builds the house, its builders labor in vain; unless the LORD protects the city, its watchmen stand guard in vain.',
        reference: 'Psalm 127:1',
        reflection:
          'The builders of Babel wanted to make a great name for themselves. It is worth asking, before the first brick, whom we are building for.',
      },
      dailyFact: {
        fact: 'More than 3,500 years ago, pupils in Babylonia did their sums in groups of sixty. That is why your hour has sixty minutes and your minute sixty seconds.',
        category: 'Mathematics',
      },
      activities: [
        {
          title: 'Silent tower',
          description:
            'Build the tallest tower you can from sticks and stones, first while talking, then without a word. Compare what went wrong.',
          points: 10,
          type: 'create',
        },
        {
          title: 'One meaning, many sounds',
          description:
            'Learn to say thank you in three languages from people around you, including sign language. Use all three at the next meal.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Turn a word into numbers',
          description:
            'Agree on a number for every letter, send a message with claps or taps, and let the far team decode it. A machine stores words in much the same way.',
          points: 15,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Measure a tower in hands, then in feet, and compare',
          type: 'math',
          difficulty: 'beginner',
        },
        {
          title: 'Explain why the builders stopped, using Genesis 11',
          type: 'reading',
          difficulty: 'easy',
        },
        { title: 'Crack a message where A is 1 and B is 2', type: 'logic', difficulty: 'easy' },
      ],
    },
    {
      day: 10,
      title: 'Count the stars',
      bibleVerse: {
        verse:
          'And the LORD took him outside and said, “Now look to the heavens and count the stars, if you are able.” Then He told him, “So shall your offspring be.” Abram believed the LORD, and it was credited to him as righteousness.',
        reference: 'Genesis 15:5-6',
        reflection:
          'Abram had no children and no proof, only the word of Someone he had come to trust. Faith often begins by looking up.',
      },
      dailyFact: {
        fact: 'On the clearest, darkest night your eyes can pick out only a few thousand stars at one time. The Milky Way, our own galaxy, has at least a hundred billion.',
        category: 'Space',
      },
      progressMilestone: {
        title: 'Packed for the Journey',
        description:
          'Like Abram, you have started without seeing the end of the road, and you have learned how a small sample can tell about a big sky.',
        reward: 'Silver Star on your camp sash',
      },
      activities: [
        {
          title: 'Count a meadow by sampling',
          description:
            'Throw a hoop of string five times, count the clover inside it, and estimate the whole field. Talk about what would make your guess unfair.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'Leave your tent',
          description:
            'Pack an imaginary bag for a journey with no map. Each person names one thing to bring and one thing that would be hard to leave.',
          points: 5,
          type: 'talk',
        },
        {
          title: 'Starlight thanks',
          description:
            'At dusk, lie down and wait for the first star. For every star you spot, whisper the name of a person you are grateful for.',
          points: 10,
          type: 'pray',
        },
      ],
      challenges: [
        {
          title: 'Find out why stars seem to move across the night',
          type: 'science',
          difficulty: 'easy',
        },
        {
          title: 'Estimate the grains in a spoon of sand without counting all',
          type: 'math',
          difficulty: 'easy',
        },
        {
          title: 'Draw a new constellation for Abraham and Sarah',
          type: 'creative',
          difficulty: 'beginner',
        },
      ],
    },
    {
      day: 11,
      title: 'A son called laughter',
      bibleVerse: {
        verse:
          'Then Sarah said, “God has made me laugh, and everyone who hears of this will laugh with me.”',
        reference: 'Genesis 21:6',
        reflection:
          'Sarah once laughed because the promise sounded impossible. Years later she laughed because she was holding it in her arms.',
      },
      dailyFact: {
        fact: 'Rats chirp when they are tickled. The sound is about 50 kilohertz high, far above what human ears can catch, so researchers needed special microphones to hear it.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'The laughing chain',
          description:
            'Sit in a ring and look at each other. One says ha, the next ha ha, the third ha ha ha, and see how long you can stay serious.',
          points: 5,
          type: 'move',
        },
        {
          title: 'Draw a sound',
          description:
            'One camper hums, claps or whistles while others draw the wave they hear: tall for loud, tightly packed for high. Swap drawings and try to perform them.',
          points: 15,
          type: 'create',
        },
        {
          title: 'Ask someone old',
          description:
            'Interview a person over sixty about something they waited a long time for. Write down one sentence exactly as they said it.',
          points: 15,
          type: 'talk',
        },
      ],
      challenges: [
        {
          title: 'Work out how old Sarah was when Isaac was born',
          type: 'math',
          difficulty: 'easy',
        },
        {
          title: 'Describe three different kinds of laughter',
          type: 'reading',
          difficulty: 'easy',
        },
        {
          title: 'Test which materials swallow the sound of a clap',
          type: 'science',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 12,
      title: 'Water for the camels',
      bibleVerse: {
        verse:
          'Trust in the LORD with all your heart, and lean not on your own understanding; in all your ways acknowledge Him, and He will make your paths straight.',
        reference: 'Proverbs 3:5-6',
        reflection:
          'Abraham’s servant prayed, watched and asked good questions. Rebekah simply did far more than she was asked, and a path opened for them both.',
      },
      dailyFact: {
        fact: 'A very thirsty camel can drink around 100 liters of water in about fifteen minutes. Rebekah offered to draw for ten of them.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'The second mile of water',
          description:
            'Fill the water bottles of everyone in your group, then look around for someone who did not ask, and fill theirs as well.',
          points: 15,
          type: 'serve',
        },
        {
          title: 'Cup relay',
          description:
            'Carry water across the field in cupped hands to fill a shared bowl, then use it on a thirsty plant. Count how much was lost along the way.',
          points: 10,
          type: 'move',
        },
        {
          title: 'The missing page',
          description:
            'Make a survey of favorite games, then secretly remove all answers from one age group. Let others work out who is missing and why that matters.',
          points: 15,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Match desert animals to the trick that saves them water',
          type: 'science',
          difficulty: 'easy',
        },
        {
          title: 'Decide which of five survey answers must be a mistake',
          type: 'logic',
          difficulty: 'easy',
        },
        {
          title: 'Read Genesis 24:15-20 and list every kind thing Rebekah did',
          type: 'reading',
          difficulty: 'beginner',
        },
      ],
    },
    {
      day: 13,
      title: 'A ladder in the night',
      bibleVerse: {
        verse:
          'Look, I am with you, and I will watch over you wherever you go, and I will bring you back to this land.',
        reference: 'Genesis 28:15',
        reflection:
          'Jacob was running from trouble that he had made himself. Even there, with a stone for a pillow, God came close and gave him a promise he had not earned.',
      },
      dailyFact: {
        fact: 'Most people dream several times every night, about two hours in all. Nearly everything is forgotten before breakfast.',
        category: 'Body',
      },
      activities: [
        {
          title: 'Stone of remembering',
          description:
            'Find a stone that fits your palm and write on it one place where you felt safe or helped. Build a pillar together with everyone’s stones.',
          points: 10,
          type: 'create',
        },
        {
          title: 'Step by step',
          description:
            'Climb a real flight of stairs, saying a promise from the Bible on each step. Older campers learn a new one for the way down.',
          points: 10,
          type: 'move',
        },
        {
          title: 'What the camera missed',
          description:
            'Look at a scene for ten seconds through a paper tube, describe it, then take the tube away. Discuss how a sensor can be honest and still be wrong.',
          points: 10,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Climb a number ladder in threes from 0 to 30',
          type: 'math',
          difficulty: 'beginner',
        },
        { title: 'Paint Jacob’s dream using shapes only', type: 'creative', difficulty: 'easy' },
        {
          title: 'Spot the signal hidden in a noisy row of letters',
          type: 'logic',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 14,
      title: 'Two brothers embrace',
      bibleVerse: {
        verse:
          'Esau, however, ran to him and embraced him, threw his arms around his neck, and kissed him. And they both wept.',
        reference: 'Genesis 33:4',
        reflection:
          'Jacob expected revenge and was met with running feet and open arms. Sometimes the person we fear most has been hoping for peace too.',
      },
      dailyFact: {
        fact: 'After a quarrel, chimpanzees often make up with an embrace or a kiss. Scientists have watched them do it since the 1970s.',
        category: 'Nature',
      },
      progressMilestone: {
        title: 'Promise Keeper',
        description:
          'Two weeks behind you: you have carried God’s promises all the way from an ark to a reunion.',
        reward: 'Rainbow Cord for your lantern',
      },
      activities: [
        {
          title: 'A gift to go ahead',
          description:
            'Make a small present out of things you find and give it to someone with whom things have been difficult. You need not say much.',
          points: 20,
          type: 'serve',
        },
        {
          title: 'Limping race',
          description:
            'Hop a short course to remember Jacob’s hip, and feel which muscles take over. Afterward, talk about a hard struggle that changed you.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Who is in the picture?',
          description:
            'Put together a pretend photo album meant to teach a machine what families look like. Check whose family would not recognize itself, and mend the album.',
          points: 15,
          type: 'create',
        },
      ],
      challenges: [
        {
          title: 'Discover how joints let your hip, knee and thumb move',
          type: 'science',
          difficulty: 'easy',
        },
        {
          title: 'Write the first three sentences Jacob might say to Esau',
          type: 'creative',
          difficulty: 'easy',
        },
        {
          title: 'Arrange eight events from Noah to Jacob on a line',
          type: 'logic',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
