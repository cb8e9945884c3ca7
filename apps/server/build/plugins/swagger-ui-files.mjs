/**
 * The page of the API's documentation serves files of its package. Its code goes into the bundle and finds them there.
 * @type {import('rolldown').Plugin}
 */
export const swaggerUiFiles = {
  name: 'swagger-ui-files',
  transform: {
    filter: { id: /@fastify[/\\]swagger-ui[/\\](index|lib[/\\]routes)\.js$/ },
    handler(code, id) {
      const place = /[/\\]lib[/\\]/.test(id) ? "'..', 'lib'" : "'..'";
      const entry =
        "require('node:module').createRequire(__filename).resolve('@fastify/swagger-ui')";
      const found = `require('node:path').join(${entry}, ${place})`;
      return { code: code.replaceAll('__dirname', found), map: { mappings: '' } };
    },
  },
};
