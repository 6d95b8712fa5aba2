import { isIP } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'
import { CannotStart } from './cannot-start.ts'

/** Everything the program is told from outside, checked once at the start. */
export type Config = {
  production: boolean
  port: number
  host: string
  /** Absolute path of the folder that holds the cluster, files, mail and secrets. */
  dataDir: string
  databaseUrl: string | null
  mailDir: string
  smtpUrl: string | null
  /** Where links in mails lead; null: the address the server listens on. */
  publicOrigin: string | null
  /** 32 bytes; null: the demo makes one in the data folder. */
  secretKey: Buffer | null
  trustedProxies: string[]
  limits: { login: number; forgot: number; contact: number }
  demoPassword: string | null
}

/** A mistake in the environment: a sentence for each, printed without a stack. */
export class ConfigMistake extends CannotStart {
  readonly mistakes: string[]
  constructor(mistakes: string[]) {
    super(mistakes.join('\n'))
    this.name = 'ConfigMistake'
    this.mistakes = mistakes
  }
}

const blank = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value.trim())
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((v) => blank(v as string | undefined), schema.optional())

const whole = (name: string, least: number, most: number) =>
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
  const given = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  return bytes.length === 32 && canonical === given ? bytes : null
}

const Environment = z.object({
  NODE_ENV: optional(
    z.enum(['production', 'development', 'test'], 'NODE_ENV must be production, development, test or not set'),
  ),
  PORT: optional(whole('PORT', 0, 65_535)),
  HOST: optional(z.string().regex(/^[\w.:%-]+$/, 'HOST must be an address or a host name, like 127.0.0.1')),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/database'),
  ),
  MAIL_DIR: optional(z.string()),
  SMTP_URL: optional(url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587')),
  PUBLIC_ORIGIN: optional(
    url('PUBLIC_ORIGIN', ['http:', 'https:'], 'https://www.example.com').refine(
      (text) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''),
      'PUBLIC_ORIGIN must be an origin only, without a path, like https://www.example.com',
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
  LOGIN_LIMIT: optional(whole('LOGIN_LIMIT', 1, 1_000_000)),
  FORGOT_LIMIT: optional(whole('FORGOT_LIMIT', 1, 1_000_000)),
  CONTACT_LIMIT: optional(whole('CONTACT_LIMIT', 1, 1_000_000)),
  DEMO_PASSWORD: optional(z.string().min(8, 'DEMO_PASSWORD must be at least 8 characters long')),
})

/** Reads the environment. Throws ConfigMistake with one clear sentence for each mistake. */
export function readConfig(env: Record<string, string | undefined>, cwd = process.cwd()): Config {
  const read = Environment.safeParse(env)
  const mistakes = read.success
    ? []
    : [...new Map(read.error.issues.toReversed().map((issue) => [issue.path[0], `${issue.message}.`])).values()]
  const production = env.NODE_ENV?.trim() === 'production'
  if (production && blank(env.SECRET_KEY) === undefined)
    mistakes.push('SECRET_KEY must be set in production (make one with: openssl rand -hex 32).')
  if (!read.success || mistakes.length > 0) throw new ConfigMistake(mistakes)

  const given = read.data
  const inFolder = (path: string) => (isAbsolute(path) ? path : resolve(cwd, path))
  const dataDir = inFolder(given.DATA_DIR ?? 'data')
  return {
    production,
    port: given.PORT ?? 3000,
    host: given.HOST ?? '127.0.0.1',
    dataDir,
    databaseUrl: given.DATABASE_URL ?? null,
    mailDir: given.MAIL_DIR ? inFolder(given.MAIL_DIR) : join(dataDir, 'mail'),
    smtpUrl: given.SMTP_URL ?? null,
    publicOrigin: given.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? null,
    secretKey: given.SECRET_KEY ? keyFromText(given.SECRET_KEY) : null,
    trustedProxies: given.TRUSTED_PROXIES ?? [],
    limits: { login: given.LOGIN_LIMIT ?? 10, forgot: given.FORGOT_LIMIT ?? 3, contact: given.CONTACT_LIMIT ?? 20 },
    demoPassword: given.DEMO_PASSWORD ?? null,
  }
}
