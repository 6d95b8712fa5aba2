/** Without blanks around, blanks of other kinds made ordinary, and no byte order marks; joiners of scripts stay. */
export const normalizeText = (text: string) =>
  text
    .replace(/[\u00A0\u2007\u202F\u2000-\u200A\t]/g, ' ')
    .replace(/[\u200B\u2060\uFEFF\u00AD]/g, '')
    .trim()
