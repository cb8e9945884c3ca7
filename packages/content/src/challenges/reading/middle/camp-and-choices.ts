import type { ReadingItem } from '../../items.ts';

/** Camp days, letters, poems, fables and choices to make. */
export const middleReadingOnCampAndChoices: readonly ReadingItem[] = [
  {
    key: 'reading-middle-group-project',
    title: 'Four Names on the Cover',
    difficulty: 'medium',
    passage:
      'There were four names on the cover of our project about volcanoes. Three of us had built the model, filmed the eruption and burned a hole in my mother’s tablecloth. The fourth, Silas, had promised to write the text. On the evening before it was due he sent it, and it was suspiciously smooth, apart from the claim that Vesuvius lies in Greece.\n\n“Did you write this?” I asked.\n\n“I prompted it,” he said. “That’s like writing.”\n\nWe sat there, with nine hours until school. Nour wanted to cross out his name, and Ben wanted to hand it in and hope for the best. I looked at Silas, who had dark rings under his eyes, and I remembered that his grandmother was in the hospital.',
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
    key: 'reading-middle-letter-to-myself',
    title: 'Letter to Myself in Ten Years',
    difficulty: 'beginner',
    passage:
      'Dear Me at Twenty-Two,\n\nYou probably own a car, so please clean it. I am writing this on the last evening of camp, on the dock, with my feet in the water.\n\nThere are three things I would like you not to forget: that you were terrified of the ropes course and went anyway; that Miriam prayed for you out loud and it was not embarrassing after all; and the smell of this lake in the evening.\n\nGrown-ups always say they were young once, as if they had lost it somewhere, like an umbrella. Try not to lose it, and telephone somebody from this cabin, even if it has been years.\n\nI hope you are kind. If you are, I did my part.\n\nYours, and I mean that,\nMe at twelve',
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
    key: 'reading-middle-fence-post',
    title: 'What the Fence Post Said',
    difficulty: 'beginner',
    passage:
      'An old fence post stood at the edge of a field and complained. “The grass gets the rain and grows, while I get the rain and rot. The cows have a fence to lean on, and what do I have?”\n\nA young wire, stretched from post to post, hummed in the wind. “I hold nothing up by myself,” it said, “and if you let go, I am only a tangle on the ground. But because you hold me and I connect you to the others, together we reach around the meadow.”\n\nThat night a calf wandered to the ravine in the fog, bumped against the wire, turned and trotted home to its mother.\n\nNobody ever thanked them for it. But the post felt a small, warm weight where the calf had leaned, and it stopped complaining until spring.',
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
      'The phone rang at dinner. Farid’s father listened, turned pale and whispered, “It’s Nana. She has had an accident, and she needs money at once. She is crying.”\n\nIt was her voice, as everyone around the table could hear. Yet something was strange: Nana, who always called her son by his childhood nickname, kept saying Mr. Rahimi.\n\nFarid had read that a program needs only a short recording to imitate someone’s voice. “Ask her for the name of our first cat,” he said.\n\nThere was a pause, and then the line went dead. His father dialed Nana’s number. She answered immediately, somewhat annoyed, because they were interrupting her favorite program.\n\nSince that evening the family has had a code word, which is the name of a dessert and which I am not going to write here.',
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
    key: 'reading-middle-lifeguard',
    title: 'Thirty Seconds of Boring',
    difficulty: 'beginner',
    passage:
      'The lifeguard at our lake is called Dunya, and for most of the summer I thought she had the dullest job in the world. She sits on a tall chair and moves her head from left to right, and then from right to left. She never looks at a phone and does not chat, even if you ask her something interesting.\n\nI timed her once, because I had nothing better to do. Every thirty seconds she had looked at every swimmer.\n\nOn August 3, Caleb went under beside the raft. There was no shouting and no waving, just a gap where a head had been. I was three meters away from him, and I noticed nothing. Dunya was in the water before I had understood why she was running.\n\nHe is fine, and I have stopped using the word dull.',
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
    key: 'reading-middle-repair-bench',
    title: 'The Repair Bench',
    difficulty: 'easy',
    passage:
      'Behind St. Mark’s there was a bench on Saturdays, with a sign that read Bring It Broken, where Mrs. Dahl repaired bicycles for nothing, and on my first visit I naturally expected her to repair mine.\n\nShe handed me a wrench.\n\n“I don’t know how,” I said.\n\n“Neither does the wrench,” said Mrs. Dahl. “Together you may find out.”\n\nIt took two hours, during which my hands turned completely black and she touched the bicycle just once, to show me in which direction the bolt wanted to go. When the chain finally ran smoothly I felt like the inventor of the wheel.\n\n“Same time next week?” I asked. “My bike’s done, though.”\n\nShe nodded toward the gate, where a boy was pushing a scooter with a flat tire. “His isn’t.”',
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
    key: 'reading-middle-window-poem',
    title: 'Window Seat, Row Nineteen',
    difficulty: 'medium',
    passage:
      'From up here every building is a crumb,\nand the river, which took us an hour to cross\nwith wet boots and a quarrel about the map,\nis a pencil line somebody drew without thinking.\n\nI look for our street and cannot find it.\nI look for the hospital, where my cousin is learning to walk.\nThe fields are stitched together, brown to green to brown,\nlike the quilt on the bed where I slept when I was little.\n\nThe man beside me has lowered his shade, and he dreams.\nI press my forehead to the cold plastic and wonder\nwhether being far away makes it smaller, or makes me kinder.\n\nSomewhere down there a boy is looking up at a line in the sky\nand thinking about nobody in particular,\nby which I suppose he means me.',
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
    key: 'reading-middle-portrait-contest',
    title: 'First Prize',
    difficulty: 'medium',
    passage:
      'The portrait that won the county youth art contest showed an old fisherman with the sea in his eyes. The judges praised its depth. Afterward, in the hallway, Leontine, who had won, could not look at the second-place winner, a quiet girl named Agnes who had worked for five weeks in charcoal.\n\nLeontine’s picture had taken her an evening. She had typed a description, thrown away ninety results, and printed the ninety-first. The rules did not mention AI at all, so she had not broken any. She had worked on the wording, too. Was that not a kind of skill?\n\nAgnes came over to her. “That light on his cheek,” she said. “I experimented for weeks without getting it. How did you manage it?”',
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
];
