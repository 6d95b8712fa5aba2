import { useRef, useState } from 'react'
import { toast } from '../feedback/toast.ts'

/** A picture that is uploaded as soon as it was taken, while its form is filled in. */
export type Picture = {
  /** Null while it is uploaded, without a picture, and after a failure. */
  id: string | null
  isSending: boolean
  /** Its id as soon as the server has it; null without a picture, and after a failure, which was shown. */
  saved: Promise<string | null>
}

/** A canvas gives its picture a moment later, or none. */
export type PictureFile = File | Promise<File | null>
export type Uploading = {
  upload: (file: File) => Promise<string>
  /** The title of the message when it could not be uploaded. */
  failed: string
}

export const noPicture: Picture = { id: null, isSending: false, saved: Promise.resolve(null) }

export function startUpload(file: PictureFile, { upload, failed }: Uploading): Picture {
  const send = async () => {
    try {
      const picture = await file
      return picture && (await upload(picture))
    } catch (error) {
      toast.failure(failed, error instanceof Error ? error.message : undefined)
      return null
    }
  }
  return { id: null, isSending: true, saved: send() }
}

/** The picture of a form. One that was removed, or replaced by another one, while it was uploaded, does not come back. */
export function useFormPicture(uploading: Uploading) {
  const [picture, setPicture] = useState(noPicture)
  const newest = useRef(noPicture)
  const change = (next: Picture) => {
    newest.current = next
    setPicture(next)
  }
  const take = async (file: PictureFile) => {
    const started = startUpload(file, uploading)
    change(started)
    const id = await started.saved
    if (newest.current === started) change({ ...started, id, isSending: false })
  }
  return {
    id: picture.id,
    isSending: picture.isSending,
    take: (file: PictureFile): void => void take(file),
    clear: () => change(noPicture),
    /** The id of the picture, after its upload; null without one. What was removed or replaced meanwhile does not count. */
    settle: async (): Promise<string | null> => {
      for (;;) {
        const { saved } = newest.current
        const id = await saved
        if (newest.current.saved === saved) return id
      }
    },
  }
}
export type FormPicture = ReturnType<typeof useFormPicture>
