import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { requestErrors } from '../requests/messages/errors.ts'
import { Description, PlaceName } from '../requests/request-input.ts'
import { OtherPlaceKindInput } from '../requests/schemas.ts'
import { maxContactLength, maxPlacesPerCall } from './choices.ts'
import { reportTexts } from './messages/index.ts'

export const NewReportPlaces = z.object({
  places: z
    .array(z.object({ placeKind: OtherPlaceKindInput, placeName: PlaceName }), {
      error: fieldText((language) => requestErrors[language].noPlace),
    })
    .min(1, { error: fieldText((language) => requestErrors[language].noPlace) })
    .max(maxPlacesPerCall, { error: fieldText((language) => reportTexts[language].manyPlaces(maxPlacesPerCall)) }),
})
export type NewReportPlaces = z.infer<typeof NewReportPlaces>

/** What a visitor sends from the page of a sign. */
export const VisitorReport = z.object({
  description: Description,
  contact: z
    .string({ error: fieldText((language) => reportTexts[language].longContact(maxContactLength)) })
    .trim()
    .max(maxContactLength, { error: fieldText((language) => reportTexts[language].longContact(maxContactLength)) })
    .default(''),
})
export type VisitorReport = z.infer<typeof VisitorReport>
