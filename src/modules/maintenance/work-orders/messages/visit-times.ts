import { translated } from '#platform/language/language.ts'

export const visitTimeTexts = translated(
  'maintenance.work-orders.visit-times',
  { range: (from: string, to: string) => `${from} to ${to}` },
  { range: (from, to) => `${from} à ${to}` },
)
