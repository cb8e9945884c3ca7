import type { BlockGroup } from '@lamplight/content/projects/blocks';
import * as Blockly from 'blockly/core';
import { SUBJECT_COLOURS } from '../../../app/theme/palette.ts';

/** The color of each group: white letters on it meet WCAG AA. */
const COLOURS: Readonly<Record<BlockGroup, string>> = {
  program: SUBJECT_COLOURS.games.strong,
  logic: SUBJECT_COLOURS.ai.strong,
  numbers: SUBJECT_COLOURS.math.strong,
  words: SUBJECT_COLOURS.science.strong,
  lists: SUBJECT_COLOURS.bible.strong,
  memory: SUBJECT_COLOURS.journal.strong,
  pictures: SUBJECT_COLOURS.light.strong,
};

/** How the blocks look on the page as it is now, light or dark. */
export function blockTheme(page: HTMLElement): Blockly.Theme {
  const variable = (name: string) => getComputedStyle(page).getPropertyValue(name).trim();
  const style = (colour: string) => ({ colourPrimary: colour });
  return Blockly.Theme.defineTheme('lamplight', {
    name: 'lamplight',
    base: 'classic',
    startHats: true,
    blockStyles: Object.fromEntries(
      Object.entries(COLOURS).map(([group, colour]) => [group, style(colour)]),
    ),
    categoryStyles: Object.fromEntries(
      Object.entries(COLOURS).map(([group, colour]) => [group, { colour }]),
    ),
    componentStyles: {
      workspaceBackgroundColour: variable('--card'),
      toolboxBackgroundColour: variable('--paper'),
      toolboxForegroundColour: variable('--ink'),
      flyoutBackgroundColour: variable('--paper'),
      flyoutForegroundColour: variable('--ink'),
      flyoutOpacity: 1,
    },
    fontStyle: { family: variable('--mantine-font-family'), weight: '600', size: 13 },
  });
}
