import { isWholeCents } from '#platform/text/whole-money.ts'
import { amountDecimals } from '#platform/text/money-texts.ts'
import { localeOf } from '#platform/language/language.ts'
import { z } from 'zod'
import { moneyLimits, type NumberLimits, readTypedNumber } from '#platform/text/typed-number.ts'
import {
  AlarmSystem,
  AlarmSystemInput,
  BalconyChoice,
  BalconyChoiceInput,
  HvacType,
  HvacTypeInput,
  LockType,
  LockTypeInput,
  UnitCategory,
  UnitCategoryInput,
  UnitStatus,
  UnitStatusInput,
} from './schemas.ts'
import { newUnitDefaults } from './choices.ts'

const longestText = 200
const longestNotes = 10_000
export const longestCode = 6

const blank = (value: unknown) => typeof value === 'string' && value.trim() === ''

/** A number that may be sent as people write it; '' is null. */
const numberInput = <S extends z.ZodNumber>(schema: S, limits: NumberLimits) =>
  z.preprocess(readTypedNumber(limits), schema.nullable()).optional()

const line = (label: string) =>
  z.string(`${label} must be text`).trim().max(longestText, `${label} can have at most 200 characters`)
/** An optional text; '' is null. */
const lineInput = (label: string) =>
  z.preprocess((value) => (blank(value) ? null : value), line(label).nullable()).optional()

/** A fact that may be unknown; '' is null. */
const choiceInput = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (blank(value) ? null : value), schema.nullable()).optional()

/** A list, or a comma-separated text. Blank and duplicate items are removed. */
const listInput = <S extends z.ZodType<string>>(each: S, label: string) =>
  z
    .preprocess(
      (value) => {
        const items: unknown = value === null ? [] : typeof value === 'string' ? value.split(',') : value
        if (!Array.isArray(items)) return value
        const trimmed = items.map((item: unknown) => (typeof item === 'string' ? item.trim() : item))
        return [...new Set(trimmed)].filter((item) => item !== '')
      },
      z.array(each, `${label} must be a list`).max(100, `${label}: at most 100 entries`),
    )
    .optional()
/** Whether an option is offered is checked by the store, because the office edits the lists. */
const texts = (label: string) => listInput(line(label), label)

/** An amount of money, at least 0. */
export const Dollars = (label: string) =>
  z
    .number(`${label} must be a number`)
    .min(0, `${label} cannot be below 0`)
    .max(1_000_000_000, `${label} is too large`)
    .refine(isWholeCents, { error: () => `${label} can have ${amountDecimals('en')}` })
export const dollarsInput = (label: string) => numberInput(Dollars(label), moneyLimits)

const integer = (label: string, least: number, most: number) =>
  numberInput(
    z
      .number(`${label} must be a number`)
      .int(`${label} must be a whole number`)
      .min(least, `${label} must be at least ${least}`)
      .max(most, { error: () => `${label} must be at most ${most.toLocaleString(localeOf('en'))}` }),
    { decimals: 0, max: most },
  )

export const Code = z
  .string('The code must be text')
  .trim()
  .max(longestCode, `The code can have at most ${longestCode} characters`)

const required = 'Please fill in all required fields'
const UnitNumber = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(20, 'The unit number can have at most 20 characters')
    .refine(
      (typed) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(typed),
      'The unit number can only contain letters and digits on one line',
    ),
)
const Floor = z.preprocess(
  readTypedNumber({ decimals: 0, max: 200 }),
  z
    .number(required)
    .int('The floor must be a whole number')
    .min(0, 'The floor must be at least 0')
    .max(200, 'The floor must be at most 200'),
)

