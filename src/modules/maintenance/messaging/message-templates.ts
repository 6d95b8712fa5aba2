type TemplateInput = { residentName: string | null; number: string; title: string; assigneeName: string | null }

const greeting = ({ residentName }: TemplateInput) => (residentName ? `Hello ${residentName},` : 'Hello,')
const assigneeOf = ({ assigneeName }: TemplateInput) => assigneeName ?? 'Our team'

/** Templates for an empty message; the author may edit them before sending. */
export const messageTemplates = [
  {
    name: 'Acknowledgment',
    text: (r: TemplateInput) =>
      `${greeting(r)}\n\nThank you for letting us know. We received your request ${r.number} (${r.title}) and will get back to you with the next step.`,
  },
  {
    name: 'In Progress Update',
    text: (r: TemplateInput) =>
      `${greeting(r)}\n\n${assigneeOf(r)} is working on your request ${r.number} (${r.title}). We'll write again when it's done, or if we need anything from you.`,
  },
  {
    name: 'Completion Notice',
    text: (r: TemplateInput) =>
      `${greeting(r)}\n\nThe work on your request ${r.number} (${r.title}) is done. Please let us know in the resident portal whether the problem is fixed.`,
  },
] as const
