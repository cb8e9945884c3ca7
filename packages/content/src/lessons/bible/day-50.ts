import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay50: LessonSource = {
  category: 'bible',
  dayNumber: 50,
  pictures: ['wind-face', 'fire', 'dove'],
  references: ['Acts 2:1-47', 'Luke 24:49', 'Joel 2:28-29', 'Numbers 11:29', 'Ezekiel 37:9'],
  bands: {
    kindergarten: {
      title: 'Whoosh!',
      description: 'A sound like a storm fills the whole house. Who is coming?',
      difficulty: 'beginner',
      content: `
Blow on your hand. Can you feel it? You cannot see your breath. But it is there!

Jesus had gone up to heaven. His friends stayed together in one house. They waited and prayed, as He had told them. Then it came. Whoosh! A sound like a big wind filled the house. It was the Holy Spirit of God.

Small flames seemed to rest on each of them. The flames did not hurt. And God gave them new words to say!

People from many lands ran to see. They opened their eyes wide. Each one heard the words of home.

> we hear them declaring the wonders of God in our own tongues!
> — Acts 2:11

Peter told them all about Jesus. He died, and He is alive! Many, many people said yes to Him. They were baptized. They ate together and shared their things.

God’s Spirit helps people today, too. God knows your words. Whisper something to Him now.
`.trim(),
      objectives: [
        'Tell what sound filled the house.',
        'Say what the people from many lands heard.',
        'Name one thing the new friends of Jesus did.',
      ],
      activities: [
        {
          title: 'Wind on a feather',
          description:
            'Lay a feather or leaf on a table. Blow softly and move it to your friend. Your friend blows it back. What moves it? Can you see it?',
        },
        {
          title: 'Share the plate',
          description:
            'Put small bits of safe fruit on one plate. Carry it around the circle. Each child feeds somebody else first. Sing or say thank you to God.',
        },
      ],
      checks: [
        {
          question: 'What did the friends hear in the house?',
          options: ['The barking of dogs', 'A sound like wind', 'A ringing bell'],
          answer: 1,
          explanation: 'It sounded like a rushing wind from heaven.',
          practises: [0],
        },
        {
          question: 'What did the visitors hear?',
          options: ['A very loud drum', 'The words of a king', 'The words of home'],
          answer: 2,
          explanation: 'Each one heard about God in his own language.',
          practises: [1],
        },
        {
          question: 'What did the new friends of Jesus do?',
          options: [
            'They shared their things',
            'They hid all of their bread',
            'They built a tower',
          ],
          answer: 0,
          explanation: 'They ate together and shared with all in need.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Fiftieth Day',
      description: 'Ten days of waiting, one loud morning, and a street full of surprised people.',
      difficulty: 'beginner',
      content: `
## Counting and waiting

Pentecost means fiftieth. Jewish families counted fifty days from Passover, and then they kept a feast of thanks for the wheat harvest. The city of Jerusalem was packed. Guests had come by ship, by donkey and on foot.

The friends of Jesus were there, too. He had gone back to His Father, and His last order was a hard one for busy people. They had to wait.

> And behold, I am sending the promise of My Father upon you. But remain in the city until you have been clothed with power from on high.
> — Luke 24:49

## A noise you could not miss

Early on the feast day, a roar like a strong wind came from above. It filled every corner of the house. What looked like flames came down and split up. One rested on each person, and no one was burned.

They began to talk in languages that they had not learned at school. The noise drew a crowd. Some in it came from Egypt, some from Rome, some from as far off as Persia. They knew by the accent that the speakers were plain folk from Galilee. How could a fisherman tell of God in the very words that their mothers used?

A few people laughed. These men have had too much wine, they said.

## Peter stands up

Weeks before, Peter had been too scared to tell a servant girl that he knew Jesus. Now he faced thousands. It is only nine in the morning, he said. Nobody is drunk! God has done what He promised. Jesus, who was put to death, is alive.

The words went right to their hearts. About three thousand people were baptized that day. They prayed, learned and ate together. When somebody was in need, somebody else sold something to help.

The wind was soon over. The new life went on. Christians call this day the birthday of the church.
`.trim(),
      objectives: [
        'Explain what the name Pentecost means.',
        'Tell why the crowd was so surprised.',
        'Describe how Peter and the believers had changed.',
      ],
      activities: [
        {
          title: 'Words of home',
          description:
            'Ask three people which word or name they love best in the language of their home, and who used to say it to them. Practice saying it well. At supper, greet each one with that word.',
        },
        {
          title: 'Before and after Peter',
          description:
            'In pairs, act two short scenes without props. In the first, Peter hides by a fire. In the second, he stands up before the crowd. Change only how you stand and how you speak. Then talk about who gave him courage.',
        },
      ],
      checks: [
        {
          question: 'What does the word Pentecost mean?',
          options: [
            'A very loud wind',
            'A house full of guests',
            'The fiftieth day',
            'The end of the harvest work',
          ],
          answer: 2,
          explanation:
            'People counted fifty days from Passover. On that day they thanked God for the wheat.',
          practises: [0],
        },
        {
          question: 'What made the crowd wonder?',
          options: [
            'Galileans spoke the languages of many lands',
            'The house had burned to the ground',
            'Peter was dressed like a Roman soldier',
            'The disciples knew the names of all the visitors',
          ],
          answer: 0,
          explanation:
            'They knew these were ordinary people from the north. Yet each guest heard the speech of home.',
          practises: [1],
        },
        {
          question: 'How had Peter changed?',
          options: [
            'He no longer liked to fish',
            'He had become rich and could help everyone',
            'He wanted to go home to Galilee',
            'He spoke boldly where he once had been afraid',
          ],
          answer: 3,
          explanation:
            'He had once been scared of one girl’s question. With the help of God’s Spirit he spoke to thousands.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'One Message, Fifteen Home Towns',
      description:
        'Everybody in that crowd could have managed with Greek. So why did God bother with all the other languages?',
      difficulty: 'intermediate',
      content: `
## Roll call

Luke could have written that people had come from everywhere. Instead he gives a list of fifteen names, and he takes his time over it: Parthians, Medes and Elamites from what is now Iran, people from Mesopotamia and Cappadocia, from Egypt and Libya, from Rome, from Crete, from Arabia. Read it with a map beside you and the finger goes around half of the known world.

These were Jewish pilgrims and people who had joined the Jewish faith. They had come for the Feast of Weeks, seven weeks after Passover, and most of them could follow Greek or Aramaic. You needed one of the two in order to buy bread in Jerusalem. That makes the next verse puzzling.

> How is it then that each of us hears them in his own native language?
> — Acts 2:8

If it had only been a matter of getting information across, one language would have done. But there is a difference between the language that you get by in and the one that you dream, count and cry in. God speaks to these strangers as if each of them were at home.

## Breath

In Hebrew a single word, ruach, can mean wind, breath or spirit. The same is true of pneuma in Greek. So the roar in the house is more than a special effect. On the first page of the Bible, the Spirit hovers over dark water. The prophet Ezekiel sees a valley of dry bones and is told to call the breath from the four winds so that the dead may live. Now the friends of Jesus, who had hidden behind locked doors a few weeks earlier, begin to breathe differently.

Fire belongs to the older story as well. It burned in a bush without destroying it, and it went ahead of Israel by night. Here the fire divides. It does not settle on one leader but on every person in the room.

## Who gets the Spirit?

When some in the street make jokes about wine, Peter answers with humor of his own, and then he quotes the prophet Joel.

> I will pour out My Spirit on all people. Your sons and daughters will prophesy, your young men will see visions, your old men will dream dreams.
> — Acts 2:17

Sons and daughters, young and old, even servants: no age limit, no entrance fee. Earlier in the Bible the Spirit was given to a judge here, a king or a prophet there. From now on, being able to know God and speak of Him is not a privilege of experts.

Churches understand some of this in different ways. In many Pentecostal and charismatic churches people pray in tongues today. Elsewhere it is believed that this gift was meant mainly for the beginning. All of them agree that nobody can follow Jesus without the Holy Spirit, and that the best sign of His presence is love.

## What stayed when the wind had gone

The sound lasted perhaps a few minutes. Luke spends just as much care on the weeks that followed. People learned together, broke bread in their houses, prayed and sold property so that no one went short. Three thousand foreigners and locals suddenly had to live as one family, with all of their accents. That may have been the greater wonder. Speaking somebody’s language for a moment is impressive. Staying to hear how the other person is doing takes much longer.
`.trim(),
      objectives: [
        'Explain why hearing the good news in one’s own language mattered.',
        'Connect wind and fire at Pentecost with earlier parts of the Bible.',
        'Describe who receives the Spirit according to Joel and Peter.',
      ],
      activities: [
        {
          title: 'Heart language',
          description:
            'Take one short sentence, such as you are not alone. Ask people from different families how they would say it to a frightened child, in whatever language or dialect they would truly use. Write the versions down and listen for what changes: the words, the tone or the name that is used.',
        },
        {
          title: 'Fifteen names',
          description:
            'Draw a rough map with Jerusalem in the middle, using an atlas or the maps in a Bible. Mark all the peoples and places of Acts 2:9-11. Then add the places that your own group or its grandparents come from, and measure which journey would have been the longest.',
        },
      ],
      checks: [
        {
          question: 'Why is the miracle of languages more than a way to pass on information?',
          options: [
            'Nobody in the crowd knew any Greek or Aramaic',
            'A common language would have worked, yet God met people in their own',
            'The message was kept secret from the Romans in this way',
            'The disciples had forgotten the language that they grew up with in Galilee',
          ],
          answer: 1,
          explanation:
            'Most pilgrims could get by in Greek or Aramaic. Hearing their mother tongue told them that they were known and welcome.',
          practises: [0],
        },
        {
          question: 'Which link to older stories does the text make?',
          options: [
            'The wind recalls the storm that threatened the boat of Jonah',
            'The fire recalls the campfires of the shepherds near Bethlehem',
            'The wind recalls the breath that dried up the Jordan River',
            'The fire recalls the bush and the pillar that led Israel',
          ],
          answer: 3,
          explanation:
            'Fire had been a sign of God’s presence before. The difference is that it now rests on each person.',
          practises: [1],
        },
        {
          question: 'To whom does Joel say that the Spirit will be given?',
          options: [
            'To people of every age and rank, women and men',
            'To prophets who had been trained in the temple',
            'To those who could speak more than one language',
            'To the twelve and the leaders who came after them',
          ],
          answer: 0,
          explanation:
            'Joel names sons, daughters, young, old and servants. Peter says that this has begun to happen.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Untidy Unity',
      description:
        'Empires unite people by making them alike. Pentecost proposes another method, and the church has not always followed it.',
      difficulty: 'advanced',
      content: `
## The miracle that was not needed

Rome had already solved the problem of communication. From Spain to Syria a traveler could manage in Greek or Latin, and the pilgrims who filled Jerusalem for the Feast of Weeks certainly understood Greek or Aramaic. Peter’s sermon a few verses later appears to require no interpreter. Judged by efficiency, then, the miracle at Pentecost was superfluous.

That is precisely what makes it revealing. An empire grants its subjects access on the condition that they adopt the language of the center. Here the center learns the languages of the margins. Parthians, who were Rome’s chief enemies, stand in the list beside visitors from Rome, and no one has to become like anyone else in order to hear.

> Are not all these who are speaking Galileans?
> — Acts 2:7

Galileans were recognizable by an accent that had once betrayed Peter in a courtyard. God entrusts the message to people whose own speech was regarded as provincial.

## Speaking or hearing?

Already in the fourth century, Gregory of Nazianzus asked where the miracle was located. Did the disciples utter one sound that each listener heard as his own language, or did they actually speak in several? He preferred the second view, reasoning that otherwise the wonder would belong to the crowd rather than to those who had received the Spirit. Related questions divide Christians today. Pentecostal and charismatic believers see in tongues a gift that continues; others think that it belonged to the founding period of the church. Paul, writing to Corinth, neither prohibits the gift nor makes it the measure of maturity. In each tradition a wise pastor would add that spectacular experiences need to be tested, and that no one should ever be pressured into them.

## From Sinai to Joel

The feast itself supplies a second layer. It was a harvest festival, and later Jewish tradition also celebrated on it the giving of the law at Sinai. Whether that association was current in the first century is debated, but the echoes of Exodus, with its noise from heaven, fire and a people gathered, are difficult to miss. Sinai had created a nation with a mediator who climbed the mountain alone. Moses, weary of that solitude, once sighed that he wished “all the LORD’s people were prophets” (Numbers 11:29). Peter announces that the wish has been granted, and he does so by quoting a prophet who includes daughters and servants.

> Even on My menservants and maidservants I will pour out My Spirit in those days, and they will prophesy.
> — Acts 2:18

In a society that was built upon slavery, this sentence was a seed with considerable force. Christians were slow to let it grow, and often trampled it.

## A religion of translation

The scholar Lamin Sanneh, who was born in the Gambia and taught at Yale, argued that Christianity is distinctive in being translated from the outset. We possess the words of Jesus, who spoke Aramaic, almost exclusively in Greek. There is no sacred tongue that all believers must acquire. Around the year 405 Mesrop Mashtots devised an alphabet for Armenian, and Scripture was among the first works that were written in it; in the ninth century Cyril and Methodius did comparable work for the Slavs. As of 2024, the complete Bible existed in more than seven hundred languages. Sanneh concluded that such translating frequently strengthened local cultures, whatever the translators themselves may have intended.

The opposite has occurred as well. In North America, Australia and elsewhere, schools that churches helped to run punished Indigenous children for speaking the languages of their families. Measured against Acts 2, that was not an excess of zeal for the gospel but a contradiction of it. Several churches have since confessed this publicly.

Translation software is now judged by numerical scores, and they are useful as far as they go. The second chapter of Acts suggests that the decisive question is put by the hearer: is this my language, and am I being addressed? A sentence can be accurate and still be nobody’s mother tongue. Luke closes the chapter, tellingly, at a dinner table. Fellowship, prayer and shared possessions were how three thousand people with incompatible accents verified that they had understood.
`.trim(),
      objectives: [
        'Analyze how Pentecost differs from imperial forms of unity.',
        'Summarize the debate about the nature and continuance of tongues fairly.',
        'Evaluate the church’s record by the standard of Acts 2.',
      ],
      activities: [
        {
          title: 'Translate for someone',
          description:
            'Choose one verse from Acts 2. Put it into words for three particular hearers: a child of five, a person who has never been inside a church, and a grandparent who is ill. Exchange versions with a partner and let the partner say, from the hearer’s position, what was understood and what was lost.',
        },
        {
          title: 'Unity audit',
          description:
            'Consider a community you belong to. Write down what a newcomer must give up in order to be at home there: accent, music, food, humor. Mark what is truly necessary to its purpose and what is merely customary, and propose one change to someone who can make it.',
        },
      ],
      checks: [
        {
          question: 'Why can the miracle of languages be called superfluous from Rome’s viewpoint?',
          options: [
            'Because Roman law prohibited public speeches during religious festivals',
            'Because the pilgrims had come in order to trade rather than to listen',
            'Because common languages for the whole region were already available',
            'Because Luke reports that interpreters had been engaged for the occasion',
          ],
          answer: 2,
          explanation:
            'Greek and Aramaic would have sufficed for communication. God’s choice to use mother tongues signals a different kind of unity, without assimilation.',
          practises: [0],
        },
        {
          question: 'Which statement represents the discussion about tongues fairly?',
          options: [
            'Every major tradition now regards the gift as the proof of maturity',
            'Christians differ over its continuance, and Paul neither forbids it nor makes it a measure',
            'Gregory of Nazianzus denied that anything unusual had taken place among the disciples at all',
            'Scholars have established that the crowd merely imagined familiar words',
          ],
          answer: 1,
          explanation:
            'Some churches expect the gift today while others assign it to the church’s beginnings. Paul’s own instructions in 1 Corinthians avoid both extremes.',
          practises: [1],
        },
        {
          question: 'How does the lesson assess schools that punished children for their language?',
          options: [
            'As a regrettable but necessary stage in spreading literacy',
            'As a matter on which the second chapter of Acts is silent',
            'As proof that translation has always weakened local cultures',
            'As a contradiction of what God did at Pentecost',
          ],
          answer: 3,
          explanation:
            'At Pentecost every language is honored. Forcing children to abandon theirs opposes that act, as a number of churches have acknowledged.',
          practises: [2],
        },
      ],
    },
  },
};
