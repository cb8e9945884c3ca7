import type { CurriculumWeek } from '@lamplight/domain/curriculum';

/** Week 7: from the entry into Jerusalem to the sending; building with AI. */
export const week7: CurriculumWeek = {
  week: 7,
  theme: {
    title: 'The Cross and the Empty Tomb',
    description:
      'We go slowly through the most important week in the Christian story: palm branches, bread, tears, a cross, a garden at dawn. In our workshop we learn to build things that serve.',
    focus: [
      'Holy Week, the resurrection, Emmaus and the sending of the disciples',
      'Building: finding a real need, gathering data, testing, mending, explaining, sharing',
      'Love that gives itself away',
    ],
    skills: [
      'Designing for somebody else',
      'Staying with what is sad and waiting for hope',
      'Improving your work after it fails',
    ],
    projects: [
      'A paper prototype of a helper for a real person',
      'A resurrection garden with a stone rolled away',
    ],
  },
  days: [
    {
      day: 43,
      title: 'A King on a donkey',
      bibleVerse: {
        verse:
          'See, your King comes to you, righteous and victorious, humble and riding on a donkey, on a colt, the foal of a donkey.',
        reference: 'Zechariah 9:9',
        reflection:
          'The crowd was ready for a conqueror, and Jesus chose a borrowed donkey. His kind of power does not need to frighten anybody.',
      },
      dailyFact: {
        fact: 'Many donkeys have a dark stripe down the back and another across the shoulders. Seen from above, the two make the shape of a cross.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'Carpet of coats',
          description:
            'Lay down leaves, scarves and branches already fallen, and welcome the person who usually gets least applause. Shout Hosanna until it rings.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Ask before you build',
          description:
            'Interview someone about a small daily bother. Write down what they say, not what you would like to invent, and read it back to them.',
          points: 15,
          type: 'talk',
        },
        {
          title: 'Three sketches',
          description:
            'Draw three quite different ideas for solving the bother you heard about. Let its owner point, cross out and add.',
          points: 15,
          type: 'create',
        },
      ],
      challenges: [
        { title: 'Draw a donkey to a scale of one to twenty', type: 'math', difficulty: 'medium' },
        { title: 'Find the old prophecy inside Matthew 21', type: 'reading', difficulty: 'medium' },
        {
          title: 'Rank four inventions by how well they serve a real need',
          type: 'logic',
          difficulty: 'hard',
        },
      ],
    },
    {
      day: 44,
      title: 'Bread, cup and basin',
      bibleVerse: {
        verse:
          'And He took the bread, gave thanks and broke it, and gave it to them, saying, “This is My body, given for you; do this in remembrance of Me.”',
        reference: 'Luke 22:19',
        reflection:
          'On the night before He died, Jesus washed feet and shared a meal. Churches keep this supper in different ways, and in all of them it tells how much He gave.',
      },
      dailyFact: {
        fact: 'Leonardo da Vinci tried out a new way of painting his Last Supper on a dry wall in Milan, and finished about 1498. It began to flake within his own lifetime.',
        category: 'History',
      },
      activities: [
        {
          title: 'Basin and towel',
          description:
            'Wash the hands or the feet of someone who is willing, slowly and without jokes. Then let somebody do the same for you, which may be harder.',
          points: 20,
          type: 'serve',
        },
        {
          title: 'One loaf, many hands',
          description:
            'Break and pass bread that all may eat around the circle; as you take yours, name a gift you have seen in the one who handed it to you.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'May I ask you?',
          description:
            'Collect ten answers for your project. Before each, explain what it is for and accept a no with a smile; afterward tear up whatever you do not need.',
          points: 15,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Find out what yeast eats and what it breathes out',
          type: 'science',
          difficulty: 'medium',
        },
        {
          title: 'Compare the Passover meal with the Last Supper',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Write a consent note that a seven-year-old can follow',
          type: 'creative',
          difficulty: 'hard',
        },
      ],
    },
    {
      day: 45,
      title: 'In the garden at night',
      bibleVerse: {
        verse:
          'My Father, if it is possible, let this cup pass from Me. Yet not as I will, but as You will.',
        reference: 'Matthew 26:39',
        reflection:
          'Jesus told His friends that He was deeply sad, and He told His Father what He really wished. Trust does not mean hiding what you feel.',
      },
      dailyFact: {
        fact: 'Gethsemane means oil press, and very old olive trees still grow there. In 2012 researchers reported that three of the trunks are about 900 years old.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'Keep watch',
          description:
            'Take turns staying beside a lantern in silence, five minutes each, so that it is never alone. Bring someone to mind who is having a hard night.',
          points: 10,
          type: 'pray',
        },
        {
          title: 'Break it kindly',
          description:
            'Swap paper prototypes and try honestly to make each other’s design fail. Write every failure on a leaf and hand it over as a present.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'Stay with me',
          description:
            'Talk in twos about what helps when you are sad or scared: silence, company, a joke, a walk? Remember your partner’s answer.',
          points: 10,
          type: 'talk',
        },
      ],
      challenges: [
        {
          title: 'Balance an equation by doing the same on both sides',
          type: 'math',
          difficulty: 'medium',
        },
        {
          title: 'Draw a night garden using light on dark only',
          type: 'creative',
          difficulty: 'medium',
        },
        {
          title: 'Write five tests a helper must pass before anybody uses it',
          type: 'logic',
          difficulty: 'hard',
        },
      ],
    },
    {
      day: 46,
      title: 'The cross',
      bibleVerse: {
        verse:
          'For God so loved the world that He gave His one and only Son, that everyone who believes in Him shall not perish but have eternal life.',
        reference: 'John 3:16',
        reflection:
          'The cross shows how serious our wrong is, and how much greater God’s love is. Even while He was dying, Jesus prayed for those who hurt Him.',
      },
      dailyFact: {
        fact: 'In 1961 diggers at Caesarea found a limestone block with the name of Pontius Pilate. He was the Roman governor who sentenced Jesus.',
        category: 'Bible lands',
      },
      progressMilestone: {
        title: 'At the Foot of the Cross',
        description:
          'You have stayed with the story where it is hardest, and you have let others test your work.',
        reward: 'Plain Wooden Cross',
      },
      activities: [
        {
          title: 'Two sticks',
          description:
            'Bind two sticks with grass into a cross without talking. Set it where you can see it, and leave a stone there for something you regret.',
          points: 15,
          type: 'create',
        },
        {
          title: 'Slow walk',
          description:
            'Walk once around the grounds at half your usual speed, in silence. Stop when you hear a bird, and remember that love can be strong and quiet.',
          points: 5,
          type: 'move',
        },
        {
          title: 'Costly or cheap',
          description:
            'List things a machine can say and things only someone who loves can give. Talk about why being sorry for you costs a program nothing.',
          points: 10,
          type: 'talk',
        },
      ],
      challenges: [
        {
          title: 'Learn how rocks crack, shift and form again',
          type: 'science',
          difficulty: 'medium',
        },
        {
          title: 'Collect the words Jesus spoke from the cross in four Gospels',
          type: 'reading',
          difficulty: 'hard',
        },
        {
          title: 'Shape a hill, a stone and a garden out of earth',
          type: 'creative',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 47,
      title: 'He has risen!',
      bibleVerse: {
        verse: 'He is not here; He has risen, just as He said!',
        reference: 'Matthew 28:6',
        reflection:
          'The women came with spices for a dead friend and ran away with the best news in the world. Because He lives, the last word over our lives is not an ending.',
      },
      dailyFact: {
        fact: 'Handel wrote his whole oratorio Messiah, with its famous Hallelujah chorus, in twenty-four days in 1741.',
        category: 'Music',
      },
      activities: [
        {
          title: 'Run with the news',
          description:
            'From a cave of blankets, sprint to the next group and announce it; they run on. See how many minutes it takes to reach everyone.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Version two',
          description:
            'Take the failures you were given and fix the three that matter most. Mark on your paper prototype what is new, and test it again.',
          points: 20,
          type: 'create',
        },
        {
          title: 'Sunrise alleluia',
          description:
            'Get up before the sun if you are allowed, and watch the colors of the sky. When daylight touches the treetops, sing, shout or simply breathe your thanks.',
          points: 10,
          type: 'pray',
        },
      ],
      challenges: [
        {
          title: 'Flip, turn and slide a shape onto its image',
          type: 'math',
          difficulty: 'medium',
        },
        {
          title: 'List who saw the risen Jesus, using 1 Corinthians 15:3-8',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Find the single wrong line in a ten-step recipe',
          type: 'logic',
          difficulty: 'hard',
        },
      ],
    },
    {
      day: 48,
      title: 'On the road to Emmaus',
      bibleVerse: {
        verse:
          'They asked each other, “Were not our hearts burning within us as He spoke with us on the road and opened the Scriptures to us?”',
        reference: 'Luke 24:32',
        reflection:
          'Two sad friends walked with Jesus for miles and took Him for a stranger. He listened first, then explained, and at the table their eyes were opened.',
      },
      dailyFact: {
        fact: 'Some people, perhaps one in fifty, find it hard to recognize even familiar faces. It is called face blindness, and many learn to know friends by voice or walk instead.',
        category: 'Body',
      },
      activities: [
        {
          title: 'Emmaus walk',
          description:
            'Walk for half an hour in twos with a leader in sight. On the way out one tells of a disappointment; on the way back the other tells where they have found hope.',
          points: 15,
          type: 'move',
        },
        {
          title: 'Show your reasons',
          description:
            'Explain to a younger child how your invention decides, using no hard words. If they can explain it back, you have succeeded.',
          points: 15,
          type: 'talk',
        },
        {
          title: 'An extra place',
          description: 'Set one place too many at the table and invite someone from another group.',
          points: 10,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Record how walking changes breath and heartbeat',
          type: 'science',
          difficulty: 'medium',
        },
        {
          title: 'Find promises from earlier weeks that Jesus might have explained',
          type: 'reading',
          difficulty: 'hard',
        },
        {
          title: 'Draw a flowchart that a grandparent could follow',
          type: 'logic',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 49,
      title: 'Sent into all the world',
      bibleVerse: {
        verse:
          'Therefore go and make disciples of all nations, baptizing them in the name of the Father and of the Son and of the Holy Spirit, and teaching them to obey all that I have commanded you. And surely I am with you always, even to the end of the age.',
        reference: 'Matthew 28:19-20',
        reflection:
          'Eleven ordinary people on a hill, some of them still unsure, were handed a task as wide as the world. They were not sent alone.',
      },
      dailyFact: {
        fact: 'Start with one person and keep doubling. After only thirty-three doublings you have passed eight billion, about as many people as lived on Earth in 2024.',
        category: 'Mathematics',
      },
      progressMilestone: {
        title: 'Dawn Runner',
        description:
          'Seven weeks: you have gone from the palm branches to the empty tomb, and built something for another person.',
        reward: 'Sunrise Banner',
      },
      activities: [
        {
          title: 'Builders’ fair',
          description:
            'Present your prototype with a card that says whom it helps, what it cannot do, and whom to thank. Visit every other stand.',
          points: 25,
          type: 'create',
        },
        {
          title: 'World on the ground',
          description:
            'Chalk or stake out a map of the continents and stand on a place you know little about. Pray for the children who live there, or send them a good wish.',
          points: 10,
          type: 'pray',
        },
        {
          title: 'Doubling clap',
          description:
            'One person starts a clap, then wakes a second; each wakes another every round. Count the rounds until the whole camp is clapping.',
          points: 5,
          type: 'move',
        },
      ],
      challenges: [
        {
          title: 'Find how many rounds of doubling reach a million',
          type: 'math',
          difficulty: 'hard',
        },
        {
          title: 'Make a poster of your invention without naming yourself',
          type: 'creative',
          difficulty: 'medium',
        },
        {
          title: 'Follow the map of Acts 1:8 outward from Jerusalem',
          type: 'reading',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
