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
    subject: `${r.number}: we have your maintenance request`,
    paragraphs: [
      `Hello ${r.firstName},`,
      `your maintenance request ${r.number} for ${r.unitNumber} has reached the office:`,
      r.title,
      'You can follow it in the resident portal.',
      r.urgent
        ? `You called it urgent: if it is dangerous or water is running, please do not wait for us. Call the security desk now, day or night${r.phone === '' ? '.' : `: ${r.phone}`}`
        : `In an emergency please call the security desk, day and night${r.phone === '' ? '.' : `: ${r.phone}`}`,
    ],
    label: 'Call the security desk',
  }),
  messageToResident: (r: About & { name: string; author: string; body: string }) => ({
    subject: `${r.number}: a message about your request`,
    paragraphs: [
      `Hello ${r.name},`,
      `${r.author} wrote about your maintenance request ${r.number}, ${placed(r)}:`,
      r.body,
      `To answer, open the request in the resident portal: there your answer stays with the request. You may also reply to this letter; your reply reaches the office at ${r.officeEmail}.`,
    ],
    label: 'Open the request and answer',
  }),
  messageToStaff: (r: About & { name: string; author: string; body: string }) => ({
    subject: `${r.number}: a message about a request you have`,
    paragraphs: [`Hello ${r.name},`, `${r.author} wrote about ${r.number}, ${placed(r)}:`, r.body],
    label: 'Open the request',
  }),
  answer: (r: About & { author: string; body: string }) => ({
    subject: `${r.number}: an answer from the resident`,
    paragraphs: [
      `${r.author} wrote about ${r.number}, ${placed(r)}:`,
      r.body,
      'The message stands with the request. Please answer there: a reply to this letter does not reach the resident.',
    ],
    label: 'Open the request',
  }),
  reminder: (r: About & { name: string; why: string | null }) => ({
    subject: `${r.number}: a reminder`,
    paragraphs: [
      `Hello ${r.name},`,
      `maintenance request ${r.number}, ${placed(r)}, waits for you.`,
      ...(r.why ? [`What comes next: ${r.why}.`] : []),
      `If something keeps you from it, please tell the office at ${r.officeEmail}.`,
    ],
    label: 'Open the request',
  }),
  completed: (r: About & { name: string; days: number }) => ({
    subject: `${r.number}: is it fixed?`,
    paragraphs: [
      `Hello ${r.name},`,
      `the work on your maintenance request ${r.number}, ${placed(r)}, is completed.`,
      `Is everything as it should be? Please tell us, with the button below or in the resident portal. If we hear nothing within ${r.days} days, it counts as confirmed.`,
    ],
    label: 'Confirm the fix, or reopen the request',
  }),
  late: (lines: readonly string[], more: number) => ({
    subject: lines.length + more === 1 ? '1 promise is late' : `${lines.length + more} promises are late`,
    paragraphs: [
      'Hello,',
      'these requests are past the time that was promised, the longest first:',
      lines.join('\n'),
      ...(more > 0 ? [`And ${more} more on the board.`] : []),
      'Whoever waits longest notices most: please write to the residents whose time cannot be kept.',
    ],
    label: 'Open the board',
  }),
}
