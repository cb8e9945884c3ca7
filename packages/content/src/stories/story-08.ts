import type { StorySource } from '@lamplight/domain/stories';

export const story08: StorySource = {
  id: 8,
  reference: '1 Samuel 17',
  character: 'David',
  picture: 'rock',
  texts: {
    young: {
      title: 'The Boy Who Brought the Cheese',
      summary:
        'David comes with a basket of bread and cheese. Then he hears a giant shout, and no one dares to answer.',
      lesson: 'You do not have to be big to trust God, because God is with you.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Forty Days of Shouting',
          content: `
Two armies sat on two hills, with a green valley in between. Every morning and every evening a giant came out. Stomp. Stomp. Stomp.

His name was Goliath. He wore so much bronze that he flashed in the sun. His spear was as thick as a fence post.

Send me a man! he roared. Let him fight me! If I win, you will all be our slaves!

No one went. The soldiers shook in their sandals. Even King Saul, the tallest man in Israel, was afraid. So it went on for forty days.
`.trim(),
        },
        {
          title: 'Ten Loaves and Some Cheese',
          content: `
Back in Bethlehem lived David, the youngest of eight brothers. He looked after the sheep. One day his father gave him roasted grain, ten loaves of bread and some cheese. Take it to your brothers, he said, and see how they are.

David got up early and ran. Just as he was talking with them, Goliath came out and shouted. All the men ran away. David did not run. He was puzzled. Who is this man, he asked, to mock the armies of the living God?

His big brother got mad. Go home to your few little sheep! he said. That stung. But David went to the king. Do not be afraid, he said. I will go.
`.trim(),
        },
        {
          title: 'Much Too Big',
          content: `
You are only a boy, said the king. So David told him about the sheep. Once a lion grabbed a lamb, and once a bear came. David had run after them and pulled the lamb right out of their mouths. God saved me then, he said. He will save me now.

Saul gave him his own armor. On went the helmet. Clunk! It was so heavy that David could not even walk. I can’t wear this, he said, and took it all off again.

He picked up his shepherd’s stick. He knelt by the brook and put his hand into the cold water. One, two, three, four, five smooth stones. That was all.
`.trim(),
        },
        {
          title: 'One Stone',
          content: `
Goliath saw him coming and laughed. Am I a dog, he said, that you come with a stick?

David looked so small next to him. But his voice was clear. You have a sword and a spear, he called. I come in the name of God!

> And all those assembled here will know that it is not by sword or spear that the LORD saves; for the battle is the LORD’s, and He will give all of you into our hands.
> — 1 Samuel 17:47

The giant came on. David ran to meet him. He put one stone in his sling. Round it went, and round, and round. Whizz!

The stone hit Goliath’s head, and he crashed to the ground. He was dead, and the fight was over. The other army turned and ran. And on the hill a shout went up that you could hear for miles.

David still had four stones left. He had not needed them.
`.trim(),
        },
      ],
      reflection: {
        question: 'What feels like a giant to you?',
        points: [
          'David thought of how God had helped him before. How has God helped you?',
          'The king’s armor did not fit. You do not have to be like someone else. What can you do well?',
          'David stood up for God and his people. We do not hurt others. How can you be brave without hitting?',
        ],
      },
      activity: {
        title: 'Five Stones to Remember',
        description: 'Make five small reminders that you are not alone.',
        instructions: [
          'Find five smooth stones and wash them in cold water.',
          'Hold each one and say a time when someone helped you. It can be a very small thing.',
          'Line them up and say: God was with me, and God is with me now.',
          'Keep one in your pocket. Hold it tight when something feels too big.',
        ].join('\n'),
      },
    },
    older: {
      title: 'Armor That Did Not Fit',
      summary:
        'Everyone at the Valley of Elah knows who ought to fight the giant. The one who goes has come to deliver lunch.',
      lesson:
        'Courage grows out of remembering what God has done, and it does not have to borrow anybody’s armor.',
      duration: 15,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'The Valley',
          content: `
You can stand there today. The Valley of Elah runs through the low hills west of Bethlehem, broad and green, with a stream bed in it that still has rounded stones. Three thousand years ago it was a border. On the coast lived the Philistines, who had come from across the sea and knew how to work iron. In the highlands lived Israel, with hardly a smith in the country.

Neither army wanted to charge uphill at the other. So the Philistines proposed an older way to settle things, one man against one man, and they sent Goliath of Gath. Most copies of the Hebrew Bible make him over nine feet tall, while some very old manuscripts have a number that comes closer to seven. Either way he was a wall of bronze, and the head of his spear alone weighed as much as a bowling ball.

For forty days he mocked Israel and Israel’s God, and each day the silence that followed was a defeat.
`.trim(),
        },
        {
          title: 'The Man Who Should Have Gone',
          content: `
There was an obvious person to answer him. Israel had asked for a king to go out and fight its battles, and had been given Saul, who stood a head taller than everybody else. Instead of fighting, he offered a reward: wealth, no taxes, and the hand of his daughter. When leaders are afraid, they sometimes try to buy courage from others.

It is easy to look down on him, but which of us would have gone? Fear is contagious, and after forty days nobody could remember having felt anything else.
`.trim(),
        },
        {
          title: 'The Youngest',
          content: `
David came up from Bethlehem with roasted grain, ten loaves and ten cheeses. He had not heard the speech before, and so he heard it with fresh ears. What shocked him was not the man’s size. He was shocked that someone could insult the living God twice a day while an army stood and listened.

His eldest brother Eliab burned with anger. Who is watching your few sheep? I know how conceited you are. The words were unfair, and they were meant to hurt, and maybe Eliab was ashamed because he too had run. What have I done now, David asked, like every younger brother in history, and turned away. He had a giant to think about, and he did not spend his strength on that quarrel.

Before the king he gave a plain account of himself. He had fought lions and bears for the sake of a lamb.

> David added, “The LORD, who delivered me from the claws of the lion and the bear, will deliver me from the hand of this Philistine.” “Go,” said Saul, “and may the LORD be with you.”
> — 1 Samuel 17:37

That was his whole argument. What he had learned where nobody was looking, he now trusted where everybody was.
`.trim(),
        },
        {
          title: 'Taking It Off',
          content: `
Saul dressed him in his own armor, and it was kindly meant. If the boy had to fight, let him at least look like a warrior. David took a few steps and could not move. It must have been embarrassing to unbuckle a king’s gift in front of all those men, but he did it, because he was not going to win as a small copy of Saul.

A sling was no toy, by the way. Trained slingers served in the armies of the ancient East, and their stones, about as large as a tennis ball, could fly faster than a car on the highway. David was not unarmed, then. He brought what he had practiced in the hills through a thousand boring afternoons.

He did not put his trust in the sling, however. You come with sword and spear and javelin, he called, but I come in the name of the LORD of Hosts. Then he ran, not away but forward, and one stone was enough. Goliath fell on his face, David killed him with the giant’s own sword, and the Philistine army fled.
`.trim(),
        },
        {
          title: 'What This Story Promises',
          content: `
It has often been told as if every underdog wins who only believes hard enough. The Bible knows better. David himself would later hide in caves, lose friends and children, and do great wrong when he was the powerful one. Many faithful people have not been spared.

It is a war story too, and Christians do not all agree about war. Some hold that force can be right in order to protect the weak, and others are convinced that followers of Jesus must never kill. Both look to a later son of David, born in the same Bethlehem, who met the enemy without a sword and won by giving His own life.

What the story does promise stands in David’s mouth: “the battle is the LORD’s” (1 Samuel 17:47). He says this in order that the whole world may know that there is a God. The giant does not get the last word, and you may go as yourself.
`.trim(),
        },
      ],
      reflection: {
        question: 'Whose armor have you been trying to wear, and how does it fit?',
        points: [
          'What small, unseen experience in your past could give you courage for something larger?',
          'David did not waste himself on the quarrel with Eliab. Which fights are not yours?',
          'How could somebody your age stand up to a bully or a lie without becoming violent?',
        ],
      },
      activity: {
        title: 'Giant, Measured',
        description:
          'A giant is most frightening while nobody looks at it closely. Take its measurements, then find your stones.',
        instructions: [
          'Pace out nine and a half feet on the ground, lay a rope or sticks along it, and lie down beside it.',
          'On paper, describe one giant in your life as exactly as Goliath is described: what it says, and when it appears.',
          'Write five stones below it: a memory of help, a skill, a verse, a person, a first step.',
          'Choose the stone to reach for first, and tell one other person what it is.',
        ].join('\n'),
      },
    },
  },
};
