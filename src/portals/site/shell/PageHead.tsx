import { isEncoded, Picture } from '../pages/Picture.tsx'
import { PlanPlate } from '../offers/PlanPlate.tsx'
import type { SiteData } from './site-data.ts'

/** The heading and introduction of a page, beside its picture if it has one. */
export function PageHead({
  data,
  content: { headline, introduction, slot },
}: {
  data: SiteData
  content: { headline: string; introduction: string; slot?: string | undefined }
}) {
  const picture = slot === undefined ? undefined : data.pictures[slot]
  const heading = (
    <>
      <h1>{headline}</h1>
      <p className="lead">{introduction}</p>
    </>
  )
  if (slot === undefined) return <section className="section page-head">{heading}</section>
  return (
    <section className="page-head pictured">
      <div className="page-words">{heading}</div>
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
