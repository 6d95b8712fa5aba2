import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { AppProcess } from '../../journeys/app-process.ts'
import { openFolder, removeFolder } from '../../support/database/data-folder.ts'
import {
  assertStored,
  assertUnavailable,
  readiness,
  signInTo,
  startWriting,
  printFigures,
  untilReady,
} from '../database-load.ts'

// The program with its database, files and mail on a small disk that fills up.

const disk = openFolder()
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'tmpfs', disk], { encoding: 'utf8' })
const reason = mounted.status === 0 ? false : `cannot mount a tmpfs (${mounted.stderr?.trim()})`
if (reason) console.log(`Skipped: ${reason}`)
after(() => {
  if (!reason) spawnSync('umount', [disk])
  removeFolder(disk)
})

/** Fills the disk with a file and returns its path. */
function fillDisk(): string {
  const path = join(disk, 'filler')
  const file = openSync(path, 'w')
  try {
    for (let size = 1_048_576; size >= 4096;)
      try {
        writeSync(file, Buffer.alloc(size))
      } catch {
        size /= 2
      }
  } finally {
    closeSync(file)
  }
  return path
}

/** A picture with random content. */
const newPicture = () =>
  sharp(randomBytes(600 * 600 * 3), { raw: { width: 600, height: 600, channels: 3 } })
    .jpeg()
    .toBuffer()

describe('a full disk', { skip: reason, timeout: 180_000 }, () => {
  it('is answered 503 with an explanation and makes the program not ready, until there is space again', async () => {
    const program = await AppProcess.open({ DATA_DIR: join(disk, 'data') })
    try {
      chmodSync(disk, 0o755)
      const resident = await signInTo(program, 'resident')
      const upload = async () =>
        fetch(`${program.origin}/api/maintenance-photos`, {
          method: 'POST',
          headers: { 'content-type': 'image/jpeg', origin: program.origin, cookie: resident.cookie },
          body: new Uint8Array(await newPicture()),
          signal: AbortSignal.timeout(20_000),
        })
      assert.equal((await upload()).status, 201)

      const { figures, stop } = startWriting(resident)
      await wait(500)
      const fillerFile = fillDisk()
      assert.equal(await assertUnavailable(await upload()), 'disk_full')
      const answer = await readiness(program)
      assert.deepEqual([answer.status, await answer.json()], [503, { status: 'not ready', reason: 'disk' }])
      await wait(3_000)
      assert.equal((await readiness(program)).status, 503)
      assert.equal((await fetch(`${program.origin}/health/live`)).status, 200)

      rmSync(fillerFile)
      const readyMs = await untilReady(program, 200)
      await wait(1_000)
      await stop()
      printFigures('full disk', figures, `, ready again after ${Math.round(readyMs)} ms`)
      assert.equal((await upload()).status, 201)
      assert.ok(figures.acknowledged.length > 0)
      await assertStored(resident, figures)
    } finally {
      await program.stop()
    }
  })
})
