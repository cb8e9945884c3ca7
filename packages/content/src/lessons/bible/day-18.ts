import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay18: LessonSource = {
  category: 'bible',
  dayNumber: 18,
  pictures: ['fire', 'thong-sandal', 'ewe'],
  references: ['Exodus 3:1-15', 'Exodus 4:1-17', 'Exodus 4:27-31'],
  bands: {
    kindergarten: {
      title: 'Here I Am!',
      description: 'A bush is on fire and does not burn up. Come and see!',
      difficulty: 'beginner',
      content: `
Baa, baa! Moses is all grown up now. He takes care of sheep. The hills are dry and quiet.

Look over there! A bush is on fire. Its flames are bright and orange. But the leaves do not burn up! How can that be? Moses walks closer to see.

Then a voice calls him by name. It is God! Moses answers.

> Here I am
> — Exodus 3:4

God tells him to take off his sandals. This is a holy place. Moses hides his face. He feels small.

God says that He sees His people. They are slaves in Egypt. They cry, and God hears. Now He will set them free. He wants Moses to go and help!

Moses is scared. He does not talk well. But God makes a promise. He will go with Moses. God sends big brother Aaron to help him, too.

Moses puts on his sandals. He picks up his stick and goes.
`.trim(),
      objectives: [
        'Tell what was special about the bush.',
        'Say why God sent Moses.',
        'Say who went along with Moses.',
      ],
      activities: [
        {
          title: 'Flame hands',
          description:
            'Wiggle your fingers up high like flames. Freeze when someone calls your name. Answer in a clear voice: here I am! Let each child be called once.',
        },
        {
          title: 'Bare feet',
          description:
            'Ask a grown-up for a safe grassy spot. Take off your shoes. Feel the ground with your toes. Say one quiet thank you to God.',
        },
      ],
      checks: [
        {
          question: 'What was special about the bush?',
          options: [
            'It had sweet, ripe red berries',
            'It burned but stayed whole',
            'It could walk away',
          ],
          answer: 1,
          explanation: 'Fire was in it, but no leaf burned up. God was there.',
          practises: [0],
        },
        {
          question: 'Why did God send Moses?',
          options: [
            'To find a little lost lamb',
            'To plant new bushes',
            'To help set His people free',
          ],
          answer: 2,
          explanation: 'God heard the slaves cry. He wanted them to be free.',
          practises: [1],
        },
        {
          question: 'Who went with Moses?',
          options: ['God and his brother Aaron', 'A king and all of his horses', 'Nobody at all'],
          answer: 0,
          explanation: 'God said that He would be with him. Aaron came, too.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Five Times But',
      description: 'God has a big job for Moses, and Moses has a long list of reasons to say no.',
      difficulty: 'beginner',
      content: `
## Turn and look

Moses had run away from Egypt, and for years he had lived as a shepherd, far out in the wilderness. One day he saw a bush in flames. That can happen in a dry land, but this bush did not turn black, and it did not fall to ash.

Moses could have walked on with his hungry sheep. But he turned aside to look, and then God called him.

> “Moses, Moses!” “Here I am,” he answered.
> — Exodus 3:4

God told him to take off his sandals, because the ground was holy. It was plain, dusty ground, but God was there.

## What God had seen

Back in Egypt the people were still slaves. Had God forgotten them? No. He told Moses that He had seen how they were hurt, that He had heard them cry, and that He was coming to rescue them. Then came the surprise. God was sending Moses to Egypt to lead them out.

## A long list of worries

Moses could think of a lot of reasons why he was the wrong man.

- Who am I to go to a king?
- What shall I say Your name is?
- What if they do not believe me?
- What if I cannot speak well enough, since my words come so slowly?
- Would You please send someone else?

God had an answer each time. He did not tell Moses that he was great, but that God would be with him. He told him His own name, which is I AM. He turned a shepherd’s stick into a sign. And when Moses said that he was slow of speech, God asked who made mouths in the first place.

The last worry made God angry, but He did not give up on Moses. He told him that his brother Aaron was already on the way, and that the two would go side by side.

So Moses went. He was not fearless, but he was not alone.
`.trim(),
      objectives: [
        'Retell what Moses saw and heard at the bush.',
        'Match the worries of Moses with the answers of God.',
        'Explain what made the ground holy.',
      ],
      activities: [
        {
          title: 'But and I will',
          description:
            'With a partner, take turns. One says a worry that starts with but, such as: but I am too little. The other answers: I will go with you. Do it five times and then change places. How did the answer feel?',
        },
        {
          title: 'What is in your hand?',
          description:
            'Pick up any plain thing near you, like a stick, a cup or a rope. Think of three ways to help someone with it before supper. Choose one way and do it.',
        },
      ],
      checks: [
        {
          question: 'When did God call Moses by name?',
          options: [
            'When he turned aside to look',
            'When he came back to the palace',
            'When he fell asleep by his sheep',
            'When he had put out the fire',
          ],
          answer: 0,
          explanation: 'God waited until Moses stopped and came to see. Then He spoke.',
          practises: [0],
        },
        {
          question: 'What did God say when Moses felt like nobody?',
          options: [
            'You are the best speaker of all',
            'The king is your friend',
            'Try again next year',
            'I will surely be with you',
          ],
          answer: 3,
          explanation:
            'God did not say that Moses was strong. He gave a better answer: Moses would not go alone.',
          practises: [1],
        },
        {
          question: 'Why was that piece of ground holy?',
          options: [
            'A king was buried there',
            'God was there',
            'It was the top of a hill',
            'No sheep had ever stepped on it',
          ],
          answer: 1,
          explanation: 'It was only dust and stones. God’s presence made it holy.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'I Have Come Down, So Go',
      description: 'God announces that He will rescue a people, and then points at a shepherd.',
      difficulty: 'intermediate',
      content: `
## A man with a past

The Moses who leads sheep around the back of the wilderness is no hero. He grew up in a palace where he did not belong, killed a man in anger, and was rejected by the people he was trying to help. Since then he has lived in another country, and he has even named his first son after the feeling of being a foreigner. If you had asked him about Egypt, he would probably have changed the subject.

Then he notices a bush that burns without burning up. It must have taken patience to notice. Any thorn bush can catch fire in the desert heat, and only someone who goes on watching can tell that this one is not turning to ash.

## Verbs of God

What God says from the fire is built out of verbs. Count them.

> I have indeed seen the affliction of My people in Egypt. I have heard them crying out because of their oppressors, and I am aware of their sufferings. I have come down to rescue them
> — Exodus 3:7-8

Seen, heard, aware, come down. Slaves are people whom nobody listens to, and their pain is treated as part of the price of bricks. Here the Maker of heaven and earth says that He has been paying attention the entire time.

And the next verb belongs to somebody else. I have come down, says God; therefore, you go. Moses surely liked the first half of that sentence better.

## Honest objections

Moses raises five objections, and it is worth noticing that they are not stupid. Who am I? What is Your name? What if they do not believe me? I am slow of speech and tongue. Please, send someone else. God takes the first four seriously, and each answer turns Moses away from himself.

To the question of who he is, God replies by promising who will be with him. To the question of the name, God gives an answer that people have been thinking about for three thousand years: “I AM WHO I AM” (Exodus 3:14). It can also be translated as I will be who I will be. Whatever else it means, this God cannot be managed like an idol with a label. He is simply, faithfully there.

When Moses mentions his speech, God does not say that it is all in his head. We do not know what the difficulty was, though some readers think of a stutter and others of a language that had grown rusty. God answers that He made human mouths, that He will help, and that Aaron is already traveling to meet him. Needing help to speak did not disqualify the greatest prophet of Israel.

Only the fifth objection makes God angry, because it is not a question any more. Even so, the answer is a brother.

## Holy ground

In many countries people still take off their shoes before they pray or enter somebody’s home. Barefoot, you stop protecting yourself, and you feel where you really are. That dusty slope was not marked on anyone’s map. It was holy because God spoke there, to a person who had been running for years and who finally stood still and answered, here I am.
`.trim(),
      objectives: [
        'Explain what the verbs in Exodus 3:7-8 reveal about God.',
        'Describe how God answers the objections of Moses.',
        'Give a reason why a weakness did not disqualify Moses.',
      ],
      activities: [
        {
          title: 'The patience experiment',
          description:
            'Choose one small thing outdoors, such as a shrub or an anthill, and watch it in silence for seven minutes. Write down what you noticed only after the third minute. Share one thing that a hurried person would have missed.',
        },
        {
          title: 'A task and an Aaron',
          description:
            'Name a task that you avoid because you feel too weak for it. Write your objections as a list. Then write who could stand beside you for each of them, and ask that person today, in plain words.',
        },
      ],
      checks: [
        {
          question: 'What is surprising about the way God rescues in Exodus 3?',
          options: [
            'He asks Pharaoh for permission first',
            'He waits until the slaves fight back',
            'He tells nobody at all what He is planning to do',
            'He says that He has come down and sends a person',
          ],
          answer: 3,
          explanation:
            'The verbs run from seeing to coming down, and then to sending. God’s own action includes a human being who goes.',
          practises: [0],
        },
        {
          question: 'Moses asks who he is to face Pharaoh. How is he answered?',
          options: [
            'With a list of the skills he learned at the palace',
            'With the promise that God will be with him',
            'With a warning not to ask such questions',
            'With an army that waits behind the mountain',
          ],
          answer: 1,
          explanation:
            'The reply does not describe Moses at all. It shifts his attention from his own size to the company he will have.',
          practises: [1],
        },
        {
          question: 'How does God respond to the slow tongue of Moses?',
          options: [
            'He makes him the finest orator in Egypt',
            'He tells him that he is imagining it',
            'He promises help and sends his brother along',
            'He chooses some other prophet in his place',
          ],
          answer: 2,
          explanation:
            'The difficulty may well have remained. God worked with it, and gave Moses a partner.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Name That Cannot Be Owned',
      description:
        'Moses requests a name and receives a sentence that philosophers and worshipers have pondered ever since.',
      difficulty: 'advanced',
      content: `
## Interruption

Nothing in the opening verses of Exodus 3 prepares for a turning point. An aging exile is doing his father-in-law’s work in a region with little to recommend it. The narrator even mentions that the flock did not belong to him. Then he sees a shrub that burns and is not consumed, and he makes a decision that the text emphasizes: he turns aside. Rabbinic interpreters asked why God should have chosen a thornbush, and one of their answers was that no place is too lowly for the divine presence. The Hebrew word for the plant, seneh, also resembles the name Sinai, where this mountain will one day blaze from top to bottom before a whole people.

## The request

Moses raises the matter of the name indirectly: suppose the Israelites ask. In the ancient world the question was practical. Egypt honored a great number of deities, and the knowledge of a god’s name was thought to give the worshiper a degree of access, or even leverage. An Egyptian tale relates how Isis tricked the sun god Ra into betraying his secret name and thereby gained power over him.

> God said to Moses, “I AM WHO I AM. This is what you are to say to the Israelites: ‘I AM has sent me to you.’”
> — Exodus 3:14

The reply is a gift and a refusal at once. It is grammatically ambiguous, because Hebrew verbs do not mark time as English ones do, so that I will be who I will be is equally defensible. The Greek translators of antiquity rendered it as the One who is, and Christian thinkers from Augustine to Aquinas found in it the God whose very nature is to exist, on whom all else depends. Others have emphasized the context: two verses earlier the same verb form occurs in the promise that He will be with Moses. Read in this way, the expression is less a definition than a pledge. You will discover who I am by going where I send you. The two readings need not exclude each other; a God who depends on nothing is also the One who is free to be faithful.

From the same root comes the personal name of four consonants that stands behind LORD in English Bibles. Out of reverence Jewish readers have for many centuries said Lord, or the Name, where it is written, and Christians do well to understand and respect that custom.

## Divine sympathy, human vocation

The announcement in verses 7 to 10 is constructed with care. Four statements describe what God has perceived and decided, culminating in the assertion that He has come down to rescue. One expects an intervention from above. What follows is an imperative addressed to a shepherd. The theologian may call this mediation: God’s compassion takes the form of a vocation. It would be a mistake to conclude that God merely inspires while human beings do the work, for the plagues and the sea lie ahead; it would be equally mistaken to wait for Him to act in such a manner that nobody is inconvenienced.

## The dignity of the reluctant

Moses submits five objections, and they deserve more sympathy than they usually get. He has been rejected before, by the very people to whom he is now being sent. His statement that he is heavy of mouth has been understood as a speech impediment, as a lack of eloquence, or as a loss of fluency in Egyptian. The reply, in which God declares that He makes the mute and the deaf, the sighted and the blind, has occasionally been misused to suggest that disability should be accepted in silence. In its setting it has nearly the opposite force. It claims people with disabilities as the deliberate work of their Creator, and denies that they are unsuitable for His service. Moses is not healed. He is accompanied, first by the promise and then by Aaron, and the law of Israel will be spoken through a man who believed that he could not speak.

The fifth objection alone provokes anger, since it contains no reason. Even then the calling is not withdrawn, only shared.
`.trim(),
      objectives: [
        'Explain two ways of understanding the answer that God gives about His name.',
        'Describe how divine compassion and human vocation are connected in Exodus 3:7-10.',
        'Interpret the exchange about speech with respect for people with disabilities.',
      ],
      activities: [
        {
          title: 'Three translations of a name',
          description:
            'On separate cards write I AM WHO I AM, I will be who I will be, and the One who is. For each, write a prayer of two sentences that begins with that form of address. Exchange cards, read the prayers quietly, and discuss what every translation lets you say that the others do not.',
        },
        {
          title: 'Accompaniment plan',
          description:
            'Interview somebody at camp about a task that is made harder for that person by noise, distance, stairs, language or speech. Ask what kind of help is welcome and what kind is not. Agree on one concrete change and carry it out together.',
        },
      ],
      checks: [
        {
          question: 'What supports reading the name as a pledge of presence?',
          options: [
            'The same verb form promises that God will be with Moses',
            'The Egyptian word for bush has a similar sound',
            'Aaron had received the name in an earlier dream',
            'The oldest Greek translation leaves out the phrase entirely',
          ],
          answer: 0,
          explanation:
            'In verse 12 the form means I will be, with Moses as the one accompanied. Verse 14 may therefore say that God will prove to be who He is.',
          practises: [0],
        },
        {
          question: 'How does the speech in verses 7 to 10 connect God’s action with Moses?',
          options: [
            'God withdraws so that Moses can act alone',
            'Moses must first prove to Him that the slaves deserve help',
            'The rescue depends upon the consent of Midian',
            'The statement of coming down leads to a command to go',
          ],
          answer: 3,
          explanation:
            'Compassion becomes vocation. God acts, and His action includes sending someone into danger with a promise.',
          practises: [1],
        },
        {
          question: 'What does God’s reply about mouths and ears affirm in its context?',
          options: [
            'That impairments are a punishment for doubt',
            'That those who speak with difficulty can be called to serve',
            'That eloquence will be granted to every prophet',
            'That people with disabilities should not hope for any support',
          ],
          answer: 1,
          explanation:
            'God claims such people as His own work and gives Moses a companion. The calling stands without a cure.',
          practises: [2],
        },
      ],
    },
  },
};
