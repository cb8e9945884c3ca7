import type { LessonSource } from '@lamplight/domain/lessons';

export const aiDay54: LessonSource = {
  category: 'ai',
  dayNumber: 54,
  pictures: ['performing-arts', 'framed-picture', 'growing-heart'],
  references: ['1 Corinthians 13:4-6', 'Ephesians 4:15', 'Exodus 20:16', 'John 8:32'],
  bands: {
    kindergarten: {
      title: 'Pretend or Trick?',
      description: 'A cat with wings is fun. When is a picture not fun?',
      content: `Look at this cat. It has wings! It sits on the moon.

Is it real? No. A machine made the picture. Grandma told it to. She tells everyone. You all laugh and meow. That is pretend. In pretend, we all know.

## The cookie picture

Now a boy shows a picture of Tess. She is eating up all the cookies. But Tess never did that! Somebody made it with a machine. Nobody said so. That is a trick. Tess feels hot and sad.

What can love do? Sit next to Tess. Say that it is not true. Do not show it around. Bring it to a grown-up.

> Love … rejoices in the truth
> — 1 Corinthians 13:6

Rejoices means is very glad. The boy says sorry to Tess. He says it to everyone else too. Tess takes a deep breath. Then she smiles a bit.`,
      difficulty: 'beginner',
      objectives: ['Tell pretend from a trick.', 'Show how to help a friend in a mean picture.'],
      activities: [
        {
          title: 'Silly, but we say so',
          description:
            'Draw a silly animal that is not real. Give it wings or wheels. Put a big P on it for pretend. Show it to all and say: pretend! Now nobody is tricked.',
        },
        {
          title: 'Next to Tess',
          description:
            'Act out the cookie picture with toys. One toy is sad. Let the other toys come and help. What do they say to her?',
        },
      ],
      checks: [
        {
          question: 'Why was the cat with wings just fun?',
          options: [
            'All knew it was pretend',
            'Because it ate the moon',
            'It was a real flying cat',
          ],
          answer: 0,
          explanation: 'Grandma told everyone. So nobody was tricked.',
          practises: [0],
        },
        {
          question: 'What made the cookie picture a trick?',
          options: ['It had cookies in it', 'Nobody said it was made up', 'It was far too small'],
          answer: 1,
          explanation: 'It looked real, but Tess had never done it.',
          practises: [0],
        },
        {
          question: 'You see a mean picture of a friend. What now?',
          options: [
            'Show it to the whole camp',
            'Laugh at her with the boys',
            'Bring it to a grown-up',
          ],
          answer: 2,
          explanation: 'A grown-up can help. You can sit with your friend.',
          practises: [1],
        },
      ],
    },
    elementary: {
      title: 'The Boy Who Was Not There',
      description: 'The picture shows Lukas in the kitchen at night. Lukas was asleep.',
      content: `## Everybody has seen it

At breakfast a tablet goes from hand to hand. It shows Lukas in the dark kitchen with his arms full of cake. By the time he comes in, the room has gone quiet.

“I was in bed!” he says. His friend Bea looks at his face and then at the picture. She does not know what to think, so she begins to ask some questions.

## Four questions

- Who made this? No one can say, for it came from someone who got it from someone else.
- What else do we know? The cook counts her cakes and finds that all five are still there.
- Does it fit? In the picture the window is on the left, but in the real kitchen it is on the right.
- How do I feel? She felt shocked and wanted to pass it on at once. Tricks often work like that, because we forget to think when our hearts are racing.

Bea could not have told just by looking at his face in the picture. Machines that people built can draw a face and a voice so well that even grown-ups are fooled. That is why the questions help more than sharp eyes do.

## Truth with both hands

Bea says it out loud. “It is a fake, and Lukas did not do it.” Then a boy named Finn turns red, because he had made it with an app as a joke.

Now some of them want to make a mean picture of Finn, but the leader shakes her head. She says that a lie about Finn would only make two lies. Finn has to tell every table what he did, and he helps to wipe the picture from the tablets. Lukas needs some time, and that is all right.

> Love takes no pleasure in evil, but rejoices in the truth.
> — 1 Corinthians 13:6

Love stood up for Lukas with the truth. It also told Finn the truth, and it left a door open so that he could come back.`,
      difficulty: 'beginner',
      objectives: [
        'Ask four questions about a shocking picture.',
        'Explain why sharp eyes are not enough.',
        'Describe how love and truth helped both boys.',
      ],
      activities: [
        {
          title: 'Where did it come from?',
          description:
            'Whisper a made-up, harmless story about a squirrel to one child, who tells it on to another. Half an hour later the group tries to follow it back to the start. Each may only say who told it to them. How many links did it take to find the first one?',
        },
        {
          title: 'Two sentences for Finn',
          description:
            'In pairs, find two sentences to say to Finn. One must be true and the other must be kind, and neither may cancel the other. Read them out and choose the pair that you would most like to hear if you were Finn.',
        },
      ],
      checks: [
        {
          question: 'Which question did Bea’s wish to pass it on belong to?',
          options: ['Who made this?', 'Does it fit?', 'What else do we know?', 'How do I feel?'],
          answer: 3,
          explanation: 'She noticed that her heart was racing. That was a good time to slow down.',
          practises: [0],
        },
        {
          question: 'Why did the questions help more than sharp eyes?',
          options: [
            'A fake face can look fully real',
            'It was too dark in the dining room',
            'Bea had forgotten her glasses',
            'Grown-ups are never tricked by them',
          ],
          answer: 0,
          explanation:
            'Some fakes look perfect. Then you find the truth by asking where it came from and what else is known.',
          practises: [1],
        },
        {
          question: 'Why did the leader not allow a mean picture of Finn?',
          options: [
            'Finn was her favorite camper',
            'It would only add a second lie',
            'The tablets had no power left',
            'Nobody there could draw him well',
          ],
          answer: 1,
          explanation: 'One lie is not put right by another. Finn had to tell the truth himself.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Hatpins and Paper Fairies',
      description:
        'Two cousins fooled the man who invented Sherlock Holmes. What made him so easy to fool?',
      content: `## A photograph from the brook

In 1917 two English cousins, Elsie Wright, who was sixteen, and Frances Griffiths, who was nine, borrowed a camera and came home with a picture of fairies. The fairies were drawings, cut out and held up by hatpins. It began as a joke on the family.

Then the picture reached Sir Arthur Conan Doyle, who had invented Sherlock Holmes. The experts disagreed, for one saw evidence of faking while another called the picture genuine. Conan Doyle, who had lost a son and a brother and longed for messages from another world, believed it and said so in a magazine in 1920. The girls were now too embarrassed to confess, with the most famous detective writer on Earth defending them. They admitted the trick in the 1980s, when they were old women.

Nobody was fooled by the quality of the fairies. They were fooled by what they hoped.

## What has changed, and what has not

As of 2026 a program needs only a photo or a short recording to produce a person’s face or voice saying something that was never said. Two pieces of advice have therefore grown old. Counting fingers no longer helps much, since the mistakes keep disappearing. Detection programs help somewhat, but they miss fakes and accuse real pictures as well.

What still works is older than computers.

- Follow it back. Where did it first appear, and who is willing to put a name to it?
- Look for company. Real events leave many traces, while a fake often stands alone.
- Check through another door. If a relative calls and urgently begs for money, hang up and dial the number you know. Some families agree on a secret word for such a moment.
- Watch your own hopes. The picture you most want to be true, or which makes your rival look worst, deserves your hardest questions.

## The second lie

There is a danger on the other side. Once everybody knows that videos can be faked, a guilty person can point to a real one and shrug that it was made by AI. If you believe nothing, you have not become wise. You have only become useless to those who are telling the truth, and sometimes a frightened friend depends on being believed.

## Harm and repair

Imitating someone for a laugh may be harmless if that person agrees and the label is clear. Otherwise it takes something that belongs to them. If anyone makes or sends a fake that shames you or a friend, especially one that shows a body, it is never the victim’s fault. Do not forward it, do not answer threats, and get an adult to help you that same hour.

> Instead, speaking the truth in love, we will in all things grow up into Christ Himself, who is the head.
> — Ephesians 4:15

Suppose that you discover who did it. You could expose him with a fake of your own. You could also keep quiet to stay friends. Truth in love is the third way: say plainly what was done, protect the one who was hurt, and leave the other person a path back. It takes more courage than either of the others, and it is how people grow up.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain how hopes can make a fake convincing.',
        'Verify a suspicious picture, message or call.',
        'Plan a response that protects the victim and tells the truth.',
      ],
      activities: [
        {
          title: 'Trick photography without a camera',
          description:
            'With cardboard, string and a chosen viewpoint, build a scene that looks impossible from one spot, such as a friend who is standing on someone’s palm. Invite visitors to the spot, and then let them walk around it. List what gave the trick away and which of these clues a flat picture would hide.',
        },
        {
          title: 'The call at midnight',
          description:
            'One person plays a caller who imitates a cousin and needs money at once. The other tries to check without being rude. Practice three answers until they come easily. Talk at home about whether your family would like a secret word, and keep it to yourselves.',
        },
      ],
      checks: [
        {
          question: 'According to the lesson, what fooled Conan Doyle most of all?',
          options: [
            'The great skill of the drawings',
            'A camera of the newest and costliest kind',
            'His own longing for another world',
            'The confession that Elsie wrote him',
          ],
          answer: 2,
          explanation:
            'He had lost people he loved and hoped for signs. A strong wish is a reason to ask harder questions.',
          practises: [0],
        },
        {
          question:
            'Your aunt’s voice calls, in tears, and asks for a code from your phone. What checks it best?',
          options: [
            'Listening for a robot tone in her voice',
            'Hanging up and dialing her usual number',
            'Asking the caller if she is really your aunt',
            'Giving only the first half of the code',
          ],
          answer: 1,
          explanation:
            'A voice can be copied, and a trickster will always say yes. A number you already knew is another door.',
          practises: [1],
        },
        {
          question: 'A shaming fake of a classmate is spreading. Which answer is truth in love?',
          options: [
            'Make a fake of whoever started it, so he learns how it feels',
            'Say nothing, so that the whole thing blows over by itself',
            'Send it to your closest friends and warn them not to share it',
            'Support the classmate and bring it to an adult without delay',
          ],
          answer: 3,
          explanation:
            'It protects the person who was hurt, stops the spread and puts the facts before someone who can act.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'The Forgery That Served the Church',
      description:
        'In 1440 a scholar took apart a document that his own church had every reason to want genuine.',
      difficulty: 'advanced',
      content: `## An emperor’s gift

For centuries medieval popes could appeal to a remarkable charter. In it the Emperor Constantine, grateful for a cure from leprosy, handed over Rome and the western half of his empire to the bishop of Rome. In the fifteenth century Nicholas of Cusa, later a cardinal, doubted it. Then in 1440 Lorenzo Valla demolished it. The Latin was wrong for the fourth century. The text speaks of satraps, a Persian title that no Roman official bore at that time. Ancient historians mention no such enormous transfer. The charter had been composed more than four hundred years after Constantine’s death.

Valla wrote in the service of a king who was quarreling with the pope, so that his motives were mixed. His arguments were nevertheless correct, and a later pope employed him as a secretary. Today Catholic and Protestant historians agree on the verdict. A community devoted to the truth had for a long time been comfortable with something false, because it was useful. That should be remembered by anyone who imagines that only enemies deceive.

## What a recording used to prove

Photographs and recordings were never beyond manipulation, yet for about a century and a half forgery was costly, and its cost worked as a kind of guarantee. Generative models have abolished the cost. As of 2026 three remedies are being tried, and each is partial.

Detectors search for statistical traces. They age quickly, since every new generator leaves different ones, and where fakes are rare most alarms may concern genuine pictures. Watermarks are placed in the output by the manufacturer, but they can be damaged, and a forger will choose a tool that has none. Provenance takes the opposite approach. Instead of recognizing the false, it documents the true: a camera or an editor attaches a signed record of origin and changes, which breaks if anybody tampers with it. Such credentials can be stripped away, and their absence proves nothing. They also say only who signed, not whether that person is honest. In the end technical chains lead back to somebody who vouches.

## The liar’s dividend

In 2019 the legal scholars Robert Chesney and Danielle Citron described a consequence that is easily missed. As the public learns that anything can be fabricated, those who are caught in real misconduct acquire an excuse. They called it the liar’s dividend. General suspicion is therefore not a defense against deception; it distributes its profits. The victims are frequently people whose only evidence was a recording.

What is required is calibrated trust: neither belief nor disbelief by reflex, but a judgment that depends on origin, corroboration and the possibility of testing. The sciences offer a model. An isolated sensational result is treated as a report. It becomes knowledge when others, preferably rivals, have followed the published method and obtained the same. A claim that is designed so that nobody can check it has declared what it is.

## Love’s interest in the facts

The commandment does not forbid error. It forbids testimony that wounds.

> You shall not bear false witness against your neighbor.
> — Exodus 20:16

A fabricated video is false witness in its most literal form, since it makes the victim testify against herself. Where it sexualizes someone it is an assault upon dignity, and in many countries a crime; whoever is targeted, or knows somebody who is, should turn to a trustworthy adult immediately and is guilty of nothing. Satire, with consent or a plain label, belongs to another category, though the line is worth debating.

Paul writes that love “rejoices in the truth” (1 Corinthians 13:6). He does not say that it rejoices in being right. The distinction becomes practical at the moment of exposure. Facts can be published in order to restore someone’s name, to protect those who are next, or to enjoy a downfall, and the wording is often identical. Love examines its own satisfaction. It corrects in the forum where the damage was done, retracts its own errors as prominently as it announced them, and hopes that the forger may yet become a person whose word can be believed. Valla’s Church finally benefited from what had embarrassed it. The truth that sets free is not always the truth one had been looking for.`,
      objectives: [
        'Explain how internal evidence exposed the Donation of Constantine.',
        'Compare detection, watermarks and provenance as remedies.',
        'Analyze the liar’s dividend and the motives for exposing a fake.',
      ],
      activities: [
        {
          title: 'Valla’s workshop',
          description:
            'Each team writes a letter supposedly sent from this camp fifty years ago, with five anachronisms in its words, prices, objects or customs. Exchange and annotate like Valla: quote the phrase, say what is wrong, and state how certain you are. An older person judges, and both teams list which errors were missed.',
        },
        {
          title: 'Notice of correction',
          description:
            'Imagine that your group has spread a false picture of a local shopkeeper. Draft the correction in no more than eighty words: what was shown, what is true, who erred, what is being repaired, and where it will be posted. Remove each phrase that protects you rather than him.',
        },
      ],
      checks: [
        {
          question: 'Which observation belongs to Valla’s internal evidence against the charter?',
          options: [
            'It uses a title that no Roman official then held',
            'It was discovered in the library of a rival king',
            'It was doubted by several of the later emperors',
            'It had never been shown to any bishop of Rome',
          ],
          answer: 0,
          explanation:
            'The satraps betray a later author. Language that does not fit its supposed date is evidence from within the text.',
          practises: [0],
        },
        {
          question: 'In what way does provenance differ from detection?',
          options: [
            'It guarantees that the person who signs a picture is honest',
            'It finds statistical traces that all generators have in common',
            'It documents the origin of what is genuine',
            'It treats every picture without a signature as proven false',
          ],
          answer: 2,
          explanation:
            'A signed record follows the genuine item from its source. It does not judge honesty, and a missing record proves nothing.',
          practises: [1],
        },
        {
          question: 'Who collects the liar’s dividend?',
          options: [
            'A company that sells a popular program for making fake videos',
            'Someone who dismisses a real recording by calling it generated',
            'A viewer who has learned to distrust every picture that she sees',
            'An artist who labels her satire so that nobody can be misled',
          ],
          answer: 1,
          explanation:
            'When anything could be fabricated, genuine evidence is easier to deny, and the guilty profit from the doubt.',
          practises: [2],
        },
      ],
    },
  },
};
