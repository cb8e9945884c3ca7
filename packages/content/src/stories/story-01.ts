import type { StorySource } from '@lamplight/domain/stories';

export const story01: StorySource = {
  id: 1,
  reference: 'Genesis 1-2',
  character: 'Adam and Eve',
  picture: 'globe-showing-europe-africa',
  texts: {
    young: {
      title: 'Before the First Morning',
      summary:
        'It is dark, deep and silent. Then God speaks. Find out what He makes, and who is still missing.',
      lesson: 'God made the world with joy, and He made us to be close to Him.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'The Dark That Was Waiting',
          content: `
Shut your eyes tight. What do you see? Long, long ago there was even less than that. There was no up and no down. There was no bird, no bug and no Monday. There was only deep, dark water. But God was there. His Spirit moved over the water, like a mother bird over her nest.

Then God spoke.

> And God said, “Let there be light,” and there was light.
> — Genesis 1:3

No match. No switch. He said it, and it was so! God looked at the light, and He liked it. He called the light day, and He called the dark night. Evening came. Then came the very first morning.
`.trim(),
        },
        {
          title: 'Room for Everyone',
          content: `
On day two God made the sky. It was so high and wide, and nothing held it up!

On day three He told the sea to move back. Up came the land, brown and dripping. It did not stay brown for long. Grass grew, and beans, and fig trees. Each one kept its own seeds for next year.

On day four God lit the sky. The sun got the day, and the moon got the night. And the stars? No one on earth has ever counted them all. The Bible needs only a few words for them, as if they were easy for God.
`.trim(),
        },
        {
          title: 'Splash, Flap and Stomp',
          content: `
Still, it was so quiet. Nothing splashed. Nothing sang. So on day five God filled the sea and the sky. Whales rolled in the waves. Tiny shrimp danced. Gulls screamed, and owls flew by without a sound.

On day six came cows and lizards, lions and beetles. Some hopped. Some crept. One had a neck so long that it could look over a tree! God looked at them all and was glad.

But someone was missing. Who would look after all this? Who would talk with God?
`.trim(),
        },
        {
          title: 'Dust and Breath',
          content: `
This time God took dust from the ground. He shaped a man from it, as a potter shapes clay. Then He breathed into his nose, and the man was alive!

God gave him a garden to take care of. He brought the animals to him, and the man gave them names. What would you call a hippo? But no animal was just like him. So God made a woman too. When the man saw her, he was so happy that he made up a poem.

> So God created man in His own image; in the image of God He created him; male and female He created them.
> — Genesis 1:27

That means every person is a little like God, and very dear to Him. You too.

Then God looked at all He had made. He did not just call it good. It was very good! On day seven God rested, and He made that day holy.
`.trim(),
        },
      ],
      reflection: {
        question: 'If you had been there, which day would you have liked to watch?',
        points: [
          'Think of one thing outside that you love. God thought of it first!',
          'What is one small thing you can do to look after the world God made?',
          'Every person is made to be like God. How do we treat someone so dear?',
        ],
      },
      activity: {
        title: 'Seven-Day Circle',
        description: 'Tell the whole story with your body, from the dark to the day of rest.',
        instructions: [
          'Stand in a circle, close your eyes and be very still. That is the dark.',
          'Open your eyes and throw up your arms for light. Then stretch tall for the sky.',
          'Wiggle your fingers low for grass. Spin once for the sun, the moon and the stars.',
          'Swim, fly and stomp. Then shake hands with someone and say a kind hello.',
          'Lie down on your back and rest. Whisper thank you for one thing in the world.',
        ].join('\n'),
      },
    },
    older: {
      title: 'Two Ways to Tell a Beginning',
      summary:
        'The Bible opens with two tellings of creation, one as wide as the sky and one as close as a breath. Together they say who we are.',
      lesson:
        'The world is God’s good gift, and every human being carries His image and a share of His care for it.',
      duration: 15,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'What the Neighbors Said',
          content: `
Imagine growing up in ancient Israel. On a hill outside the village you watch the sun go down, and you know that the great nations around you bow to it. In Egypt the sun is a god. In Babylon people tell how the world was made out of the body of a defeated sea monster, and how humans were formed afterward to do the hard labor that the gods were tired of.

Then an old man of your village begins to recite, and the words he has learned by heart start in a different place.

> In the beginning God created the heavens and the earth. Now the earth was formless and void, and darkness was over the surface of the deep. And the Spirit of God was hovering over the surface of the waters.
> — Genesis 1:1-2

There is no battle here and no rival to be beaten. The deep is dark, but it is nobody’s enemy, and when God speaks there is light.
`.trim(),
        },
        {
          title: 'Rooms, and Those Who Live in Them',
          content: `
Listen to the pattern. The earth is formless and empty, so for three days God gives it form: light and dark, sea and sky, dry land with green on it. For three more days He fills the rooms that He has built: lamps go up where there was only light, fish and birds move into sea and sky, and animals run over the land.

The sun arrives only on day four, and it is not even called by its name, for it is simply the greater light, a lamp with a job. In one quiet sentence a god that kings feared has become a servant who tells us when to plant beans.

Six times God sees that what He made is good. Nobody has used it or paid for it yet, so its goodness does not depend on being useful to anyone.
`.trim(),
        },
        {
          title: 'The Image',
          content: `
A king of that time could not be everywhere, so he set up statues of himself in distant towns. The statue was called his image, and whoever insulted it insulted the king. In some lands the king himself was said to be the image of a god, although nobody would have claimed such a thing for the woman who ground his flour.

> So God created man in His own image; in the image of God He created him; male and female He created them.
> — Genesis 1:27

Here everybody is royal: the miller, the baby, the stranger, the person whom you cannot stand. God gives them a task as well, which is to rule the earth on His behalf, and whoever stands in for God has to rule as God does, by making room for others to live.
`.trim(),
        },
        {
          title: 'Dust, Breath and a Missing Face',
          content: `
The second chapter tells it again from close by, as if God had bent down to the ground. He shapes a man from the dust, breathes life into him, plants a garden and gives the man work to do there. He also sets one limit, a single tree from which the man must not eat. We are not told how large the garden was, or how long he lived in it alone.

We are told what was wrong. For the first time God says that something is not good, and it is that the man is alone. A parade of animals follows, and as he names each one you can hear both a joke and an ache in it: ox, eagle, badger, and still nobody who can answer him.

So God makes a woman from his side. She is called his helper, a word that the Old Testament mostly uses for God Himself when He comes to someone’s aid. When the man sees her he breaks into poetry, and the two of them have nothing to hide from each other and nothing to be ashamed of.
`.trim(),
        },
        {
          title: 'What Christians Hold Together',
          content: `
Were the days as long as ours? Some Christians think so, while others read them as long ages, or as a pattern like the verses of a song, which answers who made the world and why rather than how long it took. People who love the same Bible have differed about this for many centuries, so ask at home and at church what your own family thinks, and listen well.

On the great things they agree: the world is no accident and no prison, because God made it, called it good and wants us in it. And on the seventh day, before anyone has earned a break, He makes a day for rest and calls it holy.
`.trim(),
        },
      ],
      reflection: {
        question:
          'Which of the two tellings speaks to you more, the wide one or the close one, and why?',
        points: [
          'Think of a person whom you find hard to like. What changes if that person bears the image of God?',
          'God saw that things were good before anyone used them. What do you value only for its use?',
          'The man had work, food and animals, but he was lonely. Who near you might be missing a face that answers?',
        ],
      },
      activity: {
        title: 'A Square Meter of Very Good',
        description:
          'Scientists and poets both begin by looking. Study one small piece of the world until it surprises you.',
        instructions: [
          'Mark a square on the ground outdoors, one big step long on each side, with sticks or string.',
          'Sit beside it in silence for ten minutes. Write or draw every living thing and every color you notice.',
          'Circle the one discovery that you would have missed if you had walked past.',
          'Write four lines about it that end with the words: and it was good. Read them to a friend.',
        ].join('\n'),
      },
    },
  },
};
