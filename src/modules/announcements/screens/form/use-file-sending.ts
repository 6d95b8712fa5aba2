import { useCallback, useRef, useState } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { AnnouncementFile } from '../../announcement-parts.ts'
import { maxFiles } from '../../choices.ts'
import { announcements } from '../../contract.ts'
import { announcementTexts } from '../../messages/index.ts'

const maxFileSize = 15_728_640

/** A file of an announcement form: uploaded, being uploaded, or failed. */
export type ChosenFile = {
  key: string
  name: string
  file: File | null
  uploaded: AnnouncementFile | null
  failed: string | null
}

/**
 * Uploads files while the rest of the form is filled in, so that submitting does not wait for
 * them.
 */
export function useFileSending(present: readonly AnnouncementFile[]) {
  const words = useTexts(announcementTexts)
  const [files, setFiles] = useState<ChosenFile[]>(() =>
    present.map((uploaded) => ({ key: uploaded.id, name: uploaded.name, file: null, uploaded, failed: null })),
  )
  const last = useRef(0)
  const update = useCallback(
    (key: string, change: Partial<ChosenFile>) =>
      setFiles((all) => all.map((entry) => (entry.key === key ? { ...entry, ...change } : entry))),
    [],
  )
  const send = async ({ key, file }: ChosenFile) => {
    if (!file) return
    update(key, { failed: null })
    if (file.size > maxFileSize) return update(key, { failed: words.form.fileTooLarge })
    try {
      const uploaded = await call(announcements.keepFile, { body: file, query: { name: file.name.slice(-200) } })
      update(key, { uploaded, name: uploaded.name })
    } catch (error) {
      update(key, { failed: error instanceof Error ? error.message : words.form.fileFailed })
    }
  }
  const ids = files.flatMap(({ uploaded }) => uploaded?.id ?? [])
  return {
    files,
    ids,
    waiting: files.some(({ uploaded, failed }) => uploaded === null && failed === null),
    failed: files.some(({ failed }) => failed !== null),
    changed: ids.join() !== present.map(({ id }) => id).join() || files.some(({ uploaded }) => uploaded === null),
    full: files.length >= maxFiles,
    choose(chosen: readonly File[]) {
      const added = chosen.slice(0, maxFiles - files.length).map((file) => {
        last.current += 1
        return { key: `new-${last.current}`, name: file.name, file, uploaded: null, failed: null }
      })
      setFiles((all) => [...all, ...added])
      for (const entry of added) void send(entry)
    },
    again: (entry: ChosenFile) => void send(entry),
    remove: (entry: ChosenFile) => setFiles((all) => all.filter(({ key }) => key !== entry.key)),
  }
}

export type FileSending = ReturnType<typeof useFileSending>
