import type { PageContent } from '#building/contract.ts'
import { Closing } from './Closing.tsx'
import { Icon } from '../shell/Icon.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import type { SiteData } from '../shell/site-data.ts'
import { useSite } from '../shell/language.tsx'

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
