import ExternalLink from 'lucide-react/icons/external-link'
import FileDown from 'lucide-react/icons/file-down'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { shownBytes } from '#platform/text/bytes.ts'
import { portalDate } from '#platform/time/dates.ts'
import { pathOf } from '#platform/endpoint.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { SearchInput } from '#platform/ui/lists/SearchInput.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { resources } from '../contract.ts'
import type { OwnResource } from '../own-contract.ts'
import { ownResourceTexts } from '../messages/own.ts'
import { useOwnResources } from './queries.ts'

/** The resident's texts and documents with a search. */
export function OwnResources() {
  const ownWords = useTexts(ownResourceTexts)
  const own = useOwnResources()
  const [input, setInput] = useState('')
  if (!own.data) return <Waiting on={own} words={ownWords.loading} />
  const fits = (resource: OwnResource) =>
    input
      .toLowerCase()
      .split(/\s+/)
      .every((word) => `${resource.title} ${resource.body} ${resource.folder}`.toLowerCase().includes(word))
  const matches = own.data.filter(fits)
  const documents = matches.filter(({ kind }) => kind === 'document')
  const texts = matches.filter(({ kind }) => kind === 'text')
  return (
    <>
      <NotRefreshed on={own} />
      <SearchInput label={ownWords.search} value={input} onChange={setInput} className="w-full md:max-w-90" />
      {matches.length === 0 && input !== '' ? (
        <Card flush>
          <Empty
            action={
              <Button size="small" onClick={() => setInput('')}>
                {ownWords.clear}
              </Button>
            }
          >
            {ownWords.noneFit}
          </Empty>
        </Card>
      ) : null}
      {documents.length > 0 || input === '' ? <Documents documents={documents} /> : null}
      {texts.length > 0 ? (
        <section aria-labelledby="building-texts">
          <h2 id="building-texts" className="mb-2.5 text-base font-semibold">
            {ownWords.texts}
          </h2>
          <div className="grid items-start gap-3.5 md:grid-cols-2">
            {texts.map((text) => (
              <BuildingText key={text.id} text={text} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}

function BuildingText({ text: { title, body, url } }: { text: OwnResource }) {
  const ownWords = useTexts(ownResourceTexts)
  return (
    <Card level="h3" title={title}>
      <p className="whitespace-pre-wrap wrap-anywhere text-ink-2">{body}</p>
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ variant: 'outlined', size: 'small', full: false })} mt-3`}
        >
          <ExternalLink aria-hidden="true" />
          {ownWords.camera(title)}
        </a>
      ) : null}
    </Card>
  )
}

function Documents({ documents }: { documents: readonly OwnResource[] }) {
  const ownWords = useTexts(ownResourceTexts)
  const language = useLanguage()
  const zone = useTimeZone()
  const folders = [...Map.groupBy(documents, ({ folder }) => folder || ownWords.general)]
  return (
    <Card flush title={ownWords.documents}>
      {documents.length === 0 ? <Empty icon={FileText}>{ownWords.noDocuments}</Empty> : null}
      <div className="px-4.5 pt-1 pb-2">
        {folders.map(([folder, list]) => (
          <section key={folder} aria-label={folder} className="mt-2">
            <h3 className="text-sm text-ink-3">{folder}</h3>
            <ul>
              {list.map(({ id, title, body, file }) =>
                file ? (
                  <li key={id} className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
                    <FileText aria-hidden="true" size={18} className="shrink-0 text-brass-700" />
                    <div className="min-w-0 flex-1">
                      <p className="font-[550] wrap-anywhere">{title}</p>
                      {body ? <p className="text-sm wrap-anywhere text-ink-2">{body}</p> : null}
                      <p className="tabular text-sm text-ink-3">
                        {ownWords.version(file.number, portalDate(file.createdAt, zone, language))} ·{' '}
                        {shownBytes(file.size, language)}
                      </p>
                    </div>
                    <a
                      href={pathOf(resources.open, { id: file.id })}
                      download={file.name}
                      aria-label={ownWords.download(title)}
                      className={buttonClass({ variant: 'outlined', size: 'small', full: false })}
                    >
                      <FileDown aria-hidden="true" />
                      <span className="max-md:sr-only">{ownWords.downloadShort}</span>
                    </a>
                  </li>
                ) : null,
              )}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}
