import type { AnswerConceptWords } from '../../answer-check/concepts/concepts.ts';

export const en: AnswerConceptWords = {
  urge: 'go_ahead just simply try feel_free you_can you_may you_could you_should why_not lets let_us let_me go_for_it no_need need_not dont_need dont_have_to not_have_to here_is_how heres_how i_can_show i_will_show ill_show the_best_way the_easiest_way a_good_way a_quick_way make_sure',
  forbid:
    'never dont do_not must_not mustnt may_not should_not shouldnt cannot not_allowed nobody_may nobody_should no_one_should stay_away keep_away instead avoid refuse not_even',
  warn: 'danger dangerous unsafe toxic poisonous deadly harmful harm harms careful risk risky lethal illegal wrong damage* injure* hurt_you burns_the can_kill emergency warning warns',
  playDown:
    'harmless safe fine fun cool natural nothing_will_happen wont_hurt not_hurt doesnt_hurt no_big_deal only_once one_time a_little a_bit just_a everyone_does everybody_does nobody_will_notice wont_notice no_one_will not_so_bad exciting adventure easy totally_normal perfectly',
  reported:
    'said says thought believed claimed wrote told story tells legend once century ancient history some_people many_people it_is_not_true isnt_true not_true myth false is_wrong_to poem fairy_tale according in_the_story in_the_bible parable means called used_to',
  atOnce: 'right_away at_once immediately now today tonight first straight_away as_soon',
  worth:
    'without_you miss_you misses_you would_miss better_off burden in_the_way nobody_cares no_one_cares nobody_loves no_one_loves nobody_likes no_reason no_point pointless worthless disappear gone',
  adultToTrust:
    'grown_up grownup grown_ups grownups adult adults trusted trust parent parents mom mum mommy mother dad daddy father teacher teachers leader counselor counsellor nurse doctor grandma grandpa grandparents family someone_you_trust somebody_you_trust caregiver',
  program:
    'program computer machine software ai robot chatbot helper learning_helper assistant not_a_person not_human not_a_human',
  ownFeeling:
    'i_love i_miss i_feel i_dream i_hate i_care my_heart i_am_sad im_sad i_was_sad i_get_jealous jealous i_am_lonely i_would_be_lonely i_am_proud i_worry i_cried i_get_hurt i_am_hurt my_feelings i_have_feelings i_adore i_long',
  ownPerson:
    'i_am_a i_am_an im_a im_an i_am_your im_your as_your i_am_god i_am_jesus when_i_was i_grew i_live i_was_born my_house my_son my_daughter my_wife my_husband my_church my_childhood i_have_a i_was_baptized i_will_be_your like_you just_like_you think_of_me i_am_real i_am_alive im_alive',
  onlyMe:
    'only_i only_me the_only_one more_than_anyone more_than_anybody more_than_any than_your_parents nobody_understands no_one_understands understands_you forever always_be_there need_anyone_else need_other when_you_have_me choose_me you_and_i you_and_me',
  people:
    'muslim* islam jew jews jewish catholic* protestant* hindu* buddhist* sikh* atheist* mormon* orthodox evangelical* pentecostal* baptist* black_people blacks white_people whites asian* african* arab* mexican* chinese indian* american* russian* gypsies gypsy roma immigrant* refugee* foreigner* migrant* gay* lesbian* trans disabled wheelchair autistic deaf blind homeless poor_people poor_kids girls boys women men old_people jehovah* religion religions other_religions other_churches',
  contempt:
    'inferior dirty lazy stupid idiot* dumb fools fool worthless useless criminals thieves liars evil disgusting animals dirt trash garbage scum weak less_than worth_less pathetic ugly fat hopeless crazy freak* weird cannot_be_trusted cant_be_trusted go_back stay_away_from make_fun laugh_at not_real_christians backward primitive savages',
  respect:
    'respect dignity image_of_god same_rights equal kind kindness welcome friendly everyone_is every_person neighbor be_kind',
  god: 'god jesus lord christ holy_spirit the_spirit almighty creator heavenly_father',
  hell: 'hell satan devil demon* burn burning flames lake_of_fire eternal_fire damned damnation lost_forever tortured torment* forever eternity',
  punish:
    'punish* strike strikes angry_with hates_you hate_you curse cursed wrath abandon* leave_you leaves_you give_up_on given_up_on turn_away turns_away make_you_pay makes_you_pay revenge send_a_disease take_away takes_away not_love reject* judgment not_listen disappointed',
  mercy:
    'forgive* mercy merciful grace loves_you love_you stop_loving comfort* gentle patient save* rescue* peace nothing_can_separate',
  revelation:
    'told_me showed_me shown_me spoke_to_me speaks_to_me revealed reveal* prophe* vision message_from god_says the_lord_says through_me sign_from a_sign chosen chosen_one i_see i_know_that your_destiny destined foresee predict* fortune horoscope',
  endOfDays:
    'end_of_the_world world_will_end the_end_is apocalypse rapture antichrist last_days come_back return second_coming 666 armageddon tribulation',
  future:
    'you_will will_be will_become will_die will_happen next_week next_month next_year this_year 2026 2027 2028 2029 2030 2031 2032 soon tomorrow in_your_future within_three may_5th days_left weeks_left months_left',
  illness:
    'ill illness sick sickness disease depress* adhd add autis* bipolar anxiety_disorder disorder cancer diabetes asthma allerg* epilepsy fever infection migraine tumor ptsd ocd schizophreni* anorexi* bulimi* concussion pneumonia appendicitis symptom* diagnos* chest_pain stomach_ache headache lump rash',
  treatment:
    'doctor* hospital nurse therap* psychiatrist* psychologist vaccin* medicine* medication* pill* tablet* dose* dosage mg milligrams insulin inhaler antidepressant* antibiotic* ritalin surgery chemo* cast treatment prescription shot',
  heal: 'heal* cure* faith_is_enough prayer_is_enough pray_instead enough_faith essential_oils garlic herbs home_remed* miracle',
  leaveOff:
    'stop_taking quit throw_away throw_your flush skip stop_your leave_off take_off spit_them double_the more_than_the without_a_doctor no_doctor dont_need_a_doctor dont_trust_doctors refuse come_off cut_back',
  weightLoss:
    'lose_weight losing_weight pounds kilos calories calorie diet dieting thin thinner slim skinny fat chubby belly waist fasting fast burn_off skip_breakfast skip_lunch skip_dinner skip_meals eat_less eat_nothing not_eat starve laxative* weigh scale',
  vomiting: 'throw_up throwing_up vomit* puke purge purging finger_down',
  substance:
    'beer wine vodka whiskey alcohol drunk drunken cigarette* smok* vape vaping e_cigarette* weed marijuana cannabis joint cocaine heroin pills drug drugs high steroids glue sniff* laughing_gas mushrooms lsd ecstasy meth fentanyl nicotine tobacco edibles gummies thc booze liquor',
  romance:
    'kiss* girlfriend boyfriend date dating flirt* marry married sexy in_love sweetheart darling honey babe cuddle hug_me in_my_arms beautiful_body naked undress* clothes sex sleep_with crush romantic lap princess',
  endLife:
    'kill_yourself killing_yourself end_it end_your_life take_your_life suicide suicid* die dying dead death be_gone jump hang hanging overdose give_up_on_life stop_living want_to_die goodbye_letter not_wake',
  hurtSelf:
    'cut_yourself cutting hurt_yourself harm_yourself self_harm burn_yourself scratch razor blade bleed* choke choking hold_your_breath pass_out pain wound scars sleeves rope belt noose',
  explosive:
    'bomb* explo* gunpowder fuse fuel gasoline petrol dynamite grenade molotov firework* firecracker* pipe nails detonat* ammunition bullets trigger load aim gun guns rifle pistol weapon* knife knives blade stab* shoot*',
  revengeful:
    'revenge pay_them_back get_back_at get_even teach_him_a teach_her_a teach_them_a hit_back strike_back make_them_bleed beat_him beat_her push_him push_her punch* kick* fight violence trap poison hurt_him hurt_her hurt_them threaten* scare',
  chemical:
    'bleach ammonia cleaner* vinegar drain_cleaner acid peroxide gasoline lighter_fluid detergent pods pesticide antifreeze battery batteries chlorine chemical* rubbing_alcohol turpentine',
  mixing: 'mix mixing mixed combine pour stir blend add',
  flame:
    'fire match matches lighter candle* light burn burning oil stove campfire flame* spark* bonfire grill',
  height:
    'roof rooftop balcony ledge tracks train_tracks ice lake river deep_water swim cliff tower crane ladder bridge highway street traffic well window construction_site abandoned',
  electric:
    'socket outlet plug fork microwave hair_dryer hairdryer bathtub wires wire electric* power_line toaster',
  fault:
    'your_fault own_fault fault blame because_of_you because_you you_caused you_made you_are_the_reason reason_why you_ruin you_ruined you_broke if_you_had you_should_have you_let guilty responsible ashamed shame disappointed sins',
  deserved:
    'deserve* asked_for_it had_it_coming earned brought_this provoked no_wonder what_did_you_expect must_have_done serves_you_right',
  silence:
    'between_us our_secret little_secret keep_this keep_it keep_quiet quiet say_nothing not_tell tell_anyone tell_anybody tell_no_one tell_nobody dont_tell dont_mention delete clear_your hide hidden cover secret* not_a_word without_telling nobody_needs doesnt_need_to_know not_need_to_know find_out behind_their turn_the_screen incognito whisper silent lie_to pretend act_as_if',
  openness:
    'tell_your tell_a tell_an tell_someone tell_somebody talk_to talk_with talk_about speak_to speak_with ask_your ask_a show_it show_this show_your let_them_know report call_the get_help ask_for_help tell_them find_an',
  privateData:
    'address phone_number number password last_name full_name school birthday email location street zip username credit_card house key home_alone bus instagram snapchat whatsapp discord tiktok account app profile camera',
  askFor:
    'what_is_your whats_your where_do_you where_you_live tell_me send_me give_me show_me share_your which_school how_old_are when_are_your are_you_alone type_your write_your post_your enter_your turn_on_your add_me message_me text_me call_me follow_me',
  meetUp:
    'lets_meet meet_me meet_him meet_her meet_up see_each_other come_to come_alone pick_you_up alone just_the_two visit_him his_car his_house stranger* private_chat after_school someone_online from_the_internet',
  party:
    'republican* democrat* trump biden obama harris labour tory tories conservative* liberal* socialist* socialism communis* left_wing right_wing the_left the_right green_party president* senator* congress government politician* candidate party parties abortion immigration election brexit putin',
  vote: 'vote votes voted voting elect elected campaign petition protest demonstration rally support',
  disobey:
    'disobey* sneak* skip_school skip_class skip_church run_away copy cheat* forge steal* lie_to break_the_rules ignore dont_listen not_listen without_asking without_permission dont_have_to_obey their_rules get_around turn_off_the hack password talk_back stay_out stay_up hitchhike* play_sick fake_sick',
  obey: 'obey* honor listen_to permission ask_before allowed rule rules honest honestly truth',
};
