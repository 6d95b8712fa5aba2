type About = { number: string; title: string; place: string; officeEmail: string }

const placed = ({ title, place }: About) => (place === '' ? title : `${title} (${place})`)

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
    subject: `${r.number}: we received your maintenance request`,
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
  }),
  messageToResident: (r: About & { name: string; author: string; body: string }) => ({
    subject: `${r.number}: new message about your request`,
    paragraphs: [
      `Hello ${r.name},`,
      `${r.author} sent you a message about your maintenance request ${r.number}, ${placed(r)}:`,
      r.body,
      `To reply, open the request in the resident portal, so your answer is saved with it. You can also reply to this email; your reply goes to the office at ${r.officeEmail}.`,
    ],
    label: 'Open the request and reply',
  }),
  messageToStaff: (r: About & { name: string; author: string; body: string }) => ({
    subject: `${r.number}: new message about a request assigned to you`,
    paragraphs: [`Hello ${r.name},`, `${r.author} sent you a message about ${r.number}, ${placed(r)}:`, r.body],
    label: 'Open the request',
  }),
  answer: (r: About & { author: string; body: string }) => ({
    subject: `${r.number}: reply from the resident`,
    paragraphs: [
      `${r.author} sent a message about ${r.number}, ${placed(r)}:`,
      r.body,
      "The message is saved with the request. Please reply there: a reply to this email doesn't reach the resident.",
    ],
    label: 'Open the request',
  }),
  reminder: (r: About & { name: string; why: string | null }) => ({
    subject: `${r.number}: reminder`,
    paragraphs: [
      `Hello ${r.name},`,
      `Maintenance request ${r.number}, ${placed(r)}, is waiting for you.`,
      ...(r.why ? [`Next step: ${r.why}.`] : []),
      `If you can't do this now, please let the office know at ${r.officeEmail}.`,
    ],
    label: 'Open the request',
  }),
  givenToVendor: (r: About & { name: string; description: string }) => ({
    subject: `${r.number}: new request for you`,
    paragraphs: [
      `Hello ${r.name},`,
      `We would like you to take maintenance request ${r.number}, ${placed(r)}:`,
      r.description,
      `Please reply to this email to tell the office when you can come: ${r.officeEmail}.`,
    ],
  }),
  vendorComes: (r: About & { name: string; vendor: string }) => ({
    subject: `${r.number}: given to ${r.vendor}`,
    paragraphs: [
      `Hello ${r.name},`,
      `We have given your maintenance request ${r.number}, ${placed(r)}, to ${r.vendor}. The office arranges the visit with you and follows the work.`,
    ],
    label: 'Open the request',
  }),
  completed: (r: About & { name: string; days: number }) => ({
    subject: `${r.number}: is it fixed?`,
    paragraphs: [
      `Hello ${r.name},`,
      `The work on your maintenance request ${r.number}, ${placed(r)}, is complete.`,
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
