/** The letters about a request. */
export const letters = {
  submitted: (r: { firstName: string; number: string; title: string; unitNumber: string }) => ({
    subject: `${r.number}: we have your maintenance request`,
    paragraphs: [
      `Hello ${r.firstName},`,
      `your maintenance request ${r.number} for ${r.unitNumber} has reached the office:`,
      r.title,
      'You can follow it in the resident portal. In an emergency please call the security desk, day and night.',
    ],
  }),
}
