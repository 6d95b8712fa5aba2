export const moveKinds = ['move_in', 'move_out', 'transfer'] as const
export type MoveKind = (typeof moveKinds)[number]

export const moveStatuses = ['planned', 'done', 'cancelled', 'undone'] as const
export type MoveStatus = (typeof moveStatuses)[number]

export const responsibleParties = ['office', 'front_desk', 'resident'] as const
export type ResponsibleParty = (typeof responsibleParties)[number]

/** The steps of the default checklist; their texts are translated. */
export const stepKeys = [
  'agreement_signed',
  'confirmed_in_writing',
  'portal_invitation',
  'insurance',
  'rules_read',
  'elevator',
  'forwarding_address',
  'inspection',
  'cleaning',
  'keys_returned',
  'keys_handed_over',
  'new_door_code',
  'stalls_and_lockers',
  'listing',
  'final_balance',
] as const
export type StepKey = (typeof stepKeys)[number]

/** Of a step: the characters of its title, and the days between it and the move. */
export const longestTitle = 120
export const maxDay = 180

export const maxMovePhotos = 40
