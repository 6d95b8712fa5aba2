import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { LogEntry } from '../contract.ts'
import { entrySection, roundLines } from './shift-sections.ts'

const days = { shiftDay: '2031-03-05', timeZone: 'America/Toronto' }
const entry: LogEntry = {
  id: '',
  kind: 'note',
  body: 'The gate does not close',
  place: '',
  photoId: null,
  at: '2031-03-05T17:00:00Z',
  by: 'Noor Haddad',
  receivedAt: null,
  sentBy: null,
  correctsId: null,
  followUp: null,
  request: null,
  announcementId: null,
}
const labelAt = (at: string) => entrySection({ ...entry, at }, days, 'VP').label

describe('the PDF of a shift', () => {
  it('has the date of what happened on another day than the shift began', () => {
    assert.equal(labelAt('2031-03-05T17:00:00Z'), '12:00 · Note')
    assert.equal(labelAt('2031-03-05T04:30:00Z'), '04-03-2031 23:30 · Note', 'the day of the building')
    const round = { id: '', by: '', endedAt: '2031-03-06T06:30:00Z', points: 4, scans: [], left: [] }
    assert.deepEqual(roundLines({ ...round, beganAt: '2031-03-06T06:10:00Z' }, days), [
      'Round at 06-03-2031 01:10: 0 of 4 points, 20 min',
    ])
  })

  it('names each point of a round with its time, and those that were not reached', () => {
    const scans = [
      { place: 'Lobby', at: '2031-03-05T17:02:00Z' },
      { place: 'Gym', at: '2031-03-05T17:10:00Z' },
    ]
    const begun = { id: '', by: '', beganAt: '2031-03-05T17:00:00Z', points: 3, scans, left: ['Elevator 2'] }
    assert.deepEqual(roundLines({ ...begun, endedAt: '2031-03-05T17:20:00Z' }, days), [
      'Round at 12:00: 2 of 3 points, 20 min',
      '12:02 Lobby, 12:10 Gym',
      'Not reached: Elevator 2',
    ])
    assert.equal(roundLines({ ...begun, endedAt: null }, days).at(-1), 'Left: Elevator 2')
  })

  it('says that an entry became the draft of an announcement, and not that it is done', () => {
    const followUp = { id: '', doneAt: '2031-03-05T18:00:00Z', doneBy: 'Ada Lund', note: '' }
    const { lines } = entrySection({ ...entry, followUp, announcementId: 'a' }, days, 'VP')
    assert.deepEqual(lines.slice(2), ['Draft of an announcement, with the office'])
  })

  it('names who sent an entry that another person had written', () => {
    const received = { ...entry, receivedAt: '2031-03-05T19:00:00Z' }
    const lines = (sentBy: string | null) => entrySection({ ...received, sentBy }, days, 'VP').lines
    assert.deepEqual(lines('Ada Lund').slice(1), [
      'Written by Noor Haddad',
      'Without a connection, sent by Ada Lund, 05-03-2031 14:00',
    ])
    assert.deepEqual(lines(null).slice(2), ['Without a connection, sent 05-03-2031 14:00'])
  })
})
