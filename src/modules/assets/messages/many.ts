import { actionTexts } from '#platform/language/messages/many.ts'
import type { AssetStatus } from '../rules.ts'

const records = ['record', 'records'] as const

/** Texts of changing many stalls, lockers, keys or fobs at once. */
export const manyWords = {
  statusAlready: 'It has this status already',
  notOfKind: 'Only keys and fobs are deactivated',
  hasHolder: 'A resident has it',
  in_service: actionTexts(...records, {
    label: 'In service',
    verb: 'Put',
    as: ' back in service',
    done: 'back in service',
  }),
  out_of_service: actionTexts(...records, {
    label: 'Out of service',
    verb: 'Take',
    as: ' out of service',
    done: 'out of service',
  }),
  deactivated: actionTexts(...records, { label: 'Deactivate', verb: 'Deactivate', done: 'deactivated' }),
  follows: {
    in_service: 'What nobody has can be given to residents again.',
    out_of_service: 'Nobody gets them until they are in service again. Residents who have one keep it.',
    deactivated: 'They open nothing any more, and nobody gets them.',
  } satisfies Record<AssetStatus, string>,
  failed: 'The records could not be changed',
}
