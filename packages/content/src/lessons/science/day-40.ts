import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay40: LessonSource = {
  category: 'science',
  dayNumber: 40,
  pictures: ['adhesive-bandage', 'red-heart', 'people-hugging'],
  references: ['Luke 10:33-35', 'Psalm 147:3', 'Isaiah 1:6'],
  bands: {
    kindergarten: {
      title: 'Your Body Mends Itself',
      description: 'Ouch, a scraped knee! Now watch what happens.',
      content: `Oh no! You fell. Your knee is red and it stings. Tell a grown-up. They wash it with clean water. Then they put on a bandage. And maybe a kiss.

Now your body gets to work. First it makes a plug. The blood gets thick and sticky. It dries. That is a scab. It is like a lid. Do not pick it!

Under the lid, tiny helpers clean up. They eat the germs. Others build new skin, bit by bit. In a week the lid falls off. Look! Your knee is pink and new.

You did not have to tell it how. God made your body so that it can mend.

Jesus told about a hurt man. Two people walked by. A third one stopped. He was kind.

> He went to him and bandaged his wounds
> — Luke 10:34

You can help too. Fetch a grown-up. Stay close and be kind.`,
      difficulty: 'beginner',
      objectives: ['Tell what a scab is for.', 'Say what to do when a friend is hurt.'],
      activities: [
        {
          title: 'Teddy clinic',
          description:
            'Your teddy has a scraped paw. Wash it, dry it, put on a bandage. Say something kind. What does teddy need now?',
        },
        {
          title: 'Who can help?',
          description: 'Find three grown-ups who can help with a hurt. Tell them thank you.',
        },
      ],
      checks: [
        {
          question: 'What is a scab?',
          options: ['A kind of sock', 'A lid over the hurt place', 'A bug'],
          answer: 1,
          explanation: 'It keeps germs out while new skin grows.',
          practises: [0],
        },
        {
          question: 'Your friend fell down. What do you do first?',
          options: ['Get a grown-up', 'Laugh', 'Run off to play'],
          answer: 0,
          explanation: 'A grown-up can wash it and help. You can be kind.',
          practises: [1],
        },
        {
          question: 'Should you pick the scab off?',
          options: ['Yes, every morning', 'Only at night', 'No, let it stay'],
          answer: 2,
          explanation: 'It falls off when the new skin is ready.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Repair Crew Under Your Skin',
      description:
        'Within seconds the alarm goes off, and thousands of tiny workers are on their way.',
      content: `## Scraped on gravel

Ella’s bike slid on the gravel, and her palm was bleeding. Her cousin Noor ran for help, and Aunt Mina knew what to do. She washed her own hands first. Then she held Ella’s hand under clean, running water until all the grit was out, and she covered it. “Now leave the rest to the crew,” she said.

## Four crews

- Stop the leak! The little pipes that carry blood squeeze tight. Tiny plates in the blood stick together, and threads finer than a spider’s web form a net around them, which dries to a scab.
- Guard the gate! White blood cells squeeze out of the pipes and swallow germs and dirt. More blood comes along with them, and that is why the place turns red, warm and sore for a day or two.
- Build! New cells crawl in under the scab and make new skin and new pipes.
- Tidy up! For weeks the new part is made stronger. Sometimes a scar stays, like a mended seam.

The crew needs you to keep it clean, to eat and sleep well, and not to pick!

Fetch a grown-up at once if it bleeds a lot, if it is deep, if it gets redder and hotter after some days, or if somebody hit their head. In an emergency call 911, or 112 in many lands.

## Oil and wine

Jesus told of a man who lay beaten beside the road. A priest went by, and a man who served in the temple. Then came a Samaritan, whom people in that land did not like.

> He went to him and bandaged his wounds, pouring on oil and wine.
> — Luke 10:34

Wine kills many germs, and oil soothes. He knew his first aid! But the first thing that he did comes one verse earlier: he saw him, and he had compassion. The crew under the skin can do a lot. It can’t stop on the road and kneel down. That takes you.`,
      difficulty: 'beginner',
      objectives: [
        'Describe how the body repairs a scrape.',
        'Tell what to do with a small wound and when to get help.',
        'Name what the Samaritan did first.',
      ],
      activities: [
        {
          title: 'First-aid relay',
          description:
            'In pairs practice with a pretend scrape: wash hands, rinse, pat dry, cover, comfort. Each step gets a card. Mix the cards and put them in order. Who can do it calmly?',
        },
        {
          title: 'Germ glitter',
          description:
            'Rub a pinch of chalk dust on one child’s hands. Shake hands around the ring. Who has dust now? Wash with water only and then with soap. What works better?',
        },
      ],
      checks: [
        {
          question: 'Why is a fresh scrape red and warm?',
          options: [
            'The skin is angry',
            'More blood comes with cells that fight germs',
            'The sun has burned it',
            'The bandage is too tight',
          ],
          answer: 1,
          explanation: 'Warm blood brings white blood cells. For a day or two that is good.',
          practises: [0],
        },
        {
          question: 'What comes before touching someone’s wound?',
          options: [
            'Washing your hands',
            'Putting on a bandage',
            'Picking off the scab',
            'Blowing on it',
          ],
          answer: 0,
          explanation: 'Clean hands bring no new germs into the wound.',
          practises: [1],
        },
        {
          question: 'What did the Samaritan do before he used oil and wine?',
          options: [
            'He asked the man’s name',
            'He called a doctor',
            'He looked all over for the robbers',
            'He saw him and felt for him',
          ],
          answer: 3,
          explanation: 'Compassion came first. Then he knew what to do, and did it.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'Wound, Clot, Scar',
      description:
        'A cut sets off one of the most elaborate rescue operations in nature. First aid means not getting in its way.',
      content: `## The cascade

Within seconds of a cut the injured vessel narrows. Platelets, which are tiny fragments of cells, stick to the torn edge, swell up and call others. At the same time a chain of about a dozen proteins in the blood is set off, each activating the next. Because every step multiplies, a few molecules at the beginning lead to billions at the end. If each activated particle activates ten others, then after six steps there are 10 × 10 × 10 × 10 × 10 × 10 = 1,000,000. The last step turns a soluble protein into threads of fibrin, which hold the plug together.

Such an avalanche must also be stopped, or all the blood in the body would clot. Other proteins see to that. In hemophilia one member of the chain is missing, and even small injuries are dangerous.

## Inflammation and rebuilding

Damaged cells release signals. The vessels nearby widen and become leaky; therefore the place is red, warm, swollen and painful, four signs that the Roman writer Celsus listed about AD 30. White blood cells crawl toward the signals and swallow bacteria. After two or three days others come which clean up and direct the building.

Then fibroblasts lay down collagen, new vessels sprout, and skin cells migrate in from the edges. They move best on a moist surface; that’s why a clean dressing is better than “letting the air get at it.” The new collagen is laid in a hurry. Over months it is sorted, but the scar reaches only about 80 percent of the old strength, and it grows no hair.

## First aid in five lines

- Look around: is it safe for you? Call for help: 911, or 112 in Europe and many other places.
- Strong bleeding: press firmly with a clean cloth and do not let go. If it soaks through, lay another on top and press harder.
- Small wounds: wash your hands, rinse with clean running water, cover.
- Burns: cool running water for twenty minutes. No ice, no butter.
- Not sure? Head, eye, deep, dirty, an animal bite, or redness that spreads: a doctor. Is the tetanus shot up to date?

A first-aid course is among the best things you can do with a Saturday.

## Oil, wine and two coins

In Isaiah’s time doctors pressed out wounds, bandaged them and soothed them with oil. The prophet uses this as a picture of an entire nation that has not been cared for. In the parable of Jesus it becomes real.

> He went to him and bandaged his wounds, pouring on oil and wine. Then he put him on his own animal, brought him to an inn, and took care of him.
> — Luke 10:34

Alcohol and acids in wine kill many germs, as experiments have confirmed, and oil keeps the wound from sticking to the cloth. It was the best practice of the day. But what the parable counts is verbs: he came, saw, had compassion, went to him, bandaged, poured, put, brought, took care, paid. There is even follow-up, for he promises to look in again.

Jesus had been asked: who is my neighbor? At the end He turns it around and asks who had been one. You can’t find out by looking at the man in the ditch. It’s decided by what you do next.`,
      difficulty: 'intermediate',
      objectives: [
        'Explain clotting as a chain that multiplies.',
        'Describe inflammation and rebuilding.',
        'Apply rules of first aid.',
      ],
      activities: [
        {
          title: 'Human cascade',
          description:
            'One person taps two, each of whom taps two others, and so on until everyone stands. Count the rounds for your group. Now add three people who sit someone down again at every round. When does the avalanche stop? Compare with blood clotting.',
        },
        {
          title: 'Drill',
          description:
            'With someone who has taken a course, practice pressing on a bleeding arm, cooling a burn, and making an emergency call: where, what, how many, who is calling, wait for questions. Each person plays helper, patient and observer once.',
        },
      ],
      checks: [
        {
          question:
            'Each activated particle activates five others. How many are there at the fourth step after one?',
          options: ['20', '625', '125', '3,125'],
          answer: 1,
          explanation: '5 × 5 × 5 × 5 = 625.',
          practises: [0],
        },
        {
          question: 'Which four signs belong to inflammation?',
          options: [
            'Redness, warmth, swelling and pain',
            'Paleness, cold, itching and numbness',
            'Redness, cold, swelling and scars',
            'Fever, cough, pain and rash',
          ],
          answer: 0,
          explanation: 'Vessels widen and leak. Celsus already listed these four.',
          practises: [1],
        },
        {
          question: 'A friend has burned a hand on a hot pot. What is right?',
          options: [
            'Put butter on it and wrap it tightly in a towel',
            'Lay ice on it for an hour',
            'Open the blister so that it dries',
            'Cool it under running water and get an adult',
          ],
          answer: 3,
          explanation:
            'Cool running water for about twenty minutes limits the damage. Ice and butter do harm.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Repair Without Blueprint',
      description:
        'A salamander regrows a leg. We grow a scar. Evolution, it seems, was in a hurry.',
      content: `## Amplification and brake

Hemostasis must satisfy contradictory demands: it should act within seconds, be confined to the injury, and never begin elsewhere. The solution is a cascade with positive feedback and several inhibitors. Thrombin, once formed, accelerates its own formation and converts fibrinogen to fibrin; the same thrombin, as soon as it meets intact vessel wall, binds a protein there and turns into the activator of an anticoagulant. One molecule is accelerator or brake according to where it is. With an amplification of twenty at each of five stages, an initial signal is multiplied by 20⁵ = 3,200,000, and it is plain why deficiency of a single factor, as in hemophilia, and failure of a single brake, as in hereditary thrombophilia, are both dangerous.

Inflammation follows and resolves. It was long believed to fade by itself when its cause was gone. Since about 2000 families of lipid mediators have been identified that terminate it actively, by halting the influx of neutrophils and summoning macrophages to bury the dead. Where resolution fails, wounds become chronic; in people with diabetes an ulcer of the foot may persist for years.

## Scar or regeneration

An axolotl that loses a leg covers the stump within a day, forms a mass of cells that have returned to an earlier state, and reconstructs bone, muscle and nerve in correct order. A human fetus before about the twenty-fourth week heals its skin without any scar. Adult mammals lay down collagen in parallel bundles, rapidly and crudely, attaining some 80 percent of the original tensile strength after three months. It is plausible that natural selection favored speed over perfection in animals that were warm-blooded, hunted, and exposed to infection. What inhibits regeneration in us appears to be in part the very immune response that saves us. In 2021 experiments with mice, blocking a mechanical signal in certain fibroblasts led to skin with hair and glands in the place of scars, which suggests that the capacity is suppressed rather than lost.

## Clinical reason

First aid rests upon evidence, and has been revised by it. Tourniquets, long discouraged, returned after studies of military and civilian injuries showed that they save lives when direct pressure is not enough. Hydrogen peroxide, formerly in each cabinet, damages healing tissue; water of drinking quality is as good as sterile saline for ordinary wounds. Dry scabs were displaced by moist dressings after George Winter’s experiments on pigs in 1962. To be told that one’s grandmother was wrong about airing a wound is part of the subject.

## The economy of compassion

> He went to him and bandaged his wounds, pouring on oil and wine. Then he put him on his own animal, brought him to an inn, and took care of him.
> — Luke 10:34

The treatment is state of the art. Polyphenols and acids in wine have measurable antiseptic effect, and oil was standard from Hippocrates onward. Hearers of the parable would have recognized competence, and would have been annoyed by its possessor, for Samaritans were regarded by Judeans as worse than foreigners. Two denarii, two days’ wages, secured lodging for perhaps several weeks, and the open promise to pay whatever more was needed made the victim independent of an innkeeper who might otherwise have held him for debt.

In 1973 John Darley and Daniel Batson asked students of theology to walk to another building and give a talk, half of them about the Samaritan himself. On the way a man sat slumped in a doorway, coughing. What predicted whether they stopped was not the subject of the talk nor the type of their religiosity. Of those who had been told that they were late, 10 percent helped; of those who had time, 63. The finding does not excuse anyone. It indicates where one might begin, and it throws light on a detail in Luke: nothing is said of the Samaritan’s having been less busy. He interrupted his journey, and on the next day, having made arrangements, went on.

Bodies mend, within limits, unasked. A society does so if there are persons who permit themselves to be delayed.`,
      difficulty: 'advanced',
      objectives: [
        'Explain how the clotting cascade is amplified and confined.',
        'Compare scarring with regeneration.',
        'Evaluate evidence on what makes people help.',
      ],
      activities: [
        {
          title: 'Myths of the cabinet',
          description:
            'Collect ten pieces of household advice on wounds, burns, bruises and nosebleeds from people of three generations. Classify them as supported, unsupported or harmful with the help of a trained first-aider, and present one surprising correction without making fun of anybody.',
        },
        {
          title: 'Room for delay',
          description:
            'Design an observation, without deception, of how hurry affects small acts of courtesy at your school or camp, such as holding doors. Agree on definitions, observe at two times of day, and calculate the two rates. Discuss what could be altered in the timetable instead of in the people.',
        },
      ],
      checks: [
        {
          question:
            'A cascade multiplies a signal by 10 at each of four stages and by 5 at a fifth. What is the total amplification?',
          options: ['45', '50,000', '10,005', '5,000'],
          answer: 1,
          explanation: '10⁴ × 5 = 50,000. Stages multiply and do not add.',
          practises: [0],
        },
        {
          question: 'What do the experiments with mice of 2021 suggest about scarring?',
          options: [
            'Scars are stronger than uninjured skin',
            'Mammals have lost the genes for regeneration',
            'A capacity for regeneration is present and held back',
            'Scars form only when a wound is kept moist',
          ],
          answer: 2,
          explanation:
            'Blocking one signal led to skin with hair and glands. So the ability seems to be suppressed.',
          practises: [1],
        },
        {
          question: 'Which factor predicted helping in the study with students of theology?',
          options: [
            'Whether they were in a hurry',
            'Whether they were to speak on the good Samaritan',
            'How religious they said they were',
            'Whether they had studied medicine',
          ],
          answer: 0,
          explanation:
            'Of those who were late, 10 percent stopped, and of those with time, 63. The subject of the talk made little difference.',
          practises: [2],
        },
      ],
    },
  },
};
