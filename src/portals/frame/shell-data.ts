/** What the server writes into the empty document, so that the first screen needs no further call for it. */
export type ShellData = {
  /** The building's name. */
  name: string
  /** The picture of the tower beside the sign-in form, where the building has one. */
  picture: { file: string; widths: readonly number[]; width: number; height: number; alt: string } | null
}

/** The element of the document that holds it. */
export const shellDataId = 'shell'

export function readShellData(): ShellData {
  const text = document.querySelector(`#${shellDataId}`)?.textContent
  return text ? (JSON.parse(text) as ShellData) : { name: '', picture: null }
}
