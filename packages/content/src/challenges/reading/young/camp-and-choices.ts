import type { ReadingItem } from '../../items.ts';

/** Camp days, letters, poems, fables and choices to make. */
export const youngReadingOnCampAndChoices: readonly ReadingItem[] = [
  {
    key: 'reading-young-crow-pitcher',
    title: 'The Thirsty Crow',
    difficulty: 'beginner',
    passage:
      'A thirsty crow found a tall jug. There was a little water at the bottom, but her beak could not reach it. She pushed at the jug, but it was too heavy to tip.\n\nThe crow looked around, picked up a pebble and dropped it in. Then she dropped in one more, and another. Each pebble made the water rise a bit. At last it came to the top, and she drank.',
    question: 'Why did the water rise? What kind of bird was the crow?',
    hints: [
      'What takes up room at the bottom of the jug?',
      'Did she give up after the first try?',
      'Find a word for someone who thinks of a new way.',
    ],
    goodAnswer:
      'The pebbles took up room and pushed the water up. The crow was clever and patient.',
  },
  {
    key: 'reading-young-first-letter-home',
    title: 'Day One, Bunk Four',
    difficulty: 'beginner',
    passage:
      'Dear Mom and Dad,\n\nI am fine, but the bed squeaks and the soup had things in it. I do not know anyone.\n\nP.S. I wrote that at noon. Now it is night. A boy named Ravi, who has the bunk under mine, collects bottle caps too! He gave me one that he had twice, and we have a plan to find the rarest one at camp.\n\nYou do not have to come and get me.\n\nLove, Emil',
    question: 'What changed between noon and night?',
    hints: [
      'How does the first part sound?',
      'Who came into the letter after the P.S.?',
      'What does the last line tell you?',
    ],
    goodAnswer:
      'At noon Emil felt lonely and wanted to go home. Then he made a friend and wanted to stay.',
  },
  {
    key: 'reading-young-homework-bot',
    title: 'Who Wrote the Frog Report?',
    difficulty: 'medium',
    passage:
      'Gus had to write about frogs. It was late, so he asked a chatbot, and it wrote a whole page in three seconds. It was very neat. Gus put his name at the top.\n\nThe next day Ms. Bell said, “Your frog report has such good words! Tell us more about amphibians.” Gus went red, because he did not know what that word meant.\n\nAfter class he stayed at his desk. Ms. Bell was packing her bag.',
    question: 'What should Gus do now, and why?',
    hints: [
      'Whose name is on the report, and who wrote it?',
      'What did Gus miss by not writing it?',
      'What would you want to say to Ms. Bell?',
    ],
    goodAnswer:
      'He should tell Ms. Bell the truth and ask to write it again himself, because then he is honest and really learns.',
  },
  {
    key: 'reading-young-brave-no',
    title: 'The Dare',
    difficulty: 'medium',
    passage:
      '“Jump off the shed!” yelled the big kids. “Or are you a baby?”\n\nOwen looked down. It was high, and a rake lay in the grass. Everyone was watching him, and his knees felt like jelly.\n\nHe climbed back down the ladder. It felt like the longest climb ever, and some kids laughed. Then small Theo, who was next in line, let out a long breath. “Thanks,” he whispered. “I didn’t want to either.”',
    question: 'Who was brave in this story? Explain your answer.',
    hints: [
      'Is jumping always brave?',
      'What was hard about climbing down?',
      'Who else was helped?',
    ],
    goodAnswer: 'Owen was brave, because he said no while people laughed. That helped Theo, too.',
  },
  {
    key: 'reading-young-two-goats',
    title: 'Two Goats, One Bridge',
    difficulty: 'beginner',
    passage:
      'Two goats met in the middle of a narrow bridge. “Back up, because I was here first,” said the white goat.\n\n“You must back up, because I am in a hurry,” said the brown goat.\n\nThey put their horns together and pushed until both of them fell into the cold stream.\n\nThe next day they met again on the very same bridge. This time the white goat lay down flat and told the other to step over her, and that is what he did.',
    question: 'What did the goats learn between the first day and the second?',
    hints: [
      'What did each goat want on the first day?',
      'Who got across that day?',
      'What did it cost the white goat to lie down?',
    ],
    goodAnswer: 'They learned that giving way helps both, and pushing makes both fall.',
  },
  {
    key: 'reading-young-wet-book',
    title: 'The Lost Library Book',
    difficulty: 'easy',
    passage:
      'Tess dropped the library book in the lake. She dried it on a rock, but it got fat and wavy, like a cake.\n\n“Just push it in the slot at night,” said her cousin, “and nobody will know it was you.”\n\nTess thought of Mr. Abbas, who let her take six books when the rule was five. She put the book in her bag with her own four dollars. She would go in by the front door.',
    question: 'Why does Tess go in by the front door?',
    hints: [
      'What did her cousin say to do?',
      'How had Mr. Abbas treated her?',
      'What else is in her bag?',
    ],
    goodAnswer:
      'She wants to be honest with Mr. Abbas, who was kind to her, and help to pay for the book.',
  },
  {
    key: 'reading-young-grandmas-hands',
    title: 'Grandma’s Hands',
    difficulty: 'easy',
    passage:
      'My grandma’s hands are brown and thin,\nwith rivers on the back.\nThey know the way to coax a pin\nthrough any flour sack.\n\nThey hold a pot. They hold a pen.\nThey hold me when I cry.\nAt night they fold themselves, and then\nshe talks to God, and I\n\nsit very still beside her chair\nand put my small hands too\nbetween her hands, inside her prayer.\nThere’s room in there for two.',
    question: 'What are the “rivers” on Grandma’s hands? What does the last line mean to you?',
    hints: [
      'Look at the back of an old hand.',
      'Where does the child put her own hands?',
      'What are they doing together?',
    ],
    goodAnswer:
      'The rivers are the veins on her hands. The last line means that the child can pray along with her.',
  },
  {
    key: 'reading-young-team-captain',
    title: 'Last One Picked',
    difficulty: 'easy',
    passage:
      'Kwame was captain for the first time. All his friends jumped up and down. “Pick me! Pick me!”\n\nBy the fence stood Lionel, who was picked last every single day. He was looking at his shoes.\n\n“Lionel,” said Kwame.\n\nLionel looked behind him, as if there were another Lionel. Then he ran. They lost the game, two to three. It was Lionel who made one of the two.',
    question: 'Why did Lionel look behind him?',
    hints: ['When was he picked on other days?', 'What did he think when he heard his name?'],
    goodAnswer: 'He could not believe that he was picked first, because he was always last.',
  },
  {
    key: 'reading-young-chatbot-recess',
    title: 'The Secret Keeper',
    difficulty: 'easy',
    passage:
      'Lily told the chatbot on her tablet a lot. She told it about school. She told it her best jokes. Today she typed: “Someone is being mean to me every day at recess.”\n\nThe chatbot wrote: “I am sorry. Please tell a grown-up you trust.”\n\n“But you are my friend,” wrote Lily.\n\n“I am a program,” it wrote. “I can’t walk with you to the teacher. A person can.”\n\nLily closed the tablet. Dad was in the kitchen.',
    question: 'What can Dad do that the chatbot cannot?',
    hints: [
      'What does the chatbot say about itself?',
      'What does Lily need most?',
      'Think of arms, feet and time.',
    ],
    goodAnswer: 'Dad can hug her, go to school with her, and talk to the teacher so that it stops.',
  },
];
