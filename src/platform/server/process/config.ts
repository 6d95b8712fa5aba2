import { isIP } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'
import { type S3Settings, s3Mistakes, s3SettingsFrom } from '../files/stores/s3-settings.ts'
import { CannotStart } from './cannot-start.ts'
import { databaseUrlError } from '../database/hosts/database-url.ts'
import { imapError, type ConfiguredMailbox, mailboxFrom, replyAddressPattern } from '../mail/incoming/imap-url.ts'
import { smtpError } from '../mail/smtp.ts'

/** Every setting from outside, validated once at the start. */
export type Config = {
  production: boolean
  port: number
  host: string
  /** Absolute path of the folder with the cluster, files, mail and secrets. */
  dataDir: string
  /** The bucket of the files; null for the folder `files` in the data folder. */
  s3: S3Settings | null
  databaseUrl: string | null
  /** A pooler in front of the server of `databaseUrl`. */
  poolerUrl: string | null
  mailDir: string
  smtpUrl: string | null
  /** The envelope sender, to which bounces go; null for the office address. */
  bounceAddress: string | null
  /** The mailbox that answers come to; null for the one of the settings. */
  mailbox: ConfiguredMailbox | null
  /** The origin of links in e-mails; null for the address the server listens on. */
  publicOrigin: string | null
  /** Whether the database has many buildings, each with a host name of its own. */
  hasManyBuildings: boolean
  /** The origin of the portfolio of the companies that manage them; null without one. */
  portfolioOrigin: string | null
  /** 32 bytes; null if the demo generates one in the data folder. */
  secretKey: Buffer | null
  trustedProxies: string[]
  limits: { login: number; forgot: number; contact: number; reveal: number; residentReveal: number }
  demoPassword: string | null
  /** The origin of a push service of a test; null in production. */
  pushTestService: string | null
}

/** Mistakes in the environment: one sentence each, printed without a stack. */
export class ConfigError extends CannotStart {
  readonly mistakes: string[]
  constructor(mistakes: string[]) {
    super(mistakes.join('\n'))
    this.name = 'ConfigError'
    this.mistakes = mistakes
  }
}

const blank = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value.trim())
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((v) => blank(v as string | undefined), schema.optional())

const integer = (name: string, least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `${name} must be a whole number from ${least} to ${most}`,
    )
    .transform(Number)

const url = (name: string, protocols: string[], example: string) =>
  z.string().refine((text) => {
    const parsed = URL.canParse(text) ? new URL(text) : null
    return parsed !== null && protocols.includes(parsed.protocol)
  }, `${name} must be an address like ${example}`)

