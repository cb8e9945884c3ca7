import type { ReadingItem } from '../../items.ts';

/** Creation, promises, the way out of Egypt, David and Solomon. */
export const olderReadingOfWeeks1To4: readonly ReadingItem[] = [
  {
    key: 'reading-older-image-of-kings',
    title: 'Whose Statue Stands Here?',
    difficulty: 'medium',
    week: 1,
    passage:
      'Kings of the ancient Near East set up statues of themselves in provinces they could not visit. The statue announced that this land, too, belonged to its ruler, and whoever insulted it insulted him. Egyptian inscriptions go a step further and call the pharaoh himself the living image of a god. The expression was reserved for the man at the very top; it would have occurred to nobody to apply it to a potter or to his wife.\n\nAgainst this background the first chapter of Genesis makes an astonishing claim. There the image of God is not the king. It is humankind, male and female, without exception and before any of them has achieved anything whatsoever. Readers still discuss what exactly the phrase includes: reason, relationship, responsibility for the earth. But whatever it includes, it cannot be earned, and so it cannot be forfeited by being young, ill, poor, slow or foreign.',
    question:
      'How does the comparison with ancient statues sharpen the claim of Genesis? Name one consequence it should have for the way we treat people today.',
    hints: [
      'Who could be called the image of a god in Egypt?',
      'What changes when the same title goes to everybody?',
      'Think of a group that is judged by what it achieves.',
    ],
    goodAnswer:
      'A title that belonged to kings alone is given to every human being, so dignity does not depend on rank. It means, for instance, that people who cannot work deserve the same respect as anyone else.',
  },
  {
    key: 'reading-older-eliza',
    title: 'The Secretary Who Asked for Privacy',
    difficulty: 'beginner',
    week: 1,
    passage:
      'In 1966 Joseph Weizenbaum of MIT described a program that imitated a psychotherapist. ELIZA understood nothing. It searched a typed sentence for key words and turned it back as a question: if you wrote that you were unhappy about your mother, it might ask you to tell it more about your family.\n\nWeizenbaum had expected people to be amused. Instead they confided in it. His own secretary, who had watched him build the program for months and knew perfectly well that it was only a program, began a conversation with it and, after a few exchanges, asked him to leave the room.\n\nThat request troubled him for the rest of his life. The question that occupied him was no longer what machines might become; it was what it says about us that a handful of rules was enough. He spent decades warning that there are tasks which should not be given to computers, even if computers could be made to perform them.',
    question:
      'Why did the secretary’s request trouble Weizenbaum more than if a stranger had made it?',
    hints: [
      'What did she know that a stranger would not have known?',
      'What does asking for privacy usually assume about the listener?',
      'Which question replaced the one about machines?',
    ],
    goodAnswer:
      'She knew exactly how simple the program was and still treated it as a confidant. So knowing the facts is not enough to protect us from imagining a person where there is none.',
  },
  {
    key: 'reading-older-woman-you-gave',
    title: 'The Grammar of Blame',
    difficulty: 'hard',
    week: 1,
    passage:
      'When God asks Adam whether he has eaten from the forbidden tree, a single word would suffice, but what Adam says is remarkably skillful. The woman whom You gave to be with me, he begins, gave me fruit from the tree; and only then, as though it hardly mattered, he adds that he ate. In one breath he has shifted responsibility to his wife and, by way of the words You gave, to God.\n\nEve is asked next, and she names the serpent. Neither statement is false, for she did hand him the fruit and the serpent did deceive her. That is what makes the scene so uncomfortably familiar: evasions rarely consist of lies; they consist of accurate statements, arranged so that the speaker stands as far as possible from the verb.\n\nWe have developed the art since then. Mistakes were made, say official statements, in a passive voice from which every human being has quietly departed.',
    question:
      'Explain what the author means by standing “as far as possible from the verb.” Rewrite “Mistakes were made” as an honest sentence.',
    hints: [
      'Where in Adam’s answer do the words “I ate” come?',
      'Who performs the action in “Mistakes were made”?',
      'An honest sentence needs a subject and something definite.',
    ],
    goodAnswer:
      'It means arranging a true sentence so that one’s own action is hidden or comes last. An honest version would be: “I gave you the wrong dates, and you missed your bus because of it.”',
  },
  {
    key: 'reading-older-hubble-mirror',
    title: 'Too Flat by a Fiftieth of a Hair',
    difficulty: 'medium',
    week: 1,
    passage:
      'The main mirror of the Hubble Space Telescope had been polished with extraordinary precision, and it was wrong. When the first pictures arrived in 1990, the stars looked like smudged spiders. Near its edge the mirror was too flat by about two micrometers, roughly a fiftieth of the thickness of a human hair.\n\nThe cause was embarrassingly humble. An instrument used to test the curve had been assembled with one lens 1.3 millimeters out of position, so the polishing machines had followed a faulty guide with perfect obedience. Two simpler instruments had actually shown that something was not right. Their results were set aside, because the better instrument was, after all, the better one.\n\nIn December 1993 astronauts installed corrective optics, in effect a pair of spectacles, and Hubble began to deliver the images for which it is loved. Precision had never been the problem. Nobody had asked what the precision was faithful to.',
    question:
      'What is the difference between precision and accuracy in this story, and what warning did the team overlook?',
    hints: [
      'How carefully was the mirror polished, and toward what shape?',
      'What did the two simple instruments report?',
      'Why were they not believed?',
    ],
    goodAnswer:
      'The polishing was precise but followed a wrong reference, so the shape was not accurate. The team dismissed simpler tests that contradicted the instrument they trusted.',
  },
  {
    key: 'reading-older-abraham-bargains',
    title: 'What If There Are Ten?',
    difficulty: 'beginner',
    week: 2,
    passage:
      'The city of Sodom had become so cruel that the outcry against it reached heaven, and God let Abraham know that judgment was near. What follows is among the boldest conversations in Scripture. Abraham steps closer and asks whether the innocent are to be swept away together with the guilty. Suppose there are fifty righteous people in the city: should not the Judge of all the earth do what is just?\n\nGod agrees to spare the entire place for the sake of fifty. Abraham, calling himself dust and ashes, continues with forty-five, then forty, thirty, twenty, and finally ten, and every time the answer is yes. It is Abraham who stops asking.\n\nThe conversation does not save the city, where not even ten can be found. Yet his nephew Lot is led out, and we learn something about the one who has been called to be a blessing to all families. He pleads for foreigners and not merely for his own relatives, and God evidently wishes to be asked.',
    question:
      'Abraham combines boldness and humility. Show where each appears, and say what the conversation suggests about prayer.',
    hints: [
      'Which question of his could sound like a challenge?',
      'What does he call himself?',
      'How does God respond to each new request?',
    ],
    goodAnswer:
      'He boldly asks whether the Judge will be just and keeps lowering the number, while calling himself dust and ashes. It suggests that honest pleading for others is welcome to God.',
  },
  {
    key: 'reading-older-literary-digest',
    title: 'Two Million Wrong Answers',
    difficulty: 'medium',
    week: 2,
    passage:
      'In 1936 the American magazine Literary Digest conducted one of the largest opinion polls ever attempted. It mailed out around ten million ballots, received more than two million back, and announced that Alfred Landon would defeat President Roosevelt comfortably. Roosevelt won forty-six of the forty-eight states.\n\nMeanwhile George Gallup, who questioned roughly fifty thousand people, had predicted the winner correctly. How could so much data lose to so little?\n\nThe Digest had taken many of its addresses from telephone directories and car registrations, and in the middle of the Depression those were luxuries. On top of that, fewer than a quarter of the people who received a ballot bothered to return it, and those who did differed from those who did not. Gallup chose a smaller crowd that resembled the country.\n\nA larger sample reduces random error. It does nothing against a sample that is tilted from the beginning; it merely makes the wrong answer look more certain. The magazine closed two years later.',
    question:
      'Which two separate biases spoiled the poll, and why could even more ballots not have repaired it?',
    hints: [
      'Who owned a telephone or a car in 1936?',
      'Who returned a ballot and who did not?',
      'Distinguish the size of a sample from the way it was chosen.',
    ],
    goodAnswer:
      'The address lists favored wealthier people, and those who replied differed from those who did not. More ballots from the same sources would have repeated the same tilt.',
  },
  {
    key: 'reading-older-jacob-limp',
    title: 'The Man Who Would Not Let Go',
    difficulty: 'hard',
    week: 2,
    passage:
      'Jacob had spent his life obtaining what he wanted from behind: by grasping a heel, buying a birthright, wearing his brother’s clothes in front of a father who could no longer see. Now he had to meet that brother, and there was nobody left to deceive. He sent his family across the river Jabbok and remained alone in the dark.\n\nThere a mysterious opponent, whose identity the text is in no hurry to reveal, wrestled with him until daybreak. When the stranger saw that he could not overpower Jacob, he struck the socket of his hip, and still Jacob would not let go unless he received a blessing.\n\nWhat is your name? asked the stranger. Years earlier, his father had asked him almost the same thing, and he had pretended to be Esau; this time he answered that he was Jacob. He received a blessing and a new name, Israel, called the place Face of God, and as the sun was rising he walked toward his brother, limping.',
    question:
      'Why is it significant that Jacob gives his own name this time? What might the limp stand for?',
    hints: [
      'What answer did he once give his father?',
      'What must you stop doing in order to be blessed as yourself?',
      'He leaves both wounded and blessed. How can the two belong together?',
    ],
    goodAnswer:
      'He once stole a blessing under a false name; now he receives one as himself, with nothing hidden. The limp shows that the encounter truly changed him and that he no longer relies on his own strength.',
  },
  {
    key: 'reading-older-henrietta-lacks',
    title: 'The Cells That Were Never Asked For',
    difficulty: 'hard',
    week: 2,
    passage:
      'In 1951 Henrietta Lacks, a thirty-year-old mother of five, was treated for cancer at Johns Hopkins Hospital in Baltimore. Doctors took a sample from her tumor, and a laboratory there discovered something unheard of: her cells did not die outside the body. They doubled about once a day. She herself died that October.\n\nThe cells, called HeLa, were sent to laboratories everywhere. They helped in the development of the polio vaccine, and they are mentioned in tens of thousands of studies. Companies earned money with them. Nobody had asked Henrietta, which was common practice at that time, and her family, Black and poor, did not learn of it for over twenty years. In 2013 her descendants and the National Institutes of Health agreed on rules for the use of her genome, and in 2023 the family settled a lawsuit against one company.\n\nHer cells have done immeasurable good. That is exactly why the case is hard: a wrong does not cease to be one because it turned out to be useful.',
    question:
      'Someone says, “The cells saved lives, so no harm was done.” Answer this with two arguments, and draw a parallel to personal data today.',
    hints: [
      'What was taken besides a sample?',
      'Who profited, and who did not even know?',
      'What data about you is collected without a real question?',
    ],
    goodAnswer:
      'A useful result does not replace consent, and the profit went to others while the family knew nothing. In the same way, data about us should not be used without an honest question, even for good aims.',
  },
  {
    key: 'reading-older-moses-excuses',
    title: 'Five Good Reasons',
    difficulty: 'beginner',
    week: 3,
    passage:
      'Moses is often painted with a magnificent beard and an air of command. The man at the burning bush is someone quite different: an eighty-year-old fugitive who presents God with one objection after another.\n\nWho is he, he begins, that he should go to Pharaoh? God does not reply with a list of qualifications, but with a promise to accompany him. When Moses inquires what he should say if the people ask for a name, he hears: I AM WHO I AM. When he objects that they may not believe him, he is given signs, and when he mentions that he has never been eloquent, God reminds him who made the human mouth. After every argument has been exhausted, the real sentence comes out at last: please send somebody else.\n\nAt this God becomes angry, and nevertheless He does not withdraw the commission. He points out that Aaron, Moses’ brother, is already on the road to meet him. Assistance had set out before the last excuse was spoken.',
    question:
      'What is the difference between the first four objections and the fifth? Why is the detail about Aaron encouraging?',
    hints: [
      'Which objections ask for something, and which only refuses?',
      'When did Aaron set out?',
      'What might the earlier objections have been hiding?',
    ],
    goodAnswer:
      'The first four sound like reasons and receive answers, while the fifth admits that he simply does not want to go. Aaron was already coming, so God had provided help even before Moses gave in.',
  },
  {
    key: 'reading-older-equiano',
    title: 'A Book as a Witness',
    difficulty: 'medium',
    week: 3,
    passage:
      'When the British Parliament debated the slave trade, there were speeches about profits, harbors and the price of sugar. One voice had been missing from the discussion. In 1789 Olaudah Equiano published the story of his life. He wrote that he had been kidnapped in West Africa as a child, shipped across the ocean, and sold; he had learned to read, earned money by small trading on the side, and bought his own freedom in 1766 for forty pounds.\n\nEquiano had become a Christian, and he turned the faith of his readers into a question: if you believe that God made all nations of one blood, how can you do this? He traveled the country to present his book, which went through edition after edition.\n\nHe died in 1797, ten years before Parliament abolished the trade. Historians debate some details of his account. Nobody disputes its effect: people who had been discussing cargo found themselves listening to a man.',
    question:
      'Explain the last sentence. Why could one life story achieve what figures about trade could not?',
    hints: [
      'How did the speeches describe enslaved people?',
      'What happens when you read about a person’s childhood?',
      'On what shared belief did he build his question?',
    ],
    goodAnswer:
      'Debates treated people as goods, but his book made readers hear a human being with a name and feelings. That, and his appeal to their own faith, made indifference harder.',
  },
  {
    key: 'reading-older-mercator',
    title: 'Every Map Tells a Lie',
    difficulty: 'medium',
    week: 3,
    passage:
      'Try to flatten the peel of an orange and it will tear. Since the surface of the Earth cannot be spread out without stretching or cutting, every flat map of the world has to be unfaithful to something, and the mapmaker must choose to what.\n\nGerardus Mercator made his choice in 1569 on behalf of sailors. On his map a straight line corresponds to a constant compass direction, so a navigator could draw a course with a ruler. The price is paid in area, more and more as one approaches the poles: Greenland appears about as large as Africa, although Africa is some fourteen times its size.\n\nFor steering a ship this hardly mattered. Trouble began when the same map was hung in classrooms, where nobody was steering anything, and generations of children absorbed the impression that the northern countries were enormous. The map had not changed. It was answering a question that nobody in the room was asking.',
    question:
      'Was Mercator’s map a bad map? Apply the idea of the last sentence to another model, score or statistic.',
    hints: [
      'For whom was it made, and what does it do well?',
      'When did it become misleading?',
      'Think of grades, ratings or step counters.',
    ],
    goodAnswer:
      'It was excellent for navigation and misleading for comparing sizes. Likewise a grade may show how someone did on one test but is wrongly read as how intelligent the person is.',
  },
  {
    key: 'reading-older-manna-economics',
    title: 'Bread That Would Not Keep',
    difficulty: 'medium',
    week: 3,
    passage:
      'In Egypt the Israelites had built storage cities. They knew what it meant when grain is piled up on one side and people go without on the other. In the wilderness they were taught a different kind of arithmetic.\n\nEvery morning there was bread on the ground, and everyone was to gather as much as was needed. Some people collected more and some less, and yet when it was measured, the one who had much had nothing left over, and the one who had little did not lack. Whoever tried to save some until the following day found it full of worms. On the sixth day alone there was a double portion, so that on the seventh even the gathering could rest.\n\nForty years is a long apprenticeship, whose subject seems to have been trust, practiced daily because trust cannot be stockpiled. When Jesus taught His disciples to pray for bread, He asked for it in the same measure: this day’s.',
    question:
      'In what ways was manna a lesson for people who had just left slavery? Where is it hard for us to live by “enough for today”?',
    hints: [
      'What did they build for Pharaoh?',
      'What became of the bread that was hoarded?',
      'What do you store up because you are afraid?',
    ],
    goodAnswer:
      'It broke the habits of hoarding and endless work, because nobody could pile it up and even gathering stopped once a week. We find it hard with money, grades or followers, which we collect out of fear.',
  },
  {
    key: 'reading-older-husky-snow',
    title: 'A Very Good Snow Detector',
    difficulty: 'medium',
    week: 4,
    passage:
      'For a study published in 2016, researchers deliberately trained a poor classifier to tell wolves from huskies. All the wolves in its training pictures stood in snow; none of the huskies did. Then they showed its answers to students of machine learning and asked whether they would trust it.\n\nAt first ten of the twenty-seven students did; after all, eight of the ten verdicts they had been shown were correct. Next, the researchers revealed which parts of each image had actually determined the result. The animals were blank. What lit up was the background. The program had become an excellent detector of snow.\n\nAfter that, only three were still willing to rely on it. The experiment was designed to show the value of explanations, and it does. But it also says something about observers in general: presented with a correct answer, we readily assume that there is an intelligent reason behind it, and so we credit the machine with a thought that was our own.',
    question:
      'What does the experiment reveal about the program, and what does it reveal about the people?',
    hints: [
      'What did all the training pictures of wolves have in common?',
      'Why did its verdicts seem trustworthy at first?',
      'What changed the students’ minds?',
    ],
    goodAnswer:
      'The program used snow and not the animal to decide. The people assumed sensible reasons behind right answers and gave the machine credit for thinking that was theirs.',
  },
  {
    key: 'reading-older-psalm-88',
    title: 'The Psalm That Ends in the Dark',
    difficulty: 'hard',
    week: 4,
    passage:
      'Most of the psalms of lament follow a recognizable path. They cry out, they describe the trouble in detail, and somewhere they turn toward confidence or gratitude. Psalm 88 is different. It begins by calling on the God of salvation, and from there it only descends. The singer feels counted among the dead, abandoned by friends, overwhelmed as though by waves. There is no turn, and in the Hebrew text the very last word is darkness.\n\nSomebody could easily have added a comforting conclusion, but in the centuries during which these songs were copied, prayed and collected, no one did.\n\nIt would be a mistake to call it a psalm without faith. From beginning to end the speaker talks to God, by day and by night, and accuses Him to His face. Despair usually talks about God, or no longer mentions Him. By keeping this prayer among its hymns, Israel seems to have left a door ajar for anyone who has nothing hopeful to say and still needs somewhere to say it.',
    question:
      'How does the author distinguish this psalm from despair? Why may it be a comfort that such a prayer stands in the Bible at all?',
    hints: [
      'To whom does the speaker address his complaint?',
      'What did the copyists choose not to do?',
      'Imagine someone who cannot manage to sound hopeful.',
    ],
    goodAnswer:
      'Despair stops speaking to God, whereas this singer keeps addressing Him. It comforts people in darkness to know that they may pray honestly and need not pretend.',
  },
  {
    key: 'reading-older-solomon-slips',
    title: 'The Wisest Man’s Blind Spot',
    difficulty: 'medium',
    week: 4,
    passage:
      'At the beginning of his reign Solomon asked for a discerning heart, and when he had received it, people traveled from distant countries to consult him. He composed proverbs by the thousand; he could speak about trees, from the cedar to the hyssop that grows out of a wall. If wisdom were a matter of knowing a great deal, his story would have ended well.\n\nBut the law for Israel’s kings had named three dangers: many horses, many wives, and great heaps of silver and gold. The books of Kings record, without raising their voice, the number of his stables, the weight of his gold, and at last his seven hundred wives, who drew his heart to other gods when he was old. To build his palaces he put a burden of labor on his people, and under his son it tore the kingdom in two.\n\nHe could have lectured brilliantly on every one of these dangers, and quite possibly he did.',
    question:
      'What distinction between knowledge and wisdom does the passage draw? Explain the irony in the final sentence.',
    hints: [
      'What did Solomon know about?',
      'Which three warnings did he ignore?',
      'Can a person teach something that he does not practice?',
    ],
    goodAnswer:
      'Knowledge is being able to explain things; wisdom is living by them. The irony is that Solomon could probably have taught others about exactly the dangers that ruined him.',
  },
  {
    key: 'reading-older-jonathan',
    title: 'The Prince Who Stepped Aside',
    difficulty: 'beginner',
    week: 4,
    passage:
      'Jonathan was the eldest son of King Saul, a proven warrior, loved by the army and first in line for the throne. Then a shepherd from Bethlehem defeated Goliath, and the crowds began to sing about somebody else.\n\nSaul reacted as rulers commonly do: he kept a jealous eye on David from that day on, and threw a spear at him. Jonathan, who had far more to lose, did the opposite. He took off his robe and gave it to David, together with his sword, his bow and his belt. In a world in which clothing expressed position, he was handing over the insignia of the heir.\n\nLater, when David was hiding in the wilderness in fear for his life, Jonathan went out to him and, as the story puts it, strengthened his hand in God. He predicted that David would be king and that he himself would be second to him. It never came about, since he died in battle beside his father. David’s lament for the two of them is among the most beautiful poems in the Bible.',
    question:
      'Compare how Saul and Jonathan respond to David’s success. What must a person believe in order to act like Jonathan?',
    hints: [
      'What did each of them stand to lose?',
      'What did the robe and the belt mean?',
      'What gives someone security other than rank?',
    ],
    goodAnswer:
      'Saul sees a rival and tries to destroy him; Jonathan sees a friend and a calling and gives up his claim. He must believe that God’s plan matters more than his own rank.',
  },
];
