/** The events of files of the front desk that compute record type or action at run time. */
export const keyAndLogEvents: Record<string, string[]> = {
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
}
