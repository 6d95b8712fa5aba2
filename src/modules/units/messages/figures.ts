/** What each figure about units counts, as shown with it and in docs/figures.md. */
export const unitFigures = {
  total: 'All units of the building, residential and commercial.',
  occupied:
    'Units with at least one current resident, whatever their status: an occupied unit that is for sale counts too.',
  leased: 'Occupied commercial units. They count as occupied too.',
  vacant: 'Units without a current resident, whatever their status.',
  available: 'Vacant commercial units. They count as vacant too.',
  forSale: 'Units with the status For Sale. Each is also occupied or vacant.',
  renovation: 'Units with the status Under Renovation. Each is also occupied or vacant.',
  reserved: 'Units with the status Reserved. Each is also occupied or vacant.',
  maintenance: 'Units with at least one open request. Each is also occupied or vacant.',
  /** The simulation counts residences only, each once: for sale, else occupied, else vacant. */
  simulation: {
    total: 'All residences. Commercial units are not part of the simulation.',
    occupied: 'Residences with at least one current resident, without those for sale.',
    vacant: 'Residences without a current resident, without those for sale.',
    forSale: 'Residences with the status For Sale. Here they count neither as occupied nor as vacant.',
    maintenance: 'Residences with at least one open request. Each is also occupied, vacant or for sale.',
  },
}
export type FigureDefinitions = typeof unitFigures
