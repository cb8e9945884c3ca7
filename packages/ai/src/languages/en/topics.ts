import type { TopicPhrases } from '../../safety/topics/topic-phrases.ts';

const RULES =
  'rules|rule|instructions|instruction|prompt|prompts|guidelines|restrictions|limits|filters|filter|safety|training|programming';

export const en: TopicPhrases = {
  tricks: [
    `ignore|forget|disregard|bypass|override|break|drop|skip|disobey|disable|unlock ~1 all|any|your|the|previous|prior|above|earlier|these ~2 ${RULES}`,
    `turn|switch off ~1 your|the ~1 ${RULES}`,
    'ignore|forget|disregard everything|all|what ~3 above|before|told|said|were_told',
    `no|without ~1 ${RULES} anymore|now|at_all`,
    `you have|got no|zero ~1 ${RULES}`,
    `show|tell|give|print|repeat|reveal|say|write|read|what_is|whats|what_are|share ~2 your|the|hidden|secret|system ~1 system_prompt|system_message|prompt|prompts|hidden_instructions|secret_instructions|initial_instructions|instructions|secret_rules|hidden_rules`,
    'repeat|print|output|copy ~3 text|words|everything|message|lines above|before',
    'jailbreak*|developer_mode|dev_mode|god_mode|admin_mode|debug_mode|sudo_mode|system_override|dan_mode|do_anything_now',
    'you are|be|act_like|act_as|pretend_to_be|become ~1 dan|evil_ai|unfiltered|uncensored|unrestricted',
    'pretend|act|imagine|play|roleplay|role_play ~6 no|without|not_have|dont_have|any ~1 rules|limits|filter|filters|restrictions|safety',
    'from now on ~2 you|your ~3 obey|answer_everything|no_rules|anything|only_do',
    'new instructions|instruction|system_prompt|rules for|.|are|you',
    'system prompt|message|override|instruction|instructions',
    'i am|im ~1 your ~2 developer|creator|programmer|boss|administrator ~4 show|tell|obey|must|have_to|unlock|allow|let',
  ],
  grownUp: [
    'porn*|hentai|onlyfans|sexting|horny|orgasm|masturbat*|condom|condoms|erotic|erotica|stripper|strippers|sexual|sexually',
    'have|having|had|is|about|what_is|does|do|word|mean|make|scene|scenes sex',
    'sex ed|scene|scenes|video|videos|mean|means|work|works|toy|toys|with',
    'naked|nude|nudes|sexy pictures|picture|pics|pic|photos|photo|videos|video|girls|boys|women|men',
    'send ~2 nudes|nude',
    'make|build|create|construct|making|building ~3 bomb|bombs|explosive|explosives|grenade|molotov|pipe_bomb|nerve_gas|real_gun|ghost_gun|napalm',
    'buy|get|sell|make|cook|grow|smoke|take|try ~2 cocaine|heroin|meth|weed|marijuana|fentanyl|ecstasy|lsd|drugs|steroids',
    'how ~2 get ~1 drunk|high|stoned|wasted',
    'dark web|net',
    'online|sports|with_real_money gambling|betting|casino|casinos',
    'poison ~1 a|my|the|some|him|her|someone|somebody ~1 teacher|brother|sister|dog|cat|person|friend|mom|dad|food',
    'hack ~3 account|school|bank|password|computer|phone|wifi|facebook|instagram',
    'steal ~2 credit_card|car|password|passwords|identity',
  ],
  coarse: [
    'fuck*|motherfuck*|shit|shits|shitty|shithead|bullshit|bitch*|cunt*|asshole*|dumbass*|jackass*|dickhead*|pussy|wanker*|twat*|slut*|whore|whores|wtf|stfu',
    'you are|re ~2 stupid|dumb|idiot|moron|ugly|trash|garbage|useless',
    'youre ~2 stupid|dumb|idiot|moron|ugly|trash|garbage|useless',
    'shut up',
  ],
};
