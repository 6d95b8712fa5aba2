import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { type RowActions, RowsBar } from '#platform/ui/lists/selection/RowsBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { type EmailFilter, type OutboxEmail, outbox } from '../contract.ts'
import { exportedEmails } from '../exported-emails.ts'
import { words } from '../messages/en.ts'
import { manyWords } from '../messages/many.ts'
import { readPrintedEmails } from './queries.ts'

const changes: RowActions<'again', OutboxEmail> = {
  actions: [
    {
      id: 'again',
      icon: RotateCw,
      ...manyWords.again,
      isHarmless: true,
      explain: () => <p>{manyWords.follows}</p>,
    },
  ],
  validate: (_, { resendDisabledReason }) => resendDisabledReason,
  send: ({ records }) => call(outbox.manyAgain, { body: { ids: records.map(({ id }) => id) } }),
  failed: words.notRetried,
  // What was sent cannot be taken back.
  undo: () => undefined,
}

type Props = {
  selection: Selection<OutboxEmail>
  total: number | null
  /** What the filters ask for, for everything that matches. */
  criteria: Partial<EmailFilter>
  /** The row of filters. */
  children: ReactNode
}

/** What can be done with the selected e-mails, in place of the filters. */
export function EmailBulkBar({ selection, total, criteria, children }: Props) {
  const zone = useTimeZone()
  return (
    <RowsBar
      topic="outbox"
      selection={selection}
      total={total}
      readAll={() => readPrintedEmails(criteria)}
      output={{ list: 'emails', title: words.title, toTable: (emails) => exportedEmails(emails, zone) }}
      changes={changes}
    >
      {children}
    </RowsBar>
  )
}
