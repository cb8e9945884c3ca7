/**
 * What packages of others take in at their beginning for a case that seldom or never comes here: the file, the constant,
 * and where it comes from. A static file's folder is never listed, and most addresses are of the older kind.
 * @type {readonly { file: RegExp, name: string, declared: string, value: string }[]}
 */
const CONSTANTS = [
  {
    file: /@fastify[/\\]static[/\\]index\.js$/,
    name: 'glob',
    declared: "const { glob } = require('glob')",
    value: "require('glob').glob",
  },
  {
    file: /@fastify[/\\]rate-limit[/\\]index\.js$/,
    name: 'Address6',
    declared: "const { Address6 } = require('ip-address')",
    value: "(require('ip-address').Address6)",
  },
  {
    file: /@fastify[/\\]compress[/\\]index\.js$/,
    name: 'mimedb',
    declared: "const mimedb = require('mime-db')",
    value: "require('mime-db')",
  },
];

/**
 * Puts each of them where it is used. A build that no longer finds one fails, so that none stays here for nothing.
 * @type {import('rolldown').Plugin}
 */
export const packagesOnFirstUse = {
  name: 'packages-on-first-use',
  transform: {
    filter: { id: CONSTANTS.map(({ file }) => file) },
    handler(code, id) {
      const constant = CONSTANTS.find(({ file }) => file.test(id));
      if (!constant) return null;
      const { name, declared, value } = constant;
      if (!code.includes(declared)) throw new Error(`${id} does not declare ${name} any more`);
      const use = new RegExp(`(?<![\\w$.])${name}(?![\\w$])`, 'g');
      return { code: code.replace(declared, '').replace(use, value), map: { mappings: '' } };
    },
  },
};
