import { useState } from 'react'
import { Button } from './Button.tsx'

type Props = { text: string; fullText: string | null; more: string; less: string }

/** A text of which a part was cut off, with a button that shows all of it. */
export function ShortenedText({ text, fullText, more, less }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <p className="whitespace-pre-wrap wrap-anywhere">{isWhole && fullText !== null ? fullText : text}</p>
      {fullText === null ? null : (
        <Button variant="plain" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? less : more}
        </Button>
      )}
    </>
  )
}
