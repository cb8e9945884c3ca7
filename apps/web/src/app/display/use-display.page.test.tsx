import { DISPLAY_DEFAULTS, type Display } from '@lamplight/domain/display';
import type { CurrentUser } from '@lamplight/domain/users';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createWorld } from '../../../test/world.tsx';
import { Providers } from '../providers.tsx';
import { createQueryClient } from '../query-client.ts';
import { clearDisplay, shownDisplay } from './display-store.ts';
import { useChooseDisplay } from './use-choose-display.ts';
import { useOwnDisplay } from './use-display.ts';

afterEach(clearDisplay);

/** A page of somebody whose profile reads like this, where letters can be chosen. */
function Page({ display }: { readonly display: Display }) {
  useOwnDisplay({ display } as CurrentUser);
  const choose = useChooseDisplay();
  return (
    <button type="button" onClick={() => choose({ letters: 'lexend' })}>
      Lexend
    </button>
  );
}

test('an answer of the host that is older than a choice does not undo it, and the next one counts', async () => {
  const world = await createWorld();
  world.signIn(await world.given({ role: 'student', age: 9 }));
  const queryClient = createQueryClient(() => {});
  const page = (display: Display) => (
    <Providers queryClient={queryClient}>
      <Page display={display} />
    </Providers>
  );
  const screen = await render(page(DISPLAY_DEFAULTS));
  const saving = world.hold('profiles.update');
  await screen.getByRole('button', { name: 'Lexend' }).click();
  await expect.poll(() => saving.asked()).toBe(1);

  await screen.rerender(page({ ...DISPLAY_DEFAULTS, motion: 'reduced' }));
  expect(shownDisplay()).toEqual({ ...DISPLAY_DEFAULTS, letters: 'lexend' });

  saving.letThrough();
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  const later = { ...DISPLAY_DEFAULTS, letters: 'lexend', textSize: 'larger' } as const;
  await screen.rerender(page(later));
  expect(shownDisplay()).toEqual(later);
});
