const plain = 'aceinosuyzACEINOSUYZ'
const accented = 'àçéîñôšûýžÀÇÉÎÑÔŠÛÝŽ'
const accents = Object.fromEntries(Array.from(plain, (character, at) => [character, accented[at]]))
/** What stays readable for programs: addresses, places to fill in, and tags. */
const untouched = /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\{\w+\}|<[^>]+>/
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Letters that make a text 40 % longer, in words of at most six. */
function padding(length: number): string {
  const missing = Math.ceil(length * 0.4) - 2
  if (missing <= 0) return ''
  return missing < 4
    ? '~'.repeat(missing)
    : ` ${'~~~~~~ '
        .repeat(Math.ceil(missing / 7))
        .slice(0, missing - 1)
        .trim()}`
}

/** A text of the pseudo-locale: accents, brackets and 40 % more letters; `facts` are its parameters. */
function pseudoText(text: string, facts: readonly string[]): string {
  if (!/\p{L}/u.test(text)) return text
  const parameters = facts.filter((one) => one.length > 2).sort((one, other) => other.length - one.length)
  const whole = new RegExp([untouched.source, ...parameters.map(escaped)].join('|'), 'g')
  let [result, from] = ['', 0]
  const withAccents = (part: string) => part.replace(/[a-z]/gi, (character) => accents[character] ?? character)
  for (const match of text.matchAll(whole)) {
    result += withAccents(text.slice(from, match.index)) + match[0]
    from = match.index + match[0].length
  }
  return `⟦${result}${withAccents(text.slice(from))}${padding(text.length)}⟧`
}

type Fact = (...facts: unknown[]) => unknown

/** Collects the texts among parameters, also those that a function among them returns later. */
function recorded(value: unknown, found: string[]): unknown {
  if (typeof value === 'string') found.push(value)
  if (Array.isArray(value)) return value.map((item) => recorded(item, found))
  if (typeof value === 'function') return (...facts: unknown[]) => recorded((value as Fact)(...facts), found)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, recorded(item, found)]))
}

/** English texts as those of a language that nobody speaks, to find what cannot be translated or has no room. */
export function pseudo(english: unknown, facts: readonly string[] = []): unknown {
  if (typeof english === 'string') return pseudoText(english, facts)
  if (Array.isArray(english)) return english.map((item) => pseudo(item, facts))
  if (typeof english === 'function')
    return (...facts: unknown[]) => {
      const found: string[] = []
      const result = (english as Fact)(...facts.map((fact) => recorded(fact, found)))
      return pseudo(result, found)
    }
  if (typeof english !== 'object' || english === null) return english
  return Object.fromEntries(Object.entries(english).map(([name, item]) => [name, pseudo(item, facts)]))
}
