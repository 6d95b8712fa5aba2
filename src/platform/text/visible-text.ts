/** Whether a text has a visible character. Blanks, zero-width characters and fillers are invisible. */
export const isVisible = (text: string) => /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
