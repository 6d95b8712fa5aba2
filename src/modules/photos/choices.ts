export const photoCategories = ['exterior', 'lobby', 'amenities', 'terrace', 'history'] as const
export type PhotoCategory = (typeof photoCategories)[number]

/** The description of a picture, in characters. */
export const longestAlt = 400

/** 20 MB: more than a picture of a good camera. */
export const largestUpload = 20_000_000
