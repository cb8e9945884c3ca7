import type { CurriculumWeek } from '@lamplight/domain/curriculum';

/** Week 5: prophets, exile and the way home; natural interaction between people and machines. */
export const week5: CurriculumWeek = {
  week: 5,
  theme: {
    title: 'Prophets and Home-coming',
    description:
      'A whisper on a mountain, a runaway at sea, a letter to people far from home, a wall rebuilt by families. We listen to those who spoke for God, and we ask how machines handle human speech.',
    focus: [
      'Elijah, Jonah, Isaiah, Jeremiah, Daniel, Esther and Nehemiah',
      'Natural interaction: voices, feelings, meaning and translation',
      'Asking well, speaking up, and deciding together',
    ],
    skills: [
      'Speaking up with courage and courtesy',
      'Hoping for a long time',
      'Working side by side toward one goal',
    ],
    projects: [
      'A wall of hope, one brick from every camper',
      'Letters to someone who is far from home',
    ],
  },
  days: [
    {
      day: 29,
      title: 'A still, small voice',
      bibleVerse: {
        verse:
          'After the earthquake there was a fire, but the LORD was not in the fire. And after the fire came a still, small voice.',
        reference: '1 Kings 19:12',
        reflection:
          'Elijah was so tired that he wanted to give up. God let him sleep, fed him twice, and only then spoke, softly enough to be close.',
      },
      dailyFact: {
        fact: 'Elephants call to each other in rumbles too deep for human ears. On a calm evening such a call can be heard by other elephants several kilometers away.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'Wind, quake, fire, hush',
          description:
            'Make the four sounds of Elijah’s mountain with your bodies, each quieter than the one before. Hold the last silence as long as you can.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Did you say ice cream or I scream?',
          description:
            'Collect pairs of phrases that sound alike and read them to a partner who writes what was heard. Work out which clues a listening machine would need.',
          points: 10,
          type: 'explore',
        },
        {
          title: 'Bread and water',
          description:
            'Notice who is worn out today. Bring them something to drink, carry something for them, and ask nothing in return.',
          points: 15,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Graph how loud the camp is at five times of day',
          type: 'math',
          difficulty: 'easy',
        },
        {
          title: 'Read 1 Kings 19:3-13 and find what God gave Elijah first',
          type: 'reading',
          difficulty: 'easy',
        },
        {
          title: 'Decide what a voice machine needs to tell two words apart',
          type: 'logic',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 30,
      title: 'The city God cared about',
      bibleVerse: {
        verse:
          'I knew that You are a gracious and compassionate God, slow to anger, abounding in loving devotion—One who relents from sending disaster.',
        reference: 'Jonah 4:2',
        reflection:
          'Jonah was cross because God was kind to people Jonah disliked. The book ends with a question, and it leaves the answer to us.',
      },
      dailyFact: {
        fact: 'The ruins of Nineveh lie beside the Tigris at Mosul in Iraq. Diggers in the 1800s found more than 30,000 clay tablets and fragments there, most of them from a king’s library.',
        category: 'History',
      },
      activities: [
        {
          title: 'Turn the boat around',
          description:
            'Stand together on a blanket and flip it over without anyone stepping off. It takes patience, talking, and a lot of toes.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Same words, different heart',
          description:
            'Say oh, great in six moods and let the others name each one. Then read the words from paper and see how much a machine would lose.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Pray for a hard name',
          description:
            'Think of a person or place you find difficult to like. Ask God to do them good, even if you can manage only one sentence.',
          points: 10,
          type: 'pray',
        },
      ],
      challenges: [
        {
          title: 'Find out why a heavy ship floats and a coin sinks',
          type: 'science',
          difficulty: 'easy',
        },
        {
          title: 'Draw the moment Jonah changed direction',
          type: 'creative',
          difficulty: 'medium',
        },
        {
          title: 'Answer the last question of the book of Jonah',
          type: 'reading',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 31,
      title: 'A light for people in the dark',
      bibleVerse: {
        verse:
          'The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.',
        reference: 'Isaiah 9:2',
        reflection:
          'Isaiah spoke of dawn while it was still night. Christians believe that the light he promised has a name, and that this light has not gone out.',
      },
      dailyFact: {
        fact: 'The Great Isaiah Scroll was found near the Dead Sea in 1947. It is over seven meters long, about 2,100 years old, and holds all sixty-six chapters of the book.',
        category: 'Bible lands',
      },
      activities: [
        {
          title: 'A walking timeline',
          description:
            'Let one step stand for a hundred years and pace from Abraham to Isaiah to Jesus to you. Put a stone at every name.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Neighborhood of words',
          description:
            'Write thirty words on scraps of paper and lay those with related meanings close together. Machines keep such a map of meanings, built from numbers.',
          points: 15,
          type: 'create',
        },
        {
          title: 'Pass the light',
          description:
            'After sunset stand in a ring with one lantern or flashlight. Whoever holds it names a dark place in the world and hands it on in silence.',
          points: 10,
          type: 'pray',
        },
      ],
      challenges: [
        {
          title: 'Count the years from 700 BC to AD 2000 without a year zero',
          type: 'math',
          difficulty: 'medium',
        },
        {
          title: 'Pair each name in Isaiah 9:6 with a need of today',
          type: 'reading',
          difficulty: 'easy',
        },
        {
          title: 'Letter the word hope so that it seems to glow',
          type: 'creative',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 32,
      title: 'A letter to people far from home',
      bibleVerse: {
        verse:
          'For I know the plans I have for you, declares the LORD, plans to prosper you and not to harm you, to give you a future and a hope.',
        reference: 'Jeremiah 29:11',
        reflection:
          'This promise was written to people who would wait seventy years for its coming true. Until then they were to plant gardens and pray for the strange city around them.',
      },
      dailyFact: {
        fact: 'On October 29, 1969, the first message of the network that grew into the internet was meant to be LOGIN. The system crashed after two letters, so the message was LO.',
        category: 'Technology',
      },
      progressMilestone: {
        title: 'Letter Carrier',
        description:
          'You have followed God’s people into exile and know why a word-by-word translation can miss the point.',
        reward: 'Sealed Scroll stamp',
      },
      activities: [
        {
          title: 'Seek the good of the city',
          description:
            'Walk through the place where you are staying, look for one thing that needs doing for all, and do it in pairs.',
          points: 20,
          type: 'serve',
        },
        {
          title: 'Whisper translation',
          description:
            'Send a message around the ring, each person putting it into other words of the same meaning. Compare start and finish, and track down where the sense slipped.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Clay letter',
          description:
            'Press a short note into mud or clay with a twig, as scribes did in Babylon. Let it dry in the sun and deliver it carefully.',
          points: 15,
          type: 'create',
        },
      ],
      challenges: [
        {
          title: 'Make ink from blackberries or charcoal and test it on three surfaces',
          type: 'science',
          difficulty: 'medium',
        },
        {
          title: 'List Jeremiah’s advice to the exiles from 29:4-7',
          type: 'reading',
          difficulty: 'easy',
        },
        {
          title: 'Find a sentence that means two different things',
          type: 'logic',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 33,
      title: 'Three times a day',
      bibleVerse: {
        verse:
          'three times a day he got down on his knees, prayed, and gave thanks to his God, just as he had done before.',
        reference: 'Daniel 6:10',
        reflection:
          'Long before there were lions, there was a habit. Daniel had thanked God at that window so many times that no law could break it.',
      },
      dailyFact: {
        fact: 'A lion’s roar can carry as far as eight kilometers on a still night. Flat, square vocal folds make it very loud with little effort.',
        category: 'Nature',
      },
      activities: [
        {
          title: 'Window toward home',
          description:
            'Choose three times today, morning, noon and night, to stop for one minute of thanks. Pick a window or a tree as your place.',
          points: 10,
          type: 'pray',
        },
        {
          title: 'Ask a better question',
          description:
            'One player knows a secret scene and answers only what is asked, literally. Rewrite your question until the answer becomes useful.',
          points: 10,
          type: 'explore',
        },
        {
          title: 'Lions, sleep!',
          description:
            'Everyone lies still as a sleeping lion while one friend tries to make them smile without touching. The last still lion tells why quiet courage is hard.',
          points: 5,
          type: 'move',
        },
      ],
      challenges: [
        { title: 'Decode a message shifted by three letters', type: 'math', difficulty: 'medium' },
        {
          title: 'Say why Daniel kept his window open, using Daniel 6',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Write a question that a chatbot could not truly answer',
          type: 'creative',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 34,
      title: 'For such a time as this',
      bibleVerse: {
        verse: 'And who knows if perhaps you have come to the kingdom for such a time as this?',
        reference: 'Esther 4:14',
        reflection:
          'The book of Esther never mentions God’s name, yet His care can be felt on every page. You too may be standing somewhere for a reason, with a word that is needed.',
      },
      dailyFact: {
        fact: 'Persia’s Royal Road ran about 2,500 kilometers from Susa to Sardis. On foot it took some three months, but riders who changed horses could carry a letter along it in little more than a week.',
        category: 'History',
      },
      activities: [
        {
          title: 'Courier relay',
          description:
            'Run a sealed message around the grounds with four changes of rider. The last one must read it out clearly while still out of breath.',
          points: 10,
          type: 'move',
        },
        {
          title: 'Brave and polite',
          description:
            'In threes, rehearse telling someone powerful that something is unfair: ask for a moment, say what you saw, say what you hope for.',
          points: 15,
          type: 'talk',
        },
        {
          title: 'Who presses the button?',
          description:
            'Read out decisions, from choosing a song to treating a sick child. Vote on which a machine may make, which it may suggest, and which must stay with people.',
          points: 10,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Build a string telephone and find how far it reaches',
          type: 'science',
          difficulty: 'medium',
        },
        {
          title: 'Chart Esther’s choices and what might have followed each',
          type: 'logic',
          difficulty: 'medium',
        },
        {
          title: 'Compose a fair law for a banquet of kings and servants',
          type: 'creative',
          difficulty: 'easy',
        },
      ],
    },
    {
      day: 35,
      title: 'Let us start rebuilding',
      bibleVerse: {
        verse:
          '“Let us start rebuilding,” they replied, and they set their hands to this good work.',
        reference: 'Nehemiah 2:18',
        reflection:
          'Nehemiah wept, prayed, planned and then invited others. Goldsmiths, priests, daughters and neighbors each built the piece in front of them, and the wall stood.',
      },
      dailyFact: {
        fact: 'Diggers in Jerusalem have uncovered part of a city wall about seven meters thick, built around 2,700 years ago. Many scholars think it is the Broad Wall that the book of Nehemiah mentions.',
        category: 'Bible lands',
      },
      progressMilestone: {
        title: 'Wall Builder',
        description:
          'Five weeks done: you came home with the exiles, and you know how people and machines can share a task well.',
        reward: 'Cornerstone badge',
      },
      activities: [
        {
          title: 'Everyone builds a piece',
          description:
            'Build a long wall from sticks and stones, each family or tent responsible for one stretch. The test: can a twig ride along the top from end to end?',
          points: 20,
          type: 'create',
        },
        {
          title: 'Split the job',
          description:
            'Divide the washing-up among people with different strengths, and name one part a dishwashing robot could do and one it could not.',
          points: 15,
          type: 'serve',
        },
        {
          title: 'Joy is strength',
          description:
            'Hold a small feast with whatever there is, and carry a portion to someone who has none, as they did when the wall was finished.',
          points: 15,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'If six builders need eight days, how long do twelve need?',
          type: 'math',
          difficulty: 'medium',
        },
        {
          title: 'Find four unlikely builders in Nehemiah 3',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Order ten building steps so that no team has to wait',
          type: 'logic',
          difficulty: 'medium',
        },
      ],
    },
  ],
};
