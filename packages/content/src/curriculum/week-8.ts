import type { CurriculumWeek } from '@lamplight/domain/curriculum';

/** Week 8: from Pentecost to the new creation; judging what machines make and do. */
export const week8: CurriculumWeek = {
  week: 8,
  theme: {
    title: 'The Church and the Hope',
    description:
      'Wind and fire, open doors, songs in a prison, letters full of love, and a world made new. We end by learning to judge wisely what machines tell us, and by giving our own promise.',
    focus: [
      'Acts, the letters and Revelation: the Spirit, the church of all nations, and the hope of new creation',
      'Judging: fairness, evidence, sources, and how sure to be',
      'What stays in human hands',
    ],
    skills: [
      'Checking a claim before passing it on',
      'Changing your mind when the evidence is good',
      'Encouraging others in words that last',
    ],
    projects: [
      'A promise for wise use, signed by the whole family',
      'A mural of the world made new',
    ],
  },
  days: [
    {
      day: 50,
      title: 'Wind and fire',
      bibleVerse: {
        verse: 'we hear them declaring the wonders of God in our own tongues!',
        reference: 'Acts 2:11',
        reflection:
          'At Babel people could no longer understand each other. At Pentecost God did not make everybody the same; He let each one hear the good news in the language of home.',
      },
      dailyFact: {
        fact: 'In January 1954 a computer in New York turned more than sixty Russian sentences into English, one of the first public shows of machine translation. It knew only 250 words and six rules of grammar.',
        category: 'Technology',
      },
      activities: [
        {
          title: 'Wind makers',
          description:
            'Tie grass or thread to sticks and walk the grounds to find where the wind is strongest, turning or trapped. Draw your wind map for the others.',
          points: 10,
          type: 'explore',
        },
        {
          title: 'Good news in every tongue',
          description:
            'Say peace be with you in as many languages as the camp can muster, all at once, then one by one. Thank the speakers.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Grade the translator',
          description:
            'Let a volunteer play a machine that swaps words by a fixed list. Score five results for meaning, tone and politeness, and see that one mark is never enough.',
          points: 15,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Explain where wind comes from, with warm and cold air',
          type: 'science',
          difficulty: 'medium',
        },
        {
          title: 'Mark the homes of the crowd in Acts 2:9-11 on a map',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Compare two translations and defend the better one',
          type: 'logic',
          difficulty: 'hard',
        },
      ],
    },
    {
      day: 51,
      title: 'Peter and the open door',
      bibleVerse: {
        verse:
          'I now truly understand that God does not show favoritism, but welcomes those from every nation who fear Him and do what is right.',
        reference: 'Acts 10:34-35',
        reflection:
          'Peter had kept a line in his mind between insiders and outsiders. God led him through a Roman soldier’s front door, and the line was gone.',
      },
      dailyFact: {
        fact: 'Compare the DNA of any two people on Earth and about 99.9 percent of it is the same. The differences we notice first are among the smallest.',
        category: 'Body',
      },
      activities: [
        {
          title: 'Doorways',
          description:
            'Stretch a string as a doorway and find a way through for everybody: tall, small, on wheels, with eyes closed. Nobody is finished until all are through.',
          points: 15,
          type: 'move',
        },
        {
          title: 'Table of Cornelius',
          description:
            'Ask someone from another background what food means home to them, and how guests are welcomed there.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Fair judge, unfair judge',
          description:
            'Score paper-plane flights with a judge who sees the names and one who does not. Lay both score tables side by side and look for favoritism.',
          points: 15,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Compare success rates of two groups of different size',
          type: 'math',
          difficulty: 'hard',
        },
        {
          title: 'Explain what Peter’s vision in Acts 10 meant',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Redraw an entrance so that it says welcome to all',
          type: 'creative',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 52,
      title: 'A light on the Damascus road',
      bibleVerse: {
        verse:
          'Therefore if anyone is in Christ, he is a new creation. The old has passed away. Behold, the new has come!',
        reference: '2 Corinthians 5:17',
        reflection:
          'The man who hunted Christians became the one who wrote these words. Nobody you know is too far gone for God, and nor are you.',
      },
      dailyFact: {
        fact: 'Louis Braille lost his sight as a small child. By 1824, at the age of fifteen, he had worked out most of the alphabet of raised dots that carries his name.',
        category: 'Technology',
      },
      activities: [
        {
          title: 'Led by the hand',
          description:
            'With eyes covered, let a trusted friend lead you to five things to touch and smell. Change roles, and tell how it felt to be Saul, and how to be his guide.',
          points: 10,
          type: 'move',
        },
        {
          title: 'How sure am I now?',
          description:
            'Draw marbles or beans one at a time from a hidden bag, putting each back, and after every draw line up between surely red and surely white. Notice what it takes to make you move.',
          points: 15,
          type: 'explore',
        },
        {
          title: 'First to say brother',
          description:
            'Think of somebody with a bad reputation and treat them today as a person who can begin again.',
          points: 20,
          type: 'serve',
        },
      ],
      challenges: [
        {
          title: 'Bend light with a glass of water and draw its path',
          type: 'science',
          difficulty: 'hard',
        },
        { title: 'Tell Acts 9 from Ananias’ side', type: 'creative', difficulty: 'medium' },
        {
          title: 'Say which new fact ought to change a verdict, and why',
          type: 'logic',
          difficulty: 'hard',
        },
      ],
    },
    {
      day: 53,
      title: 'Songs at midnight, questions by day',
      bibleVerse: {
        verse:
          'Now the Bereans were more noble-minded than the Thessalonians, for they received the message with great eagerness and examined the Scriptures every day to see if these teachings were true.',
        reference: 'Acts 17:11',
        reflection:
          'Paul sang in a jail at midnight, and in Berea people checked every word he taught. Loving the truth means being eager and careful at once.',
      },
      dailyFact: {
        fact: 'When people sing together, their heartbeats tend to speed up and slow down together. Swedish researchers measured it in a choir and published their result in 2013.',
        category: 'Music',
      },
      progressMilestone: {
        title: 'Noble Checker',
        description: 'You sing when it is dark, and you look things up before you pass them on.',
        reward: 'Berean Magnifier badge',
      },
      activities: [
        {
          title: 'Midnight song',
          description:
            'After dark, hum one song that everybody knows, starting with a single voice and adding one at a time. End in silence.',
          points: 10,
          type: 'pray',
        },
        {
          title: 'Two truths and a bluff',
          description:
            'Tell three confident stories about nature, one invented. The listeners may ask where you know it from before they vote.',
          points: 10,
          type: 'talk',
        },
        {
          title: 'Back to the source',
          description:
            'Take a claim everyone repeats at camp and trace who said it first. Grade each link of the chain: saw it, heard it, guessed it.',
          points: 15,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Estimate the heartbeats in a year, then check the sense of it',
          type: 'math',
          difficulty: 'hard',
        },
        {
          title: 'Find three reasons the jailer in Acts 16 was surprised',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Sort ten machine answers into known, likely and made up',
          type: 'logic',
          difficulty: 'hard',
        },
      ],
    },
    {
      day: 54,
      title: 'The greatest is love',
      bibleVerse: {
        verse:
          'Love is patient, love is kind. It does not envy, it does not boast, it is not proud. … It bears all things, believes all things, hopes all things, endures all things.',
        reference: '1 Corinthians 13:4-7',
        reflection:
          'Paul wrote this to a church that was quarreling over who was most gifted. Cleverness without love, he said, is only noise.',
      },
      dailyFact: {
        fact: 'One of the oldest collections of Paul’s letters, called Papyrus 46, was copied around the year 200. Its pages are now kept in Dublin and in Ann Arbor.',
        category: 'History',
      },
      activities: [
        {
          title: 'A letter that will be kept',
          description:
            'Write by hand to a person who helped you grow, naming what they did and what it changed. Send it, or read it to them.',
          points: 20,
          type: 'serve',
        },
        {
          title: 'Put your name in',
          description:
            'Read the love chapter slowly with the word love replaced by your own name. Stop where it stings, and talk to God about that line if you wish.',
          points: 10,
          type: 'pray',
        },
        {
          title: 'Try to prove me wrong',
          description:
            'State an idea that can be tested before lunch, such as ants prefer sugar to salt. Hand your plan to another group, which repeats the test and reports.',
          points: 15,
          type: 'explore',
        },
      ],
      challenges: [
        {
          title: 'Repeat another team’s experiment and compare results',
          type: 'science',
          difficulty: 'hard',
        },
        {
          title: 'Choose one verb of love for each person in your tent',
          type: 'reading',
          difficulty: 'medium',
        },
        {
          title: 'Describe a picture that is faked, and how truth in love would answer it',
          type: 'creative',
          difficulty: 'hard',
        },
      ],
    },
    {
      day: 55,
      title: 'Nothing can separate us',
      bibleVerse: {
        verse:
          'For I am convinced that neither death nor life, neither angels nor principalities, neither the present nor the future, nor any powers, neither height nor depth, nor anything else in all creation, will be able to separate us from the love of God that is in Christ Jesus our Lord.',
        reference: 'Romans 8:38-39',
        reflection:
          'Paul thinks of everything big and frightening that he can, and puts all of it on one side of a scale. God’s love is heavier.',
      },
      dailyFact: {
        fact: 'Voyager 1, launched in 1977, has traveled farther than anything else people have made. In 2025 it was over 24 billion kilometers away, and its radio signal took more than 22 hours to arrive.',
        category: 'Technology',
      },
      activities: [
        {
          title: 'Farther than far',
          description:
            'Let a pea be the Earth: the Moon is then a hand span away, and the Sun about a hundred long steps. Pace it out and shout the verse from the Sun.',
          points: 15,
          type: 'move',
        },
        {
          title: 'Hands off, hands on',
          description:
            'Draw two open hands; in one write what you gladly let machines do, in the other what you want to keep for people. Compare hands with an adult.',
          points: 15,
          type: 'create',
        },
        {
          title: 'What I am afraid of',
          description:
            'Write a fear on a slip, fold it, and put it under a heavy stone with everyone else’s. Read Romans 8:38-39 over the stone together. If your fear is too heavy for a slip, tell an adult you trust.',
          points: 10,
          type: 'pray',
        },
      ],
      challenges: [
        { title: 'Show that there is always a bigger number', type: 'math', difficulty: 'hard' },
        {
          title: 'Learn Romans 8:38-39 and explain each pair of opposites',
          type: 'reading',
          difficulty: 'hard',
        },
        {
          title: 'Write rules for when to trust a machine, and when to phone a person',
          type: 'logic',
          difficulty: 'medium',
        },
      ],
    },
    {
      day: 56,
      title: 'All things new',
      bibleVerse: {
        verse: 'And the One seated on the throne said, “Behold, I make all things new.”',
        reference: 'Revelation 21:5',
        reflection:
          'The story that began with light ends in a city that never grows dark. Everything sad is on its way to being mended, and God Himself will live with us there.',
      },
      dailyFact: {
        fact: 'On Christmas Eve 1968 the three astronauts of Apollo 8, the first people to circle the Moon, read the first ten verses of Genesis to everyone listening on Earth.',
        category: 'Space',
      },
      progressMilestone: {
        title: 'Bearer of the Light',
        description:
          'Fifty-six days, from the first light to the last promise. Carry your lamp home and let others see by it.',
        reward: 'Full Lantern medallion',
      },
      activities: [
        {
          title: 'Mural of the new world',
          description:
            'On the ground or on paper, make one great picture in which each camper adds what they most long to see mended. Leave a gap for those who are missing.',
          points: 25,
          type: 'create',
        },
        {
          title: 'My promise',
          description:
            'Write three sentences on how you will use clever machines: for whom, with what care, and what you will never hand over. Sign beside a witness.',
          points: 20,
          type: 'talk',
        },
        {
          title: 'Plant and leave',
          description:
            'Plant a seed, a cutting or a tree where someone else will enjoy it after you have gone.',
          points: 20,
          type: 'serve',
        },
        {
          title: 'Circle of lamps',
          description:
            'Stand in the circle you stood in on the first day. Each says one word for what they carry home, and the last says amen.',
          points: 10,
          type: 'pray',
        },
      ],
      challenges: [
        {
          title: 'Show how water, carbon and soil are made new again and again',
          type: 'science',
          difficulty: 'hard',
        },
        {
          title: 'Find five things from Genesis 1-3 that return in Revelation 21-22',
          type: 'reading',
          difficulty: 'hard',
        },
        {
          title: 'Create a six-picture story of all eight weeks',
          type: 'creative',
          difficulty: 'hard',
        },
      ],
    },
  ],
};
