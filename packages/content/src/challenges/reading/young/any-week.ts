import type { ReadingItem } from '../../items.ts';

/** Nature, inventors, people of faith, fables and camp days that fit every week. */
export const youngReadingForAnyWeek: readonly ReadingItem[] = [
  {
    key: 'reading-young-velcro',
    title: 'The Burrs on the Dog',
    difficulty: 'easy',
    passage:
      'In 1941 a man in Switzerland, George de Mestral, came home from a walk with his dog. Burrs stuck to his coat and to her fur. Most people would just pull them off. He looked at one under a microscope. It was full of tiny hooks! The hooks had caught on tiny loops in his coat.\n\nHe worked for years to make two strips like that. Today they close your shoes: one side hooks, one side loops.',
    question: 'What did he do that most people would not do?',
    hints: [
      'What do most people do with a burr?',
      'Which tool did he use?',
      'What did he wonder about?',
    ],
    goodAnswer:
      'He looked closely at the burr to find out why it stuck, and he used the idea to make something new.',
  },
  {
    key: 'reading-young-mary-anning',
    title: 'Mary and the Cliff',
    difficulty: 'medium',
    passage:
      'Mary Anning lived by the sea in Lyme Regis, England. Her family was poor, so she sold “curiosities” that fell out of the cliff. They were really fossils. Around 1811 her brother found a strange skull. Mary, about twelve, found the rest of the body. It was an ichthyosaur, a kind of sea reptile.\n\nScholars bought what Mary dug up, but few of them wrote her name down. Today her name stands in every book on fossils.',
    question: 'Was Mary treated fairly in her own time? How do you know?',
    hints: ['Who did the digging?', 'What did the scholars leave out?', 'What is different today?'],
    goodAnswer:
      'No. She found the fossils, but the men who bought them often did not write down her name.',
  },
  {
    key: 'reading-young-octopus-jar',
    title: 'Eight Arms, One Jar',
    difficulty: 'beginner',
    passage:
      'An octopus has no bones. It can squeeze through a hole not much bigger than its eye. It can change its color to match a rock. And it can solve puzzles.\n\nIn one aquarium, a keeper put a crab in a jar and screwed on the lid. The octopus felt all over it. It held the jar with some arms and turned the lid with others. Pop! Lunch.',
    question: 'What shows that an octopus is clever?',
    hints: [
      'What problem did the keeper give it?',
      'What did it do first?',
      'How did it use its arms?',
    ],
    goodAnswer: 'It felt the jar, held it and turned the lid until it got the crab out.',
  },
  {
    key: 'reading-young-crow-pitcher',
    title: 'The Thirsty Crow',
    difficulty: 'beginner',
    passage:
      'A thirsty crow found a tall jug. There was a little water at the bottom, but her beak could not reach it. She pushed at the jug, but it was too heavy to tip.\n\nThe crow looked around. She picked up a pebble and dropped it in. Plop! Then one more, and one more. Each pebble made the water rise a bit. At last it came to the top, and she drank.',
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
      'Dear Mom and Dad,\n\nI am fine. The bed squeaks. The soup had things in it. I do not know anyone.\n\nP.S. I wrote that at noon. Now it is night. A boy named Ravi has the bunk under mine. He collects bottle caps too! He gave me his double. We have a plan to find the rarest one at camp.\n\nYou do not have to come and get me.\n\nLove, Emil',
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
    key: 'reading-young-geyser-clock',
    title: 'The Water That Jumps',
    difficulty: 'easy',
    passage:
      'In Yellowstone Park there is a hole in the ground that spouts hot water high into the air. It is called Old Faithful.\n\nDeep below, hot rock heats the water. It wants to boil, but the water on top presses it down. It gets hotter and hotter. At last some of it turns to steam. Steam needs much more room, so up it shoots and takes the water with it. Then the hole fills, and it starts again.',
    question: 'Why does the water shoot up?',
    hints: [
      'What heats the water?',
      'What holds it down for a while?',
      'What needs more room, water or steam?',
    ],
    goodAnswer:
      'Hot rock heats the water until some turns to steam. The steam needs room and pushes the water up.',
  },
  {
    key: 'reading-young-homework-bot',
    title: 'Who Wrote the Frog Report?',
    difficulty: 'medium',
    passage:
      'Gus had to write about frogs. It was late. He asked a chatbot, and it wrote a whole page in three seconds. It was very neat. Gus put his name at the top.\n\nThe next day Ms. Bell said, “Your frog report has such good words! Tell us more about amphibians.” Gus went red. He did not know what that word meant.\n\nAfter class he stayed at his desk. Ms. Bell was packing her bag.',
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
    key: 'reading-young-wangari',
    title: 'One Tree, Then Millions',
    difficulty: 'easy',
    passage:
      'When Wangari Maathai was a girl in Kenya, there were streams and fig trees near her home. Years later the trees had been cut. The streams were dry. Women had to walk far for firewood.\n\nIn 1977 Wangari started to plant. She taught women to grow small trees from seed. They were paid a little for each one that lived. Over the years they planted tens of millions. In 2004 she won the Nobel Peace Prize.',
    question: 'How did planting trees help people?',
    hints: [
      'What was missing when the trees were gone?',
      'What did the women get for their work?',
      'What do roots and leaves do for the land?',
    ],
    goodAnswer: 'Trees gave wood and helped the soil and streams, and the women earned some money.',
  },
  {
    key: 'reading-young-ship-in-ice',
    title: 'All Home Safe',
    difficulty: 'medium',
    passage:
      'In 1915 the ship Endurance was stuck in the ice near the South Pole. The ice pressed until the wood broke. The ship sank. Twenty-eight men stood on the ice with three small boats.\n\nTheir leader, Ernest Shackleton, made one plan: bring everyone home. He gave his mittens to a man who had lost his own. He sailed 800 miles in an open boat for help. In the end all twenty-eight of them lived.',
    question: 'What made Shackleton a good leader?',
    hints: ['What was his one plan?', 'What did he do with his mittens?', 'Who went for help?'],
    goodAnswer: 'He cared about every man, shared what he had and did the dangerous job himself.',
  },
  {
    key: 'reading-young-wood-frog',
    title: 'The Frog That Freezes',
    difficulty: 'medium',
    passage:
      'In the far north, winter comes hard. Most frogs sleep in mud under the water. The wood frog does not. It crawls under some leaves and waits.\n\nThen it freezes! Its skin gets stiff. Its heart stops. A kind of sugar in its cells keeps them safe. It looks like a frog made of stone. In spring the ice melts. Its heart starts to beat. It hops off to sing.',
    question: 'What keeps the frog safe while it is frozen?',
    hints: ['Look for what is inside its cells.', 'It is something you also find in a kitchen.'],
    goodAnswer: 'A kind of sugar in its cells protects them until the ice melts.',
  },
  {
    key: 'reading-young-brave-no',
    title: 'The Dare',
    difficulty: 'medium',
    passage:
      '“Jump off the shed!” yelled the big kids. “Or are you a baby?”\n\nOwen looked down. It was high. A rake lay in the grass. Everyone was watching him. His knees felt like jelly.\n\nHe climbed back down the ladder. It felt like the longest climb ever. Some kids laughed. Then small Theo, who was next in line, let out a long breath. “Thanks,” he whispered. “I didn’t want to either.”',
    question: 'Who was brave in this story? Explain your answer.',
    hints: [
      'Is jumping always brave?',
      'What was hard about climbing down?',
      'Who else was helped?',
    ],
    goodAnswer: 'Owen was brave, because he said no while people laughed. That helped Theo, too.',
  },
  {
    key: 'reading-young-echo-bats',
    title: 'Ears That See',
    difficulty: 'easy',
    passage:
      'A bat hunts at night. It calls as it flies, very high and very fast. You cannot hear most of those calls. The sound hits a moth and bounces back. That is an echo.\n\nA close moth sends the echo back quickly. A far one takes more time. So the bat knows how far it must fly. It can catch a moth in total darkness, and it does not bump into trees.',
    question: 'How does a bat know whether a moth is near or far?',
    hints: ['What does the bat send out?', 'What comes back?', 'Compare how long it takes.'],
    goodAnswer: 'It listens to the echo. When the echo comes back fast, the moth is near.',
  },
  {
    key: 'reading-young-windmill-boy',
    title: 'The Boy and the Windmill',
    difficulty: 'easy',
    passage:
      'In Malawi in 2001 there was not enough rain, and people went hungry. William Kamkwamba, fourteen, had to leave school. His family could not pay. So he went to the small library. In one book he saw a windmill.\n\nHe built one from a bike, some blue gum trees and parts from a junkyard. People thought he was odd. Then the blades turned, and a small bulb lit up.',
    question: 'What helped William, even though he could not go to school?',
    hints: ['Where did he go?', 'What did he see there?', 'Where did he find the parts?'],
    goodAnswer:
      'He taught himself from library books and used old parts that others had thrown away.',
  },
  {
    key: 'reading-young-two-goats',
    title: 'Two Goats, One Bridge',
    difficulty: 'beginner',
    passage:
      'Two goats met in the middle of a thin bridge. “Back up,” said the white goat. “I was here first.”\n\n“You back up,” said the brown goat. “I am in a hurry.”\n\nThey put their horns together and pushed. Splash! Both of them fell into the cold stream.\n\nThe next day they met on the same bridge. The white goat lay down flat. “Step over me,” she said. And he did.',
    question: 'What did the goats learn between the first day and the second?',
    hints: [
      'What did each goat want on the first day?',
      'Who got across that day?',
      'What did it cost the white goat to lie down?',
    ],
    goodAnswer: 'They learned that giving way helps both, and pushing makes both fall.',
  },
  {
    key: 'reading-young-braille-boy',
    title: 'Six Little Dots',
    difficulty: 'easy',
    passage:
      'At his school in Paris, young Louis Braille had books with big raised letters. They were slow to read and as heavy as stones. You could read them with your fingers, but you could not write them.\n\nLouis heard of a code made for soldiers, with dots to be felt at night. It was too hard. So he made it smaller. Six dots fit under one fingertip. Now blind people could read fast, and write as well.',
    question: 'Why were six dots better than big raised letters?',
    hints: [
      'What was wrong with the heavy books?',
      'What fits under one fingertip?',
      'What could blind people do now that they could not do before?',
    ],
    goodAnswer:
      'They were quicker to read, because each letter fit under a finger, and blind people could write them too.',
  },
  {
    key: 'reading-young-muller-notebook',
    title: 'George Müller’s Notebook',
    difficulty: 'medium',
    passage:
      'George Müller and his wife Mary took care of orphans in Bristol, England. They opened their first home in 1836. George did not ask people for money. He wrote down each need in a notebook, and he prayed.\n\nGifts came from rich and poor: coins, coal, a cartload of turnips. He wrote those down too. In his life he took care of more than ten thousand children. His notebooks are full of thanks.',
    question: 'Why do you think George wrote down both the needs and the gifts?',
    hints: [
      'What could he see when he read the notebook later?',
      'Would it be easy to forget a gift?',
      'What are his notebooks full of?',
    ],
    goodAnswer: 'So he could look back, see how God had answered, and remember to give thanks.',
  },
  {
    key: 'reading-young-why-salty',
    title: 'Why Is the Sea Salty?',
    difficulty: 'medium',
    passage:
      'Rain falls on the hills. It runs over rocks and rubs off tiny bits of salt. You cannot taste them. The streams carry the bits to the rivers, and the rivers carry them to the sea.\n\nThe sun warms the sea. Water rises into the air, but the salt stays behind. Then the rain falls on the hills once more, and a little more salt comes down. This has gone on for a very, very long time.',
    question: 'Rivers do not taste salty, but the sea does. Why?',
    hints: [
      'How much salt is in one stream?',
      'What rises into the air, and what stays?',
      'How long has this been going on?',
    ],
    goodAnswer:
      'Each river brings only a little salt, but it stays in the sea when the water rises, so it adds up.',
  },
  {
    key: 'reading-young-wet-book',
    title: 'The Lost Library Book',
    difficulty: 'easy',
    passage:
      'Tess dropped the library book in the lake. She dried it on a rock. It got fat and wavy, like a cake.\n\nHer cousin said, “Just push it in the slot at night. Nobody will know it was you.”\n\nTess thought of Mr. Abbas, who let her take six books when the rule was five. She put the book in her bag with her own four dollars. She would go in by the front door.',
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
    key: 'reading-young-cloud-names',
    title: 'The Man Who Named the Clouds',
    difficulty: 'medium',
    passage:
      'Luke Howard sold medicine in London. But his eyes were always on the sky. In 1802 he gave a talk. Clouds are not just a mess, he said. There are kinds.\n\nHe used Latin words. Cumulus means heap: those are the puffy ones. Stratus means layer: flat and gray. Cirrus means curl of hair: thin and high. People all over the world could now talk about the same sky. We still use his names.',
    question: 'Why is it helpful when everyone uses the same names?',
    hints: [
      'How would you tell a friend about a cloud with no name for it?',
      'Who could use Howard’s words?',
      'What does each word tell you?',
    ],
    goodAnswer: 'Then people in different places know exactly which kind of cloud is meant.',
  },
  {
    key: 'reading-young-grandmas-hands',
    title: 'Grandma’s Hands',
    difficulty: 'easy',
    passage:
      'My grandma’s hands are brown and thin,\n\nwith rivers on the back.\n\nThey know the way to thread a pin,\n\nto mend a broken sack.\n\nThey hold a pot. They hold a pen.\n\nThey hold me when I cry.\n\nAt night they fold themselves, and then\n\nshe talks to God, and I\n\nsit very still beside her chair\n\nand put my small hands too\n\nbetween her hands, inside her prayer.\n\nThere’s room in there for two.',
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
    key: 'reading-young-space-mail',
    title: 'A Disk for the Stars',
    difficulty: 'medium',
    passage:
      'In 1977 two spacecraft, both called Voyager, left Earth. Each carries a gold-colored record. On it are hellos in 55 languages, the sound of rain, a baby’s cry and music from many lands.\n\nThe Voyagers are now far past the last planet. Maybe nobody will ever find them. The people who made the record knew that. They made it anyway, and they thought hard about what to say for all of us.',
    question: 'What three sounds would you put on such a record, and why?',
    hints: [
      'Which sounds did they choose?',
      'What should somebody far away know about us?',
      'Think of one sound from home.',
    ],
    goodAnswer:
      'I would put a cat purring, my family laughing and waves on a beach, because they show what is good here.',
  },
  {
    key: 'reading-young-patrick-returns',
    title: 'Patrick Goes Back',
    difficulty: 'medium',
    passage:
      'When Patrick was about sixteen, raiders took him from his home in Britain. They sold him in Ireland. For six years he kept animals there, cold and alone. He prayed many times a day.\n\nAt last he escaped and came home to his family. He could have stayed safe with them. But he dreamed that the people of Ireland called him. He went back, not as a slave, but to tell them about Jesus.',
    question: 'Why is it surprising that Patrick went back?',
    hints: [
      'What had happened to him in Ireland?',
      'Where was he safe?',
      'What did he want to bring?',
    ],
    goodAnswer:
      'He had been a slave there, so he could have hated the place. Instead he wanted to bring its people good news.',
  },
  {
    key: 'reading-young-salmon-home',
    title: 'Swimming Home',
    difficulty: 'easy',
    passage:
      'A salmon hatches in a cold stream. It swims down to the sea and lives there for years. Then it turns around. It wants to lay its eggs in the stream where it began.\n\nHow does it find the way? Part of the answer is smell. Each stream has its own scent of plants and stones. The salmon knows it, swims against the current, and leaps up the falls.',
    question: 'How does the salmon find its own stream again?',
    hints: ['Which sense does it use?', 'What makes each stream special?'],
    goodAnswer: 'It remembers how its own stream smells and follows that scent.',
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
    key: 'reading-young-how-pencil',
    title: 'Inside a Pencil',
    difficulty: 'beginner',
    passage:
      'There is no lead in a pencil lead. It is made of clay and graphite, a soft, black mineral. The two are mixed with water and pressed into thin sticks. The sticks are baked until they are hard. More clay makes a hard, pale pencil. More graphite makes a soft, dark one.\n\nThen each stick is laid in a groove of wood, and a second piece of wood is glued on top. Look at the end of your pencil. You may see the line!',
    question: 'You want a dark, soft pencil. What should go into it, and why?',
    hints: ['Which two things are mixed?', 'Find the sentences that start with “More”.'],
    goodAnswer: 'It needs more graphite, because graphite is soft and black.',
  },
  {
    key: 'reading-young-canoe-signs',
    title: 'The Sailor’s Daughter Asks',
    difficulty: 'beginner',
    passage:
      '“How do you find land when there is only water?” asked Leilani.\n\n“I look,” said her father. “In the evening, terns fly home to land. I follow them. Clouds pile up over islands. I look for green on the belly of a cloud.”\n\n“And at night?”\n\n“The stars rise in the same places. And I feel the waves in the floor of the canoe.” He smiled. “The sea talks all the time. You learn to hear it.”',
    question: 'Name three things the father uses to find land.',
    hints: [
      'What flies home in the evening?',
      'What does he see in the sky by day and by night?',
      'What does he feel under him?',
    ],
    goodAnswer: 'He watches the birds, the clouds and the stars, and he feels the waves.',
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
  {
    key: 'reading-young-compost',
    title: 'The Banana’s Second Job',
    difficulty: 'beginner',
    passage:
      'Our banana peels do not go in the trash. They go in a box behind the kitchen with leaves and grass. It looks like a mess. But put your hand on it: it is warm!\n\nWorms, beetles and living things too small to see are eating. They turn peels into dark, crumbly soil. In spring we dig it into the garden. Tomatoes love it. One day I ate a tomato and thought, hello, banana.',
    question: 'Why does the child think “hello, banana” while eating a tomato?',
    hints: ['What happens to the peels?', 'Where does the dark soil go?', 'What grows in it?'],
    goodAnswer: 'The banana peel turned into soil, and the soil helped the tomato to grow.',
  },
];
