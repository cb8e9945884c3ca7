import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay44: LessonSource = {
  category: 'bible',
  dayNumber: 44,
  pictures: ['bread', 'foot', 'droplet'],
  references: ['Luke 22:7-27', 'John 13:1-17', 'John 13:34-35', '1 Corinthians 11:23-26'],
  bands: {
    kindergarten: {
      title: 'Dusty Feet',
      description: 'Wiggle your toes! Who will wash them clean?',
      difficulty: 'beginner',
      content: `
Look at your feet. Are they dusty from camp? Wiggle all ten toes!

Jesus and His friends walked in sandals. Their feet got dusty every day. One evening they sat down to supper together. Jesus stood up from His place. A towel was His apron. He poured water into a basin. He knelt down on the floor.

Splish, splash! Jesus washed the feet of His friends. He dried each foot softly.

Peter was surprised. He did not want it at first. Jesus was the Lord, and this was a servant’s work! But Jesus wanted to show His love. So Peter let Him do it.

> Love one another.
> — John 13:34

At supper Jesus held up a loaf. He gave thanks and broke it. Everyone got a piece. Then they all drank from a cup. He told them to remember Him this way. Many churches still share this bread and cup. They remember how much Jesus loves us.
`.trim(),
      objectives: [
        'Tell what Jesus did with the water and the towel.',
        'Say why Jesus washed feet.',
        'Name what Jesus shared at the supper.',
      ],
      activities: [
        {
          title: 'Warm water, clean hands',
          description:
            'Ask a friend: may I wash your hands? Wait for a yes. Pour a little water and dry gently. Then trade.',
        },
        {
          title: 'Pass the bread',
          description:
            'Sit in a ring with bread that all may eat. Break off a bit for your neighbor. Say: this is for you. Pass it on until everyone has some.',
        },
      ],
      checks: [
        {
          question: 'What did Jesus do with the towel?',
          options: ['He hid the bread', 'He lay on it', 'He dried the feet'],
          answer: 2,
          explanation: 'He washed His friends’ feet and dried them.',
          practises: [0],
        },
        {
          question: 'Why did Jesus wash their feet?',
          options: ['He loved them', 'He was bored', 'He lost a game'],
          answer: 0,
          explanation: 'He wanted to show His friends how love helps.',
          practises: [1],
        },
        {
          question: 'What did Jesus share at supper?',
          options: ['Fish and soup', 'Cake and milk', 'Bread and a cup'],
          answer: 2,
          explanation: 'He gave them bread and a cup to remember Him.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Who Takes the Towel?',
      description: 'Thirteen people came to supper, and no one wanted the dirtiest job.',
      difficulty: 'beginner',
      content: `
## A night for remembering

Every spring, Jewish families ate the Passover meal. They told how God set their people free from Egypt. On such a night Jesus sat with His twelve closest friends in a room upstairs. He had looked forward to it so much. He also knew that it was His last supper before He died.

## The argument

You might think that they were all very kind that night. They were not! They began to quarrel about which of them was the greatest.

Jesus told them that the leader should be like the one who serves. And He showed it. He took off His outer robe and tied a towel around His waist. He filled a basin and knelt. Then He went from one to the next and washed their dusty feet. This was a job for a servant, and often for the lowest one.

Peter could not bear it. Never, he said. Jesus explained that Peter would understand later, and that he needed this washing. So Peter put out his feet.

Judas was sitting there too. He had already made a plan to hand Jesus over to His enemies. Jesus knew it. He washed the feet of Judas as well.

> So if I, your Lord and Teacher, have washed your feet, you also should wash one another’s feet.
> — John 13:14

## The bread and the cup

During the meal Jesus broke bread and gave it to them. He said that it was His body, given for them. He passed a cup and spoke of a new promise between God and people.

He asked His friends to keep doing this and to remember Him. They did, and so do Christians today. Some use flat bread and some use a round loaf. Some go up to an altar and some stay in their seats. Churches explain this supper in different ways, so ask at home what yours believes. One thing they all hear in it: He gave Himself for us.
`.trim(),
      objectives: [
        'Tell what the friends argued about and what Jesus showed them.',
        'Explain what is surprising about whose feet Jesus washed.',
        'Describe what Christians remember with bread and cup.',
      ],
      activities: [
        {
          title: 'The job that nobody likes',
          description:
            'List the chores at camp that people try to get out of. Pick one together and do it today before anyone asks. Do not tell. At bedtime, talk about how it felt when nobody clapped.',
        },
        {
          title: 'Before I do it, may I?',
          description:
            'Peter needed Jesus to explain first. Practice in pairs: say what you would like to do for your partner and why, then ask. If the answer is no, smile and offer something else.',
        },
      ],
      checks: [
        {
          question: 'They wanted to be great. What did Jesus do that night?',
          options: [
            'He sent them all home without supper',
            'He washed their feet like a servant',
            'He picked Peter to be the winner',
            'He wrote their names in a long list',
          ],
          answer: 1,
          explanation:
            'Jesus showed what great means to Him. The greatest One took the lowest job.',
          practises: [0],
        },
        {
          question: 'Why is it surprising that He washed the feet of Judas?',
          options: [
            'Judas had come too late for the meal',
            'Judas had clean feet already that night',
            'Judas had asked to be washed first',
            'Judas was about to hand Him over',
          ],
          answer: 3,
          explanation:
            'Jesus knew the plan, and He still knelt down for Judas. That is love for an enemy.',
          practises: [1],
        },
        {
          question: 'What do Christians remember with the bread and the cup?',
          options: [
            'Jesus gave Himself for us',
            'The friends cooked a fine meal',
            'Egypt had a lot of good bread',
            'Peter was the first to eat',
          ],
          answer: 0,
          explanation:
            'Jesus said that His body was given for them. Churches share the supper in many ways and remember the same gift.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'What the Host Did',
      description:
        'At the most important dinner of His life, the guest of honor got up and did the work of the lowest servant.',
      difficulty: 'intermediate',
      content: `
## A meal full of memory

Passover food is meant to be explained. Flat bread recalls people who had to leave Egypt before their dough could rise. A lamb recalls the night when death passed over the houses marked with its blood. Children ask questions, and adults answer with the story. Jewish families keep this feast to this day.

Jesus had longed to eat it with His friends. He took its oldest symbols in His hands and tied them to what would happen to Him within a few hours.

> For as often as you eat this bread and drink this cup, you proclaim the Lord’s death until He comes.
> — 1 Corinthians 11:26

Paul wrote that about twenty-five years later to Christians in the Greek city of Corinth, and he says that he had received it from others before him. From the very beginning, then, the church has gathered around this table. He wrote it because they were doing it badly: the rich ate early and well while the poor got nothing. Remembering Jesus and ignoring hungry people, Paul told them, does not fit together.

## On the floor

John does not describe the bread and cup. He tells about something else that happened at supper. Jesus, fully aware of who He was, stood up, took off His outer clothes, and did what only a slave or a very devoted person would do. One later Jewish text even says that a Hebrew slave should not be made to wash his master’s feet, because it was so humiliating.

Notice how He deals with the one who objects. Peter says never, and Jesus does not grab his foot. He tells him what is at stake and waits until Peter agrees, in fact agrees too much and asks for a complete bath. Even when you are certain that something is good for a person, you explain it and wait for a yes. Love is not a trick that is played on people.

And notice who else is at the table. One of them will sell Him, one will deny that he knows Him, and all of them will run. Jesus knows it, and the basin still goes all the way around.

## One supper, many churches

Christians call this meal the Lord’s Supper, Holy Communion, the Eucharist or the Mass. They do not agree on everything. Catholics and Orthodox believe that bread and wine truly become the body and blood of Christ. Lutherans say that He is truly present in, with and under them. Many Reformed Christians speak of His presence through the Holy Spirit, while Baptists and others stress the remembering. There are some communities, too, that wash feet every year on this day. These are deep convictions, held by people who love the same Lord, and it would be unkind to mock any of them. Your parents and your pastor can tell you what your own church teaches.

What every church hears in it first is a gift. Many people of the ancient world thought of the gods as masters whom one has to feed and flatter. In this room the Lord gets down on His knees, hands over the bread, and says that it is for you.
`.trim(),
      objectives: [
        'Explain how Jesus gave the Passover symbols a further meaning.',
        'Describe how Jesus responded to Peter’s refusal.',
        'Compare how different churches understand the supper.',
      ],
      activities: [
        {
          title: 'Tell it with your hands',
          description:
            'Choose five ordinary objects from your kitchen or tent. Build a meal in which each object recalls one moment in your family’s or group’s story. Let the youngest ask what each one means, and let somebody older answer.',
        },
        {
          title: 'Interview across churches',
          description:
            'Ask two people from different churches how the supper is celebrated there and what it means to them. Write down their exact words, read them back, and ask whether you understood. Ask again before you share what they said.',
        },
      ],
      checks: [
        {
          question: 'What did Jesus do with the Passover symbols?',
          options: [
            'He replaced them with Greek dishes',
            'He told His friends that they had lost their meaning',
            'He tied them to His own coming death',
            'He kept them for the children who were present',
          ],
          answer: 2,
          explanation:
            'The bread and cup of freedom now also spoke of Him. The old story was not thrown away, it was filled further.',
          practises: [0],
        },
        {
          question: 'How did Jesus react when Peter refused?',
          options: [
            'He washed Peter’s feet against his will',
            'He explained why it mattered and let him answer',
            'He passed on to the next person without a word',
            'He asked the other disciples to persuade their friend',
          ],
          answer: 1,
          explanation:
            'Peter received a reason and then agreed. Doing good to somebody does not cancel the need to ask.',
          practises: [1],
        },
        {
          question: 'On what do the churches agree, in spite of their differences?',
          options: [
            'That the bread must be baked without any yeast',
            'That feet have to be washed at every celebration',
            'That one explanation is enough to settle the matter',
            'That the supper tells how Christ gave Himself',
          ],
          answer: 3,
          explanation:
            'They differ on how He is present and on many customs. All of them hear in it the gift of His life.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Lord, and Therefore Servant',
      description:
        'John joins a throne and a towel with the smallest of words: so. Authority is the reason for the service.',
      difficulty: 'advanced',
      content: `
## Two kinds of account

The Synoptic Gospels present the last supper as a Passover meal at which Jesus interprets bread and cup. John sets it just before the feast, says nothing of those words, and relates instead how Jesus washed feet. Scholars have proposed that different calendars were in use, that John arranged his chronology so that Jesus dies while the lambs are being slaughtered, or that the Synoptics describe an anticipated Passover. No solution has convinced everybody. It is hardly accidental, however, that John, whose sixth chapter speaks at length of the bread of life, puts at this point in the story a gesture that shows what the bread means.

## The logic of John 13:3-4

> Jesus knew that the Father had delivered all things into His hands, and that He had come from God and was returning to God. So He got up from the supper, laid aside His outer garments, and wrapped a towel around His waist.
> — John 13:3-4

One would have expected a concession, as if He had stooped although everything was in His hands. The text reads so. He does not suspend His divinity in order to serve for a while; serving is what it looks like when that divinity is at work among human beings. The verbs for laying aside and taking up His garments are the ones He uses in John 10 of laying down His life and taking it up again. What happens on the floor is therefore an acted parable of the following day.

Peter’s protest deserves sympathy. To be served by one’s superior upsets the arrangement by which we know our own worth, and it is frequently easier to give than to be in need. Jesus insists that whoever wants a share in Him has to receive first. Christian service that omits this step tends to become condescension: the helper is always clean and the others are always dirty.

## Power redefined, and misused

Luke places a dispute about greatness at the same table. Rulers of the nations, Jesus remarks, like to be called benefactors, a title that Hellenistic kings did in fact put on their inscriptions. He does not abolish leadership among His followers; He relocates it.

History has both honored and betrayed this scene. Thursday of Holy Week is known as Maundy Thursday, from the Latin mandatum, the new commandment of John 13:34. Monarchs and bishops have washed the feet of the poor on it for centuries, at times as an impressive show of humility and at times sincerely. In 2013 Pope Francis, two weeks after his election, washed the feet of young people in a detention center in Rome, some of whom were women and some Muslims. Yet leaders have also used the vocabulary of service to conceal control. A sober test suggests itself: does the so-called servant remain accountable, and may the person who is served decline?

## The covenant cup

> This cup is the new covenant in My blood, which is poured out for you.
> — Luke 22:20

The expression comes from Jeremiah, who promised a covenant written on hearts, with sins no longer remembered. At Sinai a covenant had been sealed with blood and followed by a meal in the presence of God. Jesus unites the two traditions in one sentence.

How Christ is present in the Eucharist has divided Christians painfully, Catholics and Orthodox, Lutherans, Reformed, and those who understand it chiefly as a memorial. The disagreements concern what is most precious to each, which explains both their heat and the obligation to treat them gently. Most traditions would nevertheless affirm three dimensions together: thanksgiving for what has been accomplished, communion with the living Lord and with one another, and anticipation of the banquet that is still to come. A table at which a betrayer was fed leaves little room for arrogance about who is worthy. Paul’s own counsel is that a person should examine himself, and then eat.
`.trim(),
      objectives: [
        'Describe how John’s account of the supper differs from that of the Synoptics.',
        'Interpret the relation between authority and service in John 13:3-4.',
        'Apply criteria that distinguish genuine service from concealed control.',
      ],
      activities: [
        {
          title: 'Receiving practice',
          description:
            'For one day, accept every offer of help with thanks and without repaying it at once. Note when you wanted to refuse and why. Compare notes in the evening with John 13:6-9 and discuss what makes receiving hard.',
        },
        {
          title: 'A charter for those in charge',
          description:
            'As a group, draft five clauses by which a camp leader, a teacher or a pastor could be held to account as a servant. For every clause state who may ask questions, how, and what happens if the answer is no. Present it to a leader and invite objections.',
        },
      ],
      checks: [
        {
          question: 'Which difference between the accounts does the lesson describe?',
          options: [
            'John relates the footwashing where the others have bread and cup',
            'The Synoptics leave out every quarrel among the disciples',
            'John places the supper after the death of Jesus on the cross',
            'Only Luke knows that Judas took part in the meal at all',
          ],
          answer: 0,
          explanation:
            'John is silent about the words over bread and cup and tells of the basin instead. The dating differs as well, and no explanation has satisfied everyone.',
          practises: [0],
        },
        {
          question: 'How are authority and service connected in John 13:3-4?',
          options: [
            'Authority is given up so that service can take its place',
            'Service is the price by which authority is later earned',
            'Authority excuses the one who holds it from service',
            'Service flows from the authority that Jesus has',
          ],
          answer: 3,
          explanation:
            'The verse says that He knew all things were in His hands, and so He rose and took the towel. His lordship expresses itself in this way.',
          practises: [1],
        },
        {
          question: 'Which sign points to control behind the language of service?',
          options: [
            'The helper can be questioned about decisions by those concerned',
            'The person who is helped is not free to say no',
            'The helper allows others to assist in return',
            'The work is done where nobody happens to notice it',
          ],
          answer: 1,
          explanation:
            'Jesus gave Peter a reason and waited for an answer. Help that cannot be refused or examined has become something else.',
          practises: [2],
        },
      ],
    },
  },
};
