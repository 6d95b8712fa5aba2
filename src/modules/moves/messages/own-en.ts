/** Texts for residents before they move in. */
export const english = {
  loading: 'Loading your move...',
  welcome: (name: string) => `Welcome, ${name}`,
  from: (unit: string, day: string) => `Residence ${unit} is yours from ${day}.`,
  inDays: (unit: string, days: number, day: string) =>
    days === 1
      ? `Residence ${unit} is yours tomorrow, ${day}.`
      : `Residence ${unit} is yours in ${days} days, on ${day}.`,
  before: 'Before you move in',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  due: (day: string) => `By ${day}`,
  done: 'Done',
  recorded: 'The office records what is done.',
  toDocuments: 'Go to the documents',
  sendInsurance: 'Email the certificate',
  reserveElevator: 'Reserve it by email',
  writeOffice: 'Write to the office',
  subject: (step: string, unit: string) => `${step}, residence ${unit}`,
  nothingToDo: 'There is nothing for you to prepare.',
  elevator: 'Service elevator',
  noElevator: 'Please reserve it with the office before you bring furniture.',
  insurance: 'Please email us the certificate of your home insurance.',
  rules: 'Please read them. They are among the documents on this page.',
  /** What the resident prepares; the office reads the same steps as things that are done. */
  steps: {
    insurance: 'Insurance certificate',
    rules_read: 'House rules',
    elevator: 'Service elevator',
    forwarding_address: 'Forwarding address',
  },
  firstDay: 'Your first day',
  photoId: 'Bring photo ID',
  doorCode: 'Your door code',
  codeShows: (day: string) => `Shows here on ${day}`,
  keys: 'Keys and fobs',
  keysAt: 'At the front desk',
  documents: 'Documents',
  noDocuments: 'No documents yet',
  download: (title: string) => `Download ${title}`,
  contact: 'Questions?',
  office: 'Office',
  security: 'Emergencies, day and night',
} as const
export type OwnMoveWords = typeof english
