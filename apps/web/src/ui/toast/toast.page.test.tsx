import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createWorld } from '../../../test/world.tsx';
import { REJECT_ALL, storeConsent } from '../../lib/consent.ts';
import { showToast } from './show-toast.ts';

async function openPage() {
  storeConsent(REJECT_ALL, new Date());
  const world = await createWorld();
  const screen = await world.open('/');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

function swipe(element: Element, distance: number): void {
  const event = (type: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: true }));
  event('pointerdown', 100);
  event('pointerup', 100 + distance);
}

describe('toasts', () => {
  afterEach(async () => {
    const { notifications } = await import('@mantine/notifications');
    notifications.clean();
  });

  test('show one at a time: the newest takes the place of the one before', async () => {
    const screen = await openPage();
    showToast({ kind: 'success', title: 'First', text: 'One' });
    await expect.element(screen.getByText('First')).toBeVisible();
    showToast({ kind: 'note', title: 'Second', text: 'Two' });
    await expect.element(screen.getByText('Second')).toBeVisible();
    await expect.element(screen.getByText('First')).not.toBeInTheDocument();
  });

  test('can be closed', async () => {
    const screen = await openPage();
    showToast({ kind: 'success', title: 'Close me' });
    const toast = screen.getByRole('status').filter({ hasText: 'Close me' });
    await toast.getByRole('button', { name: 'Close this notification' }).click();
    await expect.element(toast).not.toBeInTheDocument();
  });

  test('what failed interrupts a screen reader, what went well does not', async () => {
    const screen = await openPage();
    showToast({ kind: 'failure', title: 'Broken' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Broken');
  });

  test('F8 moves the focus to them', async () => {
    const screen = await openPage();
    showToast({ kind: 'success', title: 'Here' });
    await expect.element(screen.getByText('Here')).toBeVisible();
    await userEvent.keyboard('{F8}');
    await expect.element(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
  });

  test('a swipe of 50 px to the right dismisses', async () => {
    const screen = await openPage();
    showToast({ kind: 'success', title: 'Swipe me' });
    const toast = screen.getByRole('status').filter({ hasText: 'Swipe me' });
    await expect.element(toast).toBeVisible();
    swipe(toast.element(), 50);
    await expect.element(toast).not.toBeInTheDocument();
  });

  test.each([49, -80])('a swipe of %i px does not', async (distance) => {
    const screen = await openPage();
    showToast({ kind: 'success', title: 'Stay' });
    const toast = screen.getByRole('status').filter({ hasText: 'Stay' });
    await expect.element(toast).toBeVisible();
    swipe(toast.element(), distance);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect.element(toast).toBeVisible();
  });

  describe('after five seconds', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    test('are gone', async () => {
      const screen = await openPage();
      showToast({ kind: 'success', title: 'Short' });
      await expect.element(screen.getByText('Short')).toBeInTheDocument();
      vi.advanceTimersByTime(4999);
      await expect.element(screen.getByText('Short')).toBeInTheDocument();
      vi.advanceTimersByTime(1000);
      await expect.element(screen.getByText('Short')).not.toBeInTheDocument();
    });
  });
});
