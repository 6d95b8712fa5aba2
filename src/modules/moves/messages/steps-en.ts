import type { ResponsibleParty, StepKey } from '../choices.ts'

/** The steps of the default checklists. */
export const english = {
  steps: {
    agreement_signed: 'Lease or agreement signed',
    confirmed_in_writing: 'Confirmed in writing',
    portal_invitation: 'Invited to the resident portal',
    insurance: 'Insurance certificate received',
    rules_read: 'House rules read',
    elevator: 'Service elevator arranged',
    forwarding_address: 'Forwarding address received',
    inspection: 'Inspection with photos',
    cleaning: 'Cleaning and repairs',
    keys_returned: 'Keys and fobs returned',
    keys_handed_over: 'Keys and fobs handed over',
    new_door_code: 'New code set on the lock',
    stalls_and_lockers: 'Stalls and lockers updated',
    listing: 'Unit listed or taken off the website',
    final_balance: 'Final balance settled',
  } satisfies Record<StepKey, string>,
  responsible: { office: 'Office', front_desk: 'Front desk', resident: 'Resident' } satisfies Record<
    ResponsibleParty,
    string
  >,
}
export type StepWords = typeof english
