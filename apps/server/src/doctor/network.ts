import { connect } from 'node:net';
import { dataDirectory, lockHolder } from '@lamplight/db';
import { addressFindings, certificateFinding, type Finding } from '@lamplight/domain/doctor';
import { type Config, ownScheme } from '../config.ts';
import { certificateEnd, fingerprintOf, readRootCertificate } from '../https/certificate.ts';
import { isInContainer, lanAddresses, originOf } from '../own-addresses.ts';

/** Looks at the port that the host answers on, and at the addresses that others reach it at. */
export async function examineNetwork(config: Config): Promise<Finding[]> {
  return [await port(config), ...certificate(config), ...addresses(config)];
}

/** Whether Lamplight answers at its port, or the port is free for it. */
async function port({ http, data }: Config): Promise<Finding> {
  const holder = lockHolder(dataDirectory(data.folder));
  const answers = await isListening(http.port);
  const values = { port: http.port };
  if (holder && answers) return { name: 'serving', state: 'good', values };
  if (holder) return { name: 'serving-elsewhere', state: 'notice', values };
  return answers
    ? { name: 'port-taken', state: 'problem', values }
    : { name: 'not-running', state: 'notice', values };
}

function isListening(portNumber: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port: portNumber, host: '127.0.0.1' });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

/** How long the host's own certificate is good, and how devices tell its root from another. */
function certificate({ http }: Config): Finding[] {
  const end = http.tls && certificateEnd(http.tls.certFile);
  const fingerprint = rootFingerprint(http.rootCertificate);
  const root: Finding = { name: 'certificate-root', state: 'good', values: { fingerprint } };
  return [
    ...(end === null ? [] : [certificateFinding(end, Date.now())]),
    ...(fingerprint === '' ? [] : [root]),
  ];
}

/** Empty where the host hands out none, or the file can't be read any more. */
function rootFingerprint(root: Config['http']['rootCertificate']): string {
  if (root === null || root === 'proxy') return '';
  try {
    return fingerprintOf(readRootCertificate(root.file));
  } catch {
    return '';
  }
}

function addresses(config: Config): Finding[] {
  const { publicUrl, port: portNumber } = config.http;
  const inNetwork = lanAddresses().map((each) => originOf(ownScheme(config), each, portNumber));
  return addressFindings({ publicUrl, inNetwork, isContained: isInContainer() });
}
