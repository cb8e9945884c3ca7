import type { StorySource } from '@lamplight/domain/stories';

export const story04: StorySource = {
  id: 4,
  reference: 'Genesis 37, 39-45',
  character: 'Joseph',
  picture: 'coat',
  texts: {
    young: {
      title: 'The Brother Who Was Gone',
      summary:
        'Joseph gets a bright robe, and his brothers get very angry. Many years later they meet again.',
      lesson: 'God can bring good out of bad things, and He can help us to forgive.',
      duration: 9,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'The Robe and the Dreams',
          content: `
Jacob had twelve sons. He gave one of them, Joseph, a fine robe of many colors. The big brothers got no robe like that. They saw it every day, and their hearts grew hot.

Then Joseph had a dream. He was not very clever about it. He told it at once!

Guess what, he said. We were tying up bundles of grain. My bundle stood up tall, and all your bundles bowed down to mine!

His brothers did not clap. Do you want to be our king? they said. Now they could not say one kind word to him.
`.trim(),
        },
        {
          title: 'The Deep, Dry Pit',
          content: `
One day the brothers were far away with the sheep. Jacob sent Joseph to see how they were. They saw the robe from a long way off. Here comes the dreamer, they said. They grabbed him, pulled off his robe and dropped him into a deep pit.

It was dark down there. Joseph begged them to stop. But they sat down and ate their lunch.

Then camels came by, on their way to Egypt. The brothers sold Joseph to the traders! They sent the robe home with blood on it. The blood came from a goat, but Jacob did not know. He thought that Joseph was dead, and he cried for a very long time.
`.trim(),
        },
        {
          title: 'Far Away in Egypt',
          content: `
Joseph had to work as a slave. Then someone told a lie about him, and he was put in prison. He had done nothing wrong! But God was with him, even there.

After years in prison, he was called to the king. Pharaoh had dreamed of seven thin cows that ate up seven fat cows. What could it mean? I can’t tell you, Joseph said, but God can. For seven years there would be lots of food. Then for seven years almost nothing would grow.

Pharaoh was amazed. He put Joseph in charge of all the land. Joseph filled huge barns with grain.
`.trim(),
        },
        {
          title: 'Ten Hungry Men',
          content: `
Then the hungry years came. One day ten tired men bowed down in front of Joseph. They wanted to buy food. His brothers! They did not know him, but he knew them. He had to go and cry.

Were they still so cruel? Joseph put them to the test. It looked as if Benjamin, the youngest, must stay as a slave. But one brother stepped up. Take me, Judah said. Let the boy go home to his father!

Then Joseph could hold it in no longer.

> Joseph said to his brothers, “I am Joseph! Is my father still alive?”
> — Genesis 45:3

They were so scared that they could not speak. But Joseph hugged them, one by one. You sold me, he said. But God sent me here to save lives.

Soon old Jacob came too. He held his lost boy in his arms.
`.trim(),
        },
      ],
      reflection: {
        question: 'How do you think Joseph felt when he saw his brothers again?',
        points: [
          'When did something seem unfair to you? What did your heart feel like?',
          'What the brothers did was very wrong. If someone hurts you, tell a grown-up you trust.',
          'Judah had changed. How can you show that you are sorry and want to do better?',
        ],
      },
      activity: {
        title: 'Fat Years, Thin Years',
        description: 'Play like Joseph in Egypt, and save up so there is enough for everyone.',
        instructions: [
          'Collect twenty pebbles. They are the grain. Draw a barn in the dirt.',
          'Take seven big steps for the good years. At each step, drop two pebbles into the barn.',
          'Take seven tiny steps for the thin years. At each step, take two out and give them to a friend.',
          'Look into the barn. Was there enough? What could you save and share today?',
        ].join('\n'),
      },
    },
    older: {
      title: 'The Silver Cup',
      summary:
        'Twenty years after they sold him, the brothers stand before Joseph and do not know him. He has all the power now. What will he do with it?',
      lesson:
        'Forgiveness does not call evil harmless; it looks at the wrong honestly and hands revenge over to God.',
      duration: 18,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'A Favorite',
          content: `
You can ruin a family with a gift. Jacob had children by four women, and he had never hidden that he loved only one of them with all his heart. When her eldest boy was seventeen, Jacob gave him a splendid robe, and each time it fluttered past, ten older brothers could read on it what they were worth.

> When Joseph’s brothers saw that their father loved him more than any of them, they hated him and could not speak a kind word to him.
> — Genesis 37:4

Joseph did not make it easier. He carried tales about them to his father, and he told them his dreams, in which their sheaves bowed down to his. Was he proud, or simply too young to know what his words would do? The Bible leaves us to wonder.
`.trim(),
        },
        {
          title: 'Twenty Pieces',
          content: `
Near Dothan, days from home, hatred got its chance. They tore the robe off him and threw him into an empty cistern, and while he pleaded from below, they sat down to eat. Judah had an idea that sounded almost decent. Why kill him, when they could sell him? A caravan paid twenty shekels of silver, and that was the end of a brother.

Then they dipped the robe in the blood of a goat, sent it to their father, and let him draw his own conclusion. For more than twenty years they watched him mourn, and no one told him the truth. A secret like that has to be guarded day and night.
`.trim(),
        },
        {
          title: 'Down, and Down, and Up',
          content: `
In Egypt Joseph was bought by an officer named Potiphar and rose to manage his whole house. When his master’s wife pressed him to betray his master and come to her bed, he refused, again and again. She accused him of the very thing that he would not do, and he was locked up. In prison he explained the dream of a royal servant and begged to be remembered, but the man went free and forgot him for two more years.

The story keeps repeating that the LORD was with Joseph, and yet that did not spare him anything. It meant that he was not alone in it.

He was thirty when Pharaoh dreamed of fat cows and thin ones, and the servant’s memory finally came back. Joseph read the dream as a warning of famine, proposed a plan, and left the palace as second in command, with a gold chain, an Egyptian name and soon an Egyptian wife. He called his first son Manasseh, which sounds like the Hebrew for making someone forget. Do you name a child Forgetting if you have truly forgotten?
`.trim(),
        },
        {
          title: 'The Test',
          content: `
Then the famine drove ten men from Canaan to his door, and they bowed with their faces to the ground. It was his old dream to the letter. He knew them at once, while they saw only an Egyptian lord who spoke through an interpreter.

What went on in him? He shouted at them and called them spies, and then he turned away to weep. He kept Simeon, demanded to see Benjamin, his only full brother, and secretly put their money back into their sacks. Readers still argue about it. Was he punishing them, or did he need to know who they had become?

At their second visit he had his silver cup hidden in Benjamin’s sack, sent his steward to find it, and announced that the thief would remain as his slave while the others could go home free. It was the same temptation over again: a favorite son, slavery in Egypt, and an easy way out.
`.trim(),
        },
        {
          title: 'Judah Steps Forward',
          content: `
This time it was Judah who spoke, the man of the twenty shekels. He described his father’s grief, and he asked to be made a slave in the boy’s place, for he could not bear to see that misery again. His father’s love for a favorite no longer made him cruel.

Joseph sent all the Egyptians out of the room and wept so loudly that they heard him through the doors.

> And now, do not be distressed or angry with yourselves that you sold me into this place, because it was to save lives that God sent me before you.
> — Genesis 45:5

Notice what he does not say. He does not say that it was nothing. He names the deed, that they sold him, and he names God, who was at work in it for good. How both can be true, a free and wicked choice and God’s kind purpose, is a question on which Christians have thought hard and differed. Nor does forgiving mean going back to someone who is still dangerous. Joseph waited until he saw that his brothers had changed.

Years later they were still afraid of him, and he had to say it again: “As for you, what you intended against me for evil, God intended for good” (Genesis 50:20). Forgiveness may have to be repeated until the other person dares to believe it.
`.trim(),
        },
      ],
      reflection: {
        question:
          'Do you think that Joseph was right to test his brothers before he told them who he was?',
        points: [
          'Where does comparison or favoritism do harm among the people you know?',
          'Judah changed when he let himself feel his father’s pain. Whose pain have you overlooked?',
          'If someone has hurt you badly, forgiving takes time and help. Which adult could you trust with the story?',
        ],
      },
      activity: {
        title: 'Three Chairs',
        description: 'Hear the same moment from three hearts, and find out what each one risks.',
        instructions: [
          'Set up three seats for Joseph, Judah and Benjamin, just after the cup is found.',
          'Three of you sit down. Each says in a few sentences what he fears and what he wants.',
          'The others may put one question to each person, who answers in that role.',
          'Change places so that new people answer, and see what sounds different.',
          'Finish in your own voice: which chair was the hardest to sit in, and why?',
        ].join('\n'),
      },
    },
  },
};
