import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#platform/screens/Card.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { RecentChanges, type TellChange } from '#settings/screens/RecentChanges.tsx'

type Props = {
  area: string
  tell: TellChange
  /** What the editor waits for, and what is said meanwhile. */
  on: UseQueryResult
  loading: string
  /** The editor; null as long as there is nothing to edit. */
  children: ReactNode
}

/** A part of the settings: its editor once it is read, and below it what was changed lately. */
export function SettingsGroup({ area, tell, on, loading, children }: Props) {
  return (
    <div className="grid gap-[18px]">
      {children ?? (
        <Card>
          <Waiting on={on} words={loading} />
        </Card>
      )}
      <RecentChanges area={area} tell={tell} />
    </div>
  )
}
