/** What each figure about units counts, as shown with it and in docs/figures.md. */
export const english = {
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
  residences: 'Residential units only: commercial units are not part of the simulation.',
}
export type FigureDefinitions = typeof english
