/** The events of files of the front desk that compute record type or action at run time. */
export const deskEvents: Record<string, string[]> = {
  'src/modules/desk-log/server/record.ts': [
    'desk log began a shift',
    'desk log read the hand-over',
    'desk log ended a shift',
    'desk log wrote',
    'desk log done',
    'desk log filed a request of',
    'desk log drafted an announcement of',
    'desk log began a round',
    'desk log scanned',
    'desk log ended a round',
  ],
  'src/modules/keys/server/write-loan.ts': [
    'keys lent',
    'keys returned',
    'keys extended',
    'keys alerted of',
    'keys sealed',
    'keys unsealed',
  ],
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
}
