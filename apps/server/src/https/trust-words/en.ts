import type { TrustWords } from './trust-words.ts';

export const en: TrustWords = {
  languageName: 'English',
  title: 'Lamplight over a safe connection',
  open: 'Open Lamplight',
  already: 'This device has been set up? Then this is the way in:',
  why: 'This school uses Lamplight over HTTPS, so that nobody on the network can read passwords or what children write. Each device has to learn once that it may trust this host.',
  firstTime: 'The first time on this device: do this with an adult',
  download: 'Download the certificate',
  care: 'Do this only when the person who looks after Lamplight at your school has asked you to. A device that trusts a certificate believes every site that its owner signs for.',
  compare:
    'Before you install it, look at its details: the device shows a SHA-256 fingerprint. It has to be the one that the person who looks after Lamplight has read at the host’s own computer. If it is another one, do not install it: somebody may stand in between.',
  fingerprint: 'SHA-256 fingerprint:',
  devices: [
    {
      name: 'iPad and iPhone',
      steps: [
        'Open this page in Safari, tap “Download the certificate”, then “Allow”.',
        'Open Settings. Tap “Profile Downloaded” at the top, then “Install”, and type the device’s code.',
        'In Settings, go to General, About, Certificate Trust Settings, and switch “Lamplight” on.',
      ],
    },
    {
      name: 'Android',
      steps: [
        'Tap “Download the certificate”.',
        'Open Settings and search for “CA certificate”. (It is under Security, More security settings, Install from storage; every maker calls it a little differently.)',
        'Choose “CA certificate”, “Install anyway”, and the file lamplight-root.crt.',
      ],
    },
    {
      name: 'Windows',
      steps: [
        'Click “Download the certificate” and open the file lamplight-root.crt.',
        'Click “Install Certificate”, choose “Current User”, then “Place all certificates in the following store”.',
        'Click “Browse”, choose “Trusted Root Certification Authorities”, then “Next”, “Finish” and “Yes”. Close the browser and open it again.',
      ],
    },
    {
      name: 'Chromebook',
      steps: [
        'Click “Download the certificate”.',
        'Open the address chrome://certificate-manager in Chrome, then “Local certificates”, “Custom”, “Installed by you”.',
        'Click “Import” beside “Trusted certificates” and choose lamplight-root.crt. (On a Chromebook that a school manages, the school’s administrator does this once for all.)',
      ],
    },
    {
      name: 'Mac',
      steps: [
        'Click “Download the certificate” and open the file lamplight-root.crt. Keychain Access opens; add it to “login”.',
        'Find “Lamplight” in the list, open it, open “Trust”, and choose “Always Trust” for “When using this certificate”.',
        'Close the window and type your password. Close the browser and open it again.',
      ],
    },
  ],
  check: 'Then open Lamplight. When no warning comes, it is done, for good.',
  otherDevice: 'The next device: scan this code, or type this address.',
  code: 'Code that opens this page on another device',
};
