import type { StorySource } from '@lamplight/domain/stories';

export const story03: StorySource = {
  id: 3,
  reference: 'Genesis 12, 15, 21',
  character: 'Abraham',
  picture: 'milky-way',
  texts: {
    young: {
      title: 'Too Many Stars to Count',
      summary:
        'God asks Abram to pack up and go, but He does not tell him where. And He makes a promise that sounds much too big.',
      lesson: 'God keeps His promises, even when we have to wait for a long, long time.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Pack Everything!',
          content: `
Abram was seventy-five years old. Most people that old like to sit in the shade. But one day God spoke to him.

> Leave your country, your kindred, and your father’s household, and go to the land I will show you.
> — Genesis 12:1

Go where? God did not say! There was no map. But God made Abram a promise. He would bless him. And through him all the families on earth would be blessed.

Abram looked at his wife Sarai. They rolled up the tents. They tied the pots to the donkeys. Clank, clank, clank. Then they set out, one step after the other, and God went with them.
`.trim(),
        },
        {
          title: 'One Empty Tent',
          content: `
They came to a land with hills and big oak trees. God told Abram that his children would live there one day. That sounded lovely. But there was one problem. Abram and Sarai had no children. Not one!

Years went by. They had sheep and goats and gold. But at night it was very quiet in the tent. No one giggled. No one asked for one more story. Abram’s beard was white by now. Had God changed His mind?
`.trim(),
        },
        {
          title: 'Come Outside',
          content: `
One night Abram told God just how he felt. You have given me no child, he said. God was not angry with him. He took him outside, under the big black sky.

Look up, God told him. Count the stars, if you can.

Abram tipped back his head. One, two, three, four … ten … fifty … He lost his place. There were stars above the hills and stars above the tents. There were so many that they ran together like milk. Your family, God told him, will be like that.

It was still dark. The tent was still empty. But Abram believed God, and that made God glad.
`.trim(),
        },
        {
          title: 'The Laughing Baby',
          content: `
They waited and waited some more. God gave them new names, Abraham and Sarah. Sarah was almost ninety when she heard that her baby would come in a year. She laughed inside. A baby? At my age?

But is anything too hard for God? At just the right time a baby boy was born! Abraham was a hundred years old. He held that tiny hand in his big, bony one. They named the baby Isaac. Can you guess what his name means? It means he laughs!

> Then Sarah said, “God has made me laugh, and everyone who hears of this will laugh with me.”
> — Genesis 21:6

That night the stars came out as they always did. And down below, the tent was not quiet anymore. One small boy was crying for his milk.
`.trim(),
        },
      ],
      reflection: {
        question: 'What is it like for you to wait for something good?',
        points: [
          'Abram told God how he really felt. What would you like to tell God?',
          'God did not show Abram the whole way. He just went with him. How does that help?',
          'Sarah laughed a new kind of laugh at the end. What makes you laugh with joy?',
        ],
      },
      activity: {
        title: 'A Sky of Promises',
        description: 'Make a night sky together and fill it with thanks.',
        instructions: [
          'Lay a big dark cloth or blanket on the ground. This is the sky.',
          'Each child brings as many small stones or seeds as fit in one hand. These are stars.',
          'Take turns. Lay down a star and say one thing that you thank God for.',
          'Try to count the stars together. When you lose your place, laugh like Sarah!',
        ].join('\n'),
      },
    },
    older: {
      title: 'Twenty-Five Years Is a Long Time',
      summary:
        'Abraham leaves home on a promise and then waits for half a lifetime. He doubts, he makes mistakes that hurt others, and God stays.',
      lesson:
        'Faith is trusting God with the part of the promise that you cannot see yet, and God is faithful even when we are not.',
      duration: 17,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'Out of Haran',
          content: `
Haran lay on the trade routes of the north, in what is Turkey today. It was a city of merchants where people worshiped the moon. A man there had a name because of his father and safety because of his clan, and without the two he was nobody, and anybody could rob him.

> Leave your country, your kindred, and your father’s household, and go to the land I will show you.
> — Genesis 12:1

Listen to how the circles tighten: country, relatives, your father’s house. God asks a man of seventy-five to let go of each thing that protects him, and in return he gets three promises, a land, a people and a blessing. The last is the widest, for it is meant to spread through him to all the families of the earth.

Did Abram lie awake? Did Sarai say what she thought? We would love to know. Genesis says simply that he went.
`.trim(),
        },
        {
          title: 'The Hero Lies',
          content: `
Before long there was a famine, and Abram led his household down to Egypt. Because Sarai was beautiful, he was afraid that someone might kill him to get her, and so he asked her to say that she was his sister. She was taken into the palace of Pharaoh, and he was given sheep and camels on her account.

It is an ugly page, for the man who trusted God with his whole future did not trust Him with a border crossing, and somebody else paid for his fear. It was God who got Sarai out. The Bible does not hide the faults of the people whom God calls, which is one of the reasons to believe that it tells the truth.
`.trim(),
        },
        {
          title: 'Under the Stars',
          content: `
Years passed. One night Abram finally said aloud what hurt. What can You give me, he asked God, since I have no child? A servant is going to inherit all of it.

God did not scold him. He led him out of the tent.

> And the LORD took him outside and said, “Now look to the heavens and count the stars, if you are able.” Then He told him, “So shall your offspring be.” Abram believed the LORD, and it was credited to him as righteousness.
> — Genesis 15:5-6

On a clear night without lamps you can see a few thousand stars. Nothing in Abram’s life had changed when he went back into the tent without a son, without land and without proof. What he had was the One who made the promise. Many centuries later Paul would point to that sentence and say that this is how anybody comes to be right with God: not by earning it, but by trusting Him (Romans 4:3-5).
`.trim(),
        },
        {
          title: 'The Cost of Hurrying',
          content: `
After ten years in Canaan, Sarai grew tired of waiting. Following a custom of that time, she gave her Egyptian slave Hagar to Abram, so that Hagar would bear a child in her place, and nobody asked Hagar. A son was born, Ishmael, and with him came jealousy, and in the end mother and boy were sent away into the desert with some bread and a skin of water.

When the water was gone, she set him under a bush and walked off, because she could not bear to watch him die. Then a voice from heaven called her by her name, because God had heard the boy crying. God showed her a well, and He promised that her son would become a great nation too.

So the God of Abraham is also the God who hears those whom Abraham’s household has hurt. Jews, Christians and Muslims all honor Abraham today. They tell parts of his story differently, and yet they can listen to one another with respect.
`.trim(),
        },
        {
          title: 'Laughter',
          content: `
God had meanwhile given the couple new names, Abraham and Sarah. He was a hundred when their son was born. Both of them had laughed at the very idea, and hers had been the dry sort of laugh that protects you from hoping, but now God let that old joke come true. The boy was named Isaac, which means that he laughs.

> Now the LORD attended to Sarah as He had said, and the LORD did for Sarah what He had promised.
> — Genesis 21:1

It had been twenty-five years. Counted against the stars, one baby is almost nothing, but the first one in a line is the hardest to believe in. Abraham never saw the crowd that was promised to him, and yet the sight of a single sleeping child was enough to go on with.
`.trim(),
        },
      ],
      reflection: {
        question: 'When is waiting a part of trust, and when is it time to act?',
        points: [
          'Abram said his disappointment straight to God. What would an honest prayer of yours sound like?',
          'Fear and hurry led him to let others pay. Whom could your own shortcuts hurt?',
          'The blessing was meant for all families on earth. How could a good thing in your life reach somebody else?',
        ],
      },
      activity: {
        title: 'Walk Without the Map',
        description:
          'Feel what it is like to be led one step at a time by a voice that you have decided to trust.',
        instructions: [
          'In pairs, agree on a safe area without steps, water or traffic. One of you shuts both eyes.',
          'The guide leads with calm words only, one step at a time, and never tells the goal.',
          'After three minutes stop, guess where you are, and then change roles.',
          'Talk about it: What made you trust the voice? What made you doubt it? What did the guide feel?',
        ].join('\n'),
      },
    },
  },
};
