import { readerLanguage } from '../../../language/language.ts'
import { firstLanguage } from '../../../language/registry.ts'
import { isWideLogo } from '../../../brand-mark.ts'
import { type Email, linkPlaceholder, urlOf } from '../email.ts'
import { coloursOf, light } from './colours.ts'
import { logoId, pictureId } from './content-ids.ts'
import {
  buttonWithHint,
  codeBlock,
  factCells,
  html,
  paragraph,
  pictureWithCaption,
  quotation,
  row,
  sans,
  serif,
  smallLink,
  table,
} from './html-parts.ts'
import { styleSheet } from './style-sheet.ts'

/** The building as the footer of an e-mail names it. */
export type Sender = {
  name: string
  address: string
  phone: string
  office: string
  /** The building's own colour; null for the colour of the product. */
  accent: string | null
  /** The building's own logo; null for the mark that is drawn. */
  logo: { name: string; width: number; height: number } | null
}
/** Mail programs show the beginning of the text beside the subject. */
const previewLength = 140

const written = (text: string) => text.replaceAll(linkPlaceholder, '')
const textOf = (part: Email['paragraphs'][number]) =>
  typeof part === 'string' ? part : `${part.by === undefined ? '' : `${part.by} `}${part.quote}`

/** The plain text, from the same data as the HTML and with the same links. */
export function renderText(email: Email, sender: Sender): string {
  const { title, paragraphs, picture, facts = [], code, button, buttonHint, links = [], unsubscribeLink } = email
  const contact = [sender.address, [sender.phone, sender.office].filter(Boolean).join(' · ')].filter(Boolean)
  return [
    // The subject is above the text already.
    ...(title && !email.subject.includes(title) ? [written(title)] : []),
    ...paragraphs.map((part) => written(textOf(part))),
    ...(picture ? [written(`[${picture.caption}]`)] : []),
    ...(facts.length > 0
      ? [
          facts
            .map(({ label, value, detail }) => written(`${label}: ${value}${detail ? ` (${detail})` : ''}`))
            .join('\n'),
        ]
      : []),
    ...(code ? [`${code.label}: ${linkPlaceholder}`] : []),
    ...(button ? [`${button.label}: ${urlOf(button)}`] : []),
    ...(buttonHint ? [inOneLine(buttonHint)] : []),
    [sender.name, ...contact].join('\n'),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...(unsubscribeLink ? [`${unsubscribeLink.label}: ${linkPlaceholder}`] : []),
  ].join('\n\n')
}

/** The HTML: one column of tables, 640 wide, with its styles on the elements. */
export function renderHtml(email: Email, sender: Sender): string {
  const content = table(
    [
      row(header(email, sender), 'padding:22px 40px 0', 'side'),
      row(body(email, sender), 'padding:18px 40px 20px', 'side'),
      row(
        footer(email, sender),
        `padding:14px 40px 16px;border-top:1px solid ${light.line};font:13px/20px ${sans};color:${light.thirdInk}`,
        'side third line',
      ),
    ].join('\n'),
    `max-width:640px;background-color:${light.surface};border:1px solid ${light.line};border-radius:12px`,
    'card surface line',
  )
  return `<!doctype html>
<html lang="${languageOfEmail(email)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${html(email.subject)}</title>
<style>${styleSheet(sender.accent)}</style></head>
<body class="canvas" style="margin:0;padding:0;background-color:${light.canvas}">
${preview(email)}
${table(`<tr><td class="outer canvas" align="center" style="padding:24px 12px;background-color:${light.canvas}">${content}</td></tr>`)}
</body></html>`
}

/** The office's own e-mails name no language; null is that of a person who chose none. */
const languageOfEmail = ({ language }: Email) => (language === undefined ? firstLanguage : readerLanguage(language))

/** Hidden text that mail programs show in the list: the first sentence that is no greeting. */
function preview({ paragraphs }: Email): string {
  const [first = '', second = first] = paragraphs.map(textOf)
  const text = html((first.length > 40 ? first : second).slice(0, previewLength))
  return `<div style="display:none;max-height:0;overflow:hidden">${text.replaceAll('<br>', ' ')}</div>`
}

function header({ reference }: Email, { name, accent, logo }: Sender): string {
  const image = (size: string, alt: string, style: string) =>
    `<img src="cid:${logoId({ logo: logo?.name ?? null, accent })}" ${size} alt="${alt}" style="display:block;border:0${style}">`
  const building =
    logo && isWideLogo(logo)
      ? `<td valign="middle" style="padding:0 8px 16px 0">${image('height="30"', html(name), ';height:30px;width:auto;max-width:240px')}</td>`
      : `<td width="36" valign="middle" style="padding:0 0 16px">${image('width="26" height="26"', '', '')}</td><td class="ink" valign="middle" style="padding:0 8px 16px 0;font:500 18px/24px ${serif};color:${light.ink}">${html(name)}</td>`
  const about =
    reference === undefined
      ? ''
      : `<td class="third" valign="middle" align="right" style="padding:0 0 16px;${reference.length > 30 ? '' : 'white-space:nowrap;'}font:13px/18px ${sans};color:${light.thirdInk}">${html(reference)}</td>`
  return table(`<tr>${building}${about}</tr>`, `border-bottom:1px solid ${light.line}`, 'line')
}

function body(email: Email, { accent }: Sender): string {
  const { title, subject, paragraphs, picture, facts = [], code, button, buttonHint } = email
  const heading = title === undefined ? subject : title
  return [
    heading === null
      ? ''
      : `<h1 class="ink title" style="margin:0 0 8px;font:400 30px/36px ${serif};letter-spacing:-.014em;color:${light.ink}">${html(heading)}</h1>`,
    ...paragraphs.map((part) => (typeof part === 'string' ? paragraph(part) : quotation(part.quote, part.by))),
    picture ? pictureWithCaption(picture, pictureId) : '',
    factCells(facts),
    code ? codeBlock(code.label) : '',
    button ? buttonWithHint(button.label, urlOf(button), buttonHint, coloursOf(accent).action) : '',
    !button && buttonHint ? paragraph(inOneLine(buttonHint)) : '',
  ]
    .filter(Boolean)
    .join('\n')
}

function footer({ links = [], unsubscribeLink }: Email, { name, address, phone, office }: Sender): string {
  const small = [
    ...links.map(({ label, url }) => smallLink(label, url)),
    ...(unsubscribeLink ? [smallLink(unsubscribeLink.label, linkPlaceholder)] : []),
  ]
  const contact = [phone, office].filter(Boolean).map(html).join(' · ')
  const where = [html(address === '' ? name : address), contact].filter(Boolean).join('<br>')
  const cell = `font:13px/20px ${sans};color:${light.thirdInk}`
  const right =
    small.length === 0
      ? ''
      : `<td class="stack below" valign="top" align="right" style="${cell}">${small.join('<br>')}</td>`
  return table(`<tr><td class="stack third" valign="top" style="${cell}">${where}</td>${right}</tr>`)
}

/** The title ends as a sentence, because the text follows it. */
const inOneLine = ({ title, text }: { title: string; text: string }) =>
  `${/[.!?]$/.test(title) ? title : `${title}.`} ${text}`
