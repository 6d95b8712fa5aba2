import type { Translated } from '#platform/language/language.ts'
import type { FigureDefinitions } from './figures-en.ts'

export const french: Translated<FigureDefinitions> = {
  total: 'Tous les logements et locaux de l’immeuble.',
  occupied: 'Les unités où quelqu’un habite, quel que soit leur statut : une unité occupée et à vendre compte aussi.',
  leased: 'Les locaux commerciaux occupés. Ils comptent aussi comme occupés.',
  vacant: 'Les unités sans résident actuel, quel que soit leur statut.',
  available: 'Les locaux commerciaux vacants. Ils comptent aussi comme vacants.',
  forSale: 'Les unités dont le statut est À vendre. Chacune est aussi occupée ou vacante.',
  renovation: 'Les unités dont le statut est En rénovation. Chacune est aussi occupée ou vacante.',
  reserved: 'Les unités dont le statut est Réservée. Chacune est aussi occupée ou vacante.',
  maintenance: 'Les unités qui ont au moins une demande ouverte. Chacune est aussi occupée ou vacante.',
  simulation: {
    total: 'Tous les logements. Les locaux commerciaux ne font pas partie de la simulation.',
    occupied: 'Les logements qui ont au moins un résident actuel, sans ceux à vendre.',
    vacant: 'Les logements sans résident actuel, sans ceux à vendre.',
    forSale: 'Les logements dont le statut est À vendre. Ici, ils ne comptent ni comme occupés ni comme vacants.',
    maintenance: 'Les logements qui ont au moins une demande ouverte. Chacun est aussi occupé, vacant ou à vendre.',
  },
}
