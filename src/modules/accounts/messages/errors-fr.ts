import type { Translated } from '#platform/language/language.ts'
import type { AccountErrors } from './errors-en.ts'

export const french: Translated<AccountErrors> = {
  noEmail: 'Veuillez entrer votre courriel',
  longEmail: 'Ce courriel est trop long',
  noPassword: 'Veuillez entrer votre mot de passe',
  longPassword: 'Ce mot de passe est trop long',
  noCode: 'Veuillez entrer le code',
  longCode: 'Ce code est trop long',
  noNewPassword: 'Veuillez entrer un mot de passe',
  shortPassword: 'Le mot de passe doit compter au moins 8 caractères',
  badResetLink: 'Ce lien est invalide. Veuillez en demander un nouveau.',
  noCurrentPassword: 'Veuillez entrer votre mot de passe actuel',
  noPreference: 'Choisissez un thème ou une langue',
}
