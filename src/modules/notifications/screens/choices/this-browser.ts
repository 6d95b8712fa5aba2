/** Why this browser cannot receive push messages, or null. */
export function pushProblem(): 'unsupported' | 'denied' | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Asks for permission and subscribes this browser; null when the person says no. */
export async function subscribeBrowser(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  await navigator.serviceWorker.ready
  // A subscription with a former key of this building cannot be used any more.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    device: nameOfBrowser(navigator.userAgent),
  }
}

const firstOf = (names: readonly [string, RegExp][], agent: string) => names.find(([, shape]) => shape.test(agent))?.[0]

/** 'Firefox on Linux', as its person recognises it. */
export function nameOfBrowser(agent: string): string {
  const browser = firstOf(
    [
      ['Edge', /Edg/],
      ['Firefox', /Firefox|FxiOS/],
      ['Chrome', /Chrome|CriOS/],
      ['Safari', /Safari/],
    ],
    agent,
  )
  const system = firstOf(
    [
      ['iPhone', /iPhone/],
      ['iPad', /iPad/],
      ['Android', /Android/],
      ['Windows', /Windows/],
      ['Mac', /Mac OS/],
      ['Linux', /Linux/],
    ],
    agent,
  )
  return [browser ?? 'Browser', ...(system ? [`on ${system}`] : [])].join(' ')
}
