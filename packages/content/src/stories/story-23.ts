import type { StorySource } from '@lamplight/domain/stories';

export const story23: StorySource = {
  id: 23,
  reference: 'Acts 1-2',
  character: 'Peter and the first church',
  picture: 'fire',
  texts: {
    young: {
      title: 'Wind, Fire and Many Languages',
      summary:
        'The friends of Jesus wait and pray in one house. Then a wind roars, and they can tell the whole world.',
      lesson: 'God’s Spirit gives the friends of Jesus courage to tell the good news and to share.',
      duration: 9,
      ageAppropriate: 'Ages 4-10',
      sections: [
        {
          title: 'Up into the Cloud',
          content: `
Jesus was alive! For forty days His friends saw Him, ate with Him and listened to Him. Then He took them up a hill.

Wait in the city, He told them. God will send you His Spirit. Then you will be strong, and you will tell about Me all over the world.

As they looked, He was lifted up, and a cloud hid Him. They stood there with their heads back. Where did He go?

Two men in white stood beside them. Why do you look at the sky? they asked. One day Jesus will come again!

So the friends went back and waited. They waited and prayed. One day. Two days. Five days. Waiting is hard work.
`.trim(),
        },
        {
          title: 'What a Sound!',
          content: `
Then came the day of the big harvest feast. They were all in one house. Whoosh! It sounded like a storm, but not a curtain moved. The roar came from heaven, and it filled every corner of the house.

And look! There were flames, little flames like tongues of fire. One came to rest on each of them. It did not burn them at all.

> And they were all filled with the Holy Spirit and began to speak in other tongues as the Spirit enabled them.
> — Acts 2:4

Other tongues means other languages. They had never learned them, but out came the words!
`.trim(),
        },
        {
          title: 'That Is How We Talk at Home!',
          content: `
The city was full of visitors for the feast. They heard the noise and came running. Listen! said a man from Egypt. They speak as we do! And as we do! said a family from Rome. Everyone heard about God in the words that they used at home.

How can this be? they asked. Somebody laughed and said: They drank too much wine!

Then Peter stood up. Do you remember Peter? He had once been too scared to say that he knew Jesus. Now he spoke up in front of everyone.

No, we did not drink wine, he called out. It is only nine in the morning! God has sent His Spirit, just as He said. You know about Jesus. He died on a cross, but God made Him alive again. He is the Lord!

The people felt it deep in their hearts. What shall we do? they asked.

Turn to God, said Peter. Be baptized! He will forgive you, and He will give you His Spirit, too.
`.trim(),
        },
        {
          title: 'One Big Family',
          content: `
That day three thousand people were baptized. Splash! Splash! Splash! In the morning they could all fit into a house. By night they could not fit into a street!

They learned together and prayed together. They ate together and were glad. If someone had no bread, another shared. If someone had no coat, another brought one. And every day there were more of them.

That was the first church, and it has not stopped growing yet.
`.trim(),
        },
      ],
      reflection: {
        question: 'If you had been in that house, what would you have liked best?',
        points: [
          'Peter used to be afraid. What helped him to be brave?',
          'How do you say hello or thank you at home? Do you know it in another language?',
          'The first Christians shared what they had. What is easy for you to share, and what is hard?',
        ],
      },
      activity: {
        title: 'Good News in Many Words',
        description: 'Learn to say one true thing in the languages of your group.',
        instructions: [
          'Find out which languages people in your group know. Ask grown-ups, too.',
          'In each one, learn how to say: God loves you. Or just learn to say thank You.',
          'Make the sound of the wind all together: very soft, then loud, then still.',
          'Now everyone calls out the good news at the same time, each in a different language.',
        ].join('\n'),
      },
    },
    older: {
      title: 'The Day the Doors Opened',
      summary:
        'A hundred and twenty people with no money, no army and no building are told to wait. Fifty days after Easter the waiting ends in front of half the world.',
      lesson:
        'The Holy Spirit turns frightened people into witnesses and strangers into one body that shares its life.',
      duration: 14,
      ageAppropriate: 'Ages 11-18',
      sections: [
        {
          title: 'Looking Up',
          content: `
For forty days after His resurrection Jesus appeared to His followers, and they had one question above all: was He now going to restore the kingdom to Israel? They meant throwing the Romans out. He answered that the schedule was not their business, and gave them a different sort of map.

> But you will receive power when the Holy Spirit comes upon you, and you will be My witnesses in Jerusalem, and in all Judea and Samaria, and to the ends of the earth.
> — Acts 1:8

Then He was taken up, and a cloud hid Him. The disciples stood staring at the sky until two men in white asked them, with what sounds like amusement, why they were standing there. He would return. In the meantime there was something to do, and strangely the first thing was to wait.

About a hundred and twenty of them waited, praying in the city: the eleven, the women, and Jesus’ mother with His brothers, who at first had not believed in Him. They chose a replacement for Judas. It does not look like the start of a world movement. It looks like people who have lost their leader for the second time in two months.
`.trim(),
        },
        {
          title: 'A Sound with No Wind',
          content: `
Pentecost, called Shavuot in Hebrew, falls fifty days after Passover. It celebrated the wheat harvest, and in Jewish tradition it came to be the festival of God giving the Law at Mount Sinai, where there had been thunder, fire and a loud voice. Pilgrims filled the city again.

That morning a sound like a violent gust filled the house. Luke chooses his words with care: it was like wind, and what they saw was like flames. He is stretching language around something that did not quite fit into it. At Sinai the fire was on the mountain, and the people had to keep their distance. Here it divided and rested upon each person, women and men, fishermen and former tax collectors.

Then they spoke, in languages they had never studied.
`.trim(),
        },
        {
          title: 'Galileans, of All People',
          content: `
Luke’s list of visitors runs like a finger across a map, from Persia in the east through Turkey and Egypt to Rome. Most of these visitors could manage in Greek or Aramaic, so a translation was not strictly needed. Yet God spoke to them in the language of their grandmothers, the one you count in and dream in. People from Jerusalem made fun of the Galilean accent, and here were Galileans fluently praising God in Parthian.

Genesis tells how human pride at the tower of Babel ended in confusion, when people no longer understood one another. Pentecost heals this, but not by making everybody speak alike. All the languages stay, and each is good enough for God. It is one reason why Christians have always translated the Bible, which today can be read in part in more than three thousand languages.

Some in the crowd had a simpler theory: new wine. So Peter opened the first Christian sermon ever preached by explaining that nobody was drunk, since it was only nine in the morning.
`.trim(),
        },
        {
          title: 'The Man Who Had Denied It',
          content: `
Seven weeks before, in this same city, a servant girl’s remark had been enough to break him. Now he faced thousands of people, and perhaps some of them had shouted for the crucifixion. He quoted the prophet Joel, who had promised that God’s Spirit would be poured out on sons and daughters, on young and old, on servants as well as masters. He told them plainly that they had a share in Jesus’ death, and that God had raised Him.

They were cut to the heart, Luke says, and asked what they should do. Peter did not tell them that it was too late.

> Repent and be baptized, every one of you, in the name of Jesus Christ for the forgiveness of your sins, and you will receive the gift of the Holy Spirit.
> — Acts 2:38

About three thousand were baptized. Churches practice baptism in different ways, some with infants and some only with those who can ask for it themselves, some by pouring water and some by going right under. Christians also differ about speaking in tongues: for some it is a gift to be sought today, while others think that it belonged mainly to the beginning. All believe that without the Spirit there would be no church whatsoever.
`.trim(),
        },
        {
          title: 'What They Did Next',
          content: `
A crowd can be moved for one morning. The more convincing miracle is in the last verses of the chapter. They devoted themselves to four things: the apostles’ teaching, fellowship, the breaking of bread, and prayer. They met in the temple courts and at kitchen tables. Those who owned land or goods sold some of it whenever anyone was in need.

Was everyone obliged to give up private property? It appears not, since they still had houses to meet in, and Peter later told a man that what he owned had been his own to keep. Some Christian communities live with a common purse to this day, and others practice generosity in other ways. In any case they did not regard another’s hunger as somebody else’s problem.

It did not stay so perfect. Within a few chapters there are liars, and a quarrel about which widows were being overlooked at mealtimes. Acts never hides this. The church has been made up of people from the first, and the fire came to rest on every one of them.
`.trim(),
        },
      ],
      reflection: {
        question:
          'What would make someone outside say of a group of Christians that they would like to belong there?',
        points: [
          'They had to wait before they could act. Why might God begin a great thing with ten days of apparent inactivity?',
          'Peter spoke about Jesus in the city where he had failed Him. What does that tell you about failure?',
          'Everyone heard in his or her own language. What would it take for newcomers in your group to feel spoken to?',
        ],
      },
      activity: {
        title: 'Needs and Offers',
        description: 'Try out for a day how the first church handled what its people needed.',
        instructions: [
          'Hang up two sheets of paper, one for needs and one for offers.',
          'Everybody writes at least one honest line on each, from help with algebra to someone to sit with at lunch. Names are optional.',
          'In pairs, look for matches and arrange three of them. No money changes hands.',
          'In the evening, report what happened and what was harder: to offer, or to admit that you need something.',
        ].join('\n'),
      },
    },
  },
};
