/** The fields of the profile that say how the building writes money, measures and dates. */
export const localeFieldNames = ['countryCode', 'currency', 'areaUnit', 'weightUnit', 'weekStart'] as const
export type LocaleFieldName = (typeof localeFieldNames)[number]
