import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay13: LessonSource = {
  category: 'bible',
  dayNumber: 13,
  pictures: ['ladder', 'sleeping-face', 'rock'],
  references: ['Genesis 27', 'Genesis 28:10-22', 'John 1:51', 'Psalm 139:7-10'],
  bands: {
    kindergarten: {
      title: 'A Stone for a Pillow',
      description: 'It is dark, and Jacob is all alone. Or is he?',
      difficulty: 'beginner',
      content: `
Lie down flat. Put your hands under your head. Is the ground soft? Jacob’s bed was hard. His pillow was a stone!

Jacob had tricked his brother Esau. Esau was very, very angry. So Jacob had to run away. He left his mother and his home. Night came. He was tired and sorry and alone.

Jacob fell asleep. Then he had a dream. He saw a tall ladder. It went from the ground up to heaven. Angels walked up. Angels walked down. And God spoke to Jacob.

> Look, I am with you, and I will watch over you wherever you go
> — Genesis 28:15

Jacob had done something wrong. God still came to him. God still loved him.

In the morning Jacob opened his eyes. God had been there all the time! He set up his stone, so he would remember. You can be far from home too. God is there, even in the dark.
`.trim(),
      objectives: [
        'Tell why Jacob was alone.',
        'Tell what he saw in his dream.',
        'Say what God promised him.',
      ],
      activities: [
        {
          title: 'Up and down the ladder',
          description:
            'Lay sticks on the ground like a ladder. Step between them, up to the top. Whisper: God is with me. Turn around and step down again.',
        },
        {
          title: 'Remember stone',
          description:
            'Find a stone that fits in your hand. Rub it clean. Put it next to your bed. At night it tells you that God is near.',
        },
      ],
      checks: [
        {
          question: 'Why did Jacob run away?',
          options: [
            'He wanted to swim',
            'His tent was much too small',
            'He had tricked his brother',
          ],
          answer: 2,
          explanation: 'Esau was angry with him. So Jacob left home.',
          practises: [0],
        },
        {
          question: 'What did Jacob see in his dream?',
          options: ['A ladder with angels', 'A boat full of animals', 'A tree with apples'],
          answer: 0,
          explanation: 'The ladder went up to heaven. God spoke to him there.',
          practises: [1],
        },
        {
          question: 'What did God say to Jacob?',
          options: ['Go to sleep again', 'I am with you', 'You are too small'],
          answer: 1,
          explanation: 'God would watch over him wherever he went.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Runaway’s Dream',
      description: 'What would God say to someone who had just cheated his own brother?',
      difficulty: 'beginner',
      content: `
## Goat hair and a lie

The twins Esau and Jacob had quarreled since before they were born. Esau liked hunting, and his arms were as hairy as a goat. Jacob liked to stay near the tents. When their father Isaac was old and blind, he wanted to give Esau his blessing. A blessing was a father’s best gift, and it could be given only once.

So Jacob tied goat skins around his smooth arms, put on his brother’s coat and told his father a lie. He got the blessing. He also got a brother who planned to kill him. His mother hurried him out of the door, and he never saw her again.

## Night at nowhere

Jacob walked until the sun went down. There was no house and no friend. He picked a stone to lay his head on, and he slept.

> And Jacob had a dream about a ladder that rested on the earth with its top reaching up to heaven, and God’s angels were going up and down the ladder.
> — Genesis 28:12

Do you remember the tower of Babel? There people tried to climb up to heaven. Here God lets down a ladder to a cheater who is fast asleep. Jacob did not build a single step.

And what did God say? You might expect a scolding. Later in his life Jacob would learn how it feels to be tricked. But on this night God gave him a promise.

> Look, I am with you, and I will watch over you wherever you go, and I will bring you back to this land.
> — Genesis 28:15

## The stone stands up

Jacob woke with his heart pounding. He said that God had been in this place and that he had not known it. At sunrise he took his pillow stone, stood it on its end and poured oil on it. He named the place Bethel, which means house of God. Before, it had only been a place where a lonely boy ran out of daylight.

Have you ever hidden because you did something wrong? God knows the place where you are. He comes to help you put it right, and He does not wait until you are perfect.
`.trim(),
      objectives: [
        'Retell why Jacob had to leave home.',
        'Compare the ladder in the dream with the tower of Babel.',
        'Explain what was surprising about God’s words to Jacob.',
      ],
      activities: [
        {
          title: 'Stones that remember',
          description:
            'Choose a place at camp where something good happened to you. Set up a small pile of stones there. Bring a friend to it and tell the story. Listen to the story of your friend’s pile.',
        },
        {
          title: 'Up and down without a word',
          description:
            'Half the group stands in a row as the ladder and slowly raises and lowers their arms like rungs. The others move along the row as angels, some up and some down, without bumping. Then everyone freezes while one reader says what God promised.',
        },
      ],
      checks: [
        {
          question: 'What did Jacob do to get the blessing?',
          options: [
            'He tricked his blind father with goat skins',
            'He waited until Esau gave it to him as a gift',
            'He worked for seven years in the field',
            'He asked his mother to buy it in town',
          ],
          answer: 0,
          explanation: 'He pretended to be his hairy brother. That is why Esau was so angry.',
          practises: [0],
        },
        {
          question: 'How was the ladder different from the tower of Babel?',
          options: [
            'The ladder was made of baked bricks',
            'Only the tower had a door',
            'People built the tower, and God gave the ladder',
            'The tower was seen in a dream',
          ],
          answer: 2,
          explanation: 'Jacob built nothing. God opened the way to him.',
          practises: [1],
        },
        {
          question: 'Why are God’s words to Jacob so surprising?',
          options: [
            'God spoke them in the middle of the day',
            'God told him that lying was clever',
            'God sent him home at once',
            'God promised to stay with a person who had cheated',
          ],
          answer: 3,
          explanation:
            'What Jacob did was wrong, and he had to learn from it. Even so, God came close to him first.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Surely the Lord Is in This Place',
      description:
        'A guilty young man runs out of daylight in the middle of nowhere in particular.',
      difficulty: 'intermediate',
      content: `
## How he came to be there

In order to understand the dream, you have to know the day before it. Isaac, old and blind, wanted to bless his older twin. Jacob, coached by his mother, wrapped goatskins around his arms, put on his brother’s clothes and carried in a meal. When his father asked who he was, he answered that he was Esau. The old man was uneasy. He noticed the voice of Jacob and felt the hands of Esau, and the hands decided it.

Nobody in this family comes out well. Isaac had planned a secret blessing, Rebekah plotted against her husband, Jacob lied three times, and Esau’s grief turned into plans for murder. Every family has its tangles, and the Bible never pretends that God’s people are an exception.

So Jacob is on the road to Haran, where his grandfather Abraham once came from, and he travels the whole way backward. He is heir to everything and owns only a stick.

## The stairway

> On reaching a certain place, he spent the night there because the sun had set. And taking one of the stones from that place, he put it under his head and lay down to sleep.
> — Genesis 28:11

The narrator calls it a certain place three times over, as if to say that it was nowhere special. Then the dream comes. The Hebrew word for ladder is found only here in the whole Bible, and it may mean a ramp or a flight of stairs like the ones on the temple towers of Mesopotamia. Builders there wanted to reach the gods. In the dream the traffic is already moving, and it was not Jacob who started it.

You would expect that God has something to say about the lie. Later on, life will say it: Jacob’s uncle will deceive him on his wedding night, and as an old man he will be fooled by his own sons with a coat and the blood of a goat. Tonight, however, God speaks of land, of descendants like dust, and of a blessing for all families of the earth. Then He adds something that nobody had been promised in those words before: “Look, I am with you, and I will watch over you wherever you go” (Genesis 28:15).

## I was unaware of it

Jacob’s reaction is not relief but awe.

> Surely the LORD is in this place, and I was unaware of it.
> — Genesis 28:16

That sentence could be written over many hours of our own lives. We tend to look for God in splendid surroundings or in moments when we feel worthy. Jacob finds Him, or is found, on a stony hillside when he has nothing to be proud of. The next morning his pillow becomes a pillar, and the place that had no name is called Bethel, house of God.

Not that he has become a saint overnight. The vow which follows sounds like a contract: if God feeds me and clothes me and brings me home, then He shall be my God. God does not comment on the bargaining. He evidently has time.

Jesus once hinted at this story when He told Nathanael what His disciples would see.

> Truly, truly, I tell you, you will all see heaven open and the angels of God ascending and descending on the Son of Man.
> — John 1:51

Christians understand Him to mean that He Himself is now the place where heaven and earth meet, and that this place can be reached from anywhere, even with a stone under your head.
`.trim(),
      objectives: [
        'Describe how each member of the family contributed to the quarrel.',
        'Explain what the dream shows about who begins between God and people.',
        'Relate John 1:51 to the story of Jacob.',
      ],
      activities: [
        {
          title: 'Four sides of a tent',
          description:
            'In groups of four take the parts of Isaac, Rebekah, Jacob and Esau on the evening after the blessing. Each says in turn what happened, what hurt, and one thing that he or she could have done differently. The others only listen.',
        },
        {
          title: 'Unaware of it',
          description:
            'Walk alone to a place that you have passed many times without noticing it. Sit there for ten minutes and write down everything that you see, hear and smell. Close with one line about what you had been unaware of.',
        },
      ],
      checks: [
        {
          question: 'Which statement about Jacob’s family is true to the story?',
          options: [
            'Only Jacob did wrong, and all the others were deceived',
            'Isaac, Rebekah, Jacob and Esau all added to the harm',
            'Esau had agreed to exchange the blessing for land',
            'Rebekah tried in vain to stop her son',
          ],
          answer: 1,
          explanation:
            'There were secret plans, a plot, lies and thoughts of murder. Nobody comes out well.',
          practises: [0],
        },
        {
          question: 'What does the dream tell us about who makes the connection with heaven?',
          options: [
            'Jacob earns it by a night of prayer',
            'The angels build it while Jacob watches',
            'It has to be repaired by every generation',
            'God opens it to someone who was not even looking',
          ],
          answer: 3,
          explanation:
            'Jacob is asleep and has done nothing good that day. The traffic between heaven and earth is already moving.',
          practises: [1],
        },
        {
          question: 'How do Christians understand John 1:51?',
          options: [
            'Jesus is now the place where heaven and earth meet',
            'Nathanael will travel to Bethel with the disciples',
            'Angels will carry the disciples over the sea',
            'The stone of Jacob will be found in the temple',
          ],
          answer: 0,
          explanation:
            'Jesus puts Himself where the ladder stood. Through Him heaven is open to people wherever they are.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Certain Place',
      description:
        'Jacob was not searching for God, and it is hard to imagine a person with less right to be found.',
      difficulty: 'advanced',
      content: `
## The deceiver deceived, but not yet

Genesis 27 is one of the most skillfully told chapters of the Bible and one of the most uncomfortable. Each of the five senses is engaged as a blind man tries to establish who is standing before him: he hears the voice, feels the arms, tastes the stew, smells the clothing. Only sight is missing, and the remaining four are led astray. When the fraud comes to light, Isaac trembles violently, and Esau cries out with an exceedingly great and bitter cry. The storyteller offers no moral. Instead the moral will take two decades to unfold, in the house of an uncle who exchanges one sister for another in the dark.

Between the crime and its consequences lies a single night in the open.

## No place in particular

> On reaching a certain place, he spent the night there because the sun had set.
> — Genesis 28:11

Hebrew ha-makom, the place, occurs repeatedly in these few verses, and later Jewish piety would use the expression as a name of God, who is the place of the world although the world is not His place. Taken at its face value, the sentence stresses contingency. Jacob has not chosen a sanctuary. He stops where his daylight stops.

The object he sees, a sullam, is mentioned nowhere else in the Hebrew Bible. Ladder is traditional; ramp or stairway may be more accurate, and recollections of Mesopotamian temple towers are plausible. If so, the contrast with Babel is exquisite. There human beings raised a structure whose head was to be in the heavens, and here is a structure whose head actually reaches them, and no one has laid a brick. Interpreters note as well that the angels go up and down, in that order, as though they had been on earth already, accompanying a man who had taken himself to be alone.

## An unconditional promise and a conditional vow

The speech from above contains no reproach. It repeats to the fugitive what had been sworn to his grandfather and then becomes personal in a new way.

> Look, I am with you, and I will watch over you wherever you go, and I will bring you back to this land. For I will not leave you until I have done what I have promised you.
> — Genesis 28:15

Ancient Near Eastern deities were widely thought to be attached to territories; to cross a border was to pass out of one god’s sphere. A God who announces that He will travel is therefore saying something that a person on the run had no reason to expect.

Jacob’s reply is instructive in its inadequacy. If God will be with me and give me bread to eat and clothes to wear, so that I return in peace, then the Lord will be my God. The promise had been given without any if. The recipient reintroduces one. Some commentators, Calvin among them, interpret the clause charitably, as an expression of gratitude rather than a negotiation; others consider that a lifelong bargainer is here bargaining with his Maker. In either case, grace is received at first in the only currency that the recipient knows, and the narrative allows for growth.

## Awe and awareness

> And he was afraid and said, “How awesome is this place! This is none other than the house of God; this is the gate of heaven!”
> — Genesis 28:17

Fear is a reasonable response to the discovery that one has been observed with love at one’s worst. Psalm 139 meditates on the same experience. The psalmist imagines fleeing to the heavens, to the depths, to the far side of the sea, and concludes that “even there Your hand will guide me; Your right hand will hold me fast” (Psalm 139:10). Whether that is a threat or a comfort depends on what one supposes the hand intends.

In the fourth Gospel Jesus tells Nathanael, whom He has just described as an Israelite in whom there is no deceit and thus the very opposite of Jacob, that he will see the angels of God ascending and descending upon the Son of Man. The stairway has become a person. For Christians it follows that there is no spot on earth that is too ordinary or too shameful to be called Bethel, and that many of us, looking back at some bleak stretch of road, will have occasion to say that the Lord was there and we did not know it.
`.trim(),
      objectives: [
        'Analyze how the narrative of Genesis 27-28 refrains from moralizing and lets consequences speak.',
        'Contrast the promise of God with the vow of Jacob.',
        'Explain how John’s Gospel reinterprets the stairway.',
      ],
      activities: [
        {
          title: 'A map of nowhere',
          description:
            'Draw your life so far as a road, and mark three places where you ran out of daylight. Without explaining more than you wish, tell a partner about one. Afterward consider together whether anything that happened there can now be seen differently.',
        },
        {
          title: 'Without any if',
          description:
            'Rewrite Jacob’s vow three times: as a business contract, as a prayer of someone who fully trusts, and as you yourself might say it today. Read all versions aloud in your group and discuss how much if is left in each.',
        },
      ],
      checks: [
        {
          question: 'How does the story judge the deception in Genesis 27?',
          options: [
            'A narrator condemns it at the close of the chapter',
            'It lets later events mirror it instead of commenting',
            'God rebukes Jacob in the dream on the following night',
            'Esau forgives it before Jacob has departed',
          ],
          answer: 1,
          explanation:
            'There is no comment and no reproach in the dream. Years later Jacob is deceived in the dark himself.',
          practises: [0],
        },
        {
          question: 'What difference is there between God’s speech and Jacob’s vow?',
          options: [
            'The speech concerns land, the vow concerns his brother',
            'The vow was spoken first and the speech replied to it',
            'The promise carries no condition, and the vow begins with one',
            'The speech is addressed to Abraham alone',
          ],
          answer: 2,
          explanation:
            'God promises without an if. Jacob answers with bread, clothes and safe return as terms, whether from gratitude or habit.',
          practises: [1],
        },
        {
          question: 'What does John 1:51 do with the image of Genesis 28?',
          options: [
            'It puts Jesus Himself in the position of the stairway',
            'It moves the stairway to the temple mount',
            'It explains that angels will no longer visit the earth',
            'It compares Nathanael with Jacob the deceiver',
          ],
          answer: 0,
          explanation:
            'The angels ascend and descend on the Son of Man. Nathanael is in fact described as free of deceit, unlike Jacob.',
          practises: [2],
        },
      ],
    },
  },
};
