/** Shown for a date, a time or a number that is missing or invalid. */
export const notKnown = 'N/A'

/** A text made of numbers, or `notKnown` when one of them is invalid. */
export const ofNumbers = <Numbers extends readonly unknown[]>(
  numbers: Numbers,
  write: (...known: { [At in keyof Numbers]: number }) => string,
): string =>
  numbers.every((number) => typeof number === 'number' && Number.isFinite(number))
    ? write(...(numbers as { [At in keyof Numbers]: number }))
    : notKnown
