import * as b from '@lamplight/content/projects/blocks';
import type { ProjectBlocks } from '@lamplight/domain/projects';
import * as Blockly from 'blockly/core';
import i18next from 'i18next';
import { Suspense } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LazyBlockEditor } from './lazy-block-editor.tsx';

const axes = { x: 'legs', y: 'size', label: 'kind' };

/** A program in which every kind of block comes. */
const everything: b.BlockProgram = [
  [
    b.define(
      'guess',
      ['legs', 'size'],
      [
        b.set('best', b.emptyList()),
        b.forEach('animal', b.data('animals'), [
          b.when(b.either(b.not(b.trueFalse(false)), b.includes('cat', b.get('size'))), [
            b.addToList('best', b.part('kind', b.get('animal'))),
          ]),
        ]),
        b.repeat(2, [b.change('legs', b.math(1, '+', b.sizeOfNumber(-2)))]),
        b.ifElse(
          b.compare(b.countOf('cat', b.count(b.words('a cat'))), '>', b.length(b.get('best'))),
          [b.giveBack(b.pick(b.get('best')))],
          [b.giveBack(b.last(b.get('best')))],
        ),
      ],
    ),
  ],
  [
    b.print(b.distance(b.first(b.data('animals')), b.call('guess', 4, 2))),
    b.print(b.call('guess', b.text('x'))),
    b.draw('bars', 'Bars', b.data('animals')),
    b.draw('line', 'Line', b.data('animals')),
    b.draw('table', 'Table', b.data('animals')),
    b.draw('web', 'Web', b.data('animals')),
    b.draw('pixels', 'Pixels', b.data('animals')),
    b.drawPoints('Points', b.data('animals'), axes),
    b.drawMap('Map', b.data('animals'), axes, 'guess'),
  ],
];

const project: ProjectBlocks = {
  toolbox: Object.keys(b.BLOCK_SHAPES),
  starter: b.toWorkspace([[b.print(b.number(3))]]),
  solution: b.toWorkspace(everything),
};

/** For the editor, which is large, on a busy machine. */
const PATIENCE = { timeout: 15_000 };

async function openWith(program: b.BlockProgram) {
  const onChange = vi.fn();
  const screen = await render(
    <Suspense>
      <LazyBlockEditor blocks={project} value={b.toWorkspace(program)} onChange={onChange} />
    </Suspense>,
  );
  await vi.waitFor(() => {
    expect(screen.container.querySelector('.blocklySvg')).not.toBeNull();
    expect(Blockly.getMainWorkspace().getAllBlocks().length).toBeGreaterThan(0);
  }, PATIENCE);
  return { screen, onChange, workspace: Blockly.getMainWorkspace() as Blockly.WorkspaceSvg };
}

afterEach(() => i18next.changeLanguage('en'));

test('the program above uses every kind of block', () => {
  const kinds = JSON.stringify(everything);
  const missing = Object.keys(b.BLOCK_SHAPES).filter((kind) => !kinds.includes(`"kind":"${kind}"`));
  expect(missing).toEqual([]);
});

describe.each(['en', 'es', 'fr', 'de'])('in the language %s', (language) => {
  test('a program comes out of the editor as it went in', async () => {
    await i18next.changeLanguage(language);
    const { workspace } = await openWith(everything);
    const saved = Blockly.serialization.workspaces.save(workspace);
    expect(b.printJavaScript(b.readWorkspace(saved as never))).toBe(b.printJavaScript(everything));
  });
});

test('a change is told with the code that the blocks are now', async () => {
  const { workspace, onChange } = await openWith([[b.print(b.number(3))]]);
  await vi.waitFor(() => {
    workspace.getBlocksByType('number')[0]?.setFieldValue(8, 'NUM');
    expect(onChange).toHaveBeenCalled();
  }, PATIENCE);
  expect(onChange.mock.lastCall?.[1]).toBe('print(8);\n');
});

test('a change is told before the page goes, which may be sooner than Blockly tells of it', async () => {
  const { workspace, onChange } = await openWith([[b.print(b.number(3))]]);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(onChange).not.toHaveBeenCalled();
  workspace.getBlocksByType('number')[0]?.setFieldValue(8, 'NUM');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(onChange.mock.lastCall?.[1]).toBe('print(8);\n');
});

test('a block is taken from the toolbox by keyboard', async () => {
  const { screen, workspace, onChange } = await openWith([[b.print(b.number(3))]]);
  await screen.getByRole('treeitem', { name: 'Numbers' }).click();
  await vi.waitFor(() => expect(workspace.getFlyout()?.isVisible()).toBe(true), PATIENCE);
  await userEvent.keyboard('{ArrowRight}{Enter}{Enter}');
  await vi.waitFor(() => expect(workspace.getBlocksByType('number')).toHaveLength(2), PATIENCE);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), PATIENCE);
});
