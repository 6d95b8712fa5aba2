import { foldedText } from '#platform/text/search/folded-text.ts'

/** A text with the first occurrence of what was typed marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const folded = foldedText(text)
  const at = query === '' || folded.length !== text.length ? -1 : folded.indexOf(foldedText(query))
  if (at < 0) return text
  const end = at + query.length
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-xs bg-action-soft text-inherit">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
