import type { Translated } from '#platform/language/language.ts'
import type { english } from './en.ts'

export const french: Translated<typeof english> = {
  notKnown: 'Cet incident n’existe pas',
  isOver: 'C’est déjà terminé. Veuillez envoyer une demande si cela ne fonctionne toujours pas.',
  notice: {
    title: (kind) => `Nous sommes au courant : ${kind}`,
    notHere: 'Votre logement n’est pas sur notre liste. Si vous êtes touché, prévenez-nous d’un seul geste.',
    lead: 'Inutile d’envoyer une demande : indiquez que vous êtes touché, et nous vous écrirons quand ce sera terminé.',
    affected: 'Je suis touché aussi',
    added: 'Vous êtes sur la liste',
    addedLine: 'Nous vous écrirons quand ce sera terminé.',
    alreadyAdded: 'Vous avez indiqué que vous êtes touché.',
    remove: 'Me retirer',
    removed: 'Vous n’êtes plus sur la liste',
    stillSend: 'S’il s’agit d’autre chose, envoyez simplement la demande.',
    failed: 'Cela n’a pas pu être enregistré',
  },
}
