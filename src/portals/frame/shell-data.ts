import { type BrandMark, productMark } from '#platform/brand-mark.ts'

/** Written into the empty document by the server, so that the first screen needs no further request for it. */
export type ShellData = {
  /** The building's name. */
  name: string
  mark: BrandMark
}

/** The id of the element that contains it. */
export const shellDataId = 'shell'

export function readShellData(): ShellData {
  const text = document.querySelector(`#${shellDataId}`)?.textContent
  return text ? (JSON.parse(text) as ShellData) : { name: '', mark: productMark }
}
