import {
  BLOCK_SHAPES,
  type BlockKind,
  type BlockShape,
  type FieldKind,
} from '@lamplight/content/projects/blocks';
import type { TFunction } from 'i18next';

/** What is written in the language of the page. */
export type BlockTexts = TFunction<'blocks'>;

/** A block as Blockly's JSON defines it. */
export type BlockDefinition = Readonly<Record<string, unknown>> & { readonly type: BlockKind };

/** Every block, with its words in the reader's language. */
export function blockDefinitions(t: BlockTexts): BlockDefinition[] {
  return (Object.keys(BLOCK_SHAPES) as BlockKind[]).map((kind) => definitionOf(kind, t));
}

function definitionOf(kind: BlockKind, t: BlockTexts): BlockDefinition {
  const shape: BlockShape = BLOCK_SHAPES[kind];
  const heads = [
    ...Object.entries(shape.fields ?? {}).map(([name, field]) => fieldDefinition(name, field, t)),
    ...(shape.values ?? []).map((name) => ({ type: 'input_value', name })),
  ];
  const bodies = Object.fromEntries(
    (shape.bodies ?? []).flatMap((name, index) => [
      [`message${index + 1}`, t(`kinds.${kind}.${name}` as 'kinds.if.DO')],
      [`args${index + 1}`, [{ type: 'input_statement', name }]],
    ]),
  );
  return {
    type: kind,
    message0: t(`kinds.${kind}.head`),
    args0: heads,
    ...bodies,
    inputsInline: true,
    style: shape.group,
    ...(shape.form === 'value' ? { output: null } : {}),
    ...(shape.form === 'statement' ? { previousStatement: null } : {}),
    // Nothing after an answer is ever done.
    ...(shape.form === 'statement' && kind !== 'return' ? { nextStatement: null } : {}),
  };
}

function fieldDefinition(name: string, field: FieldKind, t: BlockTexts): object {
  if (field === 'name') return { type: 'field_label_serializable', name };
  if (field === 'variable') return { type: 'field_variable', name };
  if (field === 'number') return { type: 'field_number', name };
  if (field === 'text') return { type: 'field_input', name };
  const options = field.map((option) => [
    /^[a-z]/.test(option) ? t(`ops.${option}` as 'ops.and') : option,
    option,
  ]);
  return { type: 'field_dropdown', name, options };
}
