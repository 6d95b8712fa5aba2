/**
 * The canonical form of an e-mail address for look-ups, uniqueness and throttles: NFKC, lower case, and the domain in
 * ASCII (IDNA) without a trailing dot. E-mails go to the stored spelling instead. Text that is not an address is
 * normalised but otherwise unchanged, so that it matches nothing.
 */
export function canonicalEmail(typed: string): string {
  const plain = typed.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
  const at = plain.lastIndexOf('@')
  if (at < 0) return plain
  const domain = plain.slice(at + 1).replace(/\.$/, '')
  return `${plain.slice(0, at)}@${asciiDomain(domain) ?? domain}`
}

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`
/** Letters of any alphabet, but nothing that could end an address or begin another. */
const pattern = new RegExp(String.raw`^[\p{L}\p{N}.!#$%&'*+/=?^_\x60{|}~-]{1,64}@(?:${label}\.)+${label}$`, 'u')
/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
export const longestEmail = 254

/**
 * Whether a new address may be stored: it is valid, and NFKC does not change it. An address that NFKC changes only
 * looks like another one.
 */
export const isEmailAddress = (typed: string): boolean =>
  typed.length <= longestEmail && pattern.test(typed) && typed.normalize('NFKC') === typed

/** The domain in ASCII, after the URL standard; null when it is not a domain. */
function asciiDomain(domain: string): string | null {
  if (/^[a-z0-9.-]+$/.test(domain)) return domain
  if (/[/?#@:\\\s]/.test(domain)) return null
  return URL.parse(`http://${domain}/`)?.hostname ?? null
}
