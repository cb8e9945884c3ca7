import type { CurriculumWeek } from '@lamplight/domain/curriculum';

/** Week 1: creation and the first wrong turn (Genesis 1-4); what AI is and how it takes in the world. */
export const week1: CurriculumWeek = {
  week: 1,
  theme: {
    title: 'In the Beginning',
    description:
      'Everything starts with God speaking. We watch light, land, life and the first people arrive, and we find out what kind of thing a clever machine really is.',
    focus: [
      'Genesis 1-4: a good world, people made in God’s image, and the day trust was broken',
      'What artificial intelligence is, and what it is not',
      'Sensors: how machines take in the world',
    ],
    skills: [
      'Looking closely and naming what you see',
      'Spotting patterns and counting them',
      'Owning up to a mistake',
    ],
    projects: [
      'A creation book with one page for each day',
      'A map of the camp made with all five senses',
    ],
  },
  days: [
    {
      day: 1,
      title: 'Let there be light',
      bibleVerse: {
        verse:
          'And God said, “Let there be light,” and there was light. And God saw that the light was good, and He separated the light from the darkness.',
        reference: 'Genesis 1:3-4',
        reflection:
          'God’s first gift to the world was light, and all He used was a word. Before we learn or build anything, we can thank Him for a world that was His idea.',
      },
      dailyFact: {
        fact: 'Light travels about 300,000 kilometers in one second. Even so, sunlight needs more than eight minutes to reach your face.',
        category: 'Space',
      },
      activities: [
        {
          title: 'Light hunters',
          description:
            'Walk around outdoors and collect, with your eyes only, five things that shine or glow, but never the sun. Decide which of them make light and which only pass it on.',
          points: 5,
          type: 'explore',
        },
        {
          title: 'Curl up, leap up',
          description:
            'Crouch small with your eyes shut while someone whispers the opening lines of Genesis. When you hear the word light, spring up with your arms wide.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Who made this, and why?',
          description:
            'Sit in a ring and name tools that help people think, from a knotted string to a computer. Ask of each one where it came from and whom it serves.',
          points: 10,
          type: 'talk',
        },
      ],
      challenges: [
        {
          title: 'Count ten things the sun is lighting up right now',
          type: 'math',
          difficulty: 'beginner',
        },
        {
          title: 'Read Genesis 1:1-5 and point to every light word',
          type: 'reading',
          difficulty: 'beginner',
        },
        { title: 'Draw sunrise with only three colors', type: 'creative', difficulty: 'beginner' },
      ],
    },
    {
      day: 2,
      title: 'Sky, sea and land',
      bibleVerse: {
        verse: 'The sea is His, for He made it, and His hands formed the dry land.',
        reference: 'Psalm 95:5',
        reflection:
          'God gave the water its place and the land its shape, so there would be room for life. A puddle, a hill and an ocean all belong to the same careful Maker.',
      },
      dailyFact: {
        fact: 'Seen from space, Earth is mostly blue: water covers about 71 percent of it. Yet fewer than three drops in every hundred are fresh water.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'Cloud diary',
          description:
            'Lie on your back in the shade for five minutes and sketch one cloud every minute, away from the sun. Tell a partner how it changed.',
          points: 10,
          type: 'explore',
        },
        {
          title: 'Sky, sea, land!',
          description:
            'A caller shouts one of the three words: reach up for sky, sway for sea, stamp for land. Speed up until everyone is laughing.',
          points: 5,
          type: 'move',
        },
        {
          title: 'Be a sensor',
          description:
            'With eyes closed, feel a mystery object and report only numbers from one to five: how warm, how rough, how heavy. Can your friend guess it from your data?',
          points: 10,
          type: 'talk',
        },
      ],
      challenges: [
        {
          title: 'Sort six pictures into sky, sea and land',
          type: 'logic',
          difficulty: 'beginner',
        },
        {
          title: 'Find out where a puddle goes after the rain',
          type: 'science',
          difficulty: 'beginner',
        },
        {
          title: 'Tell the second and third day of creation in your own words',
          type: 'reading',
          difficulty: 'beginner',
        },
      ],
    },
    {
      day: 3,
      title: 'Lights and living things',
      bibleVerse: {
        verse:
          'How many are Your works, O LORD! In wisdom You have made them all; the earth is full of Your creatures.',
        reference: 'Psalm 104:24',
        reflection:
          'God did not make one plain bird and stop. The endless variety around us is a kind of joy we are invited to share.',
      },
      dailyFact: {
        fact: 'The Moon has no light of its own. Its ground is so dark that it sends back only about one eighth of the sunlight that lands on it, and still it can light up a whole field.',
        category: 'Space',
      },
      progressMilestone: {
        title: 'First Lamp Lit',
        description:
          'You can tell the first days of creation in order, and you know the difference between an eye and a camera.',
        reward: 'Lantern of Light badge',
      },
      activities: [
        {
          title: 'Creature parade',
          description:
            'Choose an animal nobody else has chosen and cross the field the way it moves. The others guess, then thank God for it by name.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Pebble pixels',
          description:
            'Mark a grid of eight by eight squares in the dirt and build a fish or a bird by laying a pebble in some squares. Read it aloud row by row as ones and zeros.',
          points: 15,
          type: 'create',
        },
        {
          title: 'One square of meadow',
          description:
            'Frame a patch of grass with four sticks and list every living thing inside it. Leave everything exactly as it was.',
          points: 10,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Continue the pattern: sun, moon, moon, sun, moon, moon',
          type: 'math',
          difficulty: 'beginner',
        },
        {
          title: 'Invent a bird for a very windy island',
          type: 'creative',
          difficulty: 'beginner',
        },
        { title: 'Name three ways plants use sunlight', type: 'science', difficulty: 'easy' },
      ],
    },
    {
      day: 4,
      title: 'Made in God’s image',
      bibleVerse: {
        verse:
          'So God created man in His own image; in the image of God He created him; male and female He created them.',
        reference: 'Genesis 1:27',
        reflection:
          'Every person you meet today carries something of God’s likeness. That is why nobody’s worth depends on being clever, strong or useful.',
      },
      dailyFact: {
        fact: 'Even identical twins have different fingerprints. The tiny ridges form before birth, and no two people have ever been found to share them.',
        category: 'Body',
      },
      activities: [
        {
          title: 'Ten ways you are you',
          description:
            'Press a pencil-dusted fingertip on paper ten times and turn each print into a tiny picture of something you love, hope or wonder about.',
          points: 10,
          type: 'create',
        },
        {
          title: 'Could a machine do that?',
          description:
            'Call out things people do, such as adding, forgiving, sorting socks or praying. Stand on the left for machines can help and on the right for only a person can.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Secret honor',
          description:
            'Draw a name from a hat and do three quiet kindnesses for that person before supper, without being caught.',
          points: 15,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Explain how your eye and your hand catch a ball together',
          type: 'science',
          difficulty: 'beginner',
        },
        {
          title: 'Write one sentence about what makes a person precious',
          type: 'reading',
          difficulty: 'beginner',
        },
        {
          title: 'Odd one out: robot, baby, grandmother, neighbor',
          type: 'logic',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 5,
      title: 'Rest, and a garden to keep',
      bibleVerse: {
        verse:
          'Then the LORD God took the man and placed him in the Garden of Eden to cultivate and keep it.',
        reference: 'Genesis 2:15',
        reflection:
          'God rested, and then He shared His garden with people and trusted them to look after it. Good work and good rest are both gifts.',
      },
      dailyFact: {
        fact: 'Bees build six-sided rooms. In 1999 the mathematician Thomas Hales proved that no other way of dividing a flat surface into equal cells uses less wall.',
        category: 'Mathematics',
      },
      activities: [
        {
          title: 'Garden keepers',
          description:
            'Adopt one corner of the grounds: pick up litter, loosen the soil, water what is thirsty. Give your corner a name.',
          points: 20,
          type: 'serve',
        },
        {
          title: 'Ten still minutes',
          description:
            'Find a tree to lean on and do nothing at all for ten minutes. If you wish, end by telling God one thing you noticed.',
          points: 10,
          type: 'pray',
        },
        {
          title: 'Teach me by example',
          description:
            'Show a friend five leaves you call zigs and five you call zags, without saying the rule. Hand over a new leaf and see what they learned.',
          points: 15,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Measure the edge of a garden bed in your own footsteps',
          type: 'math',
          difficulty: 'beginner',
        },
        {
          title: 'Plan a garden with a place for everyone, also in a wheelchair',
          type: 'creative',
          difficulty: 'easy',
        },
        { title: 'Discover what a seed needs to wake up', type: 'science', difficulty: 'beginner' },
      ],
    },
    {
      day: 6,
      title: 'Where are you?',
      bibleVerse: {
        verse: 'But the LORD God called out to the man, “Where are you?”',
        reference: 'Genesis 3:9',
        reflection:
          'After they had done wrong, Adam and Eve hid, and God came looking. You can hear in His question how much He still wanted them near.',
      },
      dailyFact: {
        fact: 'Around 240 BC a librarian named Eratosthenes worked out the size of the whole Earth. He used the angle of a noon shadow and the distance between two Egyptian cities.',
        category: 'History',
      },
      activities: [
        {
          title: 'Shadow theater',
          description:
            'With the sun behind you and a wall in front, act out hiding and being found. Move closer and farther and watch what your shadow does.',
          points: 10,
          type: 'create',
        },
        {
          title: 'Sorry has three parts',
          description:
            'In pairs, practice a real apology: say what happened, say whom it hurt, say what you will do to mend it. Swap until it feels less scary.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'The machine that was sure',
          description:
            'One player gives confident answers about an object in a bag after a single touch; some will be wrong. Talk about why sounding certain is different from being right.',
          points: 15,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Trace the same shadow at three times of the day',
          type: 'science',
          difficulty: 'easy',
        },
        {
          title: 'Find the question God asks in Genesis 3 and say it kindly',
          type: 'reading',
          difficulty: 'beginner',
        },
        {
          title: 'Who is telling the truth? A three-clue riddle',
          type: 'logic',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 7,
      title: 'My brother’s keeper',
      bibleVerse: {
        verse: 'Behold, how good and pleasant it is when brothers live together in harmony!',
        reference: 'Psalm 133:1',
        reflection:
          'Cain asked whether he had to look out for his brother. The rest of the Bible answers yes, and calls it one of the sweetest things in life.',
      },
      dailyFact: {
        fact: 'The Rhind Papyrus, an Egyptian scroll of about 1550 BC, opens its problems with a question campers know well: how do you share loaves fairly among ten people?',
        category: 'Mathematics',
      },
      progressMilestone: {
        title: 'Keeper of the Garden',
        description:
          'One whole week finished: you have heard how the world began, how trust was broken, and how God kept speaking.',
        reward: 'Green Leaf neckerchief ring',
      },
      activities: [
        {
          title: 'Fair shares',
          description:
            'Divide a pile of pinecones among groups of different sizes so that nobody complains. Explain your rule, then try to improve it.',
          points: 10,
          type: 'explore',
        },
        {
          title: 'Three-legged friends',
          description:
            'Tie your ankle loosely to a partner’s and walk a course. You only arrive if you care how the other one is doing.',
          points: 10,
          type: 'move',
        },
        {
          title: 'A chore for a brother',
          description:
            'Take over one job that belongs to somebody else today, and do it as carefully as if it were yours.',
          points: 15,
          type: 'serve',
        },
        {
          title: 'Kind or unkind use?',
          description:
            'Hear six short stories of people using a smart machine and show thumbs up, sideways or down. Give a reason each time.',
          points: 10,
          type: 'talk',
        },
      ],
      challenges: [
        {
          title: 'Fold a paper flatbread into halves, quarters and eighths',
          type: 'math',
          difficulty: 'beginner',
        },
        {
          title: 'Write a better ending for two jealous brothers',
          type: 'creative',
          difficulty: 'easy',
        },
        {
          title: 'List two ways a smart tool can protect a friend’s privacy',
          type: 'logic',
          difficulty: 'easy',
        },
      ],
    },
  ],
};
