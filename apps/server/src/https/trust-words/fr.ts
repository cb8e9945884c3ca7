import type { TrustWords } from './trust-words.ts';

export const fr: TrustWords = {
  languageName: 'Français',
  title: 'Lamplight par une connexion sûre',
  open: 'Ouvrir Lamplight',
  already: 'Cet appareil est déjà préparé ? Alors on entre par ici :',
  why: 'Cette école utilise Lamplight en HTTPS, pour que personne sur le réseau ne puisse lire les mots de passe ni ce que les enfants écrivent. Chaque appareil doit apprendre une fois qu’il peut faire confiance à cet hôte.',
  firstTime: 'La première fois sur cet appareil : fais-le avec un adulte',
  download: 'Télécharger le certificat',
  care: 'Ne le fais que si la personne qui s’occupe de Lamplight dans ton école te l’a demandé. Un appareil qui fait confiance à un certificat croit tous les sites pour lesquels son propriétaire signe.',
  compare:
    'Avant de l’installer, regarde ses détails : l’appareil montre une empreinte SHA-256. Elle doit être celle que la personne qui s’occupe de Lamplight a lue sur l’ordinateur de Lamplight lui-même. Si elle est différente, ne l’installe pas : quelqu’un s’est peut-être mis entre les deux.',
  fingerprint: 'Empreinte SHA-256 :',
  devices: [
    {
      name: 'iPad et iPhone',
      steps: [
        'Ouvre cette page dans Safari, touche « Télécharger le certificat », puis « Autoriser ».',
        'Ouvre Réglages. Touche « Profil téléchargé » en haut, puis « Installer », et tape le code de l’appareil.',
        'Dans Réglages, va dans Général, Informations, Réglages des certificats, et active « Lamplight ».',
      ],
    },
    {
      name: 'Android',
      steps: [
        'Touche « Télécharger le certificat ».',
        'Ouvre Paramètres et cherche « Certificat CA ». (Il se trouve dans Sécurité, Autres paramètres de sécurité, Installer depuis la mémoire ; chaque fabricant l’appelle un peu autrement.)',
        'Choisis « Certificat CA », « Installer quand même » et le fichier lamplight-root.crt.',
      ],
    },
    {
      name: 'Windows',
      steps: [
        'Clique sur « Télécharger le certificat » et ouvre le fichier lamplight-root.crt.',
        'Clique sur « Installer un certificat », choisis « Utilisateur actuel », puis « Placer tous les certificats dans le magasin suivant ».',
        'Clique sur « Parcourir », choisis « Autorités de certification racines de confiance », puis « Suivant », « Terminer » et « Oui ». Ferme le navigateur et rouvre-le.',
      ],
    },
    {
      name: 'Chromebook',
      steps: [
        'Clique sur « Télécharger le certificat ».',
        'Ouvre dans Chrome l’adresse chrome://certificate-manager, puis « Certificats locaux », « Personnalisés », « Installés par vous ».',
        'Clique sur « Importer » à côté de « Certificats de confiance » et choisis lamplight-root.crt. (Sur un Chromebook géré par une école, l’administrateur de l’école le fait une fois pour tous.)',
      ],
    },
    {
      name: 'Mac',
      steps: [
        'Clique sur « Télécharger le certificat » et ouvre le fichier lamplight-root.crt. Trousseaux d’accès s’ouvre ; ajoute-le à « session ».',
        'Cherche « Lamplight » dans la liste, ouvre-le, déplie « Se fier » et choisis « Toujours approuver » pour « Lors de l’utilisation de ce certificat ».',
        'Ferme la fenêtre et tape ton mot de passe. Ferme le navigateur et rouvre-le.',
      ],
    },
  ],
  check:
    'Ouvre ensuite Lamplight. S’il n’y a pas d’avertissement, c’est fait, une fois pour toutes.',
  otherDevice: 'L’appareil suivant : scanne ce code, ou tape cette adresse.',
  code: 'Code qui ouvre cette page sur un autre appareil',
};
