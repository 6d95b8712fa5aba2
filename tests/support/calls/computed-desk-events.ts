/** The audit events that the modules of the front desk compute, by file. */
export const deskEvents: Record<string, string[]> = {
  'src/modules/visitors/server/own-passes.ts': [
    'visitor passes announced',
    'visitor passes changed',
    'visitor passes cancelled',
  ],
  'src/modules/visitors/server/write-stay.ts': [
    'visitor stays checked in',
    'visitor stays signed in',
    'visitor stays admitted a namesake',
    'visitor stays corrected',
    'visitor stays checked out',
  ],
  'src/modules/visitors/server/stalls.ts': ['stall passes gave', 'stall passes freed'],
  'src/modules/visitors/server/barred.ts': ['do not admit added', 'do not admit changed', 'do not admit ended'],
  'src/modules/packages/server/package-rules.ts': ['package rules changed the rules'],
  'src/modules/packages/server/store.ts': ['packages took in'],
  'src/modules/packages/server/notices.ts': ['packages notified of', 'packages reminded of'],
  'src/modules/packages/server/write-package.ts': [
    'packages corrected',
    'packages handed over',
    'packages declined',
    'packages returned',
    'packages sent',
    'packages put back',
  ],
  'src/modules/front-desk/server/authorised-people.ts': [
    'authorised people authorised',
    'authorised people changed',
    'authorised people ended',
  ],
  'src/modules/front-desk/server/vacation-notices.ts': [
    'vacation notices added',
    'vacation notices changed',
    'vacation notices ended',
  ],
  'src/modules/visitors/server/pass-email.ts': ['visitor passes sent the pass of'],
}
