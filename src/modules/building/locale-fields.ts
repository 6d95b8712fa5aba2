/** The fields of the profile that say in which languages the building writes, and how it writes money, measures and dates. */
export const localeFieldNames = ['languages', 'countryCode', 'currency', 'areaUnit', 'weightUnit', 'weekStart'] as const
export type LocaleFieldName = (typeof localeFieldNames)[number]
