import type { ReadingItem } from '../../items.ts';

/** The prophets, Jesus, the empty tomb and the first church. */
export const littleReadingOfWeeks5To8: readonly ReadingItem[] = [
  {
    key: 'reading-little-jonah-fish',
    title: 'Three Days in a Fish',
    difficulty: 'beginner',
    week: 5,
    passage:
      'Jonah ran away from God. A storm came, and Jonah sank in the sea. God sent a big fish to swallow him. Inside the fish Jonah prayed. Then the fish set him on dry land.',
    question: 'How did God save Jonah from the sea?',
    hints: ['Who swallowed Jonah?', 'Where was Jonah at the end?'],
    goodAnswer: 'God sent a big fish that carried him and put him on land.',
  },
  {
    key: 'reading-little-elijah-whisper',
    title: 'Not in the Wind',
    difficulty: 'medium',
    week: 5,
    passage:
      'Elijah stood on a mountain. A strong wind blew, but God was not in it. The ground shook, and a fire burned. Then it grew very still. God spoke softly, and Elijah listened.',
    question: 'Was God’s voice loud or soft? How do you listen?',
    hints: ['What came after the fire?', 'What do you do to hear a whisper?'],
    goodAnswer: 'It was soft. To hear a whisper I sit still and am quiet.',
  },
  {
    key: 'reading-little-wall-families',
    title: 'One Stone, and One More',
    difficulty: 'easy',
    week: 5,
    passage:
      'The city’s wall lay in pieces. Nehemiah said they would build it again. Moms, dads and daughters came to help. Each family built one part. Soon the whole wall stood!',
    question: 'How could they build a whole wall?',
    hints: ['Did Nehemiah build it alone?', 'What did each family do?'],
    goodAnswer: 'Everybody helped, and each family built one part.',
  },
  {
    key: 'reading-little-two-words-hello',
    title: 'Hola, Hello!',
    difficulty: 'beginner',
    week: 5,
    passage:
      'Mateo is new at camp. He speaks Spanish. Ruby does not know Spanish. She smiles and points at her crackers. Mateo nods, and they eat together. “Hola,” says Ruby.',
    question: 'How did Ruby make friends without Spanish?',
    hints: ['What did her face do?', 'What did she share?'],
    goodAnswer: 'She smiled and shared her crackers. Then she said hola.',
  },
  {
    key: 'reading-little-shepherds-run',
    title: 'The Night Shepherds Ran',
    difficulty: 'beginner',
    week: 6,
    passage:
      'Shepherds watched their sheep at night. An angel came in bright light. The angel told them a Savior was born. They hurried to town and found Him. The baby lay in a manger!',
    question: 'Why did the shepherds hurry to town?',
    hints: ['What good news did the angel bring?', 'Who did they want to see?'],
    goodAnswer: 'They wanted to see the baby, the Savior the angel told them about.',
  },
  {
    key: 'reading-little-hole-in-roof',
    title: 'Four Good Friends',
    difficulty: 'easy',
    week: 6,
    passage:
      'A man could not walk. Four friends carried him to Jesus. The house was full! So they went up and opened the roof. They let him down on his mat. Jesus made him well.',
    question: 'What did the friends do when the house was full?',
    hints: ['Did they go home again?', 'Which way did they go in?'],
    goodAnswer: 'They opened the roof and let their friend down to Jesus.',
  },
  {
    key: 'reading-little-boat-calm',
    title: 'Hush, Says Jesus',
    difficulty: 'easy',
    week: 6,
    passage:
      'Jesus slept in the boat. Big waves splashed in. His friends were afraid and woke Him. Jesus told the wind to be still. The water grew flat and quiet.',
    question: 'How did the friends feel before and after?',
    hints: ['What splashed into the boat?', 'What did the water do at the end?'],
    goodAnswer: 'First they were afraid of the waves. Then they were amazed that it was calm.',
  },
  {
    key: 'reading-little-who-is-alone',
    title: 'A Seat at the Table',
    difficulty: 'medium',
    week: 6,
    passage:
      'All the children sit down to eat. One girl stands with her plate. Nobody looks at her. Noor sees her. Noor slides over on the bench.',
    question: 'Why does Noor slide over? What could she say?',
    hints: ['What does the girl need?', 'What do new children like to hear?'],
    goodAnswer: 'She makes room for the girl. She could say, “Come and sit with me.”',
  },
  {
    key: 'reading-little-lost-coin',
    title: 'Sweep, Sweep, Look!',
    difficulty: 'easy',
    week: 6,
    passage:
      'Jesus told about a woman with ten coins. One coin was lost! She lit a lamp and swept the house. She looked and looked until she found it. Then she called her friends to be glad.',
    question: 'What did she do to find the coin?',
    hints: ['What did she light?', 'What did she do with the floor?'],
    goodAnswer: 'She lit a lamp, swept the house and kept looking until it was found.',
  },
  {
    key: 'reading-little-palm-road',
    title: 'Coats on the Road',
    difficulty: 'beginner',
    week: 7,
    passage:
      'Jesus rode into the city on a young donkey. People laid coats on the road. Some brought green branches. They shouted for joy, for a king was coming!',
    question: 'How did the people show they were glad?',
    hints: ['What lay on the road?', 'What did they do with their voices?'],
    goodAnswer: 'They laid down coats and branches and shouted for joy.',
  },
  {
    key: 'reading-little-clean-feet',
    title: 'A Bowl of Water',
    difficulty: 'easy',
    week: 7,
    passage:
      'The friends of Jesus had dusty feet. Jesus knelt down with a bowl of water. He washed their feet and dried them. He was their teacher, and He served them.',
    question: 'How did Jesus show love? How could you?',
    hints: ['What did He do with the water?', 'Think of a small job at home.'],
    goodAnswer: 'He washed their dusty feet. I could carry plates for my mom.',
  },
  {
    key: 'reading-little-mary-garden',
    title: 'He Said Her Name',
    difficulty: 'easy',
    week: 7,
    passage:
      'Mary stood by the tomb and cried. A man was in the garden. She did not know Him. Then He said her name: Mary. It was Jesus, and He was alive!',
    question: 'When did Mary know it was Jesus?',
    hints: ['What did He say to her?', 'Who says your name in a special way?'],
    goodAnswer: 'She knew Him when He said her name.',
  },
  {
    key: 'reading-little-bridge-try',
    title: 'Try Number Three',
    difficulty: 'medium',
    week: 7,
    passage:
      'Kofi built a bridge of blocks. The toy car broke it. He built it again, and it fell. Then he put a block under the middle. The car rolled across!',
    question: 'What did Kofi change? Why did it help?',
    hints: ['What was new in try number three?', 'Where does a bridge bend the most?'],
    goodAnswer: 'He put a block under the middle, so the bridge had something to stand on.',
  },
  {
    key: 'reading-little-wind-fire',
    title: 'Everyone Understood',
    difficulty: 'medium',
    week: 8,
    passage:
      'The friends of Jesus were together. A sound like wind filled the house. God’s Spirit had come! They went out and told about God. People from many lands heard their own language.',
    question: 'Why were the people from many lands surprised?',
    hints: ['What did they hear?', 'Where did they all come from?'],
    goodAnswer: 'They heard their own language, and they did not expect it there.',
  },
  {
    key: 'reading-little-jail-song',
    title: 'A Song at Midnight',
    difficulty: 'easy',
    week: 8,
    passage:
      'Paul and Silas sat in jail at night. It was dark, and they were hurting. They prayed and sang to God. The other people in the jail listened.',
    question: 'Why do you think they sang in the dark?',
    hints: ['Who did they sing to?', 'How does a song make you feel?'],
    goodAnswer: 'They trusted that God was with them, and singing gave them courage.',
  },
  {
    key: 'reading-little-apple-tree',
    title: 'A Tree for Later',
    difficulty: 'easy',
    week: 8,
    passage:
      'Grandpa plants a tiny apple tree. It will take years to grow apples. “They are not for me,” he says. “They are for you and your friends.” Ella pours water on it.',
    question: 'Why does Grandpa plant the tree?',
    hints: ['Who will eat the apples?', 'When will the apples come?'],
    goodAnswer: 'He wants to give apples to Ella and her friends later.',
  },
  {
    key: 'reading-little-no-more-tears',
    title: 'When All Is New',
    difficulty: 'beginner',
    week: 8,
    passage:
      'The Bible tells of a day to come. God will make everything new. He will wipe away every tear. Nobody will be sick or sad. God will live with His people.',
    question: 'What makes you happy about that day?',
    hints: ['What will God do with tears?', 'Who will be with us?'],
    goodAnswer: 'I am happy that nobody will be sad and that God will be with us.',
  },
];
