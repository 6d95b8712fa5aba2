import { escapeHtml } from '../../../text/html.ts'
import { type Email, type EmailFact, linkPlaceholder } from '../email.ts'
import { light } from './colours.ts'

export const serif = `Newsreader,Georgia,'Times New Roman',serif`
export const sans = `Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`

/** Text that people wrote: escaped, without the placeholder of a link, with its line breaks. */
export const html = (text: string) => escapeHtml(text.replaceAll(linkPlaceholder, '')).replaceAll('\n', '<br>')
export const urlAttribute = (url: string) => escapeHtml(url)

export const table = (rows: string, style = '', className = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${className && ` class="${className}"`} style="border-collapse:separate;${style}">${rows}</table>`
export const row = (content: string, style: string, className = '') =>
  `<tr><td${className && ` class="${className}"`} style="${style}">${content}</td></tr>`

export const paragraph = (text: string) =>
  `<p class="second" style="margin:0 0 14px;font:16px/25px ${sans};color:${light.secondInk}">${html(text)}</p>`

export const quotation = (text: string, by?: string) =>
  table(
    row(
      `${by === undefined ? '' : `<strong class="ink" style="color:${light.ink}">${html(by)}</strong> `}${html(text)}`,
      `border-left:2px solid ${light.strongLine};padding:1px 0 1px 14px;font:15px/22px ${sans};color:${light.secondInk};word-break:break-word`,
      'second strong',
    ),
    'margin:2px 0 16px',
  )

/** Up to three facts side by side; below each other in a narrow window. */
export function factCells(facts: readonly EmailFact[]): string {
  if (facts.length === 0) return ''
  const cells = facts.map(({ label, value, detail, isWarning }, place) => {
    const [tone, colour] = isWarning ? ['warning', light.warning] : ['third', light.thirdInk]
    const edge =
      place === 0 ? 'padding:11px 12px 11px 0' : `padding:11px 12px 11px 16px;border-left:1px solid ${light.line}`
    return `<td class="stack fact line" width="${Math.floor(100 / facts.length)}%" valign="top" style="${edge}">
<span class="third" style="display:block;font:13px/18px ${sans};color:${light.thirdInk}">${html(label)}</span>
<span class="ink" style="display:block;font:600 15px/21px ${sans};color:${light.ink}">${html(value)}</span>
${detail === undefined ? '' : `<span class="${tone}" style="display:block;font:13px/18px ${sans};color:${colour}">${html(detail)}</span>`}</td>`
  })
  const frame = `border-top:1px solid ${light.line};border-bottom:1px solid ${light.line};margin:4px 0 18px`
  return table(`<tr>${cells.join('')}</tr>`, frame, 'line')
}

/** A code in large characters, which is filled in when the e-mail is sent. */
export const codeBlock = (label: string) =>
  table(
    row(
      `<span class="third" style="display:block;font:13px/18px ${sans};color:${light.thirdInk}">${html(label)}</span>
<span class="ink" style="display:block;font:400 34px/42px ${serif};letter-spacing:.06em;color:${light.ink}">${linkPlaceholder}</span>`,
      'padding:6px 0 14px',
    ),
  )

/** The picture is attached; its own size fits a phone and stays small. */
export const pictureWithCaption = ({ alt, caption }: NonNullable<Email['picture']>, contentId: string) =>
  `<img src="cid:${contentId}" width="560" alt="${html(alt)}" class="third" style="display:block;width:100%;max-width:560px;height:auto;border:0;border-radius:4px;font:15px/22px ${sans};color:${light.thirdInk}">
<p class="third" style="margin:7px 0 16px;font:13px/18px ${sans};color:${light.thirdInk}">${html(caption)}</p>`

/** One button, 48 high, with what else the reader can do beside it. */
export function buttonWithHint(label: string, url: string, hint: Email['buttonHint'], colour: string): string {
  const button = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="action" height="48" style="height:48px;border-radius:6px;background-color:${colour}"><a href="${urlAttribute(url)}" class="label" style="display:inline-block;padding:13px 22px;font:600 16px/22px ${sans};color:${light.onAction};text-decoration:none">${html(label)}</a></td></tr></table>`
  if (!hint) return table(row(button, 'padding:6px 0 8px'))
  const words = `<strong class="ink" style="color:${light.ink}">${html(hint.title)}</strong><br>${html(hint.text)}`
  return table(
    `<tr><td class="stack" valign="middle" style="padding:6px 0 8px">${button}</td><td class="stack below second" valign="middle" style="padding:6px 0 8px 18px;font:14px/20px ${sans};color:${light.secondInk}">${words}</td></tr>`,
  )
}

export const smallLink = (label: string, url: string) =>
  `<a href="${urlAttribute(url)}" class="second" style="color:${light.secondInk};text-decoration:underline">${html(label)}</a>`
