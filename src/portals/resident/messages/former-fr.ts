import type { Translated } from '#platform/language/language.ts'
import type { FormerWords } from './former-en.ts'

export const french: Translated<FormerWords> = {
  title: 'Vous avez déménagé',
  text: 'Vous pouvez toujours consulter ici votre profil et vos paiements, et télécharger vos données. Les annonces, les demandes et les codes s’arrêtent à votre dernier jour.',
  payments: 'Paiements',
  account: 'Mon compte et mes données',
}
