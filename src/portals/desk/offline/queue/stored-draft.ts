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
  const textOf = (userId: string) => {
    try {
      return localStorage.getItem(keyOf(userId))
    } catch {
      return null
    }
  }
  const parse = (text: string, isFirst: boolean) => {
    try {
      return fromText(text, isFirst)
    } catch {
      return blank
    }
  }
  return {
    watch: changes.watch,
    /** The same object until it changes. */
    get: (userId: string): Draft => {
      const known = drafts.get(userId)
      const text = textOf(userId)
      if (known?.text === text) return known.draft
      const draft = text === null ? blank : parse(text, known === undefined)
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
        text = textOf(userId)
      }
      drafts.set(userId, { text, draft })
      changes.set(changes.get() + 1)
    },
  }
}
