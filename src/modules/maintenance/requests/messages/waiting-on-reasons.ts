import { translated } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import type { WaitingOnReasonCode } from '../choices.ts'

type Reasons = Record<WaitingOnReasonCode, string>

const english: Reasons = {
  assign: 'Assign someone',
  start_work: 'Start the work',
  finish_work: 'Finish the work',
  explain_hold: "Enter what it's waiting for",
  confirm_fix: 'Confirm the fix',
  visit_time_proposed: 'The resident proposed a time for the visit',
  completed: 'Completed',
  confirmed: 'Confirmed',
  closed_without_answer: 'Closed without an answer',
  cancelled: 'Cancelled',
  answer_order: 'Answer the work order',
  answer_visit: 'Answer the proposed time of the visit',
  confirm_visit: 'Confirm the time of the visit',
  arrange_visit: 'Confirm the time of the visit',
  approve_estimate: 'Approve the estimate',
  do_order: 'Do the work',
  send_invoice: 'Send the invoice',
  check_invoice: 'Check the invoice',
  find_vendor: 'The vendor declined. Find another one',
  complete_request: 'The vendor is done. Complete the request',
}

const french: Reasons = {
  assign: 'Confier la demande à quelqu’un',
  start_work: 'Commencer les travaux',
  finish_work: 'Terminer les travaux',
  explain_hold: 'Préciser ce que la demande attend',
  confirm_fix: 'Confirmer la réparation',
  visit_time_proposed: 'Le résident a proposé un moment pour la visite',
  completed: 'Terminée',
  confirmed: 'Confirmée',
  closed_without_answer: 'Fermée sans réponse',
  cancelled: 'Annulée',
  answer_order: 'Répondre au bon de travail',
  answer_visit: 'Répondre au moment proposé pour la visite',
  confirm_visit: 'Confirmer le moment de la visite',
  arrange_visit: 'Confirmer le moment de la visite',
  approve_estimate: 'Approuver l’estimation',
  do_order: 'Faire les travaux',
  send_invoice: 'Envoyer la facture',
  check_invoice: 'Vérifier la facture',
  find_vendor: 'Le fournisseur a refusé. Trouver un autre fournisseur',
  complete_request: 'Le fournisseur a terminé. Fermer la demande',
}

export const waitingOnReasons = translated('maintenance.requests.waiting-on-reasons', english, french)

type WithReason = { waitingOnReason: string | null; waitingOnReasonCode: WaitingOnReasonCode | null }

/** What has to happen next: the text that a person wrote, or that of the code in the reader's language. */
export const waitingOnReasonText = (
  { waitingOnReason, waitingOnReasonCode }: WithReason,
  language: Language,
): string | null =>
  waitingOnReason ?? (waitingOnReasonCode === null ? null : waitingOnReasons[language][waitingOnReasonCode])
