import type { StorySource } from '@lamplight/domain/stories';

export const story19: StorySource = {
  id: 19,
  reference: 'Luke 10:25-37',
  character: 'The Samaritan',
  picture: 'donkey',
  texts: {
    young: {
      title: 'The One Who Stopped',
      summary:
        'A man lies hurt beside a lonely road. Footsteps come, and footsteps go by. Who is going to stop?',
      lesson: 'A neighbor is anyone who needs me, and love stops to help.',
      duration: 9,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'A Question for Jesus',
          content: `
A man who knew God’s law very well had a question for Jesus. He knew that we must love God with all our heart. He knew that we must love our neighbor, too. But who is my neighbor? he asked.

Was it the man next door? The people in his street? Did he have to love just anybody?

Jesus told him a story.
`.trim(),
        },
        {
          title: 'Footsteps on the Road',
          content: `
A man walked down a steep and lonely road that went around rocks and more rocks. Robbers jumped out! They took all he had, even his clothes, and they hurt him and ran away. There he lay in the hot sun and could not get up.

Tap, tap, tap. Footsteps! A priest was coming. He worked in God’s temple. He would help, wouldn’t he? The priest saw the man, and he went over to the other side of the road. Tap, tap, tap. He was gone.

Tap, tap, tap. More footsteps! It was a helper from the temple, a Levite. He came to the place and looked. Then he, too, crossed the road. Tap, tap, tap. He was gone as well.

It got very quiet.
`.trim(),
        },
        {
          title: 'Clip, Clop',
          content: `
Clip, clop, clip, clop. Somebody came riding along. Oh no. It was a Samaritan!

Samaritans and Jews did not get along. They did not like to eat together, and they called each other names. This one would surely not stop.

Clip, clop … stop.

> But a Samaritan on a journey came upon him, and when he saw him, he had compassion.
> — Luke 10:33

To have compassion means that your heart hurts with someone. He got down and knelt in the dust. He washed the cuts with wine, put on soft oil and wrapped them in cloth. Then he lifted the man up onto his own animal. Now the Samaritan walked, and the hurt man rode.

At the inn he took care of him all night. In the morning he gave the innkeeper two silver coins. Look after him, he said. If it costs more, I will pay when I come back.
`.trim(),
        },
        {
          title: 'Now You',
          content: `
Jesus looked at the man who had asked the question. Which of the three was a neighbor to him? He asked.

The one who was kind to him, said the man.

Jesus gave him a short answer. Go and do the same.
`.trim(),
        },
      ],
      reflection: {
        question: 'Why do you think the Samaritan stopped when the others did not?',
        points: [
          'Is there a child whom others leave out? What could you do?',
          'When has somebody stopped to help you?',
          'If you see someone who is badly hurt, stay safe and get a grown-up quickly. That is being a neighbor, too.',
        ],
      },
      activity: {
        title: 'Neighbor Walk',
        description: 'Take a short walk with open eyes and find someone or something to help.',
        instructions: `
Go for a walk around your camp or yard with a grown-up. Walk slowly.
Find three places where help is needed. Is a gate left open? Is someone alone?
Stop! Do not walk by on the other side. Help at one of the three places right now.
Tell the group what you saw and what you did.
`.trim(),
      },
    },
    older: {
      title: 'The Wrong Hero',
      summary:
        'An expert asks where the limits of love are. Jesus answers with a crime story in which the wrong person turns out to be the hero.',
      lesson:
        'Jesus turns the question around: do not ask who counts as your neighbor, but be one, across every border.',
      duration: 14,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'Looking for the Fine Print',
          content: `
The man who stood up was an expert in the Law of Moses, and he was testing Jesus. What must he do to inherit eternal life? Jesus handed the question back, and the expert answered splendidly: love God with everything you are, and love your neighbor as yourself. Do that, Jesus told him, and you will live.

It should have ended there. But he felt uncomfortable, as you do when you realize that you have just described a standard you are not meeting.

> But wanting to justify himself, he asked Jesus, “And who is my neighbor?”
> — Luke 10:29

It sounds like a request for a definition. Really it was a request for a border. If there are people who are my neighbors, there must be people who are not, and about them I need not feel guilty.
`.trim(),
        },
        {
          title: 'Seventeen Miles',
          content: `
Everyone listening knew the road. Jericho lies about seventeen miles from Jerusalem and more than three thousand feet below it. The way winds down through bare limestone hills with caves on either side. Centuries later it was still notorious for ambushes.

A man went down alone, and was robbed, stripped and left half dead. Those details matter. Clothes and accent told you at a glance what people someone belonged to. This man was naked and unconscious. He could have been anybody. Whoever found him could not ask if he was one of ours.
`.trim(),
        },
        {
          title: 'Two Who Saw',
          content: `
First came a priest, then a Levite, both servants at the temple. Each saw him. Each moved to the far side.

Why? Jesus does not say, although people have offered explanations. Touching a corpse made a priest ritually unclean, and the man might have been dead. But the priest was going down, away from Jerusalem, so his duties were probably over. Besides, Jewish law put saving a life above nearly every other rule. It may have been plain fear. Bandits could be using the body as bait. Martin Luther King Jr., who knew about danger, once suggested that they asked themselves what would happen to them if they stopped.

It would be unfair to hear this as a story against Jewish people. Jesus was Jewish, and so were His listeners, and the command to love the neighbor is from the Jewish Law. They themselves would have been annoyed with the priest. By the rules of storytelling a third person was now due: a priest, a Levite, and … an ordinary Israelite, an average person like us. Everyone was leaning in.
`.trim(),
        },
        {
          title: 'The Third Traveler',
          content: `
Jesus said: a Samaritan.

Samaritans lived between Judea and Galilee. They worshiped the same God and read the books of Moses, but on another mountain, and each side thought that the other had it wrong. Around 110 BC a Jewish ruler had destroyed the Samaritan temple. In Jesus’ childhood, according to the historian Josephus, Samaritans scattered human bones in the temple at Jerusalem to defile it. Only one chapter earlier in Luke, a Samaritan village refuses to let Jesus stay the night, and James and John offer to burn it down. A small community of Samaritans still lives in the region today.

The story slows down here, and verb follows verb. He came near. He bandaged the wounds. He poured on oil and wine, lifted the man up, brought him to an inn and cared for him. He paid two days’ wages and promised the rest. All of it began with one thing: he saw the same sight as the others, and he had compassion. The Greek word describes a feeling in the gut. Luke uses it elsewhere for Jesus meeting a grieving widow, and for the father who runs to his lost son.

The listeners may have found this harder to bear than any villain. It is easy enough to agree that one should help an enemy. Jesus asked them to imagine being the one in the ditch, and looking up to see who was bending over them.
`.trim(),
        },
        {
          title: 'The Question Comes Back Changed',
          content: `
> Which of these three do you think was a neighbor to the man who fell into the hands of robbers?
> — Luke 10:36

Observe the switch. The expert had asked who his neighbor was, as if neighbors were a category. Jesus asks who became one, as if it were a deed. The expert answers correctly, yet he cannot quite bring himself to pronounce the word Samaritan. The one who showed him mercy, he says.

Many ancient Christian teachers saw a second picture beneath the first. We are the wounded one by the road, they said, and Jesus, despised and coming from elsewhere, is the one who stoops, pays, and will come back. Other Christians prefer to leave the parable as a plain example. You need not choose. Those who know that they have been lifted out of a ditch are more likely to stop for somebody else.
`.trim(),
        },
      ],
      reflection: {
        question:
          'Whose face would shock you most, if you were the one in the ditch and looked up?',
        points: [
          'What borders do people at your school draw around who counts, without ever saying so?',
          'Reasons for passing by are often good ones: no time, not safe, not my job. How can you tell a reason from an excuse?',
          'The Samaritan helped wisely, and he brought in the innkeeper. Whom could you bring in when a need is too much for you alone?',
        ],
      },
      activity: {
        title: 'Tell It Again, Here',
        description:
          'Retell the parable in your own town so that it surprises people as it did then.',
        instructions: `
In groups of four, choose a road or place in your area where someone might be left in trouble.
Decide which two respected people pass by, and write a believable thought for each.
Choose as the helper somebody whom your listeners would not expect. Be careful to make fun of no real group or person.
Act it out in three minutes. Stop before the end, and let the audience answer: who became a neighbor?
Talk about what each of you could do within a week to go and do likewise.
`.trim(),
      },
    },
  },
};
