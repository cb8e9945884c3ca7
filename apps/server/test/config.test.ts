import { describe, expect, test } from 'vitest';
import { adminAtStart, readConfig } from '../src/config.ts';

describe('settings', () => {
  test('have a value each when nothing is set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      http: {
        port: 8080,
        host: '0.0.0.0',
        publicUrl: null,
        trustProxy: false,
        metricsNetworks: null,
        tls: null,
        redirectPort: null,
        isPlainClosed: false,
        rootCertificate: null,
      },
      data: { folder: './data' },
      admin: { username: null, password: null },
      mail: null,
      ai: { anthropic: null, model: null, lan: null },
      demoAccounts: true,
      teachersAreApproved: false,
      logLevel: 'warn',
    });
    expect(adminAtStart(config)).toBeNull();
  });

  test('are read from every variable', () => {
    const config = readConfig({
      PORT: '9000',
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/school',
      PATH: '/usr/local/bin:/usr/bin',
      PUBLIC_URL: 'https://camp.example/',
      ADMIN_USERNAME: ' miriam ',
      ADMIN_PASSWORD: ' tambourine ',
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      MAIL_FROM: 'Camp <camp@camp.example>',
      ANTHROPIC_API_KEY: 'key',
      ANTHROPIC_BASE_URL: 'https://proxy.example',
      AI_MODEL: 'model',
      LAN_AI_URL: 'http://192.168.1.20:11434',
      LAN_AI_MODEL: 'small',
      DEMO_ACCOUNTS: 'off',
      TEACHER_SIGNUP: 'open',
      STUDENT_SIGNUP: 'code',
      TRUST_PROXY: '10.0.0.2, 172.16.0.0/12',
      METRICS_NETWORK: '192.168.1.0/24',
      TLS_CERT: '/etc/lamplight/school.pem',
      TLS_KEY: '/etc/lamplight/school.key',
      TLS_ROOT_CERT: '/etc/lamplight/root.pem',
      HTTP_REDIRECT_PORT: '8081',
      PLAIN_HTTP: 'closed',
      LOG_LEVEL: 'debug',
    });
    expect(config).toEqual({
      http: {
        port: 9000,
        host: '127.0.0.1',
        publicUrl: 'https://camp.example',
        metricsNetworks: '192.168.1.0/24',
        trustProxy: ['10.0.0.2', '172.16.0.0/12'],
        tls: { certFile: '/etc/lamplight/school.pem', keyFile: '/etc/lamplight/school.key' },
        redirectPort: 8081,
        isPlainClosed: true,
        rootCertificate: { file: '/etc/lamplight/root.pem' },
      },
      data: { folder: '/srv/school' },
      programPath: '/usr/local/bin:/usr/bin',
      admin: { username: 'miriam', password: ' tambourine ' },
      mail: { smtpUrl: 'smtps://user:pass@mail.example:465', from: 'Camp <camp@camp.example>' },
      ai: {
        anthropic: { apiKey: 'key', baseUrl: 'https://proxy.example' },
        model: 'model',
        lan: { url: 'http://192.168.1.20:11434', model: 'small' },
      },
      demoAccounts: false,
      teachersAreApproved: true,
      studentSignUp: 'code',
      logLevel: 'debug',
    });
  });

  test('that are empty count as not there, as compose files hand them on', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '  ', SMTP_URL: '' })).toEqual(readConfig({}));
  });

  test('cannot be changed afterwards', () => {
    const config = readConfig({});
    expect(() => Object.assign(config.http, { port: 1 })).toThrow();
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'camp.example'],
    ['PUBLIC_URL', 'ftp://camp.example'],
    ['PUBLIC_URL', 'https://camp.example/lamplight'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['ANTHROPIC_BASE_URL', 'nowhere'],
    ['LAN_AI_URL', '192.168.1.20'],
    ['LAN_AI_URL', 'https://models.example.org'],
    ['DEMO_ACCOUNTS', 'perhaps'],
    ['TEACHER_SIGNUP', 'no'],
    ['STUDENT_SIGNUP', 'no'],
    ['TRUST_PROXY', 'everybody'],
    ['LOG_LEVEL', 'loud'],
    ['PLAIN_HTTP', 'perhaps'],
    ['HTTP_REDIRECT_PORT', '65536'],
    ['ADMIN_USERNAME', 'x'],
  ])('that are wrong are named in one sentence: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .+\\.$`));
  });

  test.each([
    [{ TLS_CERT: 'school.pem' }, 'TLS_KEY is missing: TLS_CERT needs it beside it.'],
    [{ TLS_KEY: 'school.key' }, 'TLS_CERT is missing: TLS_KEY needs it beside it.'],
    [{ HTTP_REDIRECT_PORT: '80' }, /^TLS_CERT is missing: HTTP_REDIRECT_PORT .+\.$/],
    [{ PLAIN_HTTP: 'closed' }, /^PUBLIC_URL must begin with https:\/\/ where PLAIN_HTTP is closed/],
    [{ PLAIN_HTTP: 'closed', PUBLIC_URL: 'http://camp.example' }, /^PUBLIC_URL must begin/],
  ])('of HTTPS name the one that they need: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  test('close plain http where a proxy serves HTTPS, or the host itself does', () => {
    const closed = { PLAIN_HTTP: 'closed' };
    const behind = readConfig({ ...closed, PUBLIC_URL: 'https://camp.example' });
    expect(behind.http).toMatchObject({ isPlainClosed: true, tls: null });
    const own = readConfig({ ...closed, TLS_CERT: 'a', TLS_KEY: 'b', TLS_ROOT_CERT: 'proxy' });
    expect(own.http).toMatchObject({ isPlainClosed: true, rootCertificate: 'proxy' });
  });

  test('never show a secret when they are wrong', () => {
    const secret = 'p4ss';
    expect(() => readConfig({ ADMIN_PASSWORD: secret })).toThrow(/^ADMIN_PASSWORD /);
    expect(() => readConfig({ SMTP_URL: `http://u:${secret}@mail` })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(secret) }),
    );
  });

  test('ask for the admin’s name and password together', () => {
    const start = (environment: Record<string, string>) => adminAtStart(readConfig(environment));
    expect(start({ ADMIN_USERNAME: 'miriam', ADMIN_PASSWORD: 'tambourine' })).toEqual({
      username: 'miriam',
      password: 'tambourine',
    });
    expect(() => start({ ADMIN_USERNAME: 'miriam' })).toThrow('ADMIN_PASSWORD is missing');
    expect(() => start({ ADMIN_PASSWORD: 'tambourine' })).toThrow('ADMIN_USERNAME is missing');
  });
});
