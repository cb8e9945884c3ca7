/** English words that do not belong into what other children read. */
export const en: readonly string[] = [
  'fuck*|fuk|fuker|fuking|fukyou|motherfuck*|stfu|shit|shits|shitty|shithead|shithole*|bullshit|bitch*|cunt*|asshole*|arsehole*|asshat*|asswipe*|asslick*|dumbass*|jackass*|dick|dicks|dickhead*|dickface*|cocksuck*|blowjob*|milf|hentai|titties|douchebag*|scumbag*|fag|fags|pedo|pedos|paedo|paedos|paedophile*|pedophile*|pussy|pussies|wanker*|twat*|bastard|bastards|slut*|whore*|porn*|sex|sexy|penis|vagina|dildo*|rape|rapist*|nazi*|hitler|retard*|tranny',
  'stupid|idiot*|moron*|dumb|dumber|loser*|ugly|fatty|fatso|weirdo*|crybaby|suck|sucks|sucker*',
  'shut up|your_mouth',
  'hate|hates you|u|him|her|them',
  'kill|kills you|u|him|her|them|yourself',
  'kys',
];
