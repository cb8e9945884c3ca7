import type { StorySource } from '@lamplight/domain/stories';

export const story14: StorySource = {
  id: 14,
  reference: 'Luke 2:41-52',
  character: 'Jesus as a boy',
  picture: 'scroll',
  texts: {
    young: {
      title: 'Where Is Jesus?',
      summary:
        'After the great feast everybody walks home. Then Mary and Joseph look around, and Jesus, who is twelve, is not there.',
      lesson: 'Jesus knew that God was His Father, and He loved to be close to Him.',
      duration: 8,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Off to the Feast',
          content: `
When Jesus was twelve, He went with His family on a long walk. Every spring they went to the big city of Jerusalem. It was time for the Passover feast. That is when God’s people remember how He set them free from Egypt.

What a crowd! Aunts and uncles came along, and cousins, and friends. By day they sang as they walked, and at night they slept by the road. Then, high on its hill, they saw the temple, white and gold in the sun.

They ate the Passover meal, and they prayed and gave thanks. The days flew by.
`.trim(),
        },
        {
          title: 'One Is Missing',
          content: `
Then it was time to go home. Down the road they went, a whole crowd of feet and dust and chatter. Is Jesus with you? No? Then He must be with the cousins. So Mary and Joseph walked on.

They walked all day. In the evening they began to look. Have you seen Jesus? they asked. Not I, said one. Not us, said the others. They asked their family. They asked their friends. Nobody had seen Him at all.

Can you guess how they felt? They turned around at once. All the way back they went, up the long road to the city. Was He hungry? Was He hurt? Was He all alone?
`.trim(),
        },
        {
          title: 'The Boy with the Good Questions',
          content: `
At last, after three days, they looked in the temple. There sat the teachers, wise men with gray beards. And there in the middle sat Jesus!

He was not lost, and He was not crying. He listened. He asked question after question. When the teachers asked Him things, He gave such good answers that everyone was amazed.

Mary ran to Him. Child, why did You do this? she asked. We looked and looked. We were so worried!

Jesus was surprised.

> “Why were you looking for Me?” He asked. “Did you not know that I had to be in My Father’s house?”
> — Luke 2:49

His Father’s house? The temple was God’s house. Jesus was calling God His Father. Mary and Joseph did not understand it yet.
`.trim(),
        },
        {
          title: 'Home Again',
          content: `
Then Jesus went home with them to Nazareth. And there He did what they told Him. Think of that! God’s own Son listened to His mom and dad.

He grew taller. He grew wise. God was pleased with Him, and people liked Him too. Mary thought about that day again and again, and she kept it safe in her heart.
`.trim(),
        },
      ],
      reflection: {
        question: 'If you could sit beside Jesus in the temple, what would you ask the teachers?',
        points: [
          'Jesus liked to ask questions about God. Who can you ask when you wonder about something?',
          'Mary and Joseph were scared when they could not find Him. What should you do if you ever get lost?',
          'Jesus obeyed His parents. What is one thing you can do at home without being asked twice?',
        ],
      },
      activity: {
        title: 'Circle of Good Questions',
        description: 'Be like Jesus with the teachers. Listen well and ask well.',
        instructions: `
Sit in a circle with a grown-up in the middle. That is the teacher.
Think of one thing about God that you truly wonder about.
Take turns to ask. Everyone else listens with quiet hands and open ears.
The teacher may answer, or say: I do not know, let us find out together.
Choose one question to take home and ask there too.
`.trim(),
      },
    },
    older: {
      title: 'Three Days Missing',
      summary:
        'The only story the Bible tells about Jesus between babyhood and adulthood is about a missing child, two frantic parents and a reply they could not understand.',
      lesson:
        'Jesus knew God as His Father, and He lived that out as a son who asked questions, obeyed and grew.',
      duration: 14,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'Nearly Thirty Silent Years',
          content: `
The four Gospels tell us almost nothing about how Jesus grew up. Luke says that He was about thirty when His public work began. Between the baby stories and that day, there is one window, and it opens for only a dozen verses. In it He is twelve.

Twelve was an in-between age, then as now. Later Jewish writings say that at thirteen a boy became responsible for keeping God’s commandments. So this trip may have been part of His preparation, although Luke simply says that His parents went every year. The journey from Nazareth to Jerusalem took about four days on foot. People traveled in groups, partly for company and partly because there were bandits in the hills.

At Passover the city swelled to several times its normal size. There was smoke from the altar, there were lambs bleating, and people sang psalms in accents from half the known world.
`.trim(),
        },
        {
          title: 'He Is Not with You?',
          content: `
On the way home the caravan stretched out along the road. Nobody was careless. In a company of relatives, a boy of twelve could be anywhere: up front with the men, back with the children, or racing ahead with His cousins. His parents assumed that He was there. It took a full day before they discovered that everybody had been assuming the same thing about everybody else.

Imagine going from fire to fire that evening, asking, while at each one faces turn up and heads shake and your own voice gets higher and higher. Then comes the walk back in the morning, against the stream of travelers, looking into every group that passes.

After three days they found Him. Luke may be counting one day out, one day back and one day of searching. Readers who know how the Gospel ends have noticed another three days in Jerusalem, when people again thought that Jesus was lost.
`.trim(),
        },
        {
          title: 'Among the Teachers',
          content: `
He was in the temple courts, sitting with the teachers, and He was doing what good students did. He listened and He asked. Teaching in that culture went back and forth: a teacher often answered a question by asking a better one. Luke does not claim that the boy gave a lecture. He says that all who heard were astounded at how well He understood.

It would be wonderful to know what they discussed. Had Passover raised the question of why a lamb must die? The text is silent, and anything more is guessing.
`.trim(),
        },
        {
          title: 'Two Fathers in One Sentence',
          content: `
Mary was past being polite. Her words are those of any parent whose terror has just turned into relief.

> “Child, why have You done this to us?” His mother asked. “Your father and I have been anxiously searching for You.”
> — Luke 2:48

Your father, she said, meaning Joseph. Jesus answered with the same word and meant someone else. These are the first words of Jesus that Luke records.

> “Did you not know that I had to be in My Father’s house?” But they did not understand the statement He was making to them.
> — Luke 2:49-50

Was He being rude? He sounds truly puzzled. To Him the temple was the one place where they should have looked first. Some readers hear a gentle reminder to Mary that He belonged to God before He belonged to her. Simeon had warned her in this same temple that a sword would pierce her soul. Perhaps she felt the tip of it now.
`.trim(),
        },
        {
          title: 'And Then He Went Home',
          content: `
What happens next is easy to skip. Jesus knew who His Father was, and He went down to Nazareth and obeyed Joseph and Mary, for eighteen ordinary years. He did not use His calling as an excuse to be difficult. It seems that sawing wood and carrying water were part of it.

Luke ends with a remarkable line: Jesus grew in wisdom and in height, and in favor with God and people. Christians believe that He is truly God and truly human, and they have thought hard about how God’s Son could grow in wisdom. Most have answered that He really took on a human life, with a mind that learned as ours do. He was not pretending to be a child, because He was one, and if you are twelve, He has been twelve too.
`.trim(),
        },
      ],
      reflection: {
        question:
          'Where are you in between, no longer a small child and not yet an adult, and how might this story speak to you there?',
        points: [
          'Jesus listened and asked before anyone praised His answers. What makes a question a good one?',
          'Mary did not understand, yet she kept the words. Which hard-to-understand thing are you still carrying?',
          'He obeyed His parents although He knew who He was. How can a person be sure of a calling and patient at the same time?',
        ],
      },
      activity: {
        title: 'A Better Question',
        description:
          'Practice the art of Jesus’ teachers, who answered a question with a question that opened it further.',
        instructions: `
In pairs, let one person ask something real about God, faith or the world.
The partner may not answer. He or she asks a question back that helps to think further, such as: what would change if that were so?
Go on for five turns, then swap roles.
Together write down the best question that came up, and choose an adult you both trust to take it to.
`.trim(),
      },
    },
  },
};
