const IMPORT = /^import \{ ([\w, ]+) \} from '(\.\/[\w/-]+\.router\.ts)';\n/gm;
const ENTRY = /^ {2}(\w+): (\w+Router),$/gm;

/**
 * Half of the time of a start and a good part of its memory went into the routers: their zod shapes, some thousand
 * objects. In the bundle each router is loaded when it is called first; in the sources all of them stand ready, so that
 * a test can go through every procedure.
 * @type {import('rolldown').Plugin}
 */
export const routersOnFirstCall = {
  name: 'routers-on-first-call',
  transform: {
    filter: { id: /packages[/\\]api[/\\]src[/\\]app-router\.ts$/ },
    handler(code) {
      /** @type {Map<string, string>} */
      const files = new Map();
      const withoutImports = code.replace(IMPORT, (_, names, file) => {
        for (const name of names.split(', ')) files.set(name, file);
        return '';
      });
      const lazy = withoutImports.replace(ENTRY, (_, key, name) => {
        const file = files.get(name);
        if (file === undefined) throw new Error(`${name} comes from no router's file`);
        files.delete(name);
        return `  ${key}: lazy(async () => (await import('${file}')).${name}),`;
      });
      if (files.size > 0) throw new Error(`not found: ${[...files.keys()].join(', ')}`);
      return { code: `import { lazy } from '@trpc/server';\n${lazy}`, map: { mappings: '' } };
    },
  },
};
