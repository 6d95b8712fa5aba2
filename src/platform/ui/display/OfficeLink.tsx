import { useOfficeEmail } from '../data/building-name.ts'

/** A link in a text that sends the reader to the office: an e-mail with this subject. */
export function OfficeLink({ subject, children }: { subject?: string; children: string }) {
  const email = useOfficeEmail()
  if (email === '') return null
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <a
      href={`mailto:${email}${query}`}
      className="inline-flex min-h-6 items-center font-[525] text-action-ink underline hover:no-underline"
    >
      {children}
    </a>
  )
}
