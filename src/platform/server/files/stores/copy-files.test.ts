import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { listNames } from '../../../../../tests/support/s3/list-names.ts'
import { openS3Server, type S3Server } from '../../../../../tests/support/s3/s3-server.ts'
import { repository } from '../../../../../tests/support/source-files.ts'
import { createFolderStore } from './folder-store.ts'

let server: S3Server
let dataDir = ''
before(async () => {
  server = await openS3Server()
  dataDir = await mkdtemp(join(tmpdir(), 'copied-'))
})
after(async () => {
  await server.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function run(folder: string, ...args: string[]) {
  const env = { ...process.env, ...server.env, DATA_DIR: folder }
  const child = spawn(process.execPath, ['src/cli/copy-files.ts', ...args], { cwd: repository, env, stdio: 'pipe' })
  const [output, errors] = [buffer(child.stdout), buffer(child.stderr)]
  const [code] = (await once(child, 'exit')) as [number]
  return { code, output: String(await output), errors: String(await errors) }
}

describe('npm run files:copy', () => {
  it('copies a folder into the bucket and back, byte for byte, and can be repeated', async () => {
    const folder = createFolderStore(dataDir)
    const files = Array.from({ length: 20 }, (_, n) => randomBytes(n * 1_000))
    const nameOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    for (const bytes of files) await folder.write(nameOf(bytes), bytes)

    const first = await run(dataDir)
    assert.deepEqual([first.code, first.output], [0, '20 files copied, 0 were there already.\n'], first.errors)
    for (const bytes of files)
      assert.deepEqual(server.objects.get(`tower/${nameOf(bytes).slice(0, 2)}/${nameOf(bytes)}`), bytes)
    assert.equal((await run(dataDir)).output, '0 files copied, 20 were there already.\n')

    const elsewhere = join(dataDir, 'elsewhere')
    assert.equal((await run(elsewhere, '--to-folder')).output, '20 files copied, 0 were there already.\n')
    const back = createFolderStore(elsewhere)
    assert.equal((await listNames(back)).length, 20)
    for (const bytes of files) {
      const content = await back.open(nameOf(bytes), bytes.length)
      assert.deepEqual(content && (await buffer(content)), bytes)
    }

    const [broken = ''] = await listNames(folder)
    await writeFile(join(dataDir, 'files', broken.slice(0, 2), broken), 'other bytes')
    const second = await run(dataDir)
    assert.equal(second.code, 2)
    assert.match(second.errors, new RegExp(`1 files are damaged and were not copied: ${broken}`))
  })
})
