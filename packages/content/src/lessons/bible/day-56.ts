import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay56: LessonSource = {
  category: 'bible',
  dayNumber: 56,
  pictures: ['sunrise', 'deciduous-tree', 'diya-lamp'],
  references: [
    'Revelation 21:1-27',
    'Revelation 22:1-21',
    'Genesis 3:22-24',
    'Isaiah 25:6-8',
    'Isaiah 65:17-19',
    'John 20:15-16',
  ],
  bands: {
    kindergarten: {
      title: 'No More Tears',
      description: 'What will it be like when God makes all things new?',
      difficulty: 'beginner',
      content: `
What was broken this week? A toy? A cup? Did somebody mend it?

Long ago God let John see something wonderful. John was far from home, on an island. He saw a city come down from heaven. It shone like a jewel! It had twelve gates, and they were always open. A clear river ran through the middle. A tree of life grew there with fruit every month.

There was no night at all. No one needed a lamp. Jesus was the light!

And who lived there? God Himself lived with His people. When they cried, what did He do?

> He will wipe away every tear from their eyes
> — Revelation 21:4

No more pain. No more saying goodbye. And the King said: Look, I make all things new!

We are not there yet. Some things still make us sad. But Jesus will come again. While we wait, we can mend small things. We can share a little light. Come, Lord Jesus!
`.trim(),
      objectives: [
        'Name something that John saw in the city.',
        'Tell what God will do with our tears.',
        'Say what we can do while we wait.',
      ],
      activities: [
        {
          title: 'Mend one thing',
          description:
            'Find something torn or messy with a grown-up. Tape it, tie it or tidy it together. Then say: God will make all things new.',
        },
        {
          title: 'Twelve open gates',
          description:
            'Children stand in twos and make gates with their arms. The others walk in from every side. Sing while you walk. Nobody shuts a gate!',
        },
      ],
      checks: [
        {
          question: 'What did John see in the city?',
          options: ['A deep cave', 'A tree of life', 'A gate with a big lock'],
          answer: 1,
          explanation: 'It grew by the river and had fruit every month.',
          practises: [0],
        },
        {
          question: 'What will God do with our tears?',
          options: ['Count them and go', 'Laugh about them', 'Wipe them all away'],
          answer: 2,
          explanation: 'He comes very near and wipes away each one.',
          practises: [1],
        },
        {
          question: 'What can we do while we wait?',
          options: ['Mend and help', 'Sleep all day', 'Hide it all'],
          answer: 0,
          explanation: 'God will make all things new. We can start small.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'The Gates That Never Close',
      description: 'The last pages of the Bible answer some questions from the first ones.',
      difficulty: 'beginner',
      content: `
## A prisoner who saw far

John had been sent away to the rocky island of Patmos, because he would not stop telling about Jesus. Back home his churches were in trouble. Then God let him see how the story will end, and told him to write it all in a book.

Some of that book is strange, with beasts and trumpets, and Christians do not agree on what each one means. But the last two chapters are like a window full of morning.

## Everything comes back

Think of the first pages of the Bible. There was light before the sun, and a garden with a river and a tree of life. Then people turned from God and hid, and the way to that tree was closed.

Now look at the end. The tree of life is there again, and so is the river. Nobody hides any more.

> Behold, the dwelling place of God is with man, and He will dwell with them.
> — Revelation 21:3

But the garden has become a city, because there are so many in it! People from all nations come in and bring the best that they have made. Its twelve gates stand open. They need not be shut, since there is no night and nothing to fear.

## New, not thrown away

The King on the throne does not say that He will make all new things. He says that He is making all things new. When you mend a loved old boat, it is still that boat. God made this world and called it good. He is not tired of it.

Jesus rose from the dead, and that was the start. One day He will come again and make all things right, though nobody knows when. Until then we can plant, mend, make peace and tell the truth. None of it will be wasted.

You have come a long way in this story. It began with light. Carry some home.
`.trim(),
      objectives: [
        'Name things from the first pages of the Bible that return on the last.',
        'Explain what it means that God makes all things new.',
        'Describe how we can live while we wait for Jesus.',
      ],
      activities: [
        {
          title: 'First page, last page',
          description:
            'Fold a sheet of paper in half. On the left draw the garden in Genesis, with light, river and tree. On the right draw the city of Revelation. Put a star on all that shows up on both sides. Add yourself on the right.',
        },
        {
          title: 'A gift for those who come after',
          description:
            'Before you leave camp, fix, clean or plant one thing with a friend. Choose something that other children will use when you are gone. Leave a small note on it with a good wish.',
        },
      ],
      checks: [
        {
          question: 'What was in the garden and is in the city, too?',
          options: [
            'The tall tower of brick',
            'The boat of Noah',
            'The snake that told lies to the woman',
            'The tree of life',
          ],
          answer: 3,
          explanation:
            'The way to the tree had been closed. At the end of the Bible it is open to all who come to God.',
          practises: [0],
        },
        {
          question: 'What does it mean that God makes all things new?',
          options: [
            'He throws His world away like trash',
            'He forgets that there ever was a garden',
            'He mends and renews what He has made',
            'He makes a copy of each thing that is broken',
          ],
          answer: 2,
          explanation: 'God called His world good, and He has not given it up. He will heal it.',
          practises: [1],
        },
        {
          question: 'How can we live until Jesus comes again?',
          options: [
            'By working out the day and the hour',
            'By helping, planting and being honest',
            'By sitting still and doing nothing at all',
            'By keeping the gates shut to others',
          ],
          answer: 1,
          explanation: 'Nobody knows the day. What is done in love now will not be lost.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Not Up and Away, but Down and Near',
      description:
        'Ask people how the Bible ends, and many will say that we go to heaven. John saw something moving in the other direction.',
      difficulty: 'intermediate',
      content: `
## A letter to be read in hard times

Revelation is probably the most feared book in the Bible, which is a pity. It was sent to seven real churches in what is now western Turkey. Some of their members were facing prison, and at least one had been killed. John himself had been banished to an island. He wrote in pictures that his readers knew from the prophets, and what he wanted to tell them is not hard to state: the empire is not God, the Lamb has won, so do not give up.

Christians disagree about the details. Some expect a thousand years of peace on earth before or after Jesus returns, while others understand the number as an image for the present age of the church. Some look for future events in every chapter; others see mainly the first century. But every church confesses that He will come again, that the dead will be raised, that God will judge with justice, and that nobody has the date. If anyone frightens you with calculations, you may close that video with a good conscience.

## Which way does the city move?

> I saw the holy city, the new Jerusalem, coming down out of heaven from God, prepared as a bride adorned for her husband.
> — Revelation 21:2

Notice the direction. At the end people are not evacuated from a ruined planet, because God Himself is moving in. That has been His intention from the beginning: He walked in a garden, camped in a tent in the desert, filled a temple, was laid in a manger, and sent His Spirit at Pentecost. Each time He came closer.

Then comes one of the most tender sentences ever written. A ruler would send a servant with a handkerchief. God does it Himself, and you can only wipe a tear from somebody’s face when you are near enough to touch it. It also means that the tears are taken seriously. No one there will be told that it was not so terrible.

## What is missing

John describes the city largely by what is not in it: no death, no mourning, no curse and no night. There is no temple either, because God is present everywhere, and no locked gate. Even the sea is missing. If you love the sea, do not be troubled. In the Bible it often stands for chaos and danger, and for John it was also what kept him from everyone he loved.

What is present is just as surprising. The nations bring in their “glory and honor” (Revelation 21:26). Songs, discoveries and inventions that were made with love may have a future there. And the leaves of the tree are for healing.

## Meanwhile

If the world were simply going to be scrapped, there would be little reason to look after it. If it is going to be renewed, then everything good that is done now becomes a kind of rehearsal. There is a saying that if the world should end tomorrow, one would still plant an apple tree today. It is usually credited to Martin Luther. Nobody has found it in his works, and the earliest known record is from 1944. It is a fine sentence all the same, and it fits these chapters.

> And the One seated on the throne said, “Behold, I make all things new.”
> — Revelation 21:5

You have followed this story from the first light to the last. Your own place is somewhere in the middle, with a lamp in your hand, among people who need to see.
`.trim(),
      objectives: [
        'Distinguish what all churches confess about the end from what they debate.',
        'Interpret the movement of the city and the wiping away of tears.',
        'Explain how hope for a renewed world affects what we do now.',
      ],
      activities: [
        {
          title: 'Longing wall',
          description:
            'Each person writes on three slips what he or she most longs to see mended: in the world, in this place, in his or her own life. Put up the ones that may be read. Mark every slip on which a first small step is possible this week, and choose one step to take together.',
        },
        {
          title: 'Five threads',
          description:
            'Open a Bible at Genesis 1-3 and another at Revelation 21-22. In pairs, find five things that occur in both. For each one, tell in a sentence what happened to it in between, using a story that you remember from the past weeks.',
        },
      ],
      checks: [
        {
          question: 'What do the churches confess together about the end?',
          options: [
            'That Christ will return, though nobody knows the date',
            'That the thousand years have to be counted literally',
            'That every picture in the book describes an event of our own time',
            'That the world will continue just as it is for good',
          ],
          answer: 0,
          explanation:
            'His coming, resurrection, just judgment and renewal are shared faith. How to read the thousand years and other images is debated.',
          practises: [0],
        },
        {
          question: 'What is remarkable about the way in which the city moves?',
          options: [
            'It rises slowly until it is out of human sight',
            'It comes down, so that God may live among His people',
            'It travels from island to island in search of those who were banished',
            'It stays in heaven, where only angels may enter it',
          ],
          answer: 1,
          explanation:
            'God has been coming nearer all through the story. In the end He makes His home with us and wipes our tears Himself.',
          practises: [1],
        },
        {
          question: 'Why does hope for renewal make a difference today?',
          options: [
            'It allows us to leave problems to the people of the future',
            'It tells us in what year we can stop planting trees',
            'Good work now is like a rehearsal for the world to come',
            'Nothing that people have invented can ever be of lasting worth',
          ],
          answer: 2,
          explanation:
            'Whoever expects the world to be healed has reason to care for it. The nations even bring their treasures into the city.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Garden Becomes a City',
      description:
        'The Bible’s final vision gathers up its first pages, and corrects some of what is commonly believed about its ending.',
      difficulty: 'advanced',
      content: `
## Reading an apocalypse

The Greek word from which apocalypse derives means unveiling. The genre was familiar to ancient Jews: in times of oppression it drew back the curtain so that the powers which appeared ultimate could be seen as passing. John, in exile on Patmos, most probably near the end of the first century, addresses seven churches in Roman Asia, where emperors were honored as gods and commerce was entangled with their cult. Scarcely a verse lacks an echo of Israel’s Scriptures, and hardly one is a formal quotation.

To treat such writing as a coded timetable is to misjudge its genre, and each generation that has done so has had to revise the dates. Serious interpretation nonetheless varies. Premillennial, postmillennial and amillennial Christians differ over the thousand years of chapter 20; they also differ over whether the visions refer principally to the first century, the whole of church history or the final days. The creeds confine themselves to essentials: Christ will return in glory, living and dead will stand before His judgment, and His kingdom will not end.

## New in which sense?

> And the One seated on the throne said, “Behold, I make all things new.”
> — Revelation 21:5

The sentence is not that He makes all new things. Interpreters often observe that the adjective kainos tends to denote newness in quality, although the distinction from its synonym should not be pressed. More decisive is the analogy of Easter. The risen Jesus was neither a replacement nor a resuscitated corpse: the wounds remained, and they no longer meant death. Paul’s groaning creation likewise awaits liberation instead of abolition. There are passages, such as those in Second Peter about elements dissolving in fire, that have persuaded some Christians to expect a more radical discontinuity. Both groups agree that what comes is God’s gift, not an extrapolation of human progress.

## Architecture as argument

John is shown a measured city. Its length, width and height are equal, which makes it a cube of some twelve thousand stadia on each side, over two thousand kilometers. As engineering this is absurd; as allusion it is exact. Scripture knows another cube, the inner sanctuary of Solomon’s temple, into which one man entered on one day of the year. Now the most holy place has the dimensions of the known world, and it no longer contains a temple since it has become one.

> Its gates will never be shut at the end of the day, because there will be no night there.
> — Revelation 21:25

Other motifs close arcs that were opened in Genesis. Light precedes any luminary. The river and the tree of life return, but the cherubim with the flaming sword do not. Mary Magdalene, weeping in another garden on Easter morning, had taken Jesus for the gardener, and it was a profound mistake. Yet the ending is no mere return. A garden planted by God alone has turned into a city, that ambiguous human invention which Genesis attributes first to Cain. God does not discard the history of culture, with its builders, languages and songs; He purifies it, and into the gates is carried “the glory and honor of the nations” (Revelation 21:26). The vision does include exclusion: what is false and what destroys may not enter. Victims of lies and violence could hardly call a city healed in which those still had the freedom of the streets. Christians entrust to God, whose judgment is just, how mercy will reach each person.

## Ethics of the unshut gate

Hope for a new creation has been accused of making people passive, and occasionally the charge was warranted. Properly understood it has the reverse effect. Enslaved Christians in America sang of this city, and Harriet Tubman, who led dozens of people to freedom, is said to have used such songs as signals. Leaves grow on that tree “for the healing of the nations” (Revelation 22:2). Whoever expects them is committed to healing now, in laboratories, treaties and kitchens. It also relieves them of the illusion that they, or their machines, must produce paradise. Utopias that had to be manufactured have generally required victims. A city that descends as a gift allows one to work without despair and to rest without guilt.

The canon that began with a word spoken over darkness concludes with an invitation and a prayer. The reader is addressed directly: “And let the one who is thirsty come” (Revelation 22:17). Between that sentence and its fulfillment lies the time in which you live. The Lamb is its lamp; you have been asked to carry a smaller one.
`.trim(),
      objectives: [
        'Explain the genre of Revelation and the range of its interpretation.',
        'Analyze how the vision takes up and transforms motifs of Genesis.',
        'Evaluate the claim that hope for a new creation makes people passive.',
      ],
      activities: [
        {
          title: 'Unveiling a power',
          description:
            'Apocalypses show what a seemingly ultimate power looks like from the throne of God. Choose a power that impresses your own time, whether a company, a market, a technology or a fashion. Write ten lines in images rather than arguments that show both its splendor and its limits. Insult no one, and end with hope.',
        },
        {
          title: 'A rule for the road home',
          description:
            'Formulate a short personal rule with four sentences: one thing that you will tend, one person whom you will not forget, one boundary for the tools you use, and one practice of rest or prayer. Ask a companion to be its witness, and agree on a date when you will ask each other about it.',
        },
      ],
      checks: [
        {
          question: 'How does the lesson describe the interpretation of Revelation?',
          options: [
            'The book is a timetable whose key was lost in the early centuries',
            'The churches have abandoned every expectation of a final judgment by now',
            'Its images refer exclusively to political events of the present day',
            'The essentials are confessed in common, while the schemes vary',
          ],
          answer: 3,
          explanation:
            'Views of the millennium and of the historical reference differ. Return, judgment, resurrection and new life belong to the shared creeds.',
          practises: [0],
        },
        {
          question: 'How does the vision transform the motifs of Genesis?',
          options: [
            'The garden returns as a city into which human culture is received',
            'The garden is restored exactly as it was, without a trace of history',
            'The tree of life is replaced by a temple with a guarded sanctuary',
            'The city of Cain is rebuilt as a warning for those who are kept outside',
          ],
          answer: 0,
          explanation:
            'Light, river and tree reappear, and yet the nations bring in what they have made. The end fulfills the beginning and surpasses it.',
          practises: [1],
        },
        {
          question:
            'What is the lesson’s answer to the charge that such hope makes people passive?',
          options: [
            'The charge is groundless, as no believer has ever neglected the world',
            'Passivity is appropriate, because the city will descend as a gift anyway',
            'Rightly held, it motivates healing and frees us from building paradise',
            'The hope should be exchanged for confidence in technical progress',
          ],
          answer: 2,
          explanation:
            'Hope has been misused, yet it has also sustained resistance and care. A promised gift makes effort meaningful without making it absolute.',
          practises: [2],
        },
      ],
    },
  },
};
