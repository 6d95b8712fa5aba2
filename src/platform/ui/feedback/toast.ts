export type ShownToast = {
  key: number
  kind: 'success' | 'failure' | 'info'
  title: string
  line: string | undefined
  retry: (() => void) | undefined
  /** How long it stays, in milliseconds. */
  stays: number
}

let shown: ShownToast | null = null
let lastKey = 0
const watchers = new Set<() => void>()

function show(next: ShownToast | null) {
  shown = next
  for (const watch of watchers) watch()
}

type More = { stays?: number; retry?: (() => void) | undefined }

const add =
  (kind: ShownToast['kind']) =>
  (title: string, line?: string, more: More = {}) => {
    lastKey += 1
    show({ key: lastKey, kind, title, line, retry: more.retry, stays: more.stays ?? 5000 })
  }

/** Shows a toast. There is one at a time: a new one replaces the previous one. */
export const toast = {
  success: add('success'),
  failure: add('failure'),
  info: add('info'),
  close: (key?: number) => {
    if (key === undefined || shown?.key === key) show(null)
  },
}

export const shownToast = () => shown
export function watchToast(watch: () => void) {
  watchers.add(watch)
  return () => watchers.delete(watch)
}
