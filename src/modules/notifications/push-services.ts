/**
 * The push services of the browsers. Their addresses come from browsers of residents, so a message goes to no other host:
 * the program must not be made to call addresses of the network it is in.
 */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)?push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^(?:[\w-]+\.)?push\.apple\.com$/,
]

/** Whether a push message may be sent there; `testService` is the origin of a test's own service. */
export function isPushService(endpoint: string, testService: string | null = null): boolean {
  const address = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '') return false
  if (testService !== null && address.origin === testService) return true
  return address.port === '' && services.some((service) => service.test(address.hostname))
}
