export const floorKinds = ['residential', 'commercial', 'amenity', 'mechanical', 'not_built'] as const
export type FloorKind = (typeof floorKinds)[number]

export const facings = ['North', 'East', 'South', 'West'] as const
export type Facing = (typeof facings)[number]

/** The pages of the public site whose texts are stored in the database. */
export const sitePages = ['home', 'amenities', 'services', 'nearby', 'gallery', 'contact', 'building-view'] as const
export type SitePage = (typeof sitePages)[number]

/** What can be beside the building. */
export const surroundingKinds = ['river', 'park', 'street', 'building'] as const
export type SurroundingKind = (typeof surroundingKinds)[number]

/** Where people enter the building, and where they go up and down without a lift. */
export const accessKinds = ['entrance', 'staircase'] as const
export type AccessKind = (typeof accessKinds)[number]

/** Suggested colours for a building. All can be read; any other that can is possible too. */
export const accentChoices = ['#2c4f8f', '#2f6b3f', '#6d3b78', '#8c2f4b', '#9c3d2e', '#855a0a', '#3f4a4d'] as const
export type AccentChoice = (typeof accentChoices)[number]

/** 2 MB: more than a logo needs. */
export const largestLogo = 2_000_000
/** The least length of its longer edge in pixels, and how many times as wide as high it can be. */
export const logoLimits = { longEdge: 128, ratio: 8 } as const

/** The name of the region of public holidays among the office hours, beside `weekday 1` and `holiday 2027-07-01`. */
export const holidayRegionKey = 'holiday region'
