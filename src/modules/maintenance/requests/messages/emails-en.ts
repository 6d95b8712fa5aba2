type About = { number: string; title: string; place: string; officeEmail: string }

const placed = ({ title, place }: About) => (place === '' ? title : `${title} (${place})`)

/** The subject of an e-mail about a request: what happened, its title, and its number. */
const subject = (state: string, { number, title }: Pick<About, 'number' | 'title'>) => `${state}: ${title} (${number})`

export type Submitted = {
  firstName: string
  number: string
  title: string
  unitNumber: string
  urgent: boolean
  /** The security desk, as people read it; '' where the building has none. */
  phone: string
}

/** The e-mails about a request. */
export const emails = {
  submitted: (r: Submitted) => ({
    subject: subject('Received', r),
    paragraphs: [
      `Hello ${r.firstName},`,
      `We received your maintenance request ${r.number} for ${r.unitNumber}:`,
      r.title,
      'You can follow its progress in the resident portal.',
      r.urgent
        ? `You marked it as urgent. If there is danger or running water, please don't wait for us: call the security desk now, day or night${r.phone === '' ? '.' : `: ${r.phone}`}`
        : `In an emergency, please call the security desk, day or night${r.phone === '' ? '.' : `: ${r.phone}`}`,
    ],
    label: 'Call the security desk',
    openLabel: 'Open the request',
  }),
  messageToResident: (r: About & { name: string; author: string; body: string; isReceiving: boolean }) => ({
    subject: subject('New message', r),
    paragraphs: [
      `Hello ${r.name},`,
      `${r.author} sent you a message about your maintenance request ${r.number}, ${placed(r)}:`,
      { quote: r.body },
      r.isReceiving
        ? 'To reply, open the request in the resident portal, or just reply to this email: your answer is saved with the request.'
        : `To reply, open the request in the resident portal, so your answer is saved with it. You can also reply to this email; your reply goes to the office at ${r.officeEmail}.`,
    ],
    label: 'Open the request and reply',
  }),
  messageToStaff: (r: About & { name: string; author: string; body: string }) => ({
    subject: subject('New message', r),
    paragraphs: [
      `Hello ${r.name},`,
      `${r.author} sent you a message about ${r.number}, ${placed(r)}:`,
      { quote: r.body },
    ],
    label: 'Open the request',
  }),
  answer: (r: About & { author: string; body: string }) => ({
    subject: subject('Reply from the resident', r),
    paragraphs: [
      `${r.author} sent a message about ${r.number}, ${placed(r)}:`,
      { quote: r.body },
      "The message is saved with the request. Please reply there: a reply to this email doesn't reach the resident.",
    ],
    label: 'Open the request',
  }),
  edited: (r: About & { author: string; body: string }) => ({
    subject: subject('Edited by the resident', r),
    paragraphs: [`${r.author} edited ${r.number}, ${placed(r)}. It now says:`, { quote: r.body }],
    label: 'Open the request',
  }),
  withdrawn: (r: About & { author: string; reason: string }) => ({
    subject: subject('Withdrawn by the resident', r),
    paragraphs: [
      `${r.author} withdrew ${r.number}, ${placed(r)}, before work began. The reason:`,
      { quote: r.reason },
      'The request is cancelled. No visit is needed.',
    ],
    label: 'Open the request',
  }),
  reportedByCode: (
    r: Omit<About, 'place' | 'officeEmail'> & { placeName: string; description: string; isSignedIn: boolean },
  ) => ({
    subject: subject(`Reported at ${r.placeName}`, r),
    paragraphs: [
      r.isSignedIn
        ? `A report arrived by the QR code at ${r.placeName}:`
        : `A visitor who was not signed in reported a problem by the QR code at ${r.placeName}:`,
      { quote: r.description },
    ],
    label: 'Open the request',
  }),
  reminder: (r: About & { name: string; why: string | null }) => ({
    subject: subject('Reminder', r),
    paragraphs: [
      `Hello ${r.name},`,
      `Maintenance request ${r.number}, ${placed(r)}, is waiting for you.`,
      ...(r.why ? [`Next step: ${r.why}.`] : []),
      `If you can't do this now, please let the office know at ${r.officeEmail}.`,
    ],
    label: 'Open the request',
  }),
  givenToVendor: (r: About & { name: string; description: string }) => ({
    subject: subject('New request for you', r),
    paragraphs: [
      `Hello ${r.name},`,
      `We would like you to take maintenance request ${r.number}, ${placed(r)}:`,
      r.description,
      `Please reply to this email to tell the office when you can come: ${r.officeEmail}.`,
    ],
  }),
  vendorComes: (r: About & { name: string; vendor: string }) => ({
    subject: subject(`Given to ${r.vendor}`, r),
    paragraphs: [
      `Hello ${r.name},`,
      `We have given your maintenance request ${r.number}, ${placed(r)}, to ${r.vendor}. The office arranges the visit with you and follows the work.`,
    ],
    label: 'Open the request',
  }),
  completed: (r: About & { name: string; days: number; excuse: string | null }) => ({
    subject: subject('Fixed', r),
    paragraphs: [
      `Hello ${r.name},`,
      `The work on your maintenance request ${r.number}, ${placed(r)}, is complete.`,
      ...(r.excuse === null ? [] : [r.excuse]),
      `Is the problem fixed? Please let us know with the button below or in the resident portal. If we don't hear from you within ${r.days} days, we'll close the request as confirmed.`,
    ],
    label: 'Confirm the fix or reopen the request',
  }),
  late: (lines: readonly string[], more: number) => ({
    subject: lines.length + more === 1 ? '1 request is late' : `${lines.length + more} requests are late`,
    paragraphs: [
      'Hello,',
      'These requests are past their appointment or promised time, the oldest first:',
      lines.join('\n'),
      ...(more > 0 ? [`And ${more} more on the board.`] : []),
      "Please let residents know if you can't meet their promised time.",
    ],
    label: 'Open the board',
  }),
}
