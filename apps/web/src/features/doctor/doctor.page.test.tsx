import { expect, test } from 'vitest';
import { createWorld } from '../../../test/world.tsx';

async function openDoctor() {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  return { screen: await world.open('/#host/doctor') };
}

test('an admin reads in plain words what was found, and where children open the host', async () => {
  const { screen } = await openDoctor();
  await expect.element(screen.getByText('The database is whole, with 31 accounts.')).toBeVisible();
  await expect
    .element(screen.getByText('Only 1.5 GB are free on the disk. Make room soon.'))
    .toBeVisible();
  await expect
    .element(screen.getByText(/^This week 3 adults signed in over plain http.*docs\/https\.md/))
    .toBeVisible();
  // The clock of this world stands still in June 2026.
  await expect.element(screen.getByText(/The clocks of host and this device are/)).toBeVisible();
  await expect.element(screen.getByText('Something has to be mended before class.')).toBeVisible();
  await expect.element(screen.getByText('http://192.168.1.20:8080')).toBeVisible();
  await expect.element(screen.getByText('This is Lamplight 1.2.3 of Jun 1, 2026.')).toBeVisible();
  await expect
    .element(screen.getByRole('img', { name: 'Code that opens http://192.168.1.20:8080' }))
    .toBeVisible();
});

test('without the host the look fails in words, and can be repeated', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const screen = await world.open('/');
  await expect.element(screen.getByRole('tab', { name: 'Host' })).toBeVisible();
  world.disconnect();
  await screen.getByRole('tab', { name: 'Host' }).click();
  const alert = screen.getByRole('alert').filter({ hasText: 'The host could not be looked at' });
  await expect.element(alert).toBeVisible();
  world.reconnect();
  await alert.getByRole('button').click();
  await expect.element(screen.getByText('The database is whole, with 31 accounts.')).toBeVisible();
});

test.each([
  ['low', 900_000_000, 'Only 900 MB are free on the disk. Make room soon.'],
  ['nearly full', 100_000_000, /Only 100 MB are free on the disk. Make room before class/],
] as const)(
  'a disk that is %s is said above the home, with the way to the doctor',
  async (_how, free, words) => {
    const world = await createWorld();
    await world.setDisk({ free, total: 10_000_000_000 });
    world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
    const screen = await world.open('/');
    const notice = screen.getByRole('status', { name: 'Disk of the host' });
    await expect.element(notice.getByText(words)).toBeVisible();
    await notice.getByRole('link', { name: 'Look at the host' }).click();
    await expect
      .element(screen.getByText('A look at this host before the children come.'))
      .toBeVisible();
  },
);

test.each([
  [
    'with the backup to go back to',
    { name: 'lamplight-monday-daily.db', createdAt: '2026-06-14T09:00:00.000Z' },
    /First copy the whole data folder.*go back to the backup of .*2026.*lamplight-monday-daily\.db/,
  ],
  ['and that no backup is whole', null, /no backup on this host is whole/],
] as const)('a damaged database is said above the home, %s', async (_, backup, words) => {
  const world = await createWorld();
  await world.setDamage({ problem: 'Tree 12 page 7', backup });
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const screen = await world.open('/');
  const notice = screen.getByRole('alert', { name: 'Damage of the database' });
  await expect.element(notice.getByText(words)).toBeVisible();
  await notice.getByRole('link', { name: 'Go to the backups' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Backups' })).toBeVisible();
});

test('with room on the disk nothing is said above the home', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const screen = await world.open('/');
  await expect.element(screen.getByRole('tab', { name: 'Host' })).toBeVisible();
  await expect
    .element(screen.getByRole('status', { name: 'Disk of the host' }))
    .not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('alert', { name: 'Damage of the database' }))
    .not.toBeInTheDocument();
});

test('a version of half a year ago is said above the home, with the way to how to update', async () => {
  const world = await createWorld();
  await world.passDays(170);
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const screen = await world.open('/');
  const notice = screen.getByRole('status', { name: 'Age of this version' });
  await expect
    .element(notice.getByText(/Lamplight 1\.2\.3 of Jun 1, 2026, more than/))
    .toBeVisible();
  await notice.getByRole('link', { name: 'How to update' }).click();
  await expect.element(screen.getByRole('heading', { name: 'How to update' })).toBeVisible();
  await expect.element(screen.getByText(/The way back: stop the host/)).toBeVisible();
});

test('a version of this month is nothing to be said above the home', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'admin', username: 'gatekeeper' }));
  const screen = await world.open('/');
  await expect.element(screen.getByRole('tab', { name: 'Host' })).toBeVisible();
  await expect
    .element(screen.getByRole('status', { name: 'Age of this version' }))
    .not.toBeInTheDocument();
});
