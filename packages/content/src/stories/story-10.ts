import type { StorySource } from '@lamplight/domain/stories';

export const story10: StorySource = {
  id: 10,
  reference: 'Daniel 6',
  character: 'Daniel',
  picture: 'lion',
  texts: {
    young: {
      title: 'Three Times a Day',
      summary:
        'Daniel prays at his window every day. Then a new law says: no more praying, or the lions will get you.',
      lesson: 'We can keep talking with God, and God stays with us in scary places.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'An Honest Man',
          content: `
Daniel was an old man with a white beard. When he was young, soldiers had taken him far from home, to the city of Babylon. He never forgot his home, and he never forgot God. Three times a day he knelt by his open window, prayed and said thank you.

King Darius liked him. Daniel did not lie, and he did not steal. So the king wanted to make him boss of the whole land!

The other helpers did not like that one bit. They spied on Daniel. They looked for one bad thing that he did. They looked high and low. They found nothing!
`.trim(),
        },
        {
          title: 'The Trick',
          content: `
Then one of them had a nasty idea. They all went to the king and bowed low. O king, they said, you are so great! Make a law. For thirty days no one may pray to anyone but you. If someone does, throw him to the lions!

The king felt very grand. He signed it. And in that land a law could never be changed, not even by the king.

Daniel heard about it. What would he do? He could shut the window. He could wait for thirty days. But this is what he did.

> three times a day he got down on his knees, prayed, and gave thanks to his God, just as he had done before.
> — Daniel 6:10

And down in the street the men were watching.
`.trim(),
        },
        {
          title: 'Growls in the Dark',
          content: `
They ran to the king. Daniel prays! they said. Now the king saw the trick, and his heart sank. He tried all day long to save his friend. But when the sun went down, he had to keep his own law.

They put Daniel into the lions’ den and rolled a big stone over the hole. It was black in there. It smelled of lion. Something soft went by on big, slow paws. Grrrr.

The king called out to him. May your God save you! Then he went home. He ate no supper. He wanted no music. He could not sleep one bit.
`.trim(),
        },
        {
          title: 'Is Anybody There?',
          content: `
As soon as it grew light, the king ran to the den. His voice shook. Daniel! Could your God save you?

It was quiet. Then a calm old voice came up out of the dark.

> My God sent His angel and shut the mouths of the lions.
> — Daniel 6:22

The king was so happy! Pull him up! he cried. They looked at Daniel’s hands and feet. There was not one scratch on him. He had trusted in his God.

Then the king wrote a letter to all his lands, in many languages. It said that Daniel’s God is the living God, and that He saves.

And Daniel? I think we can guess what he did that day. He did it three times.
`.trim(),
        },
      ],
      reflection: {
        question: 'What do you think the night in the den was like for Daniel?',
        points: [
          'Daniel prayed even when it was hard. When and where do you like to talk with God?',
          'He did not scream at the mean men. He just did what was right. When is that hard?',
          'God was with Daniel in the dark. Whom do you call when you are scared at night?',
        ],
      },
      activity: {
        title: 'Morning, Noon and Night',
        description: 'Make your own window for prayer and visit it three times.',
        instructions: [
          'Make a window frame from four sticks. Lay it on the ground or lean it on a wall.',
          'In the morning, kneel there and say one thank you.',
          'At noon, say the name of someone who needs help.',
          'In the evening, tell God the best and the hardest part of your day.',
          'In between, be sleepy lions. When someone says Daniel, shut your mouths tight!',
        ].join('\n'),
      },
    },
    older: {
      title: 'The Law That Could Not Be Unsigned',
      summary:
        'Daniel’s enemies cannot find a fault in him, so they make a law against his prayers. Nobody would blame him for closing the shutters.',
      lesson:
        'Quiet faithfulness, practiced over years, makes a person free even when the powerful give unjust orders.',
      duration: 14,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'A Stranger for Seventy Years',
          content: `
Forget the picture of a young man with curly hair. Daniel was probably a teenager when the army of Babylon marched him away from Jerusalem, and since then nearly seventy years had passed. They gave him a foreign name and a foreign education, and he outlived one king after another. Now Babylon itself had fallen to the Medes and Persians, and there was yet another throne to serve.

He served well. Among a hundred and twenty governors and three administrators he was so plainly the best that King Darius planned to set him over them all. Historians outside the Bible do not mention a Darius at this point, and scholars have several suggestions about who he was. As for the conflict, everyone who has ever been in an office or a classroom will recognize it.
`.trim(),
        },
        {
          title: 'Nothing in His File',
          content: `
His colleagues began to search through his records, all the bills, the letters and the decisions of a long career. If you want to know what a person is like, ask his enemies after they have tried their hardest.

> Thus the administrators and satraps sought a charge against Daniel concerning the kingdom, but they could find no charge or corruption, because he was trustworthy, and no negligence or corruption was found in him.
> — Daniel 6:4

What they finally hit on was almost a compliment. The one predictable thing about him was his God. So they brought the king a flattering proposal: for thirty days nobody should pray to any god or man except to Darius. They claimed that all the officials were agreed, which was a lie, because Daniel had not been asked. Flattery works best on people who do not notice that it is being used on them. Darius signed, and by the custom of the Medes and Persians not even he could take it back.
`.trim(),
        },
        {
          title: 'The Open Window',
          content: `
Daniel heard the news and went home. Consider what was possible. He could have prayed in his heart, or behind closed shutters, or simply taken a month off. Thirty days are not long, and he might have told himself that he would be more use to God alive.

We are told what he did, though not what he felt. Upstairs the windows opened toward Jerusalem, a city in ruins hundreds of miles away. He knelt there three times a day, as he had always done, and gave thanks. That he had always done it is the key. He was not making a show for the spies, nor was he looking for a martyr’s death. He only refused to let a decree decide what was true. If he had closed the shutters now, after all those years, it would have said something that he did not believe.

Christians have had to ask in many countries when to obey the state and when to say no. They usually honor the law, as Daniel did for a lifetime, and they do not always agree about where the line is. For him it was the freedom to pray.
`.trim(),
        },
        {
          title: 'A King in His Own Trap',
          content: `
When the charge was brought, Darius finally understood. He struggled until sunset to find a loophole, and the most powerful man in the world turned out to be a prisoner of his own signature. At the mouth of the den he could only say that he hoped Daniel’s God would do what he was unable to do. A stone was rolled across the opening and sealed.

Then the storyteller does something clever. Instead of showing us the lions, he shows us the palace. There the king lay awake without food or music, and one could ask which of the two spent the worse night.

At first light he ran to the den and called down in anguish. It was Daniel who answered, courteous as ever.

> My God sent His angel and shut the mouths of the lions. They have not hurt me, for I was found innocent in His sight, and I have done no wrong against you, O king.
> — Daniel 6:22

He was lifted out without a scratch. Then Darius, still a man of his time, had the accusers thrown in along with their families. The Bible records this cruelty and does not praise it; the prophets of Israel taught that children must not die for what their fathers have done.
`.trim(),
        },
        {
          title: 'And If There Is No Angel?',
          content: `
Daniel could not know how the night would end. His three friends had once said before a furnace that God was able to save them, and that even if He did not, they would not bow down (Daniel 3:17-18). Faithful people have died in dens and prisons, and are dying in our century. God had not promised Daniel a miracle, and yet he was never without God.

Christians have long noticed the outline of a later story here: an innocent man whom envious leaders accuse, a ruler who wants to release him and does not, a stone with a seal, someone who hurries there at dawn, and a voice that is alive. One thing was different then, because Jesus had really died. For that reason Christians believe that no den is dark enough to keep God out.
`.trim(),
        },
      ],
      reflection: {
        question: 'What would you keep doing even if it became unpopular, or even forbidden?',
        points: [
          'If someone searched through a year of your messages and homework, what pattern would they find?',
          'Daniel’s courage came from a habit. Which small habit could carry you on a hard day?',
          'Darius was trapped by flattery and haste. How can you notice when someone is using praise to steer you?',
        ],
      },
      activity: {
        title: 'Shutters Open or Closed?',
        description:
          'Where is the line between wisdom and hiding? Weigh hard cases together, without shaming anybody.',
        instructions: [
          'Mark one end of the room as open and the other as closed.',
          'One person reads a case, such as: your friends laugh at grace before lunch. Or: a post of yours could get your family into danger.',
          'Everyone stands where they think a wise and honest person would stand, and two people give reasons.',
          'Invent a harder case yourselves, and listen for good reasons at both ends.',
          'Close by choosing one small habit to keep for a week, three times a day.',
        ].join('\n'),
      },
    },
  },
};
