import { LANGUAGES, type Language } from '@lamplight/domain/profiles';
import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import type { Config } from '../config.ts';
import { fingerprintOf, readRootCertificate } from './certificate.ts';
import { type Door, ROOT_CERTIFICATE, TRUST_PAGE } from './door.ts';
import { renderTrustPage } from './render-trust-page.ts';

/** The page needs no script and nothing from elsewhere: it is read before anything is trusted. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Serves the page that tells how a device comes to trust this host, with a code that opens it on the next device, and
 * the root certificate, unless a proxy hands that out. Nothing where devices know the certificate anyway.
 * @throws ConfigError with a sentence for the host's owner when TLS_ROOT_CERT cannot be used
 */
export function registerTrustPage(app: FastifyInstance, config: Config, door: Door): void {
  const { rootCertificate } = config.http;
  if (rootCertificate === null) return;
  const pem = rootCertificate === 'proxy' ? null : readRootCertificate(rootCertificate.file);

  app.get<{ Querystring: { lang?: string } }>(TRUST_PAGE, (request, reply) => {
    const address = `${door.plain(request)}${TRUST_PAGE}`;
    const page = renderTrustPage({
      language: languageOf(request.query.lang, request.headers['accept-language']),
      secure: door.secure(request),
      address,
      certificate: `${door.plain(request)}${ROOT_CERTIFICATE}`,
      fingerprint: pem && fingerprintOf(pem),
      code: renderSVG(address, { border: 2 }),
    });
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page);
  });

  if (pem === null) return;
  app.get(ROOT_CERTIFICATE, (_request, reply) =>
    reply
      .headers(HEADERS)
      // With this type devices offer to install it.
      .type('application/x-x509-ca-cert')
      .header('content-disposition', 'attachment; filename="lamplight-root.crt"')
      .send(pem),
  );
}

/** The language that was chosen on the page, else the first of ours that the browser asks for. */
function languageOf(chosen: string | undefined, accepted = ''): Language {
  const wished = [chosen ?? '', ...accepted.split(',')].map((tag) => tag.trim().slice(0, 2));
  for (const tag of wished) {
    const known = LANGUAGES.find((language) => language === tag.toLowerCase());
    if (known) return known;
  }
  return 'en';
}
