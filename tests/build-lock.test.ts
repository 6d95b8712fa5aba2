import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { withBuildLock } from '../scripts/build-lock.ts'
import { openFolder, removeFolder } from './support/database/data-folder.ts'

const folder = openFolder()
after(() => removeFolder(folder))
const file = join(folder, '.cache/building')

describe('two simultaneous builds of one folder', () => {
  it('run one after the other, and the second prints why it waits', async () => {
    const [events, printed]: string[][] = [[], []]
    const build = (name: string) =>
      withBuildLock(
        file,
        async () => {
          events?.push(`${name} begins`)
          await wait(300)
          events?.push(`${name} ends`)
        },
        (line) => void printed?.push(line),
      )
    await Promise.all([build('one'), build('two')])
    const [first, second] = events?.[0] === 'one begins' ? ['one', 'two'] : ['two', 'one']
    assert.deepEqual(events, [`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
    assert.deepEqual(printed, [`Another build of this folder is under way (process ${process.pid}); waiting for it.`])
    assert.equal(existsSync(file), false)
  })

  it('do not wait for a build that failed or was killed', async () => {
    await assert.rejects(
      withBuildLock(file, () => Promise.reject(new Error('broken'))),
      /broken/,
    )
    await writeFile(file, '1')
    await utimes(file, new Date(0), new Date(0))
    assert.equal(
      await withBuildLock(
        file,
        async () => 'built',
        () => {},
      ),
      'built',
    )
  })
})
