import type { ReadingItem } from '../../items.ts';

/** Creation, promises, the way out of Egypt, David and Solomon. */
export const middleReadingOfWeeks1To4: readonly ReadingItem[] = [
  {
    key: 'reading-middle-chess-turk',
    title: 'The Machine With a Man Inside',
    difficulty: 'medium',
    week: 1,
    passage:
      'In 1770 a Hungarian engineer showed the court of Vienna a marvel: a wooden figure in Turkish dress, seated at a cabinet, that could play chess. Before each game he opened the doors to reveal wheels and cogs. Then the figure lifted its arm and usually won. It toured Europe and America for decades, and it is said to have beaten Napoleon.\n\nThe secret came out only slowly. A strong human player was folded up inside the cabinet, sliding from side to side as the doors were opened. The wheels were mostly decoration. People had looked straight at the machinery and had seen what they hoped to see.',
    question:
      'How did the open doors help the trick instead of giving it away? What does that teach us about judging clever machines today?',
    hints: [
      'What did the audience see behind the doors?',
      'Where was the player while they looked?',
      'Think about the last sentence: what were people hoping for?',
    ],
    goodAnswer:
      'Seeing wheels convinced people that the machine did the thinking, so they stopped looking for a person. We should ask who or what really does the work inside a clever machine.',
  },
  {
    key: 'reading-middle-cain-field',
    title: 'The Question After the Field',
    difficulty: 'medium',
    week: 1,
    passage:
      'Two brothers brought gifts to God. Abel’s was received gladly and Cain’s was not, and Cain’s face darkened. Before anything terrible had happened, God spoke to him, asked why he was angry, and told him that sin was crouching at his door and that he had to master it. It was a warning and, at the same time, an opportunity.\n\nCain did not take it. He invited his brother to come out to the field with him, and there he killed him.\n\nAfterward God asked where Abel was. Cain answered with a question of his own, namely whether he was supposed to be his brother’s keeper. The remainder of the Bible spends a great many pages saying yes.',
    question:
      'Cain’s reply is a question. What was he trying to avoid, and how does the author of this passage answer him?',
    hints: [
      'What would an honest reply to God have sounded like?',
      'Who had been given a warning, and when?',
      'Look closely at the final sentence.',
    ],
    goodAnswer:
      'He tried to avoid saying what he had done and to deny that Abel was his concern. The author says that the whole Bible teaches us we are responsible for one another.',
  },
  {
    key: 'reading-middle-viper-heat',
    title: 'Seeing Warmth',
    difficulty: 'easy',
    week: 1,
    passage:
      'Between the eye and the nostril of a rattlesnake there is a small hollow, called a pit. A thin skin stretched inside it warms up when heat falls on it, and nerves carry the signal to the brain. There it is joined to what the eyes report. On a moonless night the snake can tell exactly where a mouse is sitting, because the mouse is warmer than the stones around it.\n\nHuman beings cannot do this. We had to build thermal cameras, and firefighters now use them to search for people in smoke. The snake’s sensor and ours were made in very different ways, yet both turn warmth into a picture.',
    question:
      'How can a snake find a mouse in complete darkness, and what have people made that does a similar job?',
    hints: [
      'What is different about a mouse and a stone at night?',
      'Find the word for the hollow in front of the eye.',
      'Who uses the human version, and where?',
    ],
    goodAnswer:
      'The snake senses the warmth of the mouse with its pits. Thermal cameras do a similar job and help firefighters find people in smoke.',
  },
  {
    key: 'reading-middle-keeper-garden',
    title: 'Notes From Plot Nine',
    difficulty: 'beginner',
    week: 1,
    passage:
      'June 14. They gave our cabin a piece of dirt and called it a garden. I counted more stones than soil.\n\nJune 16. We hauled out two wheelbarrows of stones, while Rafael read us the line where God puts the man in the garden to work it and take care of it. I had always imagined that paradise meant lying in a hammock.\n\nJune 20. There is something green, which may possibly be a weed, but I watered it anyway.\n\nJune 27. It is a bean! I have inspected it eleven times today and have chased off a rabbit, politely.\n\nJuly 3. We are going home, and I have written three pages of instructions for the next cabin, because I never knew that anyone could feel this way about a bean.',
    question: 'How does the writer’s idea of work change from the first entry to the last?',
    hints: [
      'How does the writer describe the plot at the start?',
      'What did the writer think paradise was?',
      'What do three pages of instructions show?',
    ],
    goodAnswer:
      'At first the plot is only a nuisance and work sounds like the opposite of paradise. By the end caring for it has become a joy, and the writer worries about the bean.',
  },
  {
    key: 'reading-middle-hagar-well',
    title: 'The God Who Sees',
    difficulty: 'medium',
    week: 2,
    passage:
      'Hagar was a servant from Egypt, and nobody had asked her what she wanted. When life in Abram’s household became unbearable, she fled, pregnant and alone, into the desert, and stopped beside a spring of water.\n\nThere the angel of the Lord found her. He used her name, which so far in the story no one else had done when speaking to her. He asked where she had come from and where she was going, and he promised that her child would be called Ishmael, which means God hears, and would have more descendants than anyone could count.\n\nThen Hagar did something extraordinarily bold and gave a name to God: the God who sees me.',
    question: 'Why might being seen and called by name have meant so much to Hagar in particular?',
    hints: [
      'How had the people around her treated her?',
      'Look at what the angel says first.',
      'What does her name for God tell about her wish?',
    ],
    goodAnswer:
      'Others had used her without asking or naming her. God noticed her, knew her name and listened, so she knew that she mattered.',
  },
  {
    key: 'reading-middle-babel-project',
    title: 'The Tower in Cabin Six',
    difficulty: 'beginner',
    week: 2,
    passage:
      'We set out to build the tallest tower in camp history, and by Tuesday we had stopped talking about anything else. Jonas made us a flag with CABIN SIX in gold letters. When little Peter from next door wanted to add a block, we told him to get lost.\n\nOn Wednesday Jonas and I argued about whose idea the flag had been. On Thursday nobody would hold the ladder for anybody. The tower did not fall. It simply stood there at two meters ten, unfinished, with the flag hanging down.\n\nOn Friday our counselor read the story of Babel. Nobody in Cabin Six said a word. Then Jonas got up and went to find Peter.',
    question: 'What really stopped the tower from being finished? Why does Jonas go to find Peter?',
    hints: [
      'Did wind or gravity stop it?',
      'What became more important than building together?',
      'What had they done to Peter earlier in the week?',
    ],
    goodAnswer:
      'Pride and quarreling over fame stopped it. Jonas realizes how they treated Peter and wants to make that right.',
  },
  {
    key: 'reading-middle-plane-armor',
    title: 'The Planes That Did Not Return',
    difficulty: 'hard',
    week: 2,
    passage:
      'During the Second World War, American officers studied bombers that came back from missions. They marked the bullet holes. There were plenty in the wings and the body, and far fewer around the engines. Surely, they thought, armor should go where the holes were.\n\nAbraham Wald, a mathematician who had fled from Europe, saw it the other way around. These were the planes that had made it home. Shots could have struck anywhere; planes hit in the engines were simply not there to be counted. Wald worked out how much could be learned about the missing planes, and the lesson became famous: put the armor where the returning planes have no holes.',
    question: 'What information was missing, and why did it change the answer?',
    hints: [
      'Which planes could the officers look at?',
      'What happened to a plane whose engine was hit?',
      'Ask of any data: who or what never got into it?',
    ],
    goodAnswer:
      'The planes that were shot down were missing from the data. Few engine holes in the survivors meant that hits there were deadly, so the engines needed armor most.',
  },
  {
    key: 'reading-middle-text-apology',
    title: 'Three Dots',
    difficulty: 'easy',
    week: 2,
    passage:
      'For six days Ines and Carla had not spoken. It had started with a borrowed jacket and had grown, the way these things do, into You never and You always.\n\nOn Saturday Ines typed: I’m sorry about the jacket. That sounded like an announcement, so she deleted it. Her next attempt said that she was sorry if Carla had been upset. She considered the word if for a while, and deleted that message, too.\n\nShe could always ask the chatbot, which would compose something graceful in two seconds, but whose apology would it be?\n\nShe typed: I tore your jacket and I was too embarrassed to tell you. I miss you. Then she pressed send before she could reconsider. On the screen three dots appeared, vanished, and appeared again.',
    question:
      'Why does Ines reject the sentence with “if” in it, and why does she not use the chatbot?',
    hints: [
      'Say the “if” sentence aloud. Who does it blame?',
      'What question does she ask herself about the chatbot?',
      'Compare the message she sends with the first drafts.',
    ],
    goodAnswer:
      '“If you were upset” does not admit that she did anything wrong. An apology from a chatbot would not be her own, so it could not mend the friendship.',
  },
  {
    key: 'reading-middle-jethro-advice',
    title: 'The Line Outside the Tent',
    difficulty: 'beginner',
    week: 3,
    passage:
      'Moses had led a whole nation out of Egypt, and now he was stuck in his own tent. From morning till evening people stood in line so that he could settle their quarrels. Every missing goat, every broken fence came to him.\n\nHis father-in-law, Jethro, came to visit and watched for a day. Then he said plainly that what Moses was doing was not good. He would wear himself out, and the people as well. Jethro proposed a plan: teach everyone the rules, choose honest people who cannot be bribed, and put them over thousands, hundreds, fifties and tens. Only the hard cases should come to Moses.\n\nMoses, the great leader, listened to him and did it.',
    question:
      'What problem did Jethro notice, and what does it say about Moses that he took the advice?',
    hints: [
      'How long did the line last?',
      'Who suffered, besides Moses?',
      'How easy is it for someone famous to be told that he is doing it wrong?',
    ],
    goodAnswer:
      'One man was trying to do everything, which exhausted him and the people. Taking advice shows that Moses was humble enough to learn.',
  },
  {
    key: 'reading-middle-snow-map',
    title: 'The Doctor’s Dots',
    difficulty: 'medium',
    week: 3,
    passage:
      'In the late summer of 1854, cholera struck the London district of Soho. Most doctors blamed bad air. John Snow suspected the water. He, and after him a local clergyman, Henry Whitehead, went from house to house asking who had fallen ill and where they had drawn their water.\n\nSnow marked the deaths on a map of the streets. The marks crowded around one public pump in Broad Street. There were puzzles, too: workers in a nearby brewery stayed well. It turned out that they had their own well and drank mostly beer.\n\nThe pump handle was taken off. The outbreak was already fading, but the map helped to change how the world thinks about disease.',
    question: 'How did the healthy brewery workers make Snow’s idea stronger and not weaker?',
    hints: [
      'Where did the brewery stand?',
      'If bad air were to blame, what should have happened to the workers?',
      'What did they drink?',
    ],
    goodAnswer:
      'They breathed the same air as their neighbors but did not drink from the pump, and they stayed well. That fits the idea that the water carried the disease.',
  },
  {
    key: 'reading-middle-judah-offer',
    title: 'Take Me Instead',
    difficulty: 'hard',
    week: 3,
    passage:
      'Years before, it had been Judah’s idea to sell his brother Joseph. Now there was famine, and the brothers stood in Egypt before a powerful governor. They did not know that he was Joseph himself.\n\nA silver cup had been found in the sack of Benjamin, the youngest, whom their father loved as he had once loved Joseph. The governor said that Benjamin must stay as a slave; the rest could go home in peace.\n\nIt was the same situation all over again: a favorite son, and a chance to be rid of him. But Judah stepped forward. He begged to be kept as a slave in the boy’s place. When Joseph heard that, he could no longer hold back his tears.',
    question: 'Why did Judah’s words move Joseph so deeply?',
    hints: [
      'What had Judah done long ago?',
      'What could the brothers have done this time?',
      'Compare the old Judah with the new one.',
    ],
    goodAnswer:
      'The man who once sold a brother was now ready to become a slave to save one. Joseph saw that Judah had truly changed.',
  },
  {
    key: 'reading-middle-rule-keeper',
    title: 'The Letter of the Law',
    difficulty: 'medium',
    week: 3,
    passage:
      'The camp rule was clear: no leaving the cabin after nine. Sunniva, thirteen, was proud of never having broken it.\n\nAt half past nine, Liv woke up coughing. It was not her usual cough. Her inhaler was empty, and the spare one was kept in the nurse’s hut, four minutes away along the lighted path. The counselor’s radio buzzed and gave no answer.\n\n“We’re not allowed out,” said one girl.\n\nSunniva looked at the poster on the wall. At the very bottom, in small print, it explained why the rules existed in the first place: so that everyone is safe.\n\nShe told one girl to stay with Liv and another to keep trying the radio, and then she put on her shoes.',
    question:
      'Did Sunniva break the rule, keep it, or something in between? Explain with details from the story.',
    hints: [
      'What is the rule for, according to the poster?',
      'What would keeping it word for word lead to?',
      'Which sensible steps did she take before going?',
    ],
    goodAnswer:
      'She broke its words but kept its purpose, which was safety. She also made sure that Liv was not alone and that others kept calling for help.',
  },
  {
    key: 'reading-middle-clever-hans',
    title: 'Clever Hans',
    difficulty: 'medium',
    week: 4,
    passage:
      'Around 1904 a horse called Hans amazed Berlin. Ask him what seven plus five makes, and he tapped his hoof twelve times. His owner, a retired teacher, was no cheat; he truly believed that Hans could calculate.\n\nA young psychologist, Oskar Pfungst, tested this carefully. Whenever the questioner did not know the answer, Hans failed, and whenever Hans could not see the questioner, he failed as well. The horse had learned something entirely different. As the taps came near the right number, people tensed up and then relaxed, with a tiny movement of the head, and that was his signal to stop.\n\nHans was clever indeed, but not at arithmetic.',
    question: 'What had Hans really learned, and which two tests revealed it?',
    hints: [
      'When did Hans give wrong answers?',
      'What were people doing without knowing it?',
      'What is Hans rewarded for noticing?',
    ],
    goodAnswer:
      'He had learned to read tiny movements of people. He failed when the questioner did not know the answer, and when he could not see the questioner.',
  },
  {
    key: 'reading-middle-naomi-mara',
    title: 'Call Me Bitter',
    difficulty: 'easy',
    week: 4,
    passage:
      'Naomi left Bethlehem with a husband and two sons. Some ten years later she came back without them, and the whole town was stirred. Could this be Naomi? the women asked.\n\nShe told them not to call her Naomi any longer, because it means pleasant, but Mara, which means bitter, for she had gone away full and the Lord had brought her back empty.\n\nShe was not polite about her sorrow, and the Bible does not scold her for it. It only mentions, almost in passing, that Ruth was standing beside her, and that they had arrived just as the barley harvest began.',
    question:
      'Naomi says she is empty. Which two details at the end suggest that her story is not over?',
    hints: [
      'Who is next to her while she speaks?',
      'What is going on in the fields?',
      'What might each of these lead to?',
    ],
    goodAnswer:
      'Ruth, who loves her, is standing beside her, and the barley harvest is starting, so there will be food and company.',
  },
  {
    key: 'reading-middle-nathan-lamb',
    title: 'The Story That Was a Mirror',
    difficulty: 'medium',
    week: 4,
    passage:
      'King David had done a great wrong: he had taken another man’s wife and arranged the man’s death, and nobody dared to say so. Then the prophet Nathan came and told him about two neighbors, one of whom was rich and owned many flocks, while the other possessed a single little lamb, which ate from his plate and slept in his arms. When a visitor arrived, the rich man took the poor man’s lamb for dinner.\n\nDavid burned with anger and declared that such a person deserved to die.\n\nYou are that man, said Nathan.\n\nDavid did not argue, and he did not have Nathan arrested, but admitted that he had sinned against the Lord.',
    question: 'Why do you think Nathan told a story first and did not begin with the accusation?',
    hints: [
      'How would a king react to being accused to his face?',
      'What does David feel before he knows whom it is about?',
      'Who speaks the verdict on the rich man?',
    ],
    goodAnswer:
      'The story let David judge the wrong fairly before he could defend himself. By then he had already condemned what he himself had done.',
  },
  {
    key: 'reading-middle-answer-key',
    title: 'Ninety-Eight Percent',
    difficulty: 'medium',
    week: 4,
    passage:
      'Malik found last year’s geography quiz in a drawer and learned all fifty answers by heart. Number one, B. Number two, D. He could recite them in the shower. On the practice test, which used the same fifty questions, he scored ninety-eight percent.\n\nHis sister Amal drew maps. She traced the rivers with a finger and asked herself why cities grew where they did. On the practice test she scored eighty-one.\n\nThen came the real test, with new questions. Amal got eighty-four. Malik prefers not to say.\n\nPeople who build learning machines know his problem so well that they have a name for it: overfitting. That is why they always keep back some examples that the machine has never met.',
    question: 'Using Malik’s story, explain what overfitting means and why examples are kept back.',
    hints: [
      'What exactly did Malik learn, and what did he not learn?',
      'Why was the practice score misleading?',
      'What can only new questions show?',
    ],
    goodAnswer:
      'Overfitting means learning the examples by heart without understanding what they have in common. New examples show whether something was really learned.',
  },
  {
    key: 'reading-middle-psalm-tent',
    title: 'Psalm From a Leaking Tent',
    difficulty: 'beginner',
    week: 4,
    passage:
      'How long, O Lord, will the zipper be broken?\nHow long must rain drip into my left ear?\nMy sleeping bag is a swamp, and my socks have given up.\nEveryone laughed when I tripped at the campfire.\nI laughed as well, but not on the inside.\n\nI am tired of being the new one.\nDo You hear me over this thunder?\n\nBut I remember the bus, and the girl who moved her bag for me.\nI remember that You found people in deserts.\nSomebody’s flashlight is coming across the field.\nSomebody is calling my name.\n\nI will sing to You, quietly and off key,\nfor You have sent Marguerite with a dry towel.',
    question:
      'Many psalms move from complaint to trust. Where does this one turn, and what makes it turn?',
    hints: [
      'Look for a small word that often marks a change.',
      'What does the writer start to remember?',
      'Compare the first stanza with the last.',
    ],
    goodAnswer:
      'It turns at “But I remember.” Remembering earlier kindness and God’s help, and seeing someone come, changes complaint into thanks.',
  },
];
