import type { MisquoteTable } from '../../misquotes/misquote.ts';

export const misquotesEn: MisquoteTable = {
  'helps-themselves': {
    said: [
      'God helps those who help themselves',
      'God helps them that help themselves',
      'help yourself and God will help you',
    ],
    child:
      'Many people think that is a verse, but it is an old saying: the Bible tells that God helps people who can’t help themselves.',
    teen: 'Benjamin Franklin made that line known; it stands nowhere in the Bible, which says rather that help came while we were helpless.',
  },
  'money-root': {
    said: [
      'money is the root of all evil',
      'money is the root of evil',
      'money is the root of all bad things',
    ],
    child: 'Nearly! The Bible does not say that money is bad; it warns us about loving money.',
    teen: 'A small word is missing: the verse speaks of the love of money, not of money itself, and calls it a root of all kinds of evil.',
  },
  cleanliness: {
    said: ['cleanliness is next to godliness', 'cleanliness is close to godliness'],
    child: 'That is an old saying and not in the Bible, where God looks at what is in our hearts.',
    teen: 'John Wesley made this saying known in a sermon; it is no verse, and the Bible puts the heart above what is seen.',
  },
  'more-than-you-can-handle': {
    said: [
      'God will not give you more than you can handle',
      'God won’t give you more than you can handle',
      'God never gives you more than you can handle',
      'God never gives us more than we can handle',
      'God won’t give us more than we can handle',
      'more than you can handle',
    ],
    child:
      'The Bible does not say that: life can be too hard for us alone, and then we may ask for help.',
    teen: 'The verse behind it is about temptation and a way out of it; it does not promise that nothing will be too heavy, and nobody has to carry everything alone.',
  },
  'spare-the-rod': {
    said: ['spare the rod spoil the child', 'spare the rod and spoil the child', 'spare the rod'],
    child:
      'Those words come from an old poem; the Bible wants grown-ups to guide children with love, and nobody may hurt you.',
    teen: 'That wording comes from a poem of the 17th century; Proverbs 13:24 speaks about loving discipline, and parents are told not to make their children bitter.',
  },
  'pride-fall': {
    said: [
      'pride comes before a fall',
      'pride goes before a fall',
      'pride comes before the fall',
      'pride goeth before a fall',
    ],
    child: 'Almost! That is the short way in which people say a real proverb of the Bible.',
    teen: 'That is a proverb of the Bible cut in two: destruction belongs to pride, and the fall to a haughty spirit.',
  },
  'lion-lamb': {
    said: [
      'the lion shall lie down with the lamb',
      'the lion will lie down with the lamb',
      'lion lies down with the lamb',
      'lion and the lamb',
    ],
    child:
      'In the Bible it is the wolf that lives with the lamb; the lion comes a little later in the same picture of peace.',
    teen: 'Isaiah pairs them otherwise: the wolf with the lamb, and the calf with the young lion.',
  },
  'three-wise-men': {
    said: ['three wise men', 'three kings', 'there were three magi'],
    asked: [
      'how many wise men',
      'were there three wise men',
      'how many kings visited',
      'how many magi',
    ],
    child:
      'The Bible does not tell how many wise men there were; we think of three because they brought three gifts.',
    teen: 'Matthew gives no number and calls them Magi, not kings; three is a guess from the gifts.',
  },
  apple: {
    said: [
      'ate an apple',
      'ate the apple',
      'bit the apple',
      'fruit was an apple',
      'apple from the tree',
      'apple in the garden',
      'apple in eden',
      'eves apple',
    ],
    asked: [
      'was it an apple',
      'did eve eat an apple',
      'did adam eat an apple',
      'what fruit did eve eat',
      'what fruit did adam and eve eat',
    ],
    child: 'The Bible only says that it was fruit; nobody knows which kind.',
    teen: 'Genesis speaks of the fruit of a tree; the apple came later, from painters and from a Latin word that means both apple and evil.',
  },
  whale: {
    said: [
      'jonah and the whale',
      'whale swallowed jonah',
      'swallowed by a whale',
      'jonah was in a whale',
      'belly of a whale',
    ],
    asked: ['was it a whale', 'was jonah swallowed by a whale', 'was jonah in a whale'],
    child: 'The Bible calls it a great fish and does not tell which one.',
    teen: 'The book of Jonah says “a great fish”; the whale is a later guess.',
  },
  'this-too-shall-pass': {
    said: ['this too shall pass', 'this too will pass', 'this will pass too'],
    child:
      'That is an old saying and no verse, but the Bible also says that hard times do not last for ever.',
    teen: 'The saying comes from old Persian tales; the Bible has a thought near to it, that what is seen does not last.',
  },
  'mysterious-ways': {
    said: [
      'god works in mysterious ways',
      'god moves in mysterious ways',
      'god moves in a mysterious way',
      'the lord works in mysterious ways',
    ],
    child:
      'That comes from a song, and the Bible says something like it: God’s ways are not like our ways.',
    teen: 'The line is from a hymn by William Cowper (1773); Isaiah says in his own words that God’s ways are not ours.',
  },
  'love-the-sinner': {
    said: [
      'love the sinner hate the sin',
      'hate the sin love the sinner',
      'hate the sin but love the sinner',
    ],
    child:
      'That is not a verse; the Bible asks us to love people truly and to hold on to what is good.',
    teen: 'The phrase goes back to a letter of Augustine and is no verse; Paul’s words begin with love that is without pretending.',
  },
  'own-self': {
    said: ['to thine own self be true', 'be true to yourself', 'to your own self be true'],
    child: 'A poet wrote that for the theatre; the Bible says whom we can trust.',
    teen: 'That is Shakespeare, in Hamlet; the Bible points beyond ourselves.',
  },
  'eye-for-an-eye': {
    said: ['an eye for an eye', 'eye for eye', 'an eye for an eye and a tooth for a tooth'],
    child: 'It is in the Bible as an old rule for judges, and Jesus asks us not to pay back.',
    teen: 'It was a law that limited punishment; Jesus quotes it and then asks for something greater than paying back.',
  },
  'idle-hands': {
    said: [
      'idle hands are the devils workshop',
      'idle hands are the devils playground',
      'idle hands are the devils tools',
      'idle minds are the devils workshop',
    ],
    child: 'That is an old saying and no verse, though the Bible praises hands that work well.',
    teen: 'The saying is old but no verse; Proverbs only compares idle hands with diligent ones.',
  },
  'happens-for-a-reason': {
    said: ['everything happens for a reason', 'all things happen for a reason'],
    child:
      'The Bible does not say that; it says that God can bring good out of things, also out of sad ones.',
    teen: 'That sentence is no verse: Paul does not call all things good or planned, he says that God works in them for good.',
  },
  'seven-sins': {
    said: ['seven deadly sins', 'seven cardinal sins'],
    child:
      'That list was made by teachers of the church; the Bible has another short list of seven things.',
    teen: 'The list is of the early church, some 1,400 years old; Proverbs has a list of seven of its own.',
  },
  'charity-at-home': {
    said: ['charity begins at home', 'charity starts at home'],
    child: 'That is a saying and no verse, though the Bible does ask us to care for our family.',
    teen: 'It is a proverb and no verse; Paul asks that people care for their family, and never for it alone.',
  },
  'closes-a-door': {
    said: [
      'when god closes a door he opens a window',
      'god closes one door he opens another',
      'when god closes one door',
      'when god closes a door',
    ],
    child: 'That is a kind saying, but not a verse; the Bible does speak of a door that God opens.',
    teen: 'It is a modern saying; Revelation speaks of an open door, without any window.',
  },
  'become-angels': {
    said: [
      'people become angels',
      'become an angel when',
      'we become angels',
      'turn into angels',
      'god needed another angel',
      'heaven gained an angel',
      'heaven needed an angel',
    ],
    asked: [
      'do people become angels',
      'do we become angels',
      'is my grandma an angel now',
      'is my grandpa an angel now',
    ],
    child:
      'The Bible does not say that people become angels: angels were made as angels, and people stay people whom God loves.',
    teen: 'In the Bible angels and people are different creatures; people who die do not turn into angels.',
  },
  moderation: {
    said: ['moderation in all things', 'everything in moderation', 'all things in moderation'],
    child: 'That is an old Greek saying; the Bible speaks of self-control.',
    teen: 'The saying is Greek; what comes near to it in the Bible is self-control, as a fruit of the Spirit.',
  },
  'follow-your-heart': {
    said: ['follow your heart', 'listen to your heart', 'always follow your heart'],
    child: 'That is not a verse; the Bible asks us to take good care of our heart.',
    teen: 'The Bible does not say so: it knows that hearts can go wrong, and asks us to guard ours.',
  },
  innkeeper: {
    said: [
      'the innkeeper said',
      'innkeeper sent mary',
      'innkeeper turned',
      'mean innkeeper',
      'an innkeeper',
    ],
    asked: ['was there an innkeeper', 'who was the innkeeper'],
    child: 'There is no innkeeper in the Bible’s story; it only says that there was no room.',
    teen: 'Luke mentions no innkeeper and no stable, only a manger and that there was no room.',
  },
  donkey: {
    said: [
      'mary rode a donkey',
      'mary rode on a donkey',
      'rode a donkey to bethlehem',
      'donkey to bethlehem',
    ],
    asked: ['did mary ride a donkey', 'did mary ride on a donkey'],
    child:
      'The Bible tells of the way to Bethlehem but of no donkey; maybe they had one, maybe they walked.',
    teen: 'Luke tells of the journey and never of a donkey; it came in with later stories and paintings.',
  },
  'angels-sang': {
    said: ['angels sang to the shepherds', 'angels sang', 'choir of angels sang'],
    asked: ['did the angels sing'],
    child: 'The Bible says that the angels praised God and spoke; that they sang is our guess.',
    teen: 'Luke writes that the angels praised God, “saying”; the singing comes from our carols.',
  },
  december: {
    said: [
      'jesus was born on december 25',
      'jesus was born on christmas day',
      'born on the 25th of december',
      'born on december 25th',
    ],
    asked: [
      'was jesus born on december 25',
      'what day was jesus born',
      'when is jesus birthday',
      'was jesus born on christmas',
    ],
    child:
      'The Bible does not tell the day; Christians chose the 25th of December later to celebrate it.',
    teen: 'No day or month is given in the Bible; the feast of the 25th of December is known from the fourth century.',
  },
  'two-of-each': {
    said: [
      'two of every animal',
      'two of each animal',
      'only two of each',
      'only two of every kind',
    ],
    asked: [
      'how many of each animal',
      'how many animals did noah take',
      'did noah take two of every animal',
    ],
    child: 'Two of most kinds, and seven pairs of some: that is what the Bible tells.',
    teen: 'Genesis 6 says two of every kind, and Genesis 7 adds seven pairs of the clean animals.',
  },
  'pauls-horse': {
    said: [
      'paul fell off his horse',
      'saul fell off his horse',
      'fell from his horse on the way to damascus',
    ],
    asked: ['did paul fall off a horse', 'did saul fall off a horse', 'did paul have a horse'],
    child: 'The Bible says that he fell to the ground; it tells of no horse.',
    teen: 'Acts says that he fell to the ground; the horse comes from painters.',
  },
  delilah: {
    said: ['delilah cut samsons hair', 'delilah cut off samsons hair', 'delilah shaved'],
    asked: ['did delilah cut samsons hair', 'who cut samsons hair'],
    child: 'Delilah let him fall asleep, and she called somebody else to cut his hair.',
    teen: 'Delilah planned it, but she called somebody who shaved his head.',
  },
  'not-kill': {
    said: ['thou shalt not kill', 'thou shall not kill', 'you shall not kill'],
    child: 'The commandment is in the Bible, and today it is translated with the word murder.',
    teen: 'Older Bibles have “kill”; the Hebrew word means unlawful killing, so newer ones say “murder”.',
  },
  halos: {
    said: [
      'angels have halos',
      'angels have wings and halos',
      'all angels have wings',
      'angels have harps',
    ],
    asked: ['do angels have halos', 'do angels have wings', 'do all angels have wings'],
    child: 'Rings of light come from paintings; in the Bible angels often look like people.',
    teen: 'Halos come from art; some creatures of heaven have wings in visions, but angels mostly look like people.',
  },
  'peter-at-the-gate': {
    said: [
      'peter stands at the gate',
      'st peter at the gate',
      'saint peter at the gate',
      'peter at the pearly gates',
      'peter waits at the gates of heaven',
    ],
    asked: ['does peter stand at the gate', 'is saint peter at the gates of heaven'],
    child: 'The gates of pearl are in the Bible, but nobody tells that Peter stands there.',
    teen: 'Revelation has gates of pearl; Peter as a doorkeeper is a picture made from the “keys” of Matthew 16:19.',
  },
  'devils-horns': {
    said: [
      'the devil has horns',
      'satan has horns',
      'devil is red',
      'devil with a pitchfork',
      'devil has a tail',
    ],
    asked: ['does the devil have horns', 'what does the devil look like', 'is the devil red'],
    child: 'Horns and a tail come from pictures; the Bible does not describe him like that.',
    teen: 'Horns, tail and fork come from art; the Bible says rather that evil can look bright.',
  },
  'desires-of-your-heart': {
    said: [
      'god will give you the desires of your heart',
      'he will give you the desires of your heart',
      'god will give you everything you want',
      'god gives you whatever you want',
    ],
    child: 'That is half of a verse: it begins with finding joy in God.',
    teen: 'That is the second half of a verse; the first half is about finding one’s joy in God, and it is no promise of whatever we wish.',
  },
  'all-things': {
    said: [
      'i can do all things',
      'i can do anything through christ',
      'i can do everything through him',
    ],
    child:
      'It is in the Bible, and Paul means: with Jesus’ help I can be all right when I have much and when I have little.',
    teen: 'Paul writes it in prison: he means that he can bear plenty and hunger, not that he wins at everything.',
  },
  'judge-not': {
    said: ['judge not', 'do not judge others', 'the bible says not to judge', 'dont judge'],
    child:
      'It is in the Bible, and it goes on: look at your own mistakes first, and then help the other one.',
    teen: 'It is there, and the verses after it go on: first the beam in one’s own eye, then one may see clearly to help.',
  },
  plans: {
    said: [
      'i know the plans i have for you',
      'god has a plan to prosper you',
      'plans to prosper you',
    ],
    child:
      'It is in the Bible: God wrote it to his people when they were far from home, to give them hope.',
    teen: 'It is in a letter to people in exile, who would wait for seventy years; it is a word of hope, not a promise of quick success.',
  },
  'truth-sets-free': {
    said: [
      'the truth will set you free',
      'the truth shall set you free',
      'truth will make you free',
    ],
    child: 'It is in the Bible, and Jesus begins with: stay with what I tell you.',
    teen: 'It is the end of a sentence of Jesus that begins with staying in his word.',
  },
  'better-to-give': {
    said: [
      'it is better to give than to receive',
      'its better to give than to receive',
      'better to give than receive',
      'better to give than to get',
    ],
    child: 'Nearly! The word in the Bible is “blessed”, which means truly happy.',
    teen: 'Almost: Paul quotes it as a word of Jesus, with “more blessed” instead of “better”.',
  },
  'blood-and-water': {
    said: ['blood is thicker than water'],
    child: 'That is a saying and no verse; the Bible knows friends who are closer than a brother.',
    teen: 'It is a proverb and no verse; the Bible says that a friend may be closer than a brother.',
  },
  'skin-deep': {
    said: ['beauty is only skin deep', 'beauty is skin deep'],
    child: 'That is an old saying; the Bible says in its own words that beauty does not last.',
    teen: 'The saying is from the 17th century; Proverbs says in its own words that beauty fades.',
  },
  'honesty-best': {
    said: ['honesty is the best policy'],
    child: 'That is a wise saying and no verse, and the Bible agrees that truth matters.',
    teen: 'The saying is known from English writers of around 1600; the Bible speaks of truth for its own sake, not as a policy.',
  },
  'early-bird': {
    said: [
      'the early bird catches the worm',
      'the early bird gets the worm',
      'early to bed and early to rise',
    ],
    child: 'That is a saying and no verse; the Bible shows us the busy ant.',
    teen: 'It is a proverb and no verse; the Bible sends the lazy to the ant.',
  },
  'forgive-and-forget': {
    said: ['forgive and forget'],
    child:
      'The Bible asks us to forgive; it does not say that we must forget, and you may always tell a grown-up what hurt you.',
    teen: 'The Bible asks us to forgive and never to act as if nothing had happened; getting help and forgiving go together.',
  },
  'patience-virtue': {
    said: ['patience is a virtue'],
    child: 'That is from an old poem; the Bible says in its own words that patience is good.',
    teen: 'The line comes from a poem of the Middle Ages; the Bible praises patience in other words.',
  },
  'two-wrongs': {
    said: ['two wrongs dont make a right', 'two wrongs do not make a right'],
    child:
      'That is a good saying and no verse, and the Bible thinks the same: do not pay back evil.',
    teen: 'It is a proverb and no verse, though Paul says the same in his own words.',
  },
  'let-go': {
    said: ['let go and let god'],
    child: 'That is a saying and no verse; the Bible says that we may give our worries to God.',
    teen: 'It is a slogan and no verse; the Bible speaks of giving one’s worries to God, and still asks us to do our part.',
  },
  'devil-made-me': {
    said: ['the devil made me do it', 'the devil made you do it'],
    child:
      'The Bible does not say that; it says that wishes inside us lead us, and we can ask for forgiveness.',
    teen: 'No verse says so: James says that temptation works through our own desires, so that we can take responsibility.',
  },
  'ashes-to-ashes': {
    said: ['ashes to ashes', 'dust to dust', 'ashes to ashes dust to dust'],
    child:
      'These words come from a prayer at funerals, and the thought of dust comes from the Bible.',
    teen: 'The wording is from the Book of Common Prayer; behind it stands a word in Genesis.',
  },
  'money-happiness': {
    said: [
      'money cant buy happiness',
      'money can not buy happiness',
      'money doesnt make you happy',
      'money does not buy happiness',
    ],
    child: 'That is a saying and no verse, but the Bible says it nearly so.',
    teen: 'It is a proverb and no verse; Ecclesiastes says it in its own way.',
  },
  'good-intentions': {
    said: ['paved with good intentions'],
    child: 'That is an old saying and no verse; the Bible asks us to do what we hear.',
    teen: 'It is a proverb and no verse; James says without any threat that hearing is for doing.',
  },
  rib: {
    said: [
      'men have one rib less',
      'men have one less rib',
      'men have one rib fewer',
      'man has one rib less',
    ],
    asked: ['do men have one less rib', 'do men have fewer ribs', 'do boys have one less rib'],
    child: 'The Bible tells of one rib of Adam; men and women have the same number of ribs.',
    teen: 'Genesis tells of Adam’s side alone; men and women both have twenty-four ribs.',
  },
  'tower-fell': {
    said: [
      'god destroyed the tower of babel',
      'tower of babel fell',
      'god knocked down the tower',
      'tower of babel collapsed',
    ],
    asked: ['did the tower of babel fall', 'did god destroy the tower of babel'],
    child:
      'The Bible does not tell that the tower fell; the people were scattered and stopped building.',
    teen: 'Genesis tells that the people were scattered and stopped building, not that the tower was destroyed.',
  },
  unicorns: {
    said: [
      'unicorns are in the bible',
      'unicorns in the bible',
      'the bible mentions unicorns',
      'unicorns on the ark',
    ],
    asked: [
      'are there unicorns in the bible',
      'are unicorns in the bible',
      'does the bible have unicorns',
    ],
    child: 'Old English Bibles wrote “unicorn” for a Hebrew word that means a wild ox.',
    teen: 'The King James Version has “unicorn” for the Hebrew re’em, which is a wild ox.',
  },
  'nobody-is-perfect': {
    said: ['nobody is perfect', 'nobodys perfect', 'no one is perfect'],
    child: 'The Bible says it in other words, and adds that God loves us all the same.',
    teen: 'The wording is ours; Paul says it in stronger words and goes on with grace.',
  },
  'seeing-is-believing': {
    said: ['seeing is believing'],
    child: 'That is a saying; in the Bible Jesus blesses people who believe without seeing.',
    teen: 'It is a proverb; in John Jesus says nearly the opposite.',
  },
  'actions-speak': {
    said: ['actions speak louder than words'],
    child: 'That is a saying and no verse, and the Bible says something like it.',
    teen: 'It is a proverb and no verse; John says it in his own words.',
  },
  'goes-around': {
    said: ['what goes around comes around', 'the bible teaches karma', 'you get what you deserve'],
    child:
      'Those are not words of the Bible, which speaks of sowing and harvesting, and of forgiveness too.',
    teen: 'The Bible speaks of sowing and reaping, and of mercy; karma is a thought of other religions.',
  },
  'time-heals': {
    said: ['time heals all wounds', 'time heals everything'],
    child: 'That is a saying and no verse; the Bible says who heals hearts that are broken.',
    teen: 'It is an old saying and no verse; the psalm says it of God and not of time.',
  },
};
