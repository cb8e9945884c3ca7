import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SCROLL_AREA = join(
  import.meta.dirname,
  '../node_modules/@mantine/core/esm/components/ScrollArea/ScrollArea.mjs',
);

test('the scroll area takes from floating-ui the one function that it gets from us, with a list', () => {
  const code = readFileSync(SCROLL_AREA, 'utf8');
  expect(code.match(/import .* from "@floating-ui.*";/g)).toEqual([
    'import { useMergeRefs } from "@floating-ui/react";',
  ]);
  expect(code).toMatch(/useMergeRefs\(\[/);
});
