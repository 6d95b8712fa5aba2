import { useEffect, useEffectEvent, useState } from 'react'
import { createOperation } from '../data/operation.ts'
import { toast } from '../feedback/toast.ts'

/** A picture that is uploaded as soon as it was taken, while its form is filled in. It can be stored: the upload is found by the key. */
export type Picture = {
  key: string
  status: 'none' | 'sending' | 'saved' | 'failed'
  /** Of the file on the server, when it is saved. */
  id: string | null
}

/** A canvas gives its picture a moment later, or none. */
export type PictureFile = File | Promise<File | null>
export type Uploading = {
  upload: (file: File) => Promise<string>
  /** The title of the message when it could not be uploaded. */
  failed: string
}

export const noPicture: Picture = { key: '', status: 'none', id: null }

/** The uploads of this page; each ends with its picture. */
const uploads = new Map<string, Promise<Picture>>()

export function startUpload(file: PictureFile, { upload, failed }: Uploading): Picture {
  const picture: Picture = { key: createOperation(), status: 'sending', id: null }
  const send = async (): Promise<Picture> => {
    try {
      const taken = await file
      return taken ? { ...picture, status: 'saved', id: await upload(taken) } : { ...picture, status: 'none' }
    } catch (error) {
      toast.failure(failed, error instanceof Error ? error.message : undefined)
      return { ...picture, status: 'failed' }
    }
  }
  uploads.set(picture.key, send())
  return picture
}

/** The picture after its upload. One whose upload ended with another page is not there. */
export const settledPicture = async (picture: Picture): Promise<Picture> =>
  picture.status === 'sending' ? ((await uploads.get(picture.key)) ?? { ...picture, status: 'failed' }) : picture

export const isUploading = ({ status, key }: Picture): boolean => status === 'sending' && uploads.has(key)

/** The picture of a form. One that was removed, or replaced by another one, while it was uploaded, does not come back. */
export function useFormPicture(uploading: Uploading) {
  const [picture, setPicture] = useState(noPicture)
  const [isAwaited, setIsAwaited] = useState(false)
  const take = async (file: PictureFile) => {
    const started = startUpload(file, uploading)
    setPicture(started)
    const settled = await settledPicture(started)
    setPicture((before) => (before.key === started.key ? settled : before))
  }
  return {
    id: picture.id,
    status: picture.status,
    isAwaited,
    setIsAwaited,
    take: (file: PictureFile): void => void take(file),
    clear: () => setPicture(noPicture),
  }
}
export type FormPicture = ReturnType<typeof useFormPicture>

/**
 * Calls `send` when the picture for which it waited (`setIsAwaited`) is there or has failed: with what the form has then. A form that
 * was closed is not sent any more.
 */
export function useSendWithPicture({ status, isAwaited, setIsAwaited }: FormPicture, send: () => void): void {
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (!isAwaited || status === 'sending') return
    setIsAwaited(false)
    sendNow()
  }, [isAwaited, status, setIsAwaited])
}
