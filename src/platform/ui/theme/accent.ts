import { accentStylesId, accentStylesPath } from '../../colour/accent-address.ts'

/** Shows the building's colour in an open page, whose document has the one of when it was loaded. */
export function showAccent(accent: string | null) {
  const present = document.querySelector<HTMLLinkElement>(`#${accentStylesId}`)
  if (accent === null) return present?.remove()
  const address = accentStylesPath(accent)
  if (present?.getAttribute('href') === address) return
  const link = present ?? document.createElement('link')
  link.id = accentStylesId
  link.rel = 'stylesheet'
  link.href = address
  if (!present) document.head.append(link)
}
