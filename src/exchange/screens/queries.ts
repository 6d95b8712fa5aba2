import { useMutation } from '@tanstack/react-query'
import { type Endpoint, pathOf } from '#platform/endpoint.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { toast } from '#platform/screens/toast.ts'
import { words } from '../words.ts'

/** Fetches a file, so that it can be seen at work and a refusal can be told; then hands it to the browser. */
export const useDownload = (endpoint: Endpoint) =>
  useMutation({
    mutationFn: async (asked: { params?: Record<string, string>; query?: Record<string, string> }) => {
      const search = asked.query ? `?${new URLSearchParams(asked.query).toString()}` : ''
      const answer = await fetch(`${pathOf(endpoint, asked.params)}${search}`, { credentials: 'same-origin' })
      if (!answer.ok) {
        const said = (await answer.json().catch(() => null)) as { message?: string } | null
        throw new CallFailed(answer.status, said?.message ?? answer.statusText)
      }
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'download'
      save(await answer.blob(), name)
    },
    onSuccess: () => toast.success(words.downloaded),
    onError: (error) => toast.failure(words.notDownloaded, error.message),
  })

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
