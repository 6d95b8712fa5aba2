import { isEncoded, Picture } from './Picture.tsx'
import { PlanPlate } from './PlanPlate.tsx'
import type { SiteData } from './site-data.ts'

/** The heading of a page and its first words, beside the picture where the page has a place for one. */
export function PageHead({
  data,
  content: { headline, introduction, slot },
}: {
  data: SiteData
  content: { headline: string; introduction: string; slot?: string | undefined }
}) {
  const picture = slot === undefined ? undefined : data.pictures[slot]
  const said = (
    <>
      <h1>{headline}</h1>
      <p className="lead">{introduction}</p>
    </>
  )
  if (slot === undefined) return <section className="section page-head">{said}</section>
  return (
    <section className="page-head pictured">
      <div className="page-words">{said}</div>
      <div className="page-picture">
        {isEncoded(picture) ? (
          <Picture of={picture} sizes="(max-width: 767px) 88vw, (max-width: 1023px) 544px, max(640px, 50vw)" first />
        ) : (
          <PlanPlate slot={slot} />
        )}
        <i className="mullions" />
      </div>
    </section>
  )
}
