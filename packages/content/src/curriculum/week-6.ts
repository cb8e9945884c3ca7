import type { CurriculumWeek } from '@lamplight/domain/curriculum';

/** Week 6: the birth and ministry of Jesus; what AI does to our life together. */
export const week6: CurriculumWeek = {
  week: 6,
  theme: {
    title: 'Jesus Comes',
    description:
      'The promises find their way to a manger, a river, a lakeshore and a roof with a hole in it. As we walk with Jesus we ask whom our machines help, and whom they forget.',
    focus: [
      'The Gospels: birth, baptism, calling, parables, healing and prayer',
      'AI in society: names and faces, work, attention, fairness, medicine, energy',
      'Seeing the person in front of you',
    ],
    skills: [
      'Noticing people who are left out',
      'Telling and understanding a parable',
      'Weighing good and harm before using a tool',
    ],
    projects: [
      'A parable of your own, acted for younger campers',
      'A good-neighbor guide to AI for your family',
    ],
  },
  days: [
    {
      day: 36,
      title: 'Good news of great joy',
      bibleVerse: {
        verse:
          'I bring you good news of great joy that will be for all the people: Today in the city of David a Savior has been born to you. He is Christ the Lord!',
        reference: 'Luke 2:10-11',
        reflection:
          'The greatest news ever told went first to shepherds on the night shift. God came as a baby, so that nobody would need to be afraid of coming near.',
      },
      dailyFact: {
        fact: 'Silent Night was sung for the first time on Christmas Eve 1818 in a small church at Oberndorf in Austria. It was accompanied by a guitar.',
        category: 'Music',
      },
      activities: [
        {
          title: 'Christmas in the wrong season',
          description:
            'Sing a carol under the open sky and act the shepherds’ run to Bethlehem. Whoever arrives last tells the news first.',
          points: 10,
          type: 'move',
        },
        {
          title: 'First in line',
          description:
            'For one whole meal serve in reverse order: the youngest, the shyest and the newest go first. The leaders eat last.',
          points: 15,
          type: 'serve',
        },
        {
          title: 'An invention for the least',
          description:
            'Imagine someone who rarely gets the newest things. Sketch a smart helper designed for that person alone, and say what it must never do.',
          points: 15,
          type: 'create',
        },
      ],
      challenges: [
        {
          title: 'Compare how fast a baby, a lamb and a bean plant grow',
          type: 'science',
          difficulty: 'medium',
        },
        {
          title: 'Find the signs the shepherds were given in Luke 2',
          type: 'reading',
          difficulty: 'easy',
        },
        {
          title: 'Set the angels’ message to a tune you already know',
          type: 'creative',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 37,
      title: 'You are My beloved Son',
      bibleVerse: {
        verse: 'And a voice came from heaven: “You are My beloved Son; in You I am well pleased.”',
        reference: 'Mark 1:11',
        reflection:
          'Jesus heard that He was loved before He had preached a sermon or healed a single person. Love came first, and the work grew out of it.',
      },
      dailyFact: {
        fact: 'The Jordan is the lowest river on Earth. It ends in the Dead Sea, whose shore, as of 2025, lies more than 430 meters below the level of the ocean.',
        category: 'Bible lands',
      },
      activities: [
        {
          title: 'The story of my name',
          description:
            'Tell one another who chose your name and why, or what you would like it to stand for. Listen as though each name were a treasure.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'What a stranger may know',
          description:
            'Lay out twelve cards such as birthday, pet, school and face. Sort them into everybody, friends and only family, then compare piles.',
          points: 10,
          type: 'explore',
        },
        {
          title: 'River thanks',
          description:
            'Dip your hands in a bowl of cool water and remember a promise that was spoken over you, or one that you long to hear. Stay for a quiet minute.',
          points: 5,
          type: 'pray',
        },
      ],
      challenges: [
        {
          title: 'Subtract your way from a hilltop to below sea level',
          type: 'math',
          difficulty: 'medium',
        },
        {
          title: 'Compare the baptism of Jesus in Mark 1 and Matthew 3',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Make a password rule that is strong and easy to remember',
          type: 'logic',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 38,
      title: 'Come, follow Me',
      bibleVerse: {
        verse:
          '“Come, follow Me,” Jesus said, “and I will make you fishers of men.” And at once they left their nets and followed Him.',
        reference: 'Mark 1:17-18',
        reflection:
          'Jesus did not wait for experts. He called working people by the water, and promised to make them into what they were not yet.',
      },
      dailyFact: {
        fact: 'During a drought in 1986 two brothers found a wooden boat in the mud of the Sea of Galilee. It is about 2,000 years old, so boats like it were fishing there in Jesus’ day.',
        category: 'History',
      },
      activities: [
        {
          title: 'Follow my footprints',
          description:
            'Walk behind a leader, copying stride, arms and pace exactly. Change leaders, then discuss what a person learns only by walking with someone.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Jobs then and tomorrow',
          description:
            'Each camper draws a trade, such as baker, nurse or driver, and says what a machine might take over and what people would still want a person to do.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Mend the nets',
          description:
            'Find something torn, loose or tangled in the camp and repair it together. Ask its owner afterward whether the repair will hold.',
          points: 20,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Explain how a fish breathes and stays at one depth',
          type: 'science',
          difficulty: 'medium',
        },
        {
          title: 'Match twelve disciples with what we know of them',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Plan a day’s work for a crew of four with two boats',
          type: 'logic',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 39,
      title: 'Seeds and stories',
      bibleVerse: {
        verse:
          'It is like a mustard seed, which is the smallest of all seeds sown upon the earth. But after it is planted, it grows to be the largest of all garden plants and puts forth great branches, so that the birds of the air nest in its shade.',
        reference: 'Mark 4:31-32',
        reflection:
          'Jesus hid deep truths in ordinary things, so that people would carry them home and turn them over. What God starts may look too small to notice.',
      },
      dailyFact: {
        fact: 'A date seed found at the fortress of Masada was about 2,000 years old when scientists planted it in 2005. It sprouted and grew into a palm.',
        category: 'Nature',
      },
      progressMilestone: {
        title: 'Good Soil',
        description:
          'You can tell a parable by heart, and explain how what we feed our attention keeps growing.',
        reward: 'Mustard Seed pouch',
      },
      activities: [
        {
          title: 'Four kinds of ground',
          description:
            'Hunt for hard path, stony patch, thorny corner and deep soil. At each spot act out that part of the sower’s tale.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'The feed that feeds itself',
          description:
            'One storyteller offers two snippets; the group picks one, and the next two must resemble it. After ten rounds, look at everything you never heard.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Pocket parable',
          description:
            'Take one object from your pocket or the ground and make up a tiny story that says something true with it. Do not explain; let your hearers wonder.',
          points: 15,
          type: 'create',
        },
      ],
      challenges: [
        {
          title: 'Multiply one seed thirty, sixty and a hundred times',
          type: 'math',
          difficulty: 'medium',
        },
        {
          title: 'Retell the sower as news from a farm in your region',
          type: 'creative',
          difficulty: 'medium',
        },
        {
          title: 'Find what Jesus Himself says the seed means',
          type: 'reading',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 40,
      title: 'Who is my neighbor?',
      bibleVerse: {
        verse:
          '“The one who showed him mercy,” replied the expert in the law. Then Jesus told him, “Go and do likewise.”',
        reference: 'Luke 10:37',
        reflection:
          'The expert wanted to know where his duty ended. Jesus told him of a despised foreigner who stopped, and turned the question around: to whom will you be a neighbor?',
      },
      dailyFact: {
        fact: 'The road from Jerusalem to Jericho drops about 1,000 meters in less than thirty kilometers. Travelers still go from cool hills down into desert heat.',
        category: 'Bible lands',
      },
      activities: [
        {
          title: 'Carry one another',
          description:
            'Learn a safe two-person carry from a leader and bring a volunteer across the grass. Then learn how to get help quickly, and practice saying where you are.',
          points: 15,
          type: 'move',
        },
        {
          title: 'Left out by a pattern',
          description:
            'Use a silly rule, such as only short sleeves may enter, to sort the group, then hear how it felt. Find where real systems have done the same to people.',
          points: 15,
          type: 'talk',
        },
        {
          title: 'Cross the road',
          description:
            'Sit today with someone you have never talked to, and find three things that you have in common.',
          points: 15,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Put the steps of cleaning a scraped knee in order',
          type: 'science',
          difficulty: 'medium',
        },
        {
          title: 'Check whether a rule treats two groups alike',
          type: 'logic',
          difficulty: 'medium',
        },
        { title: 'Tell the story as the innkeeper saw it', type: 'creative', difficulty: 'medium' },
      ],
    },
    {
      day: 41,
      title: 'Through the roof',
      bibleVerse: {
        verse:
          'When Jesus saw their faith, He said to the paralytic, “Son, your sins are forgiven.”',
        reference: 'Mark 2:5',
        reflection:
          'Four friends tore open a roof because they trusted that Jesus could help. He saw their faith, gave what was needed deepest first, and then told the man to walk.',
      },
      dailyFact: {
        fact: 'In December 1895 Wilhelm Röntgen took an X-ray picture of his wife’s hand: the bones and a ring could be seen. Within months doctors were using the new rays.',
        category: 'Technology',
      },
      activities: [
        {
          title: 'Four corners of a mat',
          description:
            'Carry a ball on a blanket around obstacles, one person at each corner. Notice what happens if a single corner gives up.',
          points: 10,
          type: 'move',
        },
        {
          title: 'False alarm or missed?',
          description:
            'Hide ten marked stones among fifty; one helper finds suspects by quick touch. Count what was wrongly accused and what slipped through, and ask which is worse for a doctor.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'Bring a friend',
          description:
            'In your mind, take someone who is ill or sad to Jesus, as the four did. If you can, send that person a greeting too.',
          points: 10,
          type: 'pray',
        },
      ],
      challenges: [
        {
          title: 'Work out the chances when a test errs once in twenty',
          type: 'math',
          difficulty: 'medium',
        },
        {
          title: 'Follow the questions and answers in Mark 2:1-12',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Decide what a doctor should ask before trusting a machine',
          type: 'logic',
          difficulty: 'hard',
        },
      ],
    },
    {
      day: 42,
      title: 'Lord, teach us to pray',
      bibleVerse: {
        verse:
          'Our Father in heaven, hallowed be Your name. Your kingdom come, Your will be done, on earth as it is in heaven.',
        reference: 'Matthew 6:9-10',
        reflection:
          'When the disciples asked for help, Jesus gave them words to share: not my Father, but ours. Christians everywhere still pray them, in whispers and in cathedrals.',
      },
      dailyFact: {
        fact: 'In the Church of the Pater Noster on the Mount of Olives in Jerusalem, tiled panels show the Lord’s Prayer in more than a hundred languages.',
        category: 'Bible lands',
      },
      progressMilestone: {
        title: 'Walking with Jesus',
        description:
          'Six weeks on the road: you have followed Him from Bethlehem to the lake, and learned to ask whom a machine serves.',
        reward: 'Fisher’s Knot lanyard',
      },
      activities: [
        {
          title: 'Pray it with your hands',
          description:
            'Find a gesture for each line of the Lord’s Prayer and pray it once aloud and once with gestures alone. Those who prefer may simply watch.',
          points: 10,
          type: 'pray',
        },
        {
          title: 'Where does today’s bread come from?',
          description:
            'Trace your breakfast backward: table, shop, truck, mill, field, rain, sun. Thank a real person in the chain if you can reach one.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'Lights-out hour',
          description:
            'Spend one hour without using any electricity. Afterward tell what you missed, what you enjoyed, and what all our machines cost the earth.',
          points: 15,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Follow energy from the sun to your slice of bread',
          type: 'science',
          difficulty: 'medium',
        },
        {
          title: 'Put the Lord’s Prayer into words a small child would use',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Make a prayer in which each line begins with the next letter',
          type: 'creative',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
