/**
 * What words can be about, as far as it tells danger from everyday life. The classifier learns from them, alone and in
 * pairs, so that “my aunt puts pepper in my eyes” is heard by what it knows of “mom burned my arm”. A word may be about
 * several things, and about something harmless: what a concept means for a child is learned, not written here.
 */
export const CONCEPTS = [
  // Who.
  'self', // I
  'me', // me, myself
  'mine', // my
  'us',
  'you',
  'he',
  'she',
  'they',
  'nobody',
  'everybody',
  'kinAdult', // parents, aunts, grandparents, guardians
  'stepKin', // step-parents, a parent's partner, foster family
  'kinYoung', // brothers, sisters, cousins
  'baby',
  'authority', // teachers, coaches, pastors, leaders, sitters, neighbors, bosses
  'peer', // friends, classmates, kids
  'lover', // boyfriend, girlfriend, crush, ex
  'stranger', // men, guys, people one does not know
  'older', // older, grown, adult, numbers of years that are said of somebody else
  'online', // apps, chats, accounts, messages
  'police',
  'helper', // doctors, nurses, ambulance, hospital, counsellor
  // What is done.
  'hit', // any blow, kick, shove, throw, pinch, burn, choke
  'touch', // touch, kiss, stroke, tickle, hug, lie on
  'undress', // naked, undressed, underwear, clothes off
  'private', // private parts in any word
  'sexual', // sex, rape, porn
  'watchOn', // watch, peek, stare, film somebody
  'force', // force, make, hold down, drag, not allowed
  'lock', // lock, cage, closet, cellar, shed, key
  'yell', // yell, scream, swear
  'insult', // insults, worthless, mistake, burden
  'mock', // laugh at, make fun, exclude, rumors, nicknames
  'threaten', // threaten, or else, warn, blackmail, pay for it
  'follow', // follow, stalk, wait outside
  'steal',
  'kill', // kill, murder, shoot, stab
  'revenge', // make them pay, they will regret, list
  'secret', // secret, not tell, hide, delete, between us
  'tell', // tell, say, talk to, report
  'lie', // lie, pretend, cover up, say I fell
  'gift', // gifts, money, buys, pays
  'picture', // photo, video, camera, send
  'meet', // meet, pick up, hotel, car, alone with
  'trust', // trust, special, mature, understand
  // Body and state.
  'body', // parts of the body
  'wound', // bruise, mark, scar, swollen, broken bone
  'blood',
  'pain', // hurt, ache, sore, sting
  'breath', // breathe, choke, wheeze
  'collapse', // faint, dizzy, unconscious, will not wake, seizure, shaking
  'vomit',
  'pregnant',
  'cut', // cut, carve, scratch, slit
  'burn', // burn, fire, lighter, petrol
  'sleep', // sleep, wake, tired
  'cry',
  'fear', // scared, afraid, panic, hide under
  'shame', // ashamed, dirty, disgusting, guilty
  'sad',
  'angry',
  'empty', // numb, hopeless, pointless, nothing matters
  'tiredOf', // tired of, sick of, cannot anymore, give up, done
  'lonely', // alone, invisible, no friends
  'hate',
  'calm', // finally calm, peaceful, relieved, at peace
  // Ending.
  'die', // die, dead, suicide, heaven, grave, funeral
  'vanish', // disappear, be gone, not exist, not wake up
  'goodbye', // goodbye, last, farewell, note, letter, will
  'giveAway', // give away, hand out, not need any more
  'life', // live, life, world, exist
  'plan', // plan, decide, ready, prepare, date, counted, saved up
  'enough',
  'burden', // better off without me, miss me, in the way
  'place', // bridge, roof, tracks, cliff, balcony, river
  'rope', // rope, belt, cord, hang
  'weapon', // knife, gun, blade, razor, hammer
  // Substances, food.
  'medicine', // pills, tablets, syrup, insulin
  'poison', // bleach, cleaner, battery, berries, gas
  'swallow', // swallow, drink, eat, take
  'alcohol',
  'drug', // weed, vape, powder, high
  'food',
  'notEat', // starve, skip meals, empty stomach, hungry
  'weight', // fat, thin, scale, calories, kilos
  'exercise',
  // Where and when.
  'home',
  'away', // run away, leave home, pack, bus, sleep outside
  'bag', // backpack, suitcase, bundle
  'bed', // bed, bedroom, blanket, pajamas
  'bath', // bathroom, shower, toilet
  'door',
  'night', // night, tonight, dark, late
  'now', // now, today, soon, tomorrow
  'often', // always, every time, again, keeps
  'forever', // forever, never again, anymore
  'since', // since, for days, weeks, hours
  'school',
  'car',
  // How it is said.
  'no', // not, never, without
  'want', // want, wish, need, hope
  'must', // have to, must, should
  'cant', // cannot, not able
  'if', // if, when, unless
  'ask', // what, how, why, is it ok, should I
  'help',
  'stop',
  'find', // find, find out, notice, see
  'good', // ok, fine, happy, nice, love, fun
  'bad', // bad, wrong, weird, horrible
  'sorry', // sorry, fault, forgive
  'joke', // lol, haha, kidding
  'pray', // pray, God, church
  // What is told about something else.
  'game', // video and board games
  'sport',
  'bible', // people, books and words of the Bible
  'history',
  'science',
  'story', // book, film, song, character
  'task', // homework, quiz, essay, problem, project
  'animal',
  'hunt', // hunt, fish, farm, slaughter
  'nature',
  'camp',
  'feast', // birthday, Christmas, surprise, party
  'number', // written numbers and amounts
  'cook',
  'toy',
  'cloth', // clothes that say nothing: shoes, jacket, hat
] as const;
export type Concept = (typeof CONCEPTS)[number];

/**
 * The words of one language by concept, parted by spaces. `_` stands for a space within several words, `*` for any
 * ending. Accents, doubled letters and capitals make no difference (`reduceLetters`), nor does an apostrophe.
 */
export type ConceptWords = Readonly<Record<Concept, string>>;
