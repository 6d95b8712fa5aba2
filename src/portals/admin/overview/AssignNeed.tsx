import { Dispatch } from '#maintenance/dispatch/screens/Dispatch.tsx'
import { useRequest } from '#maintenance/requests/screens/queries.ts'

/** The picker beside a row of the overview: who takes this request. */
export function AssignNeed({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data: request } = useRequest(id)
  const anchor = () => document.querySelector(`[data-assign="${id}"]`)
  return (
    <Dispatch
      command={
        id !== null && request?.id === id
          ? { verb: 'assign', target: { requests: [request], all: null }, anchor }
          : null
      }
      onClose={onClose}
      onDone={() => {}}
    />
  )
}
