import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The certificate that a host over HTTPS is known by, in PEM form. */
  readonly ca?: string;
}

/** Asks a host as a browser does that trusts one certificate, and follows nowhere. */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body, ca }: Asking = {},
): Promise<Answer> {
  const isSecure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const request = (isSecure ? httpsRequest : httpRequest)(
      url,
      {
        method,
        agent: false,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(ca ? { ca } : {}),
      },
      (response) => {
        text(response).then((read) => {
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, body: read });
        }, reject);
      },
    );
    request.on('error', reject);
    request.end(body ? JSON.stringify(body) : undefined);
  });
}
