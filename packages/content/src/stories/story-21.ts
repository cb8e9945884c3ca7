import type { StorySource } from '@lamplight/domain/stories';

export const story21: StorySource = {
  id: 21,
  reference: 'Luke 22:1-23:56; John 13:1-17',
  character: 'Jesus',
  picture: 'latin-cross',
  texts: {
    young: {
      title: 'The Saddest Friday',
      summary:
        'Jesus washes His friends’ feet, shares bread with them and gives His life. It is the saddest day, but it is not the end.',
      lesson: 'Jesus loved us so much that He gave His life, and He forgave those who hurt Him.',
      duration: 10,
      ageAppropriate: 'Ages 4-10, with a grown-up',
      sections: [
        {
          title: 'The King Kneels Down',
          content: `
It was the week of the Passover feast. Jesus and His twelve friends ate supper in an upstairs room. The lamps were lit. Their feet were dusty from the road, and nobody wanted to wash the feet of the others. That was a servant’s job!

Then Jesus got up. He tied a towel around His waist. He knelt on the floor, and splash, splash, He washed their feet. One foot, and then the next.

Not my feet, Lord! said Peter. You are the Master!

But Jesus washed his feet, too. I have shown you what to do, He said. Serve one another.
`.trim(),
        },
        {
          title: 'Bread, Cup and Garden',
          content: `
At the table Jesus took bread. He thanked God and broke it.

> “This is My body, given for you; do this in remembrance of Me.”
> — Luke 22:19

Then He passed the cup to all of them. Christians still share that bread and that cup. They do it to remember Him.

Later they went out among the olive trees. It was dark. Jesus knew that He would soon be hurt, and He was very sad. Father, He prayed, if it can be, take this away. But I want what You want.

His friends were so tired that they fell asleep. Then came lights and loud voices. Judas had been a friend. Now he led men with swords to Jesus. They took Him away, and His friends were afraid. Peter even said that he did not know Jesus. Afterward he cried and cried.
`.trim(),
        },
        {
          title: 'On the Hill',
          content: `
In the morning the rulers asked Jesus many things. Pilate was the ruler from Rome. He has done nothing wrong, said Pilate. But loud voices shouted and shouted, until he gave in.

So the soldiers put Jesus on a cross. It hurt, and it was not fair. Do you know what Jesus said? He asked His Father to forgive the people who did it!

A man hung on a cross near Him. He had done bad things, and he was sorry. Jesus, remember me, he said. Today you will be with Me, Jesus told him.

At noon the sky went dark, as if the sun could not look. Then Jesus gave Himself into His Father’s hands, and He died.
`.trim(),
        },
        {
          title: 'The Stone and the Quiet',
          content: `
A good man named Joseph came. He wrapped Jesus in clean cloth and laid Him in a tomb, a little cave cut in rock. Some women watched, so that they would know the place. They loved Jesus. They cried, and they went home.

Why did He let it happen? Because He loves us. He took all our wrong on Himself, so that we can be forgiven.

It got quiet. It was the saddest Friday ever. But wait. On Sunday there will be footsteps in the garden.
`.trim(),
        },
      ],
      reflection: {
        question: 'Which part of this story would you like to talk about?',
        points: [
          'Jesus washed feet, although He is the King. How could you serve somebody today?',
          'Jesus forgave people while they were hurting Him. Is there someone you find hard to forgive?',
          'It is all right to feel sad about this story. Who can give you a hug and tell you the rest?',
        ],
      },
      activity: {
        title: 'Towel and Bowl',
        description: 'Serve each other as Jesus served His friends.',
        instructions: [
          'With a grown-up, fill a bowl with warm water and get a towel. Sit in pairs.',
          'Ask your partner: May I wash your hands? Only do it if the answer is yes.',
          'Wash the hands gently, dry them well, and say: Jesus loves you. Then trade places.',
          'Be still together for a moment. Thank Jesus for His love.',
        ].join('\n'),
      },
    },
    older: {
      title: 'From the Towel to the Tomb',
      summary:
        'In less than twenty-four hours, Jesus is betrayed, denied, sentenced and crucified. At each turn He could save Himself, and at each turn He is looking out for someone else.',
      lesson:
        'Jesus went to the cross freely, out of love, bearing the sin of the world and forgiving to the end.',
      duration: 19,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'An Argument and a Towel',
          content: `
Jerusalem was packed for Passover, and tense. The chief priests wanted Jesus gone, but they were afraid of the crowds, until Judas, one of the twelve, offered to hand Him over quietly for money. The Gospels leave his reasons partly in the dark. They speak of greed and of Satan, and we cannot look further into him than that.

At supper the disciples, incredibly, argued about which of them was the greatest. Roads were dusty, and sandals were open, so a household servant usually washed the guests’ feet. There was no servant in this room, and no volunteer either. Then Jesus got up, wrapped Himself in a towel and went around the whole circle with a basin. He washed the feet of Peter, who protested. He also washed those of Judas, who had not left the room yet.

> So if I, your Lord and Teacher, have washed your feet, you also should wash one another’s feet.
> — John 13:14
`.trim(),
        },
        {
          title: 'A Supper That Has Not Stopped',
          content: `
Passover looks back to the night when a lamb’s blood protected Israel and a nation of slaves walked free. That evening Jesus took the familiar bread and cup and pointed to Himself. His body would be given for them, He said, and the cup was a new covenant in His blood.

Churches have repeated this meal ever since, under names such as Eucharist, Holy Communion or the Lord’s Supper. They explain differently how Jesus is present in it, and the differences have sometimes hurt. They all do it because He asked them to remember Him.
`.trim(),
        },
        {
          title: 'The Garden and the Fire',
          content: `
On the Mount of Olives Jesus prayed alone, a stone’s throw from friends who could not stay awake. He was in such anguish that Luke compares His sweat to drops of blood falling. He was no hero who feels nothing. He asked that it might be taken from Him, if there was any other way, and then He left the decision with His Father.

> “Father, if You are willing, take this cup from Me. Yet not My will, but Yours be done.”
> — Luke 22:42

Judas arrived with a crowd and a kiss. A disciple swung a sword and cut off a man’s ear, whereupon Jesus stopped the fight and healed His enemy.

Peter followed at a distance as far as the high priest’s courtyard, where a servant girl studied his face by the firelight and said that he had been with Jesus. A few hours before, Peter had promised to go to prison and to death. Now he swore three times that he did not even know Him. A rooster crowed. Across the courtyard the Lord turned and looked at Peter, and Luke does not tell us what was in that look. Peter went out and wept bitterly.
`.trim(),
        },
        {
          title: 'The Case Collapses, the Sentence Stands',
          content: `
Pontius Pilate governed Judea for Rome, and only he could order a crucifixion. Three times in Luke he declares that Jesus is innocent, and Herod finds nothing either. Pilate knew what was right. He weighed it against the shouting, and against his own career, and gave way. A murderer named Barabbas walked free that day in place of a man who had done no wrong.

In later centuries some Christians blamed the Jewish people for all this, and terrible things were done to Jews on account of it. That was a sin, and the churches have said so. Jesus, Mary and every one of the disciples were Jewish. A few leaders, a crowd, a Roman governor, soldiers, a traitor and friends who ran away each had a part. Christians have learned to look for themselves in the scene before they point at anyone else.
`.trim(),
        },
        {
          title: 'The Place Called The Skull',
          content: `
Crucifixion was Rome’s way of making an example of slaves and rebels: slow, public and shameful. The Gospels are remarkably brief about the pain. They tell instead what Jesus said. He prayed, “Father, forgive them, for they do not know what they are doing” (Luke 23:34). On either side of Him hung a criminal, and while one joined in the mockery, the other admitted his guilt and asked only to be remembered. Jesus promised him Paradise that same day, although he had no time left to do a single good deed.

Darkness lay over the land from noon until three. In the temple the great curtain that closed off the holiest room was torn down the middle. Jesus died with a line from Psalm 31, an evening prayer, placing His spirit in His Father’s hands. A Roman officer, who must have seen many deaths, said that this man had surely been righteous.
`.trim(),
        },
        {
          title: 'Why Call It Good?',
          content: `
Joseph of Arimathea, a council member who had not agreed to any of this, risked his reputation by asking Pilate for the body. The women from Galilee saw where it was laid. Then the Sabbath began, and everything stopped.

Why did He have to die? The New Testament gives more than one picture, as if one were not enough. A sacrifice takes away sin. A ransom sets captives free. A champion defeats evil and death. A friend shows how far love goes. Christians stress one or another of them, and together they confess that Christ died for our sins. If this story weighs on you, or raises questions, take them to a parent or a pastor. On that Saturday the disciples did not have any answers, and God did not hurry them. But the week was not over.
`.trim(),
        },
      ],
      reflection: {
        question:
          'At which moment of this night and day would you have had the most trouble staying close to Jesus?',
        points: [
          'Peter meant his promise, and he broke it within hours. What happens in us when we are afraid of what others think?',
          'Pilate knew the truth and gave way. Where do you feel pressure to go along with something you know is wrong?',
          'Which picture of the cross speaks to you most: sacrifice, rescue, victory or love? Which one would you like to understand better?',
        ],
      },
      activity: {
        title: 'Walk of Six Stations',
        description:
          'Follow the story on foot and in silence, as Christians have done for centuries.',
        instructions: [
          'Choose six places along a path or around a room, one for each part: towel, bread, garden, fire, judgment, cross.',
          'At each place lay a simple object that you find nearby, such as a cloth, a twig, a stone or a piece of charcoal.',
          'Walk from one to the next without talking. At each, one person reads two or three verses from Luke 22, Luke 23 or John 13.',
          'Stand still for a slow minute after the last. Then each may say one word, or nothing.',
          'Clear the stations away together, and agree on one act of quiet service for somebody who will not find out who did it.',
        ].join('\n'),
      },
    },
  },
};
