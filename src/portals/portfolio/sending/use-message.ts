import { useState } from 'react'
import type { AnnouncementCategory } from '#announcements/choices.ts'
import type { MessageAudience } from '#portfolio/choices.ts'
import type { NewMessage } from '#portfolio/schemas.ts'
import type { Language } from '#platform/language/registry.ts'
import { mapLanguages } from '#platform/language/language.ts'

export type MessageText = { title: string; body: string }
export type MessageValues = {
  id: string
  audience: MessageAudience
  category: AnnouncementCategory
  byMail: boolean
  /** As typed; '' to publish it at once. */
  publishAt: string
  texts: Record<Language, MessageText>
}

const blank = (): MessageValues => ({
  id: crypto.randomUUID(),
  audience: 'everyone',
  category: 'Building News',
  byMail: true,
  publishAt: '',
  texts: mapLanguages(() => ({ title: '', body: '' })),
})

export const isWritten = ({ title, body }: MessageText) => title.trim() !== '' && body.trim() !== ''
export const isEmpty = ({ title, body }: MessageText) => title.trim() === '' && body.trim() === ''

/** The message that is being written. Its id stays until it is sent, so that a second press sends nothing twice. */
export function useMessage() {
  const [values, setValues] = useState(blank)
  return {
    values,
    set: (changes: Partial<MessageValues>) => setValues((before) => ({ ...before, ...changes })),
    setText: (language: Language, text: Partial<MessageText>) =>
      setValues((before) => ({
        ...before,
        texts: { ...before.texts, [language]: { ...before.texts[language], ...text } },
      })),
    /** After a rejection or a sent message: what is sent next is another one. */
    renew: () => setValues((before) => ({ ...before, id: crypto.randomUUID() })),
    reset: () => setValues(blank),
  }
}

export type Message = ReturnType<typeof useMessage>

/** The body of the call. */
export function toBody({ publishAt, texts, ...values }: MessageValues, buildings: readonly string[]): NewMessage {
  return {
    ...values,
    buildings: [...buildings],
    publishAt: publishAt === '' ? null : new Date(publishAt).toISOString(),
    texts: mapLanguages((language) => (isEmpty(texts[language]) ? undefined : texts[language])),
  }
}
