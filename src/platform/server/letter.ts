import { escapeHtml } from '../html.ts'
import type { Language } from '../language.ts'

/** A letter in plain words; the house makes text and HTML of it. */
export type Letter = {
  to: string
  toName?: string
  /** What the house's own words in it are written in, where the reader chose it; who has it read aloud hears it so. */
  language?: Language | null
  subject: string
  /** Paragraphs; somebody's own words may stand in them, they are escaped. */
  paragraphs: readonly string[]
  /**
   * One button: a page whose own button does the deed, because mail scanners open links. A link that holds a secret
   * is minted only when the letter goes out (`mint` names who makes it), so that no secret lies in the outbox.
   */
  button?: { label: string; url: string } | { label: string; mint: string }
  /** A quiet link at the foot that turns such letters off; it is minted, so the button is not. */
  foot?: { label: string; mint: string }
  about?: { noun: string; id: string }
}

/** Stands where a minted link will. A character for private use, which is taken out of everything anybody wrote. */
export const unminted = '\uE000'

/** User text never becomes a header: line ends and control characters go. */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300)

export const makerOf = ({ button, foot }: Letter) => foot?.mint ?? (button && 'mint' in button ? button.mint : null)
/** What anybody wrote, without the mark of a link to come. */
const written = (text: string) => text.replaceAll(unminted, '')
const urlOf = (button: NonNullable<Letter['button']>) => ('url' in button ? button.url : unminted)

export const textOf = (letter: Letter, building: string) =>
  [
    ...letter.paragraphs.map(written),
    ...(letter.button ? [`${letter.button.label}: ${urlOf(letter.button)}`] : []),
    building,
    ...(letter.foot ? [`${letter.foot.label}: ${unminted}`] : []),
  ].join('\n\n')

export const htmlOf = (letter: Letter, building: string) =>
  `<!doctype html><html lang="${letter.language ?? 'en'}"><body style="margin:0;background:#f8f6f2;color:#1f2a2b;font:16px/26px Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#fffefc;border:1px solid #e3dfd8;border-radius:10px"><tr><td style="padding:28px 32px">
<p style="margin:0 0 20px;font:20px/26px Georgia,serif;color:#1d5560">${escapeHtml(building)}</p>
${letter.paragraphs.map((p) => `<p style="margin:0 0 16px">${escapeHtml(written(p)).replaceAll('\n', '<br>')}</p>`).join('\n')}
${letter.button ? `<p style="margin:24px 0 8px"><a href="${escapeHtml(urlOf(letter.button))}" style="display:inline-block;padding:12px 22px;border-radius:7px;background:#1b5f6b;color:#ffffff;text-decoration:none">${escapeHtml(letter.button.label)}</a></p>` : ''}
</td></tr></table>
${letter.foot ? `<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:20px"><a href="${unminted}" style="color:#5c6666">${escapeHtml(letter.foot.label)}</a></p>` : ''}
</td></tr></table></body></html>`
