import type { ReadingItem } from '../../items.ts';

/** Creation, promises, the way out of Egypt, David and Solomon. */
export const youngReadingOfWeeks1To4: readonly ReadingItem[] = [
  {
    key: 'reading-young-seventh-day',
    title: 'The Day With No Work',
    difficulty: 'beginner',
    week: 1,
    passage:
      'For six days God was making things. He made light and sky, land and plants, sun and stars, and after them fish, birds, animals and people. It was all very good.\n\nThen came the seventh day. God did not make one more thing, but rested. He blessed that day and set it apart from the others. Long after, God’s people kept one day a week for rest. Even the donkeys got a day off!',
    question: 'What made the seventh day different from the other six?',
    hints: [
      'What did God do on the first six days?',
      'Read the start of the second paragraph again.',
      'Who got to rest later on?',
    ],
    goodAnswer:
      'On the other days God made things, but on the seventh He rested and blessed the day.',
  },
  {
    key: 'reading-young-garden-hiding',
    title: 'Behind the Trees',
    difficulty: 'easy',
    week: 1,
    passage:
      'Adam and Eve had done the one thing God told them not to do. In the evening they heard God walking in the garden. They ran and hid among the trees.\n\nGod called out and asked where they were. Adam said that he was afraid. When God asked about the fruit, Adam pointed at Eve. Eve pointed at the snake. Nobody said the three small words that help.',
    question: 'Which three small words could they have said? Why is it hard to say them?',
    hints: [
      'What do you say when you have done wrong?',
      'Look at who points at whom.',
      'How does it feel when somebody finds out?',
    ],
    goodAnswer:
      '“I am sorry.” It is hard because we are afraid of what will happen and would rather blame somebody else.',
  },
  {
    key: 'reading-young-dog-nose',
    title: 'Biscuit Reads the Path',
    difficulty: 'medium',
    week: 1,
    passage:
      'When we walk to the lake, I read the signs and Biscuit reads the ground. Her nose goes left, right, left. She stops at a post and sniffs it for a whole minute. I see nothing but an old post, but she can tell that another dog came by.\n\nA dog has a far better nose than I have, and I can see more colors than she can. We walk on the same path, but we do not meet the same world.',
    question: 'What does the last sentence mean?',
    hints: [
      'What does the child notice? What does Biscuit notice?',
      'Do they use the same sense?',
      'Think of what each one would tell a friend about the walk.',
    ],
    goodAnswer:
      'The child mostly sees the path and Biscuit mostly smells it, so each learns different things about the same place.',
  },
  {
    key: 'reading-young-toaster-debate',
    title: 'Is the Toaster Smart?',
    difficulty: 'medium',
    week: 1,
    passage:
      '“Our toaster is smart,” said Dev. “It stops when the bread is brown.”\n\nPriya shook her head. “It has a timer, and it would toast a sock in the very same way.”\n\n“What about the phone that knows my face?”\n\n“That one learned from many, many pictures,” said Priya. “So it can do more than count minutes, but it does not like you or miss you when you are gone.”\n\nDev looked at the toaster. “That may be a good thing,” he said, “because I burn a lot of toast.”',
    question: 'How is the phone different from the toaster? How are they the same?',
    hints: [
      'What does the toaster have inside?',
      'Where did the phone get its skill?',
      'Which thing can neither of them do?',
    ],
    goodAnswer:
      'The toaster only follows a timer, and the phone learned from pictures. Both are machines that do not love anybody.',
  },
  {
    key: 'reading-young-rainbow-letter',
    title: 'A Letter After the Storm',
    difficulty: 'beginner',
    week: 2,
    passage:
      'Dear Grandma,\n\nLast night thunder shook our cabin. I put my head under my pillow. This morning there was a rainbow over the lake! Our leader read us the story of Noah. After the flood God put a bow in the clouds. It was a sign of His promise: no flood would ever again cover the whole earth.\n\nNext time it thunders, I want to think of that.\n\nYour Nele',
    question: 'What does the rainbow remind Nele of, and how might it help her?',
    hints: [
      'What sign did God give Noah?',
      'How did Nele feel in the night?',
      'Look at the last line before her name.',
    ],
    goodAnswer:
      'It reminds her of God’s promise after the flood, so she may be less afraid in a storm.',
  },
  {
    key: 'reading-young-jacob-stone',
    title: 'A Stone for a Pillow',
    difficulty: 'easy',
    week: 2,
    passage:
      'Jacob was running away. He had tricked his brother, and now he was alone. Night came. He lay down on the ground with a stone under his head.\n\nIn a dream he saw stairs that reached up to heaven. Angels went up and down. God stood above and promised to be with him wherever he went.\n\nJacob woke up amazed. God had been in this place all along, and he had not known it.',
    question: 'What surprised Jacob when he woke up?',
    hints: [
      'How did he feel when he lay down?',
      'Who was with him in that lonely place?',
      'Read the last sentence slowly.',
    ],
    goodAnswer:
      'He thought he was alone, but God was there with him, even after he had done wrong.',
  },
  {
    key: 'reading-young-star-count',
    title: 'Too Many to Count',
    difficulty: 'easy',
    week: 2,
    passage:
      'On Friday we tried to count the stars. Amir took the part above the barn. I took the part above the trees. We had counted to 212, and then Amir sneezed and lost his place.\n\n“Try counting one small square,” said our leader. She held up a paper frame for us to look through. “After that, guess how many squares would fill the whole sky.”\n\nThat worked much better. Our number was still only a guess, but it was a good guess.',
    question: 'Why was the paper frame a help?',
    hints: [
      'What went wrong the first time?',
      'How many stars must you count with the frame?',
      'What do you do with that number next?',
    ],
    goodAnswer: 'They only had to count a small part and could then guess the whole sky from it.',
  },
  {
    key: 'reading-young-esau-runs',
    title: 'The Brother Who Came Running',
    difficulty: 'medium',
    week: 2,
    passage:
      'For twenty years Jacob had lived far away. Now he was going home, and he was scared. Long ago he had cheated Esau. And Esau was coming with four hundred men!\n\nJacob sent gifts ahead. He bowed down seven times. He did not know what his brother would do.\n\nEsau did not stop and wait. He ran. He threw his arms around Jacob, and both of them cried.',
    question: 'What do you think Jacob expected? What did Esau do instead?',
    hints: [
      'Why might Esau be angry?',
      'What do four hundred men look like from far away?',
      'Which verbs tell what Esau did?',
    ],
    goodAnswer:
      'Jacob expected Esau to be angry and fight. Instead Esau ran to hug him, so he had forgiven him.',
  },
  {
    key: 'reading-young-midwives',
    title: 'Two Women Who Said No',
    difficulty: 'medium',
    week: 3,
    passage:
      'A hard king ruled in Egypt. He gave two women, Shiphrah and Puah, a terrible order. They were to harm the baby boys they helped into the world.\n\nThe women feared God more than they feared the king. They did not do it. They let the babies live.\n\nWe do not know the name of that king for sure. But the Bible tells us the names of the two women.',
    question: 'Why do you think the Bible keeps the names of the two women?',
    hints: [
      'What did they dare to do?',
      'Who was stronger, the king or the women?',
      'Whose names do people want to remember?',
    ],
    goodAnswer:
      'They were brave and did what was right, even though a king told them to do wrong. That should be remembered.',
  },
  {
    key: 'reading-young-sea-wall-poem',
    title: 'Wet Sand, Dry Feet',
    difficulty: 'easy',
    week: 3,
    passage:
      'Behind us ran the chariot wheels,\nahead of us the sea.\nMy father’s hand was trembling, and\nhe put it out to me.\n\nThen all night long an east wind blew\nand pushed the waves apart.\nWe walked between two walls of blue.\nI heard my own loud heart.\n\nAnd on the other side, at dawn,\nmy aunt began to sing.\nI danced with sand between my toes\nand free as anything.',
    question: 'How do the feelings change from the start of the poem to the end?',
    hints: [
      'Whose hand is trembling at the start?',
      'Find two things people do on the other side.',
      'What word in the last line tells how the child feels?',
    ],
    goodAnswer:
      'At the start they are afraid of the army and the sea; at the end they sing and dance because they are free.',
  },
  {
    key: 'reading-young-sandwich-steps',
    title: 'The Robot Sandwich',
    difficulty: 'beginner',
    week: 3,
    passage:
      'Mr. Lee played a robot, and we had to tell him how to make a sandwich.\n\n“Put the jam on the bread,” said Ivy. Mr. Lee took the whole jar and set it on the loaf, and we howled with laughter.\n\n“Open the jar. Put the knife in the jam. Spread the jam on one slice,” said Ivy.\n\nThis time it worked. A robot does exactly what you say, and it does not guess what you meant.',
    question: 'Why did the first try go wrong?',
    hints: [
      'What did Ivy say the first time?',
      'How many small steps are in her second try?',
      'What can people do that the robot cannot?',
    ],
    goodAnswer:
      'Her words were not exact enough. The robot did just what she said and could not guess what she meant.',
  },
  {
    key: 'reading-young-harriet-tubman',
    title: 'Follow the North Star',
    difficulty: 'medium',
    week: 3,
    passage:
      'Harriet Tubman was born into slavery in Maryland about 1822. In 1849 she ran away to the North. She walked at night and looked for the North Star.\n\nShe was free now. But she did not stay safe. She went back about thirteen times and led some seventy people to freedom. She prayed as she walked. People called her Moses.',
    question: 'Why was Moses a good name for Harriet Tubman?',
    hints: [
      'What did Moses do for his people?',
      'What did Harriet do for seventy people?',
      'Did she only think of herself?',
    ],
    goodAnswer: 'Like Moses, she led enslaved people to freedom and trusted God on the way.',
  },
  {
    key: 'reading-young-david-oil',
    title: 'The Youngest One',
    difficulty: 'beginner',
    week: 4,
    passage:
      'Samuel came to find a new king among the sons of Jesse. The first son was tall and strong, so surely this was the one! But God told Samuel not to look at how tall he was. People look at the outside, but God looks at the heart.\n\nSeven sons walked by, and none of them was chosen. Was that all? Jesse said there was one more, who was out with the sheep, and so they sent for David.',
    question: 'Why did Samuel think of the first son, and what did he have to learn?',
    hints: [
      'What did Samuel see first?',
      'What does God look at?',
      'Who was not even in the room?',
    ],
    goodAnswer:
      'The first son looked like a king because he was tall. Samuel learned that God looks at the heart.',
  },
  {
    key: 'reading-young-solomon-wish',
    title: 'If You Could Ask for Anything',
    difficulty: 'easy',
    week: 4,
    passage:
      'Young Solomon had just become king. One night in a dream God told him to ask for whatever he wanted.\n\nSolomon did not ask for gold. He did not ask for a long life. He said he felt like a little child who did not know what to do. He asked for a heart that understands, so that he could be fair to his people. And God was pleased.',
    question: 'Why was Solomon’s wish a good one for a king?',
    hints: [
      'What job did Solomon have to do?',
      'Who would be helped by his wish?',
      'Compare it with a wish for gold.',
    ],
    goodAnswer:
      'He asked for something that would help all his people, since a wise king can judge fairly.',
  },
  {
    key: 'reading-young-leaf-sorters',
    title: 'Oak or Maple?',
    difficulty: 'medium',
    week: 4,
    passage:
      'Team Red learned leaves from ten big green oak leaves and ten big green maple leaves. Team Blue used leaves that were big, small, green, brown and torn.\n\nThen Ms. Adler held up a tiny brown oak leaf with a hole.\n\n“Maple?” said Team Red. “It isn’t green, so we cannot be sure.”\n\n“Oak,” said Team Blue, “because it has wavy edges.”\n\nComputers that learn from pictures can have the same trouble.',
    question: 'Why did Team Blue do better?',
    hints: [
      'What did all of Team Red’s leaves look like?',
      'What did Team Blue look at to decide?',
      'Had Team Blue met a leaf like that?',
    ],
    goodAnswer:
      'They learned from many different leaves, so they knew to look at the edges and not at size or color.',
  },
  {
    key: 'reading-young-fanny-crosby',
    title: 'Eight Thousand Songs',
    difficulty: 'medium',
    week: 4,
    passage:
      'Fanny Crosby was born in New York in 1820. As a baby she lost her sight. Her grandmother told her about flowers, birds and sunsets, so that she could see them in her mind. She learned long parts of the Bible by heart.\n\nFanny wrote more than eight thousand hymns. She made them up in her head, then spoke them to a friend who wrote them down.',
    question: 'How did other people help Fanny, and how did she help others?',
    hints: [
      'What did her grandmother do?',
      'Who wrote the words down?',
      'What could people all over the world sing?',
    ],
    goodAnswer:
      'Her grandmother told her what things looked like and a friend wrote down her words. She gave people thousands of songs.',
  },
  {
    key: 'reading-young-wrong-note',
    title: 'The Wrong Note',
    difficulty: 'easy',
    week: 4,
    passage:
      'In practice I hit the wrong key, and it came out as a loud, sour note. Everyone looked at me, and I wanted to slide under the piano.\n\n“Good,” said Mrs. Okoro. “Now we know which spot to work on.” She had me play that one bar slowly, five times, and then fast, five times.\n\nAt the camp show I smiled when that bar came. It was the best part of the song.',
    question: 'Why did Mrs. Okoro say “Good” to a mistake?',
    hints: [
      'What did the mistake show her?',
      'What did they do next?',
      'How did that bar sound at the show?',
    ],
    goodAnswer:
      'The mistake showed them what to practice, and practicing it made that part the best one.',
  },
];
