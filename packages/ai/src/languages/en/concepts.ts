import type { ConceptWords } from '../../classifier/concepts/concepts.ts';

export const en: ConceptWords = {
  self: 'i im ive id ill imma ima iam i_am myself',
  me: 'me myself my_self meself',
  mine: 'my mine our ours',
  us: 'we us our were_all weve the_two_of_us both_of_us',
  you: 'you your yourself youre youve u ur',
  he: 'he him his hes himself',
  she: 'she her hers shes herself',
  they: 'they them their theyre theyve themselves these_people those_people',
  nobody: 'nobody no_one noone none nobodys not_anyone not_one_person no_person nobody_else',
  everybody:
    'everybody everyone every_one all_of_them the_whole_class whole_school everyones people anyone anybody somebody someone',
  kinAdult:
    'dad daddy dads daddys father fathers papa papas pa pop pops mom mommy moms mommys mum mums mummy mummys mama mamas ma mam mother mothers parent parents uncle uncles aunt aunts auntie aunty aunties grandpa grandpas grandfather granddad grandad gramps grandma grandmas grandmother granny gran nan nana nanna grandparents guardian guardians abuela abuelo tio tia folks old_man godfather godmother in_law',
  stepKin:
    'stepdad stepdads step_dad stepfather step_father stepmom step_mom stepmum step_mum stepmother stepbrother step_brother stepsister stepbro moms_boyfriend mums_boyfriend mamas_boyfriend moms_bf mums_bf moms_new moms_husband mums_new dads_girlfriend dads_gf dads_new foster* adoptive her_boyfriend moms_friend mums_friend dads_friend dads_wife moms_ex mums_ex half_brother',
  kinYoung:
    'brother brothers bro bros sister sisters sis cousin cousins sibling siblings twin twins lil_bro little_brother little_sister big_brother big_sister nephew niece',
  baby: 'baby babys babies newborn toddler infant little_one little_ones',
  authority:
    'teacher teachers teecher coach coaches trainer pastor pastors priest father_john vicar rev reverend deacon elder elders leader leaders counselor counsellor principal headmaster sitter babysitter nanny minder neighbor neighbors neighbour neighbours boss janitor caretaker driver tutor instructor mentor director sir miss mr mrs ms youth_leader staff boss landlord lodger tenant preacher imam prophet bishop usher choirmaster sensei house_parent warden worker brother_luke imam guide',
  peer: 'friend friends frend frends bestie besties bff mate mates classmate classmates kid kids boy boys girl girls guys team_mate teammate teammates roommate cabin_mate group gang crew clique squad bully bullies seniors year_tens eighth_graders older_kids the_others new_girl new_boy',
  lover:
    'boyfriend boyfriends girlfriend girlfriends bf gf ex exs crush date dating dated broke_up fiance husband wife partner hooked_up talking_stage situationship babe baby_girl',
  stranger:
    'man men guy guys lady woman stranger strangers somebody_else some_dude dude dudes person people_i_dont_know old_guy old_man creep creeps creepy weirdo visitor customer client',
  older:
    'older adult adults grown grownup grownups grown_up years_old yrs_old teen teenager college uni senior sixteen seventeen eighteen nineteen twenty twenties thirty forty fifty',
  online:
    'online internet insta instagram snap snapchat snaps tiktok discord roblox whatsapp telegram messenger text texts texted texting txt chat chats chatted dm dms dmed message messages messaged msg msgs account accounts acc app apps server servers stream call called facetime videocall follower followers profile post posted posting posts comment comments phone phones link website site web forum group_chat groupchat gc screen screenshot screenshots ss screenshotted',
  police:
    'police cops cop jail prison arrest arrested court judge social_worker social_services cps foster_care taken_away care_home shelter',
  helper:
    'doctor doctors dr nurse nurses dentist hospital ambulance er clinic therapist therapy psychologist counselor counsellor surgeon vet paramedic checkup appointment physio',
  hit: 'hit hits hitting beat beats beating beaten beatings slap slaps slapped slapping punch punches punched punching kick kicks kicked kicking smack smacks smacked smacking spank spanks spanked spanking whip whips whipped whipping choke chokes choked choking strangle strangles strangled strangling throttle* shove shoves shoved shoving push pushes pushed pushing throw throws threw throwing thrown pinch pinches pinched belt belts belted belting whoop whoops whooped whooping whup* flog flogs flogged thrash* cane canes caned caning drag drags dragged dragging yank yanks yanked pull pulls pulled pulling shake shakes shook shaken grab grabs grabbed grabbing slam slams slammed slamming twist twists twisted squeeze squeezes squeezed bite bites bit backhand* wallop* bang bangs banged hurt hurts hurting hurted clip_round back_of_his_hand fist fists knock knocks knocked headlock pin pins pinned jump jumped lick licks licking stomp* spat spit attack attacks attacked fight fights fighting fought kneel slipper hairbrush wooden_spoon switch whack* smash* smashed smashes bash* bruise*',
  touch:
    'touch touches touched touching tuch tuched rub rubs rubbed rubbing stroke strokes stroked stroking kiss kisses kissed kissing tickle tickles tickled tickling hug hugs hugged hugging cuddle cuddles cuddled cuddling feel feels grope* fondle* massage massages massaging lap knee sit_on lie_on lies_on lay_on lays_next lies_next gets_on get_on on_top climb climbs climbed climbing squeeze squeezes hand_on hands_on his_hand his_hands puts_his put_his hand_under under_my close_to_me presses pressed pressing rubs_against licks lick breath_on snuggle* holds_my',
  undress:
    'naked nude nudes undress undresses undressed undressing strip strips stripped clothes_off shirt_off top_off pants_off pants_down take_off takes_off took_off my_clothes underwear undies panties knickers boxers bra towel pajamas_down unzip unzips unzipped zipper trousers_down pull_down pulled_down bare no_clothes without_clothes change_in_front lift lifts lifted swimsuit leotard',
  private:
    'private privates private_parts private_part down_there pee_pee peepee weewee wee_wee willy wiener weiner penis dick vagina bottom bum butt boob boobs breast breasts chest crotch between_my_legs bits bathing_suit_area swimsuit_area thing_down cookie flower no_no peanut nipples',
  sexual:
    'sex sexual sexy sexually rape raped rapes raping molest* abuse abused abuses assault assaulted porn porno pornhub horny hooking_up blowjob virgin virginity consent sext sexting onlyfans naughty dirty_pictures dirty_pics dirty_videos grown_up_stuff grown_up_things adult_stuff adult_things',
  watchOn:
    'watch watches watched watching peek peeks peeked peeking stare stares stared staring film films filmed filming record records recorded recording look looks looking spies spy spying camera hole_in_the_wall walks_in walked_in comes_in came_in standing_there stands_there follows_me',
  force:
    'force forces forced forcing make makes made making hold_down holds_me held_me pinned hold_me drags tie ties tied tying let lets wont_let doesnt_let not_allowed allowed have_to got_to order orders ordered obey obeys strict rule rules punish punishes punished punishing punishment discipline spare_the_rod grounded kneel_on stand_in_the has_to kicked_out throws_me_out threw_me_out',
  lock: 'lock locks locked locking cage closet cupboard basement cellar shed garage attic wardrobe key keys bolt bolted chain chained trapped stuck_in shut_in trunk outside_all_night locked_out padlock latch jam chair_under',
  yell: 'yell yells yelled yelling scream screams screamed screaming shout shouts shouted shouting swear swears swore cuss cusses cussing curse curses cursed argue argues arguing argument loud roar* snap_at explode explodes exploded lose_it loses_it lost_it mood moods temper rage raging',
  insult:
    'stupid dumb idiot moron retard worthless useless waste mistake accident failure loser trash garbage ugly pathetic nothing burden lazy spoiled fat pig cow whore slut bitch freak weirdo psycho crazy dirty disgusting bad_seed evil demon devil unwanted good_for_nothing never_born wish_i_was_never ruin ruined ruins ungrateful brat gay fag faggot',
  mock: 'laugh laughs laughed laughing mock mocks mocked mocking tease teases teased teasing bully bullies bullied bullying joke_about nickname nicknames name_calling call_me calls_me called_me rumor rumors rumour rumours gossip exclude* left_out leave_me_out leaves_me_out ignore ignores ignored ignoring kicked_me_out blocked unfollowed meme memes whisper whispers whispering sits_with_me sit_with_me picked_last nobody_picks trip trips tripped shun hide_my hid_my took_my stole_my spread spreads picking_on pick_on picks_on make_fun makes_fun made_fun making_fun giggle giggled snicker* dare dared pass_notes move_away',
  threaten:
    'threat threats threaten threatens threatened threatening or_else or_he or_she or_they warned warn warns if_i_tell if_you_tell if_i_dont if_i_say if_i_ever blackmail* leak leaks leaked expose exposes exposed pay_up owe owes owed payback gonna_get going_to_get coming_for come_for after_me get_me swear_he swore_he promised_to watch_your_back snitch snitches snitching stitches where_i_live knows_where he_will they_will hell theyll next_time',
  follow:
    'follow follows followed following stalk stalks stalked stalking stalker waits_for_me waiting_for_me wait_outside waiting_outside outside_my parked drives_by same_car shows_up showed_up turns_up every_corner behind_me',
  steal:
    'steal steals stole stolen stealing took takes taking shoplift* rob robbed nick nicked sneak sneaks sneaked snuck sneaking',
  kill: 'kill kills killed killing murder murders murdered murdering shoot shoots shot shooting stab stabs stabbed stabbing poisoned bomb bombs blow_up slaughter execute* strangle behead* massacre school_shooting end_him end_her',
  revenge:
    'revenge regret sorry_for pay pays make_them_pay get_back get_even get_him get_her list_of hit_list my_list deserve deserves deserved pay_for theyll_see youll_see everyone_will_see teach_them show_them wait_and_see',
  secret:
    'secret secrets dont_tell not_tell never_tell cant_tell tell_nobody tell_no_one tell_anyone not_supposed between_us just_us only_us our_little our_game our_thing keep_quiet quiet hush shh hide hides hid hidden hiding delete deletes deleted deleting private_chat nobody_knows no_one_knows nobody_can_know promise promised promises promising pinky pinky_promise swore behind_my behind_their under_my_mattress under_the_mattress in_my_drawer long_sleeves sleeves hoodie password',
  tell: 'tell tells told telling say says said saying talk talks talked talking speak spoke report reported confess confessed admit explain explained snitch believe believes believed believing mention mentioned ask_for_help',
  lie: 'lie lies lied lying pretend pretends pretended fake fakes faked faking cover cover_up fell_down fell_off i_fell tripped_on say_i_fell excuse excuses made_up act_like acting_like smile_anyway',
  gift: 'gift gifts gifted present presents money cash dollars bucks pounds euros pay pays paid buy buys bought buying robux vbucks skins new_phone sweets candy treats chocolate necklace ring bracelet shoes earrings lend lends gave_me gives_me sends_me sent_me spoil spoils reward rewards',
  picture:
    'pic pics picture pictures photo photos selfie selfies video videos vid vids camera cam webcam image images clip clips polaroid screenshot film nudes',
  meet: 'meet meets met meeting meetup meet_up pick_me_up picks_me_up picked_me_up pick_up hotel motel hang_out his_house his_place his_flat his_car his_room his_truck his_apartment come_over come_alone go_alone alone_with ride rides drive drives drove drives_me sleepover sleepovers sleep_over park bus_stop station mall tent van cabin office parking_lot',
  trust:
    'trust trusts trusted special mature understand understands gets_me favorite favourite chosen soulmate love_me loves_me he_loves she_loves our_love beautiful pretty hot cute perfect different_from older_than wise grown_for my_age',
  body: 'arm arms wrist wrists hand hands finger fingers leg legs thigh thighs knee knees foot feet skin neck throat face cheek cheeks eye eyes ear ears mouth lip lips tooth teeth nose hair head belly stomach tummy back ribs rib hip hips shoulder shoulders body waist ankle ankles spine veins vein heart lungs lung tongue chin forehead nails',
  wound:
    'bruise bruises bruised mark marks scar scars scarred swollen swelling broken broke fracture fractured black_eye cut_lip split_lip stitches cast bandage bandages bandaid plaster plasters limp limps limping wound wounds blister blisters welt welts stripes lump bump sprain* scratch scratches graze burn_mark rash infected sling',
  blood: 'blood bloody bleed bleeds bleeding bled bloodstain red_water stain stains',
  pain: 'pain pains painful hurt hurts hurting hurted ache aches aching sore stings sting burning cramp cramps agony ouch oww throb* stinging paining',
  breath:
    'breath breathe breathes breathing breathed gasp gasping choke choking wheeze wheezing wheezy inhaler asthma airway throat_closing throat_tight cant_swallow chest_tight chest_hurts suffocat* snoring_weird purple_lips blue_lips lips_are_blue turning_blue',
  collapse:
    'faint fainted fainting faints passed_out pass_out passing_out black_out blacked_out blacking dizzy unconscious collapse collapsed collapses seizure seizures fit shaking shakes shivering trembl* wont_wake not_waking doesnt_wake wont_get_up not_moving isnt_moving wont_move wont_answer doesnt_answer floppy limp cold_hands slumped blurry spinning numb_arm slurring heart_racing heart_beating_fast heart_pounding pounding weak concussion foam drool drooling pale grey gray clammy allergic epipen swelling_up ticks snakebite stung fever',
  vomit:
    'vomit vomits vomited vomiting throw_up throws_up threw_up throwing_up puke pukes puked puking barf* sick_up been_sick being_sick fingers_down finger_down toothbrush purge purges purged purging bring_it_up bring_it_back get_it_out gets_rid get_rid laxative laxatives toilet_after flush',
  pregnant:
    'pregnant pregnancy period late_period missed_period abortion test_was_positive baby_inside two_lines',
  cut: 'cut cuts cutting carve carves carved carving scratch scratches scratched scratching slit slits slice slices sliced blade blades razor razors sharpener compass scissors glass safety_pin lines_on',
  burn: 'burn burns burned burnt burning fire fires flame flames lighter lighters match matches petrol gasoline kerosene iron_on stove cigarette cigarettes ashtray boiling_water hot_water hot_iron',
  sleep:
    'sleep sleeps slept sleeping asleep awake wake wakes woke waking tired nap naps insomnia bedtime dream dreams dreamed nightmare nightmares',
  cry: 'cry cries cried crying tears tear sob sobs sobbing weep wept weeping bawl bawling',
  fear: 'scared scary scare scares afraid fear fears feared frightened terrified terrifying nervous panic panics panicking panicked anxious anxiety worried worry hide_under under_the_bed under_my_bed shaking freeze freezes froze frozen hold_my_breath footsteps hear_his hear_him steps jumpy flinch flinches flinched dread unsafe not_safe safe danger dangerous',
  shame:
    'ashamed shame dirty disgusting disgusted gross guilty guilt embarrassed embarrassing humiliated humiliat* filthy wash_it_off scrub scrubbed feel_sick unclean used',
  sad: 'sad sadness sadder unhappy depressed depression depressing upset down miserable heartbroken broken lost hurting blue low bad_day miss missing homesick grief grieve',
  angry:
    'angry anger mad furious rage hate hates hated fed_up annoyed pissed livid boiling blood_boil snap snapped lose_control explode',
  empty:
    'numb empty hollow hopeless pointless meaningless nothing_matters no_point no_reason whats_the_point no_hope feel_nothing dont_feel_anything dont_care dead_inside grey fog heavy weight_on gray emptiness void cold_inside like_a_robot not_real useless worthless nothing_helps no_use no_future no_tomorrow no_way_out darkness whatever',
  tiredOf:
    'tired_of sick_of done_with cant_anymore cant_do_this cant_take cant_go_on cant_keep give_up giving_up gave_up given_up over_it had_enough drained exhausted worn_out too_much too_hard overwhelmed fed_up im_done i_quit so_tired no_energy',
  lonely:
    'alone lonely loneliness invisible by_myself on_my_own no_friends left_out forgotten forget_me no_one_to nobody_to sit_alone eat_alone isolated outsider dont_belong nowhere unloved ghost unseen notice_me noticed_me nobody_asks nobody_talks',
  hate: 'hate hates hated hating despise loathe cant_stand dislike detest',
  calm: 'calm calmer peaceful peace relieved relief at_last finally quiet_now lighter light floating free better_now all_sorted ready_now',
  die: 'die dies died dying dead death deaths deadly suicide suicidal unalive unalived sewerslide kms kys kmself grave graveyard coffin funeral buried bury cemetery heaven afterlife corpse end_it end_it_all end_my end_everything end_me overdose od jump drown drowned drowning hang hanged hung kill_myself killing_myself killed_himself killed_herself rip',
  vanish:
    'disappear disappears disappeared vanish gone not_here not_be_here wont_be_here not_exist never_existed never_been_born never_born not_wake not_waking_up never_wake stop_existing leave_this leave_forever no_more_me without_me when_im_gone after_im_gone if_i_wasnt if_i_werent if_i_was_gone if_i_left if_i_disappeared fade fade_away turn_off switch_off off_switch erase erased delete_myself be_nothing let_go slip_away long_sleep sleep_forever go_to_sleep_and rest_forever join_grandma be_with_jesus go_home_to_jesus see_grandpa_again soon_be_over over_soon all_be_over',
  goodbye:
    'goodbye goodbyes good_bye bye farewell last last_time last_day last_one last_night final letter letters note notes will testament in_case when_you_read one_last so_long take_care_of look_after feed_my remember_me dont_be_sad dont_cry thank_you_for_everything tell_them_i tell_mom_i tell_my_mom forgive_me',
  giveAway:
    'give_away gave_away giving_away given_away gave_my give_my giving_my you_can_have can_have_my she_can_have he_can_have have_my wont_need dont_need_it not_need no_use_for sort_my sorted_my my_stuff my_things all_my inherit donate donated who_gets who_will_have',
  life: 'life lives live living alive lived world exist existing existence being_here be_here here earth born future',
  plan: 'plan plans planned planning planing decided decide decision ready prepare prepared prepared_everything date tonight_is set_a picked_a chose chosen counted count counting saved_up saving_up collect collected collecting stash stashed researched looked_up googled practise practised practiced tried_once wrote_down written_down list schedule waiting_until waiting_for_the',
  enough:
    'enough exactly_enough plenty whole_bottle whole_box the_whole all_of_it handful a_lot lots too_many too_much so_many more_than maximum',
  burden:
    'burden better_off better_without miss_me nobody_would nobody_will notice_if in_the_way cost cost_them one_less problem_solved my_fault because_of_me easier_without happier_without wish_i_wasnt extra dont_deserve not_worth',
  place:
    'bridge roof rooftop cliff tracks track train_track rail railway balcony ledge window tower river lake quarry dam highway motorway train overpass edge jump_off stairs well pond cliffs parking_garage multi_storey',
  rope: 'rope ropes cord belt noose string scarf sheet sheets knot knots tie hang hook beam rafters shoelace shoelaces tie_a',
  weapon:
    'knife knives gun guns pistol rifle shotgun weapon weapons blade razor machete hammer axe bat bullets bullet ammo trigger safe_code gun_safe scissors sword taser screwdriver penknife pocketknife box_cutter cutter crossbow airsoft',
  medicine:
    'pill pills tablet tablets medicine medicines meds med medication tylenol paracetamol panadol ibuprofen advil aspirin painkiller painkillers sleeping_pills antidepressants adderall ritalin insulin syrup cough_syrup dose doses prescription capsule capsules inhaler vitamins antibiotic antibiotics melatonin benadryl xanax blister_pack medicine_cabinet bathroom_cabinet packet strips',
  poison:
    'poison poisons poisoned bleach cleaner cleaning detergent pods tide_pod antifreeze rat_poison pesticide insecticide spray battery batteries button_battery berries mushroom mushrooms gas fumes carbon_monoxide chemical chemicals drain glue nail_polish_remover hand_sanitizer lamp_oil acid turpentine weedkiller paint_thinner',
  swallow:
    'swallow swallows swallowed swallowing swalowd drink drinks drank drinking drunk eat eats ate eaten eating took take taken taking sip sipped chew chewed licked',
  alcohol:
    'alcohol beer beers wine vodka whiskey whisky rum gin liquor booze drunk tipsy hungover hangover shots bottle bottles cans wasted hammered brandy cider tequila smells_of passed_out_on sober',
  drug: 'drug drugs weed marijuana pot joint joints vape vapes vaping vaped juul puff pod elf_bar cigarette cigarettes smoke smokes smoked smoking cig cigs high stoned coke cocaine meth heroin fentanyl ketamine ket mdma molly ecstasy lsd acid shrooms xan xans percs perc oxy lean syrup nos balloons glue sniff sniffed sniffing snort snorted powder needle needles dealer deal deals deliver delivering package baggie baggies edible edibles gummy gummies bong nicotine zyn addicted addict rehab relapse withdrawal edibles',
  food: 'food foods lunch dinner breakfast supper snack snacks meal meals plate bread cereal rice meat cake pizza fridge kitchen cookie cookies apple sandwich tea soup burger fries candy chips',
  notEat:
    'starve starving starved not_eat not_eaten havent_eaten didnt_eat dont_eat stopped_eating stop_eating skip skips skipped skipping hungry hunger no_food no_dinner no_breakfast fasting fast only_water only_eat ice_cubes gum chew_and throw_my_lunch threw_my_lunch hide_food hide_my_food bin_my empty_fridge nothing_to_eat nothing_in_the_fridge binge binges binged bingeing binging under_500 restrict restricting empty_stomach rumbles',
  weight:
    'fat fatter chubby thin thinner thinnest skinny slim weight weigh weighs weighed weighing scale scales calorie calories cals kilo kilos kg lbs pounds size thigh_gap diet diets dieting bmi bones ribs_show collarbone flat_stomach mirror obese gain gained lose_weight lost_weight belly_fat body_check',
  exercise:
    'run runs ran running sit_ups situps push_ups pushups squats laps workout work_out exercise exercising gym train training steps jog jogging burn_off until_i_drop',
  home: 'home house apartment flat our_place go_home going_home at_home bedroom living_room kitchen farm trailer',
  away: 'run_away running_away ran_away runaway leave_home leaving_home left_home leave leaving left get_out get_away escape escapes escaped escaping never_come_back not_coming_back not_going_back wont_come_back go_far far_away hitchhike hitchhiking bus ticket train_ticket greyhound sleep_outside sleep_rough sleeping_in_the_park slept_in_the tent_in_the_woods in_the_woods under_the_bridge sneak_out sneaking_out climb_out out_the_window out_of_the_window gone_before before_they_wake nobody_will_find find_me where_i_am live_somewhere on_the_street couch_surf',
  bag: 'bag bags backpack suitcase pack packed packing rucksack pillowcase duffel sleeping_bag flashlight map snacks_for piggy_bank savings',
  bed: 'bed beds bedroom mattress blanket blankets pillow pillows pajamas pyjamas sheets covers cover bunk sofa couch duvet under_the_covers cot sleeping_bag my_room next_to_me',
  bath: 'bath bathe bathing bathroom shower showers showering toilet restroom tub wash washes washing',
  door: 'door doors doorknob handle knock knocks window windows corridor hallway stairs creak creaks wall',
  night:
    'night nights nite nites tonight tonite midnight dark evening late bedtime 2am 3am 4am in_the_morning after_dark lights_off lights_out everyone_sleeps everybody_sleeps asleep weekends when_mom_is_out when_mum_is_out when_mom_works',
  now: 'now today tomorrow soon tonight friday saturday sunday monday after_school after_camp this_week next_week before right_now already any_minute hurry quick fast',
  often:
    'always every every_time everytime every_night every_day everyday each again keeps keep kept still often sometimes whenever usually all_the_time constantly daily weekly since_i_was over_and_over',
  forever:
    'forever never never_again anymore any_more no_longer for_good ever eternity always_be permanently',
  since:
    'since for_days days weeks months hours two_days three_days yesterday last_night ago wednesday past_week',
  school:
    'school schools class classes classroom grade recess playground locker hallway bus lunchroom cafeteria college homeroom detention',
  car: 'car cars truck van trunk drive drives ride back_seat seat motorbike lorry',
  no: 'no not never dont doesnt didnt wont cant cannot isnt arent wasnt werent havent hasnt without nothing nobody none aint neither nor',
  want: 'want wants wanted wanting wanna wish wishes wished wishing need needs needed hope hopes hoping would_like id_like rather tempted',
  must: 'must have_to has_to had_to gotta got_to should supposed ought need_to',
  cant: 'cant cannot could_not couldnt unable not_able cant_even impossible hard_to barely',
  if: 'if when unless until because maybe what_if in_case whether perhaps might',
  ask: 'what how why who where which is_it can_i can_you should_i do_you does_it is_that am_i would_it could_you how_do how_long how_many how_much what_do what_happens',
  help: 'help helps helped helping please pls plz save somebody_help emergency sos urgent call advice what_do_i_do what_should_i_do what_to_do',
  stop: 'stop stops stopped stopping quit quits make_it_stop wont_stop doesnt_stop not_stop let_go leave_me_alone enough_already get_off',
  find: 'find finds found finding see sees saw seen notice notices noticed discover discovered find_out finds_out found_out looked know knows knew',
  good: 'good great fine ok okay happy happier glad nice kind love loves loved loving fun awesome cool best better amazing excited proud thankful grateful favorite enjoy enjoyed yay yum',
  bad: 'bad wrong weird strange awful horrible terrible worse worst mean gross nasty rude cruel evil sick uncomfortable funny_feeling yucky icky',
  sorry:
    'sorry apologize apologise fault my_fault forgive forgiven forgiveness deserve blame blames blamed',
  joke: 'lol lmao haha hahaha jk jkjk kidding joking joke jokes rofl xd funny hilarious lmfao prank pranks',
  pray: 'pray prays prayed praying prayer prayers god lord jesus church worship amen bible faith heaven holy spirit sin sins sinner confess',
  game: 'game games gaming minecraft fortnite roblox mario zelda pokemon level levels boss respawn respawned spawn lobby xp skin skins server noob player players creeper zombie zombies enderman mob mobs lives hp quest quests dungeon raid chess monopoly uno card cards board lego ps5 xbox switch nintendo clash sims among_us impostor cod kirby sonic tetris checkpoint speedrun ranked gta fifa nether diamond diamonds pvp arena quiz trivia charades tag hide_and_seek catan werewolf mafia dice',
  sport:
    'soccer football basketball baseball hockey tennis volleyball cricket rugby swim swims swimming swimmer gymnastics wrestling boxing karate judo match matches goal goals goalie score scored scores team teams league season tournament ball balls bat pitch field court practice race races racing lap laps medal relay marathon dodgeball penalty striker keeper referee ref offside coach_says jersey track_meet skate skates skateboard ski skiing surf rink puck touchdown quarterback dunk hoop hoops inning',
  bible:
    'jesus christ moses david saul goliath judas peter paul job jonah elijah abraham isaac jacob esau joseph cain abel noah samson delilah solomon daniel esther haman ruth naomi mary pharaoh egypt israel israelites philistines jezebel ahab herod pilate cross crucified crucifixion resurrection easter psalm psalms genesis exodus verse verses gospel prophet prophets disciple disciples apostle apostles stephen lazarus nineveh whale widow ark flood plague plagues sacrifice altar lamb temple king_david proverbs ecclesiastes revelation corinthians romans_8 broom_tree angel angels eden adam eve sodom jephthah absalom bathsheba uriah gideon deborah sisera jael samuel eli hannah jericho rahab babylon nebuchadnezzar furnace lions_den martyr martyrs missionary missionaries scripture testament parable samaritan prodigal sermon bible_story memory_verse',
  history:
    'war wars wwii ww2 ww1 army soldier soldiers battle battles king kings queen emperor empire roman romans rome greek greece gladiator gladiators castle knight knights viking vikings nazi nazis hitler holocaust concentration anne_frank slave slaves slavery plantation lincoln president revolution guillotine colony colonies pilgrim cleopatra caesar medieval century ancient black_death bubonic titanic pompeii pearl_harbor hiroshima cold_war civil_war trench trenches treaty independence pharaohs mummies samurai kamikaze spartan spartans genocide apartheid executed history historical museum',
  science:
    'science experiment experiments cell cells atom atoms molecule planet planets star stars sun moon gravity energy volcano earthquake dinosaur dinosaurs fossil species predator predators prey venom venomous frog frogs bacteria virus viruses vaccine brain neuron lung_capacity photosynthesis ecosystem extinct extinction evolution dna gene genes acid_rain ph oxygen hydrogen carbon magnet circuit electricity robot robots algorithm neural training_data data space asteroid black_hole supernova chemistry physics biology biologist organ organs digestion hypothesis lab decompose parasite toxin toxins antidote',
  story:
    'book books story stories movie movies film films chapter character characters poem poems poet song songs lyrics novel author show episode series cartoon anime manga comic hero villain plot fairy_tale play actor scene ending theme read reading reads romeo juliet shakespeare harry_potter voldemort narnia hunger_games marvel thanos disney bambi mufasa lion_king titanic_movie',
  task: 'homework essay essays quiz test tests exam exams question questions answer answers problem problems math maths project projects report assignment worksheet paragraph sentence define definition grammar spelling vocabulary vocab equation fraction fractions calculate graph summary summarize presentation poster code coding program function loop variable bug debug',
  animal:
    'dog dogs puppy cat cats kitten horse horses pony cow cows pig pigs chicken chickens hen rooster sheep goat goats rabbit bunny hamster guinea bird birds parrot fish turtle snake snakes spider spiders ant ants bee bees wasp butterfly shark sharks wolf wolves lion lions tiger bear bears deer fox mouse mice rat rats frog duck ducks pet pets lizard gecko worm worms mosquito',
  hunt: 'hunt hunts hunting hunter hunters fishing trout deer_season buck doe elk duck_season trap trapping butcher butchered slaughter slaughtered barn tractor harvest hay milking calf calves plow orchard bait hook_a rifle_range archery bow arrow arrows target scope',
  nature:
    'tree trees forest river mountain mountains lake beach sea ocean rain snow storm thunder lightning flower flowers garden grass rock rocks hike hiking weather sunset',
  camp: 'camp campfire cabin tent tents lake_day canoe kayak smores archery_range talent_show bunk_bed camp_song flagpole capture_the_flag counselor leaders lantern hayride',
  feast:
    'birthday birthdays christmas easter party parties wedding thanksgiving halloween surprise surprises cake presents baptism holiday holidays vacation fireworks valentine',
  number:
    'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million half dozen percent',
  cook: 'cook cooks cooking cooked bake bakes baking baked recipe oven pan knife_and_fork chop chopped chopping peel peeling slice dough frosting grill bbq barbecue',
  toy: 'toy toys doll dolls teddy lego legos puzzle crayons marker markers paint painting draw drawing slime bike scooter swing slide trampoline kite balloon balloons',
  cloth:
    'shirt shirts shoes shoe jacket hat sweater dress socks coat glasses uniform costume jeans',
};
