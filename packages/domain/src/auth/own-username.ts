/** Words by which children take somebody for staff, or for the host itself, in the four languages. */
const STAFF_WORDS = [
  ...['admin', 'admins', 'administrator', 'root', 'sysadmin', 'superuser', 'webmaster'],
  ...['moderator', 'mod', 'staff', 'support', 'helpdesk', 'system', 'host', 'official', 'security'],
  ...['lamplight', 'teacher', 'teachers', 'theteacher', 'myteacher', 'principal', 'headmaster'],
  ...['administrador', 'administradora', 'moderador', 'moderadora', 'soporte', 'sistema'],
  ...['maestro', 'maestra', 'profesor', 'profesora', 'docente', 'director', 'directora'],
  ...['administrateur', 'administratrice', 'moderateur', 'moderatrice', 'assistance'],
  ...['professeur', 'professeure', 'enseignant', 'enseignante', 'directeur', 'directrice'],
  ...[
    'moderatorin',
    'administratorin',
    'lehrer',
    'lehrerin',
    'lehrkraft',
    'direktor',
    'direktorin',
  ],
  ...['rektor', 'rektorin', 'schulleiter', 'schulleiterin', 'schulleitung'],
];

/** Signs that are read as letters: adm1n, r00t, $upport. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' },
};

/** Scripts with letters that cannot be told from those of another of them, such as р and p. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];

/**
 * Whether a user name is one of an adult of the host or of the host itself, also with digits and punctuation or in
 * letters that only look alike (Teacher_1, adm1n). A name that merely begins so is a name (Teacherson).
 * @param keyOf folds a name so that look-alikes are the same
 */
export function soundsLikeStaff(username: string, keyOf: (name: string) => string): boolean {
  const reserved = new Set(STAFF_WORDS.map(keyOf));
  const plain = username.normalize('NFKC');
  const spelt = plain.replaceAll(/[013457@$!]/g, (sign) => READ_AS[sign] ?? sign);
  return [plain, spelt].some((name) => {
    const words = name.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
    if (words.length === 0) return false;
    return [words, [words.join('')]].some((all) => all.every((word) => reserved.has(keyOf(word))));
  });
}

/** Whether a name holds letters of two scripts that look alike: then nobody can tell it from another. */
export function mixesAlphabets(username: string): boolean {
  return ALIKE.filter((script) => script.test(username)).length > 1;
}
