import type { Toast } from '@base-ui/react/toast'
import { endFirstScreen } from '../data/loading/idle.ts'

/** One button of a toast. */
export type ToastAction = { label: string; run: () => void }
/** `key` differs for each toast, so that a new one is rendered and announced anew. */
export type ToastData = {
  key: number
  retry: (() => void) | undefined
  undo: (() => void) | undefined
  action: ToastAction | undefined
}
type Manager = ReturnType<typeof Toast.createToastManager<ToastData>>
type Kind = 'success' | 'failure' | 'info'
/** With `undo`, the toast offers to undo the change as long as `undo-offers.ts` says. */
type More = { stays?: number; retry?: (() => void) | undefined; undo?: (() => void) | undefined; action?: ToastAction }

/** One identifier for all, so that a new toast replaces the previous one. */
const id = 'toast'
let lastKey = 0
let manager: Manager | undefined
/** The toast that waits until `Toasts`, which the first screen does not load, is there. */
let waiting: ((manager: Manager) => void) | undefined

/** From now on `Toasts` shows them. */
export function connectToasts(loaded: Manager): void {
  manager = loaded
  waiting?.(loaded)
  waiting = undefined
}

function send(change: (manager: Manager) => void) {
  if (manager) return change(manager)
  waiting = change
  endFirstScreen()
}

const add =
  (type: Kind) =>
  (title: string, line?: string, { retry, undo, action, stays = undo ? 0 : 5000 }: More = {}) => {
    lastKey += 1
    const data = { key: lastKey, retry, undo, action }
    send((toasts) => toasts.add({ id, type, title, description: line, timeout: stays, data }))
  }

/** Shows a toast. There is one at a time: a new one replaces the previous one. */
export const toast = {
  success: add('success'),
  failure: add('failure'),
  info: add('info'),
  close: () => send((toasts) => toasts.close(id)),
}
