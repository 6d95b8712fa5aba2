import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#platform/ui/display/Card.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { RecentChanges, type DescribeChange } from '#settings/screens/RecentChanges.tsx'

type Props = {
  area: string
  describe: DescribeChange
  /** The query of the editor, and the text while it loads. */
  on: UseQueryResult
  loading: string
  /** The editor; null while there is no data. */
  children: ReactNode
}

/** A group of the settings: its editor once loaded, and its recent changes below. */
export function SettingsGroup({ area, describe, on, loading, children }: Props) {
  return (
    <div className="grid gap-4.5">
      {children ?? (
        <Card>
          <Waiting on={on} words={loading} />
        </Card>
      )}
      <RecentChanges area={area} describe={describe} />
    </div>
  )
}
