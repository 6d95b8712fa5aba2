import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { attentionOf, isReminderDue, returnDayOf, suggestPlace, validateTransition } from './rules.ts'
import { usualPackageRules as rules } from '../../../tests/support/people/usual-package-rules.ts'

const plain = { receivedOn: '2031-03-01', isPerishable: false, pausedUntil: null }

describe('reminders', () => {
  it('are due after two, five and nine days', () => {
    assert.ok(!isReminderDue(plain, null, '2031-03-02', rules))
    assert.ok(isReminderDue(plain, null, '2031-03-03', rules))
    assert.ok(!isReminderDue(plain, '2031-03-03', '2031-03-03', rules))
    assert.ok(isReminderDue(plain, '2031-03-03', '2031-03-06', rules))
    assert.ok(isReminderDue(plain, '2031-03-06', '2031-03-10', rules))
    assert.ok(!isReminderDue(plain, '2031-03-10', '2031-06-01', rules))
  })

  it('are those of the office', () => {
    const own = { ...rules, remindAfter: [3] }
    assert.ok(!isReminderDue(plain, null, '2031-03-03', own))
    assert.ok(isReminderDue(plain, null, '2031-03-04', own))
    assert.ok(!isReminderDue(plain, '2031-03-04', '2031-04-04', own))
    assert.ok(!isReminderDue(plain, null, '2031-04-04', { ...rules, remindAfter: [] }))
  })

  it('are one for all days that have passed, also after the office has changed the days', () => {
    const changed = { ...rules, remindAfter: [1, 3, 4, 6, 7] }
    assert.ok(isReminderDue(plain, '2031-03-03', '2031-03-10', changed))
    assert.ok(!isReminderDue(plain, '2031-03-10', '2031-03-10', changed))
    const later = { ...rules, remindAfter: [20] }
    assert.ok(isReminderDue(plain, '2031-03-10', '2031-03-21', later))
  })

  it('are sooner for what spoils', () => {
    assert.ok(isReminderDue({ ...plain, isPerishable: true }, null, '2031-03-02', rules))
  })

  it('wait during a pause, and count from its end', () => {
    const paused = { ...plain, pausedUntil: '2031-03-10' }
    assert.ok(!isReminderDue(paused, null, '2031-03-10', rules))
    assert.ok(!isReminderDue(paused, null, '2031-03-12', rules))
    assert.ok(isReminderDue(paused, null, '2031-03-13', rules))
  })
})

describe('the return to the sender', () => {
  it('is due after two weeks, after three days for what spoils, and later after a pause', () => {
    assert.equal(returnDayOf(plain, rules), '2031-03-15')
    assert.equal(returnDayOf({ ...plain, isPerishable: true }, rules), '2031-03-04')
    assert.equal(returnDayOf({ ...plain, pausedUntil: '2031-03-20' }, rules), '2031-04-04')
  })
})

describe('what the desk should look at', () => {
  const waiting = { ...plain, status: 'waiting' as const, isDamaged: false }
  it('is what goes back, was declined, spoils, is damaged, or has been waiting a long time', () => {
    assert.equal(attentionOf(waiting, '2031-03-02', rules), null)
    assert.equal(attentionOf(waiting, '2031-03-06', rules), 'overdue')
    assert.equal(attentionOf(waiting, '2031-03-15', rules), 'return_due')
    assert.equal(attentionOf({ ...waiting, isPerishable: true }, '2031-03-01', rules), 'perishable')
    assert.equal(attentionOf({ ...waiting, isDamaged: true }, '2031-03-01', rules), 'damaged')
    assert.equal(attentionOf({ ...waiting, status: 'declined' }, '2031-03-01', rules), 'declined')
    assert.equal(attentionOf({ ...waiting, status: 'handed_over' }, '2031-05-01', rules), null)
  })

  it('is not what is paused', () => {
    assert.equal(attentionOf({ ...waiting, pausedUntil: '2031-03-30' }, '2031-03-29', rules), null)
  })
})

describe('the suggested place', () => {
  const places = [
    { name: 'A1', kind: 'shelf', waiting: 3 },
    { name: 'A2', kind: 'shelf', waiting: 1 },
    { name: 'Fridge', kind: 'fridge', waiting: 5 },
    { name: 'Floor', kind: 'floor', waiting: 0 },
    { name: 'L1', kind: 'locker', waiting: 0 },
  ] as const
  const facts = { isPerishable: false, isOversized: false }

  it('is the emptiest shelf, or the one with another package of the recipient', () => {
    assert.equal(suggestPlace(places, facts, null), 'A2')
    assert.equal(suggestPlace(places, facts, 'A1'), 'A1')
    assert.equal(suggestPlace(places, facts, 'Fridge'), 'A2')
  })

  it('is the fridge for what spoils, and the floor for what is large', () => {
    assert.equal(suggestPlace(places, { ...facts, isPerishable: true }, 'A1'), 'Fridge')
    assert.equal(suggestPlace(places, { ...facts, isOversized: true }, 'A1'), 'Floor')
  })

  it('is another place where there is none of the kind, and nothing without places', () => {
    assert.equal(
      suggestPlace([{ name: 'A1', kind: 'shelf', waiting: 0 }], { ...facts, isPerishable: true }, null),
      'A1',
    )
    assert.equal(suggestPlace([], facts, null), null)
  })
})

describe('a package', () => {
  it('that has left changes no more', () => {
    assert.equal(validateTransition({ status: 'handed_over', direction: 'incoming' }, 'returned'), 'done')
    assert.equal(validateTransition({ status: 'waiting', direction: 'incoming' }, 'handed_over'), null)
    assert.equal(validateTransition({ status: 'declined', direction: 'incoming' }, 'returned'), null)
  })

  it('that goes out is given to the carrier, and one that came in is not', () => {
    assert.equal(validateTransition({ status: 'waiting', direction: 'outgoing' }, 'sent'), null)
    assert.equal(validateTransition({ status: 'waiting', direction: 'incoming' }, 'sent'), 'otherDirection')
    assert.equal(validateTransition({ status: 'waiting', direction: 'outgoing' }, 'declined'), 'otherDirection')
  })
})
