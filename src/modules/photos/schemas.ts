import { z } from 'zod'
import { photoCategories } from './choices.ts'

export const PhotoCategory = z.enum(photoCategories)
