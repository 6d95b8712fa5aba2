/** Whether anything can be seen of a text: a letter, a figure, a sign. Blanks and zero-width characters are nothing. */
export const isVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
