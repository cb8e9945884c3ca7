import type { CurriculumWeek } from '@lamplight/domain/curriculum';

/** Week 4: from Joshua to Solomon, with the Psalms at its heart; how machines learn. */
export const week4: CurriculumWeek = {
  week: 4,
  theme: {
    title: 'A Kingdom and Its Songs',
    description:
      'Courage at a river, loyalty in a barley field, a shepherd with a harp, a king who asks for wisdom. This week we sing, and we find out how machines learn from examples.',
    focus: [
      'Joshua, Ruth, Samuel, David, the Psalms and Solomon',
      'Learning: examples, labels, feedback and features',
      'Errors as teachers, and the difference between knowing much and being wise',
    ],
    skills: [
      'Listening before speaking',
      'Learning from feedback',
      'Putting joy and sorrow into words',
    ],
    projects: ['A camp psalter with psalms of your own', 'A leaf classifier made of people'],
  },
  days: [
    {
      day: 22,
      title: 'Strong and courageous',
      bibleVerse: {
        verse:
          'Have I not commanded you to be strong and courageous? Do not be afraid; do not be discouraged, for the LORD your God is with you wherever you go.',
        reference: 'Joshua 1:9',
        reflection:
          'Joshua had to follow the greatest leader his people had ever known. God’s cure for fear was His own company.',
      },
      dailyFact: {
        fact: 'A shofar is a ram’s horn without holes, keys or valves; the player changes the note with lips and breath alone. Synagogues still sound it at the Jewish new year.',
        category: 'Music',
      },
      activities: [
        {
          title: 'Seven times around',
          description:
            'March around the camp seven times, each lap with a different rhythm of feet and hands. On the last lap, everyone shouts something true and good.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Practice pile, test pile',
          description:
            'Teach a friend to tell two kinds of leaves apart from ten examples. Then test with leaves your pupil has never seen, and score fairly.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'Letter to a nervous person',
          description:
            'Write to somebody who is starting something new. Tell a time when you were frightened and what helped.',
          points: 15,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Make an instrument from sticks or stones and find where it vibrates',
          type: 'science',
          difficulty: 'easy',
        },
        {
          title: 'Memorize the verse of the day with motions',
          type: 'reading',
          difficulty: 'easy',
        },
        {
          title: 'Choose six fair test examples for a cat detector',
          type: 'logic',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 23,
      title: 'Wherever you go',
      bibleVerse: {
        verse:
          'For wherever you go, I will go, and wherever you live, I will live; your people will be my people, and your God will be my God.',
        reference: 'Ruth 1:16',
        reflection:
          'Ruth, a foreigner with nothing to gain, stayed beside a grieving old woman. God wove that faithfulness into the family of King David.',
      },
      dailyFact: {
        fact: 'A little limestone tablet found at Gezer in 1908 is nearly 3,000 years old. It lists the farmer’s year, and one line names the month of the barley harvest.',
        category: 'Bible lands',
      },
      activities: [
        {
          title: 'Leave the edges',
          description:
            'Boaz’s workers dropped grain on purpose so that Ruth could gather it. Leave something good behind today for whoever comes after you, without a note.',
          points: 15,
          type: 'serve',
        },
        {
          title: 'Nearest neighbors',
          description:
            'Arrange everyone on the grass by height and by how much they like mornings. A newcomer joins and guesses their favorite meal from the three closest people.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'Welcome in my language',
          description:
            'Find out how a newcomer would like to be greeted, and learn it by heart. Try it out at the gate or the door.',
          points: 10,
          type: 'talk',
        },
      ],
      challenges: [
        {
          title: 'Find the mean and the median of seven barley bundles',
          type: 'math',
          difficulty: 'easy',
        },
        {
          title: 'Trace the family line at the end of Ruth 4',
          type: 'reading',
          difficulty: 'easy',
        },
        {
          title: 'Sew, fold or draw a shawl pattern for Ruth',
          type: 'creative',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 24,
      title: 'Speak, I am listening',
      bibleVerse: {
        verse: 'And Samuel answered, “Speak, for Your servant is listening.”',
        reference: '1 Samuel 3:10',
        reflection:
          'Samuel was a child, and God called him by name. It took an old teacher to help him understand whose voice it was, and that is still how many of us learn to listen.',
      },
      dailyFact: {
        fact: 'The smallest bone you own is in your ear. It is called the stirrup, it is about three millimeters long, and without it the world would be muffled.',
        category: 'Body',
      },
      progressMilestone: {
        title: 'Open Ears',
        description: 'You have practiced listening to God, to people and to feedback.',
        reward: 'Little Shofar charm',
      },
      activities: [
        {
          title: 'Hot and cold',
          description:
            'Hide an acorn and guide the seeker only with warmer and colder. Then try rewarding the wrong thing once, and see how easily a learner is led astray.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Two minutes each',
          description:
            'In pairs, one talks for two minutes while the other may not say a word. The listener then repeats what mattered most, and asks: did I get it right?',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Lamp-time prayer',
          description:
            'Before sleep, sit in the dark for the length of ten slow breaths with Samuel’s words on your lips. You need not hear anything; being there is enough.',
          points: 10,
          type: 'pray',
        },
      ],
      challenges: [
        { title: 'Follow a sound from the air to your brain', type: 'science', difficulty: 'easy' },
        { title: 'Guess the secret rule from yes and no alone', type: 'logic', difficulty: 'easy' },
        {
          title: 'Act 1 Samuel 3 with only six spoken words',
          type: 'creative',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 25,
      title: 'The Lord sees the heart',
      bibleVerse: {
        verse: 'For man sees the outward appearance, but the LORD sees the heart.',
        reference: '1 Samuel 16:7',
        reflection:
          'Nobody had even thought of inviting David in from the sheep. God looks past height, looks and medals to the place where love and trust are growing.',
      },
      dailyFact: {
        fact: 'Lyres some 4,500 years old, one with a golden bull’s head, came out of royal graves at Ur in today’s Iraq in the 1920s. David’s own lyre belonged to the same family of instruments.',
        category: 'Music',
      },
      activities: [
        {
          title: 'Giant and shepherd',
          description:
            'Chalk or scratch Goliath’s height on the ground and lie down beside him. Talk about something that looks this large to you right now.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Features without faces',
          description:
            'Describe a person you admire without one word about looks. Then list what a camera would have noticed instead.',
          points: 10,
          type: 'explore',
        },
        {
          title: 'Five smooth stones',
          description:
            'Collect five stones and give each the name of a strength you have seen in somebody here. Hand every stone to its owner.',
          points: 15,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Turn a height in cubits into your own hand spans',
          type: 'math',
          difficulty: 'easy',
        },
        { title: 'Find who was overlooked in 1 Samuel 16', type: 'reading', difficulty: 'easy' },
        {
          title: 'Decide which features help and which mislead',
          type: 'logic',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 26,
      title: 'The Lord is my shepherd',
      bibleVerse: {
        verse:
          'The LORD is my shepherd; I shall not want. He makes me lie down in green pastures; He leads me beside quiet waters.',
        reference: 'Psalm 23:1-2',
        reflection:
          'David knew both the pasture and the dark valley, and he sang about both. A psalm gives us words for the days when we have none.',
      },
      dailyFact: {
        fact: 'Sheep are better with faces than people suppose. In a study published in 2001 they learned fifty other sheep by sight and still knew them two years later.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'Know my voice',
          description:
            'Blindfolded sheep find their own shepherd among many who are calling at once. Which voice did you follow, and how did you know it?',
          points: 10,
          type: 'move',
        },
        {
          title: 'My own psalm',
          description:
            'Write four lines: one that is glad, one that is sad, one that asks, and one that trusts. Sing or whisper them if you dare.',
          points: 15,
          type: 'create',
        },
        {
          title: 'What comes next?',
          description:
            'Read a psalm aloud and stop suddenly; everyone guesses the next word and votes. Talk about why guessing well is not the same as meaning it.',
          points: 10,
          type: 'talk',
        },
      ],
      challenges: [
        { title: 'Draw a food chain that begins with grass', type: 'science', difficulty: 'easy' },
        {
          title: 'Write a shepherd song for the place where you live',
          type: 'creative',
          difficulty: 'easy',
        },
        {
          title: 'Learn Psalm 23 as far as the quiet waters, or to the end',
          type: 'reading',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 27,
      title: 'A clean heart',
      bibleVerse: {
        verse: 'Create in me a clean heart, O God, and renew a right spirit within me.',
        reference: 'Psalm 51:10',
        reflection:
          'The great king had done terrible harm, and a prophet loved him enough to tell him. David did not make excuses; he asked God for a new start on the inside.',
      },
      dailyFact: {
        fact: 'Your heart is about the size of your fist. It beats around 100,000 times every day without being asked.',
        category: 'Body',
      },
      activities: [
        {
          title: 'Closer with every throw',
          description:
            'Toss pinecones at a target and call out after each how far off you were and to which side. Watch your misses shrink: that is how learning machines improve too.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Wash the stones',
          description:
            'Scrub a muddy stone in a bucket while you think over yesterday. If you like, ask God to wash what you cannot reach yourself.',
          points: 10,
          type: 'pray',
        },
        {
          title: 'Put one thing right',
          description:
            'Return it, repair it, or say it: choose something you owe somebody and settle it before evening.',
          points: 20,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Measure your pulse before and after ten jumps',
          type: 'science',
          difficulty: 'easy',
        },
        {
          title: 'Add up errors that lie left and right of zero',
          type: 'math',
          difficulty: 'medium',
        },
        {
          title: 'Explain how Nathan’s story changed a king, from 2 Samuel 12',
          type: 'reading',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 28,
      title: 'A heart that understands',
      bibleVerse: {
        verse:
          'give Your servant an understanding heart to judge Your people and to discern between good and evil.',
        reference: '1 Kings 3:9',
        reflection:
          'Solomon could have asked for money or for victory, and he asked to understand. Wisdom is knowing what to do with everything else you know.',
      },
      dailyFact: {
        fact: 'Solomon’s builders brought cedar wood from Lebanon. Cedars can live more than a thousand years, and one stands on the Lebanese flag to this day.',
        category: 'Bible lands',
      },
      progressMilestone: {
        title: 'Song of the Kingdom',
        description:
          'Half of the journey is behind you: four weeks, twenty-eight days, and a heart full of songs.',
        reward: 'Golden Harp pin',
      },
      activities: [
        {
          title: 'Memory champion, puzzle champion',
          description:
            'One team learns ten answers by heart; the other learns the idea behind them. Then ask a new question, and see who can still answer.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'Strong with paper',
          description:
            'Fold a single sheet into a beam that carries as many stones as possible across a gap. Sketch where the weight goes.',
          points: 15,
          type: 'create',
        },
        {
          title: 'Ask for the best gift',
          description:
            'If God said ask for anything, what would you choose for your family, your town, yourself? Tell one friend, or tell Him.',
          points: 5,
          type: 'pray',
        },
      ],
      challenges: [
        {
          title: 'Test which of three shapes bears the most weight',
          type: 'science',
          difficulty: 'easy',
        },
        {
          title: 'Judge a quarrel between two campers, hearing both sides',
          type: 'logic',
          difficulty: 'medium',
        },
        { title: 'Illustrate a proverb of your choice', type: 'creative', difficulty: 'medium' },
      ],
    },
  ],
};
