import { expect, test } from 'vitest';
import { mailPage } from './mail-page.ts';

const mail = {
  to: 'Eva <eva@example.org>',
  subject: 'Your link',
  body: 'Open http://localhost:5173/magic-login?token=a&b\n<script>alert(1)</script>',
  createdAt: '2026-06-01T08:00:00.000Z',
};

test('a mail is shown with its addresses as links, and nothing in it is markup', () => {
  const page = mailPage([mail]);
  expect(page).toContain('To Eva &lt;eva@example.org&gt;');
  expect(page).toContain('<a href="http://localhost:5173/magic-login?token=a&amp;b">');
  expect(page).not.toContain('<script>');
});

test('an empty outbox says so', () => {
  expect(mailPage([])).toContain('No mail yet.');
});
