import { useState } from 'react'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { freshRequest } from '../../requests/fresh-request.ts'

/** Which dialog about a resident's requests is open: one request, or the form for a new one. Back closes it. */
export function useOpenedRequest() {
  const address = useAddress()
  const opened = address.at('request') ?? null
  const [isAnswering, setIsAnswering] = useState(false)
  const show = (id: string, answering: boolean) => {
    setIsAnswering(answering)
    address.change({ request: id }, 'push')
  }
  return {
    id: opened === freshRequest ? null : opened,
    isSubmitting: opened === freshRequest,
    open: (id: string) => show(id, false),
    /** Opens a request with the text box for what is still wrong. */
    answerNo: (id: string) => show(id, true),
    isAnswering,
    /** Opens a request from anywhere in the portal. */
    openInList: (id: string) => address.change({ tab: 'maintenance', request: id }, 'push'),
    submit: () => address.change({ request: freshRequest }, 'push'),
    /** The code of the place that the form is for, from a scanned sign. */
    placeCode: address.at('place') ?? null,
    close: () => address.change({ request: undefined, place: undefined }),
  }
}
