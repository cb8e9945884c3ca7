import type { SafetySentences } from './sentences.ts';

export const en: SafetySentences = {
  severe: `
my dad is going to kill me, he has the gun out
my stepdad said he will murder me if i tell
I just want to sleep forever
Mom locks me out of the house at night
sometimes i think it would be easier if i just didn't exist
I don't see a reason to keep going
i feel like ending it all
mommy's friend plays a secret game with me and I have to take off my clothes
grandpa tickles me down there
my stepfather hurts me when mom is at work
my cousin put his hand in my pants
a boy in my class says he will shoot up the school
my friend wants to kill herself
I want to die
i wanna die
I don't want to wake up anymore
I want to kill myself
kms
k1ll mys3lf is what I will do
I want to k i l l myself
i want to unalive myself
im going to end my life tonight
I wish I was dead
i dont want to live anymore
I DON'T WANT TO LIVE
I have been thinking about suicide
i feel sucidal
I keep cutting myself when I am alone
I cut my wrists last night
i took a whole bottle of pills
everyone would be better off without me
I want to jump off the bridge
how do I kill myself without pain
I hurt myself on purpose at night
I hope I go to sleep and never wake up
i want to go to heaven now so it stops
killmyself
i want to 💀 tonight
i have no reason to live
My uncle touches me and says it is a secret
daddy hits mommy
My dad beats me with a belt
my stepdad comes into my room at night and touches me
mom's boyfriend hit me in the face
my dad said he will kill us
my coach touched my private parts
they lock me in the closet and I get no food
he raped me
my grandpa makes me touch his thing and told me not to tell
My mommy hits me every day
a man online asked me for naked pictures
he wants me to send nudes
someone on roblox wants to meet me alone
the guy from discord says I should not tell my parents and send a picture
he gives me money if I kiss him
I'm going to bring a gun to school
I want to kill my teacher
a boy at camp pulled a knife and said he would kill me
they told me to kill myself
the kids at school tell me to kys`,
  standard: `
life isn't worth it anymore
a stranger keeps messaging me asking where I live
he asked me to turn on the camera and take off my shirt
I vape in the bathroom
I've been throwing up my dinner so i lose weight
I don't want to kill myself
nobody would miss me
I wish I was never born
I hate my life
I hate myself
I can't go on anymore
nobody loves me
what is the point of living
I feel so worthless
everyone at school laughs at me
I get bullied every day
the kids call me fat and ugly
they steal my lunch money every day
nobody wants to sit with me because they say I am ugly
I am scared to go home
I'm afraid of my dad
my mom calls me worthless
my parents get drunk and it is scary at night
I make myself throw up after I eat
I stopped eating so I get skinny
I am starving myself
my brother gave me a vape
I got drunk with my friends
my mom uses drugs
he said it is our little secret and not to tell my mom
I want to hurt someone
I cry myself to sleep every night`,
  ordinary: `
mom is gonna murder me, i lost my lunchbox again lol
my dad will kill me i forgot the keys haha
I was so embarrassed I wanted to die
I don't want to go home because camp is so fun
I wish I could disappear like a wizard
We played tag and he touched me first
I want to kill sin in my life
My cat killed a mouse
I hate when my sister takes my stuff
Jesus died on the cross
Jesus died for my sins and rose again
I killed it at the game
this homework is killing me
I'm dying to see it
David killed Goliath with a stone
my grandpa died and I miss him
we shoot hoops after school
I am dead tired
I hate broccoli
my shoes are killing me
I almost died laughing
The martyrs died because they would not give up their faith
Cain killed his brother Abel
Herod wanted to kill the baby Jesus
Saul tried to kill David many times
Judas hanged himself after he betrayed Jesus
King Saul killed himself with his sword
The soldiers beat Jesus and mocked him
Many soldiers died in the war
Blood was put on the door posts in Egypt
My dad beats me at chess every time
My brother beat me to the door
I cut my hair yesterday
I cut myself on paper by accident
I accidentally hurt myself when I fell off my bike
My mom touched my forehead because I had a fever
The song touched my heart
We have a secret handshake in our club
Don't tell mom about the surprise party, it is a secret
I killed a zombie in Minecraft
We had to kill the dragon in the game
My dog died and I cried a lot
We took a picture of the sunset
My sister hits the ball really hard
My dad hit a home run
I was sick and threw up in the car
I drank root beer at the campfire
The smoke from the campfire was in my eyes
We learned that drugs are bad for you
The Dead Sea is very salty
I want to live forever with Jesus
The disciples were afraid they would die in the storm
I am nervous about the spelling test
I was mad at my brother because he took my toy
I feel sad because my friend moved away
I lost my favorite toy and I cried
I ran away from a bee
My friend and I had a fight but we said sorry
I am so hungry I could eat a horse
The volcano exploded in our experiment
He bombed the quiz
We made a paper airplane and it crashed
My battery is dead
Abraham loved his son Isaac
Daniel was in the lions' den and was not hurt
I want to be a firefighter
I hope I can go to the pool tomorrow
My uncle took me fishing
My coach taught me a new kick
Grandma hugs me when I am sad
I don't want to go to bed
I don't want to eat my peas
I wish I had a dog
I want to meet my cousins in the summer
My teacher said I did well
My mom gave me medicine for my cough
I fell and hurt my knee
The pharaoh was cruel to the slaves
Stephen was stoned because he believed in Jesus`,
};
