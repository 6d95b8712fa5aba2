import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ConfigError, readConfig } from './config.ts'

const mistakesOf = (env: Record<string, string>) => {
  try {
    readConfig(env, '/somewhere')
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.mistakes
  }
  return []
}

describe('the environment', () => {
  it('has a default for everything in the demo', () => {
    const config = readConfig({}, '/somewhere')
    assert.equal(config.port, 3000)
    assert.equal(config.host, '127.0.0.1')
    assert.equal(config.dataDir, '/somewhere/data')
    assert.equal(config.mailDir, '/somewhere/data/mail')
    assert.deepEqual(config.limits, { login: 10, forgot: 3, contact: 20, reveal: 30, residentReveal: 10 })
  })

  it('treats an empty variable as not set', () => {
    assert.equal(readConfig({ PORT: '', SMTP_URL: ' ' }, '/x').port, 3000)
  })

  const mistakes: [string, Record<string, string>][] = [
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['HOST', { HOST: 'not a host' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://house@one:5432,two:high/house' }],
    ['DATABASE_POOLER_URL', { DATABASE_URL: 'postgresql://one/house', DATABASE_POOLER_URL: 'http://pooler/house' }],
    ['DATABASE_POOLER_URL', { DATABASE_POOLER_URL: 'postgresql://pooler:6432/house' }],
    ['S3_BUCKET', { S3_BUCKET: 'a bucket', S3_REGION: 'ca-central-1' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example.com' }],
    ['S3_PREFIX', { S3_BUCKET: 'tower', S3_REGION: 'ca-central-1', S3_PREFIX: '/tower' }],
    ['S3_REGION', { S3_BUCKET: 'tower' }],
    ['S3_ENDPOINT', { S3_BUCKET: 'tower', S3_ENDPOINT: 's3.example.com' }],
    ['S3_PATH_STYLE', { S3_BUCKET: 'tower', S3_REGION: 'ca-central-1', S3_PATH_STYLE: 'yes' }],
    ['AWS_ACCESS_KEY_ID', { S3_BUCKET: 'tower', S3_REGION: 'ca-central-1', AWS_ACCESS_KEY_ID: 'x' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://example.com/site' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'example.com' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/8, everyone' }],
    ['LOGIN_LIMIT', { LOGIN_LIMIT: '0' }],
    ['FORGOT_LIMIT', { FORGOT_LIMIT: 'x' }],
    ['CONTACT_LIMIT', { CONTACT_LIMIT: '-1' }],
    ['REVEAL_LIMIT', { REVEAL_LIMIT: '0' }],
    ['RESIDENT_REVEAL_LIMIT', { RESIDENT_REVEAL_LIMIT: 'x' }],
    ['DEMO_PASSWORD', { DEMO_PASSWORD: 'short' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['SECRET_KEY', { NODE_ENV: 'production' }],
  ]
  for (const [name, env] of mistakes)
    it(`names ${name} when it is ${JSON.stringify(env[name] ?? 'missing')}`, () => {
      const text = mistakesOf(env)
      assert.equal(text.length, 1)
      assert.match(text[0] ?? '', new RegExp(`^${name}.+\\.$`))
    })

  for (const value of ['-1', 'x', '1.5', '1000001'])
    it(`names the range of LOGIN_LIMIT when it is ${value}`, () =>
      assert.deepEqual(mistakesOf({ LOGIN_LIMIT: value }), ['LOGIN_LIMIT must be a whole number from 1 to 1000000.']))

  it('reports every mistake at once', () => {
    assert.equal(mistakesOf({ PORT: 'x', SMTP_URL: 'y' }).length, 2)
  })
})
