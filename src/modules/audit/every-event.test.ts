import { deskEvents } from '../../../tests/support/calls/computed-desk-events.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { keyAndLogEvents } from '../../../tests/support/calls/key-and-log-events.ts'
import { sourceFiles } from '../../../tests/support/source-files.ts'
import { sentenceOf } from './sentences.ts'

/**
 * The events of files that compute record type or action at run time. List a new event of such a file here and give it a
 * sentence. Events of route tests are checked too, when they close their application.
 */
const computedEvents: Record<string, string[]> = {
  ...deskEvents,
  ...keyAndLogEvents,
  'src/modules/units/server/store.ts': ['units created', 'units changed'],
  'src/modules/undo/server/record-change.ts': [
    'accounts undid a change',
    'residents undid a change',
    'units undid a change',
    'listings undid a change',
    'assets undid a change',
    'contact undid a change',
    'announcements undid a change',
    'calendar undid a change',
    'resources undid a change',
    'packages undid a change',
    'package rules undid a change',
    'visitor stays undid a change',
    'keys undid a change',
    'desk log undid a change',
  ],
  'src/modules/accounts/server/users/users.ts': ['accounts changed'],
  'src/modules/occupancy/server/invitations/undo-invitation.ts': [
    'accounts took back an invitation',
    'residents took back an invitation',
  ],
  'src/modules/accounts/server/attempts.ts': [
    'accounts failed to sign in',
    'accounts was locked out',
    'accounts was refused a call',
  ],
  'src/modules/accounts/server/second-factor/second-factor.ts': [
    'accounts began to set up two-step sign-in',
    'accounts turned on two-step sign-in',
    'accounts made new recovery codes',
    'accounts turned off two-step sign-in',
    'accounts turned off two-step sign-in of somebody',
  ],
  'src/modules/assets/server/record-asset.ts': [
    'assets added',
    'assets changed',
    'assets undid a change',
    'assets deleted',
    'assets assigned',
    'assets ended',
    'assets settled',
  ],
  'src/modules/announcements/server/store.ts': [
    'announcements wrote',
    'announcements changed',
    'announcements sent again',
  ],
  'src/modules/announcements/server/actions/state.ts': [
    'announcements changed',
    'announcements ended',
    'announcements archived',
  ],
  'src/modules/announcements/server/templates.ts': [
    'announcement templates saved a template',
    'announcement templates removed a template',
  ],
  'src/modules/contact/server/store.ts': ['contact received', 'contact received as spam'],
  'src/modules/contact/server/moves.ts': [
    'contact archived',
    'contact took out of the archive',
    'contact marked as not spam',
  ],
  'src/modules/contact/server/linking.ts': ['contact linked to a resident', 'contact unlinked from a resident'],
  'src/platform/server/csv/list-export.ts': [
    'accounts exported the list',
    'announcements exported the list',
    'assets exported the list',
    'calendar exported the list',
    'contact exported the list',
    'emails exported the list',
    'maintenance exported the list',
    'moves exported the list',
    'residents exported the list',
    'resources exported the list',
    'units exported the list',
    'vendors exported the list',
    'assets exported the waiting list',
    'audit exported the log',
  ],
  'src/demo/audit-trail.ts': ['residents added', 'maintenance created', 'maintenance moved', 'maintenance confirmed'],
  'src/modules/import-export/server/imports.ts': ['units imported', 'residents imported'],
  'src/modules/import-export/server/routes.ts': ['residents exported the data'],
  'src/modules/import-export/server/rows-left.ts': ['units exported the rows left', 'residents exported the rows left'],
  'src/modules/import-export/server/mappings.ts': [
    'units forgot the columns of a file',
    'residents forgot the columns of a file',
  ],
  'src/modules/import-export/server/undo.ts': ['units took back an import', 'residents took back an import'],
  'src/modules/maintenance/places/server/store.ts': [
    'report places added a code',
    'report places renewed a code',
    'report places removed a code',
  ],
  'src/modules/maintenance/photos/server/store.ts': ['maintenance added photos', 'maintenance removed a photo'],
  'src/modules/maintenance/requests/server/write-change.ts': [
    'maintenance undid a change',
    'maintenance moved',
    'maintenance confirmed',
    'maintenance changed',
  ],
  'src/modules/views/server/store.ts': ['views changed', 'views shared', 'views stopped sharing'],
  'src/modules/occupancy/members/server/end.ts': [
    'household invited',
    'household changed',
    'household invited again',
    'household ended',
    'household restored',
  ],
  'src/modules/occupancy/server/own-codes.ts': ['units saw the keypad code', 'residents looked at a code'],
  'src/modules/moves/server/move-row.ts': [
    'moves planned',
    'moves changed the plan',
    'moves took a resident off',
    'moves carried out',
    'moves could not carry out',
    'moves cancelled',
    'moves undid',
    'moves planned an invitation',
    'moves removed an invitation',
    'moves recorded a step',
    'moves added a photo',
    'moves removed a photo',
  ],
  'src/modules/occupancy/server/enter-and-leave.ts': [
    'occupancy assigned',
    'occupancy removed',
    'occupancy changed',
    'residents changed',
  ],
  'src/modules/payments/server/store.ts': ['payments entered', 'payments undid'],
  'src/modules/settings/server/store.ts': ['building profile changed', 'building profile took back a change of'],
  'src/modules/units/server/end-listings.ts': ['listings withdrew'],
  'src/modules/tower/server/shape/draft.ts': ['building draft undid a change', 'building draft redid a change'],
  'src/modules/units/server/listings.ts': ['listings published', 'listings changed the listing', 'listings withdrew'],
  'src/modules/residents/server/store.ts': ['residents changed'],
  'src/modules/resources/server/store.ts': ['resources changed'],
  'src/modules/calendar/server/store.ts': ['calendar changed', 'calendar cancelled'],
}

