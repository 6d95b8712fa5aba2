import type { PageContent } from '#building/contract.ts'
import { Closing } from './Closing.tsx'
import { Icon } from './Icon.tsx'
import { PageHead } from './PageHead.tsx'
import type { SiteData } from './site-data.ts'
import { useSite } from './language.tsx'

export function Nearby({ data, content }: { data: SiteData; content: PageContent['nearby'] }) {
  const { words } = useSite()
  return (
    <>
      <PageHead data={data} content={content} />
      <section className="section nearby">
        {content.groups.map(({ icon, title, items }) => (
          <article key={title}>
            <h2>
              <Icon name={icon} size={24} />
              {title}
            </h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </article>
        ))}
      </section>
      <Closing data={data} text={words.comeAndSee} second="units" />
    </>
  )
}
