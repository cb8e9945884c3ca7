import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay10: LessonSource = {
  category: 'bible',
  dayNumber: 10,
  pictures: ['camping', 'star', 'camel'],
  references: ['Genesis 12:1-9', 'Genesis 15:1-6', 'Romans 4:3', 'Hebrews 11:8-12'],
  bands: {
    kindergarten: {
      title: 'Count the Stars, Abram',
      description: 'One old man, one dark night, and more stars than sand in a shoe.',
      difficulty: 'beginner',
      content: `
Shut your eyes. It is night, and you sleep in a tent. Goats snuffle outside. Somebody calls your name. Who is it?

It is God! He calls a man named Abram. God says that Abram should go to a new land. Abram does not know the way. But he trusts God. So he packs the tent, and off they go.

Abram and Sarai are old. They have no children. That makes them sad. Then God takes Abram outside. The sky is full of lights.

> Now look to the heavens and count the stars, if you are able.
> — Genesis 15:5

One, two, three, four. Soon Abram has to stop! God says his family will be like that. There will be so many!

It sounds too big to be true. But Abram believes God. God is glad. When you see stars, remember. God can do what He says.
`.trim(),
      objectives: [
        'Tell what God asked Abram to do.',
        'Say what Abram saw in the sky.',
        'Tell how Abram answered God.',
      ],
      activities: [
        {
          title: 'Pack the tent',
          description:
            'Play that you go on a trip with Abram. Everyone names one thing to bring. Say all the things before yours again. How long can the list grow?',
        },
        {
          title: 'Too many to count',
          description:
            'Take one handful of sand or rice. Let it trickle on a dark cloth. Try to count the grains. Where did you stop?',
        },
      ],
      checks: [
        {
          question: 'What did God tell Abram to do?',
          options: ['Build a big boat', 'Stay in bed', 'Go to a new land'],
          answer: 2,
          explanation: 'God would show him the way.',
          practises: [0],
        },
        {
          question: 'God took Abram outside. What should he count?',
          options: ['The stars', 'The goats', 'His toes'],
          answer: 0,
          explanation: 'There were far too many to count.',
          practises: [1],
        },
        {
          question: 'God made a very big promise. What did Abram do?',
          options: ['He laughed at God', 'He believed God', 'He ran away'],
          answer: 1,
          explanation: 'Abram trusted God, and God was glad.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Leaving Without a Map',
      description: 'How do you pack when you don’t know where you are going?',
      difficulty: 'beginner',
      content: `
## Go

Haran was a comfortable place to live, with deep wells, a noisy market and neighbors who knew your name. Abram was seventy-five years old by then, and he had cattle and sheep and a soft spot for his nephew Lot. Why would he ever leave?

Because God spoke to him. God told him to leave his country, his people and his father’s house, and to go to a land that God would show him. It was not a land with a name or a land on a map. God was asking Abram to trust Him and start walking.

With the hard word came a warm one.

> I will make you into a great nation, and I will bless you; I will make your name great, so that you will be a blessing.
> — Genesis 12:2

Look at the end of that sentence. God did not bless Abram so that he could keep everything for himself. A blessing is like a lamp that you carry so that others can see too.

So Abram went. The camels groaned, the tent poles rattled, and the dust of Haran blew away behind them. Wherever they stopped, Abram built an altar of stones and called on God.

## The empty cradle

Years passed by. God had spoken of a great family, but Abram and Sarai had no child at all. One night Abram told God plainly how much that hurt, and God did not scold him for it. He took him out under the sky.

> “Now look to the heavens and count the stars, if you are able.” Then He told him, “So shall your offspring be.”
> — Genesis 15:5

There were no streetlights then, and on a clear night far from any town a person can see two or three thousand stars at a time. Abram’s lips moved, and before long he lost count. Nothing had changed in his tent, where the cradle was still empty. But something changed in Abram, because he believed God.

God counted that as being right with Him. Abram had no tower and no perfect record to show. He had trust.
`.trim(),
      objectives: [
        'Tell what Abram left and what God promised him.',
        'Explain what it means to be blessed to be a blessing.',
        'Describe how Abram showed trust before anything had changed.',
      ],
      activities: [
        {
          title: 'Follow the voice',
          description:
            'One child closes their eyes. A partner leads them over a safe stretch of grass with words only. Stop halfway and ask: what makes it easy to trust, and what makes it hard? Then trade places.',
        },
        {
          title: 'Pass it on',
          description:
            'Think of one good thing that somebody gave you, such as a skill, a snack or an hour of help. Find a way to pass something like it to another person before the day ends.',
        },
      ],
      checks: [
        {
          question: 'What did Abram know about the land when he set out?',
          options: [
            'That God would show it to him',
            'The names of all its towns',
            'How many days the trip would take',
            'That his father lived there',
          ],
          answer: 0,
          explanation: 'God gave no map. He said that He would show Abram the land.',
          practises: [0],
        },
        {
          question: 'What should Abram do with the blessing?',
          options: [
            'Hide it in his tent',
            'Trade it for camels',
            'Save it until he was much older',
            'Become a blessing for others',
          ],
          answer: 3,
          explanation:
            'God said that he would be a blessing, and that many families would share it.',
          practises: [1],
        },
        {
          question: 'What was still the same after that night under the stars?',
          options: [
            'Abram could not say how he felt',
            'He and Sarai had no baby',
            'He wanted to move back to Haran',
            'The stars had been counted',
          ],
          answer: 1,
          explanation:
            'The cradle was as empty as before. Abram trusted the promise before he could see it come true.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Seventy-Five and Starting Over',
      description:
        'God answers a complaint with an astronomy lesson. Why is that an answer at all?',
      difficulty: 'intermediate',
      content: `
## Three circles

Read the call of Abram slowly, and you notice that it tightens like a lens.

> Leave your country, your kindred, and your father’s household, and go to the land I will show you.
> — Genesis 12:1

First the country, then the wider family, then the house in which he grew up. Each step costs more than the one before it. In that age there was no insurance, no passport and no police to call, and the household was a person’s bank, school and bodyguard in one. To leave it at seventy-five, with a wife who had no children, looked like throwing away the only security there was.

Against these three losses God sets a string of promises: a nation, a name, a blessing. And the string does not end with Abram. It runs out to the horizon, “and all the families of the earth will be blessed through you” (Genesis 12:3). After Babel the peoples had been scattered. Now God begins to gather them again, and He starts with a single couple who cannot have a baby.

## An honest prayer

By chapter fifteen a good deal has happened. Abram has lived through a famine, told a cowardly lie in Egypt, settled a quarrel over pastures and rescued his nephew from raiders. Although there is land under his feet now and silver in his bags, there is still no child.

When God tells him not to be afraid, Abram says what he has been carrying for years. What can You give me, he asks, when a servant will inherit everything I own? It is the first time that the Bible records him speaking to God, and it is a complaint. Nothing suggests that he should not have said it, because faith does not mean having no questions. Sometimes it means taking them to the right address.

## Outside

God does not argue. He takes Abram out of the tent, away from the low ceiling and the lamp, and shows him the night.

> “Now look to the heavens and count the stars, if you are able.” Then He told him, “So shall your offspring be.”
> — Genesis 15:5

As proof this would be useless, because stars say nothing about babies. But it changes the scale of the question. Abram had been measuring the promise by his own body and his own years. Now he is standing under the work of the One who made the promise.

Then comes a sentence so short that you could overlook it. Abram believed the Lord, and it was credited to him as righteousness. Credited is a word from bookkeeping. Nothing Abram had done could have filled that column; God wrote it there because Abram trusted Him. Two thousand years afterward, Paul would build his whole explanation of the gospel on this line.

> Abraham believed God, and it was credited to him as righteousness.
> — Romans 4:3

He had no child that night, and none the next year, nor the year after that. Believing did not shorten the waiting, but it gave him Somebody to wait with.
`.trim(),
      objectives: [
        'Explain what Abram risked by leaving his household.',
        'Describe what his complaint shows about honest prayer.',
        'Interpret what it means that faith was credited to him.',
      ],
      activities: [
        {
          title: 'The column of trust',
          description:
            'Draw two columns. In the left one write things people use to feel secure, such as grades, friends or money. In the right one write what each can do and where it ends. Discuss in pairs which of these Abram had to leave behind and what he was given in exchange.',
        },
        {
          title: 'Complaint department',
          description:
            'Write a prayer or a letter that begins with the words What can You give me, as Abram’s did, and go on truthfully about something you are waiting for. You need not show it to anyone. If you like, end with one thing that you know of God’s character.',
        },
      ],
      checks: [
        {
          question: 'Why was leaving his father’s household so costly for Abram?',
          options: [
            'It gave a person protection, work and a future in one place',
            'It owned the only camels in Haran',
            'It had promised to make him king of the city',
            'It was the center of the worship of the true God',
          ],
          answer: 0,
          explanation:
            'A household was bank, school and bodyguard together. Without it a family stood alone.',
          practises: [0],
        },
        {
          question: 'What can we learn from the way Abram speaks to God in chapter fifteen?',
          options: [
            'Complaints should wait until one is calm',
            'God listens only to people who never lie',
            'Questions and disappointment may be brought to God',
            'It is better to ask a servant for advice',
          ],
          answer: 2,
          explanation:
            'His first recorded words to God are a complaint. God takes it seriously and answers it.',
          practises: [1],
        },
        {
          question: 'What does it mean that Abram’s faith was credited to him?',
          options: [
            'He earned silver by his courage',
            'God counted his trust as being right with Him',
            'His servants wrote down his good deeds',
            'He no longer had to wait for a child',
          ],
          answer: 1,
          explanation:
            'The word comes from bookkeeping. God wrote down as right what Abram could not have achieved himself.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Faith Before There Was a Law',
      description:
        'A single sentence about a nomad under the stars has divided and united readers for centuries.',
      difficulty: 'advanced',
      content: `
## The grammar of departure

The summons that opens Genesis 12 is phrased in an unusual way. Hebrew combines the imperative go with a small pronoun, lekh lekha, which might be rendered go for yourself or go to yourself, and Jewish tradition has heard in it an invitation to discover who one is meant to be by leaving behind what one has merely inherited. The same pair of words returns only once in Genesis, at the most terrible moment of Abraham’s life, when he is told to go to the land of Moriah with his son. His story is thus framed by two departures. In the first he surrenders his past, and in the second he is asked for his future.

Seven clauses of promise follow the command, and their logic moves outward. Abram will be blessed; he will be a blessing; all the families of the ground will find blessing in him. Chapters 1 to 11 had traced a widening curse, from the soil of Eden to the scattered builders of Babel. Five times in two verses the vocabulary of blessing now answers it, and election turns out to be for the benefit of those who were not elected.

## A conversation at night

Chapter 15 begins after a military success, precisely when we might expect Abram to feel secure. Instead he raises the two matters that success cannot touch, an heir and a homeland. Eliezer of Damascus, apparently a senior servant, stands to inherit; documents from Mesopotamia confirm that childless couples could adopt somebody in order to be cared for and buried.

God’s reply contains no evidence in the ordinary sense. A man is led outside and told to attempt the impossible.

> And the LORD took him outside and said, “Now look to the heavens and count the stars, if you are able.” Then He told him, “So shall your offspring be.”
> — Genesis 15:5

With the unaided eye and a dark horizon, an observer sees perhaps two or three thousand stars at once. We know of several hundred billion in our galaxy alone, so that the sign has become more generous with every improvement of our instruments.

## Six Hebrew words

> Abram believed the LORD, and it was credited to him as righteousness.
> — Genesis 15:6

Hardly a verse has had such consequences. The verb believed is formed from the root that also gives us amen and suggests leaning on something that will hold. Paul observes that this crediting took place before Abram was circumcised and long before there was a law, and concludes that God’s acceptance rests upon trust and is therefore open to people of every nation. James cites the identical verse and insists that such faith was completed by what Abraham went on to do. Martin Luther made Paul’s reading the hinge of his theology in the sixteenth century; Roman Catholic teaching emphasized that the grace received by faith truly transforms a person and bears fruit in love. Since 1999, when Lutherans and Catholics signed a joint declaration on justification, both communions have affirmed together that we are accepted by God’s grace and not because of any merit on our part, although differences of emphasis remain that a pastor or priest can explain.

What no party disputes is the situation of the man in question. He has no achievement to exhibit on this particular night, his biography includes a shabby lie, and his body contradicts what he has been told. He trusts the One who spoke, and he goes back into a tent where everything is exactly as it was.

## Living in tents

The letter to the Hebrews finds in this the pattern of every believer’s life. Abraham obeyed and went out “without knowing where he was going” (Hebrews 11:8), and he lived in the promised land as a foreigner who owned none of it. He did not receive everything he had been promised, and he did not pretend that he had. To believe, on this account, is neither to close one’s eyes to the facts nor to be certain of the outcome. It is to let the character of God weigh more than one’s own arithmetic, and then to take down the tent poles in the morning.
`.trim(),
      objectives: [
        'Explain how the promises in Genesis 12:1-3 respond to the chapters before them.',
        'Summarize how Paul and James use Genesis 15:6.',
        'Characterize the kind of trust that Hebrews 11 describes.',
      ],
      activities: [
        {
          title: 'Paul and James at one table',
          description:
            'Read Romans 4:1-5 and James 2:20-24 aloud. In pairs, let one speak for each author and ask the other two real questions. Afterward write three sentences that both could sign, and one on which they would continue to talk.',
        },
        {
          title: 'What the instrument adds',
          description:
            'On a clear evening hold up a cardboard tube and count the stars inside it at five places in the sky. Find the average, and estimate how many tubes would cover the whole dome. Compare your total with the figures in the lesson and reflect on how the sign of the stars has grown.',
        },
      ],
      checks: [
        {
          question: 'In what way does Genesis 12:1-3 answer the preceding chapters?',
          options: [
            'It lists the nations that came out of Babel',
            'It sets repeated blessing against a curse that had been spreading',
            'It withdraws the covenant that was made with Noah',
            'It explains why the flood had been unavoidable',
          ],
          answer: 1,
          explanation:
            'Since Eden the curse had widened. Blessing is now spoken five times, and it is meant to reach every family.',
          practises: [0],
        },
        {
          question: 'Which point does Paul draw from the timing of Genesis 15:6?',
          options: [
            'Abram was accepted prior to circumcision and the law',
            'Abram had already proved himself in battle',
            'Abram’s faith was completed only when he offered Isaac',
            'Abram’s servants had prayed on his behalf',
          ],
          answer: 0,
          explanation:
            'For Paul the order of events shows that acceptance rests on trust. It is James who stresses how faith was completed in action.',
          practises: [1],
        },
        {
          question: 'How does the lesson describe the trust of Abraham?',
          options: [
            'As refusing to look at unwelcome facts',
            'As being sure how and when things will end',
            'As giving God’s character more weight than appearances',
            'As a feeling that arrives after success',
          ],
          answer: 2,
          explanation:
            'He knew that nothing in the tent had changed. He went on because of who had made the promise.',
          practises: [2],
        },
      ],
    },
  },
};
