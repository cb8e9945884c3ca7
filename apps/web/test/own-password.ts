import type { RenderResult } from 'vitest-browser-react';

/** Answers the dialog that asks for the own password again. */
export async function giveOwnPassword(screen: RenderResult, password: string): Promise<void> {
  const dialog = screen.getByRole('dialog', { name: 'Your own password, please' });
  await dialog.getByLabelText('Your own password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
}
