import type { FigureDefinitions } from './figures-en.ts'

export const french: FigureDefinitions = {
  total: 'Tout ce qui existe, quel que soit son état.',
  assigned: "En service, et un résident l'a en ce moment.",
  not_returned: "Clés et porte-clés en service qu'un ancien résident a encore.",
  free: "En service, personne ne l'a, et ce n'est pas pour les visiteurs.",
  visitor: 'Places pour visiteurs en service ; aucun résident ne peut en avoir une.',
  out_of_service: "Indiqué comme hors service, même quand un résident l'a.",
  deactivated: 'Clés et porte-clés perdus ou désactivés.',
  conflicts:
    'Places et casiers que nomment les dossiers de résidents de logements différents ou de plusieurs logements, ou que personne ne peut avoir.',
  waiting: "Inscriptions sur la liste d'attente ; un résident peut attendre plusieurs sortes.",
}
