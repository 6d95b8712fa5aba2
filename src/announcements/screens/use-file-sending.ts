import { useCallback, useRef, useState } from 'react'
import { call } from '#platform/screens/call.ts'
import type { AnnouncementFile } from '../announcement-parts.ts'
import { mostFiles } from '../choices.ts'
import { announcements } from '../contract.ts'
import { words } from '../words.ts'

const largest = 15_728_640

/** A file of an announcement that is being written: kept already, on its way, or failed. */
export type ChosenFile = {
  key: string
  name: string
  file: File | null
  kept: AnnouncementFile | null
  failed: string | null
}

/** Sends files while the rest of the form is filled in, so that sending it does not wait for them. */
export function useFileSending(present: readonly AnnouncementFile[]) {
  const [files, setFiles] = useState<ChosenFile[]>(() =>
    present.map((kept) => ({ key: kept.id, name: kept.name, file: null, kept, failed: null })),
  )
  const last = useRef(0)
  const update = useCallback(
    (key: string, change: Partial<ChosenFile>) =>
      setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one))),
    [],
  )
  const send = async ({ key, file }: ChosenFile) => {
    if (!file) return
    update(key, { failed: null })
    if (file.size > largest) return update(key, { failed: words.form.fileTooLarge })
    try {
      const kept = await call(announcements.keepFile, { body: file, query: { name: file.name.slice(-200) } })
      update(key, { kept, name: kept.name })
    } catch (error) {
      update(key, { failed: error instanceof Error ? error.message : words.form.fileFailed })
    }
  }
  const ids = files.flatMap(({ kept }) => kept?.id ?? [])
  return {
    files,
    ids,
    waiting: files.some(({ kept, failed }) => kept === null && failed === null),
    failed: files.some(({ failed }) => failed !== null),
    changed: ids.join() !== present.map(({ id }) => id).join() || files.some(({ kept }) => kept === null),
    full: files.length >= mostFiles,
    choose(chosen: readonly File[]) {
      const added = chosen.slice(0, mostFiles - files.length).map((file) => {
        last.current += 1
        return { key: `new-${last.current}`, name: file.name, file, kept: null, failed: null }
      })
      setFiles((all) => [...all, ...added])
      for (const one of added) void send(one)
    },
    again: (one: ChosenFile) => void send(one),
    remove: (one: ChosenFile) => setFiles((all) => all.filter(({ key }) => key !== one.key)),
  }
}

export type FileSending = ReturnType<typeof useFileSending>