const code = sourceFiles('src').filter(
  ({ path }) => !/\.test\.tsx?$/.test(path) && path !== 'src/platform/server/audit/audit.ts',
)

/** The calls of writeAudit in a file, up to the closing bracket. */
function findAuditCalls(text: string): string[] {
  return [...text.matchAll(/\bwriteAudit\(/g)].map(({ index }) => {
    let depth = 0
    for (let at = index; at < text.length; at += 1) {
      if (text[at] === '(') depth += 1
      if (text[at] === ')') depth -= 1
      if (depth === 0 && text[at] === ')') return text.slice(index, at + 1)
    }
    return text.slice(index)
  })
}
const literalOf = (call: string, name: string) => new RegExp(`\\b${name}:\\s*'([^']+)'`).exec(call)?.[1]
const isLiteral = (call: string) =>
  literalOf(call, 'recordType') !== undefined && literalOf(call, 'action') !== undefined
const hasSentence = (event: string) => {
  const recordTypes = event
    .split(' ')
    .map((_, n, parts) => [parts.slice(0, n).join(' '), parts.slice(n).join(' ')] as const)
  return recordTypes.some(([recordType, action]) => recordType !== '' && sentenceOf(recordType, action) !== null)
}

describe('every audit event', () => {
  it('has a sentence', () => {
    const missing = code.flatMap(({ path, code: text }) => {
      const events = findAuditCalls(text)
        .filter(isLiteral)
        .map((call) => `${literalOf(call, 'recordType')} ${literalOf(call, 'action')}`)
      return [...events, ...(computedEvents[path] ?? [])]
        .filter((event) => !hasSentence(event))
        .map((event) => `${path} writes '${event}': give it a sentence in src/modules/audit/sentences.ts.`)
    })
    assert.deepEqual(missing, [])
  })

  it('is listed in this test when it is computed', () => {
    const unknown = code.flatMap(({ path, code: text }) => {
      const writes =
        findAuditCalls(text).some((call) => !isLiteral(call)) || /insert into audit_log|insert\(auditLog\)/.test(text)
      if (writes && !(path in computedEvents)) return [`${path} computes an audit event: list its values in this test.`]
      const listedEvents = computedEvents[path] ?? []
      // The literals after `action` in such a file, conditional ones included.
      const printed = writes
        ? [...text.matchAll(/\baction(?::|\s=)([^\n,}]*)/g)].flatMap(([, rest = '']) =>
            quoted(rest.replace(/(?:===\s*'[^']*'|\['[^']*'\])/g, '')),
          )
        : []
      return printed
        .filter(
          (action) => !listedEvents.some((event) => event.endsWith(` ${action}`)) && !isLiteralAction(text, action),
        )
        .map((action) => `${path} writes '${action}': add it to this test, with its record type.`)
    })
    assert.deepEqual(unknown, [])
  })

  it('is still written by the file that this test names', () => {
    const outdated = Object.entries(computedEvents).flatMap(([path, events]) => {
      const text = code.find((file) => file.path === path)?.code ?? ''
      return events
        .filter((event) => !quoted(text).some((action) => event.endsWith(` ${action}`)))
        .map((event) => `${path}: ${event}`)
    })
    assert.deepEqual(outdated, [])
  })
})

const quoted = (text: string) => [...text.matchAll(/'([^'\n]+)'/g)].map(([, word = '']) => word)
/** A literal with its record type in one call, which the first test checks. */
const isLiteralAction = (text: string, action: string) =>
  findAuditCalls(text).some((call) => isLiteral(call) && literalOf(call, 'action') === action)
