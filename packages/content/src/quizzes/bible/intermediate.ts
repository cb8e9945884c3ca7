import type { LeveledItem } from '../quiz-item.ts';

export const bibleIntermediate: readonly LeveledItem<'bible'>[] = [
  {
    id: 'bible-in-001',
    question:
      'Many ancient peoples worshiped the sun and the moon. Genesis 1 simply calls them lights that God made. What does that teach?',
    options: [
      'They are too distant to matter to us.',
      'They existed before the earth did.',
      'They are creatures, not gods.',
      'They can reveal a person’s future.',
    ],
    answer: 2,
    explanation:
      'The story does not even use their names, because they are there to serve by marking days and seasons, and only their Maker deserves worship.',
    topic: 'creation-and-promise',
    level: 2,
    week: 1,
    reference: 'Genesis 1:14-19',
  },
  {
    id: 'bible-in-002',
    question: 'What follows from the belief that all people are made in God’s image?',
    options: [
      'Each person has a worth that no one can take away.',
      'People may use the earth in whatever way they like.',
      'Gifted people deserve far more respect than others.',
      'Human beings can be trusted never to do any wrong.',
    ],
    answer: 0,
    explanation:
      'This worth rests on God’s decision, not on ability, wealth or age. The same passage trusts people with the care of other creatures.',
    topic: 'creation-and-promise',
    level: 1,
    week: 1,
    reference: 'Genesis 1:26-28',
  },
  {
    id: 'bible-in-003',
    question:
      'God asked what had happened. Adam pointed to Eve, and Eve pointed to the serpent. What does this show about sin?',
    options: [
      'It harms only the person who began it.',
      'It disappears once somebody else is accused.',
      'It counts only when somebody is watching us.',
      'It breaks trust and makes us shift the blame.',
    ],
    answer: 3,
    explanation:
      'Hiding and blaming are the first things that follow. What began between people and God now also divides the people from each other.',
    topic: 'creation-and-promise',
    level: 2,
    week: 1,
    reference: 'Genesis 3:8-13',
  },
  {
    id: 'bible-in-004',
    question:
      'Cain asked God, “Am I my brother’s keeper?” (Genesis 4:9). Which answer does the story point to?',
    options: [
      'No, each of us must look after himself alone.',
      'Yes, we are responsible for each other.',
      'Only parents can be held responsible for a child.',
      'Only the stronger brother needs protection.',
    ],
    answer: 1,
    explanation:
      'God hears the blood of Abel crying from the ground, and He does not accept Cain’s question as an excuse.',
    topic: 'creation-and-promise',
    level: 1,
    week: 1,
    reference: 'Genesis 4:8-10',
  },
  {
    id: 'bible-in-005',
    question:
      'A covenant often binds both sides. What is striking about the one that God makes after the flood?',
    options: [
      'Noah has to keep it in force with a new altar every day.',
      'God binds Himself, for the good of all living creatures.',
      'It runs out as soon as Noah’s grandchildren have grown up.',
      'It protects only those families that have built an ark.',
    ],
    answer: 1,
    explanation:
      'The rainbow reminds God of His own promise. Even the animals, who can promise nothing in return, are included.',
    topic: 'creation-and-promise',
    level: 3,
    week: 2,
    reference: 'Genesis 9:8-17',
  },
  {
    id: 'bible-in-006',
    question: 'What did the builders of Babel hope to gain from their city and tower?',
    options: [
      'a clear view of the harvest',
      'a shelter for foreign guests',
      'a place to worship in quiet',
      'a great name for themselves',
    ],
    answer: 3,
    explanation:
      'They wanted to be famous and to stay in control, while in the next chapter God promises Abram a great name as a gift.',
    topic: 'creation-and-promise',
    level: 1,
    week: 2,
    reference: 'Genesis 11:1-9',
  },
  {
    id: 'bible-in-007',
    question: 'God promised to bless Abram. Who was meant to benefit in the end?',
    options: [
      'all the families of the earth',
      'Abram’s own children and nobody else',
      'the mightiest kings of the region',
      'everyone who already lived in Canaan',
    ],
    answer: 0,
    explanation:
      'God chose one family in order to reach all of them, because in the Bible people are chosen for the sake of others.',
    topic: 'creation-and-promise',
    level: 1,
    week: 2,
    reference: 'Genesis 12:1-3',
  },
  {
    id: 'bible-in-008',
    question:
      'Jacob had cheated Esau and feared his revenge. Esau ran to him and embraced him. Why is this scene a picture of grace?',
    options: [
      'Jacob’s presents had paid for everything he took.',
      'Esau had never noticed that he had been cheated.',
      'Jacob received a welcome that he had not earned.',
      'Both of them agreed to forget that they were brothers.',
    ],
    answer: 2,
    explanation:
      'Grace is a gift to someone who has no right to demand it, and Jacob said that seeing Esau’s face was like seeing the face of God.',
    topic: 'creation-and-promise',
    level: 2,
    week: 2,
    reference: 'Genesis 33:1-11',
  },
  {
    id: 'bible-in-009',
    question:
      'Joseph told his brothers that God had used their evil for good. How did he deal with what they had done?',
    options: [
      'He claimed that they had done nothing bad.',
      'He made them work until they had paid for it.',
      'He named the wrong honestly and forgave it.',
      'He acted as if he did not remember anything.',
    ],
    answer: 2,
    explanation:
      'Forgiving is different from pretending. Joseph called the plan evil, left judgment to God and promised to care for their children.',
    topic: 'creation-and-promise',
    level: 1,
    week: 3,
    reference: 'Genesis 50:15-21',
  },
  {
    id: 'bible-in-010',
    question:
      'Moses asked God, “Who am I, that I should go to Pharaoh and bring the Israelites out of Egypt?” (Exodus 3:11). What did God answer?',
    options: [
      'that God Himself would be with him',
      'that Pharaoh was weaker than he seemed',
      'that Moses was the bravest man in Egypt',
      'that another man would go in his place',
    ],
    answer: 0,
    explanation:
      'God did not list the talents of Moses, because the task rested on who went with him, not on who he was.',
    topic: 'exodus-and-law',
    level: 1,
    week: 3,
    reference: 'Exodus 3:11-12',
  },
  {
    id: 'bible-in-011',
    question: 'Why was Israel to keep the Passover again every year?',
    options: [
      'so that the priests would have a steady income',
      'so that Pharaoh would regret what he had ordered',
      'so that bakers would learn to work without yeast',
      'so that each generation would remember its rescue',
    ],
    answer: 3,
    explanation:
      'The meal was built around a child’s question. Those who told the story made an event of the past their own.',
    topic: 'exodus-and-law',
    level: 1,
    week: 3,
    reference: 'Exodus 12:24-27',
  },
  {
    id: 'bible-in-012',
    question:
      'Israel stood trapped between the army and the sea. What did Moses urge them to rely on?',
    options: [
      'the weapons that they had brought along',
      'the LORD, who would fight for them',
      'the mercy of the Egyptian officers',
      'the speed of their youngest men',
    ],
    answer: 1,
    explanation:
      'He told them, “The LORD will fight for you; you need only to be still” (Exodus 14:14). Nobody could boast later that Israel had freed itself by its own courage.',
    topic: 'exodus-and-law',
    level: 1,
    week: 3,
    reference: 'Exodus 14:10-14',
  },
  {
    id: 'bible-in-013',
    question:
      'Before the Sabbath, Israel could gather twice as much manna. What did that make possible?',
    options: [
      'a trade in bread with others',
      'a day of rest without worry',
      'a store that lasted all winter',
      'a feast for the leaders only',
    ],
    answer: 1,
    explanation:
      'Slaves in Egypt could not decide to rest, so God taught these freed people that life does not depend on work without end.',
    topic: 'exodus-and-law',
    level: 1,
    week: 3,
    reference: 'Exodus 16:22-30',
  },
  {
    id: 'bible-in-014',
    question:
      'The Ten Commandments begin with what God has done: He brought Israel out of slavery. Why does this order matter?',
    options: [
      'Obeying is the price that Israel must pay for freedom.',
      'The commandments are mainly meant for the Egyptians.',
      'The history of a people counts for more than its laws.',
      'Obeying is an answer to freedom that was given first.',
    ],
    answer: 3,
    explanation:
      'Israel was rescued before it received a single command. The law shows how free people stay free and treat others fairly.',
    topic: 'exodus-and-law',
    level: 3,
    week: 3,
    reference: 'Exodus 20:1-17',
  },
  {
    id: 'bible-in-015',
    question:
      'Farmers in Israel had to leave some grain and fruit in their fields. Whom did this law help?',
    options: [
      'foreigners, orphans and widows',
      'tax collectors of the royal court',
      'travelers who had lost their money',
      'soldiers on the way to a battle',
    ],
    answer: 0,
    explanation:
      'The law recalls that Israel had been poor and powerless in Egypt, and it gave people food together with the dignity of gathering it.',
    topic: 'exodus-and-law',
    level: 1,
    week: 3,
    reference: 'Deuteronomy 24:19-22',
  },
  {
    id: 'bible-in-016',
    question: 'After the golden calf, God told Moses what He is like. Which words came first?',
    options: [
      'powerful and hard to please',
      'hidden and far from people',
      'compassionate and gracious',
      'swift to punish any mistake',
    ],
    answer: 2,
    explanation:
      'Israel had just broken the covenant, and yet God named His mercy first and then said that guilt is still taken seriously.',
    topic: 'exodus-and-law',
    level: 1,
    week: 3,
    reference: 'Exodus 34:5-9',
  },
  {
    id: 'bible-in-017',
    question:
      'Jethro saw Moses judging the people from morning to evening. What problem did he point out?',
    options: [
      'The laws were too complicated to be used.',
      'The people had no real quarrels to settle.',
      'The burden was too heavy for one person.',
      'The judge took gifts from wealthy families.',
    ],
    answer: 2,
    explanation:
      'Jethro advised him to choose honest and capable helpers for the smaller cases. Sharing power protected both Moses and the people who waited.',
    topic: 'exodus-and-law',
    level: 1,
    week: 3,
    reference: 'Exodus 18:13-24',
  },
  {
    id: 'bible-in-018',
    question: 'Rahab was a foreigner in Jericho. Why do later parts of the Bible praise her?',
    options: [
      'She trusted Israel’s God and hid the spies.',
      'She gave Joshua a map of the whole country.',
      'She persuaded her king to open the city gate.',
      'She commanded the soldiers who took the city.',
    ],
    answer: 0,
    explanation:
      'Her faith counted for more than her origin or her past, and Matthew names her among the ancestors of Jesus.',
    topic: 'judges-and-kings',
    level: 2,
    week: 4,
    reference: 'Joshua 2:8-14',
  },
  {
    id: 'bible-in-019',
    question: 'God cut Gideon’s army from thousands down to three hundred. For what reason?',
    options: [
      'Israel did not have enough food for so many men.',
      'The others were needed at home for the harvest.',
      'Three hundred could hide better in the mountains.',
      'Israel should not think its own strength had won.',
    ],
    answer: 3,
    explanation:
      'A victory by great numbers would have led to boasting, and Gideon, who felt small himself, was to learn where help comes from.',
    topic: 'judges-and-kings',
    level: 2,
    week: 4,
    reference: 'Judges 7:1-8',
  },
  {
    id: 'bible-in-020',
    question:
      'Ruth could have returned to her own people, as Orpah did. What did her decision to stay with Naomi include?',
    options: [
      'claiming Naomi’s land as pay',
      'making Naomi’s God her own',
      'hiding her name from everyone',
      'starting a business in Moab',
    ],
    answer: 1,
    explanation:
      'She promised, “your people will be my people, and your God will be my God” (Ruth 1:16). In this way she chose both a family and a faith.',
    topic: 'judges-and-kings',
    level: 2,
    week: 4,
    reference: 'Ruth 1:15-18',
  },
  {
    id: 'bible-in-021',
    question:
      'At the end of the book of Ruth a boy named Obed is born. Why does this matter for the larger story?',
    options: [
      'He built the first temple in Jerusalem.',
      'He became the grandfather of King David.',
      'He was the last of the judges of Israel.',
      'He wrote most of the songs in the Psalms.',
    ],
    answer: 1,
    explanation:
      'A poor foreign widow stands in the family line of kings, and the Gospel of Matthew traces that line on to Jesus.',
    topic: 'judges-and-kings',
    level: 1,
    week: 4,
    reference: 'Ruth 4:13-17',
  },
  {
    id: 'bible-in-022',
    question: 'Israel demanded a king like the other nations had. What warning did Samuel give?',
    options: [
      'A king would be too weak to lead an army.',
      'A king would forbid them to travel abroad.',
      'A king would give away the land to strangers for free.',
      'A king would take their children and their harvests.',
    ],
    answer: 3,
    explanation:
      'In Samuel’s warning one word keeps coming back: “take” (1 Samuel 8:11). Power that should serve the people can begin to use them for its own ends.',
    topic: 'judges-and-kings',
    level: 1,
    week: 4,
    reference: '1 Samuel 8:4-20',
  },
  {
    id: 'bible-in-023',
    question:
      'Saul was hunting David, and David found him alone in a cave. Why did David spare him?',
    options: [
      'He would not harm the king whom God had anointed.',
      'He was afraid of the soldiers who slept beside Saul.',
      'Saul had just promised him half of the kingdom.',
      'His own men had begged him to let Saul escape.',
    ],
    answer: 0,
    explanation:
      'Although his men wanted him to strike, David left the judgment between himself and Saul to God and refused to take revenge.',
    topic: 'judges-and-kings',
    level: 2,
    week: 4,
    reference: '1 Samuel 24:1-12',
  },
  {
    id: 'bible-in-024',
    question: 'Why did Nathan tell King David a story instead of accusing him at once?',
    options: [
      'David had forbidden the prophets to speak about his army.',
      'Nathan was not sure which of the men was guilty.',
      'David judged the deed fairly before he saw it was his own.',
      'Nathan wished to entertain the guests of the king.',
    ],
    answer: 2,
    explanation:
      'We often see wrong more clearly in others than in ourselves. The story opened David’s eyes, and he confessed.',
    topic: 'judges-and-kings',
    level: 2,
    week: 4,
    reference: '2 Samuel 12:1-10',
  },
  {
    id: 'bible-in-025',
    question: 'Two women claimed the same baby. How did Solomon discover the true mother?',
    options: [
      'She could describe a mark on the child that nobody knew.',
      'She had brought three neighbors to speak on her side.',
      'She would rather give up the child than see him harmed.',
      'She was the first of the two to arrive at the palace.',
    ],
    answer: 2,
    explanation:
      'Solomon’s threat was a test of love, and the wisdom he had prayed for showed itself in justice for two people without power.',
    topic: 'judges-and-kings',
    level: 1,
    week: 4,
    reference: '1 Kings 3:16-28',
  },
  {
    id: 'bible-in-026',
    question:
      'Wind, earthquake and fire passed by, and then came a still, small voice. What could Elijah learn from this?',
    options: [
      'God does not need force to be present.',
      'God is angry with all who are afraid.',
      'God speaks only on high mountains.',
      'God causes every storm as a warning.',
    ],
    answer: 0,
    explanation:
      'Shortly before, fire had fallen from heaven, and the queen was still determined to kill Elijah. God met the exhausted prophet gently.',
    topic: 'prophets-and-exile',
    level: 3,
    week: 5,
    reference: '1 Kings 19:9-13',
  },
  {
    id: 'bible-in-027',
    question: 'The book of Jonah ends with a question. What does God ask Jonah about?',
    options: [
      'whether Jonah had paid the sailors for the trip',
      'how long the plant had taken to grow so tall',
      'when Jonah would be willing to return to the sea',
      'whether God should not care about Nineveh too',
    ],
    answer: 3,
    explanation:
      'The book gives no answer, so that readers have to give their own, and it tests whether we want mercy for people we fear or dislike.',
    topic: 'prophets-and-exile',
    level: 1,
    week: 5,
    reference: 'Jonah 4:5-11',
  },
  {
    id: 'bible-in-028',
    question:
      'Amos said that God would not listen to Israel’s songs at its festivals. What was missing?',
    options: [
      'enough animals for the sacrifices',
      'justice for people without power',
      'trained singers with better voices',
      'a larger and more costly temple',
    ],
    answer: 1,
    explanation:
      'The people who sang at the festivals cheated the poor during the week, but God wants a life that fits the songs.',
    topic: 'prophets-and-exile',
    level: 2,
    week: 5,
    reference: 'Amos 5:21-24',
  },
  {
    id: 'bible-in-029',
    question:
      'People asked Micah how many offerings would satisfy God. What did he say that God wants?',
    options: [
      'to bring rivers of oil and thousands of fine rams',
      'to act justly, love mercy and walk humbly with Him',
      'to stay away from anyone who had made a mistake',
      'to fast in the desert and never speak to a stranger',
    ],
    answer: 1,
    explanation:
      'Micah does not add a higher price to the list. He points to a way of living that touches other people every day.',
    topic: 'prophets-and-exile',
    level: 1,
    week: 5,
    reference: 'Micah 6:6-8',
  },
  {
    id: 'bible-in-030',
    question:
      'What was surprising in Jeremiah’s letter to the people who had been carried off to Babylon?',
    options: [
      'They were to prepare a revolt in secret.',
      'They would be home again in a matter of weeks.',
      'They should neither marry nor build nor plant there.',
      'They were to seek the good of their enemies’ city.',
    ],
    answer: 3,
    explanation:
      'God’s people could be a blessing even in a place where they were not at home, because praying for a city changes how we live in it.',
    topic: 'prophets-and-exile',
    level: 2,
    week: 5,
    reference: 'Jeremiah 29:4-7',
  },
  {
    id: 'bible-in-031',
    question: 'Jeremiah announced a new covenant. Where would God write His law this time?',
    options: [
      'on the hearts of His people',
      'on larger tablets of stone',
      'above the gate of the temple',
      'in a scroll sealed with wax',
    ],
    answer: 0,
    explanation:
      'Rules that come from outside can be known and broken all the same, so God promised to change people from within and to forgive their sins.',
    topic: 'prophets-and-exile',
    level: 1,
    week: 5,
    reference: 'Jeremiah 31:31-34',
  },
  {
    id: 'bible-in-032',
    question:
      'Three friends told the king that God could save them and added, “But even if He does not” (Daniel 3:18). What do these words show?',
    options: [
      'Their trust in God had almost disappeared.',
      'Their plan was to flee before the morning.',
      'Their loyalty did not depend on being rescued.',
      'Their words were meant to flatter the king.',
    ],
    answer: 2,
    explanation:
      'Faith is more than expecting a favorable outcome, for they trusted God with a result that they could not know.',
    topic: 'prophets-and-exile',
    level: 2,
    week: 5,
    reference: 'Daniel 3:13-18',
  },
  {
    id: 'bible-in-033',
    question:
      'To enter the king’s court without being called could cost Esther her life. How did she prepare?',
    options: [
      'by sending a messenger with gifts of gold',
      'by wearing a disguise that hid her face',
      'by asking her people to fast with her',
      'by waiting until the law was forgotten',
    ],
    answer: 2,
    explanation:
      'Esther did not act alone. Courage often grows when others share the waiting and the risk.',
    topic: 'prophets-and-exile',
    level: 1,
    week: 5,
    reference: 'Esther 4:15-17',
  },
  {
    id: 'bible-in-034',
    question:
      'Isaiah 53 speaks of a servant who suffers for the wrongs of others. Whom do Christians see in him?',
    options: [
      'Jesus, who gave His life for us',
      'Moses, who argued with a king',
      'Elijah, who fled to a mountain',
      'Solomon, who built the temple',
    ],
    answer: 0,
    explanation:
      'The first Christians read this chapter in the light of the cross. In Acts 8:26-35 Philip explains it to a traveler from Ethiopia.',
    topic: 'prophets-and-exile',
    level: 1,
    week: 5,
    reference: 'Isaiah 53:4-6',
  },
  {
    id: 'bible-in-035',
    question:
      'Ezra read the Law aloud to a large crowd. Why did the Levites walk among the people?',
    options: [
      'to collect money for repairs of the wall',
      'to find out who had stayed at home',
      'to keep the children from listening',
      'to help everyone understand the reading',
    ],
    answer: 3,
    explanation:
      'Hearing the words of a text is not the same as understanding it. When the people understood what was read, they celebrated with great joy.',
    topic: 'prophets-and-exile',
    level: 3,
    week: 5,
    reference: 'Nehemiah 8:1-12',
  },
  {
    id: 'bible-in-036',
    question:
      'Psalm 13 begins “How long, O LORD?” (Psalm 13:1) and ends with singing. What can we learn from it?',
    options: [
      'Prayer changes every problem at once.',
      'Honest complaint can be a part of faith.',
      'Real believers never feel any sadness.',
      'Complaints should be kept from God.',
    ],
    answer: 1,
    explanation:
      'The singer brings his pain to God instead of turning away from Him, and while he is telling it he remembers whom he can trust.',
    topic: 'psalms-and-wisdom',
    level: 2,
    reference: 'Psalm 13:1-6',
  },
  {
    id: 'bible-in-037',
    question:
      'Psalm 23 first speaks about God as He and then, in the dark valley, speaks to God as You. What does this change suggest?',
    options: [
      'In danger the singer forgets what he was given.',
      'In danger the singer turns to God directly.',
      'The singer has left his shepherd behind him.',
      'The singer now speaks to a different god.',
    ],
    answer: 1,
    explanation:
      'Talk about God becomes talk with God. Trouble can bring people closer to Him than easy days do.',
    topic: 'psalms-and-wisdom',
    level: 3,
    week: 4,
    reference: 'Psalm 23:1-4',
  },
  {
    id: 'bible-in-038',
    question: 'According to Psalm 19, how do the heavens speak about God?',
    options: [
      'through a voice heard once a year',
      'by signs that only kings can read',
      'through stars that rule our lives',
      'without words, by what they are',
    ],
    answer: 3,
    explanation:
      'Their order and beauty can be seen in every land, whatever language is spoken there, and the psalm points past the sky to the One who made it.',
    topic: 'psalms-and-wisdom',
    level: 3,
    week: 1,
    reference: 'Psalm 19:1-4',
  },
  {
    id: 'bible-in-039',
    question:
      'On the cross Jesus prayed the first line of Psalm 22. What does this tell us about the Psalms?',
    options: [
      'They offer words even for the deepest pain.',
      'They were written after the time of Jesus.',
      'They should be read only at a funeral.',
      'They show that God hears no one who suffers.',
    ],
    answer: 0,
    explanation:
      'The psalm that Jesus took up starts in loneliness and despair and ends by telling everyone of God’s help.',
    topic: 'psalms-and-wisdom',
    level: 3,
    week: 7,
    reference: 'Psalm 22:1-5',
  },
  {
    id: 'bible-in-040',
    question:
      '“The fear of the LORD is the beginning of knowledge” (Proverbs 1:7). What does fear mean here?',
    options: [
      'constant panic that makes us run away',
      'distrust of anything that is new to us',
      'deep respect that takes God seriously',
      'worry about what other people may think',
    ],
    answer: 2,
    explanation:
      'It is the attitude of someone who knows that God is God. Such respect makes a person ready to learn and to be corrected.',
    topic: 'psalms-and-wisdom',
    level: 2,
    reference: 'Proverbs 1:7',
  },
  {
    id: 'bible-in-041',
    question:
      'A proverb says that diligent hands bring wealth. Yet some hard-working people stay poor. How should we read such a proverb?',
    options: [
      'as a promise that can never have an exception',
      'as proof that poor people must be lazy',
      'as wise advice about what usually happens',
      'as a joke that was not meant to be used',
    ],
    answer: 2,
    explanation:
      'Proverbs describe how life tends to go, while the book of Job, which is in the Bible too, shows that good people may lose everything.',
    topic: 'psalms-and-wisdom',
    level: 3,
    reference: 'Proverbs 10:4',
  },
  {
    id: 'bible-in-042',
    question:
      'Job’s friends insisted that he must have sinned to suffer so much. What did God say to them in the end?',
    options: [
      'They had not spoken the truth about Him.',
      'They had explained His ways perfectly.',
      'They should have spoken more loudly.',
      'They were to receive all that Job owned.',
    ],
    answer: 0,
    explanation:
      'Suffering is not always a punishment, and the friends would have helped more if they had gone on sitting silently beside him.',
    topic: 'psalms-and-wisdom',
    level: 2,
    reference: 'Job 42:7-9',
  },
  {
    id: 'bible-in-043',
    question: 'In Psalm 51 David does more than say that he is sorry. What else does he ask for?',
    options: [
      'a chance to hide what he did',
      'revenge on those who found out',
      'a larger army to defend himself',
      'a heart that God has made new',
    ],
    answer: 3,
    explanation:
      'David knew that better behavior had to begin inside. The verb he uses, create, is the one that opens the Bible.',
    topic: 'psalms-and-wisdom',
    level: 2,
    week: 4,
    reference: 'Psalm 51:1-12',
  },
  {
    id: 'bible-in-044',
    question:
      'Psalm 139 says that there is no place where God is not. How does the singer feel about this at the end?',
    options: [
      'He plans to travel farther away.',
      'He invites God to search his heart.',
      'He wishes that God knew him less.',
      'He asks for a place where he can hide.',
    ],
    answer: 1,
    explanation:
      'To be completely known could be frightening, but to be completely known by someone who loves you is a relief.',
    topic: 'psalms-and-wisdom',
    level: 3,
    reference: 'Psalm 139:1-12, 23-24',
  },
  {
    id: 'bible-in-045',
    question: '“The Word became flesh” (John 1:14). What do Christians confess with these words?',
    options: [
      'An angel looked like a man for some time.',
      'God’s own Son became a true human being.',
      'A wise teacher was later called divine.',
      'God left the earth and returned to heaven.',
    ],
    answer: 1,
    explanation:
      'John says that the Word was with God and was God. Jesus was hungry, tired and sad as we are, and still God was with us in Him.',
    topic: 'life-of-jesus',
    level: 1,
    week: 6,
    reference: 'John 1:14',
  },
  {
    id: 'bible-in-046',
    question:
      'In Nazareth Jesus read from Isaiah about good news for the poor. What did He say then?',
    options: [
      'This Scripture belonged to a time long ago.',
      'Only the leaders could understand such words.',
      'The passage should be read by someone else.',
      'This Scripture was being fulfilled that very day.',
    ],
    answer: 3,
    explanation:
      'Jesus claimed that Isaiah’s hope had arrived in Him. His work with the poor, the blind and the oppressed showed what He meant.',
    topic: 'life-of-jesus',
    level: 2,
    week: 6,
    reference: 'Luke 4:16-21',
  },
  {
    id: 'bible-in-047',
    question:
      'Some leaders complained that Jesus ate with tax collectors and sinners. How did He explain it?',
    options: [
      'It is the sick who need a doctor.',
      'A guest may not refuse an invitation.',
      'He had not noticed who they were.',
      'Tax collectors had the best food.',
    ],
    answer: 0,
    explanation:
      'A doctor who avoided sick people would help nobody, and so Jesus went to people whom others had given up on.',
    topic: 'life-of-jesus',
    level: 1,
    week: 6,
    reference: 'Mark 2:13-17',
  },
  {
    id: 'bible-in-048',
    question:
      'Jesus told a paralyzed man that his sins were forgiven. Why did this shock the teachers of the law?',
    options: [
      'They thought that the man had never sinned.',
      'They had wanted to heal the man by themselves.',
      'They knew that only God can forgive sins.',
      'They believed that God never forgives anyone.',
    ],
    answer: 2,
    explanation:
      'Their reasoning was right: He was claiming God’s own authority. The healing that followed gave them a sign they could see.',
    topic: 'life-of-jesus',
    level: 2,
    week: 6,
    reference: 'Mark 2:1-12',
  },
  {
    id: 'bible-in-049',
    question: 'Jesus asked a Samaritan woman at a well for a drink. Why was she so surprised?',
    options: [
      'The well had been dry for many years.',
      'Travelers always brought their own water.',
      'Jews and Samaritans avoided each other.',
      'It was forbidden to draw water at noon.',
    ],
    answer: 2,
    explanation:
      'Hundreds of years of anger divided the two peoples, but Jesus treated her as someone worth a serious conversation, and many in her town came to Him because of her.',
    topic: 'life-of-jesus',
    level: 1,
    week: 6,
    reference: 'John 4:5-26',
  },
  {
    id: 'bible-in-050',
    question:
      'Jesus was about to raise Lazarus, and still He wept at the tomb. What does this show?',
    options: [
      'He truly shared the grief of His friends.',
      'He had come there without any plan at all.',
      'He doubted that His prayer would be heard.',
      'He was afraid of the crowd that had gathered.',
    ],
    answer: 0,
    explanation:
      'Hope does not forbid tears, and God’s Son was no distant helper but felt what death does to a family.',
    topic: 'life-of-jesus',
    level: 2,
    week: 7,
    reference: 'John 11:32-44',
  },
  {
    id: 'bible-in-051',
    question:
      'In Gethsemane Jesus asked that the cup of suffering might pass. How did His prayer end?',
    options: [
      'He demanded an army of angels at once.',
      'He decided to leave the city by night.',
      'He asked His friends to fight for Him.',
      'He trusted Himself to His Father’s will.',
    ],
    answer: 3,
    explanation:
      'Jesus spoke openly of His sorrow, because trusting the Father did not mean that He had to hide what He felt.',
    topic: 'life-of-jesus',
    level: 1,
    week: 7,
    reference: 'Matthew 26:36-46',
  },
  {
    id: 'bible-in-052',
    question:
      'A criminal on a cross next to Jesus asked only to be remembered. What did Jesus promise him?',
    options: [
      'He would be rescued by soldiers that night.',
      'He would be with Him in Paradise that day.',
      'He would be famous among the disciples.',
      'He would be asked to repay what he stole.',
    ],
    answer: 1,
    explanation:
      'The man had no time left to do anything that could have earned it, and mercy met him when he turned to Jesus.',
    topic: 'life-of-jesus',
    level: 1,
    week: 7,
    reference: 'Luke 23:39-43',
  },
  {
    id: 'bible-in-053',
    question:
      'Thomas said that he would not believe unless he saw the wounds of Jesus. How did Jesus respond?',
    options: [
      'He sent him away until he stopped asking.',
      'He came to him and showed him His wounds.',
      'He asked Peter to argue with him instead.',
      'He chose a new disciple to take his place.',
    ],
    answer: 1,
    explanation:
      'Jesus took the doubts of His disciple seriously, and Thomas answered with one of the strongest confessions in the Gospels.',
    topic: 'life-of-jesus',
    level: 1,
    week: 7,
    reference: 'John 20:24-29',
  },
  {
    id: 'bible-in-054',
    question:
      'Two sad disciples walked to Emmaus with a stranger who was the risen Jesus. What did He explain on the way?',
    options: [
      'how they could find the way back at night',
      'why Jerusalem had been built on a hill',
      'when the Romans would leave the country',
      'how the Scriptures had spoken about Him',
    ],
    answer: 3,
    explanation:
      'They had believed that the cross was the end of all their hopes, but He showed them that it stood at the center of God’s plan.',
    topic: 'life-of-jesus',
    level: 2,
    week: 7,
    reference: 'Luke 24:13-35',
  },
  {
    id: 'bible-in-055',
    question:
      'An expert in the law wanted to know who counts as a neighbor. What did Jesus ask him at the end?',
    options: [
      'who had acted as a neighbor',
      'who lived closest to Jericho',
      'who had hired the robbers',
      'who should have paid the inn',
    ],
    answer: 0,
    explanation:
      'The expert was looking for a limit to his responsibility, but Jesus turned his attention to what he himself could become.',
    topic: 'teaching-of-jesus',
    level: 2,
    week: 6,
    reference: 'Luke 10:29-37',
  },
  {
    id: 'bible-in-056',
    question: 'Which reason does Jesus give for loving our enemies?',
    options: [
      'Enemies will certainly become our best friends.',
      'Enemies are usually stronger, so it is safer.',
      'The Father is good to evil and good people alike.',
      'The law of Moses allows us to hate foreigners.',
    ],
    answer: 2,
    explanation:
      'Sunshine and rain do not ask who deserves them, and love for enemies shows whose children we are.',
    topic: 'teaching-of-jesus',
    level: 3,
    week: 6,
    reference: 'Matthew 5:43-48',
  },
  {
    id: 'bible-in-057',
    question:
      'God’s kingdom, Jesus said, is like a mustard seed and like yeast in dough. What do these two have in common?',
    options: [
      'They work only when a crowd is standing there to watch.',
      'They must be bought at a high price in a foreign land.',
      'From small, hidden beginnings they change a great deal.',
      'They grow quickly for a day and then they fade.',
    ],
    answer: 2,
    explanation:
      'Few people noticed how God’s kingdom began, but the effect of a seed can’t be measured by its size at the beginning.',
    topic: 'teaching-of-jesus',
    level: 3,
    week: 6,
    reference: 'Matthew 13:31-33',
  },
  {
    id: 'bible-in-058',
    question:
      'Workers hired in the last hour got the same pay as those who worked all day. Why were the first ones upset?',
    options: [
      'They took kindness to others as unfair to themselves.',
      'They had been paid less than the amount agreed upon.',
      'They had not been told when the work would be over.',
      'They wished that the others had been paid much more.',
    ],
    answer: 0,
    explanation:
      'The owner kept his agreement with the first workers completely, and the parable shows that God’s generosity is not pay for hours.',
    topic: 'teaching-of-jesus',
    level: 2,
    week: 6,
    reference: 'Matthew 20:1-16',
  },
  {
    id: 'bible-in-059',
    question:
      'A Pharisee and a tax collector pray in the temple. Why is it the tax collector who goes home right with God?',
    options: [
      'He has given away more than the other one.',
      'He prays in a louder and longer way.',
      'He has done fewer things that were wrong.',
      'He asks for mercy and makes no claims.',
    ],
    answer: 3,
    explanation:
      'The Pharisee compares himself with other people, but whoever knows that he needs mercy has room to receive it.',
    topic: 'teaching-of-jesus',
    level: 2,
    week: 6,
    reference: 'Luke 18:9-14',
  },
  {
    id: 'bible-in-060',
    question:
      'Jesus tells His followers not to be anxious about food and clothes. What should they seek first?',
    options: [
      'a secure place to store supplies',
      'God’s kingdom and righteousness',
      'the approval of their neighbors',
      'an answer to every hard question',
    ],
    answer: 1,
    explanation:
      'He does not call these needs unimportant, for the Father knows them. Worry loses its grip when something greater comes first.',
    topic: 'teaching-of-jesus',
    level: 1,
    week: 6,
    reference: 'Matthew 6:25-34',
  },
  {
    id: 'bible-in-061',
    question: 'How does the Lord’s Prayer connect God’s forgiveness with ours?',
    options: [
      'Those who ask for it must first be perfect.',
      'Those who ask for it are to forgive others too.',
      'God forgives only people who were never angry.',
      'God forgives us so that we can forget others.',
    ],
    answer: 1,
    explanation:
      'We can’t hold out one hand for mercy and close the other, because the forgiveness that we receive is meant to be passed on.',
    topic: 'teaching-of-jesus',
    level: 2,
    week: 6,
    reference: 'Matthew 6:12-15',
  },
  {
    id: 'bible-in-062',
    question:
      'The older brother refuses to join the feast for the lost son. What does the father do?',
    options: [
      'He cancels the feast to please him.',
      'He tells a servant to lock the gate.',
      'He sends the younger son away again.',
      'He goes out to him and pleads with him.',
    ],
    answer: 3,
    explanation:
      'The father goes out for both of his sons, and Jesus leaves the ending open, so that listeners can decide whether to come in.',
    topic: 'teaching-of-jesus',
    level: 3,
    week: 6,
    reference: 'Luke 15:25-32',
  },
  {
    id: 'bible-in-063',
    question:
      'Jesus says that whoever feeds the hungry does it to Him. What does this say about people in need?',
    options: [
      'Jesus stands so close to them that we meet Him there.',
      'Jesus sends them to find out who has the most money.',
      'They should be helped only if we are being watched.',
      'They will be expected to pay back what they were given.',
    ],
    answer: 0,
    explanation:
      'The people in the story are surprised, for they never thought of a reward. They simply saw someone who was hungry or alone.',
    topic: 'teaching-of-jesus',
    level: 2,
    week: 6,
    reference: 'Matthew 25:31-40',
  },
  {
    id: 'bible-in-064',
    question: 'In what way is Pentecost like a reversal of Babel?',
    options: [
      'Everyone starts to speak the same language again.',
      'The people return to finish the ancient tower.',
      'Different languages no longer keep people apart.',
      'The nations are scattered even farther than before.',
    ],
    answer: 2,
    explanation:
      'At Babel people wanted to be great and could not understand each other. At Pentecost each one hears about God in his own tongue.',
    topic: 'church-and-letters',
    level: 3,
    week: 8,
    reference: 'Acts 2:1-12',
  },
  {
    id: 'bible-in-065',
    question: 'What did Peter come to understand in the house of the Roman officer Cornelius?',
    options: [
      'Roman soldiers are not able to believe.',
      'A house is no proper place for a prayer.',
      'God welcomes people from every nation.',
      'Only fishermen should teach about Jesus.',
    ],
    answer: 2,
    explanation:
      'Peter had been taught to avoid the homes of foreigners, but God showed him that the good news crosses the borders people draw.',
    topic: 'church-and-letters',
    level: 2,
    week: 8,
    reference: 'Acts 10:24-36',
  },
  {
    id: 'bible-in-066',
    question: 'Why does the book of Acts praise the people of Berea?',
    options: [
      'They compared Paul’s message with the Scriptures.',
      'They believed every speaker who came to their city.',
      'They refused to listen to anything they did not know.',
      'They offered Paul a large sum to remain with them.',
    ],
    answer: 0,
    explanation:
      'They were eager and careful at the same time, which shows that faith has nothing to fear from honest checking.',
    topic: 'church-and-letters',
    level: 3,
    week: 8,
    reference: 'Acts 17:10-12',
  },
  {
    id: 'bible-in-067',
    question: 'Paul says that without love even the greatest gifts gain nothing. Why?',
    options: [
      'Gifts belong only to leaders who are known for love.',
      'Gifts are always dangerous and should be avoided.',
      'Gifts become useless as soon as others have them too.',
      'Gifts are meant to serve, and love makes them do so.',
    ],
    answer: 3,
    explanation:
      'The Christians in Corinth were arguing about who was the most gifted, so Paul showed them the way that is better than all of that.',
    topic: 'church-and-letters',
    level: 3,
    week: 8,
    reference: '1 Corinthians 13:1-3',
  },
  {
    id: 'bible-in-068',
    question: 'How do grace and good works belong together in Ephesians 2?',
    options: [
      'We do good works until grace is needed no more.',
      'We are saved by grace and made to do good.',
      'We choose which one of the two suits us better.',
      'We get grace as the wage for enough good works.',
    ],
    answer: 1,
    explanation:
      'Salvation is God’s gift, so that nobody can boast about it, and a life of doing good grows out of it.',
    topic: 'church-and-letters',
    level: 3,
    week: 8,
    reference: 'Ephesians 2:8-10',
  },
  {
    id: 'bible-in-069',
    question: 'What does Paul advise when someone has done evil to us?',
    options: [
      'to answer with an equal amount of evil',
      'to overcome it with something good',
      'to wait for a chance to get revenge',
      'to pretend that evil does not exist',
    ],
    answer: 1,
    explanation:
      'Revenge lets somebody else’s evil decide how we act, but giving an enemy food or drink breaks the chain.',
    topic: 'church-and-letters',
    level: 1,
    week: 8,
    reference: 'Romans 12:17-21',
  },
  {
    id: 'bible-in-070',
    question:
      'James describes someone who wishes a hungry person well and gives him nothing. What is his point?',
    options: [
      'Kind words are always a mistake.',
      'Hungry people should help themselves.',
      'Deeds make it needless to believe.',
      'Faith that does not act is dead.',
    ],
    answer: 3,
    explanation:
      'Real trust in God becomes visible in what we do, and Paul too speaks of faith that expresses itself through love.',
    topic: 'church-and-letters',
    level: 1,
    week: 8,
    reference: 'James 2:14-17',
  },
  {
    id: 'bible-in-071',
    question:
      'Paul sent the slave Onesimus back to Philemon with a letter. How should Philemon receive him?',
    options: [
      'as a dearly loved brother',
      'as a debtor without rights',
      'as a stranger to be watched',
      'as property of greater value',
    ],
    answer: 0,
    explanation:
      'Paul even offered to repay whatever Onesimus owed. To call a slave a brother changed the way both of them could see each other.',
    topic: 'church-and-letters',
    level: 3,
    week: 8,
    reference: 'Philemon 1:10-17',
  },
  {
    id: 'bible-in-072',
    question: 'What is at the heart of the Bible’s last great vision, in Revelation 21?',
    options: [
      'People finally build a way up to God.',
      'The earth is forgotten by its Maker.',
      'God comes to live with His people.',
      'One nation rules over all the others.',
    ],
    answer: 2,
    explanation:
      'The holy city comes down from heaven to earth, where God wipes away every tear and makes all things new.',
    topic: 'church-and-letters',
    level: 2,
    week: 8,
    reference: 'Revelation 21:1-5',
  },
];
