import type { ReadingItem } from '../../items.ts';

/** The prophets, Jesus, the empty tomb and the first church. */
export const middleReadingOfWeeks5To8: readonly ReadingItem[] = [
  {
    key: 'reading-middle-broom-tree',
    title: 'Get Up and Eat',
    difficulty: 'easy',
    week: 5,
    passage:
      'Elijah had just won the greatest victory of his life. Then Queen Jezebel sent word that she would have him killed by the next day, and something in him broke. He ran into the desert, sat down under a broom tree, and told God that he had had enough.\n\nGod did not give him a lecture. Elijah fell asleep, and an angel touched him and told him to get up and eat; beside his head lay bread baked over hot coals, and a jar of water. He ate and slept again, until the angel came back a second time, because the journey ahead was too much for him.\n\nOnly after food, sleep and forty days of walking did God ask him what he was doing there.',
    question:
      'What did God give Elijah before He asked him any question? Why might the order matter?',
    hints: [
      'How was Elijah feeling under the tree?',
      'List what the angel brought, and how often.',
      'When you are worn out, what helps you to listen?',
    ],
    goodAnswer:
      'God gave him sleep, food and water, twice. An exhausted person first needs care for the body before talking about hard things.',
  },
  {
    key: 'reading-middle-sequoyah',
    title: 'Talking Leaves',
    difficulty: 'medium',
    week: 5,
    passage:
      'Sequoyah, a Cherokee silversmith, could not read English, but he saw what writing did for those who could. Around 1809 he began to look for a way to write his own language. First he tried a sign for every word. There were too many; no one could remember them all.\n\nThen he listened more closely and noticed that Cherokee words are built from a limited number of syllables. He made one sign for each, about eighty-five in all. People doubted him until his young daughter Ayoka read aloud messages that she could not possibly have known.\n\nThe Cherokee Nation adopted the system in 1825. Within a few years many of its people could read, and in 1828 they printed their own newspaper.',
    question: 'Why did signs for syllables work better than signs for words?',
    hints: [
      'What went wrong with the first plan?',
      'How many signs did he need in the end?',
      'What pieces are used again and again in speech?',
    ],
    goodAnswer:
      'There are far fewer syllables than words, so people could learn all the signs and then write any word with them.',
  },
  {
    key: 'reading-middle-exile-letter',
    title: 'Plant Gardens in Babylon',
    difficulty: 'medium',
    week: 5,
    passage:
      'The people of Judah had been dragged to Babylon, and they wanted to know one thing: how soon could they go home? Some prophets announced what everybody was hoping to hear: just two years!\n\nJeremiah wrote a letter that must have been hard to read. He told them to build houses and settle down, to plant gardens and eat what they produced, to marry and have children, because it would take seventy years. And there was a harder instruction still: they should seek the peace of the city that had captured them and pray for it, because if it did well, they would do well too.\n\nOnly then came the promise so many people love, that God had plans to give them a future and a hope.',
    question:
      'How does knowing the whole letter change the way you understand the promise at the end?',
    hints: [
      'How long would they have to wait?',
      'What were they supposed to do in the meantime?',
      'Did the promise mean that things would be easy soon?',
    ],
    goodAnswer:
      'It was not a promise of quick success. God promised a future to people who would have to wait long, work patiently and even pray for their enemies.',
  },
  {
    key: 'reading-middle-night-ride',
    title: 'Nehemiah Looks Before He Speaks',
    difficulty: 'beginner',
    week: 5,
    passage:
      'Nehemiah traveled far to rebuild the walls of Jerusalem. You might expect a stirring speech on the day of his arrival, but for three days he told nobody what God had put in his heart.\n\nThen he got up at night, with a few men and a single animal to ride. In the dark he went along the broken wall, gate after burned gate, until the rubble was so deep that his animal could not get through, and he examined everything.\n\nOnly after that did he gather the people. He did not say that it was their fault or that it would be simple. He reminded them of the trouble we are in, as he put it, and invited them to rebuild, and they answered that they were ready to start.',
    question:
      'Why was the secret night ride good preparation for his speech? Notice the small word he uses for the people and himself.',
    hints: [
      'What did he know after the ride that he did not know before?',
      'Would people trust someone who had not looked?',
      'In his words, who is in trouble: you, or we?',
    ],
    goodAnswer:
      'He had seen the damage for himself, so he knew what he was talking about. He says “we,” so he shares the trouble and does not blame them.',
  },
  {
    key: 'reading-middle-well-noon',
    title: 'Noon at the Well',
    difficulty: 'medium',
    week: 6,
    passage:
      'It was noon, the hottest hour, when a Samaritan woman came to the well alone. A tired Jewish man sat there and asked her for a drink. She was astonished. Jews did not share cups with Samaritans, and teachers did not usually chat with women they had never met.\n\nIt became one of the longest conversations with Jesus that the Gospels record. He spoke of living water. He knew the painful parts of her life and did not turn away. She asked a real question about worship, and He gave her a real answer.\n\nIn the end she left her water jar standing there and ran into town to tell everyone: come and see a man who told me everything I ever did.',
    question: 'What might the forgotten water jar tell us about the woman at the end of the talk?',
    hints: [
      'Why had she come to the well?',
      'What does she do that she did not plan?',
      'Compare how she arrives with how she leaves.',
    ],
    goodAnswer:
      'She was so taken up with what she had found in Jesus that what she came for no longer seemed urgent. She came alone and left to tell everyone.',
  },
  {
    key: 'reading-middle-next-video',
    title: 'Just One More',
    difficulty: 'beginner',
    week: 6,
    passage:
      'Toby meant to watch one video about building a kayak. It was good. When it ended, a circle began to fill, and before it was full another video had started: the ten worst kayak accidents. Next came sharks. After sharks came a man who shouted that scientists were lying about the ocean.\n\nAt eleven Toby looked up, with burning eyes, and realized that he had not built anything.\n\nThe program had not tried to make Toby stupid or sad. It had been given a goal, to keep people watching, and it had learned from millions of viewers what does that. Nobody had told it to care how Toby would feel at eleven o’clock.\n\nHe switched off the thing that starts the next one by itself. Then he went to look for some wood.',
    question:
      'The program did what it was built for. What was wrong with its goal, and how did Toby take back the choice?',
    hints: [
      'What was the program trying to get more of?',
      'What did no one ask it to care about?',
      'Which setting did Toby change?',
    ],
    goodAnswer:
      'Its goal was to keep people watching and not to do them good. Toby turned off autoplay so that he decides what comes next.',
  },
  {
    key: 'reading-middle-nightingale',
    title: 'A Rose Made of Numbers',
    difficulty: 'medium',
    week: 6,
    passage:
      'Florence Nightingale believed that God had called her to serve. In 1854 she took a team of nurses to an army hospital at Scutari, near today’s Istanbul. The floors were filthy and the drains were blocked. More soldiers were dying of disease than of wounds.\n\nShe nursed, and she counted. Back in England she turned the numbers into a diagram with colored wedges around a circle, one for each month. Blue stood for deaths that could have been prevented. Even a busy minister could see at a glance that the blue was enormous, and that it shrank after the hospital was cleaned.\n\nHer lamp became famous. Her diagrams may have saved more lives.',
    question: 'Why do you think a picture of the numbers worked better than a long list?',
    hints: [
      'Who had to be convinced?',
      'What did the blue stand for, and how large was it?',
      'What can you see in a shape that is hidden in a column of figures?',
    ],
    goodAnswer:
      'Busy people could see immediately how many deaths were preventable and how cleaning changed it, and so they were moved to act.',
  },
  {
    key: 'reading-middle-two-sons',
    title: 'The One Who Stayed Home',
    difficulty: 'medium',
    week: 6,
    passage:
      'Everyone remembers the younger son, who wasted his share of the money, came home in rags, and was met by a father running down the road. Fewer people remember who was standing outside during the party.\n\nThe older brother heard music and asked a servant what was going on, and when he found out, he was furious and refused to go in. So the father came out to him as well. The son said he had slaved for years and never got even a young goat for a feast with his friends. He avoided saying my brother, and said this son of yours.\n\nThe father answered that everything he owned was his, and that they had to celebrate, for this brother of his had been lost and was found. There Jesus ends the story, and we never hear whether he went in.',
    question:
      'What does the phrase “this son of yours” reveal? Why might Jesus leave the ending open?',
    hints: [
      'How would you normally speak of your own brother?',
      'For whom did the father leave the house, both times?',
      'Who must decide what happens next?',
    ],
    goodAnswer:
      'He no longer wants to call him a brother, and he is bitter. The ending is open so that the listeners have to decide whether they would go in.',
  },
  {
    key: 'reading-middle-rooster',
    title: 'Two Charcoal Fires',
    difficulty: 'hard',
    week: 7,
    passage:
      'On the night Jesus was arrested, Peter stood by a charcoal fire in a courtyard and warmed his hands. Three times somebody asked whether he belonged to Jesus, and three times he denied it. Then a rooster crowed, and Peter went out and wept.\n\nSome time after Easter there was a second charcoal fire, on a beach at dawn, with fish and bread on it. After breakfast Jesus turned to Peter and asked him three times, in almost the same words, whether he loved Him. Peter was hurt by the third question, but he answered every one, and each time Jesus gave him work to do: to take care of His sheep.\n\nThe Gospel of John is the only one that mentions both fires. It does not explain the connection; it simply lets us smell the smoke.',
    question:
      'What links the two fires, and why do you think Jesus asked His question three times?',
    hints: [
      'Count the questions at each fire.',
      'What did Peter say at the first one?',
      'What does Jesus give him after every answer?',
    ],
    goodAnswer:
      'At the first fire Peter denied Jesus three times. At the second Jesus let him say three times that he loves Him, and trusted him with a task, so he was restored.',
  },
  {
    key: 'reading-middle-moth',
    title: 'First Actual Case of Bug Being Found',
    difficulty: 'beginner',
    week: 7,
    passage:
      'In September 1947 a huge calculating machine at Harvard, the Mark II, kept making errors. The team searched until they came to relay number 70 in panel F. Trapped between its contacts was a moth.\n\nThey taped it into the logbook and wrote beneath it: First actual case of bug being found. It was a joke, for engineers had already been calling faults bugs since the days of Thomas Edison. Grace Hopper, who worked on the machine, loved to tell the story for the rest of her life.\n\nThe page, moth included, is kept in a museum in Washington. What deserves to be remembered is not only the insect. It is that they looked, wrote down what they found, and kept the evidence.',
    question: 'Why was their note a joke? What habit of good workers does the passage praise?',
    hints: [
      'What did engineers mean by “bug” before 1947?',
      'What kind of bug did they find this time?',
      'Look at the last sentence for three actions.',
    ],
    goodAnswer:
      '“Bug” already meant a fault, and this time there was a real insect. The passage praises searching carefully and recording what you find.',
  },
  {
    key: 'reading-middle-curb-cut',
    title: 'The Ramp on the Corner',
    difficulty: 'easy',
    week: 7,
    passage:
      'For a person in a wheelchair, a curb fifteen centimeters high may as well be a wall. In the early 1970s students with disabilities in Berkeley, California, pressed the city to cut small ramps into the sidewalk at the corners. Some people grumbled. So much concrete, for so few!\n\nThen the ramps were built, and something happened that the grumblers had not expected. Parents used them for strollers. Workers rolled carts up them. Travelers came with suitcases, children with scooters, older people with sore knees. Many people walked a step or two out of their way to use them.\n\nDesigners still talk about the curb-cut effect: when you make a thing work for the person who is left out, you often make it better for all.',
    question: 'Explain the curb-cut effect in your own words and find an example of your own.',
    hints: [
      'For whom were the ramps built at first?',
      'Who else ended up using them?',
      'Think of doors, captions, lights or signs.',
    ],
    goodAnswer:
      'Something designed for people who were left out turns out to help many more. Captions, for instance, help deaf people and also anyone on a noisy bus.',
  },
  {
    key: 'reading-middle-thomas-late',
    title: 'The Friend Who Missed It',
    difficulty: 'medium',
    week: 7,
    passage:
      'On the first Easter evening the disciples saw Jesus alive. Thomas was not there. They told him about it afterward, all talking at once, I imagine, and he declared that unless he saw the marks of the nails and put his hand where the wounds were, he would never believe.\n\nPeople have called him Doubting Thomas ever since. But notice what he did. For a whole week he was the only one in the room who was not sure, and he stayed with his friends anyway. And they let him stay.\n\nEight days later Jesus came again, turned to Thomas and offered him exactly what he had asked for, and Thomas answered by calling Him his Lord and his God.',
    question: 'What does the author of this passage admire in Thomas and in his friends?',
    hints: [
      'What could Thomas have done during that week?',
      'What could his friends have done with him?',
      'How does Jesus treat his wish?',
    ],
    goodAnswer:
      'Thomas was honest about his doubt and still stayed, and his friends did not push him out. Jesus did not shame him but met him.',
  },
  {
    key: 'reading-middle-chariot',
    title: 'Do You Understand It?',
    difficulty: 'beginner',
    week: 8,
    passage:
      'On a desert road an official of the queen of Ethiopia sat in his chariot and read aloud, as people often did in those days. The scroll was Isaiah, and the passage was about someone led like a lamb to the slaughter.\n\nPhilip ran up beside the chariot and asked him whether he understood what he was reading. The answer was wonderfully frank: how could he, unless somebody explained it? He invited Philip to climb in. Whom was the prophet speaking about, himself or someone else?\n\nStarting there, Philip told him about Jesus. When they came to some water, the official ordered the chariot to stop. What was to prevent him from being baptized? Nothing was. He went on his way full of joy.',
    question: 'The official was powerful and educated. What does he do well as a learner?',
    hints: [
      'What does he admit in his answer to Philip?',
      'What kind of question does he ask next?',
      'What does he do with what he learns?',
    ],
    goodAnswer:
      'He admits that he does not understand, asks a precise question, accepts help from a stranger, and acts on what he has learned.',
  },
  {
    key: 'reading-middle-cottingley',
    title: 'The Fairies of Cottingley',
    difficulty: 'medium',
    week: 8,
    passage:
      'In 1917 two cousins in Yorkshire, Elsie and Frances, borrowed a camera and came back with a photograph of fairies dancing before Frances’s face. Three years later the pictures fell into the hands of Sir Arthur Conan Doyle, the creator of Sherlock Holmes. He wanted very much for a hidden world to exist. Some experts said they could see no trick in the negatives, and he published the photographs as true.\n\nThere was no trick in the negatives. The fairies were paper figures, copied from a children’s book and held up with hatpins. The girls had meant it as a joke, and then it had grown too big to take back. They admitted it in 1983, as old women.',
    question:
      'The experts examined the negatives. What question should have been asked instead, and why did Conan Doyle not ask it?',
    hints: [
      'Was anything wrong with the film itself?',
      'What stood in front of the camera?',
      'What did Conan Doyle hope was true?',
    ],
    goodAnswer:
      'They should have asked what was really in front of the camera and whether it could be paper. Conan Doyle wished so much for fairies that he did not look for simple explanations.',
  },
  {
    key: 'reading-middle-barnabas',
    title: 'The Man Who Vouched',
    difficulty: 'medium',
    week: 8,
    passage:
      'His name was Joseph, but the apostles called him Barnabas, son of encouragement. Nicknames like that are earned.\n\nWhen Paul, who had hunted Christians, came to Jerusalem and said that he was now one of them, everybody was afraid of him. It could have been a trap. Barnabas took him by the hand, so to speak, and told his story to the apostles.\n\nYears later a young man named Mark left a journey halfway through. Paul refused to take him along again. Barnabas wanted to give him another chance, and the two friends disagreed so sharply that they parted. Barnabas sailed off with Mark. Much later, writing from prison, Paul asked for Mark to come, because he was useful to him.',
    question: 'Barnabas took a risk twice. What was each risk, and how did each turn out?',
    hints: [
      'Why were the apostles afraid of Paul?',
      'Why did Paul not want Mark on the journey?',
      'What does the last sentence show?',
    ],
    goodAnswer:
      'He trusted Paul when others feared a trap, and Paul became an apostle to many. He gave Mark a second chance, and later even Paul valued Mark.',
  },
  {
    key: 'reading-middle-class-picture',
    title: 'Forward to Everyone?',
    difficulty: 'medium',
    week: 8,
    passage:
      'At 4:10 the picture reached Hugo: their math teacher, Mr. Sato, asleep at his desk with a comic on his chest. Under it stood, So this is what we’re paying for. Twenty-six people had already sent it on.\n\nHugo laughed. His thumb was over the button. Then he zoomed in. The clock behind the desk had no numbers, just wiggles, and the title of the comic was written in no alphabet on Earth. Besides, Mr. Sato, who had lost a finger as a boy and often joked about it, suddenly had ten.\n\n“It’s fake,” Hugo wrote to the group.\n\n“So? It’s funny,” someone answered. “Who cares?”\n\nHugo thought about Monday morning, and about Mr. Sato opening the classroom door.',
    question:
      'Which clues showed that the picture was generated? How would you answer “Who cares?”',
    hints: [
      'Find three details that do not fit.',
      'Who is harmed if people believe it?',
      'What would you want others to do if it were a picture of you?',
    ],
    goodAnswer:
      'The clock, the strange letters and the tenth finger were clues. I would answer that it hurts Mr. Sato and makes people believe something untrue, so we should stop it and tell him.',
  },
  {
    key: 'reading-middle-open-gates',
    title: 'A City That Never Shuts',
    difficulty: 'hard',
    week: 8,
    passage:
      'In the ancient world a city wall meant survival, and the gates were its weakest point. Every evening they were swung shut and barred, and travelers who arrived too late had to sleep outside.\n\nThe last book of the Bible describes a city coming down from God. It has a great, high wall and twelve gates. But the gates are never shut by day, and since there is no night there, this means that they are always open. People from the nations walk in by its light and bring their treasures along. A tree grows beside the river, and its leaves are for the healing of the nations.\n\nJohn, who wrote this down, was on the island of Patmos because of his faith, most likely as an exile.',
    question:
      'What do open gates suggest about this city? Why is it striking that an exile wrote this?',
    hints: [
      'When were gates closed, and against whom?',
      'Who goes in and out of the new city?',
      'What would an open gate mean to someone who may not go home?',
    ],
    goodAnswer:
      'Open gates mean that there is nothing left to fear and that all peoples are welcome. A man who was kept away from home could still hope for a place that shuts nobody out.',
  },
];
