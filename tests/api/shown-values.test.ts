import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { readReplyClock } from '#contact/reply-sla.ts'
import { formatDuration, formatWait } from '#contact/rules.ts'
import { formatRequestDay, formatRequestMoment } from '#maintenance/requests/request-times.ts'
import { readSla } from '#maintenance/sla/rules.ts'
import { averageResponse } from '#maintenance/requests/rules.ts'
import { requestTexts } from '#maintenance/requests/messages/index.ts'
import { shownBytes } from '#platform/text/bytes.ts'
import {
  dashboardClock,
  dashboardDate,
  dashboardTime,
  portalClock,
  portalDate,
  portalTime,
} from '#platform/time/dates.ts'
import { formatMoney } from '#platform/text/money.ts'
import { notKnown } from '#platform/text/not-known.ts'
import { clockTime, dayAndTime } from '#portals/admin/overview/need-times.ts'
import { remainingLease } from '#residents/rules.ts'

const zone = 'America/Toronto'
const now = new Date('2026-11-21T14:05:00Z')

/** Values that a field of a reply can have in spite of the contract. */
const bad = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 'N/A', 'yesterday', '2026-13-45', '2026-02-30T99:00:00Z', Number.NaN),
  fc.constantFrom<unknown>(Infinity, -Infinity, {}, [], new Date(Number.NaN), '0000-00-00', '+999999-01-01T00:00:00Z'),
  fc.string(),
)
const notNumbers = fc.constantFrom<unknown>(undefined, null, Number.NaN, Infinity, -Infinity, 'x', {}, '')
const broken = /NaN|Invalid Date|undefined|Infinity|null|\[object/

/** Every function that formats a date for a screen. */
const ofDates: Record<string, (value: never) => unknown> = {
  dashboardDate: (value) => dashboardDate(value, zone),
  dashboardTime: (value) => dashboardTime(value, zone),
  dashboardClock: (value) => dashboardClock(value, zone),
  portalDate: (value) => portalDate(value, zone, 'en') + portalDate(value, zone, 'fr'),
  portalTime: (value) => portalTime(value, zone, 'en') + portalTime(value, zone, 'fr'),
  portalClock: (value) => portalClock(value, zone, 'en') + portalClock(value, zone, 'fr'),
  formatWait: (value) => formatWait(value, now),
  formatRequestDay: (value) =>
    formatRequestDay(value, now, { language: 'en', zone, date: (at) => portalDate(at, zone, 'en') }) ?? '',
  formatRequestMoment: (value) =>
    formatRequestMoment(value, now, {
      language: 'en',
      zone,
      time: (at) => portalTime(at, zone, 'en'),
      clock: (at) => portalClock(new Date(at), zone, 'en'),
    }),
  clockTime: (value) => clockTime(value, zone),
  dayAndTime: (value) => dayAndTime(value, now, zone),
  remainingLease: (value) => remainingLease('2026-01-01', value, '2026-03-01')?.remaining ?? '',
  readReplyClock: (value) =>
    [
      readReplyClock({ waitingSince: value, replyBy: now.toISOString(), dueSoonAt: now.toISOString() }, now),
      readReplyClock({ waitingSince: now.toISOString(), replyBy: value, dueSoonAt: now.toISOString() }, now),
    ].map((reading) => (reading ? `${formatDuration(reading.minutes)} ${reading.used}` : '')),
  readSla: (value) =>
    [
      readSla({ status: 'pending', createdAt: value, dueAt: now }, now),
      readSla({ status: 'pending', createdAt: now, dueAt: value, dueSoonAt: value }, now),
      readSla({ status: 'on_hold', createdAt: now, dueAt: now, pausedAt: value }, now),
    ].map((reading) => (reading ? `${requestTexts.en.span(reading.minutes ?? 0)} ${reading.used}` : '')),
  averageResponse: (value) =>
    averageResponse([
      { createdAt: value, completedAt: now },
      { createdAt: now, completedAt: value },
    ]),
}
/** Every function that formats a number for a screen. */
const ofNumbers: Record<string, (value: never) => unknown> = {
  shownBytes: (value) => shownBytes(value, 'en') + shownBytes(value, 'fr'),
  formatMoney: (value) => formatMoney(value, 'en') + formatMoney(value, 'fr'),
  formatDuration: (value) => formatDuration(value),
  span: (value) => requestTexts.en.span(value),
}

describe('an invalid date or number', () => {
  for (const [functions, values] of [
    [ofDates, bad],
    [ofNumbers, notNumbers],
  ] as const)
    for (const [name, show] of Object.entries(functions))
      it(`is never shown as NaN, Invalid Date or undefined and never throws: ${name}`, () => {
        fc.assert(
          fc.property(values, (value) => {
            const text = String(show(value as never))
            assert.doesNotMatch(text, broken, `${JSON.stringify(value)} shows ${text}`)
          }),
          { numRuns: 200 },
        )
      })

  it('is shown as N/A', () => {
    assert.deepEqual(
      [
        formatWait('nonsense', now),
        formatDuration(Number.NaN),
        shownBytes(Number.NaN, 'en'),
        formatMoney(Number.NaN, 'en'),
      ],
      [notKnown, notKnown, notKnown, notKnown],
    )
    assert.equal(formatWait('2026-11-21T13:05:00Z', now), '1 h')
  })
})
