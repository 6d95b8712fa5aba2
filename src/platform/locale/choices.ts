/** The units and days that a building can choose. */
export const areaUnits = ['sqft', 'm2'] as const
export type AreaUnit = (typeof areaUnits)[number]

export const weightUnits = ['lb', 'kg'] as const
export type WeightUnit = (typeof weightUnits)[number]

/** The days with which a week begins somewhere: Monday, Saturday and Sunday. */
export const weekStarts = [1, 6, 7] as const
export type WeekStart = (typeof weekStarts)[number]
