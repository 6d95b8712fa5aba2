import { visitText } from '#maintenance/work-orders/visit-text.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { QrCode } from '#platform/ui/display/QrCode.tsx'
import { passPageTexts } from '#visitors/messages/pass-page.ts'
import { formatPassCode } from '#visitors/pass-code.ts'
import type { ContentOf } from '../content.ts'
import { Notice } from '../form/Notice.tsx'

/** The pass of an announced visitor, for a phone at the front desk. It works without an account and without scripts. */
export function VisitorPass({ timeZone, ...content }: ContentOf<'visitor-pass'> & { timeZone: string }) {
  const words = useTexts(passPageTexts)
  const language = useLanguage()
  if (!('pass' in content))
    return <Notice tone="danger">{content.link === 'bad' ? words.badLink : words.noLink}</Notice>
  const { name, guests, host, unitNumber, from, until, stall, code, problem } = content.pass
  const facts = [
    { label: words.when, value: visitText({ from, to: until }, timeZone, language) },
    { label: words.host, value: `${host}, ${unitNumber}` },
    ...(stall ? [{ label: words.stall, value: words.stallOf(stall.number, stall.plate) }] : []),
  ]
  return (
    <div className="grid gap-4.5">
      {problem ? (
        <Notice tone={problem === 'another_day' || problem === 'too_early' ? 'info' : 'danger'}>
          {words.problems[problem]}
        </Notice>
      ) : null}
      <div className="grid gap-1">
        <h2 className="serif text-24 leading-7.5 wrap-anywhere">{name ?? words.party(guests)}</h2>
        {code === null ? null : <p className="text-ink-2">{words.show}</p>}
      </div>
      {code === null ? null : (
        <div className="grid justify-items-center gap-2.5">
          <QrCode address={code} label={words.qr} className="w-full max-w-65" />
          <p className="tabular text-24 leading-7.5 font-semibold tracking-wide">
            <span className="sr-only">{words.code} </span>
            {formatPassCode(code)}
          </p>
        </div>
      )}
      <dl className="grid gap-2.5">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