const isAddressOrRange = (text: string) => {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

/** 32 bytes written as 64 hexadecimal digits or as base64; null when it is neither. */
export function keyFromText(text: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  const bytes = Buffer.from(text, 'base64')
  const canonical = bytes.toString('base64').replace(/=+$/, '')
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  return bytes.length === 32 && canonical === base64 ? bytes : null
}

const Environment = z.object({
  NODE_ENV: optional(
    z.enum(['production', 'development', 'test'], 'NODE_ENV must be production, development, test or not set'),
  ),
  PORT: optional(integer('PORT', 0, 65_535)),
  HOST: optional(z.string().regex(/^[\w.:%-]+$/, 'HOST must be an address or a host name, like 127.0.0.1')),
  DATA_DIR: optional(z.string()),
  S3_BUCKET: optional(z.string().regex(/^[\w.-]{3,255}$/, 'S3_BUCKET must be the name of a bucket')),
  S3_PREFIX: optional(
    z
      .string()
      .regex(/^[\w-][\w./-]{0,200}$/, 'S3_PREFIX must be a path without a slash at its start, like tower/files'),
  ),
  S3_REGION: optional(z.string().regex(/^[\w-]+$/, 'S3_REGION must be a name like ca-central-1')),
  S3_ENDPOINT: optional(url('S3_ENDPOINT', ['http:', 'https:'], 'https://s3.example.com')),
  S3_PATH_STYLE: optional(z.enum(['true', 'false'], 'S3_PATH_STYLE must be true or false')),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  AWS_SESSION_TOKEN: optional(z.string()),
  DATABASE_URL: optional(
    z.string().superRefine((text, context) => {
      const mistake = databaseUrlError(text)
      if (mistake !== null) context.addIssue(mistake)
    }),
  ),
  DATABASE_POOLER_URL: optional(
    url('DATABASE_POOLER_URL', ['postgres:', 'postgresql:'], 'postgresql://user:password@pooler:6432/database'),
  ),
  MAIL_DIR: optional(z.string()),
  SMTP_URL: optional(
    url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').superRefine((text, context) => {
      const mistake = URL.canParse(text) ? smtpError(text) : null
      if (mistake) context.addIssue(mistake)
    }),
  ),
  BOUNCE_ADDRESS: optional(
    z.string().regex(
      // The part before the @ has room for an id of 36 characters.
      /^(?=[^@]{1,64}@)(?!.*\{id\}.*\{id\})(?!.{29,}\{id\})[\w.+=-]*(?:\{id\})?[\w.+=-]*(?<=[\w}])@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i,
      'BOUNCE_ADDRESS must be an email address like bounces@example.com, or bounces+{id}@example.com with the id of each email in it',
    ),
  ),
  IMAP_URL: optional(
    url('IMAP_URL', ['imap:', 'imaps:'], 'imaps://user:password@mail.example.com/INBOX').superRefine(
      (text, context) => {
        const mistake = URL.canParse(text) ? imapError(text) : null
        if (mistake) context.addIssue(mistake)
      },
    ),
  ),
  REPLY_ADDRESS: optional(
    z.string().regex(replyAddressPattern, 'REPLY_ADDRESS must be an email address like reply+{token}@example.com'),
  ),
  AUTHSERV_ID: optional(z.string().regex(/^[\w.-]+$/, 'AUTHSERV_ID must be a name like mx.example.com')),
  PUBLIC_ORIGIN: optional(
    url('PUBLIC_ORIGIN', ['http:', 'https:'], 'https://www.example.com').refine(
      (text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''),
      'PUBLIC_ORIGIN must be an origin only, without a path, like https://www.example.com',
    ),
  ),
  BUILDINGS: optional(z.enum(['one', 'many'], 'BUILDINGS must be one, many or not set')),
  PORTFOLIO_ORIGIN: optional(
    url('PORTFOLIO_ORIGIN', ['http:', 'https:'], 'https://portfolio.example.com').refine(
      (text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''),
      'PORTFOLIO_ORIGIN must be an origin only, without a path, like https://portfolio.example.com',
    ),
  ),
  SECRET_KEY: optional(
    z
      .string()
      .refine(
        (text) => keyFromText(text) !== null,
        'SECRET_KEY must be 32 bytes as 64 hexadecimal digits or base64 (make one with: openssl rand -hex 32)',
      ),
  ),
  TRUSTED_PROXIES: optional(
    z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .refine(
        (list) => list.every(isAddressOrRange),
        'TRUSTED_PROXIES must be addresses or ranges separated by commas, like 127.0.0.1,10.0.0.0/8',
      ),
  ),
  LOGIN_LIMIT: optional(integer('LOGIN_LIMIT', 1, 1_000_000)),
  FORGOT_LIMIT: optional(integer('FORGOT_LIMIT', 1, 1_000_000)),
  CONTACT_LIMIT: optional(integer('CONTACT_LIMIT', 1, 1_000_000)),
  REVEAL_LIMIT: optional(integer('REVEAL_LIMIT', 1, 1_000_000)),
  RESIDENT_REVEAL_LIMIT: optional(integer('RESIDENT_REVEAL_LIMIT', 1, 1_000_000)),
  DEMO_PASSWORD: optional(z.string().min(8, 'DEMO_PASSWORD must be at least 8 characters long')),
  PUSH_TEST_SERVICE: optional(url('PUSH_TEST_SERVICE', ['https:'], 'https://localhost:8443')),
})

