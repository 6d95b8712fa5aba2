/** A header as it is in the message, in the order of the message: the topmost first. */
export type HeaderLine = { key: string; line: string }

type Result = { method: string; value: string; properties: Map<string, string> }

/**
 * Whether our own receiving server has verified that a message comes from the domain of its From address: by a valid DKIM
 * signature or by SPF, of that domain or of one above it. Only the topmost Authentication-Results header counts, and only
 * with our server's name: the sender may have written any other (RFC 8601, 7.1).
 */
export function isAuthenticated(headers: readonly HeaderLine[], authservId: string, fromAddress: string): boolean {
  const topmost = headers.find(({ key }) => key.toLowerCase() === 'authentication-results')
  if (!topmost || authservId === '') return false
  const [id = '', ...results] = splitOutsideQuotes(withoutComments(unfolded(topmost.line)), ';')
  // A version may follow the name.
  if (id.trim().split(/\s+/)[0]?.toLowerCase() !== authservId.toLowerCase()) return false
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1).toLowerCase()
  return results.map(parseResult).some((result) => result !== null && isAlignedPass(result, domain))
}

function isAlignedPass({ method, value, properties }: Result, domain: string): boolean {
  if (value !== 'pass') return false
  if (method === 'dkim')
    return isSameOrAbove(properties.get('header.d') ?? domainOf(properties.get('header.i')), domain)
  return method === 'spf' && isSameOrAbove(domainOf(properties.get('smtp.mailfrom')), domain)
}

const domainOf = (address = '') => address.slice(address.lastIndexOf('@') + 1)

/**
 * Whether the verified domain answers for the domain of the From address. A domain below it does not: that may belong to
 * another person, as below a provider of web space.
 */
function isSameOrAbove(verified: string, domain: string): boolean {
  const above = verified.toLowerCase()
  return above.includes('.') && (domain === above || domain.endsWith(`.${above}`))
}

/** `method=value property=value …`; null for `none` and anything else. */
function parseResult(text: string): Result | null {
  const [first = '', ...rest] = splitOutsideQuotes(text.trim().replaceAll(/\s*=\s*/g, '='), ' ')
  const [method = '', value] = first.split('=')
  if (value === undefined) return null
  const properties = rest.map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at).toLowerCase(), unquoted(pair.slice(at + 1))] as const
  })
  return {
    method: method.toLowerCase().split('/')[0] ?? '',
    value: value.toLowerCase(),
    properties: new Map(properties),
  }
}

const unfolded = (line: string) => line.slice(line.indexOf(':') + 1).replaceAll(/\r?\n[ \t]+/g, ' ')
const unquoted = (text: string) => text.replaceAll(/^"|"$/g, '')

/** Comments in parentheses, which may be nested, may contain anything. */
function withoutComments(text: string): string {
  let [depth, isQuoted, left] = [0, false, '']
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\\') {
      if (depth === 0) left += text.slice(at, at + 2)
      at += 1
    } else if (sign === '"' && depth === 0) {
      isQuoted = !isQuoted
      left += sign
    } else if (sign === '(' && !isQuoted) depth += 1
    else if (sign === ')' && !isQuoted) depth = Math.max(0, depth - 1)
    else if (depth === 0) left += sign
  }
  return left
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts = ['']
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (sign === separator && !isQuoted) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.filter((part) => part !== '')
}
