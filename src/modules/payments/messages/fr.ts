import type { PartlyTranslated } from '#platform/language/language.ts'
import type { PaymentWords } from './en.ts'

/** The French texts about payments for residents. */
export const french = {
  loading: 'Chargement des paiements...',
  none: 'Aucun paiement pour le moment',
  balanceDue: 'Solde dû',
  creditBalance: 'Solde créditeur',
  noBalance: 'Aucun solde dû',
  list: 'Frais et paiements',
  kinds: { charge: 'Frais', payment: 'Paiement', counter: 'Annulation' },
  statuses: { paid: 'Payé', due: 'Dû', overdue: 'En retard', reversed: 'Annulé' },
  methods: {
    pre_authorised: 'Débit préautorisé',
    e_transfer: 'Virement électronique',
    cheque: 'Chèque',
    card: 'Carte',
    cash: 'Comptant',
  },
  unitNumber: (number: string) => `Logement ${number}`,
  own: {
    title: 'Paiements',
    lead: 'Vos frais et vos paiements, inscrits par le bureau.',
    summary: 'Sommaire du compte',
    overdue: 'En retard',
    nextDue: 'Prochaine échéance',
    lastPaid: 'Dernier paiement',
    nothing: 'Aucun',
    noneHelp: 'Vos frais et vos paiements s’afficheront ici.',
    statuses: { paid: 'Payé', due: 'À payer', overdue: 'En retard', reversed: 'Annulé' },
    received: 'Reçu',
    charged: (day: string) => `Facturé le ${day}`,
    paidOn: (day: string) => `Payé le ${day}`,
    receivedOn: (day: string) => `Paiement reçu le ${day}`,
    reversedOn: (day: string) => `Annulé le ${day}`,
    earlier: 'Afficher les précédents',
    on: (day: string) => `le ${day}`,
    by: (day: string) => `d’ici le ${day}`,
    since: (day: string) => `depuis le ${day}`,
  },
} satisfies PartlyTranslated<PaymentWords>
