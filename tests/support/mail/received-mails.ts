type ReceivedAttachment = { name: string; type: string; content: Buffer }

let count = 0

/** The header that our own receiving server puts on top of a message whose sender it has verified. */
export const verified = (address: string): string[] => [
  `Authentication-Results: mx.tower.example; dkim=pass header.d=${address.split('@')[1] ?? ''}`,
]

/** The source of a message as a mailbox has it. */
export function replyMail({
  from,
  to,
  text,
  headers = [],
  attachments = [],
}: {
  from: string
  to: string
  text: string
  headers?: readonly string[]
  attachments?: readonly ReceivedAttachment[]
}): string {
  count += 1
  const body = [
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    ...attachments.flatMap(({ name, type, content }) => [
      '--part',
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toString('base64').replaceAll(/.{76}/g, '$&\n'),
    ]),
    '--part--',
  ]
  const lines = [
    ...headers,
    `From: Someone <${from}>`,
    `To: ${to}`,
    'Subject: Re: Tap drips',
    'Date: Mon, 23 Nov 2026 09:52:00 -0500',
    `Message-ID: <${count}.${process.pid}@home.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    ...body,
  ]
  return lines.join('\n').replaceAll('\n', '\r\n')
}

/** A report that an e-mail came back, or is late. */
export function bounceMail({
  emailId,
  to,
  address,
  action,
}: {
  emailId: string
  to: string
  address: string
  action: 'failed' | 'delayed'
}): string {
  count += 1
  const lines = [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.tower.example',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <bounce-${count}.${process.pid}@mx.tower.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'It could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.tower.example',
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${action === 'failed' ? '5.1.1' : '4.4.1'}`,
    'Diagnostic-Code: smtp; 550 5.1.1 No such user',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${emailId}@127.0.0.1>`,
    'Subject: Something',
    '--part--',
  ]
  return lines.join('\r\n')
}
