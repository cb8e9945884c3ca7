import type { ReadingItem } from '../../items.ts';

/** Inventors, explorers, scientists and people of faith. */
export const youngReadingOnLives: readonly ReadingItem[] = [
  {
    key: 'reading-young-mary-anning',
    title: 'Mary and the Cliff',
    difficulty: 'medium',
    passage:
      'Mary Anning lived by the sea in Lyme Regis, England. Her family was poor, so she sold “curiosities” that fell out of the cliff. They were really fossils. Around 1811 her brother found a strange skull. Mary, about twelve, found the rest of the body. It was an ichthyosaur, a kind of sea reptile.\n\nScholars bought what Mary dug up, but few of them wrote her name down. Today museums are proud to show it.',
    question: 'Was Mary treated fairly in her own time? How do you know?',
    hints: ['Who did the digging?', 'What did the scholars leave out?', 'What is different today?'],
    goodAnswer:
      'No. She found the fossils, but the men who bought them often did not write down her name.',
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
      'In 1915 the ship Endurance was stuck in the ice off Antarctica. The ice pressed until the wood broke. The ship sank. Twenty-eight men stood on the ice with three small boats.\n\nTheir leader, Ernest Shackleton, made one plan: bring everyone home. He gave his mittens to a man who had lost his own. He sailed 800 miles in an open boat for help. In the end all twenty-eight of them lived.',
    question: 'What made Shackleton a good leader?',
    hints: ['What was his one plan?', 'What did he do with his mittens?', 'Who went for help?'],
    goodAnswer: 'He cared about every man, shared what he had and did the dangerous job himself.',
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
    key: 'reading-young-braille-boy',
    title: 'Six Little Dots',
    difficulty: 'easy',
    passage:
      'At his school in Paris, young Louis Braille had books with big raised letters. They were slow to read and as heavy as stones, and though you could read them with your fingers, you could not write them.\n\nLouis heard of a code made for soldiers, with dots to be felt at night. It was too hard, so he made it smaller. Six dots fit under one fingertip. Now blind people could read fast, and write as well.',
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
      'George Müller and his wife Mary took care of orphans in Bristol, England. They opened their first home in 1836. George did not ask people for money. He wrote down each need in a notebook, and he prayed.\n\nGifts came from rich and poor: coins, coal, loaves of bread. He wrote those down too. In his life he took care of more than ten thousand children. His notebooks are full of thanks.',
    question: 'Why do you think George wrote down both the needs and the gifts?',
    hints: [
      'What could he see when he read the notebook later?',
      'Would it be easy to forget a gift?',
      'What are his notebooks full of?',
    ],
    goodAnswer: 'So he could look back, see how God had answered, and remember to give thanks.',
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
];
