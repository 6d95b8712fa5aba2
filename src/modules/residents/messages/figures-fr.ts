import type { Translated } from '#platform/language/language.ts'
import type { FigureDefinitions } from './figures-en.ts'

export const french: Translated<FigureDefinitions> = {
  total: 'Toutes les personnes qui ont une fiche de résident, quel que soit le statut de leur compte.',
  active: 'Les résidents dont le statut est Actif, sans les anciens résidents : ils peuvent se connecter.',
  invited:
    'Les résidents qui ont été invités et qui n’ont pas encore choisi de mot de passe, même si l’invitation a échoué ou expiré.',
  notInvited: 'Les résidents qui ont une adresse courriel, ne se sont jamais connectés et que personne n’a invités.',
  noEmail:
    'Les résidents qui ne se sont jamais connectés et n’ont pas d’adresse courriel : ils ne peuvent pas être invités.',
  suspended: 'Les résidents dont le statut est Suspendu, sans les anciens résidents : ils ne peuvent pas se connecter.',
  former: 'Les résidents qui ont eu un logement et n’en ont plus, quel que soit le statut de leur compte.',
  leaseEnding: 'Les personnes qui habitent ici et dont le bail finit d’ici 60 jours, ou est fini.',
}
