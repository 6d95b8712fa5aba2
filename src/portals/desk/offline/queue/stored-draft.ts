import { createSharedValue } from './shared-value.ts'

type Options<Draft> = {
  keyOf: (userId: string) => string
  blank: Draft
  /** Null for a draft that has nothing to be stored. */
  toText: (draft: Draft) => string | null
  /** `isFirst` when this page has nothing of it yet; otherwise another tab has changed it. */
  fromText: (text: string, isFirst: boolean) => Draft
}
export type StoredDraft<Draft> = ReturnType<typeof createStoredDraft<Draft>>

/**
 * What an account is typing on this device, stored by the id of the account, so that the next person at the device neither sees nor sends
 * it. It outlives another screen, a lost connection, and a page that is loaded again; the tabs of an account share it.
 */
export function createStoredDraft<Draft>({ keyOf, blank, toText, fromText }: Options<Draft>) {
  const drafts = new Map<string, { text: string | null; draft: Draft }>()
  const changes = createSharedValue(0)
  return {
    watch: changes.watch,
    /** The same object until it changes. */
    get: (userId: string): Draft => {
      const known = drafts.get(userId)
      let text: string | null = null
      let draft = blank
      try {
        text = localStorage.getItem(keyOf(userId))
        if (known?.text === text) return known.draft
        if (text !== null) draft = fromText(text, !known)
      } catch {
        // The store cannot be read.
        if (known) return known.draft
      }
      drafts.set(userId, { text, draft })
      return draft
    },
    set: (userId: string, draft: Draft): void => {
      let text = toText(draft)
      try {
        if (text === null) localStorage.removeItem(keyOf(userId))
        else localStorage.setItem(keyOf(userId), text)
      } catch {
        // A full store: the draft ends with the page.
        text = drafts.get(userId)?.text ?? null
      }
      drafts.set(userId, { text, draft })
      changes.set(changes.get() + 1)
    },
  }
}
