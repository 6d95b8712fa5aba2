import { deskPhotoAddress } from '#front-desk/photo-address.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { dashboardTime } from '#platform/time/dates.ts'
import type { DeskKey, DeskKeyWithHistory, KeyLoan, KeySeal } from '../contract.ts'
import { keyWords } from '../messages/desk.ts'
import { keyScreenWords } from '../messages/screens.ts'
import { KeyActions } from './KeyActions.tsx'
import { borrowerOf } from './KeyRow.tsx'
import { useKey } from './queries.ts'

const words = keyScreenWords.details

type Props = { id: string | null; onClose: () => void; onLend: (shown: DeskKey) => void }

/** One key: who has it, what can become of it, and its history. */
export function KeyDialog({ id, onClose, onLend }: Props) {
  const shown = useLingering(id)
  const record = useKey(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: keyScreenWords.title, loading: words.loading, failed: keyScreenWords.failed }}
      missing={{ text: words.missing, help: words.missingHelp, back: words.back }}
    >
      {(one, { open, turn, onClose: close }) => (
        <Dialog
          key={turn}
          open={open}
          onClose={close}
          over={words.category[one.category]}
          title={one.number}
          status={keyScreenWords.joined([keyWords.states[one.state], one.place])}
          reading
        >
          <div className="grid gap-5">
            <KeyActions shown={one} onLend={onLend} />
            <Facts shown={one} />
            <History shown={one} />
          </div>
        </Dialog>
      )}
    </RecordDialog>
  )
}

function Facts({ shown }: { shown: DeskKey }) {
  const timeZone = useTimeZone()
  const time = (iso: string) => dashboardTime(iso, timeZone)
  const { loan, seal, holder, unitNumber, note, place } = shown
  const rows: (readonly [string, string])[] = [
    ...(loan
      ? ([
          [words.borrower, keyScreenWords.joined([borrowerOf(loan), keyWords.borrowers[loan.borrowerKind]])],
          [words.due, time(loan.dueAt)],
          [words.since, words.by(time(loan.outAt), loan.outBy)],
          [words.proof, words.proofs[loan.proof]],
        ] as const)
      : []),
    ...(loan?.purpose ? ([[words.purpose, loan.purpose]] as const) : []),
    ...(seal ? ([[words.seal, words.sealedBy(seal.number, seal.sealedBy, time(seal.sealedAt))]] as const) : []),
    ...(holder ? ([[words.holder, holder]] as const) : []),
    ...(unitNumber ? ([[words.unit, unitNumber]] as const) : []),
    ...(place ? ([[words.place, place]] as const) : []),
    ...(note ? ([[words.note, note]] as const) : []),
  ]
  return (
    <>
      {rows.length > 0 ? <KeyValues rows={rows} /> : null}
      {loan?.photoId ? (
        <a href={deskPhotoAddress(loan.photoId, 'full')} target="_blank" rel="noreferrer">
          <img
            src={deskPhotoAddress(loan.photoId, 'thumbnail')}
            alt={words.signature}
            className="aspect-8/3 w-full rounded-md bg-white object-contain inset-ring inset-ring-line"
          />
        </a>
      ) : null}
    </>
  )
}

type Line = { id: string; at: string; title: string; detail: string }

/** The loans and seals as lines, the newest first. A seal that was broken is two lines. */
function linesOf(loans: readonly KeyLoan[], seals: readonly KeySeal[], time: (iso: string) => string): Line[] {
  const lines = [
    ...loans.map((loan) => ({
      id: loan.id,
      at: loan.outAt,
      title: borrowerOf(loan),
      detail: keyScreenWords.joined([
        words.period(time(loan.outAt), loan.inAt === null ? null : time(loan.inAt)),
        loan.purpose,
        loan.returnNote,
      ]),
    })),
    ...seals.map((seal) => ({
      id: seal.id,
      at: seal.sealedAt,
      title: words.putOn(seal.number),
      detail: words.by(time(seal.sealedAt), seal.sealedBy),
    })),
    ...seals.flatMap(({ id, number, brokenAt, brokenBy, reason }) =>
      brokenAt === null
        ? []
        : [
            {
              id: `${id} broken`,
              at: brokenAt,
              title: words.brokenSeal(number),
              detail: keyScreenWords.joined([words.by(time(brokenAt), brokenBy ?? ''), reason ?? '']),
            },
          ],
    ),
  ]
  return lines.toSorted((a, b) => b.at.localeCompare(a.at))
}

function History({ shown }: { shown: DeskKeyWithHistory }) {
  const timeZone = useTimeZone()
  const lines = linesOf(shown.loans, shown.seals, (iso) => dashboardTime(iso, timeZone))
  return (
    <section aria-label={words.history}>
      <h3 className="mb-1.5 font-semibold">{words.history}</h3>
      {lines.length === 0 ? (
        <p className="text-ink-3">{words.noHistory}</p>
      ) : (
        <ol className="rounded-md inset-ring inset-ring-line">
          {lines.map(({ id, title, detail }) => (
            <li key={id} className="border-t border-line px-3.5 py-2 first:border-t-0">
              <p className="font-medium">{title}</p>
              <p className="text-sm text-ink-3">{detail}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
