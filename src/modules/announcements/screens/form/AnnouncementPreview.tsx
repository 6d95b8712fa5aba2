import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Markdown } from '#platform/ui/display/Markdown.tsx'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { AnnouncementValues } from '../../announcement-values.ts'
import { announcementTexts } from '../../messages/index.ts'
import { AnnouncementMarks } from '../AnnouncementMarks.tsx'

/** A preview of what residents will see. */
export function AnnouncementPreview({ form }: { form: UseFormReturn<AnnouncementValues> }) {
  const words = useTexts(announcementTexts)
  const [title, body, category, pinned, emergency] = useWatch({
    control: form.control,
    name: ['title', 'body', 'category', 'pinned', 'emergency'],
  })
  const settledBody = useDebounced(body, 150)
  const isEmpty = title.trim() === '' && body.trim() === ''
  return (
    <section aria-label={words.form.preview} className="min-w-0">
      <h3 className="mb-1.5 text-sm font-[525]">{words.form.preview}</h3>
      <div className="rounded-lg bg-sunken p-4">
        {isEmpty ? (
          <p className="text-ink-3">{words.form.previewEmpty}</p>
        ) : (
          <article className="grid gap-2">
            <p className="flex flex-wrap gap-1.5">
              <AnnouncementMarks category={category} pinned={pinned} emergency={emergency} />
            </p>
            <p className="serif text-21 leading-6.75 wrap-anywhere">{title}</p>
            <Markdown text={settledBody} level={4} />
          </article>
        )}
      </div>
    </section>
  )
}
