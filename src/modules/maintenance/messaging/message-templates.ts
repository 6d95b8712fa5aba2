type TemplateInput = { residentName: string | null; number: string; title: string; assigneeName: string | null }

const greeting = ({ residentName }: TemplateInput) => (residentName ? `Hello ${residentName},` : 'Hello,')
const assigneeOf = ({ assigneeName }: TemplateInput) => assigneeName ?? 'Our team'

/** Templates for an empty message; the author may edit them before sending. */
export const messageTemplates = [
  {
    name: 'Acknowledgment',
    text: (r: TemplateInput) =>
      `${greeting(r)}\n\nthank you for telling us. We have your request ${r.number} (${r.title}) and will come back to you with the next step.`,
  },
  {
    name: 'In Progress Update',
    text: (r: TemplateInput) =>
      `${greeting(r)}\n\n${assigneeOf(r)} is working on your request ${r.number} (${r.title}). We will write again when it is done, or if we need anything from you.`,
  },
  {
    name: 'Completion Notice',
    text: (r: TemplateInput) =>
      `${greeting(r)}\n\nthe work on your request ${r.number} (${r.title}) is done. Please tell us in the resident portal whether everything is as it should be.`,
  },
] as const
export type MessageTemplate = (typeof messageTemplates)[number]
