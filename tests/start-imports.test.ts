import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { pathToPackage } from './support/import-graph.ts'
import { repository } from './support/source-files.ts'

/** Packages that a process needs now and then, if at all. At the start each would take megabytes of memory and some time. */
const onDemand = ['sharp', 'web-push', 'imapflow', 'mailparser', 'pdfkit', 'nodemailer', '@aws-sdk/client-s3']

describe('the start of the server', () => {
  for (const name of onDemand)
    it(`does not load ${name}`, () => {
      assert.deepEqual(pathToPackage(['src/app/start.ts'], name), [], 'load it on demand, with import()')
    })

  it('finds what is loaded with it', () => {
    assert.equal(pathToPackage(['src/app/start.ts'], 'fastify').at(-1), 'fastify')
  })

  it('leaves these packages out of the bundle of the server', async () => {
    const build = await readFile(join(repository, 'scripts/build.ts'), 'utf8')
    const external = /const externalPackages = \[([\s\S]*?)\n\]/.exec(build)?.[1] ?? ''
    assert.deepEqual(
      onDemand.filter((name) => !external.includes(`'${name}'`)),
      [],
    )
  })
})
