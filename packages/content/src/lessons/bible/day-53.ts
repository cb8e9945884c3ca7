import type { LessonSource } from '@lamplight/domain/lessons';

export const bibleDay53: LessonSource = {
  category: 'bible',
  dayNumber: 53,
  pictures: ['musical-notes', 'broken-chain', 'magnifying-glass-tilted-left'],
  references: [
    'Acts 16:16-40',
    'Acts 17:1-12',
    'Philippians 4:4',
    '1 Thessalonians 5:21',
    'Acts 16:9-15',
  ],
  bands: {
    kindergarten: {
      title: 'A Song in the Dark',
      description: 'It is midnight in the jail. Who is singing?',
      difficulty: 'beginner',
      content: `
Shh. It is dark. It is the middle of the night.

Paul and Silas sit in a jail. They did nothing wrong. They told people about Jesus. Their feet are locked in wood. Ouch! Can they sleep? No. So they pray. And then they sing!

> Paul and Silas were praying and singing hymns to God
> — Acts 16:25

All the others listen. Then rumble, rumble! The ground shakes. The doors swing open. The chains fall off!

The jailer is scared. Did they all run away? No. They are still here! He asks how to be saved. Believe in the Lord Jesus, they tell him. He washes their sore backs. Soon there is a meal, and everyone is glad.

Later they come to a town named Berea. The people there are happy to hear them. But is it true? They open God’s word and look. They look every day. Yes, it is true!

You may sing when it is dark. And you may ask questions, too.
`.trim(),
      objectives: [
        'Tell what Paul and Silas did at midnight.',
        'Say how the jailer helped them.',
        'Tell how the people in Berea found what was true.',
      ],
      activities: [
        {
          title: 'Quiet, then loud',
          description:
            'Sing a song you all know. Start as soft as a mouse. Get louder each time. Then stamp like an earthquake. Stop, and sing it softly again.',
        },
        {
          title: 'Go and look',
          description:
            'A grown-up tells you something about the room. Perhaps there are five windows. Is it true? Run and look! Take turns with new ones.',
        },
      ],
      checks: [
        {
          question: 'What did Paul and Silas do at night?',
          options: ['They yelled at it all', 'They prayed and sang', 'They dug a tunnel'],
          answer: 1,
          explanation: 'They sang to God, and the others listened.',
          practises: [0],
        },
        {
          question: 'How was the jailer kind?',
          options: [
            'He washed their sore backs',
            'He gave them a horse',
            'He closed all the doors again',
          ],
          answer: 0,
          explanation: 'He washed them and gave them a meal.',
          practises: [1],
        },
        {
          question: 'How did people in Berea find the truth?',
          options: [
            'They tossed a little coin',
            'They guessed and then they clapped',
            'They looked in God’s word',
          ],
          answer: 2,
          explanation: 'They looked every day to see if it was true.',
          practises: [2],
        },
      ],
    },
    elementary: {
      title: 'Sing First, Check Later, Do Both',
      description: 'One jail, one earthquake, and a town full of people with good questions.',
      difficulty: 'beginner',
      content: `
## Money and a jail

In the city of Philippi there was a slave girl whose owners made a lot of money from her. A bad spirit made her tell fortunes, and they sold her words. Paul set her free from it in the name of Jesus. Now she could not earn for them any more. Did they celebrate with her? Not at all! They dragged Paul and Silas to court, told lies about them, and had them beaten.

That night the two sat in the darkest cell with their feet held fast. Everything hurt. Around midnight the other prisoners heard a sound that did not fit the place. The two new men were singing.

## Nobody left

The floor began to shake. Doors banged open, and chains dropped off. The jailer felt sure that his prisoners were gone and that he would pay for it. But Paul shouted to him not to do anything rash. All of them were still inside!

Why had they stayed? The jailer ran in with a light and asked the biggest question of his life. They told him to trust in the Lord Jesus, he and his family too. An hour before, he had locked their feet. Now he washed their wounds. He was baptized, and they had a meal in the middle of the night.

## The town that checked

Some weeks later the two came to Berea. The people there did two things at the same time.

> they received the message with great eagerness and examined the Scriptures every day to see if these teachings were true.
> — Acts 17:11

They were eager and careful together. They did not say that Paul was famous and so he must be right. They did not say that his message was new and so it must be wrong. They looked it up. The Bible calls that noble.

Paul did not mind. If something is true, a good question cannot hurt it. The Bible that we quote here is even named after them. It is called the Berean Standard Bible.
`.trim(),
      objectives: [
        'Explain why Paul and Silas were put in jail.',
        'Describe how the jailer changed in one night.',
        'Name the two things that people in Berea did together.',
      ],
      activities: [
        {
          title: 'Look it up',
          description:
            'One person says three things about this story. Two are right and one is wrong. The rest may look into the Bible, in Acts 16, before they choose. Point with a finger to the verse that proves it. Then change roles.',
        },
        {
          title: 'A song for hard nights',
          description:
            'With your group, pick one song that helps when you are sad. Sing it in a circle with closed eyes. Each may then say one line that he or she would like to keep. Teach that song to a younger child.',
        },
      ],
      checks: [
        {
          question: 'Why were the owners of the girl so angry?',
          options: [
            'They could not earn money with her now',
            'Paul had bought her from them for a low price',
            'She had gone off with a group of sailors',
            'Silas would not sing for their guests',
          ],
          answer: 0,
          explanation:
            'They had used her to get rich. When she was free, they cared about their money and not about her.',
          practises: [0],
        },
        {
          question: 'How could you see that the jailer had changed?',
          options: [
            'He ran away from the city that night',
            'He asked Paul for money',
            'He washed the wounds of the prisoners',
            'He told everyone that there was no earthquake',
          ],
          answer: 2,
          explanation:
            'Before, he had locked them up in the inner cell. After he heard about Jesus, he cared for them in his home.',
          practises: [1],
        },
        {
          question: 'What did people do in Berea?',
          options: [
            'They laughed and went home',
            'They listened gladly and looked it up',
            'They believed it since Paul was well known',
            'They asked a king to choose for them all',
          ],
          answer: 1,
          explanation:
            'You can be happy to hear something and still check it. They did both, day by day.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Eager and Careful',
      description:
        'Most of us are good at one or the other. A small town in northern Greece managed both.',
      difficulty: 'intermediate',
      content: `
## When truth costs someone money

It begins with an injustice. A girl in Philippi is owned by several men, who charge for the fortunes she tells. Luke explains that a spirit has power over her. No one asks how she feels. For days she follows Paul, shouting that he serves the Most High God. What she shouts is even correct, but she does not shout it freely. Finally Paul liberates her.

Her owners do not celebrate. They cannot very well tell the judges that they have lost a good source of income. So they say something else: these men are Jews, they are foreigners and they disturb our city. It is one of the oldest tricks in politics: if your real reason sounds ugly, wave a flag. The crowd joins in immediately, and nobody investigates the facts.

## Midnight

Beaten without a trial, locked into the innermost cell, Paul and Silas pray and sing. They are not pretending that everything is well. Many of the psalms, the songs of Israel, are actually complaints. Singing lets you tell God how bad it is and whom you still trust, both in one breath. And it cannot be locked in: the other prisoners were listening.

Then comes the earthquake. The jailer wakes, sees open doors and draws his sword against himself, for a Roman guard could be made to pay with his life. He believes that his life is over. In reality he is mistaken about the facts, and someone shouts the facts to him in time.

> But Paul called out in a loud voice, “Do not harm yourself! We are all here!”
> — Acts 16:28

Despair often speaks with great certainty and little evidence. If you or a friend should ever feel like that jailer, tell a trusted adult at once and do not stay alone with it. There is always somebody to call out to you.

## The people of Berea

After more trouble, in Thessalonica, the two are sent on by night to Berea, which is Veria in today’s Greece. In Thessalonica some had answered Paul with a mob. It would be unfair to blame a whole city or people for that, since Jews and Greeks believed in both towns. But Luke gives the Bereans an unusual compliment.

> Now the Bereans were more noble-minded than the Thessalonians, for they received the message with great eagerness and examined the Scriptures every day to see if these teachings were true.
> — Acts 17:11

Noble used to mean having the right parents. Here it means having a certain kind of mind. These people want Paul to be right, and therefore they check him, with the scrolls open, day after day. They are not trying to embarrass him. Compare two other ways of listening: swallowing everything, and being suspicious of everything. Both of them save you the trouble of investigating.

Nor is Paul insulted. A teacher who forbids you to look things up is telling you something about himself. Later he wrote to Thessalonica, of all places, that Christians should “test all things” (1 Thessalonians 5:21). It is good advice for sermons, for rumors in the dining hall, and for whatever a machine says in smooth and confident sentences.
`.trim(),
      objectives: [
        'Identify the real reason behind the charges in Philippi.',
        'Explain what Paul’s shout to the jailer shows about despair and facts.',
        'Compare the Bereans’ way of listening with two other ways.',
      ],
      activities: [
        {
          title: 'Said and meant',
          description:
            'Act the scene before the judges of Philippi twice. The first time the owners give the reason that Luke reports. The second time, a helper behind each speaker says aloud what he is really thinking. Afterwards find an example of a noble-sounding reason from history or from the news.',
        },
        {
          title: 'The Berean trail',
          description:
            'Choose a statement that everyone in your group believes, about a food, an animal or a famous person. Each person writes where he or she has it from. Trace it back as many steps as you can with books and people on hand. Decide together: known, likely or unfounded.',
        },
      ],
      checks: [
        {
          question: 'What was the real motive for the charges against Paul and Silas?',
          options: [
            'A worry that prisoners in the city would start an uprising',
            'Respect for the ancient customs of the Roman people',
            'Anger about a noisy procession to the river',
            'The income which the owners had lost',
          ],
          answer: 3,
          explanation:
            'Luke says that their hope of profit was gone. Before the judges they spoke of customs and of public order.',
          practises: [0],
        },
        {
          question: 'What can be learned from the shout in the prison?',
          options: [
            'That it is wiser to leave people alone when they are upset',
            'That despair can rest on a false picture which someone can correct',
            'That guards in those days had little to fear if prisoners escaped',
            'That strong people never come anywhere close to giving up in a crisis',
          ],
          answer: 1,
          explanation:
            'The jailer was certain that the cells were empty, and he was wrong. In such a moment a voice from outside can save a life.',
          practises: [1],
        },
        {
          question: 'What sets the Bereans apart from other listeners?',
          options: [
            'They came from the best families of the whole region',
            'They doubted everything until someone could give them absolute proof',
            'They welcomed the message and examined it as well',
            'They agreed right away so as not to insult a guest',
          ],
          answer: 2,
          explanation:
            'They neither swallowed it whole nor waved it away. Wanting it to be true was their reason for looking closely.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'A Nobility of Mind',
      description:
        'A true sentence from a bad source, a false charge with a good sound, and an apostle who lets himself be checked.',
      difficulty: 'advanced',
      content: `
## When the accurate is not trustworthy

The episode at Philippi opens with an epistemological oddity. A slave girl, said by Luke to have a python spirit, an expression that recalls the oracle of Apollo at Delphi, proclaims that Paul and his companions serve the Most High God and announce a way of salvation. As a proposition it is acceptable. Nevertheless Paul puts an end to it. A message may be correct while its source is unreliable and its speaker coerced; whoever accepts the endorsement today is bound to the same oracle tomorrow. The narrative moreover will not permit us to overlook her situation. She is a person whose speech has become someone else’s revenue.

What happened to her afterwards we are not told. Some interpreters conjecture that she was received into the congregation that met at Lydia’s house. It is more honest to let the silence stand, and to notice that the text draws attention to people whom an economy uses and forgets.

## Rhetoric before the magistrates

> When the girl’s owners saw that their hope of making money was gone, they seized Paul and Silas and dragged them before the authorities in the marketplace.
> — Acts 16:19

In court the motive disappears. The plaintiffs mention ethnicity, public order and Roman custom. Luke’s irony is that no one inquires into the citizenship of the accused, which would have made the flogging unlawful. The next morning Paul insists on an official apology. This was not vanity, for a small community remained in that city and needed protection from the impression that its founders were criminals. Christians who suffer patiently are at liberty to claim their legal rights, particularly on behalf of others.

## Doxology in the stocks

Between the two scenes stands the night. Hymns at midnight could be mistaken for denial, but the psalter from which they presumably came contains protest in abundance. Praise in such circumstances is an act of orientation: it determines what the darkness will be measured against. The jailer has no comparable reference point. When his professional world collapses he infers at once that his life is over. Paul’s cry supplies the missing fact and, with it, time. (Anyone who recognizes himself in the jailer should speak to a trusted adult or a doctor without delay. Such certainty is a symptom, and with help it can pass.) His question is answered in a single sentence and then, at leisure, in his kitchen. To his congregation Paul was to write from another prison: “Rejoice in the Lord always” (Philippians 4:4).

## Examination as devotion

> Now the Bereans were more noble-minded than the Thessalonians, for they received the message with great eagerness and examined the Scriptures every day to see if these teachings were true.
> — Acts 17:11

The adjective literally means well-born. Luke transfers it from ancestry to intellectual conduct. His verb for examining is also used of judicial inquiry. What had been withheld from Paul at Philippi, an impartial hearing, is granted to his teaching in Berea. Eagerness and scrutiny are coordinated rather than opposed, and the outcome follows in a sober clause: as a result, many believed. Acts recognizes no faith that has to be shielded from examination.

One qualification is in order. The comparison concerns specific hearers and not populations, and the noble-minded examiners are themselves members of a synagogue. Readings that have turned Thessalonica into evidence against the Jewish people fail the standard that the verse proposes.

How individual examination is related to the teaching office of the church is answered differently. Protestants have cited the Bereans in favor of testing all doctrine by Scripture; Catholics and Orthodox reply that Scripture is rightly read within the tradition and community that received it, and that the Bereans examined together. Neither side commends credulity.

Luke himself offers an instructive case of verification. The officials of Thessalonica are called politarchs in the Greek of Acts 17:6, a term absent from surviving classical literature, and one might have suspected an error. Inscriptions then came to light that attest it for Macedonian cities, among them one from an arch in Thessalonica which is now in the British Museum. The discovery does not demonstrate everything that Acts relates. It shows that on a point where he could be checked, the author was well informed. To state exactly how much a finding supports, neither less nor more, is the Berean habit in its mature form. A language model that invents a reference in the tone of an encyclopedia makes the habit more necessary than it has ever been.
`.trim(),
      objectives: [
        'Explain why a true statement from an unreliable source can be rejected.',
        'Interpret Luke’s description of the Bereans as a standard of judgment.',
        'Evaluate how far a piece of evidence supports a claim.',
      ],
      activities: [
        {
          title: 'Exactly this much',
          description:
            'Collect four findings from any book, plaque or exhibit within reach. For each, formulate three claims: one that it supports, one that it supports only in part and one that would go beyond it. Exchange and argue about the borderline cases until the wording satisfies both sides.',
        },
        {
          title: 'The hearing Philippi never held',
          description:
            'Assign the parts of magistrates, owners, Paul, Silas, the girl and a court reporter. Conduct the hearing that Acts 16 omits, with a right of reply for each. The reporter then drafts a finding of no more than eighty words which every party would accept as accurate.',
        },
      ],
      checks: [
        {
          question: 'Why does Paul not accept the slave girl’s endorsement?',
          options: [
            'Its content is correct, but speaker and source are unfree and unreliable',
            'It attributes to him a title that only Greek priests were entitled to use',
            'It was uttered so quietly that passers-by misunderstood',
            'It contradicts what he had been teaching beside the river',
          ],
          answer: 0,
          explanation:
            'The sentence itself could stand. Reliance on the oracle, and on the exploitation behind it, could not.',
          practises: [0],
        },
        {
          question: 'What does Luke’s word for noble express in Acts 17:11?',
          options: [
            'An aristocratic descent that distinguished the leading families of Berea',
            'A readiness to agree with visiting teachers out of courtesy',
            'A suspicion which requires proof before it will listen',
            'A quality of mind that joins willingness with careful inquiry',
          ],
          answer: 3,
          explanation:
            'The term for good birth is applied to conduct. Eager reception and daily examination belong together in it.',
          practises: [1],
        },
        {
          question: 'What do the inscriptions with the title politarch establish?',
          options: [
            'That the book of Acts can contain no mistake of any kind',
            'That its author was well informed where this could be tested',
            'That the mob in Thessalonica had been hired by the officials',
            'That classical literature had deliberately suppressed the term',
          ],
          answer: 1,
          explanation:
            'The title is confirmed for cities of Macedonia. That is real support, and it is confined to what was actually examined.',
          practises: [2],
        },
      ],
    },
  },
};
