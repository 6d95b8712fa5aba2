import type { Translated } from '#platform/language/language.ts'
import type { StepWords } from './steps-en.ts'

export const french: Translated<StepWords> = {
  steps: {
    agreement_signed: 'Bail ou entente signé',
    confirmed_in_writing: 'Confirmé par écrit',
    portal_invitation: 'Invitation au portail des résidents',
    insurance: 'Attestation d’assurance reçue',
    rules_read: 'Règlement lu',
    elevator: 'Ascenseur de service réservé',
    forwarding_address: 'Adresse de réexpédition reçue',
    inspection: 'Inspection avec photos',
    cleaning: 'Ménage et réparations',
    keys_returned: 'Clés et porte-clés remis au bureau',
    keys_handed_over: 'Clés et porte-clés remis au résident',
    new_door_code: 'Nouveau code sur la serrure',
    stalls_and_lockers: 'Stationnements et casiers à jour',
    listing: 'Logement affiché ou retiré du site',
    final_balance: 'Solde final réglé',
  },
  responsible: { office: 'Bureau', front_desk: 'Réception', resident: 'Résident' },
}
