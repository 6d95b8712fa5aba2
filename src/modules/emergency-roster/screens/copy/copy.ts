import { call } from '#platform/ui/data/call.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { emergencyRoster } from '../../contract.ts'
import { waitAfter } from '../../rules.ts'
import { openCopy, openLock } from '../../seal.ts'
import type { RosterEntry } from '../../sealed-shapes.ts'
import { setCopyState } from './copy-state.ts'
import { copyStore } from './copy-store.ts'

/** Reads what this device has, for the screens. */
export async function readCopy(): Promise<void> {
  const [stored, views] = await Promise.all([copyStore.find(), copyStore.views()])
  const device = stored && {
    id: stored.deviceId,
    name: stored.name,
    sealedAt: stored.copy.sealedAt,
    lockId: stored.copy.lock.id,
  }
  setCopyState({ device: device ?? null, unsent: views.length })
}

/** Registers this device, once the passphrase opens what it would store. Returns false for a wrong passphrase. */
export async function addThisDevice(name: string, passphrase: string): Promise<boolean> {
  const { lock } = await call(emergencyRoster.state)
  if (lock === null || (await openLock(lock, passphrase)) === null) return false
  const { id, copy } = await call(emergencyRoster.addDevice, { body: { name } })
  await copyStore.delete()
  await copyStore.put({ deviceId: id, name, copy })
  setCopyState({ isRemoved: false })
  await readCopy()
  return true
}

export type Opened =
  | { kind: 'opened'; entries: RosterEntry[]; sealedAt: string }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'damaged' }
  | { kind: 'none' }

/** Stores that the copy was opened or printed. */
export async function storeView(deviceId: string, viewedBy: string): Promise<void> {
  await copyStore.addView({ id: crypto.randomUUID(), deviceId, viewedBy, viewedAt: new Date() })
  await readCopy()
}

/** Opens the copy with the passphrase. The view is stored before anything is shown. */
export async function openThisCopy(passphrase: string, viewedBy: string): Promise<Opened> {
  const stored = await copyStore.find()
  if (!stored) return { kind: 'none' }
  const attempts = await copyStore.attempts()
  const left = (attempts.until?.getTime() ?? 0) - Date.now()
  if (left > 0) return { kind: 'wait', seconds: Math.ceil(left / 1000) }
  const key = await openLock(stored.copy.lock, passphrase)
  if (key === null) {
    const wrong = attempts.wrong + 1
    const wait = waitAfter(wrong)
    await copyStore.putAttempts({ wrong, until: wait === 0 ? null : new Date(Date.now() + wait) })
    return wait === 0 ? { kind: 'wrong' } : { kind: 'wait', seconds: Math.ceil(wait / 1000) }
  }
  const entries = await openCopy(key, stored.copy).catch(() => null)
  if (entries === null) return { kind: 'damaged' }
  await copyStore.putAttempts({ wrong: 0, until: null })
  await storeView(stored.deviceId, viewedBy)
  return { kind: 'opened', entries, sealedAt: stored.copy.sealedAt }
}

/** One tab sends at a time. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('emergency-roster', work) : work()

/** Sends the views that were made without a connection; each has an id and a key of its own, so it is recorded once. */
async function sendViews(): Promise<void> {
  for (const { id, deviceId, viewedBy, viewedAt } of await copyStore.views()) {
    const body = { id, viewedBy, viewedAt: viewedAt.toISOString() }
    try {
      await call(emergencyRoster.addCopyView, { params: { id: deviceId }, body, idempotencyKey: id })
      await copyStore.deleteView(id)
    } catch (error) {
      // What the server does not take stays on the device and is counted; the others follow.
      if (!(error instanceof CallFailed) || ![400, 404].includes(error.status)) throw error
    }
  }
}

/** The office removed the device, or there is no passphrase any more. */
const isGone = (error: unknown) => error instanceof CallFailed && (error.status === 404 || error.status === 409)

/** Sends what waits, and fetches the newest copy. Without a connection everything stays as it is. */
export const refreshCopy = (): Promise<void> =>
  alone(async () => {
    await readCopy()
    if (!navigator.onLine) return
    // The copy is refreshed also when the views cannot be sent.
    await sendViews().catch(() => undefined)
    try {
      const stored = await copyStore.find()
      if (stored) {
        const copy = await call(emergencyRoster.copy, { params: { id: stored.deviceId } })
        await copyStore.put({ ...stored, copy })
        if (copy.lock.id !== stored.copy.lock.id) await copyStore.putAttempts({ wrong: 0, until: null })
      }
    } catch (error) {
      if (isGone(error)) {
        await copyStore.delete()
        setCopyState({ isRemoved: true })
      }
    }
    await readCopy()
  })
