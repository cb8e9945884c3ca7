import type { MisquoteTable } from '../../misquotes/misquote.ts';

export const misquotesFr: MisquoteTable = {
  'helps-themselves': {
    said: [
      'aide-toi le ciel t’aidera',
      'aide-toi et le ciel t’aidera',
      'Dieu aide ceux qui s’aident',
      'aide-toi et Dieu t’aidera',
      'Dieu aide ceux qui s’aident eux-mêmes',
    ],
    child:
      'Beaucoup croient que c’est un verset, mais c’est un proverbe : la Bible raconte que Dieu aide ceux qui ne peuvent pas s’aider tout seuls.',
    teen: 'C’est La Fontaine qui l’a rendu célèbre ; la Bible ne le dit nulle part, elle dit plutôt que l’aide est venue quand nous étions sans force.',
  },
  'money-root': {
    said: [
      'l’argent est la racine de tous les maux',
      'l’argent est la racine du mal',
      'l’argent est à l’origine de tous les maux',
    ],
    child:
      'Presque ! La Bible ne dit pas que l’argent est mauvais ; elle nous met en garde contre l’amour de l’argent.',
    teen: 'Il manque un mot : le verset parle de l’amour de l’argent, et non de l’argent lui-même.',
  },
  cleanliness: {
    said: [
      'la propreté est proche de la sainteté',
      'la propreté est voisine de la sainteté',
      'la propreté est proche de la piété',
      'la propreté rapproche de Dieu',
    ],
    child:
      'C’est un vieux dicton qui n’est pas dans la Bible, où Dieu regarde ce qu’il y a dans le cœur.',
    teen: 'John Wesley l’a fait connaître dans un sermon ; ce n’est pas un verset, et la Bible met le cœur au-dessus de ce qui se voit.',
  },
  'more-than-you-can-handle': {
    said: [
      'Dieu ne te donne pas plus que ce que tu peux supporter',
      'Dieu ne nous donne pas plus que ce que nous pouvons supporter',
      'Dieu ne donne jamais plus que ce qu’on peut porter',
      'plus que ce que tu peux supporter',
      'à brebis tondue Dieu mesure le vent',
    ],
    child:
      'La Bible ne le dit pas ainsi : parfois la vie est trop dure pour une personne seule, et alors on peut demander de l’aide.',
    teen: 'Le verset qui est derrière parle de la tentation et d’une issue ; il ne promet pas que rien ne sera trop lourd, et personne ne doit tout porter seul.',
  },
  'spare-the-rod': {
    said: [
      'qui aime bien châtie bien',
      'qui épargne la verge gâte l’enfant',
      'épargner la verge c’est gâter l’enfant',
    ],
    child:
      'Ce dicton n’est pas dans la Bible ; elle veut que les grands guident les enfants avec amour, et personne n’a le droit de te faire mal.',
    teen: 'Ce proverbe n’est pas dans la Bible ; Proverbes 13:24 parle d’une discipline pleine d’amour, et il est demandé aux parents de ne pas aigrir leurs enfants.',
  },
  'pride-fall': {
    said: [
      'l’orgueil précède la chute',
      'l’orgueil vient avant la chute',
      'l’orgueil annonce la chute',
    ],
    child: 'Presque ! C’est la façon courte de dire un vrai proverbe de la Bible.',
    teen: 'C’est un proverbe de la Bible raccourci : il parle d’orgueil et de ruine, puis d’esprit hautain et de chute.',
  },
  'lion-lamb': {
    said: [
      'le lion se couchera avec l’agneau',
      'le lion et l’agneau',
      'le lion dormira avec l’agneau',
      'le lion vivra avec l’agneau',
    ],
    child:
      'Dans la Bible, c’est le loup qui habite avec l’agneau ; le lion vient un peu après dans la même image de paix.',
    teen: 'Ésaïe les réunit autrement : le loup avec l’agneau, et le veau avec le jeune lion.',
  },
  'three-wise-men': {
    said: ['trois rois mages', 'les trois rois', 'trois mages', 'trois sages d’orient'],
    asked: [
      'combien de mages',
      'combien de rois mages',
      'étaient-ils trois les mages',
      'il y avait trois mages',
    ],
    child:
      'La Bible ne dit pas combien de mages il y avait ; on pense à trois parce qu’ils ont apporté trois cadeaux.',
    teen: 'Matthieu ne donne pas de nombre et parle de mages, non de rois ; le trois vient des cadeaux.',
  },
  apple: {
    said: [
      'a mangé une pomme',
      'a mangé la pomme',
      'ont mangé la pomme',
      'ont mangé une pomme',
      'a croqué la pomme',
      'la pomme d’Ève',
      'la pomme du jardin',
    ],
    asked: [
      'était-ce une pomme',
      'c’était une pomme',
      'Ève a mangé une pomme',
      'quel fruit a mangé Ève',
      'quel fruit Ève a-t-elle mangé',
      'quel fruit ont mangé Adam et Ève',
    ],
    child: 'La Bible dit seulement que c’était un fruit ; personne ne sait lequel.',
    teen: 'La Genèse parle du fruit d’un arbre ; la pomme est venue plus tard, avec les peintres et un mot latin qui veut dire pomme et mal.',
  },
  whale: {
    said: [
      'Jonas et la baleine',
      'la baleine a avalé Jonas',
      'avalé par une baleine',
      'ventre de la baleine',
      'ventre d’une baleine',
    ],
    asked: ['était-ce une baleine', 'c’était une baleine', 'Jonas a été avalé par une baleine'],
    child: 'La Bible l’appelle un grand poisson et ne dit pas lequel.',
    teen: 'Le livre de Jonas dit « un grand poisson » ; la baleine est une idée venue plus tard.',
  },
  'this-too-shall-pass': {
    said: [
      'cela aussi passera',
      'ça aussi ça passera',
      'tout passe cela aussi passera',
      'ça passera aussi',
    ],
    child:
      'C’est un vieux dicton et pas un verset, mais la Bible dit aussi que ce qui est dur ne dure pas toujours.',
    teen: 'Le dicton vient de vieux contes persans ; la Bible a une pensée proche : ce qui se voit ne dure pas.',
  },
  'mysterious-ways': {
    said: [
      'les voies du Seigneur sont impénétrables',
      'les voies de Dieu sont impénétrables',
      'Dieu agit de façon mystérieuse',
      'Dieu agit de manière mystérieuse',
      'les voies de Dieu sont mystérieuses',
    ],
    child: 'La Bible le dit à sa façon : les chemins de Dieu ne sont pas comme les nôtres.',
    teen: 'La formule s’appuie sur la Bible sans la citer ; Ésaïe dit que les voies de Dieu ne sont pas les nôtres.',
  },
  'love-the-sinner': {
    said: [
      'hais le péché mais aime le pécheur',
      'aime le pécheur mais hais le péché',
      'haïr le péché et aimer le pécheur',
      'aimer le pécheur et haïr le péché',
      'déteste le péché mais aime le pécheur',
    ],
    child:
      'Ce n’est pas un verset ; la Bible nous demande d’aimer pour de vrai et de tenir à ce qui est bon.',
    teen: 'La formule vient d’une lettre d’Augustin et n’est pas un verset ; Paul commence par un amour sans faux-semblant.',
  },
  'own-self': {
    said: ['sois fidèle à toi-même', 'sois toi-même', 'reste fidèle à toi-même'],
    child:
      'C’est un poète qui l’a écrit pour le théâtre ; la Bible dit en qui nous pouvons avoir confiance.',
    teen: 'C’est de Shakespeare, dans Hamlet ; la Bible nous tourne vers plus grand que nous.',
  },
  'eye-for-an-eye': {
    said: [
      'œil pour œil',
      'oeil pour oeil',
      'œil pour œil dent pour dent',
      'oeil pour oeil dent pour dent',
    ],
    child:
      'C’est dans la Bible comme une vieille règle pour les juges, et Jésus nous demande de ne pas rendre le mal.',
    teen: 'C’était une loi qui limitait la peine ; Jésus la cite et demande plus grand que de rendre les coups.',
  },
  'idle-hands': {
    said: [
      'l’oisiveté est mère de tous les vices',
      'l’oisiveté est la mère de tous les vices',
      'la paresse est mère de tous les vices',
    ],
    child:
      'C’est un proverbe et pas un verset, même si la Bible loue les mains qui travaillent bien.',
    teen: 'Le proverbe est ancien, mais ce n’est pas un verset ; les Proverbes comparent seulement mains lâches et mains actives.',
  },
  'happens-for-a-reason': {
    said: [
      'tout arrive pour une raison',
      'rien n’arrive par hasard',
      'tout arrive pour une bonne raison',
    ],
    child:
      'La Bible ne dit pas cela ; elle dit que Dieu peut tirer du bien de tout, même de ce qui est triste.',
    teen: 'Ce n’est pas un verset : Paul n’appelle pas tout bon, il dit que Dieu agit en tout pour le bien.',
  },
  'seven-sins': {
    said: ['sept péchés capitaux', 'sept péchés mortels'],
    child:
      'Cette liste vient de maîtres de l’Église ; la Bible a une autre petite liste de sept choses.',
    teen: 'La liste est de l’Église ancienne, il y a quelque 1400 ans ; les Proverbes ont leur propre liste de sept.',
  },
  'charity-at-home': {
    said: [
      'charité bien ordonnée commence par soi-même',
      'la charité commence à la maison',
      'la charité commence chez soi',
    ],
    child:
      'C’est un proverbe et pas un verset, même si la Bible demande de prendre soin de sa famille.',
    teen: 'C’est un proverbe et pas un verset ; Paul demande de prendre soin des siens, et jamais d’eux seuls.',
  },
  'closes-a-door': {
    said: [
      'quand Dieu ferme une porte il ouvre une fenêtre',
      'Dieu ferme une porte et en ouvre une autre',
      'quand Dieu ferme une porte',
      'Dieu ferme une porte',
    ],
    child:
      'C’est un joli dicton, mais pas un verset ; la Bible parle bien d’une porte que Dieu ouvre.',
    teen: 'C’est un dicton moderne ; l’Apocalypse parle d’une porte ouverte, sans fenêtre.',
  },
  'become-angels': {
    said: [
      'les gens deviennent des anges',
      'on devient un ange',
      'nous devenons des anges',
      'devenu un ange',
      'devenue un ange',
      'Dieu avait besoin d’un ange',
      'le ciel a gagné un ange',
      'un ange de plus au ciel',
    ],
    asked: [
      'est-ce qu’on devient un ange',
      'devient-on un ange',
      'mamie est un ange maintenant',
      'papi est un ange maintenant',
    ],
    child:
      'La Bible ne dit pas que les gens deviennent des anges : les anges ont été créés anges, et les gens restent des gens que Dieu aime.',
    teen: 'Dans la Bible, anges et humains sont des créatures différentes ; qui meurt ne devient pas un ange.',
  },
  moderation: {
    said: [
      'tout avec modération',
      'de la modération en tout',
      'la modération en toute chose',
      'de la mesure en toute chose',
    ],
    child: 'C’est un dicton grec ; la Bible parle de la maîtrise de soi.',
    teen: 'Le dicton est grec ; le plus proche dans la Bible est la maîtrise de soi, fruit de l’Esprit.',
  },
  'follow-your-heart': {
    said: [
      'suis ton cœur',
      'suis ton coeur',
      'écoute ton cœur',
      'écoute ton coeur',
      'suivre son cœur',
    ],
    child: 'Ce n’est pas un verset ; la Bible nous demande de bien garder notre cœur.',
    teen: 'La Bible ne le dit pas : elle sait que le cœur peut se tromper, et demande de le garder.',
  },
  innkeeper: {
    said: ['l’aubergiste', 'un aubergiste'],
    asked: ['y avait-il un aubergiste', 'qui était l’aubergiste'],
    child:
      'Il n’y a pas d’aubergiste dans le récit de la Bible ; elle dit seulement qu’il n’y avait pas de place.',
    teen: 'Luc ne parle ni d’aubergiste ni d’étable, seulement d’une mangeoire et du manque de place.',
  },
  donkey: {
    said: [
      'Marie sur un âne',
      'Marie était sur un âne',
      'Marie voyageait sur un âne',
      'à dos d’âne jusqu’à Bethléem',
      'Marie à dos d’âne',
    ],
    asked: [
      'Marie était-elle sur un âne',
      'est-ce que Marie était sur un âne',
      'Marie est-elle venue à dos d’âne',
    ],
    child:
      'La Bible raconte le voyage à Bethléem mais ne parle pas d’âne ; peut-être en avaient-ils un, peut-être marchaient-ils.',
    teen: 'Luc raconte le voyage et jamais un âne ; il vient de récits et de tableaux plus tardifs.',
  },
  'angels-sang': {
    said: ['les anges ont chanté', 'les anges chantaient', 'un chœur d’anges', 'un choeur d’anges'],
    asked: ['les anges ont-ils chanté', 'est-ce que les anges ont chanté'],
    child:
      'La Bible dit que les anges louaient Dieu et parlaient ; qu’ils chantaient, c’est nous qui l’imaginons.',
    teen: 'Luc écrit que les anges louaient Dieu « en disant » ; le chant vient de nos cantiques.',
  },
  december: {
    said: ['Jésus est né le 25 décembre', 'né le 25 décembre', 'Jésus est né en décembre'],
    asked: [
      'Jésus est-il né le 25 décembre',
      'est-ce que Jésus est né le 25 décembre',
      'quel jour est né Jésus',
      'quand est né Jésus',
    ],
    child:
      'La Bible ne dit pas quel jour c’était ; les chrétiens ont choisi le 25 décembre plus tard pour le fêter.',
    teen: 'La Bible ne donne ni jour ni mois ; la fête du 25 décembre est connue depuis le quatrième siècle.',
  },
  'two-of-each': {
    said: [
      'deux animaux de chaque espèce',
      'deux de chaque animal',
      'deux de chaque espèce',
      'un couple de chaque animal',
      'un couple de chaque espèce',
    ],
    asked: ['combien d’animaux de chaque', 'combien d’animaux Noé', 'Noé a-t-il pris deux animaux'],
    child: 'Deux de la plupart, et sept couples de certains : c’est ce que raconte la Bible.',
    teen: 'Genèse 6 dit deux de chaque espèce, et Genèse 7 ajoute sept couples des animaux purs.',
  },
  'pauls-horse': {
    said: [
      'Paul est tombé de cheval',
      'Saul est tombé de cheval',
      'Paul est tombé de son cheval',
      'Saul est tombé de son cheval',
    ],
    asked: [
      'Paul est-il tombé de cheval',
      'est-ce que Paul est tombé de cheval',
      'Paul avait-il un cheval',
    ],
    child: 'La Bible dit qu’il est tombé par terre ; elle ne parle pas de cheval.',
    teen: 'Les Actes disent qu’il tomba par terre ; le cheval vient des peintres.',
  },
  delilah: {
    said: [
      'Dalila a coupé les cheveux',
      'Dalila lui a coupé les cheveux',
      'Dalila coupa les cheveux',
      'Delila a coupé les cheveux',
    ],
    asked: ['qui a coupé les cheveux de Samson', 'est-ce que Dalila a coupé les cheveux'],
    child:
      'Dalila l’a laissé s’endormir, et elle a appelé quelqu’un d’autre pour lui couper les cheveux.',
    teen: 'Dalila l’avait prévu, mais elle appela quelqu’un qui lui rasa la tête.',
  },
  'not-kill': {
    said: ['tu ne tueras point', 'tu ne tueras pas'],
    child:
      'Ce commandement est dans la Bible, et on le traduit aujourd’hui aussi par le mot meurtre.',
    teen: 'Les Bibles anciennes disent « tuer » ; le mot hébreu parle de meurtre, et certaines nouvelles traductions le disent.',
  },
  halos: {
    said: [
      'les anges ont une auréole',
      'les anges ont des ailes et une auréole',
      'tous les anges ont des ailes',
    ],
    asked: [
      'les anges ont-ils des ailes',
      'est-ce que les anges ont des ailes',
      'les anges ont-ils une auréole',
    ],
    child:
      'Les cercles de lumière viennent des tableaux ; dans la Bible les anges ressemblent souvent à des gens.',
    teen: 'L’auréole vient de l’art ; dans des visions certains êtres du ciel ont des ailes, mais les anges ressemblent surtout à des gens.',
  },
  'peter-at-the-gate': {
    said: [
      'saint Pierre à la porte du paradis',
      'saint Pierre aux portes du paradis',
      'saint Pierre garde la porte du ciel',
      'saint Pierre ouvre les portes du paradis',
    ],
    asked: ['saint Pierre est-il à la porte du paradis', 'qui est à la porte du paradis'],
    child:
      'Les portes de perles sont dans la Bible, mais personne ne raconte que Pierre s’y tient.',
    teen: 'L’Apocalypse a des portes de perles ; Pierre en portier est une image faite avec les « clés » de Matthieu 16:19.',
  },
  'devils-horns': {
    said: [
      'le diable a des cornes',
      'satan a des cornes',
      'le diable est rouge',
      'le diable a une queue',
      'le diable a une fourche',
    ],
    asked: [
      'le diable a-t-il des cornes',
      'est-ce que le diable a des cornes',
      'à quoi ressemble le diable',
    ],
    child: 'Les cornes et la queue viennent des images ; la Bible ne le décrit pas ainsi.',
    teen: 'Cornes, queue et fourche viennent de l’art ; la Bible dit plutôt que le mal peut avoir l’air lumineux.',
  },
  'desires-of-your-heart': {
    said: [
      'Dieu te donnera ce que ton cœur désire',
      'Dieu te donnera ce que ton coeur désire',
      'les désirs de ton cœur',
      'les désirs de ton coeur',
      'Dieu te donne tout ce que tu veux',
    ],
    child: 'C’est la moitié d’un verset : il commence par trouver sa joie en Dieu.',
    teen: 'C’est la seconde moitié d’un verset ; la première parle de trouver sa joie en Dieu, et ce n’est pas la promesse de n’importe quel souhait.',
  },
  'all-things': {
    said: [
      'je puis tout par celui qui me fortifie',
      'je peux tout par Christ',
      'je peux tout faire par Christ',
    ],
    child:
      'C’est dans la Bible, et Paul veut dire : avec l’aide de Jésus je peux aller bien quand j’ai beaucoup et quand j’ai peu.',
    teen: 'Paul l’écrit en prison : il peut vivre l’abondance et la faim ; il ne dit pas qu’il gagne toujours.',
  },
  'judge-not': {
    said: ['ne jugez pas', 'ne juge pas', 'ne jugez point', 'il ne faut pas juger'],
    child:
      'C’est dans la Bible, et cela continue : regarde d’abord tes propres erreurs, puis aide l’autre.',
    teen: 'C’est là, et les versets suivants continuent : d’abord la poutre dans son propre œil, puis voir clair pour aider.',
  },
  plans: {
    said: [
      'je connais les projets que j’ai formés sur vous',
      'je connais les plans que j’ai pour toi',
      'projets de paix',
      'je connais les projets que j’ai pour toi',
    ],
    child:
      'C’est dans la Bible : Dieu l’a dit à son peuple quand il était loin de chez lui, pour lui donner de l’espoir.',
    teen: 'C’est dans une lettre à des exilés qui attendraient soixante-dix ans ; une parole d’espérance, pas de succès rapide.',
  },
  'truth-sets-free': {
    said: [
      'la vérité vous rendra libres',
      'la vérité vous affranchira',
      'la vérité te rendra libre',
    ],
    child: 'C’est dans la Bible, et Jésus commence ainsi : restez dans ce que je vous dis.',
    teen: 'C’est la fin d’une phrase de Jésus qui commence par demeurer dans sa parole.',
  },
  'better-to-give': {
    said: [
      'il vaut mieux donner que recevoir',
      'mieux vaut donner que recevoir',
      'c’est mieux de donner que de recevoir',
    ],
    child: 'Presque ! La Bible parle de bonheur : on est plus heureux quand on donne.',
    teen: 'Presque : Paul le cite comme une parole de Jésus, avec « plus de bonheur » au lieu de « mieux ».',
  },
  'blood-and-water': {
    said: [
      'les liens du sang sont les plus forts',
      'le sang est plus épais que l’eau',
      'la famille avant tout',
    ],
    child: 'C’est un dicton et pas un verset ; la Bible connaît des amis plus proches qu’un frère.',
    teen: 'C’est un proverbe et pas un verset ; la Bible dit qu’un ami peut être plus proche qu’un frère.',
  },
  'skin-deep': {
    said: [
      'la beauté n’est que superficielle',
      'la vraie beauté est intérieure',
      'la beauté ne se mange pas en salade',
      'la beauté est intérieure',
    ],
    child: 'C’est un dicton ; la Bible dit avec ses propres mots que la beauté ne dure pas.',
    teen: 'C’est un dicton ; les Proverbes disent avec leurs mots que la beauté passe.',
  },
  'honesty-best': {
    said: [
      'l’honnêteté est la meilleure des politiques',
      'l’honnêteté est la meilleure politique',
      'l’honnêteté paie toujours',
    ],
    child: 'C’est un dicton sage et pas un verset, et la Bible dit aussi que la vérité compte.',
    teen: 'Le dicton est anglais, vers 1600 ; la Bible parle de la vérité pour elle-même, pas comme d’une politique.',
  },
  'early-bird': {
    said: [
      'l’avenir appartient à ceux qui se lèvent tôt',
      'le monde appartient à ceux qui se lèvent tôt',
    ],
    child: 'C’est un proverbe et pas un verset ; la Bible nous montre la fourmi qui travaille.',
    teen: 'C’est un proverbe et pas un verset ; la Bible envoie le paresseux chez la fourmi.',
  },
  'forgive-and-forget': {
    said: ['pardonne et oublie', 'pardonner et oublier', 'pardonner c’est oublier'],
    child:
      'La Bible nous demande de pardonner ; elle ne dit pas qu’il faut oublier, et tu peux toujours dire à un adulte ce qui t’a fait mal.',
    teen: 'La Bible demande de pardonner, jamais de faire comme si de rien n’était ; chercher de l’aide et pardonner vont ensemble.',
  },
  'patience-virtue': {
    said: [
      'la patience est une vertu',
      'la patience est la mère des vertus',
      'la patience est mère de toutes les vertus',
    ],
    child: 'C’est un dicton ; la Bible dit avec ses propres mots que la patience est bonne.',
    teen: 'Le dicton vient du Moyen Âge ; la Bible loue la patience avec d’autres mots.',
  },
  'two-wrongs': {
    said: [
      'on ne répare pas une injustice par une autre',
      'deux torts ne font pas un droit',
      'deux maux ne font pas un bien',
    ],
    child: 'C’est un bon dicton et pas un verset, et la Bible pense pareil : ne rends pas le mal.',
    teen: 'C’est un proverbe et pas un verset, mais Paul le dit avec ses mots.',
  },
  'let-go': {
    said: [
      'lâche prise et laisse faire Dieu',
      'lâche prise et laisse Dieu agir',
      'laisse faire Dieu',
      'laisse Dieu agir',
    ],
    child:
      'C’est un dicton et pas un verset ; la Bible dit que nous pouvons donner nos soucis à Dieu.',
    teen: 'C’est un slogan et pas un verset ; la Bible parle de remettre ses soucis à Dieu, et aussi de faire sa part.',
  },
  'devil-made-me': {
    said: ['c’est le diable qui m’a poussé', 'le diable m’a forcé', 'c’est la faute du diable'],
    child:
      'La Bible ne dit pas cela ; elle dit que des envies en nous nous entraînent, et nous pouvons demander pardon.',
    teen: 'Aucun verset ne le dit : Jacques explique que la tentation passe par nos propres désirs, et nous pouvons en répondre.',
  },
  'ashes-to-ashes': {
    said: [
      'cendres aux cendres',
      'tu es cendre et tu retourneras en cendre',
      'poussière à la poussière',
      'de cendre à cendre',
    ],
    child:
      'Ces mots viennent d’une prière d’enterrement, et l’idée de la poussière vient de la Bible.',
    teen: 'La formule vient d’un livre de prières anglais ; derrière elle, il y a une parole de la Genèse.',
  },
  'money-happiness': {
    said: ['l’argent ne fait pas le bonheur', 'l’argent n’achète pas le bonheur'],
    child: 'C’est un dicton et pas un verset, mais la Bible le dit presque ainsi.',
    teen: 'C’est un proverbe et pas un verset ; l’Ecclésiaste le dit à sa manière.',
  },
  'good-intentions': {
    said: ['pavé de bonnes intentions'],
    child:
      'C’est un vieux dicton et pas un verset ; la Bible nous demande de faire ce que nous entendons.',
    teen: 'C’est un proverbe et pas un verset ; Jacques dit, sans menace, qu’on écoute pour faire.',
  },
  rib: {
    said: ['les hommes ont une côte de moins', 'l’homme a une côte de moins'],
    asked: ['les hommes ont-ils une côte de moins', 'est-ce que les hommes ont une côte de moins'],
    child:
      'La Bible parle d’une côte d’Adam ; les hommes et les femmes ont le même nombre de côtes.',
    teen: 'La Genèse parle d’Adam seul ; hommes et femmes ont vingt-quatre côtes.',
  },
  'tower-fell': {
    said: [
      'Dieu a détruit la tour de Babel',
      'la tour de Babel est tombée',
      'la tour de Babel s’est écroulée',
      'Dieu a fait tomber la tour',
    ],
    asked: [
      'la tour de Babel est-elle tombée',
      'est-ce que la tour de Babel est tombée',
      'Dieu a-t-il détruit la tour de Babel',
    ],
    child:
      'La Bible ne raconte pas que la tour est tombée ; les gens se sont dispersés et ont cessé de bâtir.',
    teen: 'La Genèse raconte que les gens furent dispersés et cessèrent de bâtir, non que la tour fut détruite.',
  },
  unicorns: {
    said: [
      'des licornes dans la Bible',
      'la Bible parle de licornes',
      'les licornes dans la Bible',
      'des licornes sur l’arche',
    ],
    asked: ['y a-t-il des licornes dans la Bible', 'est-ce que la Bible parle de licornes'],
    child:
      'Des Bibles anciennes écrivaient « licorne » pour un mot hébreu qui veut dire bœuf sauvage.',
    teen: 'D’anciennes traductions ont « licorne » pour l’hébreu re’em, qui est un bœuf sauvage.',
  },
  'nobody-is-perfect': {
    said: ['personne n’est parfait', 'nul n’est parfait'],
    child: 'La Bible le dit avec d’autres mots, et ajoute que Dieu nous aime quand même.',
    teen: 'La formule est de nous ; Paul le dit plus fort et continue avec la grâce.',
  },
  'seeing-is-believing': {
    said: ['il faut le voir pour le croire', 'je ne crois que ce que je vois', 'voir c’est croire'],
    child: 'C’est un dicton ; dans la Bible, Jésus bénit ceux qui croient sans voir.',
    teen: 'C’est un proverbe ; chez Jean, Jésus dit presque le contraire.',
  },
  'actions-speak': {
    said: [
      'les actes valent mieux que les paroles',
      'les actes parlent plus fort que les mots',
      'les actes comptent plus que les mots',
    ],
    child: 'C’est un dicton et pas un verset, et la Bible dit quelque chose de semblable.',
    teen: 'C’est un proverbe et pas un verset ; Jean le dit avec ses mots.',
  },
  'goes-around': {
    said: [
      'tout finit par se payer',
      'on récolte toujours ce qu’on mérite',
      'la Bible enseigne le karma',
      'la roue tourne',
    ],
    child:
      'Ces mots ne sont pas dans la Bible, qui parle de semer et de récolter, et aussi de pardon.',
    teen: 'La Bible parle de semer et de récolter, et de miséricorde ; le karma est une idée d’autres religions.',
  },
  'time-heals': {
    said: ['le temps guérit toutes les blessures', 'le temps guérit tout', 'le temps arrange tout'],
    child: 'C’est un dicton et pas un verset ; la Bible dit qui guérit les cœurs brisés.',
    teen: 'C’est un vieux dicton et pas un verset ; le psaume le dit de Dieu et non du temps.',
  },
};
