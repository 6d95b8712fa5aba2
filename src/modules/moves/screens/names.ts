const list = new Intl.ListFormat('en-CA')

/** Names in a sentence: "Priya Mehta and Arjun Mehta". */
export const listNames = (names: readonly string[]): string => list.format(names)

export const namesOf = (people: readonly { fullName: string }[]): string =>
  listNames(people.map(({ fullName }) => fullName))
