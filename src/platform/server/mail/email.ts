import type { Language } from '../../language/registry.ts'

export type Recipient = { userId: string } | 'outside'

/** A text that a person wrote, shown as a quotation. */
type Quotation = { quote: string; by?: string }

/** A fact of three at most, such as the promised time; `detail` is a line below it. */
export type EmailFact = { label: string; value: string; detail?: string; isWarning?: boolean }

/** An e-mail as data; its text and its HTML are rendered from it. */
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
  /** The heading: the subject by default, null for none. */
  title?: string | null
  /** What it is about, beside the building's name: the number of a request and its unit. */
  reference?: string
  /** Paragraphs; text that people wrote may occur in them and is escaped. */
  paragraphs: readonly (string | Quotation)[]
  /** A stored picture, which is attached and shown under the paragraphs. */
  picture?: { fileId: string; alt: string; caption: string }
  /** At most three. */
  facts?: readonly EmailFact[]
  /**
   * One button that leads to a page whose own button makes the change, because mail scanners open links. A link with a
   * token is created only when the e-mail is sent (`linkType` names its factory), so that the outbox contains no
   * secret.
   */
  button?: { label: string; url: string } | { label: string; linkType: string }
  /**
   * A code that is filled in when the e-mail is sent, so that the outbox contains no secret (`linkType` names its factory).
   * Only one secret can be filled in, so the links of the e-mail have addresses.
   */
  code?: { label: string; linkType: string }
  /** What else the reader can do, beside the button. */
  buttonHint?: { title: string; text: string }
  /** Small links in the footer. */
  links?: readonly { label: string; url: string }[]
  /**
   * A small link at the end that turns such e-mails off. Only one link can be created at sending, so the button's is
   * not.
   */
  unsubscribeLink?: { label: string; linkType: string }
  /** Stored files that are attached under these names. */
  attachments?: readonly { fileId: string; name: string }[]
  /** The record it is about. E-mails about a request or a message form one thread per recipient. */
  about?: { type: string; id: string }
  /** The earliest time to send it: until then the change that it tells of can be undone. */
  notBefore?: Date | undefined
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

export const linkTypeOf = ({ code, button, unsubscribeLink }: Email) =>
  code?.linkType ?? unsubscribeLink?.linkType ?? (button && 'linkType' in button ? button.linkType : null)

/** The address that a button leads to, or the placeholder of a link that is created at sending. */
export const urlOf = (button: NonNullable<Email['button']>) => ('url' in button ? button.url : linkPlaceholder)
