import { escapeHtml } from '../../text/html.ts'
import type { Language } from '../../language/language.ts'

export type Recipient = { userId: string } | 'outside'

/** An e-mail as paragraphs; text and HTML are rendered from it. */
export type Email = {
  to: string
  /**
   * The recipient's account, which alone decides whose e-mail it is; the address does not. `outside` has no account.
   */
  recipient: Recipient
  toName?: string
  /** The language of the fixed texts in it, where the recipient chose one; screen readers use it. */
  language?: Language | null
  subject: string
  /** Paragraphs; text that people wrote may occur in them and is escaped. */
  paragraphs: readonly string[]
  /**
   * One button that leads to a page whose own button makes the change, because mail scanners open links. A link with a
   * token is created only when the e-mail is sent (`linkType` names its factory), so that the outbox contains no
   * secret.
   */
  button?: { label: string; url: string } | { label: string; linkType: string }
  /**
   * A small link at the end that turns such e-mails off. Only one link can be created at sending, so the button's is
   * not.
   */
  unsubscribeLink?: { label: string; linkType: string }
  about?: { type: string; id: string }
  /** The Auto-Submitted header (RFC 3834): a program by default, `no` for an e-mail that a person wrote. */
  autoSubmitted?: AutoSubmitted
}

export type AutoSubmitted = 'auto-generated' | 'auto-replied' | 'no'
/** The e-mail is not sent, because its link must not be created any more. It is never retried automatically. */
export class LinkNotCreated extends Error {}

/**
 * The placeholder of a link that is created at sending: a private-use character, which is removed from all text that
 * people wrote.
 */
export const linkPlaceholder = '\uE000'

/** User text never becomes a header: line ends and control characters are removed. */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300)

export const linkTypeOf = ({ button, unsubscribeLink }: Email) =>
  unsubscribeLink?.linkType ?? (button && 'linkType' in button ? button.linkType : null)
/** Text that people wrote, without the placeholder character. */
const written = (text: string) => text.replaceAll(linkPlaceholder, '')
const urlOf = (button: NonNullable<Email['button']>) => ('url' in button ? button.url : linkPlaceholder)

export const renderText = (email: Email, building: string) =>
  [
    ...email.paragraphs.map(written),
    ...(email.button ? [`${email.button.label}: ${urlOf(email.button)}`] : []),
    building,
    ...(email.unsubscribeLink ? [`${email.unsubscribeLink.label}: ${linkPlaceholder}`] : []),
  ].join('\n\n')

export const renderHtml = (email: Email, building: string) =>
  `<!doctype html><html lang="${email.language ?? 'en'}"><body style="margin:0;background:#f8f6f2;color:#1f2a2b;font:16px/26px Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#fffefc;border:1px solid #e3dfd8;border-radius:10px"><tr><td style="padding:28px 32px">
<p style="margin:0 0 20px;font:20px/26px Georgia,serif;color:#1d5560">${escapeHtml(building)}</p>
${email.paragraphs.map((p) => `<p style="margin:0 0 16px">${escapeHtml(written(p)).replaceAll('\n', '<br>')}</p>`).join('\n')}
${email.button ? `<p style="margin:24px 0 8px"><a href="${escapeHtml(urlOf(email.button))}" style="display:inline-block;padding:12px 22px;border-radius:7px;background:#1b5f6b;color:#ffffff;text-decoration:none">${escapeHtml(email.button.label)}</a></p>` : ''}
</td></tr></table>
${email.unsubscribeLink ? `<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:20px"><a href="${linkPlaceholder}" style="color:#5c6666">${escapeHtml(email.unsubscribeLink.label)}</a></p>` : ''}
</td></tr></table></body></html>`
