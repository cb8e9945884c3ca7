import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay04: LessonSource = {
  category: 'bible',
  dayNumber: 4,
  pictures: ['mirror', 'people-hugging', 'baby'],
  references: [
    'Genesis 1:26-31',
    'Psalm 8:1-9',
    'James 3:9-10',
    'Psalm 72:12-14',
    'Colossians 1:15-17',
    'Genesis 9:6',
  ],
  bands: {
    kindergarten: {
      title: 'Someone Tiny in Your Eyes',
      description: 'Look into a friend’s eyes. Who is in there?',
      difficulty: 'beginner',
      content: `
Sit nose to nose with a friend. Look right into those eyes. Can you see someone tiny in there? It is you!

God had made seas and stars and sheep. Now He made someone new. He made people, a man and a woman. He made them to be like Him.

> So God created man in His own image; in the image of God He created him; male and female He created them.
> — Genesis 1:27

God loves, and you can love. God makes things, and so do you. God speaks, and you can talk with Him.

Who else is made this way? The baby who sleeps all day is. Grandma with her wrinkly hands is. So is the boy who rolls on wheels. So is the girl with words you do not know.

God looked at everything He had made. Other days were good. This day was “very good” (Genesis 1:31).
`.trim(),
      objectives: [
        'Say whom God made to be like Him.',
        'Give one way you can be like God.',
        'Tell how God felt about all He made.',
      ],
      activities: [
        {
          title: 'Copy me',
          description:
            'Face a friend and stand still. One of you moves very slowly. The other copies, like a mirror. Swap. At the end, smile a real smile. Did it jump across?',
        },
        {
          title: 'Very good crown',
          description:
            'Ask a grown-up which leaves are safe. Weave or draw a crown of leaves and grass. Set it on a friend’s head. Say one good thing about her or him. Then it is the next friend’s turn.',
        },
      ],
      checks: [
        {
          question: 'Whom did God make to be like Him?',
          options: ['Only grown-ups', 'All people', 'Sheep and stars'],
          answer: 1,
          explanation: 'Big or small, every person is made like God.',
          practises: [0],
        },
        {
          question: 'How can you be a bit like God?',
          options: ['Love someone', 'Be taller than trees', 'Make a new sun'],
          answer: 0,
          explanation: 'God loves, and He made us able to love. You can do it today.',
          practises: [1],
        },
        {
          question: 'God saw everything. What was it like?',
          options: ['Too noisy', 'Not done yet', 'Very good'],
          answer: 2,
          explanation: 'It was very good. God was happy with the whole world.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Thumbprint in the Clay',
      description: 'An old clay jar keeps a secret. What does it have to do with you?',
      difficulty: 'beginner',
      content: `
## Somebody was here

The jar in the museum was older than any castle. It was brown, chipped and a bit crooked, and Jonah almost walked past it. Then the guide turned on a small lamp and showed the campers a dent near the handle. It was a thumbprint! Some potter had pressed the wet clay there, thousands of years ago, and the mark had never gone away.

Jonah held up his own thumb. It was nearly the same size.

## Made like the Maker

The Bible says that God left His mark on something as well. On the sixth day He had made the animals, and then He stopped and spoke about one more work.

> So God created man in His own image; in the image of God He created him; male and female He created them.
> — Genesis 1:27

An image is a picture or a likeness. God has no thumbs, and nobody looks like Him on the outside. So what does it mean? God thinks and loves. He knows right from wrong, and He makes new things. People can do these things too, in a small way. Most of all, God made us so that we can know Him and answer when He calls.

## Where to look for the mark

It does not rub off. You cannot win it by being fast or smart, and you cannot lose it by being sick or slow. Back at camp there was a new boy named Amir. He spoke only two words that Jonah knew, and he stood alone by the fence. Jonah looked at him and thought about the jar. Someone made him, he thought, and left a mark.

So he walked over and held out half of his orange.

God gave people a job, too. He told them to take care of the fish, the birds and every living thing. Kings can be cruel or kind, and God’s plan was for kind ones. When all of it was done, He looked once more.

> And God looked upon all that He had made, and indeed, it was very good.
> — Genesis 1:31

That look took in you.
`.trim(),
      objectives: [
        'Explain what it means to be made in God’s image.',
        'Give a reason why nobody can lose God’s mark.',
        'Describe the job that God gave to people.',
      ],
      activities: [
        {
          title: 'Clay print',
          description:
            'Dig a small lump of clay or make stiff mud. Press your thumb into it and let it dry in the sun. Put all the prints in a row. Can you find two that are the same? Thank God for each person whose thumb made one.',
        },
        {
          title: 'Half an orange',
          description:
            'Today, look for someone who is standing alone. Bring something to share: a seat, a turn in a game, a hello. Ask a leader first if you want to share food. You do not need to tell anyone what you did. Tell God about it tonight.',
        },
      ],
      checks: [
        {
          question: 'What does it mean that people are made in God’s image?',
          options: [
            'We can love, choose what is right and know God',
            'God has hands and feet of the same size as ours',
            'We can do everything that God is able to do',
            'Each of us looks just like everyone else',
          ],
          answer: 0,
          explanation:
            'The likeness is not about looks. God made us to think, love, create and live close to Him.',
          practises: [0],
        },
        {
          question: 'A girl becomes ill and can no longer run. What about God’s mark on her?',
          options: [
            'It gets smaller',
            'It waits until she is well',
            'It is still all there',
            'It goes to somebody faster',
          ],
          answer: 2,
          explanation:
            'God’s image is not a prize for the strong. He gave it when He made us, and sickness cannot rub it off.',
          practises: [1],
        },
        {
          question: 'Which child is doing the job that God gave to people?',
          options: [
            'Ben, who throws stones at the ducks',
            'Lucia, who fills the water bowl for the hens',
            'Theo, who says that worms do not count',
            'Ada, who picks every flower and drops them all',
          ],
          answer: 1,
          explanation:
            'God asked us to care for living things as a kind king would. Giving water to a hen is royal work!',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Statues That Breathe',
      description:
        'In the ancient world it was above all kings who were called images of a god. Then came this page.',
      difficulty: 'intermediate',
      content: `
## Who gets to be an image?

When a king in the ancient Near East conquered a distant province, he could not be everywhere at once, so he set up a statue of himself in the square. Anyone who spat on the statue had insulted the king. The kings had an even grander idea about themselves, for royal texts from Egypt and Assyria call the ruler the image of his god. It would hardly have occurred to them to say such a thing about the woman who ground his flour.

Genesis says it.

> So God created man in His own image; in the image of God He created him; male and female He created them.
> — Genesis 1:27

The word for image is the ordinary Hebrew word for a statue. God fills His world with living ones, and they are not only rulers, or men, or people of one nation. Every farmer, every baby and every prisoner stands in the square of the world as a sign that this place belongs to God.

## What the image is not

It is not the same as talent. If being made in God’s image meant being clever, then you would have more of it on a good day than in the middle of a fever, and a newborn would have hardly any. The Bible never gives out the image in portions. An old man who has forgotten the names of his children still bears it completely.

It is not a license to wreck things either. God tells people to rule over fish, birds and cattle, and some have read this as permission to do whatever they like. But the very next verses are about food: God gives plants to the people and also to every creature that has breath. A ruler who follows this King makes sure that the others can eat.

## The test in your pocket

Centuries later James, a leader of the first church in Jerusalem, noticed something strange about the way religious people talked.

> With the tongue we bless our Lord and Father, and with it we curse men, who have been made in God’s likeness.
> — James 3:9

James thinks like someone walking past that statue. You cannot honor the King on Sunday and spit on His image on Monday. Think of the group chat where a classmate’s photo is passed around with a laughing comment. The comment seems to be about her hair, but it has landed in front of the One whose likeness she is.

This works in the other direction as well. On the day when you are the one in the photo, no number of laughing faces can vote on what you are. That was settled before you ever did anything, and it was settled by the only One whose opinion comes first and last.

Six times in this chapter God looks at His work and sees that it is good. The seventh time, when people are part of it, the sentence changes: “indeed, it was very good” (Genesis 1:31).
`.trim(),
      objectives: [
        'Compare the royal images of the ancient world with the claim of Genesis 1:27.',
        'Show why God’s image cannot be measured by ability.',
        'Apply James 3:9 to the way people speak or write about one another.',
      ],
      activities: [
        {
          title: 'Royal announcement',
          description:
            'Write an ancient-style inscription of four lines about someone who is rarely praised at camp: a cook, a cleaner, a driver, the youngest child. Be truthful, with no jokes. Ask an adult to read all of them aloud at a meal without saying who wrote which.',
        },
        {
          title: 'A day of weighed words',
          description:
            'Carry ten pebbles in your left pocket. Each time you say something about a person who is not present, move one to the right if you could have said it to their face. In the evening, look at both pockets and tell God honestly what you see.',
        },
      ],
      checks: [
        {
          question: 'How does Genesis change the old idea of a royal image?',
          options: [
            'It says that statues of kings are good',
            'It keeps the title for priests and kings',
            'It claims that no human is like God at all',
            'It gives the title to every man and woman',
          ],
          answer: 3,
          explanation:
            'In the royal texts it is the ruler who is the image of a god. Genesis uses such language for humankind, male and female.',
          practises: [0],
        },
        {
          question:
            'A grandfather can no longer remember names. What does the lesson say about him?',
          options: [
            'He bore God’s image when he was well',
            'He bears God’s image as fully as ever',
            'He bears God’s image in his kind deeds only',
            'He will bear God’s image again in heaven',
          ],
          answer: 1,
          explanation:
            'Image is not a score for memory or skill. It comes from God’s act of creating, so illness does not reduce it.',
          practises: [1],
        },
        {
          question: 'Which choice follows James 3:9 most closely?',
          options: [
            'Praising God loudly so that unkind words matter less',
            'Avoiding any conversation about other people',
            'Not sharing a photo that mocks a classmate',
            'Correcting a rude post by insulting its author',
          ],
          answer: 2,
          explanation:
            'James says that we cannot bless God and curse the people who are made like Him. Stopping the joke honors both the classmate and her Maker.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'How Much Is a Person Worth?',
      description:
        'A bishop asked slave owners to name a price for the image of God. The question has not gone away.',
      difficulty: 'advanced',
      content: `
## A question from the pulpit

Around the year 380, in what is now central Turkey, a bishop named Gregory of Nyssa was preaching through Ecclesiastes when he reached the line in which the speaker boasts that he has bought slaves. Nearly everyone in the ancient world took slavery for granted, and most preachers would have hurried on. Gregory stopped. He asked the owners in his congregation how many coins they had reckoned as the equivalent of the likeness of God. If the whole world, he argued, is not an adequate price for a human soul, then whoever signs a bill of sale has traded in something that was never for sale. It is one of the earliest attacks on slavery as such that we possess.

His argument leans on a single line of Genesis.

> So God created man in His own image; in the image of God He created him; male and female He created them.
> — Genesis 1:27

What, then, is the image? Christians have given at least three answers, which most theologians regard as complementary.

- Some locate it in our nature, above all in reason, conscience and freedom.
- Some find it in our task, since the next verse appoints human beings to govern the earth on God’s behalf.
- Some emphasize relationship, because the verse moves at once from the image to male and female, and because God speaks to these creatures and awaits a reply.

Each sees something, and each becomes dangerous when it is turned into an entrance examination. If reason alone makes us human, what about an infant, or a woman whose mind has been damaged by disease? If the task does, what about those who cannot work? The text itself sets no qualification. The image is announced before the human pair has reasoned, ruled or loved at all, and later, after the fall and the flood, it is still the ground on which human life is protected (Genesis 9:6).

## Measuring people

We live among measurements. Schools rank us, employers evaluate us, and as of 2026 computer programs compose essays, recognize tumors and defeat every grandmaster at chess. Someone who has learned to say that people matter because of their intelligence may well grow anxious when a machine performs intelligently. Genesis lets us remain calm, for it never rested our dignity on outperforming anything. A program may be useful without being anyone. A person may be useless, by every index an economist can invent, and still be someone for whom God has a name.

## Power that feeds

The commission to subdue and rule has been quoted to excuse the exhaustion of soils and the exploitation of peoples. It deserves a closer reading. In the ancient world the ideal king was a protector, and Israel’s own prayer for its king describes the work like this:

> For he will deliver the needy who cry out and the afflicted who have no helper. He will take pity on the poor and needy and save the lives of the oppressed.
> — Psalm 72:12-13

Measured by that standard, dominion that ruins what it governs is a failure to rule. Significantly, the first thing God does after granting authority is to provide food, and He includes the animals among the guests.

## The face of the image

If you still want to know what an undamaged image of God looks like, the New Testament gives a personal answer: “The Son is the image of the invisible God” (Colossians 1:15). It is an astonishing sentence to write about a craftsman who touched lepers, welcomed children and was executed with criminals. Christians confess that in Him we see both who God is and what humanity was meant to become. Many who do not share this confession defend human dignity with courage, and believers can gladly work beside them. Still, it helps to know where one’s reasons lie, because sooner or later somebody will ask again about the price.
`.trim(),
      objectives: [
        'Reconstruct Gregory’s argument against slavery from Genesis 1:27.',
        'Evaluate three interpretations of the image of God and the risk in each.',
        'Defend human worth without appeal to performance.',
        'Explain how Psalm 72 and Colossians 1:15 shape a Christian view of power.',
      ],
      activities: [
        {
          title: 'The bill of sale',
          description:
            'Write down, as a group, ten ways in which people today are given a number: a grade, a wage, a follower count. For each, discuss what it measures truthfully and at which point it starts to lie. Close by writing one sentence that you would like to say to a person whom one of these numbers has wounded.',
        },
        {
          title: 'Portrait in listening',
          description:
            'Sit with somebody of a very different age for fifteen minutes. Ask what they have loved, feared and learned, and take no notes. Afterward write half a page that begins with their name. Offer it to them to read and change before anyone else sees it.',
        },
      ],
      checks: [
        {
          question: 'What is the decisive step in Gregory’s argument?',
          options: [
            'Roman law forbids the sale of Christians',
            'No price can be set on the likeness of God',
            'Owners treated their slaves with too little kindness',
            'Slaves are often wiser than those who own them',
          ],
          answer: 1,
          explanation:
            'He does not ask for milder masters. Since a human being bears the likeness of God, no sum is adequate and the sale itself is wrong.',
          practises: [0],
        },
        {
          question:
            'Why is it risky to say that reason alone is what makes someone the image of God?',
          options: [
            'Reason is mentioned in Genesis 1 as a danger',
            'It makes the other two readings impossible to state',
            'Animals would then have to be called images too',
            'Infants and the ill would count for less',
          ],
          answer: 3,
          explanation:
            'Any single ability turns into an entrance test. The text names the image before any human performance and never takes it away from the weak.',
          practises: [1, 2],
        },
        {
          question: 'How do Psalm 72 and Colossians 1:15 together correct a harsh view of ruling?',
          options: [
            'They show rule as rescue, and Christ as its true picture',
            'They withdraw the commission and leave nature to itself',
            'They apply it to kings only, not to ordinary people',
            'They teach that the invisible God has no interest in earthly power',
          ],
          answer: 0,
          explanation:
            'The psalm defines good rule as delivering those without a helper. Colossians says that the Son is God’s image, and in Him power appears as service.',
          practises: [3],
        },
      ],
    },
  },
};
