import { useAddress } from '#platform/ui/data/use-address.ts'
import { freshRequest } from '../../requests/fresh-request.ts'

/** Which dialog about a resident's requests is open: one request, or the form for a new one. Back closes it. */
export function useOpenedRequest() {
  const address = useAddress()
  const opened = address.at('request') ?? null
  return {
    id: opened === freshRequest ? null : opened,
    isSubmitting: opened === freshRequest,
    open: (id: string) => address.change({ request: id }, 'push'),
    submit: () => address.change({ request: freshRequest }, 'push'),
    close: () => address.change({ request: undefined }),
  }
}
