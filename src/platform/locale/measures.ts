import { localeOf, translated } from '../language/language.ts'
import type { Language } from '../language/registry.ts'
import { buildingLocale } from './locale.ts'
import type { WeightUnit } from './choices.ts'

const squareMetresPerFoot = 0.09290304
const kilogramsPerPound = 0.45359237

export const areaNames = translated('platform.locale.areas', { sqft: 'sq ft', m2: 'm²' }, { sqft: 'pi²', m2: 'm²' })

/** The unit of areas as it is written behind a number. */
export const areaUnitName = (language: Language, { areaUnit } = buildingLocale()) => areaNames[language][areaUnit]

/** The decimals of an area in the unit of the building. */
export const areaDecimals = ({ areaUnit } = buildingLocale()): number => (areaUnit === 'sqft' ? 0 : 1)

/** An area, which is stored in whole square feet, in the unit of the building: tenths of a square metre. */
export const shownArea = (squareFeet: number, { areaUnit } = buildingLocale()): number =>
  areaUnit === 'sqft' ? squareFeet : Math.round(squareFeet * squareMetresPerFoot * 10) / 10

/** The square feet of an area in the unit of the building. `stored` stays when its own number was typed. */
export function storedArea(shown: number, stored: number | null, locale = buildingLocale()): number {
  if (locale.areaUnit === 'sqft') return shown
  return stored !== null && shownArea(stored, locale) === shown ? stored : Math.round(shown / squareMetresPerFoot)
}

/** The stored square feet of square metres. */
export const squareFeetOf = (squareMetres: number): number => Math.round(squareMetres / squareMetresPerFoot)

/** Square metres in the unit of the building: whole square feet, or as they are. */
export const shownSquareMetres = (squareMetres: number, { areaUnit } = buildingLocale()): number =>
  areaUnit === 'sqft' ? squareFeetOf(squareMetres) : squareMetres

/** The square metres of an area in the unit of the building; with enough decimals for the same square feet again. */
export const toSquareMetres = (shown: number, { areaUnit } = buildingLocale()): number =>
  areaUnit === 'sqft' ? Math.round(shown * squareMetresPerFoot * 1000) / 1000 : shown

/** The limits of an area in the unit of the building, so that its square metres are within the given ones. */
export const shownAreaLimits = (least: number, most: number, { areaUnit } = buildingLocale()) =>
  areaUnit === 'sqft'
    ? { least: Math.ceil(least / squareMetresPerFoot), most: Math.floor(most / squareMetresPerFoot) }
    : { least, most }

/** `948 sq ft`, or `88.1 m²` */
export const formatArea = (squareFeet: number, language: Language, locale = buildingLocale()): string =>
  `${shownArea(squareFeet, locale).toLocaleString(localeOf(language, locale))} ${areaUnitName(language, locale)}`

/** The same without the unit, beside a label that has it. */
export const formatAreaNumber = (squareFeet: number, language: Language): string =>
  shownArea(squareFeet).toLocaleString(localeOf(language))

/** The label of an area: the given one in square feet. */
export const areaLabel = (inSquareFeet: string): string =>
  buildingLocale().areaUnit === 'sqft' ? inSquareFeet : `Area (${areaNames.en.m2})`

/** A weight, which is stored in whole pounds, in the unit of the building. */
export const shownWeight = (pounds: number, weightUnit: WeightUnit): number =>
  weightUnit === 'lb' ? pounds : Math.round(pounds * kilogramsPerPound)

/** The pounds of a weight in the unit of the building. `stored` stays when its own number was typed. */
export function storedWeight(shown: number, stored: number | null, weightUnit: WeightUnit): number {
  if (weightUnit === 'lb') return shown
  return stored !== null && shownWeight(stored, weightUnit) === shown ? stored : Math.round(shown / kilogramsPerPound)
}

/** `20 lb`, or `9 kg` */
export const formatWeight = (pounds: number, language: Language, locale = buildingLocale()): string =>
  `${shownWeight(pounds, locale.weightUnit).toLocaleString(localeOf(language, locale))} ${locale.weightUnit}`
