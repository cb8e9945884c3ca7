import { deepStrictEqual } from 'node:assert';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The long part of a lesson or story: the last property of what its file exports. */
const LONG_PART = /^ {2}(bands|texts): \{\n[\s\S]*^ {2}\},\n\};\n$/m;

/**
 * Lessons and stories are megabytes that a host needs when somebody reads them, not when it starts. Their long part
 * becomes a JSON file beside the bundle, and a getter that reads it on first use.
 * @type {import('rolldown').Plugin}
 */
export const readOnFirstUse = {
  name: 'read-on-first-use',
  transform: {
    filter: {
      id: /packages[/\\]content[/\\]src[/\\](lessons[/\\]\w+[/\\]day|stories[/\\]story)-\d+\.ts$/,
    },
    async handler(code, id) {
      const [, name] = LONG_PART.exec(code) ?? [];
      if (name === undefined) throw new Error(`${id} does not end with its bands or texts`);
      const [exported] = Object.values(await import(pathToFileURL(id).href));
      const source = JSON.stringify(exported[name]);
      // What JSON cannot hold would be another lesson than the one that was checked.
      deepStrictEqual(JSON.parse(source), exported[name]);
      const fileName = `content/${basename(dirname(id))}-${basename(id, '.ts')}.json`;
      this.emitFile({ type: 'asset', fileName, source });
      const getter =
        `  get ${name}() {\n` +
        `    const value = JSON.parse(readLongPart(new URL('${fileName}', import.meta.url), 'utf8'));\n` +
        `    Object.defineProperty(this, '${name}', { value, enumerable: true });\n` +
        '    return value;\n  },\n};\n';
      return {
        code: `import { readFileSync as readLongPart } from 'node:fs';\n${code.replace(LONG_PART, getter)}`,
        map: { mappings: '' },
      };
    },
  },
};
