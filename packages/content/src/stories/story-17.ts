import type { StorySource } from '@lamplight/domain/stories';

export const story17: StorySource = {
  id: 17,
  reference: 'Mark 4:35-41',
  character: 'Jesus and His disciples',
  picture: 'sailboat',
  texts: {
    young: {
      title: 'Asleep in the Storm',
      summary:
        'The wind howls, the boat fills with water, and the friends of Jesus shout. But Jesus is fast asleep on a pillow.',
      lesson: 'Even wind and waves obey Jesus, so we can call to Him when we are afraid.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Let Us Cross Over',
          content: `
It had been a long, long day. Jesus had told stories to the crowd from morning on. Now the sun went down behind the hills, pink and gold.

Let us cross to the other side, He said to His friends.

So they untied the boat and pushed off, and other boats came along. The water went lap, lap, lap. Jesus was so tired! He lay down in the back of the boat, put His head on a cushion and fell asleep.
`.trim(),
        },
        {
          title: 'The Wind Wakes Up',
          content: `
Whoosh! All at once a wild wind came up. The lake turned dark, and the waves grew as high as a wall. Crash! One broke right into the boat. Cold water swished around their feet, and then around their knees!

Some of the men were fishermen, who knew this lake and were not easily scared. They were scared now. The boat tipped this way, and it tipped that way. They bailed out the water as fast as they could, but more came in. Crash! Splash!

And where was Jesus? He was still asleep.
`.trim(),
        },
        {
          title: 'Wake Up!',
          content: `
They shook Him. They shouted over the wind. Teacher, do You not care? We are going to drown!

Jesus opened His eyes and got up. He did not grab a bucket, and He did not hold on to the mast. He spoke to the wind and the water.

> “Silence!” He commanded. “Be still!” And the wind died down, and it was perfectly calm.
> — Mark 4:39

No more howling. No more crashing. The water lay as smooth as a plate. Drip, drip, went the wet sail. That was all you could hear.
`.trim(),
        },
        {
          title: 'Who Is This?',
          content: `
Why are you so afraid? Jesus asked them. Do you still not trust Me?

His friends sat there with wet hair and big eyes. You can tell a dog to sit, and you can tell a child to hush. But who can tell the wind to stop?

Who is this? they whispered. Even the wind and the waves obey Him!

The boat rocked gently under the stars. They still had a long way to row. But Jesus was in the boat, and He was awake. In fact, He had been with them all along.
`.trim(),
        },
      ],
      reflection: {
        question: 'What would you have shouted if you had been in that boat?',
        points: [
          'Jesus was so tired that He slept. Then He stopped a storm. What do these two things tell you about Him?',
          'What makes you afraid at times? You may tell Jesus, and you may tell a grown-up.',
          'The friends woke Jesus up. Do you think He minds when we call Him at night?',
        ],
      },
      activity: {
        title: 'Make a Storm, Make It Still',
        description: 'Make the whole storm with nothing but your hands and feet.',
        instructions: `
Stand in a circle. Rub your hands softly for the evening wind.
The leader changes to snapping fingers, then to slapping knees, then to stamping feet. Copy each one as the storm grows.
When the storm is at its loudest, the leader lifts a hand and says: Be still!
Everyone freezes. Listen to the quiet for three slow breaths.
Pray softly: Jesus, You are with me.
`.trim(),
      },
    },
    older: {
      title: 'The Question After the Storm',
      summary:
        'Experienced sailors panic while a carpenter sleeps. When He finally stands up, they discover that there is something more alarming than a storm.',
      lesson:
        'Jesus is Lord over chaos, and trusting Him means being honest about fear and staying in the boat with Him.',
      duration: 13,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'A Bowl of Wind',
          content: `
The Sea of Galilee lies in a bowl of steep hills, and ravines cut down through them like funnels. Warm air rests on the water all day, and when cooler air from the heights comes sliding down those ravines, the surface can go from glass to six-foot waves in less than an hour. Fishermen there still respect it.

Mark’s account is full of details that only someone on board would remember. It was evening, other boats set out along with theirs, and Jesus lay in the stern, on the cushion. An early Christian writer named Papias says that Mark wrote down what Peter used to tell, and if so, you are hearing the memory of a man who had been bailing.
`.trim(),
        },
        {
          title: 'The Question Under the Question',
          content: `
Perhaps they did not wake Him at once. Being professionals, they would first have tried everything they knew: lowering the sail, turning the bow into the waves, throwing water over the side by the bucket. It was not working, and the boat was filling up.

Jesus slept on, so exhausted that even the spray in His face did not wake Him. It is one of the most human moments in the Gospels, but to the disciples it looked like indifference.

> So they woke Him and said, “Teacher, don’t You care that we are perishing?”
> — Mark 4:38

They did not ask whether He was able to help, but whether He cared. Most people who have suffered know that question. It appears all through the Psalms, where believers ask God outright why He is sleeping, and instead of scolding them for it, the Bible records their words so that we can borrow them.
`.trim(),
        },
        {
          title: 'An Order to the Sea',
          content: `
He stood up in the pitching boat and told the wind to be silent. In Greek the command to the sea means something like: be muzzled, and stay that way. He had used the same word to an evil spirit in the synagogue at Capernaum. He did not pray for the storm to end or perform any ritual; He simply gave an order.

The wind dropped. That alone might have been a coincidence, since squalls do end suddenly, but waves ordinarily go on rolling long after a wind has stopped, and these lay down at once.

Jewish children grew up with psalms about who does this. In Psalm 107 sailors stagger like drunkards, cry out to the Lord, and He hushes the storm to a whisper. Then there was Jonah, another man asleep on a ship in a gale, whom the crew also woke and begged to pray. The difference is enormous. Jonah was running away from God, and the sea grew calm when he was thrown overboard, while Jesus spoke with the very voice that Jonah had been running from.
`.trim(),
        },
        {
          title: 'The Greater Fear',
          content: `
You would expect relief, hugging and jokes at this point, but Mark reports that they were more terrified than before.

> Overwhelmed with fear, they asked one another, “Who is this, that even the wind and the sea obey Him?”
> — Mark 4:41

During the storm they were afraid of losing their lives. Afterward they were afraid in a different way, as you are in the presence of something so great that your old ideas no longer fit around it. They had imagined that they knew who was in the boat. Mark lets the question hang there without an answer, because he wants each reader to give one.

Jesus had asked a question as well. Why were they so afraid? Did they still have no faith? People hear His tone differently. Some hear a rebuke, and others the voice of a patient swimming instructor to a child who is still clinging to the edge after a whole summer of lessons. Either way, He calmed the storm first and talked about their trust later. Help did not depend on their getting it right.
`.trim(),
        },
        {
          title: 'Storms That Go On',
          content: `
The first readers of this Gospel probably lived in Rome in the sixties, when Emperor Nero was killing Christians. For many of them the storm did not stop. All the same, the boat became a favorite Christian picture of the church: small, tossed about, and with the Lord on board.

So this story does not promise calm weather, because accidents and illness come to those who pray as well as to those who do not. What it shows is who is with you. If a storm at home or inside your head feels like too much, do what the disciples did, and do not bail alone in the dark. Cry out to God, as bluntly as you need to, and wake somebody up, whether a parent, a leader or a friend. There were other boats out there that night, too.
`.trim(),
        },
      ],
      reflection: {
        question:
          'When life has felt like that boat, which would you have asked Jesus: Can You help, or do You care?',
        points: [
          'The disciples were rude and frightened, and He helped them anyway. What does that say about prayer?',
          'Why might real power be more frightening than danger?',
          'Jesus slept because He was tired. How does it help you that He knows what it is to be worn out?',
        ],
      },
      activity: {
        title: 'Write Your Own Psalm of the Storm',
        description: 'Put a real or remembered fear into the shape that the psalms give it.',
        instructions: `
Read Psalm 107:23-32 aloud, one person for the wind, one for the sailors, the rest for the thanks at the end.
On paper, write two lines that describe a storm of your own. Use pictures, not explanations.
Add one line that asks God the question you would really like to ask.
Finish with a line that says what you know of Him, even if it is only a little.
Keep it, or read it out. Listeners answer only with: Lord, You are in the boat.
`.trim(),
      },
    },
  },
};
