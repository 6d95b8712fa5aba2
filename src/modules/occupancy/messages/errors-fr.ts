import type { Translated } from '#platform/language/language.ts'
import type { OccupancyErrors } from './errors-en.ts'

export const french: Translated<OccupancyErrors> = {
  whichCode: 'code doit être unitAccessCode, storageLockerAccessCode ou keypadCode',
  badHome: 'unitId doit être l’identifiant d’un de vos logements',
}
