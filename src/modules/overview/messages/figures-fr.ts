import type { Translated } from '#platform/language/language.ts'
import type { FigureDefinitions } from './figures-en.ts'

export const french: Translated<FigureDefinitions> = {
  announcements: 'Les annonces publiées ou programmées, sans les brouillons ni les annonces expirées ou archivées.',
  published: 'Les annonces que les résidents peuvent lire maintenant.',
  scheduled: 'Les annonces qui seront publiées à une date prévue.',
  message: 'Les messages du site public sans réponse, ni archivés ni indésirables.',
  mail: 'Les courriels qui n’ont pas pu être envoyés.',
  paper: 'Les assurances et certificats de fournisseurs actifs qui ont expiré ou expirent dans les 30 jours.',
}
