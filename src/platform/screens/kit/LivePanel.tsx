import { useQuery } from '@tanstack/react-query'
import { Panel } from './Panel.tsx'

/** How often each noun was read: once, and again when a change is announced (with `?live`). */
export function LivePanel() {
  return (
    <Panel title="Live changes">
      <Reads noun="units" />
      <Reads noun="maintenance" />
    </Panel>
  )
}

const reads = new Map<string, number>()

function Reads({ noun }: { noun: string }) {
  const { data } = useQuery({
    queryKey: [noun, 'list'],
    queryFn: () => {
      reads.set(noun, (reads.get(noun) ?? 0) + 1)
      return reads.get(noun)
    },
  })
  return (
    <p>
      {noun} read {data}
    </p>
  )
}
