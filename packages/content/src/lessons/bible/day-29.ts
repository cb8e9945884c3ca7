import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay29: LessonSource = {
  category: 'bible',
  dayNumber: 29,
  pictures: ['baguette-bread', 'wind-face', 'mountain'],
  references: ['1 Kings 18:38-39', '1 Kings 19:1-18'],
  bands: {
    kindergarten: {
      title: 'Elijah Takes a Nap',
      description: 'A tired man sleeps under a bush. Who brings him bread?',
      difficulty: 'beginner',
      content: `
Let your arms hang down. Let your head droop. That is how Elijah felt.

Elijah spoke for God. An angry queen wanted to hurt him. So he ran and ran. He dropped down under a bush. I can’t go on, he told God.

Elijah fell asleep. Then an angel touched him.

> Get up and eat
> — 1 Kings 19:5

There was warm bread! There was water in a jar. Elijah ate it and slept again. The angel came back with more.

Now Elijah was strong enough to walk. He walked to a high mountain. A big wind blew. The ground shook. A fire burned. But God did not speak in those.

Then came a tiny, quiet sound. Shh! Elijah heard God there. You are not alone, God told him.

God is kind to tired people.
`.trim(),
      objectives: [
        'Tell what the angel gave to Elijah.',
        'Say how God spoke to Elijah.',
        'Name something that helps a tired person.',
      ],
      activities: [
        {
          title: 'From roar to hush',
          description:
            'Blow like a wind. Stamp like a shaking hill. Wave your fingers like fire. Then sit still and whisper your name.',
        },
        {
          title: 'Bread for a friend',
          description:
            'Break a piece of bread in two. Give one half to a friend. Say, rest a little. Eat together without hurry.',
        },
      ],
      checks: [
        {
          question: 'What did the angel bring?',
          options: ['A horse and a cart', 'Bread and water', 'A shiny crown'],
          answer: 1,
          explanation: 'Elijah was hungry and tired. God sent him food and let him sleep.',
          practises: [0],
        },
        {
          question: 'How did God speak on the mountain?',
          options: ['In the great wind', 'In the hot fire', 'In a quiet voice'],
          answer: 2,
          explanation: 'The loud things came first. Then God spoke very softly.',
          practises: [1],
        },
        {
          question: 'Your friend is worn out. What helps?',
          options: ['A rest and a snack', 'A loud shout', 'One more race'],
          answer: 0,
          explanation: 'Elijah got sleep and bread. That is kind to tired friends too.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Bread by the Broom Bush',
      description: 'The bravest man in the land has run away. What will God say to him?',
      difficulty: 'beginner',
      content: `
## Brave one day, scared the next

Elijah was a prophet, a man who spoke for God. One day he stood alone before a crowd on Mount Carmel. He prayed, and fire fell from heaven. Everyone shouted that the LORD is God.

Then Queen Jezebel sent him a message. By this time tomorrow, she said, you will be dead. And Elijah, who had been so brave, ran for his life.

He ran far into the desert and sat down under a bush. I have had enough, LORD, he prayed. He did not even want to live anymore. Have you had a day when everything felt too heavy? Elijah told God the truth about it. You can tell God too, and you should also tell a grown-up who loves you.

## What God did first

God did not scold him. God let him sleep. An angel woke him gently. There by his head lay fresh bread and water to drink. He ate, and he slept some more. The angel came a second time.

> Get up and eat, or the journey will be too much for you.
> — 1 Kings 19:7

## The sound after the fire

Elijah walked forty days to Mount Horeb and hid in a cave. A wind split the rocks, yet it was not God. The ground shook, and then a fire blazed. God was not in those either.

After the fire came a voice, still and small. Elijah pulled his cloak over his face. What are you doing here, God asked. I am the only one left, said Elijah.

But he was wrong about that. Seven thousand others still loved God. And God had a helper ready for him, a man named Elisha. He was sent back down with a job to do and a friend to do it with.
`.trim(),
      objectives: [
        'Retell what happened to Elijah from Mount Carmel to Mount Horeb.',
        'Explain how God cared for Elijah before speaking to him.',
        'Tell why Elijah was not as alone as he thought.',
      ],
      activities: [
        {
          title: 'How soft can you hear?',
          description:
            'Sit in a circle with your eyes shut. One child walks away and calls a name, softer each time. Raise a hand while you can still hear it. Talk about what you had to do to listen so hard.',
        },
        {
          title: 'The Elijah list',
          description:
            'Fold a paper in four. In each box draw one thing that helps you on a heavy day: sleep, food, a quiet place, a person to talk to. Write the names of two grown-ups in the last box.',
        },
      ],
      checks: [
        {
          question: 'Why did Elijah run into the desert?',
          options: [
            'He was looking for lost sheep',
            'The crowd wanted to make him king',
            'Queen Jezebel meant to kill him',
            'God had told him to hide bread there',
          ],
          answer: 2,
          explanation:
            'Soon after the fire on Carmel, the queen sent word that he would die by the next day.',
          practises: [0],
        },
        {
          question: 'Before God asked a question, what did Elijah get?',
          options: ['Rest and food', 'A map', 'A long talk', 'New warm clothes'],
          answer: 0,
          explanation:
            'Elijah slept and ate twice. God knows that a worn-out body needs care as well as words.',
          practises: [1],
        },
        {
          question: 'What did Elijah not know?',
          options: [
            'The queen was already very far away',
            'His cave had a second door',
            'The angel had been a shepherd',
            'Thousands more still trusted God',
          ],
          answer: 3,
          explanation:
            'He felt like the only one left. God told him about seven thousand, and gave him Elisha.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'What Are You Doing Here, Elijah?',
      description:
        'After his greatest success a prophet breaks down, and God answers with a meal, a question and a name.',
      difficulty: 'intermediate',
      content: `
## The day after

You would expect a hero to feel wonderful after his biggest win. Elijah had just faced hundreds of prophets of Baal on Mount Carmel, where fire fell and the whole crowd shouted that the LORD is God. Within a day he was running south as fast as he could, because Queen Jezebel had sworn to kill him.

He left his servant in the last town, went on alone, and under a desert bush he begged God to let him die. The Bible neither hides this moment nor makes fun of it: one of its greatest prophets came to a point where he could not see any reason to go on.

If you or a friend ever feel that way, Elijah’s story is no reason to keep quiet. Tell a parent, a leader, a doctor or another adult you trust, and tell them as soon as you can, because such a feeling can be very strong and still not have the last word.

## Sleep, bread, sleep, bread

Look at what God does first. Instead of a speech about courage there is a nap, then a loaf on hot coals, then another nap and another meal, because God treats an exhausted person as someone with a body. Only when Elijah has been fed is he sent on to Horeb, the mountain where Moses had once met God.

> And strengthened by that food, he walked forty days and forty nights until he reached Horeb, the mountain of God.
> — 1 Kings 19:8

## The thin silence

On Horeb the wind tears at the cliffs, the ground heaves and fire sweeps by. All three had been signs of God’s presence in the days of Moses, but this time, the story says, the LORD was not in them. What follows is difficult to put into English, for the Hebrew words mean something like a sound of thin silence. Some Bibles say a gentle whisper; ours says “a still, small voice” (1 Kings 19:12). You have to stand close to hear a whisper.

## A question asked twice

God asks Elijah what he is doing there, once before the storm and once again after it. Both times Elijah gives the same reply, almost as if he had memorized it: he is the only one left. Neither the storm nor the whisper changes his mood at once, and that feels true to life.

So God gives him three things to hold on to: work that needs doing, a partner named Elisha, who will walk with him and carry on after him, and a fact that corrects his despair.

> Nevertheless, I have reserved seven thousand in Israel—all whose knees have not bowed to Baal
> — 1 Kings 19:18

Elijah’s feelings were real, but they were bad at counting. He came up the mountain believing himself alone, and he went down it to meet a friend.
`.trim(),
      objectives: [
        'Describe how God cared for Elijah step by step.',
        'Explain why the still, small voice is surprising after wind, earthquake and fire.',
        'Compare what Elijah believed about himself with what God told him.',
      ],
      activities: [
        {
          title: 'Two columns for a cave',
          description:
            'Draw a line down a page. On the left write things that Elijah felt, on the right things that were also true. Then add two lines from a hard day of your own, or an invented one. Share only what you want to share.',
        },
        {
          title: 'The order of care',
          description:
            'In groups of three, act out a short scene in which a friend comes back from a terrible day. Play it once with advice first and once with water, rest and listening first. Ask the friend which one helped and why.',
        },
      ],
      checks: [
        {
          question: 'What came before God asked Elijah any question?',
          options: [
            'A warning to be braver next time',
            'Two rounds of sleep and food',
            'A battle that he had to win',
            'A letter of apology from the queen',
          ],
          answer: 1,
          explanation:
            'The angel brought bread and water twice, with rest between. The talking came later, on Horeb.',
          practises: [0],
        },
        {
          question: 'Why might the quiet have surprised Elijah?',
          options: [
            'He had never been on a mountain before',
            'Prophets were forbidden to speak softly',
            'The desert is usually a noisy place',
            'God had earlier shown Himself in storm and fire',
          ],
          answer: 3,
          explanation:
            'At Horeb in Moses’ time there had been fire and shaking, and on Carmel fire fell. This time God came near in a hush.',
          practises: [1],
        },
        {
          question: 'How did God answer the claim of being the only one left?',
          options: [
            'He named seven thousand who were still faithful',
            'He agreed and told Elijah to be proud of it',
            'He promised to send the crowd from Carmel up the mountain',
            'He gave no answer and let the fire return',
          ],
          answer: 0,
          explanation:
            'Elijah’s loneliness was real, but his count was wrong. God gave him the true number and a companion.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Sound of Thin Silence',
      description:
        'On the mountain of the law, the God of storm and fire declines to be found in either.',
      difficulty: 'advanced',
      content: `
## Collapse after triumph

The narrator of Kings places two scenes back to back and lets the contrast speak. On Carmel, Elijah is magnificent: he mocks his opponents, drenches the altar and calls down fire. In the next chapter a single threat from Jezebel sends him across the whole length of the country, past the last town of Judah and a day’s walk beyond it. He dismisses his servant, lies down under a broom bush and asks to die.

Readers have offered many explanations, from fear to exhaustion to bitter disappointment that the great day had changed so little at court. The text itself doesn’t diagnose him. It does let us see the symptoms of what we might recognize as despair: isolation, sleep, the conviction of having failed, a wish for everything to stop. Scripture records such prayers from Moses, Job, Jeremiah and Jonah as well, and none of these men is rejected for it. Should such thoughts visit you or somebody close to you, say so to a person who can help, a parent, a doctor, a counselor or a pastor. Bringing despair into the open is itself part of the story.

## The ministry of bread

God’s first response is practical. Twice an angel touches the prophet and sets food beside him; twice he is permitted to sleep. The angel concedes the point that Elijah himself is making: the journey is too much for you. There is no reproach in it.

> Then he lay down under the broom tree and fell asleep. Suddenly an angel touched him and said, “Get up and eat.”
> — 1 Kings 19:5

The forty days that follow, the mountain and the cave all recall Moses, who had once stood in a cleft of this same rock while the glory of God passed by. Elijah is walking backward through Israel’s history to the place where the covenant began.

## Not in the wind

Wind, earthquake and fire had accompanied the giving of the law at Sinai, so the threefold denial is startling. Some scholars see an argument against Baal, whom the Canaanites worshiped as lord of the thunderstorm: the God of Israel must not be mistaken for a force of nature. Others hear a correction of Elijah, who had staked everything on spectacle. Both readings may be right.

What comes next resists translation. The Hebrew phrase, qol demamah daqqah, joins a noun for sound or voice with a word for stillness and an adjective that means thin or fine. The King James Version gave English its famous still small voice, which our version keeps; the New Revised Standard Version ventures a sound of sheer silence, and the ancient Greek translation heard a light breeze. Whatever it was, it drew Elijah out, where the fire had not.

## The same question, the same answer

God’s question is put twice, and twice Elijah recites the identical complaint. It would have made a neater tale if the revelation had cured him. Instead he remains a man with a grievance, and God works with that man. He is told to return by the road he came, to anoint two kings and a prophet, and to consider a number.

> Nevertheless, I have reserved seven thousand in Israel—all whose knees have not bowed to Baal and whose mouths have not kissed him.
> — 1 Kings 19:18

Paul would later quote this answer to the Romans as evidence that God keeps a faithful remnant even when nobody can see it. The commission itself contains violence that troubles modern readers, since the coming kings will wield the sword; the chapter does not pretend that history has turned gentle because God spoke softly.

Still, the first part of the order that Elijah actually carries out is to find Elisha at his plow. Before any throne changes hands, a lonely person has been given a companion. Those who pray may take courage from this pattern. God’s care may arrive as food, as rest, as an uncomfortable question, as an errand, or as somebody else walking beside us, and it may be too quiet to notice until the noise has passed.
`.trim(),
      objectives: [
        'Analyze how God responds to Elijah’s despair before and after Horeb.',
        'Compare ways of understanding the silence that follows wind, earthquake and fire.',
        'Evaluate what the repeated question and answer contribute to the story.',
      ],
      activities: [
        {
          title: 'Three translations aloud',
          description:
            'Let three readers speak 1 Kings 19:11-13 in turn, ending with still, small voice, sheer silence, and light breeze. Keep one minute of quiet after each. Discuss what each wording makes you expect of God, and what is lost whichever you choose.',
        },
        {
          title: 'A note left under the bush',
          description:
            'Write a short letter to someone who is worn out by doing good. Follow the order of the chapter: something for the body, a true question, a task that is not too large, and the name of someone to share it. Leave out advice.',
        },
      ],
      checks: [
        {
          question: 'What does the angel’s second speech admit?',
          options: [
            'That Jezebel has the right to judge prophets',
            'That Elijah ought to have stayed on Carmel',
            'That the road exceeds Elijah’s own strength',
            'That the bread will have to last for years',
          ],
          answer: 2,
          explanation:
            'The angel says that the journey would be too much for him. His weakness is acknowledged and met with food.',
          practises: [0],
        },
        {
          question: 'Why do some scholars connect the scene with Baal?',
          options: [
            'Horeb had been the site of a temple of Baal',
            'Baal was honored as the master of storms',
            'Elijah mentions Baal in the cave',
            'The whisper speaks a Canaanite language',
          ],
          answer: 1,
          explanation:
            'If the LORD is not in the wind or fire, He cannot be confused with a storm god. Others hear a correction of Elijah’s taste for spectacle.',
          practises: [1],
        },
        {
          question: 'What does Elijah’s identical second answer show?',
          options: [
            'That a scribe has copied the verse twice by accident and nobody noticed it',
            'That Elijah had not been asked the first time',
            'That the voice was only in his imagination',
            'That God goes on with a man whose mood has not lifted',
          ],
          answer: 3,
          explanation:
            'The experience does not instantly heal him. God answers with tasks, a companion and the truth about the seven thousand.',
          practises: [2],
        },
      ],
    },
  },
};
