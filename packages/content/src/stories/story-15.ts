import type { StorySource } from '@lamplight/domain/stories';

export const story15: StorySource = {
  id: 15,
  reference: 'Luke 5:1-11',
  character: 'Simon Peter',
  picture: 'fish',
  texts: {
    young: {
      title: 'Too Many Fish',
      summary:
        'Simon has fished all night and caught nothing. Then Jesus climbs into his boat and says a very strange thing.',
      lesson: 'Jesus calls people who are not perfect, and He gives them a new job to do with Him.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Nothing, Nothing, Nothing',
          content: `
Splash went the net into the dark water. Up came the net. What was in it? Nothing.

Simon and his friends were fishermen on a big lake. They worked at night. Splash, and pull. Nothing. Splash, and pull. Still nothing! When the sun came up, their arms hurt and the boats were empty. There was no fish to sell, and no fish for breakfast either.

So they sat on the shore and washed their nets. They picked out the weeds. Nobody felt like talking.
`.trim(),
        },
        {
          title: 'May I Use Your Boat?',
          content: `
Then a crowd came along the beach. In the middle was Jesus. Everybody wanted to hear about God. They pushed closer and closer, until He was nearly standing in the lake!

Jesus saw Simon’s boat and stepped in. Simon, will you push it out a little? Simon did. Jesus sat down in the boat and taught. The people sat on the shore, and all of them could hear Him.

When He was done, He turned to Simon. Row out to the deep water, said Jesus. Let down your nets.

Now? In the daytime fish hide far down, where no net can reach. Every fisherman knew that! And the nets were clean at last.

Master, said Simon, we worked all night and did not catch a thing. He looked at the empty net. He looked at Jesus. But because You say so, I will do it.
`.trim(),
        },
        {
          title: 'Help! We Are Sinking!',
          content: `
Splash went the net. Then it jerked. It pulled. It was so heavy that it began to rip!

Fish! Big ones, small ones, jumping and flapping and shining like silver. Simon waved to his friends James and John. Come quickly! They filled one boat. They filled two boats. The fish were piled so high that both boats began to sink.

Simon stopped. He looked at the fish, and he looked at Jesus. Who could do such a thing? He got down on his knees, right in the slippery fish. Go away from me, Lord, he said. I am not a good man.

But Jesus did not go away.

> “Do not be afraid,” Jesus said to Simon. “From now on you will catch men.”
> — Luke 5:10

Catch people? Yes. Simon would go and bring people to God.
`.trim(),
        },
        {
          title: 'The Boats Stay Behind',
          content: `
They rowed back to land. There lay the best catch of their lives. And what did they do? They left it. They left the nets and the boats too, and they went with Jesus.

Simon got a new name that you may know. We call him Peter.
`.trim(),
        },
      ],
      reflection: {
        question: 'How do you think Simon felt when the net began to pull?',
        points: [
          'Simon was tired, but he tried once more because Jesus asked. When did you try something one more time?',
          'Simon thought he was not good enough for Jesus. What did Jesus do?',
          'Jesus used Simon’s boat. What do you have that Jesus could use to help someone?',
        ],
      },
      activity: {
        title: 'The Big Catch',
        description: 'Fish all together with a blanket, and feel how a net needs many hands.',
        instructions: `
Crumple old paper into thirty or more fish and scatter them over the floor.
All hold the edges of a blanket. That is your net. First one of you alone tries to lift it full of fish.
Then do it together. Count to three, pull, and carry the catch to shore without dropping a fish.
Count your fish. Thank God for one friend who helps you when a job is too big.
`.trim(),
      },
    },
    older: {
      title: 'Because You Say So',
      summary:
        'A professional fisherman gets fishing advice from a carpenter, at the wrong time of day. What comes up in the net scares him more than failure did.',
      lesson:
        'Jesus does not wait for worthy people; He calls those who know that they are not, and makes them useful.',
      duration: 14,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'The Business',
          content: `
The Lake of Gennesaret, better known as the Sea of Galilee, is about thirteen miles long and lies almost seven hundred feet below the level of the ocean. Fish from it were salted and sold far away. It was a real industry, with taxes, fishing rights and partnerships. Simon’s company owned at least two boats and worked together with James and John.

In 1986, when a drought lowered the water, two brothers found a fishing boat of that time buried in the mud. It is twenty-seven feet long, and somebody had patched it over and over with a dozen different kinds of wood, probably because he could not afford a new one. That is the sort of boat to picture here.

Nets of linen could be seen by fish in daylight, so crews worked at night. Then, before sleeping, they had to rinse every net, mend it and hang it up to dry. Simon had done all that after a night in which he earned exactly nothing.
`.trim(),
        },
        {
          title: 'Advice from a Carpenter',
          content: `
Jesus and Simon were not strangers. Shortly before, according to Luke, Jesus had healed Simon’s mother-in-law of a fever. So when He needed a floating platform, with the crowd squeezing Him to the edge, Simon let Him have it and held the boat steady through the sermon. A voice carries well across water.

Luke does not record one word of that sermon. He tells us instead about the request after it: put out into the deep, and let down the nets.

Consider what it would cost to agree. It was the wrong hour and the wrong depth, and the nets were clean. The other crews were watching from the beach, and they would be telling this one for years. Simon had spent his life on this water, and the man giving orders had grown up in a hill village working with wood.

> “Master,” Simon replied, “we have worked hard all night without catching anything. But because You say so, I will let down the nets.”
> — Luke 5:5

There is honesty in the first half of that reply, and he did not hide what he thought. There is faith in the second half, perhaps rather a tired faith. It was enough.
`.trim(),
        },
        {
          title: 'Caught',
          content: `
Then the ropes went tight. The nets started to tear, the partners came rowing, and still the fish kept coming, until two boats lay dangerously low. Any fisherman should have been shouting for joy. It was the best morning in the history of the company.

Simon fell on his knees instead.

> “Go away from me, Lord,” he said, “for I am a sinful man.”
> — Luke 5:8

Why that, and why now? No one had accused him of anything, and Jesus had not mentioned sin. Yet someone who commanded the depths of the lake was sitting an arm’s length away, and Simon suddenly suspected that He could see into other depths just as easily. In the Bible people who come near to God often react so, like the prophet Isaiah, who saw the Lord on His throne and cried out that he was ruined. Notice also that Simon called Him Master before the catch and Lord after it.
`.trim(),
        },
        {
          title: 'The Answer to Go Away',
          content: `
Jesus did something gentle here. He did not argue that Simon was really a fine fellow, and neither did He leave, although He had been asked to. He told him not to be afraid, and then He gave him work: from that day on Simon would catch people.

The Greek word that Luke chose for this kind of catching means to capture alive. Fish are caught to be eaten, but people were to be caught the way a lifeguard catches a drowning swimmer.

Jesus would spend years with Simon Peter, and the man would sink, brag, run away and weep. The first thing he had said was true: he was sinful. It just was not a reason for Jesus to go.
`.trim(),
        },
        {
          title: 'What They Left',
          content: `
They pulled the boats ashore and left everything. The timing is startling. They did not quit because the business had failed; they walked out on their greatest success.

What became of the fish? Luke does not say, but James and John’s father Zebedee had hired men, as Mark mentions, so we can hope that the catch was sold and fed their families for weeks.

Christians have understood this leaving in various ways. Monks and missionaries have given up all they owned. Others believe that most of us are called to follow Jesus right in our daily work, and indeed the disciples used boats again later. Both agree that following Him means nothing else comes first. Where that leads you is a thing to find out slowly, with God and with people who know you well.
`.trim(),
        },
      ],
      reflection: {
        question:
          'What would you have said to Jesus if He had told you how to do the one thing you are good at?',
        points: [
          'Simon told the truth about his night and then acted anyway. How is that different from pretending to be sure?',
          'Success made him feel small and not proud. Can you remember something good that humbled you?',
          'He thought his faults would drive Jesus away. What do you expect God to do with yours?',
        ],
      },
      activity: {
        title: 'Deep-Water Sentence',
        description:
          'Use Simon’s reply as a pattern for an honest prayer that has both halves in it.',
        instructions: `
Fold a paper in half. On the left write about something that you have worked at without result: a subject, a friendship, a habit.
On the right write how you would finish the sentence: But because You say so, I will…
Check whether your right half is something that Jesus really teaches, such as forgiving, telling the truth or trying again.
Keep it private, or share it with one person and ask him or her to row over and help.
`.trim(),
      },
    },
  },
};
