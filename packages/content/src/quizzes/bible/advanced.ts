import type { LeveledItem } from '../quiz-item.ts';

export const bibleAdvanced: readonly LeveledItem<'bible'>[] = [
  {
    id: 'bible-ad-001',
    question:
      'Genesis 1 first arranges realms such as sky, sea and land and then fills them with life. What impression does this structure give?',
    options: [
      'Chaos is an equal rival of the Creator.',
      'Matter is a mistake to be escaped.',
      'The world is ordered and intended.',
      'Nature itself deserves to be worshiped.',
    ],
    answer: 2,
    explanation:
      'The refrain that it was good underlines the same point. Whatever else Christians discuss about these chapters, they confess together that the world has its origin and purpose in God.',
    topic: 'creation-and-promise',
    level: 2,
    week: 1,
    reference: 'Genesis 1:1-31',
  },
  {
    id: 'bible-ad-002',
    question:
      'In the ancient Near East, kings were sometimes described as images of their gods. What is remarkable about Genesis 1 by comparison?',
    options: [
      'It gives this dignity to every man and woman.',
      'It reserves this title for the priests of Israel.',
      'It denies that human beings have any authority.',
      'It grants the title to animals and plants as well.',
    ],
    answer: 0,
    explanation:
      'A royal title is extended to all human beings, female and male, and this conviction later helped to shape the idea of human rights.',
    topic: 'creation-and-promise',
    level: 2,
    week: 1,
    reference: 'Genesis 1:26-28',
  },
  {
    id: 'bible-ad-003',
    question:
      'The serpent asks, “Did God really say, ‘You must not eat from any tree in the garden?’” (Genesis 3:1). How does this question tempt?',
    options: [
      'It quotes the command exactly and then praises it.',
      'It promises a reward for keeping the command.',
      'It proves that there had never been a command.',
      'It exaggerates the limit so that God seems stingy.',
    ],
    answer: 3,
    explanation:
      'God had given them every tree except one, but once His generosity is out of sight, the single boundary looks like an insult.',
    topic: 'creation-and-promise',
    level: 3,
    week: 1,
    reference: 'Genesis 3:1-5',
  },
  {
    id: 'bible-ad-004',
    question:
      'Human beings are placed in the garden “to cultivate and keep it” (Genesis 2:15). Which understanding of power over nature fits these two verbs?',
    options: [
      'a license to use up whatever can be reached',
      'a trust for which people answer to the Creator',
      'a command never to change anything in nature',
      'a burden that is laid on farmers and no others',
    ],
    answer: 1,
    explanation:
      'Since the first verb can also mean to serve and the second to guard, they describe developing the earth while protecting it.',
    topic: 'creation-and-promise',
    level: 2,
    week: 1,
    reference: 'Genesis 2:15',
  },
  {
    id: 'bible-ad-005',
    question:
      'When God makes His covenant with Abram, only a smoking firepot and a torch, signs of God’s presence, pass between the divided animals. What does this suggest?',
    options: [
      'Abram has broken the promise before it could begin.',
      'God takes the obligation of the promise upon Himself.',
      'The promise depends on the number of Abram’s sacrifices.',
      'God refuses to be bound by any kind of agreement.',
    ],
    answer: 1,
    explanation:
      'In such rites those who walked between the pieces bound themselves to keep their word, but here Abram lies in a deep sleep while God alone makes the commitment.',
    topic: 'creation-and-promise',
    level: 3,
    week: 2,
    reference: 'Genesis 15:7-21',
  },
  {
    id: 'bible-ad-006',
    question:
      'Abraham pleads with God for Sodom and asks whether the Judge of all the earth will not do what is right. What does his appeal presuppose?',
    options: [
      'that God can be persuaded by whoever argues the longest with Him',
      'that God has already forgotten the people of the city',
      'that human beings are more merciful than their Maker',
      'that God is just, so that one may hold on to His justice',
    ],
    answer: 3,
    explanation:
      'Abraham argues from God’s character and not against it, because biblical prayer can be bold precisely because it trusts who God is.',
    topic: 'creation-and-promise',
    level: 2,
    week: 2,
    reference: 'Genesis 18:22-33',
  },
  {
    id: 'bible-ad-007',
    question:
      'After a night of wrestling, Jacob limps away with a new name and a blessing. What do the name and the limp together express?',
    options: [
      'Meeting God can both wound and bless a person.',
      'Physical strength is the condition of a blessing.',
      'Jacob has finally defeated his brother by a trick.',
      'A blessing protects people from every injury.',
    ],
    answer: 0,
    explanation:
      'Jacob had always obtained what he wanted by cleverness, but now he receives his future as a man who knows that he is weak.',
    topic: 'creation-and-promise',
    level: 2,
    week: 2,
    reference: 'Genesis 32:22-32',
  },
  {
    id: 'bible-ad-008',
    question:
      'Paul says that the gospel was announced in advance to Abraham. Which promise does he have in mind?',
    options: [
      'that his descendants would never be enslaved',
      'that his flocks would outnumber his rivals’',
      'that all nations would be blessed through him',
      'that his grave would lie within the promised land',
    ],
    answer: 2,
    explanation:
      'Paul reads Genesis as the beginning of one story that aims at the whole world, in which trust rather than ancestry makes people children of Abraham.',
    topic: 'creation-and-promise',
    level: 2,
    week: 2,
    reference: 'Galatians 3:6-9',
  },
  {
    id: 'bible-ad-009',
    question:
      'Joseph says, “what you intended against me for evil, God intended for good” (Genesis 50:20). How are human guilt and God’s guidance related here?',
    options: [
      'The deed turns out to have been something good from the beginning.',
      'The brothers acted without any choice or responsibility.',
      'The deed remains evil, and God works through it for life.',
      'God learned about the deed only after it had happened.',
    ],
    answer: 2,
    explanation:
      'Both statements stand side by side without canceling each other, which is why Joseph can forgive without calling the wrong harmless.',
    topic: 'creation-and-promise',
    level: 1,
    week: 3,
    reference: 'Genesis 50:15-21',
  },
  {
    id: 'bible-ad-010',
    question:
      'Moses asks for God’s name and hears, “I AM WHO I AM” (Exodus 3:14). Which thought does this answer express?',
    options: [
      'God is not defined by anything outside Himself.',
      'God is one of many powers that resemble each other.',
      'God has no interest in being known by anyone.',
      'God is a name for the energy inside of nature.',
    ],
    answer: 0,
    explanation:
      'The name guards God’s freedom and at the same time promises His presence. No one can control Him through it, as people sometimes hoped to do with the names of their gods.',
    topic: 'exodus-and-law',
    level: 2,
    week: 3,
    reference: 'Exodus 3:13-15',
  },
  {
    id: 'bible-ad-011',
    question:
      'The midwives Shiphrah and Puah refused a command of Pharaoh. Which principle does their story illustrate?',
    options: [
      'Private advantage comes before the public good.',
      'Every law of a state is an offense against God.',
      'Silence is always the safest form of resistance.',
      'Human authority ends where it demands injustice.',
    ],
    answer: 3,
    explanation:
      'The narrator remembers the names of the two women and leaves the powerful king without one. Their fear of God made them free from the fear of power.',
    topic: 'exodus-and-law',
    level: 1,
    week: 3,
    reference: 'Exodus 1:15-21',
  },
  {
    id: 'bible-ad-012',
    question:
      'Exodus bases the Sabbath on God’s rest after creation, and Deuteronomy 5:15 on the release from slavery. What do the two reasons express together?',
    options: [
      'Rest is a reward to be earned by those who produce the very most.',
      'Rest honors the Creator and protects the freedom of people.',
      'Rest was a custom that Israel brought along from Egypt.',
      'Rest matters to landowners more than to their workers.',
    ],
    answer: 1,
    explanation:
      'Servants, foreigners and even animals are included, because a society that never stops begins to treat its members as tools.',
    topic: 'exodus-and-law',
    level: 3,
    week: 3,
    reference: 'Exodus 20:8-11',
  },
  {
    id: 'bible-ad-013',
    question:
      'What sets the commandment against coveting apart from rules that a court can enforce?',
    options: [
      'It applies to the poor and not to the rich.',
      'It reaches desires that no judge can see.',
      'It concerns worship instead of neighbors.',
      'It was added after the exile in Babylon.',
    ],
    answer: 1,
    explanation:
      'A court can punish theft but not the secret wish behind it, and so the commandment shows that God’s will concerns the heart.',
    topic: 'exodus-and-law',
    level: 1,
    week: 3,
    reference: 'Exodus 20:17',
  },
  {
    id: 'bible-ad-014',
    question:
      'In the proclamation of His name, God sets a thousand generations of loving devotion beside three or four of judgment. What does this contrast convey?',
    options: [
      'Judgment begins only after a thousand generations.',
      'Mercy and wrath are of exactly the same extent.',
      'Descendants are always as guilty as their parents.',
      'Mercy reaches incomparably farther than wrath.',
    ],
    answer: 3,
    explanation:
      'Guilt is not ignored, for the consequences of wrongdoing are felt in families for a long time, yet the weight lies on the compassion that later psalms and prophets keep quoting.',
    topic: 'exodus-and-law',
    level: 3,
    week: 3,
    reference: 'Exodus 34:6-7',
  },
  {
    id: 'bible-ad-015',
    question: 'Israel is told to love the foreigner as itself. On which reason does this law rest?',
    options: [
      'on Israel’s own memory of being foreigners',
      'on the profit that foreign traders bring',
      'on a treaty with the neighboring kingdoms',
      'on the hope that foreigners will soon leave',
    ],
    answer: 0,
    explanation:
      'The experience of suffering is turned into an obligation toward others, since memory in the Bible is meant to shape how we act.',
    topic: 'exodus-and-law',
    level: 1,
    week: 3,
    reference: 'Leviticus 19:33-34',
  },
  {
    id: 'bible-ad-016',
    question:
      'The command to love God with heart, soul and strength is to be spoken of at home, on the road, at night and in the morning. What does this imply?',
    options: [
      'Faith should be kept apart from daily work.',
      'Travelers have duties that others do not have.',
      'Faith belongs in the middle of ordinary life.',
      'Only parents of young children need the law.',
    ],
    answer: 2,
    explanation:
      'This passage, the Shema, is prayed daily by Jews to this day. Jesus called the command to love God, which it contains, the greatest of all.',
    topic: 'exodus-and-law',
    level: 1,
    reference: 'Deuteronomy 6:4-9',
  },
  {
    id: 'bible-ad-017',
    question:
      'Paul calls Christ “our Passover lamb” (1 Corinthians 5:7). What does this image say about the death of Jesus?',
    options: [
      'It was an accident of Roman politics alone.',
      'It shows that sacrifices must be continued.',
      'It brings rescue and begins a new exodus.',
      'It concerned the people of Jerusalem alone.',
    ],
    answer: 2,
    explanation:
      'At Passover the blood of a lamb marked the homes that were spared, and the first Christians saw their own liberation in the light of that night.',
    topic: 'exodus-and-law',
    level: 2,
    week: 3,
    reference: '1 Corinthians 5:7',
  },
  {
    id: 'bible-ad-018',
    question:
      'The book of Judges closes with the remark that “everyone did what was right in his own eyes” (Judges 21:25). How does the book present this situation?',
    options: [
      'as moral confusion in which the weak suffer',
      'as the ideal of a free and peaceful people without kings',
      'as proof that Israel needed no leadership',
      'as a golden age to which one should return',
    ],
    answer: 0,
    explanation:
      'The final chapters tell of terrible violence, especially against women, for where everyone is his own measure, the strong decide what counts as right.',
    topic: 'judges-and-kings',
    level: 1,
    week: 4,
    reference: 'Judges 21:25',
  },
  {
    id: 'bible-ad-019',
    question: 'Boaz acts as a redeemer for Naomi and Ruth. What did this role involve?',
    options: [
      'paying the tribute demanded by a foreign king',
      'replacing the priest during the harvest feast',
      'freeing criminals at the beginning of a reign',
      'preserving a relative’s land and family line',
    ],
    answer: 3,
    explanation:
      'The near relative bore the cost of restoring what others had lost. The New Testament uses the same language when it calls Jesus our redeemer.',
    topic: 'judges-and-kings',
    level: 2,
    week: 4,
    reference: 'Ruth 4:1-12',
  },
  {
    id: 'bible-ad-020',
    question:
      'Samuel’s warning about kings has been read as political realism. Which tendency of power does he describe?',
    options: [
      'It weakens itself by giving too much to the poor.',
      'It takes from the people whom it should serve.',
      'It avoids war because war is far too expensive.',
      'It respects private property above everything.',
    ],
    answer: 1,
    explanation:
      'Sons, daughters, fields and flocks are all claimed in turn. Overall, Scripture neither idolizes government nor rejects it, but measures it by justice.',
    topic: 'judges-and-kings',
    level: 2,
    week: 4,
    reference: '1 Samuel 8:10-18',
  },
  {
    id: 'bible-ad-021',
    question:
      '“For man sees the outward appearance, but the LORD sees the heart” (1 Samuel 16:7). Which assumption does this sentence correct?',
    options: [
      'that prophets are able to make wrong judgments',
      'that visible strengths reveal who is fit to lead',
      'that the youngest of eight children can inherit a blessing',
      'that a shepherd may understand responsibility',
    ],
    answer: 1,
    explanation:
      'Samuel himself would have chosen the impressive eldest brother, and the story asks us to be modest about what we can measure in a person.',
    topic: 'judges-and-kings',
    level: 1,
    week: 4,
    reference: '1 Samuel 16:6-13',
  },
  {
    id: 'bible-ad-022',
    question:
      'David wanted to build a house for God. How does God’s answer play on the word house?',
    options: [
      'God already owns a finer house than any palace.',
      'God asks David to repair his own house first.',
      'God wants a house for the poor instead of an altar.',
      'God will build David a house, that is, a dynasty.',
    ],
    answer: 3,
    explanation:
      'The promise of a lasting throne became the root of Israel’s hope for the Messiah. Angels and evangelists refer to it when they speak of Jesus.',
    topic: 'judges-and-kings',
    level: 3,
    week: 4,
    reference: '2 Samuel 7:1-16',
  },
  {
    id: 'bible-ad-023',
    question:
      'What distinguished David’s reaction to Nathan from that of many rulers toward their critics?',
    options: [
      'He admitted his guilt to the man who accused him.',
      'He proved that he had been misunderstood.',
      'He had the prophet removed from the capital at once.',
      'He blamed the woman whom he had wronged.',
    ],
    answer: 0,
    explanation:
      'Kings of the time commonly presented themselves as beyond criticism, but Israel preserved the failure of its greatest king in writing and learned repentance from it.',
    topic: 'judges-and-kings',
    level: 1,
    week: 4,
    reference: '2 Samuel 12:1-13',
  },
  {
    id: 'bible-ad-024',
    question:
      'At the dedication of the temple, Solomon says that not even the highest heavens can contain God. What, then, is the temple for?',
    options: [
      'a dwelling in which God is now safely enclosed',
      'a monument that shows the wealth of the nation',
      'a place toward which people pray, sure of being heard',
      'a shelter that God needs whenever there is great danger',
    ],
    answer: 2,
    explanation:
      'Solomon holds two truths together: God is beyond every place, and He freely lets Himself be found. The prayer that follows includes foreigners too.',
    topic: 'judges-and-kings',
    level: 3,
    week: 4,
    reference: '1 Kings 8:27-30',
  },
  {
    id: 'bible-ad-025',
    question:
      'Solomon began by asking for wisdom and ended with a divided heart. What warning lies in this development?',
    options: [
      'Wisdom is dangerous and should not be desired.',
      'A good beginning usually guarantees a good conclusion.',
      'Great gifts do not replace lasting faithfulness.',
      'Age makes it impossible to recognize mistakes.',
    ],
    answer: 2,
    explanation:
      'Knowing what is right did not prevent Solomon from drifting away step by step, because faithfulness has to be renewed throughout a life.',
    topic: 'judges-and-kings',
    level: 1,
    week: 4,
    reference: '1 Kings 11:1-13',
  },
  {
    id: 'bible-ad-026',
    question:
      'Isaiah tells a worshiping nation that God is weary of its offerings. What does he demand in their place?',
    options: [
      'to correct the oppressor and defend the fatherless',
      'to double the number of animals brought each week',
      'to move the sanctuary to a more impressive site',
      'to close the temple and never again assemble for prayer',
    ],
    answer: 0,
    explanation:
      'The prophets do not despise worship itself, but they insist that prayer with hands full of injustice contradicts itself.',
    topic: 'prophets-and-exile',
    level: 1,
    week: 5,
    reference: 'Isaiah 1:11-17',
  },
  {
    id: 'bible-ad-027',
    question:
      'In the book of Jonah, foreign sailors and the people of Nineveh turn to God more readily than His prophet. What effect does this irony have?',
    options: [
      'It shows that prophets are not needed by anybody.',
      'It teaches that sailors are wiser than city people.',
      'It confirms the view of Jonah that all outsiders are hopeless.',
      'It exposes pride in those who feel sure of God’s favor.',
    ],
    answer: 3,
    explanation:
      'Jonah quotes Israel’s confession of God’s compassion as a complaint, and readers who smile at him begin to recognize themselves.',
    topic: 'prophets-and-exile',
    level: 2,
    week: 5,
    reference: 'Jonah 3:10-4:11',
  },
  {
    id: 'bible-ad-028',
    question:
      'An Ethiopian official reads Isaiah 53 and asks about whom the prophet is speaking. How does Philip answer?',
    options: [
      'He warns him against ever reading without a teacher.',
      'He starts from this text and tells him about Jesus.',
      'He explains that the text has lost its meaning.',
      'He applies the text to the prophet Elijah alone.',
    ],
    answer: 1,
    explanation:
      'Jewish readers have often recognized Israel itself in the servant, while the first Christians recognized in the suffering one the path of Jesus.',
    topic: 'prophets-and-exile',
    level: 1,
    week: 5,
    reference: 'Acts 8:26-35',
  },
  {
    id: 'bible-ad-029',
    question:
      'What makes the covenant that Jeremiah announces new in comparison with the one made at Sinai?',
    options: [
      'God no longer expects any answer from people.',
      'God writes His law within and forgives for good.',
      'God withdraws His promises to earlier generations.',
      'God gives more commandments, carved more deeply.',
    ],
    answer: 1,
    explanation:
      'The content is still the will of God, but its place moves from tablets of stone to human hearts. At the last supper Jesus speaks of the new covenant in His blood.',
    topic: 'prophets-and-exile',
    level: 3,
    week: 5,
    reference: 'Jeremiah 31:31-34',
  },
  {
    id: 'bible-ad-030',
    question:
      'Daniel studied the literature of Babylon and served its court, but refused the king’s food and, later, to stop praying. Which attitude to a foreign culture is this?',
    options: [
      'complete rejection of everything that is unfamiliar',
      'adaptation in every matter that brings an advantage',
      'indifference toward the good of the surrounding city',
      'engagement without giving up one’s deepest loyalty',
    ],
    answer: 3,
    explanation:
      'Daniel distinguished between what he could learn and what he could not give up, and each generation of believers has to make such distinctions anew.',
    topic: 'prophets-and-exile',
    level: 2,
    week: 5,
    reference: 'Daniel 1:3-17',
  },
  {
    id: 'bible-ad-031',
    question:
      'The book of Esther never mentions God directly. How have many readers understood this silence?',
    options: [
      'as an invitation to see His hidden care in human choices',
      'as evidence that the story was meant only to entertain',
      'as a sign that God had ended His covenant with Israel',
      'as an error that later scribes should have corrected',
    ],
    answer: 0,
    explanation:
      'Coincidences decide the plot, and fasting takes the place of spoken prayer. In this way the story resembles much of life, in which God’s guidance is recognized only afterward.',
    topic: 'prophets-and-exile',
    level: 2,
    week: 5,
    reference: 'Esther 4:12-17',
  },
  {
    id: 'bible-ad-032',
    question:
      'Nehemiah interrupted the building of the wall when he heard that wealthy Jews were taking fields and children of the poor as security. What does this show?',
    options: [
      'Debts are a private matter between families.',
      'Building projects harm the poor in every case.',
      'Walls alone do not make a community just.',
      'Wealth is a clear sign of God’s approval.',
    ],
    answer: 2,
    explanation:
      'He named the injustice publicly and renounced the allowance of a governor himself, because security from outside means little when people are exploited within.',
    topic: 'prophets-and-exile',
    level: 2,
    week: 5,
    reference: 'Nehemiah 5:1-13',
  },
  {
    id: 'bible-ad-033',
    question:
      'Ezekiel saw a valley of dry bones come to life. To whom was this vision first addressed?',
    options: [
      'to soldiers who were preparing for a campaign',
      'to physicians who treated the wounded of a war',
      'to exiles who said that their hope had perished',
      'to builders who searched for a place for a city',
    ],
    answer: 2,
    explanation:
      'The bones stand for the whole house of Israel in its despair, and Christians also hear in the vision an anticipation of the resurrection from the dead.',
    topic: 'prophets-and-exile',
    level: 3,
    week: 5,
    reference: 'Ezekiel 37:1-14',
  },
  {
    id: 'bible-ad-034',
    question:
      'Habakkuk imagines that figs, grapes, olives, grain and flocks all fail, and still he rejoices. On what does his joy rest?',
    options: [
      'on God Himself rather than on circumstances',
      'on supplies that were hidden before the disaster',
      'on the certainty that the losses are imaginary',
      'on the failure of the harvests of his enemies',
    ],
    answer: 0,
    explanation:
      'Earlier in the book the prophet had argued with God about injustice, so his song is not denial but trust that has passed through protest.',
    topic: 'prophets-and-exile',
    level: 1,
    week: 5,
    reference: 'Habakkuk 3:17-19',
  },
  {
    id: 'bible-ad-035',
    question:
      '“The heavens declare the glory of God; the skies proclaim the work of His hands” (Psalm 19:1). Which feature of Hebrew poetry can be seen here?',
    options: [
      'a rhyme that joins the final words of both lines',
      'a riddle whose solution is given in the next verse',
      'an acrostic that follows the whole Hebrew alphabet',
      'a second line that echoes and develops the first',
    ],
    answer: 3,
    explanation:
      'This parallelism rhymes thoughts instead of sounds, which is why psalms survive translation so well. Noticing it keeps us from reading the two lines as two separate statements.',
    topic: 'psalms-and-wisdom',
    level: 3,
    week: 1,
    reference: 'Psalm 19:1',
  },
  {
    id: 'bible-ad-036',
    question:
      'Most psalms of lament turn toward trust, but Psalm 88 ends in darkness. What does its place in the Psalter suggest?',
    options: [
      'Scripture advises against prayer in hopeless times.',
      'Scripture has room for prayer that is still waiting.',
      'The author had concluded that nobody was listening.',
      'The ending must be ignored because it is too gloomy.',
    ],
    answer: 1,
    explanation:
      'Even this psalm addresses the LORD as the God who saves, and people in long suffering find in it words that do not hurry them.',
    topic: 'psalms-and-wisdom',
    level: 3,
    reference: 'Psalm 88:1-18',
  },
  {
    id: 'bible-ad-037',
    question:
      'Job’s friends defended the rule that suffering always reveals guilt. How does the book as a whole judge this rule?',
    options: [
      'It confirms it by uncovering a secret sin of Job.',
      'It rejects it, and God corrects the friends.',
      'It leaves it open whether Job was a real sufferer.',
      'It limits it to people who own large herds.',
    ],
    answer: 1,
    explanation:
      'Readers know from the first chapter that Job is innocent. God gives him no theory, but speaks with him and vindicates him against his accusers.',
    topic: 'psalms-and-wisdom',
    level: 1,
    reference: 'Job 42:7-9',
  },
  {
    id: 'bible-ad-038',
    question:
      'The Hebrew word translated as futility in Ecclesiastes means breath or vapor. What does the Teacher say with this image about life under the sun?',
    options: [
      'It is poisonous and should be avoided entirely.',
      'It is light and therefore free of any sorrow.',
      'It is an illusion that has never really existed.',
      'It is fleeting and can’t be held in one’s hand.',
    ],
    answer: 3,
    explanation:
      'Vapor is real, yet no one can grasp it or store it up. So the Teacher advises receiving each day’s bread, work and company as gifts from God.',
    topic: 'psalms-and-wisdom',
    level: 3,
    reference: 'Ecclesiastes 1:2-11',
  },
  {
    id: 'bible-ad-039',
    question:
      'Two neighboring proverbs advise first against answering a fool and then in favor of it. What does this arrangement teach?',
    options: [
      'Wisdom includes judging what a situation requires.',
      'The collector of the sayings overlooked a mistake.',
      'Advice is useless because everything is relative.',
      'Fools should be answered at least twice in a row.',
    ],
    answer: 0,
    explanation:
      'Since a reply can drag us down and silence can encourage an error, a wise person has to discern which of the two is the case.',
    topic: 'psalms-and-wisdom',
    level: 3,
    reference: 'Proverbs 26:4-5',
  },
  {
    id: 'bible-ad-040',
    question: 'According to Psalm 51, which sacrifice will God not despise?',
    options: [
      'a vow never to make mistakes',
      'the most expensive animal',
      'a broken and contrite heart',
      'a gift that is given in secret',
    ],
    answer: 2,
    explanation:
      'The psalm goes on to speak of offerings and therefore does not abolish them, but it insists that outward acts are empty if the person stays away.',
    topic: 'psalms-and-wisdom',
    level: 1,
    week: 4,
    reference: 'Psalm 51:16-17',
  },
  {
    id: 'bible-ad-041',
    question:
      'To which result is the request meant to lead when a psalm asks God to “teach us to number our days” (Psalm 90:12)?',
    options: [
      'a calendar that predicts when one’s life will end',
      'a fear of death that makes every pleasure impossible',
      'a heart that has become wise through knowing its limits',
      'a plan that fills each hour with profitable work',
    ],
    answer: 2,
    explanation:
      'Those who know that time is limited can tell what matters from what is merely urgent. The psalm sets our short life against God’s eternity and finds shelter there.',
    topic: 'psalms-and-wisdom',
    level: 2,
    reference: 'Psalm 90:12',
  },
  {
    id: 'bible-ad-042',
    question:
      '“Open your mouth for those with no voice” (Proverbs 31:8). To whom is this instruction first addressed in its context?',
    options: [
      'to a king, whose power should protect the poor',
      'to a prisoner, who should plead his own case',
      'to a singer, who should praise God in the temple',
      'to a child, who should speak up in the classroom',
    ],
    answer: 0,
    explanation:
      'King Lemuel received these words from his mother, who knew that influence of any kind is given for the sake of those who have none.',
    topic: 'psalms-and-wisdom',
    level: 3,
    reference: 'Proverbs 31:8-9',
  },
  {
    id: 'bible-ad-043',
    question:
      'The singer of Psalm 73 almost loses his faith because the wicked prosper. What changes his perspective?',
    options: [
      'noticing that the wicked are secretly ill and miserable',
      'deciding that prosperity has no attraction for him',
      'receiving the same wealth as those whom he envied',
      'entering God’s sanctuary and seeing where things lead',
    ],
    answer: 3,
    explanation:
      'The circumstances have not changed, but he now considers them in the presence of God. In the end the nearness of God is the good that he would not trade.',
    topic: 'psalms-and-wisdom',
    level: 3,
    reference: 'Psalm 73:1-28',
  },
  {
    id: 'bible-ad-044',
    question:
      'John writes that the Word, which was with God and was God, became flesh. Which confession did the churches draw from this?',
    options: [
      'Jesus Christ is God and only appeared human.',
      'Jesus Christ is truly God and truly human.',
      'Jesus Christ is half divine and half human.',
      'Jesus Christ was a man who earned divinity.',
    ],
    answer: 1,
    explanation:
      'The councils of the first centuries rejected every solution that removed one side. Whoever sees Jesus meets God Himself, not merely a messenger.',
    topic: 'life-of-jesus',
    level: 2,
    week: 6,
    reference: 'John 1:1-14',
  },
  {
    id: 'bible-ad-045',
    question:
      'Jesus announced that the kingdom of God had come near. What did He mean by this expression?',
    options: [
      'The borders of Israel would shortly be extended.',
      'God’s saving rule was arriving in His own work.',
      'The souls of people should leave this world behind.',
      'A new government would be formed in Galilee.',
    ],
    answer: 1,
    explanation:
      'His healings, meals and words of forgiveness demonstrate what happens where God reigns. The kingdom has begun, and Christians still pray for its completion.',
    topic: 'life-of-jesus',
    level: 2,
    week: 6,
    reference: 'Mark 1:14-15',
  },
  {
    id: 'bible-ad-046',
    question:
      'After forgiving a paralyzed man, Jesus also healed him. What role did the healing play in the debate with the scribes?',
    options: [
      'It replaced the forgiveness just spoken.',
      'It ended all opposition to Him that day.',
      'It proved the man had not been a sinner.',
      'It made an invisible authority visible.',
    ],
    answer: 3,
    explanation:
      'A claim to forgive sins can’t be examined by looking, but by doing what could be checked, Jesus supported the claim that could not.',
    topic: 'life-of-jesus',
    level: 3,
    week: 6,
    reference: 'Mark 2:1-12',
  },
  {
    id: 'bible-ad-047',
    question:
      'Peter confessed that Jesus is the Christ and then rebuked Him for speaking of suffering. What had Peter misunderstood?',
    options: [
      'that the Messiah’s way leads through the cross',
      'that Jesus had been known to be a carpenter',
      'that the disciples numbered twelve in all',
      'that the prophets had promised Elijah’s return',
    ],
    answer: 0,
    explanation:
      'The title was correct, but Peter filled it with his own idea of success, so Jesus at once applied the way of the cross to those who follow Him.',
    topic: 'life-of-jesus',
    level: 2,
    week: 6,
    reference: 'Mark 8:27-35',
  },
  {
    id: 'bible-ad-048',
    question:
      'Jesus entered Jerusalem on a donkey, as Zechariah had described. What kind of claim did this gesture make?',
    options: [
      'to be a general who would soon attack the Romans',
      'to be a pilgrim who did not wish to be noticed',
      'to be a king who comes humbly and brings peace',
      'to be a merchant who traded in costly animals',
    ],
    answer: 2,
    explanation:
      'Zechariah’s king removes the chariots and speaks peace to the nations. Jesus accepted royal honor and redefined it at the same time.',
    topic: 'life-of-jesus',
    level: 1,
    week: 7,
    reference: 'Zechariah 9:9-10',
  },
  {
    id: 'bible-ad-049',
    question:
      'At the last supper Jesus gave bread and a cup to His disciples. With what did He connect them?',
    options: [
      'with the founding of an independent state',
      'with the end of all the common meals among friends',
      'with His self-giving death and the new covenant',
      'with a reward for the most faithful disciple',
    ],
    answer: 2,
    explanation:
      'Churches explain the Lord’s Supper differently, and a pastor or parents can tell you what yours teaches, but all of them remember with it that He gave Himself for us.',
    topic: 'life-of-jesus',
    level: 1,
    week: 7,
    reference: 'Luke 22:14-20',
  },
  {
    id: 'bible-ad-050',
    question:
      'In Mark’s Gospel a Roman officer says at the cross that Jesus was the Son of God. Why is this moment so surprising?',
    options: [
      'An outsider recognizes Him at the very point of defeat.',
      'The officer had followed Jesus since the days in Galilee.',
      'The disciples had asked the officer to speak for them.',
      'The crowd had been expecting such a statement all day.',
    ],
    answer: 0,
    explanation:
      'After the disciples had fled and the leaders had mocked Him, Mark suggests that who Jesus is can be understood only from the cross.',
    topic: 'life-of-jesus',
    level: 2,
    week: 7,
    reference: 'Mark 15:33-39',
  },
  {
    id: 'bible-ad-051',
    question:
      'Around AD 55 Paul wrote that he passed on what he himself had received about the death and resurrection of Christ. Why do historians value this passage?',
    options: [
      'It was written down while Jesus was still teaching.',
      'It contains the earliest known description of Bethlehem.',
      'It was composed by an opponent of the first church.',
      'It hands on a very early summary with named witnesses.',
    ],
    answer: 3,
    explanation:
      'The wording is older than the letter itself and names people who could be asked. Faith goes further than history can prove, but it refers to events and to people who could be named.',
    topic: 'life-of-jesus',
    level: 3,
    week: 7,
    reference: '1 Corinthians 15:3-8',
  },
  {
    id: 'bible-ad-052',
    question:
      'All four Gospels name women as the first to find the tomb empty, although their testimony counted for little in public at that time. Why do scholars consider this detail significant?',
    options: [
      'It shows that the disciples had planned the discovery.',
      'Someone inventing the story would hardly have chosen it.',
      'It was required by the Roman law concerning sworn testimony.',
      'It proves that no men were living in Jerusalem then.',
    ],
    answer: 1,
    explanation:
      'Stories that are invented to convince people usually avoid embarrassing details, whereas the risen Jesus honors those whom society overlooked as His first messengers.',
    topic: 'life-of-jesus',
    level: 2,
    week: 7,
    reference: 'John 20:11-18',
  },
  {
    id: 'bible-ad-053',
    question:
      'Peter had denied Jesus three times. What does Jesus do when He asks him three times whether he loves Him?',
    options: [
      'He reminds Peter that he can’t be forgiven.',
      'He restores Peter and entrusts him with others.',
      'He tests whether Peter can remember an oath.',
      'He prepares Peter for his return to a life of fishing.',
    ],
    answer: 1,
    explanation:
      'The painful repetition lets Peter replace each denial with a confession. Forgiveness here includes a new responsibility.',
    topic: 'life-of-jesus',
    level: 1,
    week: 7,
    reference: 'John 21:15-19',
  },
  {
    id: 'bible-ad-054',
    question:
      'Jesus moves from the command against murder to anger and insults. What does this say about His understanding of the law?',
    options: [
      'He replaces the law with a collection of pious feelings.',
      'He considers anger a matter for the courts alone.',
      'He makes murder appear less serious than before.',
      'He pursues God’s intention to the root of the deed.',
    ],
    answer: 3,
    explanation:
      'In His view contempt is where violence begins, and so reconciliation with a brother is more urgent even than an offering at the altar.',
    topic: 'teaching-of-jesus',
    level: 2,
    week: 6,
    reference: 'Matthew 5:21-26',
  },
  {
    id: 'bible-ad-055',
    question:
      'Someone with a beam in his own eye offers to remove a speck from his brother’s. What is the point of this grotesque image?',
    options: [
      'Self-examination must come before correcting others.',
      'Other people’s faults are never any of our concern.',
      'Small faults are more dangerous than serious ones.',
      'Only people without faults may belong to a community.',
    ],
    answer: 0,
    explanation:
      'Jesus does not forbid helping a brother with his speck, but He wants us to see clearly first, because those who know their own faults correct more gently.',
    topic: 'teaching-of-jesus',
    level: 1,
    week: 6,
    reference: 'Matthew 7:1-5',
  },
  {
    id: 'bible-ad-056',
    question: 'Why does it matter that the helper in the parable is a Samaritan?',
    options: [
      'Samaritans were known for their knowledge of medicine.',
      'Hearers expected every traveler to be a Samaritan.',
      'Hearers had to see goodness in a people they despised.',
      'Samaritans were required by law to assist travelers.',
    ],
    answer: 2,
    explanation:
      'The question about the limits of love is answered by someone from beyond those limits, since prejudice is overcome more deeply by a story than by a rule.',
    topic: 'teaching-of-jesus',
    level: 2,
    week: 6,
    reference: 'Luke 10:25-37',
  },
  {
    id: 'bible-ad-057',
    question:
      'Jesus told the parable of the two sons to people who grumbled about the guests at His table. Which role does the older son play for them?',
    options: [
      'He shows that the obedient have no place at the feast.',
      'He demonstrates that the father had been an unjust man.',
      'He holds up a mirror and invites them to share the joy.',
      'He represents the sinners who have just been welcomed.',
    ],
    answer: 2,
    explanation:
      'The father pleads with this son as well, because a person can be lost without ever leaving home.',
    topic: 'teaching-of-jesus',
    level: 2,
    week: 6,
    reference: 'Luke 15:1-3, 25-32',
  },
  {
    id: 'bible-ad-058',
    question:
      'A servant who is forgiven an enormous debt refuses to forgive a small one. What does the parable criticize?',
    options: [
      'living from mercy while treating others without it',
      'borrowing money in situations of genuine distress',
      'forgiving debts without a formal written contract',
      'asking an influential person for an act of compassion',
    ],
    answer: 0,
    explanation:
      'Ten thousand talents was a sum beyond imagination, a hundred denarii about a hundred days’ wages. The comparison does not belittle real injuries, but it changes the standard by which we deal with them.',
    topic: 'teaching-of-jesus',
    level: 1,
    week: 6,
    reference: 'Matthew 18:23-35',
  },
  {
    id: 'bible-ad-059',
    question: 'The rich farmer in the parable builds larger barns. Why does God call him a fool?',
    options: [
      'He fails to calculate the cost of construction.',
      'He does his building on a day when work was forbidden.',
      'He shares so much that nothing remains for him.',
      'He treats his possessions as security for his life.',
    ],
    answer: 3,
    explanation:
      'He speaks only to himself and about himself, and nobody else appears in his plans. The parable does not condemn planning but a life that is not rich toward God.',
    topic: 'teaching-of-jesus',
    level: 1,
    week: 6,
    reference: 'Luke 12:13-21',
  },
  {
    id: 'bible-ad-060',
    question:
      'In the parable of the weeds, the owner forbids his servants to pull them out before the harvest. Which attitude does this encourage?',
    options: [
      'indifference, because good and evil are the same',
      'patience, because the final judgment is God’s',
      'haste, because the time of growth is very short',
      'suspicion, because every neighbor may be a weed',
    ],
    answer: 1,
    explanation:
      'Human eagerness to sort people easily destroys what is good, so the parable takes evil seriously and still leaves the last word to God.',
    topic: 'teaching-of-jesus',
    level: 2,
    week: 6,
    reference: 'Matthew 13:24-30, 36-43',
  },
  {
    id: 'bible-ad-061',
    question:
      'The Lord’s Prayer speaks of God’s name, kingdom and will before it mentions bread. What does this order do to our requests?',
    options: [
      'It suggests that bodily needs are unworthy of prayer.',
      'It places our needs within God’s larger purposes.',
      'It delays our requests until we deserve an answer.',
      'It separates the prayers of leaders from all others.',
    ],
    answer: 1,
    explanation:
      'Bread, forgiveness and protection are then requested without embarrassment, and the word our in each request also includes the needs of others.',
    topic: 'teaching-of-jesus',
    level: 2,
    week: 6,
    reference: 'Matthew 6:9-13',
  },
  {
    id: 'bible-ad-062',
    question: 'In the image of the vine, what does a branch need to do in order to bear fruit?',
    options: [
      'compete with the other branches for the light',
      'separate itself as soon as it is strong enough',
      'produce fruit first in order to be connected',
      'remain in the vine, from which its life comes',
    ],
    answer: 3,
    explanation:
      'Fruit is the result of the relationship and not its precondition. Jesus spoke these words on the evening before His death, when His disciples were about to lose sight of Him.',
    topic: 'teaching-of-jesus',
    level: 1,
    week: 7,
    reference: 'John 15:1-8',
  },
  {
    id: 'bible-ad-063',
    question:
      'The Beatitudes call the poor in spirit, the mourning and the meek blessed. How do they work?',
    options: [
      'They promise God’s future to those who lack power now.',
      'They describe personality types that guarantee success.',
      'They advise people to seek out sorrow for its own sake.',
      'They declare every unjust situation to be acceptable.',
    ],
    answer: 0,
    explanation:
      'Each sentence connects a present condition with something that God Himself will do, and Jesus lived them Himself, meek, merciful and persecuted for righteousness.',
    topic: 'teaching-of-jesus',
    level: 3,
    week: 6,
    reference: 'Matthew 5:3-12',
  },
  {
    id: 'bible-ad-064',
    question:
      'Which question did the apostles and elders have to settle at the meeting in Jerusalem?',
    options: [
      'whether the Gospel of Luke should be accepted as Scripture',
      'whether Rome or Antioch should be the seat of the church',
      'whether Gentile believers had to live under the law of Moses',
      'whether Paul should be allowed to remain a tentmaker',
    ],
    answer: 2,
    explanation:
      'Peter argued that Jews and Gentiles alike are saved through the grace of the Lord Jesus. The decision opened the church to the nations without asking them to give up their own peoples.',
    topic: 'church-and-letters',
    level: 2,
    week: 8,
    reference: 'Acts 15:1-21',
  },
  {
    id: 'bible-ad-065',
    question: 'How did Paul begin his speech to the philosophers of Athens?',
    options: [
      'with a refusal to answer any of their questions',
      'with a long quotation from the book of Leviticus',
      'with an altar and poets that his hearers knew',
      'with a threat that the city would be destroyed',
    ],
    answer: 2,
    explanation:
      'He built on what they already sensed about God before he spoke of Jesus and the resurrection. Taking hearers seriously did not mean leaving out what was strange to them.',
    topic: 'church-and-letters',
    level: 3,
    week: 8,
    reference: 'Acts 17:16-34',
  },
  {
    id: 'bible-ad-066',
    question:
      'According to Romans 5, what makes the love of God different from ordinary admiration?',
    options: [
      'Christ died for people while they were still sinners.',
      'It is given to people in proportion to what they achieve.',
      'It begins only after people have improved themselves.',
      'It remains hidden from everyone who has ever failed.',
    ],
    answer: 0,
    explanation:
      'Admiration responds to something worthy in another person, but God’s love comes first and creates what it loves.',
    topic: 'church-and-letters',
    level: 2,
    week: 8,
    reference: 'Romans 5:6-8',
  },
  {
    id: 'bible-ad-067',
    question:
      'Paul says that the parts of the body which seem weaker are indispensable. How does this challenge a community?',
    options: [
      'It should train all of its members for the same task.',
      'It can leave weaker members to the care of others.',
      'It must hide its weaknesses from everyone outside.',
      'It may not measure its members by visible usefulness.',
    ],
    answer: 3,
    explanation:
      'In Corinth, impressive gifts had become a reason for rivalry. Paul gives special honor to those who lack it, so that all care for one another.',
    topic: 'church-and-letters',
    level: 2,
    week: 8,
    reference: '1 Corinthians 12:12-27',
  },
  {
    id: 'bible-ad-068',
    question:
      'Paul writes that in Christ there is “neither Jew nor Greek, slave nor free, male nor female” (Galatians 3:28). What does he mean?',
    options: [
      'Every difference between people has ceased to exist.',
      'No status gives anyone a higher standing before God.',
      'Christians should no longer belong to any nation.',
      'Social conditions are of no importance whatsoever.',
    ],
    answer: 1,
    explanation:
      'People remain different, but their differences no longer determine their rank, and wherever this was taken seriously, it began to change how people lived together.',
    topic: 'church-and-letters',
    level: 1,
    week: 8,
    reference: 'Galatians 3:26-29',
  },
  {
    id: 'bible-ad-069',
    question:
      'For which purpose does Paul tell the church in Philippi that Christ emptied Himself and became a servant?',
    options: [
      'He wishes to explain how empires rise and fall.',
      'He wants them to adopt the same humble attitude.',
      'He intends to warn them against useful work.',
      'He hopes to settle a debate about the calendar.',
    ],
    answer: 1,
    explanation:
      'Many scholars recognize in these lines one of the oldest Christian hymns, which confesses the highest things about Jesus in order to change how people treat each other.',
    topic: 'church-and-letters',
    level: 3,
    week: 8,
    reference: 'Philippians 2:5-11',
  },
  {
    id: 'bible-ad-070',
    question:
      'Paul prayed three times for his thorn to be taken away. What did he learn from the answer that he received?',
    options: [
      'Prayer is pointless if nothing changes afterward.',
      'Weakness is always a punishment for secret pride.',
      'Strong believers do not need to ask for anything.',
      'Christ’s power can be at work in human weakness.',
    ],
    answer: 3,
    explanation:
      'He was told, “My grace is sufficient for you” (2 Corinthians 12:9). We do not know what the thorn was, and perhaps for that reason many can find themselves in the text.',
    topic: 'church-and-letters',
    level: 1,
    week: 8,
    reference: '2 Corinthians 12:7-10',
  },
  {
    id: 'bible-ad-071',
    question: 'What does Paul expect for the creation that is now groaning?',
    options: [
      'that it will be set free from decay',
      'that it will be abandoned to its end',
      'that it will be remade by human skill',
      'that it will go on exactly as it is',
    ],
    answer: 0,
    explanation:
      'Paul compares the pain of the present to the pains of childbirth, which announce new life. Christian hope therefore concerns the whole creation and not only individual souls.',
    topic: 'church-and-letters',
    level: 3,
    week: 8,
    reference: 'Romans 8:18-25',
  },
  {
    id: 'bible-ad-072',
    question:
      'Christians should always be ready to explain their hope. In what manner should they do this, according to 1 Peter?',
    options: [
      'with clever ridicule of doubts',
      'with reluctance and apology',
      'with gentleness and respect',
      'with pressure until others agree',
    ],
    answer: 2,
    explanation:
      'The letter was addressed to people who experienced suspicion and insults, and the way a conversation is held is part of what it communicates.',
    topic: 'church-and-letters',
    level: 1,
    week: 8,
    reference: '1 Peter 3:15-16',
  },
  {
    id: 'bible-ad-073',
    question:
      'In Revelation, John is told of a lion and sees a Lamb that was slain. What does this change of images say about victory?',
    options: [
      'The lion had turned out to be too weak and had to be replaced.',
      'The Lamb will turn into a lion in order to be respected.',
      'God triumphs through self-giving love and not by violence.',
      'Victory belongs to those who can inspire the most fear.',
    ],
    answer: 2,
    explanation:
      'Christians interpret many details of this book differently, as parents and pastors can explain, but they share its message to persecuted churches that the crucified and risen Jesus holds the future.',
    topic: 'church-and-letters',
    level: 3,
    week: 8,
    reference: 'Revelation 5:1-14',
  },
];
