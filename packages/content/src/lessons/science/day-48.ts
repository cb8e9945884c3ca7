import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay48: LessonSource = {
  category: 'science',
  dayNumber: 48,
  pictures: ['anatomical-heart', 'lungs', 'footprints'],
  references: ['Luke 24:13-35', 'Isaiah 40:31', 'Proverbs 4:23'],
  bands: {
    kindergarten: {
      title: 'Thump, Thump, Walk!',
      description: 'There is a drum in your chest, and it never takes a nap.',
      content: `Put your hand on your chest. Sit very still. Thump, thump. That is your heart! It is as big as your fist. It pushes blood all around, down to your toes.

Now hop ten times. Feel again. Thump-thump-thump-thump! It goes faster. Your legs are hungry for air, so your heart hurries.

Breathe in. Two soft bags in your chest fill up. They are your lungs. They give fresh air to the blood. Breathe out. The used air goes away.

Your heart beats at night too. You do not have to think of it. God thought of it for you.

Two friends walked a long road. They were sad. Jesus came and walked with them. They did not know Him yet! He told them good things. Later they said that their hearts had felt warm.

> Jesus Himself came up and walked along with them
> — Luke 24:15

Then they hurried home. Thump-thump-thump!`,
      difficulty: 'beginner',
      objectives: ['Feel how your heart changes when you move.', 'Tell what your lungs do.'],
      activities: [
        {
          title: 'Ear on the drum',
          description:
            'Ask a friend first. Then lay your ear on their back. Listen. Let the friend hop twenty times. Listen again. Clap the beat.',
        },
        {
          title: 'Snail, donkey, hare',
          description:
            'Walk like a snail. Walk like a donkey. Run like a hare. Stop each time. How fast is your breath?',
        },
      ],
      checks: [
        {
          question: 'What does your heart do when you hop?',
          options: ['It beats faster', 'It goes to sleep', 'It moves to your toes'],
          answer: 0,
          explanation: 'Your legs need more air. So your heart hurries.',
          practises: [0],
        },
        {
          question: 'What fills up when you breathe in?',
          options: ['Your tummy button', 'Your knees', 'Your lungs'],
          answer: 2,
          explanation: 'The lungs are two soft bags in your chest.',
          practises: [1],
        },
        {
          question: 'When does your heart rest for the whole night?',
          options: ['When it is dark', 'Never', 'When you are sad'],
          answer: 1,
          explanation: 'It beats on, even while you sleep.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'Seven Miles on Two Pumps',
      description: 'One heart is really two hearts that live side by side.',
      content: `## Halfway up the hill

Ben sat down on a log and puffed. “My heart is going to jump out!” Aunt Joy, who is a nurse, laid two fingers on his wrist. “Count with me for thirty seconds.” They counted sixty-two beats. “Then how many in a minute?” she asked. Ben had to double it: one hundred twenty-four.

After a rest they counted again. Now it was eighty.

## Two pumps in one

Your heart has a right side and a left side, and each side is a pump with two rooms. The right side sends dark red blood to the lungs, where it drops off used gas and picks up oxygen. Bright red, it comes back to the left side, and the left side sends it out to your whole body. Little doors make sure that it never flows backward. When they shut, they go thump.

Why red? The blood is full of tiny round cells that carry the oxygen, millions of them in a single drop. They travel from heart to toe and back in about a minute.

## Legs call, heart answers

A leg that is walking needs more oxygen than a leg that is resting, so the brain tells the heart to hurry and the lungs to breathe deeper. With practice a heart gets stronger and moves more blood with every beat, so it doesn’t need to beat so often. That is why walking is good for it.

## Back up the road

On Easter Day two friends walked to Emmaus. It was about seven miles, and that takes grown-ups two or three hours. A stranger walked with them, and when He broke the bread they saw that He was Jesus. They must have been tired. But listen to what they did.

> And they got up that very hour and returned to Jerusalem.
> — Luke 24:33

Seven miles back, in the dark! No legs are too tired for news like that. Ben got up from his log. “Let’s go,” he said. “How many beats to the top?”`,
      difficulty: 'beginner',
      objectives: [
        'Measure a pulse and work out beats in a minute.',
        'Describe the way of the blood through heart and lungs.',
        'Explain why heart and breath speed up on a walk.',
      ],
      activities: [
        {
          title: 'Pulse detective',
          description:
            'Find the pulse at your wrist with two fingers. Count for thirty seconds and double it: lying down, standing, after walking, after running. Draw four bars. How long until you are back at the first number?',
        },
        {
          title: 'Walk the blood',
          description:
            'Draw a huge heart with four rooms on the ground, and lungs and a body on each side. Walk through it: body, right side, lungs, left side, body. Carry a red leaf from the lungs, a brown one from the body. Two guards are the doors. Nobody goes backward!',
        },
      ],
      checks: [
        {
          question: 'You count 45 beats in thirty seconds. How many is that in a minute?',
          options: ['45', '60', '75', '90'],
          answer: 3,
          explanation: 'A minute is twice thirty seconds. 45 + 45 = 90.',
          practises: [0],
        },
        {
          question: 'Where does the right side of the heart send the blood?',
          options: ['To the brain', 'To the lungs', 'To the legs', 'To the stomach'],
          answer: 1,
          explanation: 'In the lungs it picks up oxygen. Then it goes to the left side.',
          practises: [1],
        },
        {
          question: 'Why does your heart speed up on a hill?',
          options: [
            'The air up there is thicker and warmer',
            'Your shoes press the blood upward',
            'Your legs need more oxygen',
            'Your ears hear your steps',
          ],
          answer: 2,
          explanation: 'Working legs use more oxygen. The blood must bring it faster.',
          practises: [2],
        },
      ],
    },
    intermediate: {
      title: 'The Sum That Changed Medicine',
      description:
        'A doctor in London multiplied two numbers, and fourteen hundred years of textbooks fell over.',
      content: `## Harvey’s argument

For centuries doctors followed Galen, who taught that the liver makes new blood from food all day, and that the body uses it up like a field drinks water. William Harvey did not quarrel with this. He counted. Suppose, he wrote in 1628, that the heart throws out only a little blood with each beat. Multiply it by the beats in half an hour. However low he made his guess, the result was more blood than a whole body contains, and far more than anyone could eat and drink.

Try it with today’s numbers: about 70 milliliters a beat and 70 beats a minute make 70 × 70 = 4,900 milliliters, nearly 5 liters. In an hour that’s almost 300 liters, several times the weight of a person. So the blood must go around.

One piece was missing. Nobody had seen a link between the arteries, which lead away from the heart, and the veins, which lead back. Harvey said it had to exist. In 1661, after his death, Marcello Malpighi looked at a frog’s lung with a microscope and saw them: capillaries, thinner than a hair.

That’s how to explain a conclusion so that others can judge it. Show the numbers, show the steps, say what is still missing.

## What happens when you set off

You start walking. Your muscles take more oxygen out of the blood and give off carbon dioxide. Sensors in the brain and arteries notice, and nerves speed up the heart. At 100 beats with 90 milliliters each it moves 9 liters a minute. Arteries in the legs widen, while those of the gut narrow.

In your lungs the air ends in about 480 million tiny sacs, the alveoli. Unfolded, they would cover a large classroom. Their walls are so thin that oxygen slips through within a fraction of a second. You breathe in 21 percent oxygen and breathe out about 16. You never use it all, and so one person’s breath can keep another alive until the ambulance comes.

## Falling forward

Walking is cheap because you swing. At each step your body rises over a stiff leg, like an upside-down pendulum. It slows down on the way up and speeds up on the way down. In this manner more than half of the energy is recovered from step to step. At an easy pace of around five kilometers an hour it’s cheapest. Faster or slower, each kilometer costs more.

Walking also seems to loosen thoughts. In a study at Stanford in 2014, most people had more ideas while they were walking than while they were sitting.

## A conversation on foot

The road to Emmaus was about seven miles, say 11 kilometers, and at 5 kilometers an hour that makes over two hours. Luke tells what a stranger did with the time. He asked, He let them finish, and only then He explained.

> They asked each other, “Were not our hearts burning within us as He spoke with us on the road and opened the Scriptures to us?”
> — Luke 24:32

In the Bible the heart isn’t a pump. It’s the place where you think, want and decide. Nobody could have measured on that road why their hearts burned. Yet something could be observed: two people without hope sat down to supper, and before the dishes were done they were out on the road again.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate how much blood the heart moves.',
        'Follow Harvey’s argument and name what was missing in it.',
        'Describe how heart, lungs and gait adapt to walking.',
      ],
      activities: [
        {
          title: 'Emmaus in miniature',
          description:
            'Measure pulse and breaths per minute at rest, after five minutes of strolling, of brisk walking and of walking uphill. Plot both. If a beat moves 70 milliliters at rest and 90 when walking, how many liters is it each time? Stop if you feel dizzy or ill.',
        },
        {
          title: 'Explain it like Harvey',
          description:
            'Choose something that you are convinced of. Present it in three minutes to a partner: the numbers or observations, each step, and what is still missing. The partner may only ask “How do you know?” Then change places.',
        },
      ],
      checks: [
        {
          question:
            'A heart moves 80 milliliters a beat at 90 beats a minute. How much in a minute?',
          options: ['7.2 liters', '1.7 liters', '17 liters', '72 liters'],
          answer: 0,
          explanation: '80 × 90 = 7,200 milliliters, or 7.2 liters.',
          practises: [0],
        },
        {
          question: 'Which piece of Harvey’s argument was found only after his death?',
          options: [
            'The fact that the heart is a muscle',
            'The number of beats in half an hour',
            'The fine vessels between arteries and veins',
            'The amount of blood in a whole body',
          ],
          answer: 2,
          explanation:
            'He concluded that there must be a link. Malpighi saw the capillaries in 1661.',
          practises: [1],
        },
        {
          question: 'Why is walking at an easy pace so economical?',
          options: [
            'The lungs need no oxygen as long as you walk slowly',
            'Much energy is recovered from step to step, as in a pendulum',
            'The heart beats more slowly than it does when you are sitting',
            'The muscles of the legs are switched off completely at every step',
          ],
          answer: 1,
          explanation:
            'Your body slows on the way up and speeds up on the way down. Little has to be added.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Output, Gait, Recognition',
      description:
        'How to measure a heart from outside, why we walk at the speed we do, and what no instrument carried to Emmaus would have shown.',
      content: `## Fick’s principle

In 1870 Adolf Fick described in about a page how one could determine how much blood a heart pumps without touching it. Oxygen taken up in the lungs must be carried away by the blood; therefore output equals oxygen uptake divided by the difference in oxygen content between arteries and veins. A person at rest takes up 250 milliliters of oxygen a minute. If arterial blood contains 200 milliliters in each liter and mixed venous blood 150, the heart delivers 250 ÷ 50 = 5 liters a minute. On a walk, uptake may rise to 900. Muscles now extract more, and venous blood holds 110. The output is 900 ÷ 90 = 10 liters. Demand has grown by a factor of 3.6, and pumping has only doubled, because extraction contributed the remainder. The body solves its problems with several small adjustments in preference to a single large one.

Distribution is controlled by the caliber of small arteries. In laminar flow the rate through a tube varies with the fourth power of its radius, so that a vessel which widens by 19 percent doubles its flow (1.19⁴ ≈ 2.0), and one narrowed to half transmits a sixteenth. The same law explains why deposits in a coronary artery remain unnoticed for decades and then suddenly matter.

## The speed of a pedestrian

In walking the center of mass travels in an arc over the supporting leg. Gravity has to furnish the centripetal force. If v is the speed, L the length of the leg and g the gravitational acceleration, then v² ÷ L may not exceed g. The ratio v² ÷ (gL) is called the Froude number; walking becomes impossible at 1, and people actually break into a run at about 0.5. With a leg of 0.9 meters, the transition takes place at √(0.5 × 9.81 × 0.9), about 2.1 meters a second. On the moon, where g is 1.62, it would be 0.85, one reason why the Apollo astronauts preferred to lope. A child whose legs measure 0.5 meters has to run at 1.6 meters a second, a fact that adults striding ahead might consider.

The energetic cost of each kilometer, plotted against speed, is a flat U with its minimum near 1.3 meters a second. Pedestrians choose that speed without instruction, although they will depart from it. A study published in 2013 found that men who walked with a woman to whom they were romantically attached slowed down to match her pace. Companionship is visible in the data of locomotion.

## The reasoning heart

Experiments at Stanford in 2014 reported that walking raised scores on tests of divergent thinking by some 60 percent on average, though it did not assist in tasks with one correct answer. Whether effects of that size hold up in other groups remains to be seen.

Luke, whom tradition regards as a physician, uses the word kardia. In Hebrew usage the heart was the organ of deliberation; emotion was situated lower down, in the bowels or kidneys.

> “Were not our hearts burning within us as He spoke with us on the road and opened the Scriptures to us?”
> — Luke 24:32

The travelers are consequently not reporting a flush of sentiment. They are saying, in retrospect, that understanding had been going on in them before they became conscious of it. Psychologists would speak of implicit processing. The identification at the table came abruptly, triggered by a gesture they had witnessed before, and it reorganized the preceding two hours.

## What an instrument would have recorded

Imagine sensors worn on that walk. They would document pace, pulse and ventilation; perhaps, at the point where somebody joined them, an altered rhythm; at dusk a pause; then eleven kilometers in the opposite direction, faster. They would not contain who He was. Nor did the eyes of the two travelers, which, the narrator remarks, were kept from it. Data underdetermine meaning, and an honest explanation, whether of a diagnosis by a machine or of a conviction by a human being, lays open its steps so that another may walk through them.

> And beginning with Moses and all the Prophets, He explained to them what was written in all the Scriptures about Himself.
> — Luke 24:27

Remarkably, the risen Christ, whose mere appearance might have settled the matter, prefers to argue first. He treats two bewildered pedestrians as persons who can follow a chain of reasons. They do so at about five kilometers an hour, which is, as it happens, a good speed for listening.`,
      difficulty: 'advanced',
      objectives: [
        'Apply Fick’s principle and the fourth-power law to circulation.',
        'Derive the speed of transition from walking to running.',
        'Discuss what measurement can and cannot establish about the walk to Emmaus.',
      ],
      activities: [
        {
          title: 'Where walking ends',
          description:
            'Measure the leg length of six people from hip to floor. Compute √(0.5 × 9.81 × L) for each. Mark out 20 meters and let them accelerate gradually until they feel compelled to run; time the last stretch. Plot prediction against observation, and discuss the scatter.',
        },
        {
          title: 'Walk and reason',
          description:
            'In pairs, take a question on which you hold different opinions for a walk of half an hour. For the first ten minutes one speaks and the other only asks; then reverse. On the way back, each states the other’s reasons in order until their owner is content.',
        },
      ],
      checks: [
        {
          question:
            'Oxygen uptake is 1,200 milliliters a minute; arterial blood holds 200 and venous blood 100 milliliters per liter. What is the output?',
          options: [
            '6 liters a minute',
            '4 liters a minute',
            '24 liters a minute',
            '12 liters a minute',
          ],
          answer: 3,
          explanation: '1,200 ÷ (200 − 100) = 12.',
          practises: [0],
        },
        {
          question:
            'How does the transition speed change if the leg is four times as long, with the same gravity?',
          options: [
            'It is doubled',
            'It is four times as high',
            'It stays the same',
            'It is sixteen times as high',
          ],
          answer: 0,
          explanation: 'Speed grows with the square root of leg length, and √4 = 2.',
          practises: [1],
        },
        {
          question: 'What does the lesson conclude from the imagined sensors?',
          options: [
            'Better sensors would have identified the stranger',
            'Conviction is nothing but a change of pulse and pace',
            'Measurements can be complete and still not contain who He was',
            'Only feelings at the table count as evidence',
          ],
          answer: 2,
          explanation:
            'Data may be correct and leave the meaning open. Reasons have to be laid out and followed.',
          practises: [2],
        },
      ],
    },
  },
};
