import type { ReadingItem } from '../../items.ts';

/** The prophets, Jesus, the empty tomb and the first church. */
export const youngReadingOfWeeks5To8: readonly ReadingItem[] = [
  {
    key: 'reading-young-daniel-window',
    title: 'The Open Window',
    difficulty: 'beginner',
    week: 5,
    passage:
      'Three times each day Daniel knelt at his window and prayed. Some men were jealous of him. They talked the king into a new law: for thirty days, people could pray to nobody but the king.\n\nDaniel heard about the law. He went home. The window was open, just as before. He knelt down and gave thanks to God, just as before.',
    question: 'What did Daniel change because of the new law? What does that tell about him?',
    hints: [
      'Find the two words that come twice in the last lines.',
      'What could he have done with the window?',
      'What mattered most to him?',
    ],
    goodAnswer:
      'He changed nothing and kept on praying. He trusted God more than he feared the law.',
  },
  {
    key: 'reading-young-nineveh',
    title: 'Jonah Is Cross',
    difficulty: 'medium',
    week: 5,
    passage:
      'At last Jonah went to Nineveh. He told the people that in forty days their city would fall. They were sorry, from the king on down. So God did not destroy the city.\n\nWas Jonah glad? No. He was angry! He did not think those people should be forgiven. But God said that there were more than 120,000 people in that city, and many animals too. Should He not care about them?',
    question: 'Why was Jonah angry, and what did God want him to see?',
    hints: [
      'What did Jonah wish would happen?',
      'What question does God ask at the end?',
      'Who does God care about?',
    ],
    goodAnswer:
      'Jonah did not want those people to be forgiven. God wanted him to see that He cares about them, too.',
  },
  {
    key: 'reading-young-translate-mixup',
    title: 'I Am a Chicken',
    difficulty: 'easy',
    week: 5,
    passage:
      'Our pen pals live in Brazil. They write in Portuguese, so we use a translation app. Last week Lucas wrote a joke, and the app turned it into “I am a chicken at school.” We did not get it at all.\n\nThen Rosa’s dad, who is from Brazil, read it. “He says he is scared of tests,” he laughed. The app knew the words. Rosa’s dad knew what Lucas meant.',
    question: 'What is the difference between knowing the words and knowing the meaning?',
    hints: [
      'What can “chicken” mean besides a bird?',
      'Who understood the joke, and why?',
      'What did the app miss?',
    ],
    goodAnswer: 'The app changed each word, but Rosa’s dad knew what people mean when they say it.',
  },
  {
    key: 'reading-young-esther-three-days',
    title: 'Queen for a Reason',
    difficulty: 'medium',
    week: 5,
    passage:
      'Esther was queen of Persia. Nobody at court knew that she was a Jew. Then a cruel man made a plan against all the Jews.\n\nHer cousin Mordecai asked her to speak to the king. But it was dangerous to go to him without being called. Maybe, said Mordecai, she had become queen for this very time. Esther asked all the Jews in the city to fast for three days. Then she went.',
    question: 'What did Esther do before she went to the king, and why?',
    hints: [
      'Why was it dangerous?',
      'What does it mean to fast?',
      'Did she want to be alone in this?',
    ],
    goodAnswer:
      'She asked her people to fast with her for three days, because she needed courage and God’s help.',
  },
  {
    key: 'reading-young-shepherd-night',
    title: 'First to Hear',
    difficulty: 'beginner',
    week: 6,
    passage:
      'A king’s baby is born in a palace. Messengers ride to the great lords to tell them.\n\nJesus lay in a manger, a box that animals eat from. The messengers were angels. And they did not go to the lords. They went to shepherds, out in the field at night. Shepherds were plain, hard-working people. They were the first to hear, and they ran to see.',
    question: 'What is surprising about who heard the news first?',
    hints: [
      'Who hears first when a king’s baby is born?',
      'What were the shepherds like?',
      'What might that say about Jesus?',
    ],
    goodAnswer:
      'Plain shepherds heard first, not rich lords. It shows that Jesus came for everyone.',
  },
  {
    key: 'reading-young-good-samaritan-road',
    title: 'Three Men on a Road',
    difficulty: 'easy',
    week: 6,
    passage:
      'A man lay hurt beside the road. A priest came, saw him, and passed by on the other side. A Levite came, saw him, and did the same.\n\nThen a Samaritan came. His people and the hurt man’s people did not like each other. He saw him, and he felt pity. He cleaned his wounds, put him on his own animal and paid for his bed.\n\nWhich one was a neighbor to the man? asked Jesus.',
    question: 'All three men saw him. What was different about the third?',
    hints: [
      'Which words come right after “he saw him”?',
      'Count the things he did.',
      'Was it easy for him to help?',
    ],
    goodAnswer:
      'He felt pity and did something about it, even though the man was not from his people.',
  },
  {
    key: 'reading-young-zacchaeus-tree',
    title: 'The Man in the Tree',
    difficulty: 'easy',
    week: 6,
    passage:
      'Zacchaeus took taxes, and he took too much. He was a rich man without many friends, and he was short. When Jesus came to Jericho, he could not see over the crowd. So he ran ahead and climbed a tree.\n\nJesus stopped and looked up. He called Zacchaeus by name and said He must stay at his house that day.\n\nPeople grumbled, but Zacchaeus was full of joy and gave half of what he owned to the poor.',
    question: 'What changed Zacchaeus?',
    hints: [
      'How did other people treat him?',
      'What did Jesus do that nobody else did?',
      'What is different at the end?',
    ],
    goodAnswer:
      'Jesus saw him, knew his name and wanted to be with him. That made him want to be fair and share.',
  },
  {
    key: 'reading-young-fair-robot-game',
    title: 'The Camera That Missed Zuri',
    difficulty: 'medium',
    week: 6,
    passage:
      'At the science museum, a camera put funny hats on people’s faces. It found Emma and it found Jack, but it did not find Zuri, who has dark brown skin. She moved closer, and still there was no hat.\n\n“It must have learned mostly from faces with light skin,” said the guide. “That is not your fault but ours, and we need to fix it.”\n\nEmma took off her hat on the screen by stepping back. She stood next to Zuri.',
    question: 'Why did the camera miss Zuri? What do you think of what Emma did?',
    hints: [
      'What did the camera learn from?',
      'Whose fault was it, says the guide?',
      'Why might Emma step back?',
    ],
    goodAnswer:
      'It had not learned from enough faces like hers, which is unfair. Emma was kind, because she did not want Zuri to be left out alone.',
  },
  {
    key: 'reading-young-five-loaves',
    title: 'A Boy’s Lunch',
    difficulty: 'beginner',
    week: 6,
    passage:
      'It was late, and thousands of people were hungry. Andrew found a boy with five small loaves and two fish. But what was that among so many?\n\nJesus told the people to sit on the grass. He took the bread and gave thanks. He passed it out, and the fish too. Everybody ate until they were full. Twelve baskets were left over.\n\nI wonder what the boy told his mother that night.',
    question: 'What do you think the boy told his mother?',
    hints: [
      'What did he have at the start?',
      'What did he see with his own eyes?',
      'How would you feel in his place?',
    ],
    goodAnswer:
      'He might say, “I gave Jesus my little lunch, and He fed everyone with it, and there was some left!”',
  },
  {
    key: 'reading-young-donkey-tells',
    title: 'The Donkey Tells It',
    difficulty: 'beginner',
    week: 7,
    passage:
      'I had never carried anyone. I was tied by a door when two men came and untied me. They said the Lord needed me.\n\nNobody had ever said I was needed.\n\nThe road was loud. Coats lay under my feet, and green branches. People shouted and sang. Kings like tall war horses. This King chose me. He sat very still, and I was not afraid.',
    question: 'Who is telling the story? What does he notice about this King?',
    hints: [
      'Who had never carried anyone?',
      'What do other kings ride on?',
      'How did the King sit?',
    ],
    goodAnswer:
      'A donkey tells it. He notices that this King chose a humble donkey and not a war horse, and that He was calm.',
  },
  {
    key: 'reading-young-breakfast-beach',
    title: 'Breakfast on the Beach',
    difficulty: 'easy',
    week: 7,
    passage:
      'After Jesus rose, Peter and some friends went fishing. All night they caught nothing. At dawn a man on the shore told them to try the right side of the boat. The net was so full they could not pull it in!\n\nThen they knew that it was Jesus. Peter jumped into the water with his clothes on. On the beach they found a fire with fish and bread, and Jesus told them to come and have breakfast.',
    question: 'Why did Peter jump into the water?',
    hints: [
      'Who was on the shore?',
      'How fast does a boat with a full net go?',
      'What does his jump show about his heart?',
    ],
    goodAnswer: 'He saw that it was Jesus and was so glad that he could not wait for the boat.',
  },
  {
    key: 'reading-young-grandpa-remote',
    title: 'A Gadget for Grandpa',
    difficulty: 'medium',
    week: 7,
    passage:
      'Hana wanted to build something for Grandpa. “A robot that brings slippers!” she thought. She drew it for a week.\n\nThen she asked him, “What is hard for you each day?”\n\n“The buttons on the remote are too small,” he said. “I always hit the wrong one.”\n\nHana made a cardboard cover with three holes, for the three buttons he used. It cost nothing. Grandpa used it every night. He never needed slippers.',
    question: 'What did Hana learn about helping?',
    hints: [
      'What did she do for the first week?',
      'What happened when she asked a question?',
      'Which idea did Grandpa really use?',
    ],
    goodAnswer: 'She learned to ask a person what he needs before she builds something for him.',
  },
  {
    key: 'reading-young-emmaus-walk',
    title: 'The Third Walker',
    difficulty: 'medium',
    week: 7,
    passage:
      'Two sad friends walked to Emmaus. Their hope was gone, they thought, for Jesus had died. A stranger caught up with them, asked why they were sad, and told them what the Scriptures said.\n\nAt the village they asked him to stay. At the table he broke the bread, and their eyes were opened. It was Jesus! Then they did not see Him any more, but they hurried all the way back to Jerusalem to tell the others.',
    question: 'They had come a long way. Why did they go back at once?',
    hints: [
      'How did they feel on the way out?',
      'What happened at the table?',
      'What do you do with great news?',
    ],
    goodAnswer: 'They knew that Jesus was alive, and the news was too good to keep until morning.',
  },
  {
    key: 'reading-young-dorcas-coats',
    title: 'Needle and Thread',
    difficulty: 'beginner',
    week: 8,
    passage:
      'In the town of Joppa lived a woman named Dorcas. She did not give speeches, but she could sew. If a widow needed a coat, Dorcas made her one.\n\nWhen Dorcas died, the widows cried and held up the coats for Peter to see. Peter knelt and prayed, and God gave Dorcas her life back. Soon the whole town knew.\n\nA needle is a small thing. Look how much love went through it!',
    question: 'How did Dorcas show love? What small thing do you use to help others?',
    hints: [
      'What did she do with her needle?',
      'Who came and cried, and what did they hold?',
      'Think of a tool in your own hands.',
    ],
    goodAnswer: 'She sewed coats for people who needed them. I use a broom to help my family.',
  },
  {
    key: 'reading-young-rhoda-door',
    title: 'Knock, Knock',
    difficulty: 'easy',
    week: 8,
    passage:
      'Peter was in prison, and his friends were praying for him. In the night an angel led him out. He went to the house and knocked.\n\nA girl named Rhoda came to the door and knew his voice. She was so happy that she ran to tell the others, but she forgot to open the door! They did not believe her, and Peter stood outside and kept on knocking.',
    question: 'What is funny in this story, and what is surprising about the praying friends?',
    hints: [
      'What did Rhoda forget?',
      'What were the friends asking God for?',
      'What did they do when Rhoda told them?',
    ],
    goodAnswer:
      'It is funny that Rhoda leaves Peter outside. The friends had prayed for him and then could not believe it came true.',
  },
  {
    key: 'reading-young-rumor-pool',
    title: 'The Shark in the Pool',
    difficulty: 'medium',
    week: 8,
    passage:
      'On Monday Finn said there was a shark in the camp pool. He even had a picture! By lunch twenty kids had told twenty more, and nobody wanted to swim.\n\nAda looked at the picture for a long time. “The shark has no shadow,” she said. “And our pool has no blue steps.” She asked Finn where he got it. He said an app had made it, and it was only a joke.\n\nSome of the little ones had cried.',
    question: 'What did Ada do before she believed it? What should the others have done?',
    hints: [
      'What two things did she see in the picture?',
      'Which question did she ask?',
      'How did the news spread so fast?',
    ],
    goodAnswer:
      'She looked closely and asked where the picture came from. The others should have checked before they passed it on.',
  },
  {
    key: 'reading-young-love-is-patient',
    title: 'What Love Did Today',
    difficulty: 'easy',
    week: 8,
    passage:
      'Love waited at the sink while her little brother took forever.\n\nLove did not say “I told you so.”\n\nLove clapped when someone else won the prize.\n\nLove said, “My fault,” before anyone asked.\n\nLove kept no list of the times it was hurt.\n\nLove got tired, took a breath, and tried again after lunch.',
    question: 'Pick one line. When would it be hard for you, and why?',
    hints: [
      'Read each line and picture it at home.',
      'Which one would you need the most help with?',
      'Tell what you would feel at that moment.',
    ],
    goodAnswer:
      'Clapping when someone else wins would be hard for me, because I would be a little jealous.',
  },
];
