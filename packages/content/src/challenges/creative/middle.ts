import type { CreativeItem } from '../items.ts';

/** Things to make and do for those of eleven to fourteen. */
export const middleCreative: readonly CreativeItem[] = [
  {
    key: 'creative-middle-creation-score',
    title: 'Seven days in sound',
    difficulty: 'medium',
    week: 1,
    description:
      'Compose a soundtrack for the seven days of Genesis 1 with nothing but your voice, your body and objects from the room. Each day gets about ten seconds, and the seventh must sound like rest.',
    question: 'Which sounds did you choose for two of the days, and how did you make rest audible?',
    hints: [
      'Silence is a sound you can use.',
      'Let each day keep something from the day before.',
      'Sketch your score with symbols, so you can repeat it.',
    ],
  },
  {
    key: 'creative-middle-image-portrait',
    title: 'Portrait without a face',
    difficulty: 'medium',
    week: 1,
    description:
      'Every person bears God’s image, says Genesis. Portray someone you respect without showing the face: only hands, tools, shoes, a place, or the light around them.',
    question: 'What did you show instead of a face, and what does it tell?',
    hints: [
      'Think about what the person does for others.',
      'Which object would you recognize as theirs anywhere?',
    ],
  },
  {
    key: 'creative-middle-machine-monologue',
    title: 'Confession of a vacuum cleaner',
    difficulty: 'easy',
    week: 1,
    description:
      'Write a monologue for a household machine that believes it is alive. Let the reader notice, bit by bit, what it does not understand.',
    question: 'Which sentence shows best what your machine is missing?',
    hints: [
      'It senses dust, light or weight. What does it make of a birthday?',
      'Funny and sad may live in the same line.',
    ],
  },
  {
    key: 'creative-middle-cain-letter',
    title: 'The unsent letter',
    difficulty: 'hard',
    week: 1,
    description:
      'Imagine that Cain, years later and far away, sits down to write to his parents. Write the letter he might have begun, crossed out, and begun again.',
    question: 'What did he cross out, and what did he let stand?',
    hints: [
      'Crossed-out words may say more than the final ones.',
      'What does he ask for, and what does he no longer dare to ask?',
    ],
  },
  {
    key: 'creative-middle-ark-logbook',
    title: 'Logbook of a floating zoo',
    difficulty: 'easy',
    week: 2,
    description:
      'You are in charge of the stalls on the ark. Keep a logbook for day 1, day 40 and day 150, with one problem and one solution each time.',
    question: 'Which of your three problems was hardest to solve?',
    hints: [
      'Think of food, smell, noise and sleep.',
      'Which two animals should never be neighbors?',
    ],
  },
  {
    key: 'creative-middle-tent-starlight',
    title: 'Night scene with two voices',
    difficulty: 'medium',
    week: 2,
    description:
      'Abraham and Sarah sit in front of their tent. He has just been told to count the stars. Write their conversation as dialogue only: no descriptions, no “he said.”',
    question: 'Whose line ends the scene, and why that one?',
    hints: [
      'They are old, and they have waited for years. Who still hopes?',
      'Give each voice its own rhythm, so that names are not needed.',
    ],
  },
  {
    key: 'creative-middle-color-sounds',
    title: 'A color for someone who cannot see it',
    difficulty: 'medium',
    week: 2,
    description:
      'Describe one color of the rainbow to a person who has never seen colors, using only touch, taste, smell and sound.',
    question: 'Copy your description here without naming the color. Could a reader guess it?',
    hints: [
      'What temperature has it?',
      'Which instrument would play it, how loudly, in which season?',
    ],
  },
  {
    key: 'creative-middle-brothers-bridge',
    title: 'The meeting of Jacob and Esau',
    difficulty: 'medium',
    week: 2,
    description:
      'Stage the reunion of the two brothers as a still picture with your friends. Freeze it three times: before they see each other, at the moment they do, and after the embrace.',
    question: 'What changed in hands, eyes and distance between your three pictures?',
    hints: [
      'Jacob limps and bows. What does Esau do with his four hundred men?',
      'Let onlookers show feelings too.',
    ],
  },
  {
    key: 'creative-middle-pit-rap',
    title: 'Joseph in beats',
    difficulty: 'medium',
    week: 3,
    description:
      'Tell Joseph’s road from the pit to the palace as a rap or spoken poem of at least twelve lines. It should rise and fall as his fortunes do.',
    question: 'Quote the four lines you are proudest of.',
    hints: [
      'Coat, pit, cell, crown: four stations give you a frame.',
      'Tap the rhythm before you hunt for rhymes.',
      'Near rhymes are allowed: famine, stamina.',
    ],
  },
  {
    key: 'creative-middle-midwife-scene',
    title: 'Before Pharaoh',
    difficulty: 'medium',
    week: 3,
    description:
      'Shiphrah and Puah, two midwives, refused to harm the babies of Israel. Write the scene in which the king calls them in, with stage directions for every glance.',
    question: 'How does your scene show courage without using the word?',
    hints: [
      'Who stands higher, who speaks first, who takes their time?',
      'A tiny gesture can carry a whole decision.',
    ],
  },
  {
    key: 'creative-middle-map-life',
    title: 'Map of a week',
    difficulty: 'easy',
    week: 3,
    description:
      'Maps are models: they keep some things and drop others. Draw your past week as a landscape with mountains, swamps, bridges and wide views.',
    question: 'Which place on your map would you visit again, and what did the map leave out?',
    hints: [
      'Let height stand for something, such as effort or joy.',
      'A legend tells readers how to understand your signs.',
    ],
  },
  {
    key: 'creative-middle-law-comic',
    title: 'One word of ten',
    difficulty: 'easy',
    week: 3,
    description:
      'Choose one of the Ten Commandments and show in a wordless comic of six panels what life is like where people keep it.',
    question: 'Which one did you choose, and how does the last panel end?',
    hints: [
      'Show what is protected, rather than what is forbidden.',
      'Pick a schoolyard, a market or a group chat as your setting.',
    ],
  },
  {
    key: 'creative-middle-shore-song',
    title: 'Morning after the sea',
    difficulty: 'medium',
    week: 3,
    description:
      'Write a song for people who have just escaped and cannot yet believe it. Verse: what lies behind. Chorus: what is true now.',
    question: 'What does your chorus say?',
    hints: ['Short words carry better in a chorus.', 'Let a doubt slip into the second verse.'],
  },
  {
    key: 'creative-middle-lament',
    title: 'A lament in four steps',
    difficulty: 'hard',
    week: 4,
    description:
      'Many psalms call out, complain, ask and then remember something to trust. Write a short lament about a wrong in the world, following those four steps.',
    question: 'Which step was hardest to write?',
    hints: [
      'Be concrete: one river, one street, one child.',
      'The last step need not solve anything.',
    ],
  },
  {
    key: 'creative-middle-ruth-cloth',
    title: 'A shawl that tells',
    difficulty: 'easy',
    week: 4,
    description:
      'Design a woven pattern for Ruth that tells her journey from Moab to Bethlehem in bands of color and shape, with no pictures of people.',
    question: 'Explain your bands from top to bottom.',
    hints: [
      'Loss, road, field, family: how could each of them be woven?',
      'Let one thread run through all of it.',
    ],
  },
  {
    key: 'creative-middle-sling-slow',
    title: 'One second, one page',
    difficulty: 'medium',
    week: 4,
    description:
      'The stone has left David’s sling and has not landed yet. Stretch that second into a whole page, moving from face to face in the valley.',
    question: 'Which three people did you visit, and what did each of them think?',
    hints: [
      'A brother, a soldier of the other side, a boy who carries water?',
      'Slow time down with small sounds.',
    ],
  },
  {
    key: 'creative-middle-temple-model',
    title: 'A place for quiet',
    difficulty: 'medium',
    week: 4,
    description:
      'Design a space where people of any background could be silent together. Draw a floor plan and build a model from paper and found objects.',
    question: 'What does a visitor see first, and how does your space invite stillness?',
    hints: [
      'Where does the light come from?',
      'Plan for a wheelchair, a toddler and a person who weeps.',
      'Materials change how a room sounds.',
    ],
  },
  {
    key: 'creative-middle-features-game',
    title: 'The judge who saw too little',
    difficulty: 'hard',
    week: 4,
    description:
      'Write a fable about a machine that must choose a king and looks only at height, voice and sword. End it with a surprise rather than a moral.',
    question: 'What happens at the end, and what did the machine miss?',
    hints: [
      'Whom does it reject, and for which silly reason?',
      'Readers find the lesson themselves if you trust them.',
    ],
  },
  {
    key: 'creative-middle-nineveh-radio',
    title: 'Live from Nineveh',
    difficulty: 'easy',
    week: 5,
    description:
      'Produce a two-minute radio report from the city on the day that Jonah walks in. Interview a baker, a guard and the king’s cat.',
    question: 'What is the most surprising answer in your report?',
    hints: ['Background noise makes a place real.', 'Let one person mock him and another listen.'],
  },
  {
    key: 'creative-middle-exile-postcards',
    title: 'Postcards from Babylon',
    difficulty: 'medium',
    week: 5,
    description:
      'Make three postcards from an exile in Babylon to a friend: after one week, after one year, after ten years. Picture on one side, message on the other.',
    question: 'What changes in the voice of the writer?',
    hints: [
      'Jeremiah had advised them to build houses and plant gardens.',
      'Which word for “home” does each card use?',
    ],
  },
  {
    key: 'creative-middle-lost-translation',
    title: 'Whispered through four forms',
    difficulty: 'easy',
    week: 5,
    description:
      'Write a sentence. A friend turns it into a drawing, the next one into a sentence, the next into a mime, the last into words again. Nobody sees more than the step before.',
    question: 'What survived from start to finish, and what was lost?',
    hints: [
      'Use a sentence with an action and a feeling.',
      'Keep every step, so that you can compare.',
    ],
  },
  {
    key: 'creative-middle-esther-choice',
    title: 'The night before',
    difficulty: 'medium',
    week: 5,
    description:
      'Esther has three days before she will enter the throne room unasked. Write her thoughts on the last night as a conversation between her fear and her courage.',
    question: 'Who has the last word, and is it loud?',
    hints: ['Fear has good arguments. Let it speak honestly.', 'Courage may be short of words.'],
  },
  {
    key: 'creative-middle-isaiah-light',
    title: 'Letters made of light',
    difficulty: 'easy',
    week: 5,
    description:
      'Isaiah promised a great light to people who walk in darkness. Letter a word of hope so that the letters seem to glow, using contrast alone.',
    question: 'Which word did you letter, and what makes it glow?',
    hints: [
      'Light looks brighter beside its opposite.',
      'Leave the paper white for the center and darken step by step.',
    ],
  },
  {
    key: 'creative-middle-innkeeper',
    title: 'Two minutes of a busy innkeeper',
    difficulty: 'easy',
    week: 6,
    description:
      'The Gospel says there was no room for them. Play a comic or touching scene about somebody in Bethlehem who is far too busy that night, and about what he nearly overlooks.',
    question: 'What does your character nearly overlook?',
    hints: ['Give your actor three tasks at once.', 'When does the rush stop, and who stops it?'],
  },
  {
    key: 'creative-middle-parable-now',
    title: 'A parable from your street',
    difficulty: 'hard',
    week: 6,
    description:
      'Jesus told of seeds, coins, nets and lamps because His listeners handled them daily. Invent a parable with an object from your own day that says something true about God, people or time.',
    question: 'What is your object, and what do you hope listeners will puzzle over?',
    hints: [
      'Chargers, bus tickets, lost keys, shared headphones.',
      'Stop before you explain it.',
      'A good parable has one twist.',
    ],
  },
  {
    key: 'creative-middle-overlooked',
    title: 'Poster for the overlooked',
    difficulty: 'medium',
    week: 6,
    description:
      'Find out which people keep your camp or school running without being noticed. Make a poster in their honor, and ask for their permission before you hang it.',
    question: 'Whom did you honor, and what did you learn from talking to them?',
    hints: ['Who arrives first or leaves last?', 'Let them choose what is told about them.'],
  },
  {
    key: 'creative-middle-attention-ad',
    title: 'An advertisement for nothing',
    difficulty: 'medium',
    week: 6,
    description:
      'Advertisers use bright colors, countdowns and promises to catch us. Turn their tricks around: make an advertisement for an hour without any screen.',
    question: 'Which tricks did you borrow, and did they work on a test reader?',
    hints: ['What do people gain in that hour?', 'Ask your reader where their eyes went first.'],
  },
  {
    key: 'creative-middle-bread-prayer',
    title: 'A prayer for people at work',
    difficulty: 'medium',
    week: 6,
    description:
      'Follow a slice of bread back to the field and name everyone who worked on it. Write thanks, or a prayer, with one line for each of them.',
    question: 'Who stands in your longest line?',
    hints: [
      'Miller, driver, engineer, cook: who is missing?',
      'Even the person who mended the oven belongs here.',
    ],
  },
  {
    key: 'creative-middle-donkey-view',
    title: 'The donkey remembers',
    difficulty: 'easy',
    week: 7,
    description:
      'Tell Palm Sunday from the view of the colt that carried Jesus. It knows nothing of kings, but much about weight, voices and stones.',
    question: 'What does the donkey understand that the crowd does not?',
    hints: ['Nobody has ever sat on it before.', 'Cloaks underfoot: what does that feel like?'],
  },
  {
    key: 'creative-middle-night-sketch',
    title: 'Only light, only dark',
    difficulty: 'medium',
    week: 7,
    description:
      'Draw Gethsemane with white or yellow crayon on dark paper, or by erasing from a page that you first shaded gray. Use no outlines.',
    question: 'Where did you place the light, and where do the sleepers lie?',
    hints: ['There was a full moon at Passover.', 'Squint: only the largest patches matter.'],
  },
  {
    key: 'creative-middle-emmaus-walk',
    title: 'A walk in three parts',
    difficulty: 'medium',
    week: 7,
    description:
      'Plan a short walk for a group that follows the Emmaus story: one stretch to talk of sorrow, one to listen, one that ends in a shared meal. Choose places and questions.',
    question: 'Which place and which question belong to each part?',
    hints: [
      'Slopes and corners change a conversation.',
      'Nobody has to answer aloud. How could silence be welcome?',
    ],
  },
  {
    key: 'creative-middle-stone-still',
    title: 'Objects of a hard week',
    difficulty: 'easy',
    week: 7,
    description:
      'Arrange a still life with five objects that tell the days from Palm Sunday to Easter. Photograph or draw it from the side where it speaks best.',
    question: 'Which five objects did you choose, and which one stands apart?',
    hints: [
      'Branch, bread, towel, thorn, cloth are only suggestions.',
      'An empty space can be the sixth object.',
    ],
  },
  {
    key: 'creative-middle-mended-bowl',
    title: 'Mended, not hidden',
    difficulty: 'easy',
    week: 7,
    description:
      'In Japan, kintsugi is the art of mending broken pottery with lacquer and gold so that the cracks are seen. Draw or tear something apart on paper and mend it so that the repair is the finest part.',
    question: 'What did you break and mend, and what does it make you think of?',
    hints: [
      'Leave gaps when you glue the pieces.',
      'Fill the gaps with your brightest color or with words.',
    ],
  },
  {
    key: 'creative-middle-pentecost-choir',
    title: 'A choir of many languages',
    difficulty: 'medium',
    week: 8,
    description:
      'Collect one short sentence, such as “Do not be afraid,” in as many languages as your group knows. Arrange a speaking choir with whispers, echoes and one moment in unison.',
    question: 'Which languages took part, and where did you put the unison?',
    hints: ['Layer voices one by one.', 'Ask a native speaker about rhythm and stress.'],
  },
  {
    key: 'creative-middle-ananias',
    title: 'The errand of Ananias',
    difficulty: 'medium',
    week: 8,
    description:
      'Ananias must visit Saul, the man who came to arrest people like him. Write the walk along Straight Street as inner monologue, house by house.',
    question: 'At which house does he nearly turn back, and what carries him on?',
    hints: [
      'What would his neighbors shout if they knew?',
      'His first word to Saul will be “brother.”',
    ],
  },
  {
    key: 'creative-middle-true-fake',
    title: 'One fake among three',
    difficulty: 'medium',
    week: 8,
    description:
      'Create a page with three astonishing facts, of which one is invented by you. Let others judge, and note which clues they used. Tell them the truth afterward.',
    question: 'What gave your fake away, or why was it believed?',
    hints: ['Precise numbers sound convincing.', 'Look up your two true facts in two places.'],
  },
  {
    key: 'creative-middle-new-city',
    title: 'City with open gates',
    difficulty: 'hard',
    week: 8,
    description:
      'Revelation ends with a city whose gates are never shut. Draw one street of it: what do people do there, now that nothing needs to be locked?',
    question: 'Describe three details that show nobody is afraid in your street.',
    hints: [
      'What happens to keys, fences and alarms?',
      'Who meets whom at the well or under the tree?',
    ],
  },

  {
    key: 'creative-middle-found-poem',
    title: 'Found poem',
    difficulty: 'easy',
    description:
      'Take an old newspaper page, a manual or a cereal box. Circle words until a poem appears, and black out everything else.',
    question: 'What does your poem say?',
    hints: ['Hunt for one strong verb first.', 'Read only what you circled, out loud, and prune.'],
  },
  {
    key: 'creative-middle-paper-chair',
    title: 'Furniture from paper',
    difficulty: 'hard',
    description:
      'From ten sheets of used paper and a little tape, build a stool for a book. It must stand at least one hand high and hold the weight for one minute.',
    question: 'Which shape carried the load, and what collapsed first?',
    hints: [
      'Rolled tubes resist pressure from above.',
      'Triangles keep a frame from leaning.',
      'Watch closely when it fails: where does it bend?',
    ],
  },
  {
    key: 'creative-middle-no-letter-e',
    title: 'Story without one letter',
    difficulty: 'hard',
    description:
      'Write five sentences in which the letter E does not occur once. They should still make sense.',
    question: 'Put your five sentences here.',
    hints: [
      '“And,” “but,” “this” and “that” are allowed; “the” is not.',
      'Past forms such as “ran,” “saw” and “took” will rescue you.',
    ],
  },
  {
    key: 'creative-middle-shadow-theater',
    title: 'Fable in shadows',
    difficulty: 'medium',
    description:
      'Cut three animals out of stiff paper and perform a fable on a lit wall or sheet. Change a figure’s size during the play.',
    question: 'When did you change the size, and what did it express?',
    hints: [
      'Close to the lamp is huge, close to the wall is sharp.',
      'Use a cool LED light and tape figures to sticks.',
    ],
  },
  {
    key: 'creative-middle-sound-map',
    title: 'Sound map',
    difficulty: 'easy',
    description:
      'Sit outdoors for ten minutes with your eyes closed or lowered. Mark yourself in the center of a page and draw every sound where it came from.',
    question: 'What was the farthest sound, and what the one you least expected?',
    hints: ['Invent a sign for each kind of sound.', 'Loud may be dark, long may be a line.'],
  },
  {
    key: 'creative-middle-game-old',
    title: 'A game for grandparents and toddlers',
    difficulty: 'medium',
    description:
      'Invent a game that a four-year-old and an eighty-year-old can play together with an equal chance of winning. Test it with at least one person.',
    question: 'What makes the chances equal, and what did your test change?',
    hints: [
      'Speed and reading favor some players. What favors neither?',
      'Luck, memory, laughter and teamwork are good ingredients.',
    ],
  },
  {
    key: 'creative-middle-opposite-hand',
    title: 'The other hand',
    difficulty: 'easy',
    description:
      'Draw your shoe with the hand that you do not write with. Work slowly for fifteen minutes.',
    question: 'What did your slow hand see that the quick one would have skipped?',
    hints: ['Follow one seam from end to end.', 'Wobbly lines are welcome; do not erase.'],
  },
  {
    key: 'creative-middle-kind-plan',
    title: 'Operation kindness',
    difficulty: 'medium',
    description:
      'With two friends, plan a kindness for someone who would never ask for it. Make sure that it does not embarrass the person, and carry it out.',
    question: 'How did you find out what would truly help?',
    hints: [
      'Observe, and ask someone who knows the person.',
      'The best help is often a dull job.',
      'Decide beforehand whether to stay unknown.',
    ],
  },
  {
    key: 'creative-middle-two-endings',
    title: 'One story, two endings',
    difficulty: 'medium',
    description:
      'Write the beginning of a story in which a friend tells a lie to protect somebody. Give it two endings: one where the lie is discovered and one where it is confessed.',
    question: 'Which ending felt truer to you as its author?',
    hints: ['Keep the first half exactly alike for both.', 'Show what trust looks like afterward.'],
  },
  {
    key: 'creative-middle-robot-fable',
    title: 'The robot that said “I don’t know”',
    difficulty: 'easy',
    description:
      'Tell of a town in which one robot answers all questions, until the day it admits that it does not know.',
    question: 'How do the people react, and what changes in the town?',
    hints: ['What did they stop doing while it had all the answers?', 'Who is secretly relieved?'],
  },
  {
    key: 'creative-middle-recycled-band',
    title: 'Orchestra from the bin',
    difficulty: 'medium',
    description:
      'Build instruments from clean trash: one that you strike, one that you pluck and one that you blow. Compose eight bars for a trio.',
    question: 'How did you change the pitch of each instrument?',
    hints: ['Shorter tubes and tighter bands sound higher.', 'Smooth off sharp edges with tape.'],
  },
  {
    key: 'creative-middle-logo-values',
    title: 'A sign for an idea',
    difficulty: 'medium',
    description:
      'Design a logo for patience, honesty or mercy. It has to work in black and white and be readable at the size of a thumbnail.',
    question:
      'Which idea did you pick, and how did your sign change from the first sketch to the last?',
    hints: [
      'Make twelve tiny sketches before you choose.',
      'Ask somebody what they see before you explain.',
    ],
  },
  {
    key: 'creative-middle-tableau-kitchen',
    title: 'Museum guide for a kitchen',
    difficulty: 'easy',
    description:
      'Lead visitors through a kitchen or dining hall as though it were a museum in the year 3000. Explain four objects, some of them wrongly.',
    question: 'What was your most convincing wrong explanation?',
    hints: [
      'Experts of the future have only guesses. What could a sieve be?',
      'Keep a serious voice.',
    ],
  },
  {
    key: 'creative-middle-haiku-walk',
    title: 'Walk in syllables',
    difficulty: 'easy',
    description:
      'Take a short walk and bring back three haiku: five, seven and five syllables, each about one thing that you noticed, with no word for a feeling.',
    question: 'Write down your best haiku.',
    hints: [
      'Count on your fingers and say it aloud.',
      'Put two images side by side and let them talk.',
    ],
  },
  {
    key: 'creative-middle-comic-argument',
    title: 'Both are right',
    difficulty: 'medium',
    description:
      'Draw a comic of an argument in which both people have a point. The last panel must not declare a winner.',
    question: 'What does each person want, and what lies beneath it?',
    hints: ['A quarrel over a window may be about something else.', 'Leave one bubble empty.'],
  },
  {
    key: 'creative-middle-crease-pattern',
    title: 'Instructions without words',
    difficulty: 'medium',
    description:
      'Invent a simple folded object and draw instructions that contain no words at all. Let a person build it while you keep quiet.',
    question: 'Where did your builder hesitate, and how did you redraw that step?',
    hints: [
      'Dashed lines for folds, arrows for movement.',
      'Show the paper before and after each fold.',
    ],
  },
  {
    key: 'creative-middle-time-capsule',
    title: 'To whoever opens this',
    difficulty: 'easy',
    description:
      'Write a letter to campers who will be here in ten years. Tell them what you laughed about, what you worried about and what they should try.',
    question: 'Which piece of advice did you give them?',
    hints: [
      'Explain one thing that may not exist anymore.',
      'Add a drawing of the view from where you sit.',
    ],
  },
  {
    key: 'creative-middle-one-line',
    title: 'A city in one line',
    difficulty: 'easy',
    description:
      'Draw a city without lifting your pencil. Somewhere in it, hide a person who is doing a good deed.',
    question: 'Where is the person hidden, and what is the deed?',
    hints: [
      'You may retrace a line to get somewhere.',
      'Roofs, bridges and wires help you travel.',
    ],
  },
  {
    key: 'creative-middle-choreograph-work',
    title: 'Dance of the trades',
    difficulty: 'medium',
    description:
      'Watch someone at work: kneading, sweeping, typing, hammering. Turn four of their movements into a dance phrase that you can repeat.',
    question: 'Whose work did you watch, and what became beautiful when you slowed it down?',
    hints: [
      'Make one movement larger and one smaller.',
      'Change the level: floor, knees, standing.',
    ],
  },
  {
    key: 'creative-middle-question-wall',
    title: 'Wall of questions',
    difficulty: 'easy',
    description:
      'Gather the best questions of ten people, big or small, that have no quick answer. Letter five of them for a wall, each in a style that suits it.',
    question: 'Which question stayed with you?',
    hints: ['Ask people of different ages.', 'Should a shy question be written small?'],
  },
  {
    key: 'creative-middle-myth-constellation',
    title: 'Constellation with a story',
    difficulty: 'easy',
    description:
      'Find a group of stars tonight, or prick holes in card to make your own. Tell how the figure came into the sky, as people in old times might have.',
    question: 'What does your constellation show, and why is it up there?',
    hints: [
      'What would travelers or farmers use it for?',
      'The brightest star deserves a special part.',
    ],
  },
  {
    key: 'creative-middle-apology-song',
    title: 'Duet of an apology',
    difficulty: 'hard',
    description:
      'Write a song for two voices in which one person apologizes and the other is not ready yet. Do not force a happy ending.',
    question: 'How do the two voices differ in words or melody?',
    hints: [
      'An apology without “but” is rare. Try one.',
      'Let the second voice use half the words.',
    ],
  },
  {
    key: 'creative-middle-rain-gallery',
    title: 'Gallery painted by rain',
    difficulty: 'easy',
    description:
      'Draw with washable markers on thick paper and lay it out in light rain, or flick water over it. Stop the weather at the right moment.',
    question: 'What did the water add, and how did you decide when to stop?',
    hints: [
      'Draw bold areas rather than fine lines.',
      'Take it in after seconds first, then try longer.',
    ],
  },
  {
    key: 'creative-middle-shared-story',
    title: 'Story relay',
    difficulty: 'easy',
    description:
      'Start a story with four others. Each writes three sentences, folds the paper so that only the last sentence shows, and passes it on.',
    question: 'Which turn in the story surprised everyone when you unfolded it?',
    hints: [
      'End your part in the middle of an action.',
      'Agree on one name that has to appear every time.',
    ],
  },
  {
    key: 'creative-middle-gesture-thanks',
    title: 'Thanks for a teacher of one thing',
    difficulty: 'easy',
    description:
      'Someone once taught you to whistle, tie, swim, bake or wait. Make them a small object that shows what you can do now because of them.',
    question: 'What did you make, and who taught you?',
    hints: [
      'The object can be a knot, a loaf, a rhythm on a card.',
      'Add one sentence about how they taught, not only what.',
    ],
  },
];
