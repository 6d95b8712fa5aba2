import Check from 'lucide-react/icons/check'
import Phone from 'lucide-react/icons/phone'
import type { PageContent } from '#building/contract.ts'
import { dialled } from '#platform/text/phones.ts'
import { Icon } from '../shell/Icon.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { WithPhone } from './WithPhone.tsx'
import type { SiteData } from '../shell/site-data.ts'
import { useSite } from '../shell/language.tsx'

export function Services({ data, content }: { data: SiteData; content: PageContent['services'] }) {
  const { words, paths } = useSite()
  const { securityPhone: phone, phoneCountryCodes: country } = data.building
  return (
    <>
      <PageHead data={data} content={content} />
      <section className="section services">
        {content.services.map(({ icon, title, description, points }) => (
          <article key={title}>
            <Icon name={icon} size={28} />
            <h2>{title}</h2>
            <p>
              <WithPhone text={description} phone={phone} country={country} />
            </p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Check size={16} strokeWidth={1.75} aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </section>
      <section className="closing">
        <div className="closing-in">
          <div>
            <h2>{content.assistanceTitle}</h2>
            <p>
              <WithPhone text={content.assistance} phone={phone} country={country} />
            </p>
          </div>
          <p className="actions">
            {phone && (
              <a className="button large on-dark" href={dialled(phone, country)}>
                <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
                {phone}
              </a>
            )}
            <a className="button large outlined" href={paths.contact()}>
              {words.writeToOffice}
            </a>
          </p>
        </div>
      </section>
    </>
  )
}
