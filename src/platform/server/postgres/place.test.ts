import assert from 'node:assert/strict'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { startProgram } from '../../../../tests/faults/program.ts'
import { openFolder, removeFolder } from '../../../../tests/support/database/data-folder.ts'
import { startCluster } from './cluster.ts'
import { firstClosedFolder, unprivilegedUser } from './place.ts'

const found: string[] = []
const log = { info: (line: string) => found.push(line), warn: (line: string) => found.push(line) }
const root = process.getuid?.() === 0
const onlyRoot = { skip: root ? false : 'only root can start as another user' }

let folder: string
beforeEach(() => {
  folder = openFolder()
  found.length = 0
})
afterEach(() => removeFolder(folder))

describe('the user that root runs PostgreSQL as', () => {
  it('is an existing user: postgres, else nobody, never root', () => {
    const passwd = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n'
    assert.deepEqual(unprivilegedUser(passwd), { uid: 65534, gid: 65533 })
    assert.deepEqual(unprivilegedUser(`${passwd}postgres:x:101:104::/:/bin/sh\n`), { uid: 101, gid: 104 })
    assert.throws(() => unprivilegedUser('root:x:0:0::/root:/bin/sh\npostgres:x:0:0::/:/bin/sh\n'), /neither a user/)
  })

  it('needs access to every folder on the way', () => {
    const otherUser = { uid: 54321, gid: 54321 }
    mkdirSync(join(folder, 'home/data'), { recursive: true })
    chmodSync(join(folder, 'home'), 0o755)
    assert.equal(firstClosedFolder(join(folder, 'home/data'), otherUser), null)
    chmodSync(join(folder, 'home'), 0o700)
    assert.equal(firstClosedFolder(join(folder, 'home/data'), otherUser), join(folder, 'home'))
    const { uid, gid } = statSync(folder)
    assert.equal(firstClosedFolder(join(folder, 'home/data'), { uid, gid }), null)
  })
})

describe('a data folder in a folder closed to others, as root', onlyRoot, () => {
  it('has its cluster in a separate folder, reports it once, and never uses another', async () => {
    const dataDir = join(folder, 'home/data')
    mkdirSync(join(folder, 'home'), { mode: 0o700 })
    const startAndStop = async () => (await startCluster({ dataDir, log })).stop()
    const link = join(dataDir, 'postgres')

    await startAndStop()
    const target = realpathSync(link)
    assert.ok(lstatSync(link).isSymbolicLink())
    assert.match(target, /^\/var\/lib\/house-[0-9a-f]{16}/)
    assert.deepEqual(
      found.filter((line) => line.includes('other users cannot enter')),
      [
        `PostgreSQL does not run as root, and other users cannot enter ${folder}/home, so the database is stored in ${target}.`,
      ],
    )
    await startAndStop()
    assert.equal(realpathSync(link), target)
    assert.equal(found.filter((line) => line.includes('other users cannot enter')).length, 1)

    // The data folder was removed: the next one of that name begins anew, and nothing of the first is lost.
    rmSync(dataDir, { recursive: true })
    await startAndStop()
    const next = realpathSync(link)
    assert.notEqual(next, target)
    assert.ok(existsSync(join(target, 'cluster')))

    // The cluster was removed: an empty one in its place would look as if all were lost.
    for (const made of [target, next]) rmSync(made, { recursive: true })
    await assert.rejects(startCluster({ dataDir, log }), /was stored in \/var\/lib\/house-.*which is missing/)
  })

  it('closed after the cluster was created in it is rejected with what to do', async () => {
    const dataDir = join(folder, 'home/data')
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    chownSync(join(dataDir, 'postgres'), 65534, 65534)
    chmodSync(join(folder, 'home'), 0o700)
    await assert.rejects(startCluster({ dataDir, log }), /runs as user 65534, .* Run chmod o\+x .*\/home,/)
  })
})

describe('an ordinary user', onlyRoot, () => {
  it('has the cluster in the data folder, and root continues it as that user', async () => {
    const user = unprivilegedUser('nobody:x:65534:65534::/:\n')
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    chmodSync(dataDir, 0o777)
    const program = startProgram('run-cluster.ts', [dataDir], user)
    const { running } = (await program.next()) as { running: boolean }
    assert.equal(running, true)
    await program.end('SIGTERM')
    assert.equal(statSync(join(dataDir, 'postgres/cluster')).uid, user.uid)
    await (await startCluster({ dataDir, log })).stop()
    assert.equal(statSync(join(dataDir, 'postgres/postgres.log')).uid, user.uid)
  })

  it('cannot use a cluster that belongs to another', async () => {
    mkdirSync(join(folder, 'postgres'))
    const program = startProgram('run-cluster.ts', [folder], unprivilegedUser('nobody:x:65534:65534::/:\n'))
    const { rejected } = (await program.next()) as { rejected: string }
    assert.match(rejected, /belongs to another user/)
  })
})
