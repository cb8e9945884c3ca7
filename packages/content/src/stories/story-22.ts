import type { StorySource } from '@lamplight/domain/stories';

export const story22: StorySource = {
  id: 22,
  reference: 'John 20:1-18; Luke 24:1-12',
  character: 'Mary Magdalene',
  picture: 'sunrise-over-mountains',
  texts: {
    young: {
      title: 'Mary and the Gardener',
      summary:
        'It is still dark when Mary goes to the tomb. The stone is gone, and so is Jesus. Then somebody says her name.',
      lesson: 'Jesus is alive, and He knows each of us by name.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Before the Sun Was Up',
          content: `
It was Sunday, very early. The birds were not awake yet. Mary Magdalene walked through the dark to the garden. Jesus had helped her when she was in deep trouble. Now He was dead, and she was so sad that it hurt.

She came to the tomb, the cave where they had laid Him. A great round stone had closed it. But what was that? The stone was not in its place! Mary felt cold all over. Somebody has taken Him away!

She turned and ran. Pat, pat, pat went her feet, all the way into the city. They have taken the Lord! she cried. We do not know where He is!
`.trim(),
        },
        {
          title: 'The Race',
          content: `
Peter ran. John ran, too, and he was faster. He got to the tomb first, but he stopped at the door. Puff, puff, here came Peter, and he went straight in.

There lay the strips of cloth. The cloth for the head was rolled up by itself. But nobody was there! Would a robber stop to roll things up? It was all very strange. The two men went home again.
`.trim(),
        },
        {
          title: 'Mary!',
          content: `
Mary stayed. She stood by the tomb and cried. She bent down to look in, and there sat two angels, all in white. Why are you crying? they asked.

They have taken my Lord away, she said. I do not know where He is.

She turned around. A man was standing there. Why are you crying? he asked. Who are you looking for?

Mary could hardly see through her tears. Is it the gardener? she thought. Please, she said, tell me where you put Him.

Then the man said just one word.

> Jesus said to her, “Mary.”
> — John 20:16

She knew that voice! Nobody else said her name like that. Teacher! she cried. It was Jesus. He was not a dream, and He was not a ghost. He was alive!
`.trim(),
        },
        {
          title: 'Go and Tell',
          content: `
Mary wanted to hold on to Him and never let go. But Jesus had a job for her. Go to My brothers, He said. Tell them!

So Mary ran again, down the very same road. But these were not the same tears. The sun was up, and all the birds were singing.

She burst through the door. I have seen the Lord! she said.

At first the others did not believe it. It sounded too good to be true. But it was good, and it was true. Jesus is alive!
`.trim(),
        },
      ],
      reflection: {
        question: 'How did Mary feel when she heard her name?',
        points: [
          'Mary ran two times in this story. How was the second run different from the first?',
          'Jesus knows your name. What would you like to tell Him?',
          'Many of us miss someone who has died. Jesus is alive, and that gives us hope. Whom do you miss?',
        ],
      },
      activity: {
        title: 'Whose Voice Is That?',
        description: 'Can you tell who is calling you, just as Mary could?',
        instructions: [
          'One of you sits on a chair with closed eyes. All the others tiptoe to different spots in the room.',
          'The leader points to somebody, who says only the name of the one on the chair.',
          'The one on the chair guesses: whose voice is that? Then it is someone else’s turn.',
          'When everyone has been called, run outside together and shout: He is alive!',
        ].join('\n'),
      },
    },
    older: {
      title: 'The First Witness',
      summary:
        'The most important news in history was entrusted to a woman whose word would not have counted in court. It began with a missing body and a mistaken gardener.',
      lesson:
        'Jesus really rose from the dead; He meets people in their grief, calls them by name and sends them.',
      duration: 15,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'Who She Was',
          content: `
Mary came from Magdala, a town on the Sea of Galilee that was known for salted fish. Luke reports that Jesus had freed her from seven demons. We do not know what that was like for her, except that it must have been misery. Afterward she traveled with Him, together with other women who paid the group’s expenses. Many paintings show her as a repentant prostitute. That idea comes from a sermon of the sixth century, in which several women in the Gospels were mixed up, and nothing in the Bible supports it.

She had not run away. She stood near the cross when most of the men had fled, and on Friday evening she watched where the body was put. Then the Sabbath came, and for a night and a day she could do nothing but wait.
`.trim(),
        },
        {
          title: 'What the Women Found',
          content: `
Tombs for wealthy families were cut into the rock, with a low door that could be closed by a heavy stone. The women who came at dawn on Sunday carried spices, because they wanted to finish the burial properly. Nobody was expecting a resurrection. It is worth saying so, since people sometimes suppose that the disciples saw what they hoped to see. They were hoping only to say goodbye.

The stone had been moved. Two men in shining clothes spoke to them.

> Why do you look for the living among the dead? He is not here; He has risen!
> — Luke 24:5-6

The women reported it to the apostles, and Luke is embarrassingly honest about what happened: to the men it seemed like nonsense. If you were inventing a story in the first century and wished to be believed, you would not choose women as your chief witnesses. According to the historian Josephus, their testimony was not to be accepted in court. Yet all four Gospels name them, and all four name Mary Magdalene. The simplest explanation is that it happened that way.
`.trim(),
        },
        {
          title: 'Two Runners',
          content: `
John tells it from Mary’s side. She saw the open tomb while it was still dark, assumed that somebody had taken the body, and ran to Peter and to the disciple whom Jesus loved, who is traditionally thought to be John himself. The two men raced each other there. The other disciple won, and for some reason he found that worth recording.

Inside lay the grave cloths, and the one from the head was rolled up in a separate place. Thieves do not unwrap a corpse, and they do not fold the laundry. The other disciple saw it and believed, although, John admits, they did not yet understand what Scripture had said. Then they went home.

The four accounts differ in details: how many women came, how many angels there were, who arrived when. Christians handle this in various ways, some by fitting the pieces together, others by observing that honest witnesses of one event seldom agree on everything. No Gospel describes the moment of rising itself, because no human being saw it. They describe what people met with afterward.
`.trim(),
        },
        {
          title: 'One Word',
          content: `
Mary stayed behind, crying. Even two angels did not impress her. She wanted her Lord, and she explained this to them as though they were cemetery staff. Then she turned and saw a man whom she took for the gardener, and she offered to carry the body away all by herself. Grief makes such plans.

Why did she not recognize Him? Tears, perhaps, or the half-light, or something changed in Him. John does not explain. There may be a quiet hint in her mistake: the Bible’s first story of people also takes place in a garden, and on this first day of a new week something was being planted again.

> Jesus said to her, “Mary.” She turned and said to Him in Hebrew, “Rabboni!” (which means “Teacher”).
> — John 20:16

He had once said that a good shepherd calls his own sheep by name, and that they know his voice. No argument convinced her. She was called.
`.trim(),
        },
        {
          title: 'Do Not Hold On',
          content: `
It sounds almost cold when Jesus then asks her not to cling to Him. But things could not simply go back to how they had been, with Him walking the roads of one small country. He was going to His Father, who was now their Father too. And meanwhile there was a message to deliver.

So she went to the disciples. Her sermon is only five words long in English: “I have seen the Lord!” (John 20:18). Ancient writers called her the apostle to the apostles, because to be an apostle means to be sent. Christians disagree about what her example means for who should lead and preach today. They agree on this much, that Jesus chose to trust her with it first.

Everything in the Christian faith hangs on that morning. Paul wrote frankly that if Christ was not raised, faith is useless. If He was, then death is not the last word over anyone, including those whom you miss. You may come to that slowly, with questions, as the disciples did. One of them, Thomas, needed another week, and Jesus came back for him.
`.trim(),
        },
      ],
      reflection: {
        question:
          'What would convince you, if you had been one of the eleven listening to Mary that morning?',
        points: [
          'The disciples thought that the women were talking nonsense. Whose words are too quickly brushed aside today?',
          'Mary recognized Jesus when He spoke her name. How is being known different from being given proof?',
          'She had to let go in order to go and tell. What good thing from the past might you have to hold less tightly?',
        ],
      },
      activity: {
        title: 'Four Witnesses',
        description: 'Examine the reports of Easter morning as a careful investigator would.',
        instructions: [
          'Divide into four groups and give each one report: Matthew 28:1-10, Mark 16:1-8, Luke 24:1-12 or John 20:1-18.',
          'Each group lists who came, when, what they saw, what they heard and how they reacted.',
          'Put the lists side by side. Mark with one color what all agree on, and with another where they differ.',
          'Discuss: would four reports that matched in every word be more believable to you, or less?',
          'Finish by writing down one question of your own to take to a parent, pastor or leader.',
        ].join('\n'),
      },
    },
  },
};
