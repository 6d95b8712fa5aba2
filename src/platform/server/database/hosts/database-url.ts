export type DatabaseHost = { host: string; port: number }

/** DATABASE_URL: a list of servers, and the URL of the first, which the driver can read. */
export type DatabaseUrl = { hosts: DatabaseHost[]; firstUrl: string }

const defaultPort = 5432
/** The values of libpq's parameter that mean the server that accepts writes. */
const sessionAttrs = ['read-write', 'primary']
const problem = (text: string) => `DATABASE_URL ${text}`
const emptyHost = problem('has a comma without a server before or after it')

/**
 * Reads libpq's form with several servers, `postgresql://user@host1:5432,host2:5433/database`, or with the parameters
 * `host` and `port`. Returns a sentence that names the variable when it cannot be read; it never quotes the password.
 */
export function parseDatabaseUrl(text: string): DatabaseUrl | string {
  const [, scheme, userInfo = '', addresses = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)(.*)$/i.exec(text) ?? []
  const entries = addresses.split(',')
  if (entries.length > 1 && entries.includes('')) return emptyHost
  const firstText = `${scheme}${userInfo}${entries[0] ?? ''}${rest}`
  if (scheme === undefined || !URL.canParse(firstText))
    return problem('must be an address like postgresql://user:password@host:5432/database')
  const url = new URL(firstText)
  const attrs = url.searchParams.get('target_session_attrs')
  if (attrs !== null && !sessionAttrs.includes(attrs))
    return problem(`has target_session_attrs=${attrs}: the program needs ${sessionAttrs.join(' or ')}`)
  const hosts = url.searchParams.has('host') ? hostsOfParameters(url) : hostsOfAddresses(entries)
  if (typeof hosts === 'string') return hosts
  const names = hosts.map(nameOfHost)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return problem(`names the server ${twice} twice`)
  // One server is left to the driver as it is.
  if (hosts.length === 1) return { hosts, firstUrl: firstText }
  url.searchParams.delete('target_session_attrs')
  const [first] = hosts
  if (first && url.searchParams.has('host')) {
    url.searchParams.set('host', first.host)
    url.searchParams.set('port', String(first.port))
  }
  return { hosts, firstUrl: url.href }
}

/** What is wrong with the text, or null. */
export function databaseUrlError(text: string): string | null {
  const parsed = parseDatabaseUrl(text)
  return typeof parsed === 'string' ? parsed : null
}

/** How logs and errors name a server. */
export const nameOfHost = ({ host, port }: DatabaseHost) =>
  host.includes(':') ? `[${host}]:${port}` : `${host || 'localhost'}:${port}`

function hostsOfAddresses(entries: readonly string[]): DatabaseHost[] | string {
  const hosts: DatabaseHost[] = []
  for (const entry of entries) {
    const [, bracketed, plain = '', port] = /^(?:\[([\da-f:.%]+)\]|([^:[\]]*))(?::(.*))?$/i.exec(entry) ?? []
    const host = bracketed ?? decodeURIComponent(plain)
    const parsed = hostOf(host, port)
    if (typeof parsed === 'string') return parsed
    hosts.push(parsed)
  }
  return hosts
}

/** As libpq: one port for all servers, or one for each. */
function hostsOfParameters(url: URL): DatabaseHost[] | string {
  const names = (url.searchParams.get('host') ?? '').split(',')
  const ports = (url.searchParams.get('port') ?? url.port).split(',')
  if (names.length > 1 && names.includes('')) return emptyHost
  if (ports.length !== 1 && ports.length !== names.length)
    return problem(`names ${names.length} servers and ${ports.length} ports: give one port, or one for each server`)
  const hosts: DatabaseHost[] = []
  for (const [at, host] of names.entries()) {
    const parsed = hostOf(host, ports.length === 1 ? ports[0] : ports[at])
    if (typeof parsed === 'string') return parsed
    hosts.push(parsed)
  }
  return hosts
}

function hostOf(host: string, port: string | undefined): DatabaseHost | string {
  if (port === undefined || port === '') return { host, port: defaultPort }
  const isPort = /^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535
  return isPort
    ? { host, port: Number(port) }
    : problem(`has a port of the server ${host} that is not a number from 1 to 65535`)
}
