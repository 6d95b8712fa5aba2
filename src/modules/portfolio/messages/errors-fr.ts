import type { Translated } from '#platform/language/language.ts'
import type { english } from './errors-en.ts'

export const french: Translated<typeof english> = {
  noBuildings: 'Choisissez au moins un immeuble.',
  tooManyBuildings: (most) => `Choisissez au plus ${most} immeubles.`,
  buildingTwice: 'Un immeuble est choisi deux fois.',
  noTitle: 'Entrez un titre.',
  noBody: 'Entrez le texte du message.',
  noText: 'Écrivez le message dans au moins une langue.',
  tooLong: (most) => `Entrez au plus ${most.toLocaleString('fr')} caractères.`,
  noAudience: 'Choisissez à qui le message est destiné.',
  noCategory: 'Choisissez une catégorie.',
  noByMail: 'Indiquez si le message part aussi par courriel.',
  badTime: 'Choisissez une heure.',
  past: 'Choisissez une heure à venir.',
  noId: 'Le message a besoin d’un identifiant.',
  otherMessage: 'Un autre message a été envoyé avec cet identifiant.',
  noBrowser: 'Ce navigateur n’a pas été reconnu. Ouvrez l’immeuble de nouveau.',
  badDestination: 'Ce n’est pas une page de la console.',
  noName: 'Entrez le nom de l’immeuble.',
  badSlug: 'Entrez de 3 à 32 lettres minuscules, chiffres et traits d’union, en commençant par une lettre.',
  badHost: 'Entrez un nom d’hôte, comme foundry.example.com.',
  shortSearch: 'Entrez au moins deux caractères.',
  longSearch: 'Entrez au plus 100 caractères.',
  needsSecondFactor:
    'Activez d’abord la connexion en deux étapes. Les gestionnaires en ont besoin pour voir leurs immeubles.',
  needsAnotherAddress:
    'Votre adresse courriel appartient à un autre compte de cet immeuble. Demandez à son bureau de la changer.',
  suspendedThere: 'Votre compte dans cet immeuble est suspendu.',
  codeNotValid: 'Cette ouverture a expiré ou a déjà servi. Ouvrez l’immeuble de nouveau depuis le portefeuille.',
  notReady: 'Cet immeuble ne peut pas être ouvert maintenant.',
  languageMissing: (names) => `Cet immeuble a besoin du message en ${names}.`,
  slow: 'L’immeuble n’a pas répondu à temps.',
  failed: 'L’immeuble n’a pas pu être lu.',
  notSent: 'L’immeuble n’a pas pu le publier.',
  cannotCreate: 'Cette installation ne permet pas de créer des immeubles depuis le portefeuille.',
}
