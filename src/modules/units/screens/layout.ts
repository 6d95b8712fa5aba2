import { hasKeypad } from '../rules.ts'
import type { TextField } from '../unit-values.ts'
import { words } from '../messages/en.ts'

type Facts = { category: string; lockType: string | null; balcony: string | null }

/** The groups of a unit's fields, in the same order for viewing and editing. */
export const groups: readonly { title: string; fields: readonly (TextField | 'keypadCode')[] }[] = [
  {
    title: words.groups.space,
    fields: [
      'category',
      'unitType',
      'squareFootage',
      'bedrooms',
      'bathrooms',
      'balcony',
      'balconyCount',
      'balconySize',
      'exposure',
      'hvacType',
      'alarmSystem',
      'insurancePolicyId',
      'ownerName',
      'address',
    ],
  },
  { title: words.groups.access, fields: ['lockType', 'keypadCode', 'keyNumbers', 'internetCableProvider'] },
  {
    title: words.groups.storage,
    fields: ['parkingAllocation', 'parkingSpaces', 'storageLockers', 'storageUnit'],
  },
  { title: words.groups.money, fields: ['monthlyMaintenance', 'purchasePrice', 'currentValue'] },
  { title: words.groups.history, fields: ['utilityMeters', 'renovationHistory', 'damageHistory', 'notes'] },
]

/** Whether a field applies to a unit: codes need a keypad, addresses a commercial unit, balcony fields a balcony. */
export function isShown(field: TextField | 'keypadCode', { category, lockType, balcony }: Facts): boolean {
  if (field === 'keypadCode') return hasKeypad(lockType)
  if (field === 'address') return category === 'Commercial'
  if (field === 'balconyCount' || field === 'balconySize') return balcony === 'Yes'
  return true
}
