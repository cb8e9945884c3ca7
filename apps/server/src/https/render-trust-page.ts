import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import { TRUST_PAGE } from './door.ts';
import { de } from './trust-words/de.ts';
import { en } from './trust-words/en.ts';
import { es } from './trust-words/es.ts';
import { fr } from './trust-words/fr.ts';
import type { DeviceWords, TrustWords } from './trust-words/trust-words.ts';

const WORDS: Readonly<Record<Language, TrustWords>> = { en, es, fr, de };

/** What differs from host to host. */
interface TrustPage {
  readonly language: Language;
  /** The host over HTTPS, without a trailing slash. */
  readonly secure: string;
  /** This page, and the certificate. */
  readonly address: string;
  readonly certificate: string;
  /** Of the certificate, SHA-256; null where a proxy hands it out, and only it knows. */
  readonly fingerprint: string | null;
  /** An SVG that opens `address`. */
  readonly code: string;
}

const STYLE = `
body { margin: 0 auto; max-width: 42rem; padding: 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif; color: #1f2937; background: #fffdf7 }
h1 { font-size: 1.75rem; line-height: 1.25 }
h2 { margin-top: 2.5rem; font-size: 1.25rem }
a { color: #1d4ed8 }
a.button { display: inline-block; padding: .75rem 1.5rem; border-radius: .75rem; background: #1d4ed8; color: #fff; font-weight: 700; text-decoration: none }
a:focus-visible, summary:focus-visible { outline: 3px solid #b45309; outline-offset: 3px }
details { margin: .5rem 0; padding: .5rem 1rem; border: 1px solid #d1d5db; border-radius: .75rem; background: #fff }
summary { min-height: 2rem; font-weight: 700; cursor: pointer }
li { margin: .5rem 0 }
.care { padding: .75rem 1rem; border-left: 4px solid #b45309; background: #fef3c7 }
.code svg { display: block; width: 12rem; height: 12rem }
.address { overflow-wrap: anywhere; font-weight: 700 }
nav a { margin-right: 1rem }`;

/** The page as HTML. It needs no script, so that any browser shows it. */
export function renderTrustPage(page: TrustPage): string {
  const words = WORDS[page.language];
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>${STYLE}
</style>
</head>
<body>
<nav>${LANGUAGES.map((language) => languageLink(language)).join('')}</nav>
<main>
<h1>${words.title}</h1>
<p>${words.already}</p>
<p><a class="button" href="${escapeHtml(`${page.secure}/`)}">${words.open}</a></p>
<p class="address">${escapeHtml(page.secure)}</p>
<p>${words.why}</p>
<h2>${words.firstTime}</h2>
<p><a class="button" href="${escapeHtml(page.certificate)}">${words.download}</a></p>
<p class="care">${words.care}</p>
<p>${words.compare}</p>
${page.fingerprint === null ? '' : `<p>${words.fingerprint} <code class="address">${page.fingerprint}</code></p>`}
${words.devices.map(device).join('\n')}
<p>${words.check}</p>
<h2>${words.otherDevice}</h2>
<div class="code" role="img" aria-label="${words.code}">${page.code}</div>
<p class="address">${escapeHtml(page.address)}</p>
</main>
</body>
</html>
`;
}

function languageLink(language: Language): string {
  return `<a href="${TRUST_PAGE}?lang=${language}" lang="${language}" hreflang="${language}">${WORDS[language].languageName}</a>`;
}

function device({ name, steps }: DeviceWords): string {
  const items = steps.map((step) => `<li>${step}</li>`).join('');
  return `<details><summary>${name}</summary><ol>${items}</ol></details>`;
}

/** An address holds what somebody wrote into a setting or a header. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
