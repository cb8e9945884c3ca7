import type { LessonSource } from '@lamplight/domain/lessons';

export const scienceDay46: LessonSource = {
  category: 'science',
  dayNumber: 46,
  pictures: ['rock', 'mountain', 'volcano'],
  references: ['Matthew 27:51-54', 'John 19:41', 'Psalm 46:1-3', 'Isaiah 54:10', 'Luke 13:4-5'],
  bands: {
    kindergarten: {
      title: 'Hard as a Rock?',
      description: 'Pick up a stone. It is older than your great-great-grandma!',
      content: `Hold a stone. Is it cold? Is it rough? Has it got stripes? Knock, knock. It is hard!

But even rocks change. Rain rubs them. Ice cracks them. A river rolls them round and smooth. Little bits break off. That is sand! Then sand gets pressed, very hard and very long. One day it is rock again.

Sometimes the ground shakes. That is an earthquake. Deep down, big rocks were stuck. Now they slip. Most shakes are so small that you cannot feel them.

Are you inside when it shakes? Drop down. Cover your head. Hold on. Soon it will stop.

On the day Jesus died, the earth shook too.

> The earth quaked, and the rocks were split.
> — Matthew 27:51

It was as if the ground was crying. People were afraid. Then it got very quiet. His friends laid Him in a tomb of stone.

Hills may shake. God’s love does not.`,
      difficulty: 'beginner',
      objectives: ['Tell how rocks can change.', 'Show what to do when the ground shakes.'],
      activities: [
        {
          title: 'Drop, cover, hold on',
          description:
            'A grown-up calls out: earthquake! Drop to your knees. Crawl under a table. Hold its leg until it stops. Practice three times.',
        },
        {
          title: 'My own stone',
          description:
            'Choose one stone. Wash it. Rub it and smell it. Put it with all the others. Shut your eyes. Can you find yours again?',
        },
      ],
      checks: [
        {
          question: 'What is sand?',
          options: ['Dry rain', 'Old snow', 'Tiny bits of rock'],
          answer: 2,
          explanation: 'Rocks rub and crack. The little bits are sand.',
          practises: [0],
        },
        {
          question: 'You are inside and the floor shakes. What do you do?',
          options: ['Run down the stairs', 'Drop, cover and hold on', 'Stand by the window'],
          answer: 1,
          explanation: 'Get low. Cover your head. Hold on until it stops.',
          practises: [1],
        },
        {
          question: 'How does a stone get round and smooth?',
          options: ['A river rolls it', 'The moon shines on it', 'A bird sits on it'],
          answer: 0,
          explanation: 'Water rolls it along. The corners rub off.',
          practises: [0],
        },
      ],
    },
    elementary: {
      title: 'The Corner That Nobody Wanted',
      description: 'How can there be seashells on top of a hill, miles from the sea?',
      content: `## Shells in a wall

“Dad, there’s a shell in this wall!” Hana put her nose close to the stone. It was true. The white stone of Jerusalem is limestone. It is made of shells and mud from the bottom of a warm sea. They piled up, layer on layer, and were pressed into rock. Later, slow and mighty forces lifted it up to the top of the hills.

## Three families of rock

- Some rock was once melted. Lava cools and turns hard. Granite cooled deep in the ground.
- Some rock was once sand, mud or shells, like the stone of Hana’s wall.
- Some rock was baked and squeezed until it changed. Limestone turns into marble that way.

Each kind can become another. Wind, ice and rain wear mountains down, and rivers carry the sand to the sea. It all goes around, but so slowly that nobody sees it happen.

## Why the ground shakes

The hard shell of the earth is cracked into huge plates. They creep about as fast as your nails grow. At the edges they catch on each other, so the rock bends a little more each year, like a ruler that you bend over a table. One day it lets go. Snap! The shaking runs out on all sides, like rings in a pond.

One such edge runs along the Jordan River, close to Jerusalem.

## The hill

People once cut stone for houses outside the city wall. They left one corner standing, for the rock there was cracked and no good. Many experts think that this was the place of the cross. It was called Golgotha, and it had a garden with a tomb near it.

> Now there was a garden in the place where Jesus was crucified, and in the garden a new tomb in which no one had yet been laid.
> — John 19:41

Matthew tells that the earth shook when Jesus died and that rocks were split. Hana laid her hand flat on the wall. It was warm and still.`,
      difficulty: 'beginner',
      objectives: [
        'Sort rocks into three families by how they were made.',
        'Explain why the ground sometimes shakes.',
        'Tell what limestone is made of.',
      ],
      activities: [
        {
          title: 'Stick and slip',
          description:
            'Lay a flat stone on sandpaper or a rough board. Pull it with a rubber band, slowly and evenly. Does the stone move slowly and evenly too? Measure each jump. Are big jumps as common as small ones?',
        },
        {
          title: 'Rock museum',
          description:
            'Collect ten stones. Sort them: shiny, striped, grainy, with holes, with shells. Write a label for each: where found, how heavy, how hard. Can a key scratch it? Guess its family.',
        },
      ],
      checks: [
        {
          question: 'What is the white limestone of Jerusalem made of?',
          options: [
            'Shells and mud from a sea',
            'Lava that has cooled',
            'Sand blown in by storms',
            'Ice that never melts',
          ],
          answer: 0,
          explanation: 'Shells and mud piled up on the sea floor and were pressed into stone.',
          practises: [2],
        },
        {
          question: 'Why does the ground shake in an earthquake?',
          options: [
            'A wave of the sea hits the shore',
            'The earth turns too fast for a moment',
            'Hot wind blows through caves deep down',
            'Stuck rock bends and then suddenly lets go',
          ],
          answer: 3,
          explanation: 'Plates catch on each other. When the bent rock slips, it shakes.',
          practises: [1],
        },
        {
          question: 'Marble was once limestone. To which family does it belong?',
          options: [
            'Rock that was melted',
            'Rock that was baked and squeezed',
            'Rock that is still sand',
            'Rock that fell from the sky',
          ],
          answer: 1,
          explanation: 'Heat and pressure changed it. That makes the third family.',
          practises: [0],
        },
      ],
    },
    intermediate: {
      title: 'Five Millimeters a Year',
      description:
        'Nothing seems to move, for four hundred years. Then everything does, in half a minute.',
      content: `## A fence in two pieces

After the San Francisco earthquake of 1906, a geologist named Harry Reid studied fences. Some ran straight up to the fault, broke off and went on several meters to the side. But the land had not simply jumped. Old surveys showed that points far from the fault had been creeping past each other for decades, while close to it the rock was locked and bent. Reid’s explanation is called elastic rebound: rock stores strain like a bow, and an earthquake is the release.

East of Jerusalem runs a fault of that kind, from the Red Sea up the valley of the Jordan. The land to the east creeps north by about 5 millimeters a year. If a stretch is locked for 400 years, it has 400 × 5 = 2,000 millimeters to make up. That’s two meters in well under a minute. Earthquakes there are remembered, and the prophet Amos dates his book by one.

## Reading the wiggles

A quake sends out two main kinds of wave through the ground.

- P waves push and pull, like sound. They travel about 6 kilometers a second and arrive first.
- S waves shake sideways. They do about 3.5 and cause more damage.

The lag between them tells you how far away it happened. As a rule of thumb, multiply the seconds by 8. A lag of 10 seconds means around 80 kilometers. With three stations you can draw three circles, and the place is where they intersect.

The magnitude scale is not like a ruler. One step more means about 32 times as much energy, and two steps roughly 1,000 times. Nobody can yet predict the day of an earthquake. But since electric signals outrun S waves, a network can warn people farther off some seconds ahead, enough to stop a train, or to drop, cover and hold on.

## Where rock comes from

Magma cools to igneous rock. Weather grinds it to grains, which are buried and cemented into sedimentary rock. Heat and pressure turn either kind into metamorphic rock, and what sinks deep enough melts. As geologists read the layers, the limestone around Jerusalem was formed under a sea in the age of the dinosaurs. Christians have different views about the age of the earth and about reading Genesis 1 beside it, so ask your parents and pastor.

## What the mud recorded

The Dead Sea lays down thin layers of mud, and strong shaking churns them up. In 2012 three researchers published their count for the shore at Ein Gedi. They found one disturbed band for a known earthquake in 31 BC and another from about AD 26 to 36. It could be the one that Matthew reports, they wrote, or a different one, because mud keeps no exact dates.

> The earth quaked, and the rocks were split.
> — Matthew 27:51

Does an earthquake mean that God is angry at whoever lives there? Jesus was asked about people killed by a falling tower. Were they worse than the others? “No, I tell you” (Luke 13:5). People who suffer are not to be blamed, but helped.

Matthew has a different point. When the Son of God dies, and most people are jeering or already on their way home, the stones notice. So do some soldiers, and it is these shaken men who say out loud who He was.`,
      difficulty: 'intermediate',
      objectives: [
        'Calculate slip and distance from simple rates.',
        'Explain elastic rebound and the two kinds of waves.',
        'Judge what evidence about a past earthquake can and cannot show.',
      ],
      activities: [
        {
          title: 'Human seismogram',
          description:
            'Twelve people stand in line with hands on the shoulders in front. A gentle push from behind runs forward: a P wave. Then sway sideways and let that run forward: an S wave. Time both over the same line. Which is faster, and which would shake a house harder?',
        },
        {
          title: 'Three circles',
          description:
            'Draw a map with three stations, A at (0, 0), B at (100, 0) and C at (0, 100), in kilometers. The lags are 10, 7.5 and 10 seconds. Multiply by 8, draw the circles with a string, and find the place on which they agree best. How exact is it?',
        },
      ],
      checks: [
        {
          question:
            'A fault creeps 5 millimeters a year and is locked for 600 years. How far may it slip?',
          options: ['12 centimeters', '30 centimeters', '3 meters', '30 meters'],
          answer: 2,
          explanation: '600 × 5 = 3,000 millimeters, and that is 3 meters.',
          practises: [0],
        },
        {
          question: 'What did Reid conclude from the broken fences and the old surveys?',
          options: [
            'Locked rock bends for decades and then snaps back',
            'The whole of California moved sideways within a few seconds',
            'Fences weaken the ground along a fault',
            'Waves from the sea had bent the land near the coast',
          ],
          answer: 0,
          explanation:
            'Far points had been moving all the time. Near the fault the rock stored the strain until it broke.',
          practises: [1],
        },
        {
          question: 'What may fairly be said about the disturbed band from about AD 26 to 36?',
          options: [
            'It proves that each detail in Matthew 27 is exact',
            'It proves that Matthew was mistaken about the year',
            'It shows that no strong quake ever came before it',
            'It fits Matthew’s report but may come from another quake',
          ],
          answer: 3,
          explanation:
            'The dating is good to several years, not to a day. So it agrees with the report without proving it.',
          practises: [2],
        },
      ],
    },
    advanced: {
      title: 'Strain and Release',
      description:
        'On rocks as records, on what can be forecast, and on a Friday when the ground was not silent.',
      content: `## The magnitude of a slip

Seismologists measure the size of an earthquake by its moment, the product of three quantities: the rigidity of the rock, the area that slipped, and the distance. Consider a segment of the fault in the Jordan valley, 50 kilometers long and 15 deep, that slips 2 meters. The area is 7.5 × 10⁸ square meters. With a rigidity of 3 × 10¹⁰ pascals, the moment amounts to 3 × 10¹⁰ × 7.5 × 10⁸ × 2 = 4.5 × 10¹⁹ newton meters. The magnitude is defined as two thirds of (log₁₀ of the moment − 9.1). The logarithm is 19.65, so that the magnitude comes to about 7.0. At some 5 millimeters a year, the plates require four centuries to accumulate it.

Globally, earthquakes obey a remarkably simple statistic: for each unit of magnitude less, there are around ten times as many. In a typical year some 15 reach magnitude 7, and about 150 reach 6. From such rates one can state probabilities for decades. No method has been able to announce the day, and in 2009 this had consequences in court. After tremors in the Italian city of L’Aquila, an official assured residents in an interview that the situation was favorable; six days later 309 people died. In 2012 he and six scientists were convicted of manslaughter. The scientists were acquitted in 2014. They had not failed to predict; nobody could. What had failed was the communication of uncertainty: saying “unlikely” had been heard as “safe.”

## An archive of stone

Limestone consists of calcium carbonate, much of it secreted by organisms. Rain, slightly acid with carbon dioxide, dissolves it and deposits it anew, which is why Jerusalem’s hills are riddled with caves and why its tombs could be cut with iron chisels. The variety called meleke, royal stone, is comparatively soft in the quarry and hardens in the air. Excavations beneath the Church of the Holy Sepulchre have shown that the site was a quarry before it was a garden, and that a block of inferior, cracked rock had been left standing. Most archaeologists regard the traditional location as plausible. Others prefer caution.

Dating such rocks places them roughly ninety million years ago, on the evidence of fossils and of radioactive decay measured in volcanic layers. Christians read Genesis beside these figures in several ways, some accepting a long history and some holding to a young earth. It is a disagreement among people who confess the same Creator; pastors and parents are good partners for it.

## Darkness at noon

All three Synoptic Gospels report darkness from the sixth hour to the ninth. An eclipse of the sun can be excluded. Passover falls at full moon, when the moon stands opposite to the sun, and totality never exceeds about seven and a half minutes. Dust storms and dense cloud have been proposed. Science may exclude a mechanism; which one operated it cannot say after two thousand years, nor whether one operated at all. Something similar holds for the earthquake. Cores from the western shore of the Dead Sea, published in 2012, display a layer of deformed sediment from approximately AD 26 to 36. It is compatible with Matthew and also with other tremors of that decade. The authors said so, and they are to be commended for it.

## The ground’s confession

> At that moment the veil of the temple was torn in two from top to bottom. The earth quaked, and the rocks were split.
> — Matthew 27:51

Interpreters differ about how this paragraph, including the opening of tombs, is to be understood: as a chronicle, or as a report colored by the language with which the prophets describe the day of the Lord. Its function is less controversial. In Scripture the earth trembles at Sinai, when God comes near. Matthew perceives the same nearness at a place of execution, where no one expected it, and gives the first confession to a detachment of pagan soldiers.

It would be a misuse to turn this round and read each earthquake as a verdict. Jesus expressly rejected that inference in the case of a tower that fell on eighteen people. What the prophets derive from quaking mountains is rather a comparison.

> Though the mountains may be removed and the hills may be shaken, My loving devotion will not depart from you
> — Isaiah 54:10

Geology has only strengthened the first half of the sentence, since mountains are indeed removed, in many places by less than a millimeter each year. The second half was put to its severest test on that Friday. The One who had prayed with the psalms that God is a rock was laid, toward evening, in one. Nothing moved. The disciples took it for the end, and on the evidence before them this was not unreasonable.`,
      difficulty: 'advanced',
      objectives: [
        'Compute the moment and interpret the magnitude of an earthquake.',
        'Distinguish forecasting from prediction and explain how uncertainty should be communicated.',
        'Evaluate what physical evidence can contribute to reading Matthew 27:45-54.',
      ],
      activities: [
        {
          title: 'Say it so that it is understood',
          description:
            'Weak tremors have raised the chance of a strong quake this week from 1 in 10,000 to 1 in 100. Write an announcement of at most sixty words for the residents. Read it to five people and ask what they would do tonight. Revise until nobody has heard “safe” or “certain.”',
        },
        {
          title: 'Ten times as many',
          description:
            'Press a dry branch or spaghetti over a table’s edge, bundle by bundle, and count the small and large cracks that you hear. Sort them into three classes of loudness. Compare with the rule that each class down holds ten times as many, and discuss why yours may deviate.',
        },
      ],
      checks: [
        {
          question:
            'Rigidity 3 × 10¹⁰ pascals, area 10⁸ square meters, slip 1 meter. What is the moment?',
          options: [
            '3 × 10⁸⁰ newton meters',
            '3 × 10¹⁸ newton meters',
            '3 × 10² newton meters',
            '4 × 10¹⁸ newton meters',
          ],
          answer: 1,
          explanation: 'The exponents are added: 10 + 8 = 18, and 3 × 1 = 3.',
          practises: [0],
        },
        {
          question: 'What was the real failure in the case of L’Aquila?',
          options: [
            'The instruments in the region had been switched off',
            'The scientists had concealed the exact date of the quake',
            'The law of ten times as many did not hold in that year',
            'A low probability had been presented as reassurance',
          ],
          answer: 3,
          explanation:
            'No one could have named the day. But residents heard that there was no danger.',
          practises: [1],
        },
        {
          question: 'Why can the darkness in the Gospels not have been an eclipse of the sun?',
          options: [
            'At Passover the moon is full and stands opposite to the sun',
            'Solar eclipses are never visible from the latitude of Jerusalem',
            'Eclipses happen only in the morning hours',
            'The moon was at that time too small to cover the sun',
          ],
          answer: 0,
          explanation:
            'A solar eclipse needs a new moon. Besides, totality lasts minutes and not three hours.',
          practises: [2],
        },
      ],
    },
  },
};
