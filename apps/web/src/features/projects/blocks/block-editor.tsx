import { printJavaScript, readWorkspace } from '@lamplight/content/projects/blocks';
import type { Json, ProjectBlocks } from '@lamplight/domain/projects';
import * as Blockly from 'blockly/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blockDefinitions } from './block-definitions.ts';
import styles from './block-editor.module.css';
import { blockTheme } from './block-theme.ts';
import { MEMORY_CATEGORY, memoryItems, toolboxOf, withProjectNames } from './toolbox.ts';

export interface BlockEditorProps {
  readonly blocks: ProjectBlocks;
  /** The workspace to open with, as it was saved; read once. */
  readonly value: Json;
  /** Told of every change, with the JavaScript that the blocks are now. */
  readonly onChange: (workspace: Json, code: string) => void;
}

/** Where the pictures of Blockly lie (`build/pictures.ts` puts them there); by itself it would ask a remote host. */
const MEDIA = '/blockly/';

/** Narrower than this, in pixels, blocks begin smaller. */
const PHONE = 480;

/** A program in blocks to drag, or to move by keyboard, that is JavaScript at every moment. */
export function BlockEditor({ blocks, value, onChange }: BlockEditorProps) {
  const { t } = useTranslation('blocks');
  const place = useRef<HTMLDivElement>(null);
  const changed = useRef(onChange);
  changed.current = onChange;
  const opened = useRef(value);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const definitions = blockDefinitions(t);
    // Defined anew each time, in the language of now.
    for (const { type } of definitions) delete Blockly.Blocks[type];
    Blockly.common.defineBlocksWithJsonArray([...definitions]);
    const workspace = Blockly.inject(element, {
      toolbox: toolboxOf(blocks, t),
      media: MEDIA,
      renderer: 'zelos',
      theme: blockTheme(element),
      sounds: false,
      trashcan: true,
      zoom: {
        controls: true,
        pinch: true,
        startScale: element.clientWidth < PHONE ? 0.65 : 0.8,
        minScale: 0.4,
        maxScale: 1.6,
      },
      move: { scrollbars: true, drag: true, wheel: true },
    });
    workspace.registerToolboxCategoryCallback(MEMORY_CATEGORY, (memory) => {
      const names = memory.getVariableMap().getAllVariables();
      const items = memoryItems(
        blocks.toolbox,
        names.map((name) => ({ id: name.getId() })),
      );
      return [{ kind: 'button', text: t('newVariable'), callbackkey: MEMORY_CATEGORY }, ...items];
    });
    workspace.registerButtonCallback(MEMORY_CATEGORY, () =>
      Blockly.Variables.createVariableButtonHandler(workspace),
    );
    Blockly.serialization.workspaces.load(
      withProjectNames(opened.current, blocks) as object,
      workspace,
    );
    const save = () => Blockly.serialization.workspaces.save(workspace) as Json;
    let told = JSON.stringify(save());
    const tell = () => {
      const saved = save();
      const text = JSON.stringify(saved);
      if (text === told) return;
      told = text;
      changed.current(saved, printJavaScript(readWorkspace(saved)));
    };
    const hear = (event: Blockly.Events.Abstract) => {
      if (!event.isUiEvent && event.type !== Blockly.Events.FINISHED_LOADING) tell();
    };
    // The events of loading come after this task; a change by the child later.
    const listening = setTimeout(() => workspace.addChangeListener(hear), 0);
    // Blockly tells of a change a frame later, which a page that is left or reloaded no longer has.
    window.addEventListener('pagehide', tell);
    const resized = new ResizeObserver(() => Blockly.svgResize(workspace));
    resized.observe(element);
    // The page may turn dark or light while the blocks are open.
    const recoloured = new MutationObserver(() => {
      const { scrollX, scrollY } = workspace;
      workspace.setTheme(blockTheme(element));
      workspace.scroll(scrollX, scrollY);
    });
    recoloured.observe(document.documentElement, {
      attributeFilter: ['data-mantine-color-scheme'],
    });
    return () => {
      clearTimeout(listening);
      window.removeEventListener('pagehide', tell);
      resized.disconnect();
      recoloured.disconnect();
      workspace.dispose();
    };
  }, [blocks, t]);

  return <div ref={place} className={styles.editor} />;
}
