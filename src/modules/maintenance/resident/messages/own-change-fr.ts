import type { Translated } from '#platform/language/language.ts'
import type { OwnChangeWords } from './own-change-en.ts'

export const frenchOwnChange: Translated<OwnChangeWords> = {
  edit: 'Modifier',
  editTitle: 'Modifier votre demande',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  saved: 'Demande mise à jour',
  notSaved: 'Vos modifications n’ont pas été enregistrées',
  changedMeanwhile:
    'Cette demande a changé pendant que vous la modifiiez. Enregistrez de nouveau pour conserver votre texte.',
  withdraw: 'Retirer la demande',
  withdrawTitle: (title: string) => `Retirer « ${title} »?`,
  withdrawLead: 'Le bureau en est informé, et personne ne viendra.',
  reason: 'Pourquoi la retirez-vous?',
  reasons: ['Tout fonctionne de nouveau', 'Je l’ai signalé deux fois', 'Ce n’est plus nécessaire'],
  reasonFirst: 'Veuillez donner une raison',
  withdrawing: 'Retrait...',
  withdrawn: 'Demande retirée',
  notWithdrawn: 'La demande n’a pas été retirée',
  began: 'Le travail a commencé. Pour le modifier ou l’arrêter, écrivez un message ci-dessous ou appelez le bureau.',
}
