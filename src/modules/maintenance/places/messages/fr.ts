import type { Translated } from '#platform/language/language.ts'
import type { ReportWords } from './en.ts'

export const frenchReport: Translated<ReportWords> = {
  title: 'Signaler un problème',
  lead: 'Dites-nous ce que vous voyez. Aucun compte n’est nécessaire.',
  description: "Qu'est-ce qui ne va pas?",
  descriptionHint: 'Par exemple : la lumière est éteinte, le sol est mouillé.',
  photo: 'Photo',
  photoHint: 'Facultatif. JPEG, PNG ou WebP.',
  contact: 'Comment vous joindre?',
  contactHint: 'Facultatif : téléphone ou courriel, en cas de question. Effacé 90 jours après les travaux.',
  homepage: 'Laissez ce champ vide',
  send: 'Envoyer',
  sending: 'Envoi...',
  sent: (number: string) => `Merci. Votre signalement porte le numéro ${number}. Notre équipe l’a reçu.`,
  sentPlain: 'Merci. Notre équipe a reçu votre signalement.',
  another: 'Signaler autre chose ici',
  signIn: 'Vous habitez ici?',
  signInLink: 'Connectez-vous pour suivre votre signalement',
  badPlace: 'Ce code ne fonctionne plus. Appelez le poste de sécurité ou écrivez-nous par la page de contact.',
  toContact: 'Page de contact',
  trouble: 'Danger, feu ou eau qui coule? Appelez le poste de sécurité',
  tooMany: 'Trop de signalements d’ici. Réessayez dans quelques minutes ou appelez le poste de sécurité.',
  badPhoto: 'Cette image ne peut pas être ouverte. Choisissez un fichier JPEG ou PNG.',
  largePhoto: 'La photo est trop grande. Choisissez-en une d’au plus 10 Mo.',
  longContact: (most: number) => `Le contact peut avoir au plus ${most} caractères`,
  manyPlaces: (most: number) => `Ajoutez au plus ${most} lieux à la fois`,
}
