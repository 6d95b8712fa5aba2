import type { Translated } from '#platform/language/language.ts'
import type { AssetLabels } from './labels-en.ts'

export const french: Translated<AssetLabels> = {
  kinds: {
    stall: 'Place de stationnement',
    accessible_stall: 'Place accessible',
    charging_stall: 'Place avec borne de recharge',
    visitor_stall: 'Place pour visiteurs',
    locker: 'Casier de rangement',
    key: 'Clé',
    fob: 'Porte-clés électronique',
  },
  states: {
    assigned: 'Attribué',
    not_returned: 'Non rendu',
    free: 'Libre',
    visitor: 'Pour les visiteurs',
    out_of_service: 'Hors service',
    deactivated: 'Désactivé',
  },
  own: { key: 'Clés', fob: 'Porte-clés électroniques' },
  endReasons: { returned: 'Retour', lost: 'Perte', removed: 'Fin' },
}
