import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay41: LessonSource = {
  category: 'ai',
  dayNumber: 41,
  pictures: ['stethoscope', 'bell', 'hospital'],
  references: ['Mark 2:1-12', 'Matthew 9:12'],
  bands: {
    kindergarten: {
      title: 'Beep or No Beep?',
      description: 'A machine beeps at the doctor’s. Is it always right?',
      content: `Beep, beep, beep! A machine sits in Doctor Amal’s room. It looks at pictures of skin. It beeps when it sees a bad spot.

Jo holds up his arm. Beep!

The doctor looks closely. She smiles. “That is only jam,” she says. She wipes it off. Jo laughs. The machine made a false alarm.

Next comes old Mr. Lee. He shows his hand. No beep at all.

But the doctor looks, and looks again. “This spot needs help,” she says. “The machine missed it. I am glad you came.”

So a machine can be wrong two ways. It beeps when all is well. Or it stays quiet when something is wrong. That is why a doctor must look too.

Four men once carried a sick friend. They took him right up to Jesus. They did not give up!

> When Jesus saw their faith
> — Mark 2:5

Jesus saw what no one else could see.

Do you hurt somewhere? Tell a grown-up. Don’t ask a machine.`,
      difficulty: 'beginner',
      objectives: [
        'Tell two ways that the machine was wrong.',
        'Say whom you tell when something hurts.',
      ],
      activities: [
        {
          title: 'Beep, says my friend',
          description:
            'Put ten leaves in a row. Two have a tiny hole. A friend walks by and beeps for holes. Then look slowly together. Was there a wrong beep? Was one hole missed?',
        },
      ],
      checks: [
        {
          question: 'Why was the beep for Jo wrong?',
          options: ['His skin was cut', 'He had been much too loud', 'The spot was only jam'],
          answer: 2,
          explanation: 'Jam is not a sickness. It was a false alarm.',
          practises: [0],
        },
        {
          question: 'What did the machine do with Mr. Lee?',
          options: ['It missed his spot', 'It beeped ten times', 'It washed his hand'],
          answer: 0,
          explanation: 'It stayed quiet. But the doctor saw the spot.',
          practises: [0],
        },
        {
          question: 'Your tummy hurts. Whom do you tell?',
          options: ['A talking toy', 'A grown-up near me', 'Nobody in the house'],
          answer: 1,
          explanation: 'A grown-up can look after you and get a doctor.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'Two Kinds of Wrong',
      description: 'Burnt toast and a sleeping alarm can teach you what doctors worry about.',
      content: `## Toast!

WEEE! The smoke alarm went off, and the whole cabin ran outside in their socks. There was no fire. Sam had burned his toast.

“That was a false alarm,” said Coach Bea. “It is a bother, but nobody got hurt. Now think of the other way to be wrong. What if there were a fire and the alarm stayed still?”

Everyone got quiet. That is a missed case.

## Helpers for doctors

Doctors use many machines, and some of them now have AI inside. A program can look at a picture of a lung or an eye and mark the places where it thinks something is wrong. It never gets tired, not even at three at night. But it can be wrong in the same two ways as the alarm.

- False alarm: it marks a healthy person, who may be scared and need more tests.
- Missed case: it says that all is well when a person is sick.

Why not make it mark more, so it will never miss? You can turn it up like a smoke alarm. Then it catches more sick people, but more healthy people get a scare. Turn it down, and there are fewer scares but more misses. There is no setting with no mistakes. So wise people talk about which mistake is worse, and a doctor looks as well.

If many alarms are false, people stop running. That is a danger of its own!

## A friend on a mat

Once four men brought a friend who could not walk. The crowd at the door would not budge, so they opened the roof. No machine would have thought that he was worth all that trouble. His friends did.

> When Jesus saw their faith, He said to the paralytic, “Son, your sins are forgiven.”
> — Mark 2:5

Jesus knew what was wrong in the man’s heart and in his legs, and He missed nothing. Doctors and machines can’t see like that. But they can help, and it is good to thank God for them.`,
      difficulty: 'beginner',
      objectives: [
        'Tell a false alarm from a missed case.',
        'Explain what happens when an alarm is turned up or down.',
        'Say why a doctor looks as well.',
      ],
      activities: [
        {
          title: 'Turn it up, turn it down',
          description:
            'Hide five acorns and fifteen stones in a bag of leaves. Feel with one finger and call out each acorn you think you find. First call only when you are very sure. Then play again and call for every maybe. Count false alarms and misses both times.',
        },
        {
          title: 'Thank-you relay',
          description:
            'Think of a nurse, doctor or helper who once took care of you. Draw the moment on a card and write what that person noticed. Send it home or hand it to the camp nurse.',
        },
      ],
      checks: [
        {
          question: 'A test says that Ali is sick, but he is well. What is that?',
          options: [
            'A missed case of the sickness',
            'A test that was turned off',
            'A sign that Ali told a lie',
            'A false alarm about Ali',
          ],
          answer: 3,
          explanation: 'The test rang although nothing was wrong, like the alarm for toast.',
          practises: [0],
        },
        {
          question: 'What happens if the machine is set to mark more people?',
          options: [
            'It needs fewer doctors than before',
            'It finds more sick people and scares more well ones',
            'It makes no mistakes of any kind from then on',
            'It becomes slow because it gets tired in the night',
          ],
          answer: 1,
          explanation: 'Fewer cases are missed, but the price is more false alarms.',
          practises: [1],
        },
        {
          question: 'Why does a doctor look as well?',
          options: [
            'Each can catch what the other misses',
            'The machine gets sleepy in the night',
            'Pictures of lungs are too dark for machines',
            'The doctor has to charge up the machine',
          ],
          answer: 0,
          explanation:
            'Two careful looks are safer than one, and the doctor answers for the choice.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Price of a Quiet Alarm',
      description:
        'One hospital program impressed its testers and another failed. How would you know?',
      content: `## Four boxes

Suppose a program examines 100 X-rays. Twenty of the patients really have a broken bone, and eighty do not. The program marks 18 of the twenty breaks and overlooks 2. Of the eighty healthy bones, it marks 8 by mistake.

That makes four boxes: 18 hits, 2 misses, 8 false alarms and 72 correct all-clears. From them you can compute two different kinds of success. Of all breaks, the program found 18 out of 20, or 90 percent. This is called sensitivity. Of all healthy bones, it cleared 72 out of 80, again 90 percent. This is called specificity.

Beware of a single number such as “90 percent accurate.” A program that lazily says “not broken” to everyone would be right for 80 of these 100 pictures, and it would help nobody.

## A study that went well

In Sweden about 80,000 women who came for breast cancer screening were divided by chance into two halves. For one half, two doctors read every picture, as is usual. For the other half, a program sorted the pictures first. One doctor then read most of them, and two doctors read those that looked risky to it. Early results were published in 2023. The second group had more cancers detected, 244 against 203, with a similar rate of false alarms, and the doctors had 44 percent less reading to do. Note what made this convincing: chance decided who was in which group, there was a fair comparison, and a doctor still made the decision.

## A program that slept

Sepsis is a dangerous reaction to an infection, and every hour counts. A program which was used in hundreds of American hospitals was supposed to warn of it. In a check at one large hospital system, which independent researchers published in 2021, it had missed about two thirds of the patients with sepsis. At the same time it had rung for nearly one in five of all patients. So it slept too much and cried too much at once. Nurses who hear alarms all day grow deaf to them. This is known as alarm fatigue, and it is a natural human response rather than laziness.

Before trusting a medical program, then, ask: Tested where, and on whom? Compared with what? Which mistake is worse here? Who looks at the result, and can the patient ask questions?

## More than the referral

The four friends in Mark’s Gospel had made a diagnosis that anyone could check. The man could not walk. When the mat came to rest, Jesus began somewhere else, with forgiveness. He was not saying that illness is a punishment; elsewhere He rejected that idea. He was looking at a whole person, including what no examination shows.

> I tell you, get up, pick up your mat, and go home.
> — Mark 2:11

Home is the last word of the prescription. A good doctor knows that word too. Behind each of the four boxes stands somebody with a bed, a family and a fear, and two of those boxes contain people to whom the machine said something untrue.`,
      difficulty: 'intermediate',
      objectives: [
        'Compute sensitivity and specificity from four boxes.',
        'Judge whether a medical study makes a fair comparison.',
        'Explain how false alarms can lead to missed cases.',
      ],
      activities: [
        {
          title: 'Human scanner',
          description:
            'Write thirty short words on slips, nine of them with a spelling mistake. A partner has forty seconds to sort them into faulty and correct. Fill in the four boxes and work out both percentages. Then repeat with background noise and a false alarm every ten seconds.',
        },
        {
          title: 'Press conference',
          description:
            'One person invents a health app and praises it with a single splendid number. The others are reporters and may ask five questions. Write the article that an honest newspaper would print, including what was not answered.',
        },
      ],
      checks: [
        {
          question:
            'Of 40 sick people a test finds 30. Of 60 healthy people it clears 54. What is its specificity?',
          options: ['75 percent', '84 percent', '90 percent', '54 percent'],
          answer: 2,
          explanation:
            'Specificity looks at the healthy only: 54 of 60 is 90 percent. The 75 percent is the sensitivity.',
          practises: [0],
        },
        {
          question: 'What made the Swedish result convincing?',
          options: [
            'Chance decided which group each woman was in',
            'The women could choose the method they preferred',
            'The program had been praised by the firm that built it',
            'No doctor was allowed to see the pictures afterward',
          ],
          answer: 0,
          explanation:
            'Because chance formed the groups, they were alike, so the difference can be credited to the method.',
          practises: [1],
        },
        {
          question: 'How can many false alarms cause a missed case?',
          options: [
            'Each alarm uses up part of the medicine in stock',
            'A program can’t ring twice for the same patient',
            'Healthy patients are then sent home too early',
            'Staff learn to ignore the sound, even when it is true',
          ],
          answer: 3,
          explanation:
            'Alarm fatigue is a human reaction to too many empty warnings, and a real one drowns among them.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Where to Draw the Line',
      description:
        'Every threshold contains a judgment about whose suffering weighs how much. Make it explicit.',
      difficulty: 'advanced',
      content: `## An exchange rate for harm

Consider a screening program for 1,000 people, of whom 10 have a treatable disease. At a low threshold it finds 9 of them and alarms 90 healthy people. At a high threshold it finds 7 and alarms 20. Which setting is better?

The question has no answer until somebody states how many false alarms would be as bad as one missed case. Call that number w. The low threshold then costs w + 90 units of harm and the high one 3w + 20. The two are equal when w is 35. If a miss is fifty times as grave as a needless fright, choose the low threshold (140 against 170); if it is only twenty times as grave, choose the high one (110 against 80). Anyone who installs such a system with its factory setting has adopted an exchange rate, probably without knowing it.

Reasonable people will differ about w. A false alarm in one disease means a second photograph; in another it means surgery. Patients, moreover, may weigh matters differently from hospitals that fear lawsuits.

## When finding more is not helping more

It seems obvious that detecting more disease must be good. South Korea supplies a warning. When ultrasound examination of the thyroid became widespread there around 2000, diagnoses of thyroid cancer multiplied, until in 2011 they were about fifteen times as frequent as in 1993. Deaths from the disease hardly changed. Most of the additional tumors would never have troubled anyone, but most of the patients had their thyroid removed, and many needed medication for life.

This is overdiagnosis: not a false alarm, since the finding is real, and yet not a benefit. A machine of superhuman sensitivity could multiply it. The relevant measure is therefore not how much a system detects but whether those who are screened live longer or better, and only patient, randomized trials reveal that.

## The map moves

Even a program that has been validated may decay. Scanners are replaced, populations change, a new virus appears, and doctors alter their behavior in response to the tool itself. Statisticians call this distribution shift. In 2021 a review of 62 published systems for recognizing COVID-19 in images of the chest judged none of them ready for clinical use. Some had in effect learned to tell children from adults, because their healthy examples came from children. Independent evaluation at the place of use, repeated at intervals, is no bureaucratic ornament.

Nor does a physician in the loop settle everything. Studies find that radiologists who see a wrong suggestion become less accurate, and that the experienced are not immune. Whether a machine should speak before the human judgment, after it, or only in case of disagreement, is itself a matter for experiment.

## The house with the opened roof

> Which is easier: to say to a paralytic, ‘Your sins are forgiven,’ or to say, ‘Get up, pick up your mat, and walk’?
> — Mark 2:9

The question has occupied interpreters for centuries. As a mere utterance the first is easier, since nobody can inspect the result; as a deed it is the harder, because God alone can perform it. Jesus offers the visible in evidence of the invisible. He thereby submits, astonishingly, to a kind of test, and the test consists in a man carrying his own mat through the crowd.

Medicine, with or without algorithms, works entirely on the visible side of that sentence, and Christians have honored it there: hospitals, leprosaria and nursing orders belong to the church’s better history. The Gospel declines to identify health with salvation, or sickness with guilt. It also declines to despise the body, for the forgiven man was told to walk.

There remains the matter of the roof. No protocol would have admitted this patient that afternoon. He came in because four people regarded the obstacle as theirs. In an age of excellent instruments, access is still largely a question of who is carried, and of who is willing to take a corner of the mat.`,
      objectives: [
        'Derive which threshold is preferable for a given weight of missed cases.',
        'Distinguish overdiagnosis from a false alarm.',
        'Argue why a validated program needs repeated evaluation.',
      ],
      activities: [
        {
          title: 'Your own w',
          description:
            'With three others, write down privately how many false alarms equal one missed case for (a) a smoke detector at night, (b) a plagiarism detector at school, (c) a scan that leads to surgery. Compare the numbers and find the assumption that explains the greatest difference. Decide who ought to be asked before a real threshold is fixed.',
        },
        {
          title: 'Decay journal',
          description:
            'Select a rule of thumb that you trust, for instance how you judge the weather or the mood of a friend. Record ten predictions and outcomes this week. Describe what change in circumstances would make the rule fail silently, and how you would notice.',
        },
      ],
      checks: [
        {
          question:
            'Setting A misses 2 cases and gives 60 false alarms; setting B misses 5 and gives 15. At which w are they equal?',
          options: ['9', '15', '20', '45'],
          answer: 1,
          explanation:
            '2w + 60 = 5w + 15 gives 3w = 45, so w is 15. Above it, setting A causes less harm.',
          practises: [0],
        },
        {
          question: 'Why is overdiagnosis not simply a false alarm?',
          options: [
            'The alarm comes from a person and not from a machine',
            'The disease was present, but in another organ than reported',
            'The finding is real but would never have caused harm',
            'The patient was informed too late for any treatment',
          ],
          answer: 2,
          explanation:
            'In a false alarm there is nothing to find. Here there is something, yet finding it brings no benefit.',
          practises: [1],
        },
        {
          question: 'What does the review of the COVID-19 systems illustrate?',
          options: [
            'A good score on the developer’s data may not survive in a clinic',
            'A program forgets its training data unless it is tested every month',
            'Children should never be examined with the help of a program',
            'Images of the chest contain too little detail for any machine',
          ],
          answer: 0,
          explanation:
            'A shortcut such as the patient’s age can look like skill until somebody tests the system at the place of use.',
          practises: [2],
        },
      ],
    },
  },
};