/** Every field except number and floor, as it may be sent; absent fields are unchanged. */
const fieldInputs = {
  category: UnitCategoryInput.optional(),
  unitType: lineInput('The type'),
  status: UnitStatusInput.optional(),
  stack: lineInput('The stack'),
  ownerName: lineInput("The owner's name"),
  squareFootage: integer('The square footage', 1, 1_000_000),
  bedrooms: integer('The number of bedrooms', 0, 20),
  bathrooms: numberInput(
    z
      .number('The number of bathrooms must be a number')
      .min(0, 'The number of bathrooms must be at least 0')
      .max(20, 'The number of bathrooms must be at most 20')
      .multipleOf(0.5, 'The number of bathrooms must be in steps of 0.5'),
    { decimals: 1, max: 20 },
  ),
  balcony: choiceInput(BalconyChoiceInput),
  balconyCount: integer('The number of balconies', 1, 50),
  balconySize: lineInput('The balcony size'),
  alarmSystem: choiceInput(AlarmSystemInput),
  hvacType: choiceInput(HvacTypeInput),
  lockType: choiceInput(LockTypeInput),
  /** Absent or masked leaves the code unchanged, '' removes it. */
  keypadCode: Code.nullable().optional(),
  keyNumbers: texts('A key number'),
  amenities: texts('Amenities'),
  applianceList: texts('Appliances'),
  parkingAllocation: texts('A parking stall'),
  parkingSpaces: integer('The number of parking spaces', 0, 100),
  storageLockers: texts('A storage locker'),
  storageUnit: lineInput('The storage unit'),
  fireSafetyDevices: texts('Fire safety'),
  accessibilityFeatures: texts('Accessibility'),
  utilityMeters: texts('A utility meter'),
  internetCableProvider: lineInput('The internet and cable provider'),
  renovationHistory: texts('A renovation entry'),
  damageHistory: texts('A damage entry'),
  insurancePolicyId: lineInput('The insurance policy'),
  monthlyMaintenance: dollarsInput('The monthly maintenance'),
  purchasePrice: dollarsInput('The purchase price'),
  currentValue: dollarsInput('The current value'),
  exposure: lineInput('The exposure'),
  address: lineInput('The address'),
  notes: z
    .preprocess(
      (value) => (blank(value) ? null : value),
      z
        .string('The notes must be text')
        .trim()
        .max(longestNotes, 'The notes can have at most 10,000 characters')
        .nullable(),
    )
    .optional(),
}

/** A new unit; absent fields have their defaults. */
export const NewUnit = z.object({
  unitNumber: UnitNumber,
  floor: Floor.default(newUnitDefaults.floor),
  ...fieldInputs,
})
export type NewUnit = z.infer<typeof NewUnit>

/** The fields of a unit that the office may change; absent ones are unchanged. */
export const UnitChanges = z.object({
  unitNumber: UnitNumber.optional(),
  floor: Floor.optional(),
  ...fieldInputs,
})
export type UnitChanges = z.infer<typeof UnitChanges>

const text = z.string().nullable()
const list = z.array(z.string())
const number = z.number().nullable()

/** The fields of a unit in replies: money in dollars, and instead of a code whether there is one. */
export const unitFields = {
  id: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  slot: z.int().nullable(),
  stack: text,
  category: UnitCategory,
  unitType: text,
  status: UnitStatus,
  ownerName: text,
  squareFootage: number,
  bedrooms: number,
  bathrooms: number,
  /** Null while it is unknown, as the three below. */
  balcony: BalconyChoice.nullable(),
  balconyCount: number,
  balconySize: text,
  alarmSystem: AlarmSystem.nullable(),
  hvacType: HvacType.nullable(),
  lockType: LockType.nullable(),
  hasKeypadCode: z.boolean(),
  /** A resident with the keypad code left, and the office has not set a new one. */
  isKeypadCodeOutdated: z.boolean(),
  keyNumbers: list,
  amenities: list,
  applianceList: list,
  parkingAllocation: list,
  parkingSpaces: number,
  storageLockers: list,
  storageUnit: text,
  fireSafetyDevices: list,
  accessibilityFeatures: list,
  utilityMeters: list,
  internetCableProvider: text,
  renovationHistory: list,
  damageHistory: list,
  insurancePolicyId: text,
  monthlyMaintenance: number,
  purchasePrice: number,
  currentValue: number,
  exposure: text,
  address: text,
  notes: text,
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}
/** A unit's own fields. */
const UnitRecord = z.object(unitFields)
export type UnitRecord = z.infer<typeof UnitRecord>