/** With many buildings these would be the same for all of them. */
const ofOneBuilding = ['PUBLIC_ORIGIN', 'IMAP_URL', 'REPLY_ADDRESS', 'AUTHSERV_ID', 'BOUNCE_ADDRESS'] as const

/** Reads the environment. Throws ConfigError with one sentence for each mistake. */
export function readConfig(env: Record<string, string | undefined>, cwd = process.cwd()): Config {
  const read = Environment.safeParse(env)
  const mistakes = read.success
    ? []
    : [...new Map(read.error.issues.toReversed().map((issue) => [issue.path[0], `${issue.message}.`])).values()]
  const production = env.NODE_ENV?.trim() === 'production'
  if (production && blank(env.SECRET_KEY) === undefined)
    mistakes.push('SECRET_KEY must be set in production (make one with: openssl rand -hex 32).')
  const receivingSet = [env.IMAP_URL, env.REPLY_ADDRESS, env.AUTHSERV_ID].filter((text) => blank(text) !== undefined)
  if (receivingSet.length > 0 && receivingSet.length < 3)
    mistakes.push('IMAP_URL, REPLY_ADDRESS and AUTHSERV_ID belong together: set all three, or none of them.')
  if (read.success) mistakes.push(...s3Mistakes(read.data))
  if (read.success && read.data.DATABASE_POOLER_URL !== undefined && read.data.DATABASE_URL === undefined)
    mistakes.push(
      'DATABASE_POOLER_URL needs DATABASE_URL too, the address of PostgreSQL itself: live changes and migrations go there directly.',
    )
  if (read.success && read.data.PORTFOLIO_ORIGIN !== undefined && read.data.BUILDINGS !== 'many')
    mistakes.push('PORTFOLIO_ORIGIN is for an installation with many buildings: set BUILDINGS=many too.')
  if (read.success && read.data.BUILDINGS === 'many')
    for (const name of ofOneBuilding.filter((name) => blank(env[name]) !== undefined))
      mistakes.push(
        `${name} is of one building: with BUILDINGS=many, each has its own in the registry or its settings.`,
      )
  if (!read.success || mistakes.length > 0) throw new ConfigError(mistakes)

  const values = read.data
  const inFolder = (path: string) => (isAbsolute(path) ? path : resolve(cwd, path))
  const dataDir = inFolder(values.DATA_DIR ?? 'data')
  return {
    production,
    port: values.PORT ?? 3000,
    host: values.HOST ?? '127.0.0.1',
    dataDir,
    s3: s3SettingsFrom(values),
    databaseUrl: values.DATABASE_URL ?? null,
    poolerUrl: values.DATABASE_POOLER_URL ?? null,
    mailDir: values.MAIL_DIR ? inFolder(values.MAIL_DIR) : join(dataDir, 'mail'),
    smtpUrl: values.SMTP_URL ?? null,
    bounceAddress: values.BOUNCE_ADDRESS ?? null,
    mailbox: mailboxFrom(values.IMAP_URL, values.REPLY_ADDRESS, values.AUTHSERV_ID),
    publicOrigin: values.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? null,
    hasManyBuildings: values.BUILDINGS === 'many',
    portfolioOrigin: values.PORTFOLIO_ORIGIN?.replace(/\/$/, '') ?? null,
    secretKey: values.SECRET_KEY ? keyFromText(values.SECRET_KEY) : null,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    limits: {
      login: values.LOGIN_LIMIT ?? 10,
      forgot: values.FORGOT_LIMIT ?? 3,
      contact: values.CONTACT_LIMIT ?? 20,
      reveal: values.REVEAL_LIMIT ?? 30,
      residentReveal: values.RESIDENT_REVEAL_LIMIT ?? 10,
    },
    demoPassword: values.DEMO_PASSWORD ?? null,
    pushTestService: production ? null : (values.PUSH_TEST_SERVICE ?? null),
  }
}
