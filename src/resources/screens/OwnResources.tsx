import { ExternalLink, FileDown, FileText } from 'lucide-react'
import { useState } from 'react'
import { shownBytes } from '#platform/bytes.ts'
import { portalDate } from '#platform/dates.ts'
import { pathOf } from '#platform/endpoint.ts'
import { Button } from '#platform/screens/Button.tsx'
import { buttonClass } from '#platform/screens/button-class.ts'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { SearchInput } from '#platform/screens/SearchInput.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { resources } from '../contract.ts'
import type { OwnResource } from '../own-contract.ts'
import { ownWords as said } from '../own-words.ts'
import { useOwnResources } from './queries.ts'

/** Texts and documents for the resident, found by typing. */
export function OwnResources() {
  const own = useOwnResources()
  const [typed, setTyped] = useState('')
  if (!own.data) return <Waiting on={own} words={said.loading} />
  const fits = (one: OwnResource) =>
    typed
      .toLowerCase()
      .split(/\s+/)
      .every((word) => `${one.title} ${one.body} ${one.folder}`.toLowerCase().includes(word))
  const found = own.data.filter(fits)
  const documents = found.filter(({ kind }) => kind === 'document')
  const texts = found.filter(({ kind }) => kind === 'text')
  return (
    <>
      <NotRefreshed on={own} />
      <SearchInput label={said.search} value={typed} onChange={setTyped} className="w-full md:max-w-[360px]" />
      {found.length === 0 && typed !== '' ? (
        <Card flush>
          <Empty
            action={
              <Button size="small" onClick={() => setTyped('')}>
                {said.clear}
              </Button>
            }
          >
            {said.noneFit}
          </Empty>
        </Card>
      ) : null}
      {documents.length > 0 || typed === '' ? <Documents documents={documents} /> : null}
      {texts.length > 0 ? (
        <section aria-labelledby="house-texts">
          <h2 id="house-texts" className="mb-2.5 text-base font-semibold">
            {said.texts}
          </h2>
          <div className="grid items-start gap-3.5 md:grid-cols-2">
            {texts.map((text) => (
              <HouseText key={text.id} text={text} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  )
}

function HouseText({ text: { title, body, url } }: { text: OwnResource }) {
  return (
    <Card level="h3" title={title}>
      <p className="whitespace-pre-wrap wrap-anywhere text-ink-2">{body}</p>
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClass({ look: 'outlined', size: 'small', full: false })} mt-3`}
        >
          <ExternalLink aria-hidden="true" />
          {said.camera(title)}
        </a>
      ) : null}
    </Card>
  )
}

function Documents({ documents }: { documents: readonly OwnResource[] }) {
  const zone = useTimeZone()
  const folders = [...Map.groupBy(documents, ({ folder }) => folder || said.general)]
  return (
    <Card flush title={said.documents}>
      {documents.length === 0 ? <Empty icon={FileText}>{said.noDocuments}</Empty> : null}
      <div className="px-[18px] pt-1 pb-2">
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
                        {said.version(file.number, portalDate(file.createdAt, zone))} · {shownBytes(file.size)}
                      </p>
                    </div>
                    <a
                      href={pathOf(resources.open, { id: file.id })}
                      download={file.name}
                      aria-label={said.download(title)}
                      className={buttonClass({ look: 'outlined', size: 'small', full: false })}
                    >
                      <FileDown aria-hidden="true" />
                      <span className="max-md:sr-only">{said.downloadShort}</span>
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
