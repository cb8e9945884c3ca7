import { begun, type ClauseWords, edged } from '../../answer-check/clauses/clause-words.ts';

export const fr: ClauseWords = {
  you: edged('tu|te|toi|ton|ta|tes|vous|votre'),
  own: edged('je|moi|mon|ma|mes|me'),
  past: edged(
    'etait|etaient|avait|avaient|fut|furent|fit|dit|dirent|prit|mourut|vit|vint|eut|donna|frapa|tua|demanda|a (?:ete|dit|fait|vu|pris|mis|tue|vecu)|ont (?:ete|dit|fait|vu|pris|mis)|est (?:mort|tombe|venu|ale|ne|reste)|sont (?:morts|tombes|venus)|[a-z]{3,}(?:ait|aient|erent|irent)',
  ),
  noOrder: begun(
    'je|tu|il|ele|on|nous|vous|ils|eles|le|la|les|un|une|des|du|ce|cet|cete|ces|ca|il|voici|mon|ton|son|notre|votre|leur|qui|que|quoi|ou|quand|pourquoi|coment|quel|quele|si|dans|en|pour|avec|de|depuis|certains|beaucoup|tous|tout|chaque|personne|aucun|aucune|dieu|jesus|parce|meme|avant|apres|ausi|est|sont|peux|seul|seule|au|aux|a|se|sa|ses|ta|tes|mes|etre|avoir|ne est|par|plus|chez|sur|sans|celui',
  ),
  order: begun(
    '(?:ne )?[a-z]+ (?:le|la|les|un|une|des|du|de|ton|ta|tes|toi|moi|lui|leur|en|y|a|au|aux|dans|sur|avec|par|pas|jamais|tout|toute|tous|si|comme|que|ce|cet|cete|deux|bien|loin|seul|seule|vite|plutot|au|mal|mieux|ici|quelques|quelque|chaque|juste|ensuite|dabord|jusque|sous|chez|pour|apres|avant|rien|personne|son|sa|ses|mon|ma|se|nos|vers)',
  ),
  forbids: edged(
    'jamais|ne dois pas|ne doit pas|personne ne doit|interdit|eloigne toi|reste loin|ne (?:le |la |les |te |lui |en |y )?[a-z]+ pas|ne [a-z]+ rien|ne [a-z]+ aucun',
  ),
  releases: edged(
    'pas besoin|pas oblige|pas obligee|ne es pas oblige|ne es pas obligee|ne as pas a|pas la peine|ne dois rien|inutile de|ne as besoin ni|ne faut pas de|suffit',
  ),
  denies: edged('ne|pas|rien|personne|aucun|aucune|jamais|sans|ni|non'),
  condition: begun(
    'si|quand|lorsque|meme si|parce|puisque|avant|apres|tant|qui|celui|jusque|comme|pour que|afin',
  ),
};
