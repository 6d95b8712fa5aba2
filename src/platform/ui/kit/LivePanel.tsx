import { useQuery } from '@tanstack/react-query'
import { Panel } from './Panel.tsx'

/** Counts how often each topic is read: once, and again after each change (with `?live`). */
export function LivePanel() {
  return (
    <Panel title="Live changes">
      <Reads topic="units" />
      <Reads topic="maintenance" />
    </Panel>
  )
}

const reads = new Map<string, number>()

function Reads({ topic }: { topic: string }) {
  const { data } = useQuery({
    queryKey: [topic, 'list'],
    queryFn: () => {
      reads.set(topic, (reads.get(topic) ?? 0) + 1)
      return reads.get(topic)
    },
  })
  return (
    <p>
      {topic} read {data}
    </p>
  )
}
