import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { trimEndOf } from '#shared/trim-end.ts'

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')

const isOrigin = (value: string) => {
  const url = URL.parse(value)
  return url !== null && url.pathname + url.search + url.hash + url.username + url.password === '/'
}

const s3Fields = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((value) => trimEndOf(value, '/'))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not a name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([a-z0-9][a-z0-9-]*\/)*$/, 'must be folders that end with a slash, such as media/')
    .default(''),
}
const S3 = z.object(s3Fields)

/** jana@example.cz, or Redakce <jana@example.cz> */
const isSender = (value: string) => {
  const [, address] = /^[^<>\r\n]*<([^<>]+)>$/.exec(value) ?? []
  return z.email().safeParse(address ?? value).success
}

const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  SITE_NAME: z.string().trim().min(1).max(60).default('Rozvážně'),
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => trimEndOf(value, '/'))
    .refine(isOrigin, 'must be an origin without a path')
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }).optional(),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  /** Memory for cached pages, per process; 0 disables the cache. */
  PAGE_CACHE_MB: z.coerce.number().min(0).max(4096).default(64),
  TRUST_PROXY: flag.default(false),
  DEMO: flag.default(true),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(12, 'needs at least 12 characters').max(128).optional(),
  REQUIRE_2FA: flag.default(false),
  IMAGE_CDN_URL: z.url({ protocol: /^https$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().trim().max(320).refine(isSender, 'must be an e-mail address, or Name <address>').optional(),
  ...s3Fields,
  LINK_CHECK: flag.default(true),
  WEBHOOK_PRIVATE_ADDRESSES: flag.default(false),
  CLICK_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
})

type Parsed = z.infer<typeof Env>

export type Env = Omit<Parsed, 'SITE_URL' | keyof typeof s3Fields> & {
  SITE_URL: string
  s3: ReturnType<typeof s3Settings>
}

/** Parsed once at the start. An invalid value throws one line that names it. */
export function parseEnvironment(source: Record<string, string | undefined>): Env {
  // An empty variable, as in `PORT=`, means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = Env.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} is not valid: ${issue.message}`)
    throw new ConfigError(lines.join('; '))
  }
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX, ...env } = parsed.data
  if ((env.ADMIN_EMAIL === undefined) !== (env.ADMIN_PASSWORD === undefined)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither')
  }
  if ((env.SMTP_URL === undefined) !== (env.MAIL_FROM === undefined)) {
    throw new ConfigError('SMTP_URL and MAIL_FROM go together: set both or neither')
  }
  const s3 = s3Settings({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX })
  return { ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`, s3 }
}

/** A partial configuration would lose pictures. */
function s3Settings(given: z.infer<typeof S3>) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, S3_PREFIX } = given
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === Object.keys(needed).length) return undefined
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(`${missing.join(', ')} must be set too: pictures go to S3 only with all of them`)
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: S3_PREFIX,
  }
}

export function readEnvironment(): Env {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  return parseEnvironment({ ...file, ...process.env })
}

/** A configuration error for the operator to fix; shown as one line without a stack. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
