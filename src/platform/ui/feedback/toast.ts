import { Toast } from '@base-ui/react/toast'

/** `key` differs for each toast, so that a new one is rendered and announced anew. */
export type ToastData = { key: number; retry: (() => void) | undefined }
type Kind = 'success' | 'failure' | 'info'
type More = { stays?: number; retry?: (() => void) | undefined }

export const toastManager = Toast.createToastManager<ToastData>()

/** One identifier for all, so that a new toast replaces the previous one. */
const id = 'toast'
let lastKey = 0

const add =
  (type: Kind) =>
  (title: string, line?: string, { retry, stays = 5000 }: More = {}) => {
    lastKey += 1
    toastManager.add({ id, type, title, description: line, timeout: stays, data: { key: lastKey, retry } })
  }

/** Shows a toast. There is one at a time: a new one replaces the previous one. */
export const toast = {
  success: add('success'),
  failure: add('failure'),
  info: add('info'),
  close: () => toastManager.close(id),
}
