import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { expiredBackups, isBackupName, isDue, backupName } from './rules.ts'

const zone = 'America/Toronto'
const at = (text: string) => new Date(text)

describe('a backup is due', () => {
  it("from its hour of the building's day on, once that day", () => {
    const schedule = { every: 'daily' as const, fromHour: 3, lastMadeAt: at('2026-03-01T08:10:00Z') }
    assert.equal(isDue(schedule, at('2026-03-01T20:00:00Z'), zone), false)
    assert.equal(isDue(schedule, at('2026-03-02T07:59:00Z'), zone), false)
    assert.equal(isDue(schedule, at('2026-03-02T08:00:00Z'), zone), true)
  })
  it('later the same day when the hour was missed', () => {
    const schedule = { every: 'daily' as const, fromHour: 3, lastMadeAt: at('2026-03-01T08:10:00Z') }
    assert.equal(isDue(schedule, at('2026-03-02T23:00:00Z'), zone), true)
  })
  it('seven days after the last when weekly, at once without a last one, and never when off', () => {
    const weekly = { every: 'weekly' as const, fromHour: 3, lastMadeAt: at('2026-03-01T08:10:00Z') }
    assert.equal(isDue(weekly, at('2026-03-07T12:00:00Z'), zone), false)
    assert.equal(isDue(weekly, at('2026-03-08T12:00:00Z'), zone), true)
    assert.equal(isDue({ ...weekly, lastMadeAt: null }, at('2026-03-02T12:00:00Z'), zone), true)
    assert.equal(isDue({ ...weekly, every: 'never' }, at('2027-03-02T12:00:00Z'), zone), false)
  })
})

describe('names of backups', () => {
  it('are recognised, and nothing else is', () => {
    const name = backupName(at('2026-03-02T07:59:01.123Z'))
    assert.equal(name, 'backup-2026-03-02T075901Z.tar')
    assert.ok(isBackupName(name))
    for (const other of ['../secret-key', 'backup-2026.tar', `${name}.part`, `x/${name}`])
      assert.ok(!isBackupName(other))
  })
  it('sort by age, so that the oldest expire first', () => {
    assert.deepEqual(expiredBackups(['b-1', 'b-3', 'b-2'], 2), ['b-1'])
    assert.deepEqual(expiredBackups(['b-1'], 2), [])
  })
})
