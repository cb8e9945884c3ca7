const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that stays a text in a page, within elements and within quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

/** How the page looks, on a screen in the light and in the dark, and on paper. */
export const STYLE = `
:root { color-scheme: light dark; --line: #8886; }
body { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 1.05rem/1.55 system-ui, sans-serif; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; padding-bottom: 0.25rem; border-bottom: 2px solid var(--line); }
h3 { margin: 1.75rem 0 0.5rem; }
nav h2 { margin-top: 1rem; font-size: 1.1rem; border: 0; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.95rem; }
th, td { padding: 0.4rem 0.6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { margin: 0 0 1.25rem; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.6rem; }
dt { font-weight: 600; font-size: 0.9rem; opacity: 0.8; }
dd { margin: 0 0 0.5rem; overflow-wrap: anywhere; }
.prose { white-space: pre-wrap; }
@media print { nav { display: none; } dl { break-inside: avoid; } }
`;
