import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay42: LessonSource = {
  category: 'bible',
  dayNumber: 42,
  pictures: ['folded-hands', 'bread', 'sunrise'],
  references: ['Matthew 6:5-15', 'Luke 11:1-13'],
  bands: {
    kindergarten: {
      title: 'Our Father, Can You Hear Me?',
      description: 'You can talk to God right now. Jesus shows us how.',
      difficulty: 'beginner',
      content: `
Whisper your own name. Now whisper it even softer. God can hear that too!

Jesus often went to a quiet place. He talked with His Father there. His friends watched Him. They wanted to pray like Jesus. So they asked Him to teach them.

Jesus gave them words to say. He started this way:

> Our Father in heaven
> — Matthew 6:9

We may call God our Father! He loves us and takes care of us. Not every father is kind. But God is always good.

Then Jesus said to ask for bread. Are you hungry? Tell God. Do you need something? Tell God.

Next comes a hard part. We say sorry to God. And we forgive other people too. At the end we ask God to keep us safe.

You do not need big words. You do not need a loud voice. God knows what you need already. He still likes to hear from you.

Open your hands like a bowl. Tell God one thing now.
`.trim(),
      objectives: [
        'Tell what the friends asked Jesus.',
        'Say what name Jesus gave us for God.',
        'Tell one thing we can pray about.',
      ],
      activities: [
        {
          title: 'Praying hands and feet',
          description:
            'Stretch your arms up for Our Father. Cup your hands for bread. Hug yourself for sorry. Hold hands with a friend for safe.',
        },
        {
          title: 'Quiet corner',
          description:
            'Make a small tent with a blanket. Crawl inside, one at a time. Tell God something good about today. Come out with a smile.',
        },
      ],
      checks: [
        {
          question: 'What did the friends want to learn?',
          options: ['How to sail', 'How to bake', 'How to pray'],
          answer: 2,
          explanation: 'They saw Jesus pray. They wanted to do it too.',
          practises: [0],
        },
        {
          question: 'What may we call God?',
          options: ['Our Father', 'Our neighbor', 'Our teacher’s friend'],
          answer: 0,
          explanation: 'Jesus taught us to begin with those two words.',
          practises: [1],
        },
        {
          question: 'Which words could be in a prayer?',
          options: ['Only very long words', 'Please give us bread', 'Only words from books'],
          answer: 1,
          explanation: 'We can ask God for what we need. Small words are fine.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Seven Short Requests',
      description: 'It takes half a minute to say. People have prayed it for two thousand years.',
      difficulty: 'beginner',
      content: `
## Teach us!

The friends of Jesus had grown up with prayers. They knew psalms by heart. But when they saw how Jesus prayed, they noticed something more, and one of them asked Him to teach them.

First Jesus told them what prayer is not. It is not a show, so you can go to your room and shut the door. It is not a magic spell either, where the longest one wins. God does not need a speech to find out what you want, because He knows it before you ask.

## A prayer to share

Then He gave them words that are easy to carry.

> Our Father in heaven, hallowed be Your name. Your kingdom come, Your will be done, on earth as it is in heaven.
> — Matthew 6:9-10

Hallowed means kept holy and honored. See how the prayer starts with God: His name, His kingdom, and His will. Before we hold out our list, we look up and remember who is listening.

Next come the things that we need:

- Bread for today. We do not ask to be rich, but to have enough.
- Forgiveness. We have done wrong, and we want to let go of the wrong that others did to us.
- Help when we are tempted, and rescue from evil.

In many churches, people add a line of praise at the close.

## A small word

Did you spot what is missing? The prayer never says my or me. It says our Father and give us bread. So you cannot pray it just for yourself. When you ask for bread, you ask for the child next to you and for a hungry child far away. Then God may ask you to share yours.

Forgiving can take a long time, and if someone is hurting you, tell a grown-up you trust. God is on the side of the one who is hurt.
`.trim(),
      objectives: [
        'Tell what Jesus said prayer is not.',
        'Name what the prayer asks for, in order.',
        'Explain why the prayer says us and our.',
      ],
      activities: [
        {
          title: 'Pass the prayer',
          description:
            'Stand in a circle with a ball of string. The first child says one line of the Lord’s Prayer, holds the end and throws the ball on. When the prayer is done, look at the web. What happens to the others if one person lets go?',
        },
        {
          title: 'Bread for us',
          description:
            'Break one piece of bread that all may eat, so that everybody in your group gets a bit. Name one person who helped to make it, such as a farmer or a baker. Eat together and say thank you.',
        },
      ],
      checks: [
        {
          question: 'What did Jesus say about long, showy prayers?',
          options: [
            'They are needed on holy days',
            'God hears them first',
            'They are not what God is after',
            'Only teachers should pray them',
          ],
          answer: 2,
          explanation: 'Prayer is no show and no spell. God already knows what we need.',
          practises: [0],
        },
        {
          question: 'With what does the prayer begin?',
          options: [
            'God’s name and kingdom',
            'A request for bread',
            'Words about forgiving',
            'A call for rescue',
          ],
          answer: 0,
          explanation: 'We look to God first. After that we bring the things we need.',
          practises: [1],
        },
        {
          question: 'What does it mean to ask for our bread?',
          options: [
            'We want the best food of all',
            'We must bake each morning',
            'We will not be hungry again',
            'We ask for others as well',
          ],
          answer: 3,
          explanation:
            'The prayer belongs to everyone, so we also think of people who have too little.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Shut the Door',
      description:
        'An audience of thousands, or an audience of One? Jesus has a surprising opinion about prayer.',
      difficulty: 'intermediate',
      content: `
## Two ways to get it wrong

Before Jesus teaches His disciples to pray, He clears away two misunderstandings. The first is prayer as a performance. Some people choose the busiest corner, so that everyone can admire how religious they are. They get exactly what they came for, He says, and nothing else: people have looked at them.

The second is prayer as a technique. In many ancient religions, worshipers listed as many titles of a god as they could, in the hope that one of them would work. Jesus calls it babbling. A father does not need to be worn down with syllables.

> Do not be like them, for your Father knows what you need before you ask Him.
> — Matthew 6:8

That raises an honest question. If God already knows, why should anyone ask? Think of a parent who can see that a child is unhappy and waits for the child to come and talk. The talking does not supply missing information. It is what trust looks like when it opens its mouth.

## A framework for everything

The prayer that follows is astonishingly short. In Matthew it contains no more than seven requests, and in Luke even fewer. The first three are about God: may Your name be honored, Your kingdom come, Your will be done. The others are about us: bread, forgiveness, protection in temptation and rescue from evil. Whatever you could possibly want to bring to God fits somewhere on that list.

The middle request is deliberately ordinary. Jesus does not consider food too unspiritual to mention. And the amount is modest, since it asks for bread today rather than a full warehouse. Anyone who remembers how Israel gathered manna in the desert, one day at a time, will recognize the idea.

## The line with a hook

“And forgive us our debts, as we also have forgiven our debtors” (Matthew 6:12). Some churches say debts, others trespasses or sins; all three go back to the New Testament. This is the only line that Jesus explains afterward, and He makes it more serious. Someone who has been forgiven a great deal cannot go on collecting from everybody else.

Forgiving is not the same as pretending that nothing happened. It does not mean keeping a dangerous secret or returning to a person who hurts you. If someone is harming you, telling a trusted adult is right, and it can go together with leaving revenge in God’s hands.

## Is anyone there?

In Luke, Jesus adds a funny story about a man who bangs on his friend’s door at midnight because he needs three loaves. Even a grumpy neighbor will get up eventually. How much more will your Father hear you! He does not promise that we will receive whatever we order. Jesus Himself would ask for something in Gethsemane that was not granted. What He promises is a Father who listens and gives what is good.

A computer can produce a beautiful prayer in a second, because it has patterns from millions of texts. But it needs nothing, owes nothing and loves no one, so it has nobody to pray to. Your stumbling sentence behind a shut door is something that no machine can do for you.
`.trim(),
      objectives: [
        'Describe the two misunderstandings of prayer that Jesus rejects.',
        'Outline the requests of the Lord’s Prayer.',
        'Explain what forgiving others does and does not mean.',
      ],
      activities: [
        {
          title: 'One line at a time',
          description:
            'Copy the Lord’s Prayer and leave four empty lines after each request. Under each, write what it would mean for your camp, your family or the news this week. Pray it slowly with a friend, or simply read it if you prefer not to pray.',
        },
        {
          title: 'Ten minutes with the door shut',
          description:
            'Find a quiet place where nobody needs anything from you. For ten minutes put everything away, breathe slowly, and say or think whatever is true. Afterward write down one word for how it was. You do not need to show it to anyone.',
        },
      ],
      checks: [
        {
          question: 'What are the two mistakes that Jesus names?',
          options: [
            'Praying too softly and praying alone',
            'Asking for food and asking for safety',
            'Putting on a show and piling up words',
            'Using old words and making up new ones',
          ],
          answer: 2,
          explanation:
            'One wants to impress people and the other hopes to work on God like a machine. Jesus points to trust instead.',
          practises: [0],
        },
        {
          question: 'How is the prayer in Matthew arranged?',
          options: [
            'From the past to the future',
            'From God’s concerns to our needs',
            'From easy requests to impossible ones',
            'From our enemies to our friends',
          ],
          answer: 1,
          explanation:
            'God’s name, kingdom and will come first. Bread, forgiveness and protection follow.',
          practises: [1],
        },
        {
          question: 'What does forgiving someone not require?',
          options: [
            'Staying silent about harm',
            'Giving up revenge',
            'Remembering that we need mercy too',
            'Leaving judgment to God',
          ],
          answer: 0,
          explanation:
            'Forgiveness does not cover up danger. Seeking help from a trusted adult is right and wise.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Praying in the First Person Plural',
      description:
        'Fewer than sixty Greek words contain a doctrine of God, an economics and an ethics.',
      difficulty: 'advanced',
      content: `
## A prayer with a context

The Lord’s Prayer has come down to us in two forms. Luke’s is shorter and arises from a request; Matthew’s is fuller and stands at the center of the Sermon on the Mount. A third text, in the early Christian manual called the Didache, closely resembles Matthew, adds a doxology and instructs believers to say it three times a day. Jesus probably taught the substance on more than one occasion, and the communities evidently felt free to pray it rather than merely to preserve it.

Its language is thoroughly Jewish. The Kaddish, an Aramaic prayer still recited in synagogues, asks in similar words that God’s great name be magnified and hallowed, and that He may establish His kingdom. Christians who know this will hear in the Our Father a family resemblance, and they will be slower to imagine that intimacy with God began with them.

## Hallowed be

The opening petitions are grammatically peculiar. They are third-person imperatives in the Greek, and two of them are passive: let it be hallowed, let it be done. Who is to do it? The most natural answer is that God Himself must act, since no human effort can bring about His reign. Yet whoever utters the words becomes implicated in them. One cannot sincerely ask that a will be done on earth while reserving a portion of the earth for one’s own.

The word Father requires comment. Some have suffered at the hands of their fathers, and for them the term may be an obstacle before it is a consolation. The prayer does not instruct us to magnify what we have experienced and call it God. It operates in the opposite direction, measuring every human parent by the One who knows what we need.

## Bread and debts

> Give us this day our daily bread.
> — Matthew 6:11

The adjective translated daily is among the riddles of the New Testament. Epiousios scarcely occurs in Greek outside this prayer, and Origen already suspected that the evangelists had coined it. It may signify necessary for existence, or for the coming day; Jerome, who rendered it supersubstantial in Matthew, connected it with the Eucharist. The uncertainty has been fruitful. Bread in the plain sense, bread of the age to come and bread of the altar have all been heard in the phrase.

What admits no doubt is the pronoun. Give us, it says. A petition for our bread is answered in part through farmers, millers, drivers and cooks, and it is contradicted by arrangements in which some accumulate what others lack. Basil of Caesarea told wealthy Christians in the fourth century that the bread they were keeping back belonged to the hungry.

Matthew has debts where Luke has sins, and the economic metaphor is older than either of them, for Aramaic uses a single noun for both. The clause about our debtors does not state a price for which pardon may be purchased. It describes a circulation that we obstruct when we receive and refuse to pass on. Miroslav Volf, a theologian from Croatia who wrote in the aftermath of war there, has insisted that forgiveness names the wrong as wrong; it condemns the deed while releasing the doer from what revenge would exact. Nothing in it obliges victims to conceal abuse or to renounce protection and justice.

## What cannot be delegated

As of 2026, language models can compose collects in the style of any century. Their usefulness for study is not in question. But an utterance becomes a prayer because someone entrusts himself or herself to God by means of it, and a system without needs, debts or temptations has nothing to entrust. Jesus directs attention away from eloquence altogether, toward a closed room.

> But when you pray, go into your inner room, shut your door, and pray to your Father, who is unseen.
> — Matthew 6:6

There is a fine tension here: in the most private of places, the disciple is taught to say our. Solitude turns out to be populated. Believers who doubt, or for whom words have failed, may borrow the voice of the multitude who are saying them at this hour, and let themselves be carried.
`.trim(),
      objectives: [
        'Compare the Lord’s Prayer with its Jewish and early Christian setting.',
        'Interpret the petitions for bread and for forgiveness.',
        'Explain why prayer cannot be delegated to a machine.',
      ],
      activities: [
        {
          title: 'Five versions',
          description:
            'Collect the Lord’s Prayer in as many languages or wordings as the people at camp know by heart. Write them in parallel columns, compare the words for daily and debts, and ask each contributor who taught it to them. Summarize what was constant and what varied.',
        },
        {
          title: 'A petition with consequences',
          description:
            'Choose one petition and trace what would have to change in your school, your town or your own schedule if it were answered. Write a one-page plan with a single step that you can carry out within a week, and appoint someone to ask you about it.',
        },
      ],
      checks: [
        {
          question: 'What does a comparison with the Kaddish show?',
          options: [
            'The Lord’s Prayer replaced every earlier form of worship',
            'The petitions of Jesus have deep roots in Jewish prayer',
            'The Didache was composed in a synagogue',
            'Luke’s version must be the later of the two',
          ],
          answer: 1,
          explanation:
            'Both ask that God’s name be hallowed and His kingdom established. Jesus prayed within the tradition of His people.',
          practises: [0],
        },
        {
          question: 'How does the lesson understand the clause about our debtors?',
          options: [
            'As the price by which pardon is earned',
            'As advice meant only for bankers',
            'As a duty to keep silent about abuse',
            'As the passing on of what has been received',
          ],
          answer: 3,
          explanation:
            'Mercy is meant to circulate. It names the wrong truthfully and leaves room for protection and justice.',
          practises: [1],
        },
        {
          question: 'Why can a language model compose a prayer without praying?',
          options: [
            'It has no self, no need and no trust to place in God',
            'It has not been trained on enough religious texts',
            'It works too quickly for words of devotion',
            'It is unable to imitate the style of earlier centuries',
          ],
          answer: 0,
          explanation:
            'What makes words into prayer is a person who entrusts something to God through them. Style and speed are beside the point.',
          practises: [2],
        },
      ],
    },
  },
};
