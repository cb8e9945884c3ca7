import type { ReadingItem } from '../../items.ts';

/** Creation, promises, the way out of Egypt, David and Solomon. */
export const littleReadingOfWeeks1To4: readonly ReadingItem[] = [
  {
    key: 'reading-little-first-light',
    title: 'Before There Was Morning',
    difficulty: 'beginner',
    week: 1,
    passage:
      'First it was dark everywhere. There was no sun and no moon. Then God spoke, and light came! God looked at the light. He was glad, because it was good.',
    question: 'What happened when God spoke?',
    hints: ['How was it at the very start?', 'Think of opening the curtains in the morning.'],
    goodAnswer: 'Light came, and God saw that it was good.',
  },
  {
    key: 'reading-little-adam-names',
    title: 'What Shall We Call You?',
    difficulty: 'beginner',
    week: 1,
    passage:
      'God brought the animals to Adam. Big ones came, and small ones came. Adam looked at each one. Then he gave every one a name.',
    question: 'What was Adam’s job? Which animal would you name?',
    hints: ['What did Adam do after he looked?', 'Pick an animal you like. What suits it?'],
    goodAnswer: 'Adam gave the animals their names. I would name a fuzzy dog Moss.',
  },
  {
    key: 'reading-little-broken-cup',
    title: 'The Blue Cup',
    difficulty: 'easy',
    week: 1,
    passage:
      'Crack! Ben bumped the table. The blue cup fell and broke. Nobody saw it. Ben felt hot in his face. He went to his leader and said, “It was me.”',
    question: 'Was it hard for Ben to say it? Why?',
    hints: ['How did Ben’s face feel?', 'Did anybody see him do it?'],
    goodAnswer: 'Yes, because he felt bad and maybe scared. But he was brave and told the truth.',
  },
  {
    key: 'reading-little-robot-sweeper',
    title: 'Does the Sweeper Get Tired?',
    difficulty: 'medium',
    week: 1,
    passage:
      'A round robot sweeps our floor. It bumps the chair and turns around. It bumps Grandpa’s foot and turns around. It does not say sorry. It does not know Grandpa.',
    question: 'What can the robot do? What can it not do?',
    hints: ['Listen again for what it does to the floor.', 'Who says sorry: you or the robot?'],
    goodAnswer: 'It can sweep and turn around. It cannot be sorry or know a person.',
  },
  {
    key: 'reading-little-noah-dove',
    title: 'A Leaf in the Beak',
    difficulty: 'beginner',
    week: 2,
    passage:
      'Noah waited and waited in the big boat. He let a dove fly out. In the evening the dove came back. It had a green leaf in its beak! Now Noah knew the water was going down.',
    question: 'How did Noah know the water was going down?',
    hints: ['What did the dove bring?', 'Where do leaves grow?'],
    goodAnswer: 'The dove brought a fresh green leaf, so a tree was out of the water.',
  },
  {
    key: 'reading-little-sarah-laughs',
    title: 'The Boy Called Laughter',
    difficulty: 'easy',
    week: 2,
    passage:
      'Sarah was old and had no baby. God promised her a son. Sarah laughed. It sounded too hard! But God kept His promise. The baby’s name was Isaac, and it means laughter.',
    question: 'Why did Sarah laugh at first?',
    hints: ['Was Sarah young or old?', 'Did she think it could happen?'],
    goodAnswer: 'She was so old that she thought she could not have a baby.',
  },
  {
    key: 'reading-little-camel-lashes',
    title: 'A Curtain Against the Wind',
    difficulty: 'easy',
    week: 2,
    passage:
      'The wind blows. Sand flies everywhere. People pull a cloth over their faces. The camel has no cloth. But its lashes are thick and long! It blinks and walks on.',
    question: 'What helps the camel when sand flies?',
    hints: ['What is blowing in the air?', 'What is around its eyes?'],
    goodAnswer: 'Its long, thick lashes help, because they stop the sand.',
  },
  {
    key: 'reading-little-promise-swing',
    title: 'After Lunch, I Promise',
    difficulty: 'easy',
    week: 2,
    passage:
      '“I will push you after lunch,” said Tomas. Lunch was over. His friends called him to play ball. Tomas looked at little Ana by the swing. He said, “First I have to do something.”',
    question: 'What will Tomas do now? Why?',
    hints: ['What did Tomas say before lunch?', 'Who is waiting by the swing?'],
    goodAnswer: 'He will push Ana on the swing first, because he promised.',
  },
  {
    key: 'reading-little-miriam-watches',
    title: 'The Sister in the Reeds',
    difficulty: 'beginner',
    week: 3,
    passage:
      'A baby lay in a basket on the river. His big sister stood and watched. A princess came and found him. She was kind to the crying baby. The sister ran and fetched his own mother!',
    question: 'How did the big sister help her brother?',
    hints: ['Where did she stand?', 'Who did she run to get?'],
    goodAnswer: 'She watched over him and fetched their mother to take care of him.',
  },
  {
    key: 'reading-little-manna',
    title: 'Bread on the Ground',
    difficulty: 'easy',
    week: 3,
    passage:
      'The people were hungry in the desert. In the morning something white lay on the ground. What is it? they asked. It was bread from God! It tasted sweet, like honey.',
    question: 'How did God take care of the hungry people?',
    hints: ['What did they find in the morning?', 'How did it taste?'],
    goodAnswer: 'God gave them sweet bread on the ground in the morning.',
  },
  {
    key: 'reading-little-joseph-shares',
    title: 'Big Barns Full of Grain',
    difficulty: 'medium',
    week: 3,
    passage:
      'Joseph worked in Egypt. In the good years he filled big barns. Then nothing grew in the fields. His brothers came, and they were hungry. Once they had been mean to him. Joseph gave them food.',
    question: 'What was kind about Joseph?',
    hints: ['How had his brothers treated him?', 'What did he do when they were hungry?'],
    goodAnswer: 'His brothers had been mean, but he forgave them and gave them food.',
  },
  {
    key: 'reading-little-map-to-tent',
    title: 'A Map for Grandma',
    difficulty: 'easy',
    week: 3,
    passage:
      'Grandma is coming to camp. Lina draws her a map. She draws the gate, the tall tree and the lake. A red line goes to the yellow tent. “You cannot get lost now!” says Lina.',
    question: 'Why did Lina draw the tall tree?',
    hints: ['What will Grandma look for on her way?', 'What can you see from far away?'],
    goodAnswer: 'Grandma can see the tree and know that she is going the right way.',
  },
  {
    key: 'reading-little-samuel-bed',
    title: 'Who Is Calling Me?',
    difficulty: 'beginner',
    week: 4,
    passage:
      'Samuel lay in bed at night. He heard somebody call his name. He ran to old Eli. But Eli had not called him. It was God! Samuel lay down again, and he listened.',
    question: 'Who did Samuel think was calling?',
    hints: ['Who did Samuel run to?', 'Was he right?'],
    goodAnswer: 'He thought that old Eli was calling him, but it was God.',
  },
  {
    key: 'reading-little-sheep-follow',
    title: 'My Shepherd’s Voice',
    difficulty: 'easy',
    week: 4,
    passage:
      'A shepherd calls, and his sheep come. A stranger calls, and they stay away. Sheep can learn a voice they trust. David was a shepherd. He sang that God was his shepherd.',
    question: 'Why do the sheep come to their shepherd?',
    hints: ['Do they come to a stranger?', 'What do the sheep know well?'],
    goodAnswer: 'They know his voice and trust him, because he takes care of them.',
  },
  {
    key: 'reading-little-ruth-grain',
    title: 'Some for You, Too',
    difficulty: 'easy',
    week: 4,
    passage:
      'Ruth picked up grain in a field. She took it home to Naomi. Boaz owned the field, and he was kind. He told his workers to drop some for her. Ruth and Naomi had enough to eat.',
    question: 'What did Boaz do to help Ruth?',
    hints: ['What did he tell his workers?', 'Was it by mistake or on purpose?'],
    goodAnswer: 'He had his workers leave grain for her on purpose.',
  },
  {
    key: 'reading-little-teach-tablet',
    title: 'Teaching the Tablet',
    difficulty: 'medium',
    week: 4,
    passage:
      'We showed the tablet ten pictures of cats. We said, “Cat!” each time. Then it saw our fluffy dog. “Cat,” said the tablet. We all laughed. Now we show it dogs, too.',
    question: 'Why did the tablet get it wrong?',
    hints: ['Which animals did it see at first?', 'Had it ever met a dog before?'],
    goodAnswer: 'It had only seen pictures of cats, so it did not know about dogs.',
  },
  {
    key: 'reading-little-joshua-march',
    title: 'Around and Around the Wall',
    difficulty: 'medium',
    week: 4,
    passage:
      'Jericho had a very high wall. God told Joshua’s people to walk around it. Six days they walked once. On day seven they walked seven times. Then they shouted, and down came the wall!',
    question: 'What would be hard about walking so many days?',
    hints: ['How many days did they walk?', 'Did the wall fall on the first day?'],
    goodAnswer: 'They had to wait and keep on walking, even when nothing happened yet.',
  },
];
