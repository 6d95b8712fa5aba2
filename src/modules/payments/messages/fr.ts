import type { PartlyTranslated } from '#platform/language/language.ts'
import type { PaymentWords } from './en.ts'

/** The French texts about payments for residents. */
export const french: PartlyTranslated<PaymentWords> = {
  loading: 'Chargement des paiements...',
  none: 'Aucun paiement pour le moment',
  owes: 'Solde dû',
  ahead: "Payé d'avance",
  even: "Rien n'est dû",
  list: 'Frais et paiements',
  kinds: { charge: 'Frais', payment: 'Paiement', counter: 'Contre-écriture' },
  statuses: { paid: 'Payé', due: 'Dû', overdue: 'En retard', reversed: 'Annulé' },
  methods: {
    pre_authorised: 'Débit préautorisé',
    e_transfer: 'Virement électronique',
    cheque: 'Chèque',
    card: 'Carte',
    cash: 'Comptant',
  },
  columns: { date: 'Date', type: 'Objet', amount: 'Montant', status: 'État' },
  own: {
    title: 'Paiements',
    lead: 'Ce qui vous a été facturé et ce que vous avez payé, comme le bureau l’a inscrit.',
    summary: 'Où vous en êtes',
    overdue: 'En retard',
    nextDue: 'Prochaine échéance',
    lastPaid: 'Dernier paiement',
    nothing: 'Aucun',
    noneHelp: 'Les frais et paiements apparaissent ici quand le bureau les a inscrits.',
    on: (day: string) => `le ${day}`,
    by: (day: string) => `d'ici le ${day}`,
    since: (day: string) => `depuis le ${day}`,
  },
}
