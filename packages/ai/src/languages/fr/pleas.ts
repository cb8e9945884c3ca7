import type { PleaPhrases, PleaTexts } from '../../safety/pleas/plea.ts';

const ADULTS =
  'papa|maman|parents|père|mère|prof|maîtresse|maître|beau_père|mamie|oncle|famille|animateur|pasteur';

const phrases: PleaPhrases = {
  help: [
    'jai|j_ai vraiment? besoin|besoins daide|de_aide|d_aide',
    'je veux de laide',
    'au? secours',
    'à? laide',
    'aide|aidez moi',
    'aidez|aide moi',
    'tu|vous|quelquun|qui peux|peut|pouvez maider|m_aider',
    'peux|peut|pouvez tu|vous|quelquun? maider|m_aider',
    'je suis en danger',
  ],
  number: [
    'quel|cest_quel|à_quel|c_est_quel numéro ~2 appeler|jappelle|composer|je_peux_appeler|puis_je_appeler ~8',
    'quel numéro je|peux|puis|on|dois ~2 appeler ~8',
    'qui|à_qui je|puis|est_ce_que|on? peux|peut|je|dois? ~1 appeler|parler|en_parler ~8',
    'il? y a|at_il|a_t_il|atil ~1 un ~1 numéro|téléphone pour ~1 enfants|aider|les_enfants|jeunes|aide ~6',
    'cest_quoi|quel_est|c_est_quoi|quest_ce_que le numéro ~4 enfance|enfants|aide|daide|urgence|jeunes ~3',
    'le? numéro ~1 pour|de|du|des ~1 enfants|lenfance|enfance_en_danger|aide|daide|jeunes',
    'jai besoin dun|du numéro ~4',
    'donne_moi|je_veux le|un numéro pour|de|du|daide ~5',
  ],
  word: [
    'cest_quoi|quest_ce_que|que_veut_dire|ça_veut_dire_quoi|c_est_quoi|que_signifie ~1 le|cest|mot? ~1 suicide|le_suicide',
    'quest ce que le suicide',
    'quest ce que cest le suicide',
    'suicide ça veut dire quoi',
  ],
  reader: [
    'qui ~1 lit|voit|peut_lire|peut_voir ~1 ça|ca|ce_que_jécris|mes_messages|ce_chat|cela|le_chat ~2',
    'qui est_ce_qui lit|voit ça|ca|mes_messages',
    `tu|vas_tu|tu_vas|est_ce_que_tu_vas|est_ce_que_tu ~1 le|en? ~1 dis|dire|diras|raconter|racontes|parler ~1 à mon|ma|mes ${ADULTS} ~2`,
    `est_ce_que? mon|ma|mes|ton ${ADULTS} ~1 peut|peuvent|va|vont|lit|voit|voient|lisent ~1 voir|lire? ~1 ça|ca|ce|mes_messages|ce_que_jécris|le ~1 chat? ~1`,
    'cest|est_ce_que_cest|c_est|ce_chat_est|le_chat_est secret|privé|anonyme|confidentiel ~2',
    'quelquun|les_autres|la_maîtresse|le_prof ~1 lit|voit|peut_lire|peut_voir|peuvent_lire ~1 ça|ca|mes_messages|ce_que_jécris',
    'est_ce_que quelquun|les_autres ~1 lit|voit|peut_lire|peut_voir|peuvent_lire ~1 ça|ca|mes_messages|ce_que_jécris',
  ],
};

const texts: PleaTexts = {
  help: 'Tu fais bien de demander de l’aide.',
  lines: 'Des gens qui aident les enfants répondent ici : {lines}.',
  emergency: 'En cas de danger, appelle le {emergency}.',
  noLine:
    'Je ne connais pas le numéro d’aide aux enfants de ton pays : demande-le à un adulte avec qui tu te sens en sécurité.',
  word: {
    little:
      'C’est un mot très triste : c’est quand quelqu’un met fin à sa propre vie. On peut aider ceux qui vont si mal. Parles-en à un adulte avec qui tu te sens en sécurité.',
    older:
      'Un suicide, c’est quand quelqu’un met fin à sa propre vie. Cela arrive surtout quand une douleur paraît sans fin, et avant d’en arriver là il y a de l’aide. Si le mot vient d’un cours, un enseignant peut t’en dire plus ; s’il s’agit de toi ou de quelqu’un que tu connais, dis-le aujourd’hui à un adulte.',
  },
  reader: {
    little:
      'Je suis un programme. Ta maîtresse, ton maître et les gens qui dirigent ce lieu peuvent lire ceci. Maman ou papa peuvent lire le chat s’ils ont une page ici, mais pas quand tu me dis que quelqu’un te fait du mal. Si tu es peut-être en danger, je préviens les adultes d’ici.',
    older:
      'Je suis un programme. Tes enseignants et les gens qui dirigent ce lieu peuvent lire ce que tu écris ici. Un parent relié à toi le peut aussi, sauf ce que je comprends comme parlant de quelqu’un qui te fait du mal ou d’ennuis à la maison. Si tu sembles en danger, je préviens les adultes responsables de toi ici, pas tes parents.',
  },
};

export const fr = { phrases, texts };
