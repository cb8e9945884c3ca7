import type { ReadingItem } from '../../items.ts';

/** Nature, inventors, people of faith, dilemmas and camp days that fit every week. */
export const middleReadingForAnyWeek: readonly ReadingItem[] = [
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
    key: 'reading-middle-tardigrade',
    title: 'The Bear in the Moss',
    difficulty: 'easy',
    passage:
      'Squeeze the water from a clump of moss and look at it under a microscope. With luck, something with eight stubby legs will come paddling across your view. It is a tardigrade, or water bear, and it is about as long as the thickness of a fingernail.\n\nIf its moss dries up, the water bear pulls in its legs, loses almost all of its water and becomes a tiny barrel called a tun. In that state it hardly lives at all, yet it is not dead. Tuns have survived freezing, boiling heat and, in 2007, ten days outside a satellite in space. Add a drop of water, and it may be walking again within the hour.\n\nIts toughness is really a talent for waiting.',
    question: 'What does the author mean by “a talent for waiting”?',
    hints: [
      'What does the animal do when its home dries out?',
      'What must come before it can walk again?',
      'Does it fight the danger or sit it out?',
    ],
    goodAnswer:
      'A tardigrade survives by shutting down and lasting through the bad time until water comes back; it does not fight the danger.',
  },
  {
    key: 'reading-middle-group-project',
    title: 'Four Names on the Cover',
    difficulty: 'medium',
    passage:
      'There were four names on the cover of our project about volcanoes. Three of us had built the model, filmed the eruption and burned a hole in my mother’s tablecloth. The fourth, Silas, had promised to write the text. On the evening before it was due he sent it, and it was suspiciously smooth. It also claimed that Vesuvius lies in Greece.\n\n“Did you write this?” I asked.\n\n“I prompted it,” he said. “That’s like writing.”\n\nWe sat there, with nine hours until school. Nour wanted to cross out his name. Ben wanted to hand it in and hope. I looked at Silas. He had dark rings under his eyes, and I remembered that his grandmother was in the hospital.',
    question: 'What would you suggest to the group? Think about the work, the truth and Silas.',
    hints: [
      'What is wrong with the text, apart from who wrote it?',
      'What might Silas not have told them?',
      'Is there something fairer than the two plans mentioned?',
    ],
    goodAnswer:
      'I would talk to Silas, correct and rewrite the text together, and tell the teacher honestly what happened. That keeps the work true and does not drop him.',
  },
  {
    key: 'reading-middle-canal-lock',
    title: 'Stairs for Ships',
    difficulty: 'easy',
    passage:
      'Water lies flat, so how can a ship climb a hill? On a canal it uses a lock, which is a chamber with watertight gates at both ends.\n\nSuppose a boat wants to go up. It enters the chamber at the lower level, and the gates behind it are closed. Then valves are opened, and water from the upper canal pours in by its own weight. No pump is needed. The boat rises along with the water, like a toy in a bathtub. As soon as the level inside matches the canal above, the upper gates can be pushed open, and the boat glides out.\n\nThe gates meet in a V that points upstream, so the weight of the water itself presses them shut.',
    question:
      'Why does a lock need no pump? And what is the clever idea in the shape of the gates?',
    hints: [
      'Which way does water flow by itself?',
      'From where does the water enter the chamber?',
      'What happens to a V-shape when it is pushed from its pointed side?',
    ],
    goodAnswer:
      'Water runs in from the higher canal by gravity. The gates point upstream, so the water pushes them tightly together.',
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
    key: 'reading-middle-letter-to-myself',
    title: 'Letter to Myself in Ten Years',
    difficulty: 'beginner',
    passage:
      'Dear Me at Twenty-Two,\n\nYou probably own a car, so please clean it. I am writing this on the last evening of camp, on the dock, with my feet in the water.\n\nThere are things I would like you not to forget. First, that you were scared of the ropes course and went anyway. Second, that Miriam prayed for you out loud and it was not embarrassing after all. Third, the smell of this lake.\n\nGrown-ups always say they were young once, as if they had lost it somewhere, like an umbrella. Try not to lose it. Call someone from this cabin, even if it has been years.\n\nI hope you are kind. If you are, I did my part.\n\nYours, and I mean that,\nMe at twelve',
    question: 'What does the writer fear might happen, and what does “I did my part” mean?',
    hints: [
      'What do grown-ups seem to have lost?',
      'How could a twelve-year-old influence someone of twenty-two?',
      'What is the one wish at the end?',
    ],
    goodAnswer:
      'The writer fears forgetting what mattered when young. Being kind later depends on what the writer practices now, and that is “my part.”',
  },
  {
    key: 'reading-middle-noise-cancel',
    title: 'Silence Made of Sound',
    difficulty: 'medium',
    passage:
      'Sound travels as a wave, in which the air is squeezed together and then spread out, over and over. Imagine a second wave that does exactly the opposite: where the first one squeezes, it spreads, and where the first one spreads, it squeezes. When the two meet, they cancel each other, and there is almost nothing left to hear.\n\nThis is what happens inside noise-canceling headphones. A small microphone picks up the rumble of the train, a chip calculates the opposite wave, and a loudspeaker plays it within a fraction of a thousandth of a second.\n\nIt works best with steady, low sounds such as engines. A sudden clap or a voice changes too quickly and is harder to catch.',
    question:
      'How can adding a sound make things quieter? Why is a clap harder to cancel than an engine?',
    hints: [
      'What does the second wave do where the first one squeezes?',
      'How much time does the chip have?',
      'Which sound can be predicted, and which comes by surprise?',
    ],
    goodAnswer:
      'The added wave is the exact opposite, so the two cancel. An engine is steady and easy to match, but a clap comes suddenly and changes too fast.',
  },
  {
    key: 'reading-middle-fence-post',
    title: 'What the Fence Post Said',
    difficulty: 'beginner',
    passage:
      'An old fence post stood at the edge of a field and complained. “The grass gets the rain, and it grows. I get the rain, and I rot. The cows get the fence, and they lean on it. What do I get?”\n\nA young wire, stretched from post to post, hummed in the wind. “I hold nothing up by myself,” it said. “If you let go, I am only a tangle on the ground. But I touch you, and you touch me, and so we go all the way around the meadow.”\n\nThat night a calf wandered to the ravine in the fog, bumped against the wire, turned about and trotted home to its mother.\n\nNeither the calf nor its mother ever said thank you. The post felt a small, warm weight where the calf had leaned, and it stopped complaining until spring.',
    question: 'State the lesson of this fable in a sentence of your own.',
    hints: [
      'What does the post think it gets out of its work?',
      'What does the wire know that the post does not?',
      'Who was saved, and did anyone notice?',
    ],
    goodAnswer:
      'Quiet work that nobody thanks us for may matter more than we know, and we do it best together.',
  },
  {
    key: 'reading-middle-voice-clone',
    title: 'Nana’s Voice',
    difficulty: 'medium',
    passage:
      'The phone rang at dinner. Farid’s father listened, turned pale and whispered, “It’s Nana. She has had an accident, and she needs money at once. She is crying.”\n\nIt was her voice. Everyone around the table could hear it. Yet something was strange: Nana, who always called her son by his childhood nickname, kept saying Mr. Rahimi.\n\nFarid had read that a program needs only a short recording to imitate someone’s voice. “Ask her for the name of our first cat,” he said.\n\nThere was a pause, and then the line went dead. His father dialed Nana’s number. She answered on the second ring, somewhat annoyed, because they were interrupting her favorite program.\n\nSince that evening the family has had a code word. It is the name of a dessert, and I am not going to write it here.',
    question:
      'Which clue made them careful, and how did they check? What can your family learn from them?',
    hints: [
      'How did the voice address the father?',
      'What could only the real Nana know?',
      'What did the father do after the call ended?',
    ],
    goodAnswer:
      'The voice did not use the nickname. They asked something only Nana knew and then called her own number. A family can agree on a code word and check before paying.',
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
    key: 'reading-middle-surtsey',
    title: 'The Youngest Island',
    difficulty: 'medium',
    passage:
      'One morning in November 1963 the cook of a fishing boat south of Iceland saw dark smoke on the horizon. It was not a burning ship. A volcano was breaking through the surface of the sea, and by the next day there was an island where there had been only waves. It was named Surtsey.\n\nEver since, hardly anyone but scientists has been permitted to land there, for they want to watch how life arrives without help. Seeds drifted in on the water or came in the stomachs of birds. The first plant was found in 1965. Gulls nested there later, and wherever their droppings enriched the bare ground, meadows began to spread.\n\nOnce a tomato plant was discovered, and it had to be removed. A visitor had left it behind in the most natural way.',
    question: 'Why are so few people allowed on Surtsey, and why did the tomato plant have to go?',
    hints: [
      'What do the scientists want to find out?',
      'How did the other plants reach the island?',
      'Who brought the tomato?',
    ],
    goodAnswer:
      'Scientists want to see how life reaches new land without human help. The tomato came from a person, so it would have spoiled the observation.',
  },
  {
    key: 'reading-middle-lifeguard',
    title: 'Thirty Seconds of Boring',
    difficulty: 'beginner',
    passage:
      'The lifeguard at our lake is called Dunya, and for most of the summer I thought she had the dullest job in the world. She sits on a tall chair and moves her head from left to right, and then from right to left. She never looks at a phone. She does not chat, even if you ask her something interesting.\n\nI timed her once, because I had nothing better to do. Every thirty seconds she had looked at every swimmer.\n\nOn August 3, Caleb went under beside the raft. There was no shouting and no waving, just a gap where a head had been. I was three meters away from him, and I noticed nothing. Dunya was in the water before I had understood why she was running.\n\nHe is fine. I no longer say dull.',
    question:
      'What did the narrator misunderstand about Dunya’s job? Which detail surprised you most?',
    hints: [
      'What looked boring, and what was it for?',
      'How did Caleb’s accident look and sound?',
      'Who noticed, and who did not?',
    ],
    goodAnswer:
      'It looked as if she did nothing, but her steady watching was the job. It is surprising that a person can go under quietly and the one next to him does not notice.',
  },
  {
    key: 'reading-middle-arctic-tern',
    title: 'Two Summers a Year',
    difficulty: 'easy',
    passage:
      'The Arctic tern weighs about as much as a small apple, but no other animal is known to travel as far in a year. It raises its chicks in the far north, where the summer sun hardly sets. When autumn comes, it flies down the Atlantic to the edge of Antarctica, where summer is just beginning, and months later it flies all the way back.\n\nScientists fitted some terns with trackers lighter than a paper clip. The birds did not take the straight route. They followed huge curves in the shape of an S, so that the wind was behind them for much of the way, and covered some seventy thousand kilometers in a year.\n\nA tern can live thirty years. Most likely it sees more daylight than any creature on Earth.',
    question: 'Why do terns fly a curved route when a straight one would be shorter?',
    hints: [
      'What helps a small bird on a long flight?',
      'Think of riding a bicycle with the wind or against it.',
    ],
    goodAnswer:
      'The curves keep the wind behind them, so they spend less strength even though the distance is longer.',
  },
  {
    key: 'reading-middle-repair-bench',
    title: 'The Repair Bench',
    difficulty: 'easy',
    passage:
      'There was a bench behind St. Mark’s on Saturdays, with a sign that read Bring It Broken. Mrs. Dahl fixed bicycles there for nothing, and on my first visit I expected her to fix mine.\n\nShe handed me a wrench.\n\n“I don’t know how,” I said.\n\n“Neither does the wrench,” said Mrs. Dahl. “Together you may find out.”\n\nIt took two hours, and my hands turned black. She touched the bicycle just once, to show me which way the bolt wanted to go. When the chain finally ran smoothly I felt like the inventor of the wheel.\n\n“Same time next week?” I asked. “My bike’s done, though.”\n\nShe nodded toward the gate, where a boy was pushing a scooter with a flat tire. “His isn’t.”',
    question: 'Mrs. Dahl repaired almost nothing herself. What was she really doing on Saturdays?',
    hints: [
      'Why does she hand over the wrench?',
      'What has the narrator gained besides a working bike?',
      'What does she suggest at the end, without saying it?',
    ],
    goodAnswer:
      'She was teaching people to repair things themselves and then to help others. The narrator has become someone who can pass it on.',
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
    key: 'reading-middle-window-poem',
    title: 'Window Seat, Row Nineteen',
    difficulty: 'medium',
    passage:
      'From up here every house is a crumb,\nand the river, which took us an hour to cross\nwith wet boots and a quarrel about the map,\nis a pencil line somebody drew without thinking.\n\nI look for our street and I cannot tell it from others.\nI look for the hospital, where my cousin is learning to walk.\nThe fields are stitched together, brown to green to brown,\nlike the quilt on the bed where I slept when I was little.\n\nThe man beside me has lowered his shade, and he dreams.\nI press my forehead to the cold plastic and wonder\nwhether being far away makes it smaller, or makes me kinder.\n\nSomewhere down there a boy is looking up at a line in the sky\nand thinking about nobody in particular,\nby which I suppose he means me.',
    question:
      'What does distance do to the speaker’s view of things? Explain the surprising idea in the last stanza.',
    hints: [
      'How large do the houses and the river look?',
      'Which people does the speaker think of?',
      'What does the speaker look like from below?',
    ],
    goodAnswer:
      'Things that felt big look tiny, but the speaker thinks of people more tenderly. In the end the speaker realizes that to someone below, he or she is only a line in the sky.',
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
    key: 'reading-middle-whale-fall',
    title: 'A Feast That Lasts for Decades',
    difficulty: 'medium',
    passage:
      'When a whale dies far out at sea, its body may sink to a seafloor where there is no light and almost no food. For the animals living there, it is as if a supermarket had fallen from the sky.\n\nFirst come sleeper sharks, hagfish and crabs, which can spend months or even years on the soft parts. Next, worms and snails settle in the enriched mud. Finally bacteria break down the fat inside the bones and release a gas on which whole communities of clams and mussels depend. There are even worms that live on almost nothing but whale bones; they have no mouth and no stomach, and send roots into the bone.\n\nScientists call all this a whale fall. It can keep hundreds of kinds of animals alive for decades.',
    question:
      'Put the three stages of a whale fall in order. Why does the author compare it to a supermarket?',
    hints: [
      'Look for first, next and finally.',
      'How much food is usually found down there?',
      'How many different customers does it serve?',
    ],
    goodAnswer:
      'First large scavengers eat the soft parts, then worms and snails use the mud, and finally bacteria in the bones feed others. Like a supermarket, it offers much food at once to many in a place that has little.',
  },
  {
    key: 'reading-middle-portrait-contest',
    title: 'First Prize',
    difficulty: 'medium',
    passage:
      'The portrait that won the county youth art contest showed an old fisherman with the sea in his eyes. The judges praised its depth. Afterward, in the hallway, Leontine, who had won, could not look at the second-place winner, a quiet girl named Agnes who had worked for five weeks in charcoal.\n\nLeontine’s picture had taken her an evening. She had typed a description, thrown away ninety results, and printed the ninety-first. The rules did not mention AI at all, so she had not broken any. She had worked on the wording, too. Was that not a kind of skill?\n\nAgnes came over to her. “The light on his cheek,” she said, “how did you get it? I tried for weeks, and I couldn’t.”',
    question:
      'Leontine broke no rule. Does she owe Agnes the truth? What would you say in her place?',
    hints: [
      'What does Agnes believe when she asks?',
      'Is silence the same as honesty?',
      'What could be fair to Agnes and to the judges?',
    ],
    goodAnswer:
      'Yes, because staying silent lets Agnes believe something false about her own work. I would tell her and the judges how the picture was made and let them decide about the prize.',
  },
  {
    key: 'reading-middle-trieste',
    title: 'Seven Miles Down',
    difficulty: 'medium',
    passage:
      'On January 23, 1960, Jacques Piccard and Don Walsh squeezed into a steel ball about two meters wide that hung beneath a float filled with gasoline. They let it sink into the Mariana Trench, the deepest place in the ocean.\n\nThe descent lasted almost five hours. More than nine kilometers down, there was a loud crack that shook the whole vessel; an outer window had split. They checked their instruments and decided to continue. At the bottom, nearly eleven kilometers below the waves, the water pressed on every square centimeter with the weight of about a ton.\n\nThey remained for twenty minutes and then dropped iron ballast in order to rise. Piccard reported seeing a flatfish. Scientists today doubt it, and think that it was probably some other animal.',
    question:
      'Why would the explorers use gasoline and iron? What does the last detail show about science?',
    hints: [
      'Does gasoline float on water or sink?',
      'What happens when you let go of something heavy?',
      'Who may question a report, even one from a hero?',
    ],
    goodAnswer:
      'Gasoline is lighter than water and gives lift, and dropping the heavy iron lets them rise. Science keeps checking claims, even those of famous eyewitnesses.',
  },
  {
    key: 'reading-middle-understudy',
    title: 'Understudy',
    difficulty: 'easy',
    passage:
      'I knew all of Esther’s lines, even though I had only been given the part of Second Guard. I had learned them by accident, holding the script for my friend Tirza week after week.\n\nForty minutes before the performance Tirza lost her voice. The director looked along the row of us in our cardboard helmets. “Does anybody know it?” he asked.\n\nHere is what went through my head: that I would forget everything, that the dress would not fit, that Tirza would hate me. I looked at her. She was pointing at me with both hands and nodding so hard that her crown slid over one ear.\n\nI said my first line to the back wall, just as she had practiced it. From behind the curtain someone was mouthing every word along with me.',
    question:
      'What makes Tirza a good friend in this scene? What would you have felt in her place?',
    hints: [
      'What is Tirza losing that night?',
      'What does she do with her hands and head?',
      'Who is behind the curtain?',
    ],
    goodAnswer:
      'Although she loses her own big role, she cheers the narrator on and helps with every line. I would be sad and proud at once.',
  },
  {
    key: 'reading-middle-breathing-bridge',
    title: 'The Bridge That Breathes',
    difficulty: 'medium',
    passage:
      'A steel bridge is not the same length in July as in January. Steel expands when it is warmed, because its atoms shake more strongly and push one another a little farther apart. For a bar of one meter the change is tiny: about a hundredth of a millimeter for each degree Celsius. But a bridge one kilometer long that goes from freezing winter to blazing summer, say fifty degrees of difference, grows by some sixty centimeters.\n\nIf both of its ends were fixed, it would bend or crack. For this reason engineers build gaps into the roadway and cover them with steel teeth that slide between each other like the fingers of two hands.\n\nThe thump you feel when the car drives across is the bridge, leaving itself room to breathe.',
    question: 'Why are gaps in a bridge a sign of good planning and not of poor work?',
    hints: [
      'What happens to steel in summer?',
      'What would happen if there were nowhere to go?',
      'What does “room to breathe” stand for?',
    ],
    goodAnswer:
      'Steel gets longer in heat. The gaps give it space to grow, so the bridge does not bend or crack.',
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
  {
    key: 'reading-middle-antikythera',
    title: 'The Clockwork in the Wreck',
    difficulty: 'hard',
    passage:
      'In 1901 divers brought up treasures from a Roman-era shipwreck near the Greek island of Antikythera: statues, jewelry, glass, and a lump of corroded bronze that nobody cared about. Months later it split open, and a gear wheel was visible inside.\n\nThe experts were baffled. Clockwork as fine as this was not supposed to exist until more than a thousand years later. Decades afterward, X-rays revealed about thirty gears. Turned by a hand crank, they showed the positions of the Sun and the Moon and predicted eclipses; one dial even followed the four-year cycle of the ancient games.\n\nThe device was made about two thousand years ago. We do not know who made it, nor how many more there may have been. Bronze was precious, and old machines were melted down.',
    question:
      'Why is it unwise to conclude that people in ancient times built only one such device?',
    hints: [
      'How did this one come to survive?',
      'What usually happened to old bronze?',
      'Is “we have found just one” the same as “there was just one”?',
    ],
    goodAnswer:
      'This one survived by the accident of a shipwreck, while others may have been melted down. That we have found one does not mean only one existed.',
  },
];
