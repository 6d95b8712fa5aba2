import { isWholeCents } from '#platform/text/whole-money.ts'
import { amountDecimals } from '#platform/text/money-texts.ts'
import { z } from 'zod'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { dayInput } from '#platform/time/day-input.ts'
import {
  unitCategories,
  unitStatuses,
  displayStatuses,
  balconyChoices,
  alarmSystems,
  hvacTypes,
  lockTypes,
  listingKinds,
} from './choices.ts'

export const UnitCategory = z.enum(unitCategories)
export const UnitCategoryInput = lenientEnum(unitCategories, { Standard: 'Residential' })
export const UnitStatus = z.enum(unitStatuses)
export const UnitStatusInput = lenientEnum(unitStatuses, { Leased: 'Occupied', Available: 'Vacant' })
export const DisplayStatus = z.enum(displayStatuses)
export const BalconyChoice = z.enum(balconyChoices)
export const BalconyChoiceInput = lenientEnum(balconyChoices, { true: 'Yes', false: 'No' })
export const AlarmSystem = z.enum(alarmSystems)
export const AlarmSystemInput = lenientEnum(alarmSystems)
export const HvacType = z.enum(hvacTypes)
export const HvacTypeInput = lenientEnum(hvacTypes, { Central: 'Central Air' })
export const LockType = z.enum(lockTypes)
export const LockTypeInput = lenientEnum(lockTypes)
export const ListingKind = z.enum(listingKinds)

/** The price of a sale, or the monthly rent of a lease, in dollars. */
const Price = z
  .number('Enter the price or the rent')
  .positive('The price or the rent must be more than 0')
  .max(1_000_000_000, 'The price is too large')
  .refine(isWholeCents, { error: () => `The price can have ${amountDecimals('en')}` })
const fee = z
  .number('The monthly fee must be a number')
  .min(0, 'The monthly fee cannot be below 0')
  .max(1_000_000_000, 'The monthly fee is too large')
  .refine(isWholeCents, { error: () => `The monthly fee can have ${amountDecimals('en')}` })

export const NewListing = z.object({
  kind: lenientEnum(listingKinds, { rent: 'lease' }, 'Choose sale or lease'),
  price: Price,
  monthlyFee: fee.nullable().default(null),
  availableFrom: dayInput('Enter a date for Available from').nullable().default(null),
  headline: z.string().trim().max(200, 'The headline can have at most 200 characters').nullable().default(null),
  description: z.string().trim().max(5_000, 'The description can have at most 5,000 characters').default(''),
})
export type NewListing = z.infer<typeof NewListing>

export const ListingChanges = z.object({
  price: Price.optional(),
  monthlyFee: fee.nullable().optional(),
  availableFrom: dayInput('Enter a date for Available from').nullable().optional(),
  headline: z.string().trim().max(200, 'The headline can have at most 200 characters').nullable().optional(),
  description: z.string().trim().max(5_000, 'The description can have at most 5,000 characters').optional(),
})
export type ListingChanges = z.infer<typeof ListingChanges>
