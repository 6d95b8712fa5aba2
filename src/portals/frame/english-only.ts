/** The console, the staff portal and the front desk are in English. `/theme.js` has the same rule for the first paint. */
export const englishOnly = /^\/(admin|building|staff|desk)(\/|$)/

export const isEnglishOnly = (path: string): boolean => englishOnly.test(path)
