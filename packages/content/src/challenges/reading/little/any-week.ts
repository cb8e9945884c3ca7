import type { ReadingItem } from '../../items.ts';

/** Animals, inventors, helpers and camp days that fit every week. */
export const littleReadingForAnyWeek: readonly ReadingItem[] = [
  {
    key: 'reading-little-otter-hands',
    title: 'Otters Hold On',
    difficulty: 'beginner',
    passage:
      'Sea otters sleep on their backs in the water. They wrap long seaweed around themselves. Then they cannot float away. Sometimes two otters hold paws.',
    question: 'Why do otters wrap themselves in seaweed?',
    hints: ['What is moving under the otters?', 'What does a rope do for a boat?'],
    goodAnswer: 'The seaweed holds them, so they do not float away in their sleep.',
  },
  {
    key: 'reading-little-snail-house',
    title: 'Home on My Back',
    difficulty: 'beginner',
    passage:
      'A snail carries its shell everywhere. A hungry bird comes by. Whoosh, the snail pulls itself inside! The bird goes away. Out come two eyes on long stalks.',
    question: 'What does the snail use its shell for?',
    hints: ['What does the snail do when the bird comes?', 'Where is it safe?'],
    goodAnswer: 'It hides in its shell to be safe from the hungry bird.',
  },
  {
    key: 'reading-little-penguin-dad',
    title: 'Papa Penguin Waits',
    difficulty: 'easy',
    passage:
      'A penguin father stands on the ice. The egg sits on his feet. A warm fold of skin covers it. Cold wind blows for many weeks. He does not leave the egg.',
    question: 'How does the father keep the egg warm?',
    hints: ['Where does the egg sit?', 'What covers it like a blanket?'],
    goodAnswer: 'He keeps it on his feet under a warm fold of skin and stays with it.',
  },
  {
    key: 'reading-little-ant-crumb',
    title: 'Too Big for One Ant',
    difficulty: 'beginner',
    passage:
      'One ant finds a big crumb. She pulls, but it stays put. She runs home to get help. Soon there are ten ants. They pull together, and the crumb moves!',
    question: 'How did the ants move the crumb?',
    hints: ['Could one ant do it?', 'What did she run home for?'],
    goodAnswer: 'One ant got help, and they all pulled together.',
  },
  {
    key: 'reading-little-mitten',
    title: 'One Red Mitten',
    difficulty: 'easy',
    passage:
      'Ida has two red mittens. Sam forgot his mittens. His hands are cold. Ida gives him one of hers. Each child hides the other hand in a pocket.',
    question: 'How do both children keep their hands warm?',
    hints: ['How many mittens are there?', 'Where is the other hand?'],
    goodAnswer: 'Each one wears a mitten and puts the other hand in a pocket.',
  },
  {
    key: 'reading-little-braille-dots',
    title: 'Reading With Fingers',
    difficulty: 'easy',
    passage:
      'Aunt May cannot see. Her book has little bumps on the page. Her fingers move across the bumps. She reads me a story in the dark! A boy named Louis Braille made those letters.',
    question: 'How can Aunt May read in the dark?',
    hints: ['What is on the pages of her book?', 'Which part of her does the reading?'],
    goodAnswer: 'She feels the bumps with her fingers, so she needs no light.',
  },
  {
    key: 'reading-little-puddle-poem',
    title: 'The Puddle Poem',
    difficulty: 'beginner',
    passage:
      'Rain, rain, tap on my boot.\nMake a puddle round and deep.\nOne big jump and mud goes high.\nNow my socks say squish, not squeak!',
    question: 'What happened to the child’s socks?',
    hints: ['What did the child jump into?', 'Which sound do wet things make?'],
    goodAnswer: 'They got wet and muddy, so they say squish.',
  },
  {
    key: 'reading-little-nicholas',
    title: 'A Gift in the Night',
    difficulty: 'medium',
    passage:
      'Long ago there lived a kind bishop, Nicholas. People tell a story about him. A family had no money at all. He brought them gold at night, in secret. He did not want to be thanked.',
    question: 'Why do you think Nicholas gave in secret?',
    hints: ['What time of day was it?', 'Did he want people to praise him?'],
    goodAnswer: 'He wanted to help the family, and he did not want praise for himself.',
  },
  {
    key: 'reading-little-brother-francis',
    title: 'Brother Francis',
    difficulty: 'easy',
    passage:
      'Francis loved everything God made. He called the sun his brother. He called the moon his sister. He wrote a song to thank God for them. People still sing it after 800 years.',
    question: 'What did Francis thank God for?',
    hints: ['Which two things in the sky did he name?', 'What did he write?'],
    goodAnswer: 'He thanked God for the sun, the moon and everything He made.',
  },
  {
    key: 'reading-little-night-light',
    title: 'Dark, but Not Alone',
    difficulty: 'easy',
    passage:
      'It is the first night in the tent. Leo hears a strange hoot. He squeezes his blanket. “That is an owl,” whispers his leader. “I am right here.” Leo’s hands grow soft again.',
    question: 'What helped Leo feel better?',
    hints: ['What made the strange sound?', 'Who was with him?'],
    goodAnswer: 'His leader told him it was an owl and stayed close by.',
  },
  {
    key: 'reading-little-bee-dance',
    title: 'The Bee That Dances',
    difficulty: 'medium',
    passage:
      'A bee finds a field of flowers. She flies home and wiggles and turns. It looks like a dance. The dance tells the others where to fly. Off they go to the flowers!',
    question: 'Why does the bee dance?',
    hints: ['What did the bee find?', 'What do the other bees do next?'],
    goodAnswer: 'She dances to tell the other bees where the flowers are.',
  },
  {
    key: 'reading-little-tortoise-hare',
    title: 'Tortoise Keeps Walking',
    difficulty: 'easy',
    passage:
      'Hare ran fast and lay down to nap. Tortoise walked, step by step. She did not stop. When Hare woke up, he ran like the wind. Tortoise was at the finish already!',
    question: 'Why did the slow Tortoise win?',
    hints: ['What did Hare do in the middle?', 'What did Tortoise never do?'],
    goodAnswer: 'Tortoise kept on walking, but Hare lay down and slept.',
  },
  {
    key: 'reading-little-lighthouse',
    title: 'The Light by the Sea',
    difficulty: 'easy',
    passage:
      'A tall tower stands on the rocks. At night its lamp turns around and around. A ship far out sees the light. The captain knows that rocks are near. She steers another way.',
    question: 'How does the light help the ship?',
    hints: ['What is the tower standing on?', 'What does the captain do when she sees it?'],
    goodAnswer: 'It shows where the rocks are, so the ship does not hit them.',
  },
  {
    key: 'reading-little-geese-row',
    title: 'Geese in a Row',
    difficulty: 'medium',
    passage:
      'Geese in the sky make a pointed row. The goose in front works hardest. When she is tired, she goes to the back. Another goose takes her place. They honk as they go.',
    question: 'Is it fair how the geese take turns? Why?',
    hints: ['Who has the hardest job?', 'What happens when she is tired?'],
    goodAnswer: 'Yes, because each goose does the hard job for a while and then rests.',
  },
  {
    key: 'reading-little-lost-bear',
    title: 'Where Is Bear?',
    difficulty: 'beginner',
    passage:
      'Mia cannot find her bear. She looks under the bed. She looks behind the door. Then she hears a small purr. The cat is asleep on top of Bear!',
    question: 'Why could Mia not see Bear?',
    hints: ['Who makes a purr?', 'Where was the cat lying?'],
    goodAnswer: 'The cat was lying on top of Bear and hid him.',
  },
  {
    key: 'reading-little-talking-speaker',
    title: 'The Talking Speaker',
    difficulty: 'medium',
    passage:
      'Omar talks to the speaker at home. “Do you love me?” he asks. It plays a funny answer. Mom puts her arm around him. “A machine can talk,” she says, “but I love you.”',
    question: 'Who really loves Omar? How can you tell?',
    hints: ['Who can put an arm around him?', 'Does a machine have a heart?'],
    goodAnswer: 'His mom loves him. She hugs him and cares about him; a machine cannot.',
  },
  {
    key: 'reading-little-caterpillar',
    title: 'The Hungry Stripes',
    difficulty: 'beginner',
    passage:
      'A striped caterpillar eats green leaves. It grows and grows. Then it hangs up and makes a hard skin. Inside, it changes. One day a butterfly comes out!',
    question: 'What happens before the butterfly comes out?',
    hints: ['What does it do all day first?', 'Where does it change?'],
    goodAnswer: 'The caterpillar eats a lot, then it changes inside a hard skin.',
  },
  {
    key: 'reading-little-first-plane',
    title: 'Twelve Seconds Up',
    difficulty: 'medium',
    passage:
      'Two brothers wanted to fly. They built kites, and they built gliders. Many tries went wrong. In 1903 their machine flew for twelve seconds. It was short, but it was really flying!',
    question: 'Why were they happy about only twelve seconds?',
    hints: ['Had their tries always worked?', 'What had they wished for so long?'],
    goodAnswer: 'They had tried for a long time, and now a machine really flew.',
  },
  {
    key: 'reading-little-sorry-card',
    title: 'A Card With Hearts',
    difficulty: 'easy',
    passage:
      'Jo shouted at Pim. Pim walked away with a sad face. Jo drew a card with three hearts. Inside she wrote, “I am sorry.” Pim read it and gave her a hug.',
    question: 'How did Jo make it right again?',
    hints: ['What had Jo done?', 'What was inside the card?'],
    goodAnswer: 'She made a card and said sorry, and Pim forgave her.',
  },
  {
    key: 'reading-little-owl-quiet',
    title: 'The Quiet Wings',
    difficulty: 'easy',
    passage:
      'An owl has very soft feathers. When it flies, you hear almost nothing. The owl listens for a mouse in the grass. Loud wings would hide the tiny sound.',
    question: 'Why is it good for an owl to fly quietly?',
    hints: ['What is the owl listening for?', 'What if its wings were loud?'],
    goodAnswer: 'It can hear the mouse, and the mouse does not hear the owl.',
  },
  {
    key: 'reading-little-bread-dough',
    title: 'The Dough That Grew',
    difficulty: 'beginner',
    passage:
      'We stirred flour, water and yeast. The dough was small and sticky. We put a towel on it and waited. When we looked, it was puffy and tall! Then it went into the oven.',
    question: 'What changed while the children waited?',
    hints: ['How did the dough look at first?', 'How did it look after?'],
    goodAnswer: 'The dough grew from small and sticky to puffy and tall.',
  },
  {
    key: 'reading-little-wheelchair-tag',
    title: 'New Rules for Tag',
    difficulty: 'medium',
    passage:
      'Nia rolls in her wheelchair. In tag, the others climb up the hill. Nia cannot go there. “New rule!” calls Max. “We play on the flat grass.” Nia zooms and tags him first!',
    question: 'What was good about the new rule?',
    hints: ['Where could Nia not go?', 'Who could play after the new rule?'],
    goodAnswer: 'Now Nia could play, too, and it was fun for all of them.',
  },
  {
    key: 'reading-little-five-senses-popcorn',
    title: 'Pop, Pop, Popcorn',
    difficulty: 'beginner',
    passage:
      'First I hear it: pop, pop! Then I smell it, warm and buttery. I see white clouds in the bowl. I touch one, and it is hot. At last I taste it. Crunch!',
    question: 'What did the child hear, smell and taste?',
    hints: ['What was the first sound?', 'Listen again for warm and crunch.'],
    goodAnswer: 'The child heard popping, smelled butter and tasted crunchy popcorn.',
  },
  {
    key: 'reading-little-whale-song',
    title: 'A Song Under Water',
    difficulty: 'easy',
    passage:
      'A big whale sings in the deep sea. His song has low moans and high squeaks. Sound travels far in water. Another whale hears it, miles away.',
    question: 'How can a whale far away hear the song?',
    hints: ['Where does the whale sing?', 'Does sound stop in the water?'],
    goodAnswer: 'Sound goes a long way through water, so another whale can hear it.',
  },
  {
    key: 'reading-little-photo-ask',
    title: 'Can I Take Your Picture?',
    difficulty: 'medium',
    passage:
      'Eva has a camera at camp. She wants to take Yusuf’s picture. First she asks him. Yusuf shakes his head. Eva puts the camera down and says, “All right.”',
    question: 'What did Eva do well?',
    hints: ['What did she do before the picture?', 'What did she do when he said no?'],
    goodAnswer: 'She asked first, and when Yusuf did not want it, she listened.',
  },
  {
    key: 'reading-little-moon-steps',
    title: 'Footprints on the Moon',
    difficulty: 'easy',
    passage:
      'In 1969 two people walked on the moon. Their boots made prints in the gray dust. There is no wind there. No rain falls. So the prints can last very, very long.',
    question: 'Why do footprints on the moon last so long?',
    hints: ['What happens to footprints at the beach?', 'What is missing on the moon?'],
    goodAnswer: 'There is no wind or rain on the moon to wipe them away.',
  },
  {
    key: 'reading-little-thank-you-cook',
    title: 'Who Made the Soup?',
    difficulty: 'beginner',
    passage:
      'The soup is hot and good. “Who made it?” asks Ben. He peeks into the kitchen. A woman is washing a huge pot. “Thank you for the soup!” calls Ben. She smiles.',
    question: 'Why did the woman smile?',
    hints: ['What did Ben call to her?', 'How does a thank-you feel?'],
    goodAnswer: 'She was happy because Ben thanked her for her work.',
  },
  {
    key: 'reading-little-bark-frog',
    title: 'The Frog That Hides',
    difficulty: 'easy',
    passage:
      'A small frog sits on a tree. It is brown and gray, like the bark. A hungry snake slides past. The frog does not move at all. The snake does not see it.',
    question: 'Why did the snake not see the frog?',
    hints: ['What color is the frog?', 'What color is the tree?'],
    goodAnswer: 'The frog looked like the bark of the tree and sat very still.',
  },
];
