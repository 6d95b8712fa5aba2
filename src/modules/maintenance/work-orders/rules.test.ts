import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type OrderStatus, orderStatuses } from './choices.ts'
import {
  isOpenOrder,
  mayApprove,
  isVisitAhead,
  needsApproval,
  nextStepOf,
  type OrderAct,
  orderActs,
  overApproved,
  showsResident,
  validateAct,
  vendorStepOf,
  visitWaitsOn,
  wasOnTime,
} from './rules.ts'

const order = (status: OrderStatus, more: object = {}) => ({
  status,
  visitBy: null,
  visitConfirmedAt: null,
  estimateCents: null,
  approvedCents: null,
  ...more,
})
const now = new Date('2026-11-24T15:00:00Z')

describe('an act', () => {
  it('is possible in its statuses only', () => {
    for (const act of Object.keys(orderActs) as OrderAct[])
      for (const status of orderStatuses) {
        const isPossible = (orderActs[act].from as readonly string[]).includes(status)
        assert.equal(validateAct({ status }, act) === null, isPossible, `${act} in ${status}`)
      }
  })

  it('never follows the end of an order, and leads to a known status', () => {
    for (const act of Object.values(orderActs)) {
      assert.ok(act.from.every((status) => isOpenOrder({ status })))
      if ('to' in act) assert.ok(orderStatuses.includes(act.to))
    }
  })

  it('leads from every open status to an end by the office', () => {
    const ends = (status: OrderStatus, visited: readonly OrderStatus[] = []): boolean =>
      !isOpenOrder({ status }) ||
      Object.values(orderActs).some(
        (act) =>
          act.by === 'office' &&
          'to' in act &&
          (act.from as readonly string[]).includes(status) &&
          !visited.includes(act.to) &&
          ends(act.to, [...visited, status]),
      )
    for (const status of orderStatuses) assert.ok(ends(status), status)
  })
})

describe('who acts next', () => {
  const step = (...args: Parameters<typeof nextStepOf>) => {
    const { waitingOn, waitingOnReasonCode } = nextStepOf(...args)
    return `${waitingOn} ${waitingOnReasonCode}`
  }
  it('follows the status', () => {
    assert.equal(step(order('sent'), true), 'vendor answer_order')
    assert.equal(step(order('finished'), true), 'vendor send_invoice')
    assert.equal(step(order('invoiced'), true), 'office check_invoice')
    assert.equal(step(order('closed'), true), 'office complete_request')
    assert.equal(step(order('declined'), true), 'office find_vendor')
    assert.equal(step(order('cancelled'), true), 'office assign')
  })

  it('is the side that answers the proposed time, and the vendor once it is agreed', () => {
    assert.equal(step(order('accepted', { visitBy: 'vendor' }), true), 'resident confirm_visit')
    assert.equal(step(order('accepted', { visitBy: 'vendor' }), false), 'office arrange_visit')
    assert.equal(step(order('accepted', { visitBy: 'resident' }), true), 'vendor answer_visit')
    assert.equal(step(order('accepted', { visitBy: 'office' }), true), 'vendor answer_visit')
    assert.equal(step(order('accepted', { visitBy: 'vendor', visitConfirmedAt: now }), true), 'vendor do_order')
    assert.equal(visitWaitsOn(order('finished', { visitBy: 'vendor' }), true), null)
  })

  it('has a visit ahead until its agreed time, and while none is agreed', () => {
    const [earlier, later] = [new Date(now.getTime() - 60_000), new Date(now.getTime() + 60_000)]
    assert.equal(isVisitAhead({ visitConfirmedAt: null, visitFrom: earlier }, now), true)
    assert.equal(isVisitAhead({ visitConfirmedAt: earlier, visitFrom: later }, now), true)
    assert.equal(isVisitAhead({ visitConfirmedAt: earlier, visitFrom: earlier }, now), false)
    assert.equal(isVisitAhead({ visitConfirmedAt: null, visitFrom: null }, now), false)
  })

  it('is the office while an estimate is above the approved cost', () => {
    const over = order('accepted', { visitBy: 'vendor', estimateCents: 42_000, approvedCents: 40_000 })
    assert.equal(step(over, true), 'office approve_estimate')
    assert.equal(needsApproval({ ...over, approvedCents: 42_000 }), false)
    assert.equal(needsApproval({ ...over, approvedCents: null, estimateCents: 0 }), true)
  })
})

describe('the rest', () => {
  it('is derived from the order', () => {
    assert.deepEqual(
      orderStatuses.map((status) => vendorStepOf({ status })),
      ['answer', 'visit', 'invoice', 'done', 'done', 'done', 'done'],
    )
    assert.deepEqual(
      orderStatuses.filter((status) => showsResident({ status })),
      ['accepted', 'finished', 'invoiced'],
    )
    assert.equal(overApproved({ invoiceCents: 51_200, approvedCents: 45_000 }), 6_200)
    assert.equal(overApproved({ invoiceCents: 51_200, approvedCents: null }), 51_200)
    assert.equal(overApproved({ invoiceCents: null, approvedCents: 100 }), 0)
  })

  it('lets everyone approve up to the limit, and administrators above it', () => {
    assert.deepEqual(
      [
        mayApprove(100, 100, false),
        mayApprove(101, 100, false),
        mayApprove(101, 100, true),
        mayApprove(1e9, null, false),
      ],
      [true, false, true, true],
    )
  })

  it('counts a vendor as on time until the end of the agreed day', () => {
    const visit = { visitTo: new Date('2026-11-24T20:00:00Z'), visitConfirmedAt: now }
    const late = new Date('2026-11-25T05:30:00Z')
    assert.equal(wasOnTime({ ...visit, finishedAt: new Date('2026-11-25T03:00:00Z') }, 'America/Toronto'), true)
    assert.equal(wasOnTime({ ...visit, finishedAt: late }, 'America/Toronto'), false)
    assert.equal(wasOnTime({ ...visit, finishedAt: null }, 'UTC'), null)
    assert.equal(wasOnTime({ ...visit, visitConfirmedAt: null, finishedAt: late }, 'UTC'), null)
  })
})
