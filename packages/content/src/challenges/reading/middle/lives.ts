import type { ReadingItem } from '../../items.ts';

/** Inventors, explorers, scientists and people of faith. */
export const middleReadingOnLives: readonly ReadingItem[] = [
  {
    key: 'reading-middle-venetia-pluto',
    title: 'A Name at Breakfast',
    difficulty: 'beginner',
    passage:
      'On March 14, 1930, Venetia Burney, eleven years old, was eating breakfast in Oxford while her grandfather read the newspaper aloud. Astronomers in Arizona had discovered a new world beyond Neptune, and it had no name yet. Venetia knew the planets and the Roman myths, and after a moment she said that it might be called Pluto, after the god of a dark and distant realm.\n\nHer grandfather, a retired librarian, passed the idea to an astronomer, who sent a telegram to Arizona. The team voted, and Pluto won.\n\nToday Pluto is counted among the dwarf planets, but the name has stayed. It began with a girl who happened to know two things and put them together.',
    question:
      'Which two kinds of knowledge did Venetia combine, and why did the name suit the new world?',
    hints: [
      'What subjects did she know about?',
      'How much sunlight reaches a world beyond Neptune?',
      'What was the Roman god the ruler of?',
    ],
    goodAnswer:
      'She combined astronomy with Roman myths. The name suited a cold, dark world far from the Sun, because Pluto ruled a dark and distant realm.',
  },
  {
    key: 'reading-middle-carver-peanut',
    title: 'The Professor With a Flower in His Lapel',
    difficulty: 'medium',
    passage:
      'George Washington Carver was born into slavery in Missouri around 1864 and walked miles to reach a school that would take a Black child. He became a scientist and, from 1896, taught at Tuskegee Institute in Alabama.\n\nThe farmers around him planted cotton every year until the soil was exhausted. Carver urged them to grow peanuts and sweet potatoes in between, because peanut plants put nitrogen back into the ground. But who would buy so many peanuts? So he went into his laboratory and worked out hundreds of uses for them.\n\nEarly each morning he walked in the woods and prayed. He said that nature was like a broadcasting station through which God speaks, if we will only tune in.',
    question:
      'Carver solved one problem and thereby created another. What were the two problems, and how did he deal with each?',
    hints: [
      'What had cotton done to the soil?',
      'What would farmers have too much of?',
      'Where did he go to solve the second one?',
    ],
    goodAnswer:
      'The soil was worn out, so he had farmers plant peanuts. Then there were more peanuts than anyone would buy, so he found many uses for them.',
  },
  {
    key: 'reading-middle-togo-run',
    title: 'The Dog Behind the Statue',
    difficulty: 'easy',
    passage:
      'In the winter of 1925 the children of Nome, Alaska, were falling ill with diphtheria, and the medicine was nearly seven hundred miles away. No plane could fly. Twenty drivers and their sled dogs carried it in relays through darkness and bitter cold, and reached Nome in five and a half days.\n\nBalto led the last team into town. Newspapers around the world printed his picture, and he was given a statue in New York.\n\nThe longest and most dangerous stretch, however, had been led by another dog, a small twelve-year-old named Togo, who crossed the cracking sea ice of Norton Sound. For a long time hardly anyone outside Alaska knew his name.',
    question: 'Why did Balto become famous before Togo, and was that fair? Give a reason.',
    hints: [
      'What did the reporters in Nome see?',
      'Who had done the hardest part?',
      'Is it possible to honor one without taking away from the other?',
    ],
    goodAnswer:
      'Balto arrived last, where people were watching. It was not quite fair, because Togo’s part was longer and harder, though Balto did well, too.',
  },
  {
    key: 'reading-middle-liddell-heats',
    title: 'The Race He Did Not Run',
    difficulty: 'easy',
    passage:
      'Eric Liddell of Scotland was one of the fastest men in the world, and his best distance was one hundred meters. When the schedule for the Paris Olympics of 1924 appeared, he saw that the heats for that race would be run on a Sunday. He kept Sundays for God, and he would not change that for a medal. Some newspapers called him a traitor to his country.\n\nHe trained for the four hundred meters instead, a distance at which few people gave him a chance. On the day of the final, someone handed him a note that said God would honor those who honor Him. He ran as though it were a short sprint, and he won in 47.6 seconds, a record.\n\nLater he went to China as a missionary teacher.',
    question:
      'Liddell won a gold medal in the end. Would his decision still have been right if he had lost? Explain.',
    hints: [
      'When did he make his decision: before or after he knew how it would end?',
      'What was it based on?',
      'Can a choice be good even if it costs something?',
    ],
    goodAnswer:
      'Yes. He decided out of loyalty to God and not in order to win, so the choice would have been just as honest without a medal.',
  },
  {
    key: 'reading-middle-semmelweis',
    title: 'Wash Your Hands',
    difficulty: 'hard',
    passage:
      'At the Vienna General Hospital in the 1840s there were two wards for mothers. In the first, where doctors worked, far more women died of fever after giving birth than in the second, where midwives worked. Ignaz Semmelweis compared everything he could think of, and nothing explained it.\n\nThen a colleague who had been cut during the examination of a dead body died of the same kind of fever. Semmelweis understood: the doctors came to the mothers straight from such examinations. In 1847 he had everyone wash their hands in a chlorine solution. The deaths fell sharply.\n\nYet many doctors were offended. They would have had to believe that their own hands had carried the illness, and it took decades until the world agreed.',
    question: 'The evidence was strong. Why was it so hard for the doctors to accept?',
    hints: [
      'What would it mean about their own past work?',
      'How do you feel when someone shows you that you did harm without knowing?',
      'Look at the last sentence.',
    ],
    goodAnswer:
      'Accepting it meant admitting that they themselves had harmed patients, without wanting to. Shame and pride can make people reject good evidence.',
  },
  {
    key: 'reading-middle-katherine-johnson',
    title: 'Get the Girl to Check the Numbers',
    difficulty: 'easy',
    passage:
      'In 1962 John Glenn was about to become the first American to orbit the Earth. An electronic computer had calculated his path, but such machines were new, and they sometimes failed. Before he climbed into the capsule, Glenn asked the engineers to get the girl to check the numbers. If she said they were good, he was ready to go.\n\nThe girl was Katherine Johnson, a mathematician of forty-three who worked for NASA in Virginia. For about a day and a half she went through the equations by hand on a desk calculator, and her results agreed with the computer’s.\n\nAs a Black woman she had had to fight for a place in the meetings. In 2015, at ninety-seven, she received the Presidential Medal of Freedom.',
    question:
      'What did Glenn’s request say about Johnson, and what does his word “girl” say about that time?',
    hints: [
      'Whose word was he ready to stake his life on?',
      'How old was she?',
      'Would he have said “boy” about a man of her age?',
    ],
    goodAnswer:
      'He trusted her work more than the machine. Calling an expert of forty-three a girl shows that women were not given the respect they had earned.',
  },
  {
    key: 'reading-middle-apollo-filter',
    title: 'A Square Peg in a Round Hole',
    difficulty: 'medium',
    passage:
      'In April 1970 an oxygen tank exploded aboard Apollo 13 on its way to the Moon. The three astronauts moved into the small landing craft, which had air for two men and two days, not for three men and four. Soon the gas they breathed out was building up dangerously.\n\nThere were plenty of filters in the main ship, but they were square, and the openings in the landing craft were round. On the ground, engineers spread on a table only what the crew had with them: plastic bags, cardboard from a manual, a suit hose, tape. From these they built an adapter, and then they radioed the instructions step by step.\n\nThe astronauts copied it, and the air became safe to breathe again.',
    question:
      'Why did the engineers use nothing but the things on that table? What made their instructions so important?',
    hints: [
      'What could the astronauts get hold of in space?',
      'Could the crew see the model on the ground?',
      'What would happen if one step were unclear?',
    ],
    goodAnswer:
      'The solution had to be built from what the crew had on board. Because they could only hear, not see, each step had to be perfectly clear.',
  },
  {
    key: 'reading-middle-ten-boom-watch',
    title: 'The Hiding Place Behind the Wall',
    difficulty: 'hard',
    passage:
      'The ten Booms were watchmakers in Haarlem in the Netherlands. When the German army occupied the country, Jewish neighbors were in danger, and the family opened its door. In Corrie’s bedroom on the top floor a false wall was built of brick, with a space behind it barely wide enough to stand in. A buzzer gave the alarm, and they practiced until everyone could vanish in about a minute.\n\nIn February 1944 someone betrayed them. The family was arrested; yet the six people behind the wall were not found, and they got away two days later. Corrie’s father and her sister Betsie died as prisoners.\n\nCorrie survived. After the war she set up a home for people who had been hurt, and she traveled the world to speak of forgiveness.',
    question:
      'What did the family risk, and for whom? Why does Corrie’s message after the war carry special weight?',
    hints: [
      'Were the people behind the wall relatives?',
      'What did the arrest cost Corrie?',
      'Who can speak about forgiveness in a way that others believe?',
    ],
    goodAnswer:
      'They risked their freedom and lives for Jewish neighbors. Corrie lost her father and sister, so when she speaks of forgiving, she knows how hard it is.',
  },
  {
    key: 'reading-middle-bach-sdg',
    title: 'Three Letters at the End',
    difficulty: 'easy',
    passage:
      'Johann Sebastian Bach had a great many children and a great deal of work. As music director in Leipzig from 1723 he was responsible for the music in the town’s main churches, and for several years he produced a new cantata almost every week. On top of that he had to teach schoolboys, some of whom sang badly.\n\nMany of his scores begin with the letters J. J., which stand for Jesu juva, or Jesus, help. At the end he often wrote S. D. G., Soli Deo Gloria: to God alone be glory. He put these letters on pieces for church, and on some that were never meant for it.\n\nHis manuscripts lay in cupboards for decades. Today there is hardly an hour in which Bach is not being played somewhere on Earth.',
    question:
      'What do the letters at the beginning and at the end tell you about how Bach understood his work?',
    hints: [
      'What is asked for at the start?',
      'Who gets the credit at the end?',
      'Why might it matter that he wrote them on other music, too?',
    ],
    goodAnswer:
      'He asked Jesus for help before he started and gave God the glory when he finished. He saw all his music, not only church music, as something done with and for God.',
  },
  {
    key: 'reading-middle-amy-eyes',
    title: 'Brown Eyes',
    difficulty: 'beginner',
    passage:
      'When Amy Carmichael was a small girl in Ireland, she wished for blue eyes like her mother’s. Her own were brown. One evening she prayed for blue ones, quite sure that God would take care of it overnight. In the morning she pushed a chair up to the mirror, climbed onto it, and saw two brown eyes looking back at her. She was bitterly disappointed.\n\nMany years later she lived in South India, where she gave a home to hundreds of children, many of whom she had helped out of terrible danger. To move about without being noticed she wore Indian clothes, and, it is told, stained her skin with coffee. Blue eyes would have given her away at once.\n\nA friend said that God had known what He was doing, and Amy agreed.',
    question: 'How did Amy’s disappointment look different when she was grown up?',
    hints: [
      'What did she ask for, and what did she see in the mirror?',
      'Why was it useful not to be noticed in India?',
      'Can a no turn out to be a gift?',
    ],
    goodAnswer:
      'As a child she thought that God had not answered. Later her brown eyes helped her to rescue children, so the no had been good.',
  },
];
