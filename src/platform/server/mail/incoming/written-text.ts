/** The line above a quotation, in English and French, as mail programs write it, also broken into two lines. */
const attributions = [
  /^(?:On|Le|Am|El) .{3,200}(?:wrote|a écrit|schrieb|escribió) ?:$/i,
  /^.{1,120}<[^<>\s]+@[^<>\s]+>(?: .{0,40})?(?:wrote|a écrit) ?:$/i,
  /^-{2,}\s*(?:Original Message|Message d'origine|Message original|Forwarded message|Message transféré)\s*-{2,}$/i,
  /^_{10,}$/,
]
/** The block of headers that Outlook writes above a quotation. */
const headerStart = /^\*?(?:From|De|Envoyé|Sent)\s?:\*?\s/i
const headerNext = /^\*?(?:Sent|Envoyé|Date|To|À|Subject|Objet)\s?:\*?\s/i
/** A signature, or the advertisement of a phone. */
const signatures = [
  /^--\s?$/,
  /^(?:Sent from my|Get Outlook for|Envoyé de mon|Envoyé depuis|Obtenir Outlook|Télécharger Outlook)\b/i,
]

export type WrittenText = {
  /** What the person wrote now. */
  text: string
  /** Whether a quotation or a signature was cut off. */
  isCut: boolean
}

/** The new text of an e-mail, without the quotation of earlier ones and without the signature. */
export function writtenText(full: string): WrittenText {
  const lines = full.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((_, at) => isEnd(lines, at))
  const unquoted = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !/^\s*>/.test(line))
  const text = tidy(unquoted)
  // Who writes below or between the quoted lines has all of it shown.
  if (text !== '' || end < 0) return { text, isCut: text !== tidy(lines) }
  const below = tidy(lines.slice(end + 1).filter((line) => !/^\s*>/.test(line) && !isSignature(line)))
  return { text: below, isCut: true }
}

function isEnd(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim()
  const next = (lines[at + 1] ?? '').trim()
  if (isSignature(lines[at] ?? '')) return true
  if (attributions.some((pattern) => pattern.test(line) || (next !== '' && pattern.test(`${line} ${next}`))))
    return true
  return headerStart.test(line) && headerNext.test(next)
}

const isSignature = (line: string) => signatures.some((pattern) => pattern.test(line))
const tidy = (lines: readonly string[]) =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
