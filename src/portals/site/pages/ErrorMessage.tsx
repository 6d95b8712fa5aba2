import { dialled, type DialledCountry, digitsOf } from '#platform/text/phones.ts'
import { useSite } from '../shell/language.tsx'

/** What a page shows when the server cannot answer: why, another try, and how to reach the office meanwhile. */
export function ErrorMessage({ text, phone, country }: { text: string; phone: string; country: DialledCountry }) {
  const { words } = useSite()
  return (
    <section className="section lost">
      <h1>{words.error.title}</h1>
      <p className="lead">{text}</p>
      <p className="actions">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the present address, with its query */}
        <a className="button primary large" href="">
          {words.error.again}
        </a>
        {digitsOf(phone) === '' ? null : (
          <a className="button large" href={dialled(phone, country)}>
            {words.error.call(phone)}
          </a>
        )}
      </p>
    </section>
  )
}
