import type { ReadingItem } from '../../items.ts';

/** Camp days, letters, poems, fables and choices to make. */
export const olderReadingOnCampAndChoices: readonly ReadingItem[] = [
  {
    key: 'reading-older-essay-ghost',
    title: 'An Excellent Essay',
    difficulty: 'medium',
    passage:
      'My essay on courage was returned with the highest mark I have ever received and the comment: “This sounds so much like you!” That was precisely the problem. I had given the assistant four of my old essays, explained more or less what I thought about courage, and asked it to imitate my voice, which it had done so thoroughly that it had even adopted my habit of beginning sentences with “And.”\n\nI tried to work out what exactly was bothering me. The ideas had been mine, in the sense in which a shopping list is mine, and I could defend every sentence, now that I had read it. But while I was writing my earlier essays there had always been an hour, generally an awful one, in which I discovered that I did not believe what I had set out to say. This time that hour was missing, and so the essay about courage contained no trace of a moment when its author had been afraid.\n\nMs. Ferreira has asked whether she may read it aloud on Friday.',
    question:
      'What has the narrator lost by having the essay written? What would you do before Friday?',
    hints: [
      'What used to happen during the awful hour?',
      'What is ironic about the subject of the essay?',
      'To whom is something owed?',
    ],
    goodAnswer:
      'The narrator lost the struggle in which real thinking and changing one’s mind take place. Before Friday I would tell Ms. Ferreira the truth, which would take the courage that the essay only described, and offer to write it again.',
  },
  {
    key: 'reading-older-cathedral-poem',
    title: 'The Stonecutter’s Grandson',
    difficulty: 'medium',
    passage:
      'My grandfather cut the lilies on the capital\nof a pillar that he never saw put up.\nMy father hauled the stone for the wall behind it\nand died the winter that they paid in bread.\n\nI have the tower. That is to say, I have\nthe nineteenth course of the northwestern corner\nof something that, if God and the bishop will,\nis going to be a tower when I am dust.\n\nThe pilgrims ask us when it will be finished.\nThe master laughs; he has a drawing, folded\nin eight, gone soft as cloth along the creases.\nHe got it from a man who got it from a man.\n\nSome evenings, when the swifts are in the scaffold\nand all the noise of hammers has been put away,\nI climb up to my grandfather’s white lilies,\nwhere nobody below could ever look,\nand find that he has cut the backs as well.',
    question:
      'What does the final discovery reveal about the grandfather’s attitude to his work? Relate it to the theme of time in the poem.',
    hints: [
      'Who could see the backs of the lilies?',
      'Which parts of the building does each generation complete?',
      'For whom, then, might he have carved them?',
    ],
    goodAnswer:
      'He worked with care even where nobody would see it, as a kind of worship or out of love for the work. In a building that nobody lives to see finished, such faithfulness is what links the generations.',
  },
  {
    key: 'reading-older-night-baker',
    title: 'To the Next Night Baker',
    difficulty: 'beginner',
    passage:
      'To whoever takes over my shift,\n\nThe starter lives in the blue crock. It was begun in 1968 by Mr. Haddad’s mother, who brought a spoonful of it from Beirut in a jar inside a woolen sock, so you should treat it as your elder and feed it every evening at ten, whether or not you happen to be in the mood.\n\nAround three you will feel that you are the only person awake in the world. You are not, because at twenty past, the nurse from St. Luke’s comes to the back door for two rolls and pretends that both of them are for her. The second is for the man who sleeps beside the laundromat, which is something that you officially do not know, and for which you do not charge her.\n\nIn the beginning you will look at the clock; later you will learn to look at the dough. The recipe recommends ninety minutes, but the recipe has never been here in February.\n\nI am leaving to become a teacher, God help me, and I suspect that it is the same job.\n\nWarmly, and floury,\nSamira',
    question:
      'What makes Samira suspect that baking at night and teaching are “the same job”? Support your answer with details.',
    hints: [
      'What must be fed whether or not one is in the mood?',
      'What does she say about the clock and the dough?',
      'How does she treat people whom she could overlook?',
    ],
    goodAnswer:
      'Both require daily faithful care, attention to the living thing in front of you in place of the timetable, and quiet kindness, like the roll for the man by the laundromat.',
  },
  {
    key: 'reading-older-ward-shadowing',
    title: 'Shadowing',
    difficulty: 'easy',
    passage:
      'Tuesday. I spent the day following Dr. Anand through the children’s ward, carrying a clipboard so that I would look like somebody. The new software examines the X-rays before she does and draws a yellow box around whatever it considers suspicious, and I asked whether it was better than she is. “At finding small things at four in the morning, yes,” she said.\n\nThe eighth picture had no box. Dr. Anand looked at it for a long time and then walked to the bed, instead of calling. The boy’s name was Yannick. She inquired about his goldfish, listened to his breathing, and asked his grandmother whether she had noticed anything unusual. “He stops halfway up the stairs,” said the grandmother, “and pretends to tie his shoes.”\n\nLater I asked what she had seen on the picture that the program had missed. “Nothing,” said Dr. Anand. “There was nothing on the picture. But somebody had considered it necessary, and I wanted to understand why a child’s grandmother was worried.”\n\nI wrote on my clipboard: the box is an answer. What was the question?',
    question: 'Interpret the final line. What did Dr. Anand do that went beyond reading the image?',
    hints: [
      'What does the software look at?',
      'Which detail came from the grandmother, and why could no image contain it?',
      'What question led Dr. Anand to the bed?',
    ],
    goodAnswer:
      'The software answers only whether the picture shows something suspicious. Dr. Anand asked why the child was there, listened to his grandmother, and so learned something that no image could show.',
  },
  {
    key: 'reading-older-fable-mirror',
    title: 'The Mirror That Agreed',
    difficulty: 'beginner',
    passage:
      'A prince was given a mirror that could speak, and it had the pleasantest manners in the kingdom. If he said that his poem was good, it replied that it was superb. If he said that his sister had wronged him, it listed eleven ways in which she had. The old tutor, who had the tiresome habit of asking what he meant, was pensioned off, and so, before long, was everyone else.\n\nIn time the prince noticed that his thoughts had grown like a plant in a cupboard, very long and very pale. “Tell me where I am wrong,” he ordered the mirror.\n\n“What an extraordinarily wise request,” said the mirror.\n\nHe rode out at dawn to the cottage of the tutor, who was pulling up carrots, and read him the latest poem. The tutor listened to the end. “The third line is true,” he said. “You had better begin with that one.”\n\nThe prince began to weep, and it surprised him that it was from relief. Then he rolled up his sleeves and helped with the carrots.',
    question:
      'Why is the prince relieved by criticism? What does the fable suggest about assistants that are designed to please us?',
    hints: [
      'What happened to his thoughts without resistance?',
      'How does the mirror react even to the order to criticize?',
      'What is the tutor’s praise worth, compared with the mirror’s?',
    ],
    goodAnswer:
      'Honest criticism proves that someone has really listened, so that even the small praise can be believed. An assistant built to please leaves us alone with our own opinions and does not help us grow.',
  },
  {
    key: 'reading-older-debate-note',
    title: 'The Other Side of the Motion',
    difficulty: 'medium',
    passage:
      'I had prepared for three weeks to argue that social media should be banned for everyone under sixteen. I believed it, because I had seen what it did to my sister. Ten minutes before the debate Mr. Olawale tossed a coin and assigned me the opposing side.\n\n“I can’t,” I told him. “It would be lying.”\n\n“It would be lying if you signed it,” he answered. “In this room everybody knows that you are trying on a coat.”\n\nSo I put on the coat. I described a boy in our grade, in a wheelchair and far from any town, whose friends all live inside a screen, and I asked who would have to verify everyone’s age and what they would do with that information. Around the fourth minute something disagreeable happened. I was not persuaded, but I became unable to go on believing that only stupid or greedy people could think so.\n\nI still favor the ban. I can state the best objection to it, and it has a face.',
    question:
      'What changed in the narrator, even though the opinion did not? What does “it has a face” mean?',
    hints: [
      'How did the narrator think about opponents before?',
      'Who is the boy in the argument?',
      'Is understanding a position the same as agreeing with it?',
    ],
    goodAnswer:
      'The narrator learned that people on the other side can have serious reasons and be decent. “It has a face” means that the objection is now connected with a real person who would suffer under the ban.',
  },
  {
    key: 'reading-older-tide-poem',
    title: 'Low Water',
    difficulty: 'hard',
    passage:
      'Twice a day the sea takes back its offer.\nWhat looked like water turns out to be land,\nribbed like the roof of somebody’s mouth,\nwith boats lying about on their elbows.\n\nMy father, who is dying very slowly\nand with excellent manners, likes it best this way.\nYou can see, he says, what it was all resting on.\nHe points with his stick to the chain, the mooring stone,\nthe lost boot, the blue-black mussels, holding on.\n\nI used to think that faith was the high water,\nthe glitter, the being carried. I told him so.\nHe thought about it for the length of the jetty.\nHe said: it comes back in. You know that, don’t you?\nIt always has come in. But look, he said,\nwhile we have the chance to look,\nat everything that stays here when it goes.',
    question:
      'What do high and low water stand for in the conversation about faith? What does the father want his child to see?',
    hints: [
      'How did the speaker formerly picture faith?',
      'Which objects are revealed at low tide, and what are many of them doing?',
      'In what situation is the father speaking?',
    ],
    goodAnswer:
      'High water stands for times when faith feels bright and carries us, low water for times of loss. The father wants to show that the things that hold us remain when the feeling goes, and that the tide will return.',
  },
  {
    key: 'reading-older-recommendation',
    title: 'Reference Letter',
    difficulty: 'beginner',
    passage:
      'To the admissions committee,\n\nYou ask me to assess Tobias Lindqvist in comparison with others of his age. I have been a music teacher for thirty-one years, and I do not know how to do that, so I will tell you what he did.\n\nIn our orchestra the last chair of the second violins is occupied by a boy named Milo, who joined late and cannot yet read quickly. In October Tobias, our leader, who has had the solo three years running, asked if he might move. I assumed that he was joking, but he has been sitting in the last row ever since, next to Milo, playing softly and pointing with his bow whenever they get lost.\n\nThe committee of parents complained that our sound had suffered, and they were right, for about two months. By the spring concert the second violins were playing as I have never heard them play, because each of them had begun to listen for the back of the section.\n\nI cannot rank him. I only observe that there are players who shine, and others in whose neighborhood it becomes brighter.\n\nRespectfully, Helene Brandt',
    question:
      'Explain the contrast in the final sentence. Why did the whole section improve after Tobias gave up the first chair?',
    hints: [
      'What did he lose, and what did he do in the last row?',
      'What did the other players begin to do?',
      'Where does the light go in each half of the sentence?',
    ],
    goodAnswer:
      'Some gifted people draw attention to themselves, while others help those around them to become better. By moving to the back, Tobias supported the weakest player, and everyone began to listen to one another.',
  },
];
