import { useQuery } from '@tanstack/react-query'
import { Panel } from './Panel.tsx'

/** Counts how often each topic is read: once, and again after each change (with `?live`). */
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
