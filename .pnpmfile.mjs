/** The packages of Node say in one word for which machine they are; pnpm reads lists, and would install each of them everywhere. */
function readPackage(manifest) {
  for (const field of ['os', 'cpu']) {
    if (typeof manifest[field] === 'string') manifest[field] = [manifest[field]];
  }
  return manifest;
}

export const hooks = { readPackage };
