import { expect, test } from 'vitest'
import { ConfigError, parseEnvironment } from '#infra/env.server.ts'

test('nothing is required', () => {
  expect(parseEnvironment({})).toEqual({
    PORT: 3000,
    HOST: '0.0.0.0',
    DATA_DIR: './data',
    SITE_NAME: 'Rozvážně',
    SITE_URL: 'http://localhost:3000',
    WEB_CONCURRENCY: 1,
    PAGE_CACHE_MB: 64,
    TRUST_PROXY: false,
    DEMO: true,
    REQUIRE_2FA: false,
    LINK_CHECK: true,
    WEBHOOK_PRIVATE_ADDRESSES: false,
    CLICK_RETENTION_DAYS: 90,
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
  })
})

test('everything can be set', () => {
  const given = {
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/rozvazne',
    SITE_NAME: 'Hazardní rádce',
    SITE_URL: 'https://radce.example',
    DATABASE_URL: 'postgres://uzivatel:heslo@db.example:5432/rozvazne',
    WEB_CONCURRENCY: '4',
    PAGE_CACHE_MB: '0',
    TRUST_PROXY: 'true',
    DEMO: 'false',
    REQUIRE_2FA: 'true',
    ADMIN_EMAIL: 'sef@radce.example',
    ADMIN_PASSWORD: 'velmi dlouhé heslo',
    IMAGE_CDN_URL: 'https://cdn.example',
    SMTP_URL: 'smtp://posta.example:587',
    MAIL_FROM: 'Hazardní rádce <redakce@radce.example>',
    LINK_CHECK: 'false',
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
    CLICK_RETENTION_DAYS: '365',
    LOG_LEVEL: 'debug',
    NODE_ENV: 'test',
  }
  expect(parseEnvironment(given)).toEqual({
    ...given,
    PORT: 8080,
    WEB_CONCURRENCY: 4,
    PAGE_CACHE_MB: 0,
    TRUST_PROXY: true,
    DEMO: false,
    REQUIRE_2FA: true,
    LINK_CHECK: false,
    WEBHOOK_PRIVATE_ADDRESSES: true,
    CLICK_RETENTION_DAYS: 365,
  })
})

test.each([
  ['PORT', 'osm'],
  ['CLICK_RETENTION_DAYS', '0'],
  ['CLICK_RETENTION_DAYS', '30.5'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['SITE_NAME', 'a'.repeat(61)],
  ['SITE_URL', 'rozvazne.example'],
  ['SITE_URL', 'ftp://rozvazne.example'],
  ['SITE_URL', 'https://rozvazne.example/cesta'],
  ['SITE_URL', 'https://rozvazne.example/?a=1'],
  ['SITE_URL', 'https://rozvazne.example/#a'],
  ['SITE_URL', 'https://jmeno:heslo@rozvazne.example'],
  ['DATABASE_URL', 'mysql://db.example/rozvazne'],
  ['DATABASE_URL', 'rozvazne.db'],
  ['WEB_CONCURRENCY', '0'],
  ['WEB_CONCURRENCY', '65'],
  ['PAGE_CACHE_MB', '-1'],
  ['PAGE_CACHE_MB', '5000'],
  ['TRUST_PROXY', 'ano'],
  ['DEMO', 'ne'],
  ['ADMIN_EMAIL', 'nikdo'],
  ['ADMIN_PASSWORD', '11 znaků!!!'],
  ['ADMIN_PASSWORD', 'a'.repeat(129)],
  ['IMAGE_CDN_URL', 'http://cdn.example'],
  ['SMTP_URL', 'posta.example'],
  ['SMTP_URL', 'https://posta.example'],
  ['MAIL_FROM', 'redakce'],
  ['MAIL_FROM', 'Redakce <redakce>'],
  ['MAIL_FROM', 'Redakce\nBcc: <vsichni@radce.example>'],
  ['LOG_LEVEL', 'hlasitě'],
  ['NODE_ENV', 'zkouška'],
])('%s=%s fails the start with one line that names it', (name, value) => {
  const admin = { ADMIN_EMAIL: 'sef@radce.example', ADMIN_PASSWORD: 'velmi dlouhé heslo' }
  const parse = () => parseEnvironment({ ...admin, [name]: value })
  expect(parse).toThrow(ConfigError)
  expect(parse).toThrow(new RegExp(`^${name} is not valid: .+$`))
})

test('several invalid values are named at once, still in one line', () => {
  expect(() => parseEnvironment({ PORT: 'osm', LOG_LEVEL: 'hlasitě' })).toThrow(
    /^PORT is not valid: .+; LOG_LEVEL is not valid: .+$/,
  )
})

test.each(['PORT', 'SITE_URL', 'DATABASE_URL', 'DEMO', 'TRUST_PROXY', 'ADMIN_EMAIL', 'SMTP_URL', 'LOG_LEVEL', 'HOST'])(
  'an empty %s counts as not set',
  (name) => {
    expect(parseEnvironment({ [name]: '' })).toEqual(parseEnvironment({}))
    expect(parseEnvironment({ [name]: '  ' })).toEqual(parseEnvironment({}))
    expect(parseEnvironment({ [name]: undefined })).toEqual(parseEnvironment({}))
  },
)

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])('flags: %s', (value, flag) => {
  expect(parseEnvironment({ TRUST_PROXY: value, DEMO: value })).toMatchObject({ TRUST_PROXY: flag, DEMO: flag })
})

test('the site’s address defaults to the port, and loses its trailing slash', () => {
  expect(parseEnvironment({ PORT: '4000' }).SITE_URL).toBe('http://localhost:4000')
  expect(parseEnvironment({ SITE_URL: 'https://rozvazne.example/' }).SITE_URL).toBe('https://rozvazne.example')
  expect(parseEnvironment({ SITE_URL: 'http://localhost:8080' }).SITE_URL).toBe('http://localhost:8080')
})

test('an admin’s e-mail and password go together', () => {
  const message = 'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither'
  expect(() => parseEnvironment({ ADMIN_EMAIL: 'sef@radce.example' })).toThrow(message)
  expect(() => parseEnvironment({ ADMIN_PASSWORD: 'velmi dlouhé heslo' })).toThrow(message)
})

test('a mail server and a sender go together', () => {
  const message = 'SMTP_URL and MAIL_FROM go together: set both or neither'
  expect(() => parseEnvironment({ SMTP_URL: 'smtp://posta.example' })).toThrow(message)
  expect(() => parseEnvironment({ MAIL_FROM: 'redakce@radce.example' })).toThrow(message)
})

test('ignores unknown variables', () => {
  expect(parseEnvironment({ PATH: '/usr/bin', HOME: '/root' })).toEqual(parseEnvironment({}))
})

const S3 = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'obrazky',
  S3_ACCESS_KEY_ID: 'klic',
  S3_SECRET_ACCESS_KEY: 'tajemstvi',
}

test('pictures go to S3 when it is fully configured', () => {
  expect(parseEnvironment({ ...S3, S3_PREFIX: 'web/media/' }).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'obrazky',
    region: 'auto',
    accessKeyId: 'klic',
    secretAccessKey: 'tajemstvi',
    prefix: 'web/media/',
  })
})

test('a partial S3 configuration is refused and names what is missing', () => {
  expect(() => parseEnvironment({ ...S3, S3_BUCKET: '', S3_ACCESS_KEY_ID: '' })).toThrow(
    'S3_BUCKET, S3_ACCESS_KEY_ID must be set',
  )
})
