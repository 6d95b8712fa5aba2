import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import ICAL from 'ical.js'
import { type FeedEvent, iCalendar } from './icalendar.ts'

const from = { name: 'Test Tower', host: 'tower.example', timeZone: 'America/Toronto' }
const event = (over: Partial<FeedEvent> = {}): FeedEvent => ({
  id: '0199a000-0000-7000-8000-000000000001',
  title: 'Board meeting',
  description: '',
  location: '',
  category: 'Meeting',
  startsAt: new Date('2026-11-24T00:00:00Z'),
  endsAt: new Date('2026-11-24T01:30:00Z'),
  cancelled: false,
  version: 1,
  changedAt: new Date('2026-11-20T12:00:00Z'),
  ...over,
})
/** Parses the file with another library. */
const parse = (events: FeedEvent[]) =>
  new ICAL.Component(ICAL.parse(iCalendar(events, from)) as object[])
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))

describe('the calendar file', () => {
  it('is parsed by another program with all texts unchanged', () => {
    const title = 'Lüftung; „Etage 5, 6“ \\ 水漏れ 🌊 '.repeat(5).trim()
    const description = 'First line\nSecond, with: signs; and \\n that is no line end\r\nThird'
    const [found] = parse([event({ title, description, location: 'Party room, floor 4' })])
    assert.equal(found?.summary, title)
    assert.equal(found?.description, description.replace('\r\n', '\n'))
    assert.equal(found?.location, 'Party room, floor 4')
    assert.equal(found?.uid, '0199a000-0000-7000-8000-000000000001@tower.example')
  })

  it('folds lines at 75 octets without splitting characters', () => {
    const file = iCalendar([event({ title: '🌊水ä'.repeat(40), description: 'x'.repeat(400) })], from)
    assert.ok(file.endsWith('END:VCALENDAR\r\n'))
    for (const line of file.slice(0, -2).split('\r\n')) {
      assert.ok(Buffer.byteLength(line) <= 75, line)
      assert.ok(!line.includes('\n') && !line.includes('\ufffd'))
    }
  })

  it('contains the same instants around a change of the clocks', () => {
    const times = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2027-03-14T06:59:00Z', '2027-03-14T07:00:00Z']
    const found = parse(times.map((at) => event({ startsAt: new Date(at), endsAt: null })))
    assert.deepEqual(
      found.map(({ startDate }) => startDate.toJSDate().toISOString()),
      times.map((at) => new Date(at).toISOString()),
    )
  })

  it('marks cancelled events, counts versions, and omits a missing end', () => {
    const [cancelled, open, empty] = parse([
      event({ cancelled: true, version: 4 }),
      event({ endsAt: null }),
      event({ endsAt: new Date('2026-11-24T00:00:00Z') }),
    ])
    assert.equal(cancelled?.component.getFirstPropertyValue('status'), 'CANCELLED')
    assert.equal(cancelled?.sequence, 3)
    for (const one of [open, empty]) assert.equal(one?.component.getFirstProperty('dtend'), null)
  })
})
