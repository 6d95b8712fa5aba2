import { chromium } from '@playwright/test'
import { browserFile } from '../../tests/journeys/browser-file.ts'
const base = process.env.BASE!
const password = process.env.PW!
const browser = await chromium.launch({ executablePath: await browserFile(), args: ['--no-sandbox', '--disable-gpu'] })
const screens: [string, string, boolean][] = [
  ...['overview','units','tenants','maintenance','announcements','calendar','resources','website-requests','staff','simulation','assets','audit','settings'].map((t) => ['admin', `/admin?tab=${t}`, false] as [string, string, boolean]),
  ['admin', '/building', false],
  ['admin', '/account', false],
  ['maintenance', '/staff', true], ['staff', '/staff', true],
  ...['overview','announcements','maintenance','calendar','resources','residents','household','payments'].map((t) => ['resident', `/tenant?tab=${t}`, true] as [string, string, boolean]),
  ['owner', '/tenant', true], ['household', '/tenant', true],
]
const only = process.env.ONLY
for (const [who, url, phone] of screens) {
  if (only && !url.includes(only)) continue
  const context = await browser.newContext({ viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }, baseURL: base })
  const r = await context.request.post('/api/auth/login', { headers: { origin: base }, data: { email: `${who}@vantagepoint.example`, password } })
  if (!r.ok()) { console.log('LOGIN', r.status()); continue }
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const map = new Map<string, { url: string; size: number; enc?: string; plain: number }>()
  cdp.on('Network.requestWillBeSent', (e) => { map.set(e.requestId, { url: `${e.request.method} ${new URL(e.request.url).pathname}${new URL(e.request.url).search}`, size: 0, plain: 0 }) })
  cdp.on('Network.dataReceived', (e) => { const m = map.get(e.requestId); if (m) m.plain += e.dataLength })
  cdp.on('Network.loadingFinished', (e) => { const m = map.get(e.requestId); if (m) m.size = e.encodedDataLength })
  await page.goto(url)
  await page.waitForTimeout(4500)
  const calls = [...map.values()].filter((m) => m.url.includes(' /api/') && !m.url.includes('/api/live'))
  const total = calls.reduce((s, c) => s + c.size, 0)
  const plain = calls.reduce((s, c) => s + c.plain, 0)
  const count = new Map<string, number>()
  for (const c of calls) count.set(c.url, (count.get(c.url) ?? 0) + 1)
  const pictures = calls.filter(c => /photos|pictures/.test(c.url))
  console.log(`${who} ${url}: ${calls.length} calls, ${(total / 1000).toFixed(1)} kB on the wire, ${(plain / 1000).toFixed(1)} kB plain; twice: ${[...count].filter(([, n]) => n > 1).map(([u, n]) => `${u}×${n}`).join(', ')}`)
  if (process.env.DETAIL) for (const c of calls) console.log('    ', c.url, c.size, c.plain)
  await context.close()
}
await browser.close()
