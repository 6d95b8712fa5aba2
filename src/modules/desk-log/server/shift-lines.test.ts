import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { roundLines, sectionOf } from './shift-lines.ts'

const at = (time: string) => `2026-11-27T${time}:00.000Z`
const id = '0171d578-dc80-7b32-a793-8778a52dc52a'

describe('the PDF of a shift', () => {
  it('names each point of a round with its time, and those that were not reached', () => {
    const round = {
      id,
      beganAt: at('11:30'),
      by: 'Elena Marsh',
      endedAt: at('11:50'),
      points: 3,
      scans: [
        { place: 'Lobby', at: at('11:32') },
        { place: 'Gym', at: at('11:40') },
      ],
      left: ['Elevator 2'],
    }
    assert.deepEqual(roundLines('UTC')(round), [
      'Round at 11:30: 2 of 3 points, 20 min',
      '11:32 Lobby, 11:40 Gym',
      'Not reached: Elevator 2',
    ])
    assert.equal(roundLines('UTC')({ ...round, endedAt: null }).at(-1), 'Left: Elevator 2')
  })

  it('says of an entry that it became the draft of an announcement, and not that it is done', () => {
    const { lines } = sectionOf(
      'UTC',
      'TST',
    )({
      id,
      kind: 'note',
      body: 'The pool closes at six',
      place: 'Pool',
      photoId: null,
      at: at('11:30'),
      by: 'Elena Marsh',
      receivedAt: null,
      correctsId: null,
      followUp: { id, doneAt: at('11:31'), doneBy: 'Elena Marsh', note: '' },
      request: null,
      announcementId: id,
    })
    assert.deepEqual(lines, [
      'The pool closes at six',
      'Written by Elena Marsh',
      'Draft of an announcement, with the office',
    ])
  })
})
