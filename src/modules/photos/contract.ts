import { z } from 'zod'

export const photoCategories = ['exterior', 'lobby', 'amenities', 'terrace', 'history'] as const
export const PhotoCategory = z.enum(photoCategories)
export type PhotoCategory = z.infer<typeof PhotoCategory>
