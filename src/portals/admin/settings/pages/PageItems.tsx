import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ContentInLanguages, itemsOf } from '#building/page-content.ts'
import type { ItemsPlan } from '#building/page-plan.ts'
import { defaultLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { toText } from '#settings/changed-field.ts'
import { contentWords as words } from './messages/content.ts'
import { moved, type Place, withItems, withNewItem } from './page-draft.ts'
import { PageText } from './PageText.tsx'

type Props = {
  plan: ItemsPlan
  draft: ContentInLanguages
  onDraft: (draft: ContentInLanguages) => void
  onWrite: (language: Language, place: Place, value: unknown) => void
  mistakes: ReadonlyMap<string, string>
}

/** A list of items of a page, the same items in all languages: edited, moved, added and removed. */
export function PageItems({ plan, draft, onDraft, onWrite, mistakes }: Props) {
  const items = itemsOf(draft[defaultLanguage()], plan.key)
  const change = (change: Parameters<typeof withItems>[2]) => onDraft(withItems(draft, plan.key, change))
  const nameOf = (at: number) => {
    const called = items[at]?.[plan.fields.find(({ kind }) => kind === 'line')?.key ?? '']
    return typeof called === 'string' && called.trim() !== '' ? called : words.unnamed(plan.item, at + 1)
  }
  return (
    <Card
      title={plan.label}
      flush
      action={
        <Button
          size="small"
          icon={Plus}
          disabledBecause={items.length < plan.maxItems ? null : words.full(plan.maxItems)}
          onClick={() => onDraft(withNewItem(draft, plan))}
        >
          {words.add(plan.item)}
        </Button>
      }
    >
      {items.length === 0 ? <p className="px-4.5 py-4 text-ink-3">{words.none}</p> : null}
      <ul aria-label={plan.label} className="mt-3">
        {items.map((item, at) => (
          <li key={keyOf(item, at)} className="border-t border-line px-4.5 pt-2.5 pb-4">
            <div className="mb-1 flex items-center gap-1">
              <h3 className="mr-auto min-w-0 truncate font-[575]">{nameOf(at)}</h3>
              <IconButton
                small
                icon={ArrowUp}
                label={words.up(nameOf(at))}
                aria-disabled={at === 0}
                onClick={() => at > 0 && change((list) => moved(list, at, at - 1))}
              />
              <IconButton
                small
                icon={ArrowDown}
                label={words.down(nameOf(at))}
                aria-disabled={at === items.length - 1}
                onClick={() => at < items.length - 1 && change((list) => moved(list, at, at + 1))}
              />
              <IconButton
                small
                icon={X}
                label={words.remove(nameOf(at))}
                onClick={() => change((list) => list.filter((_, place) => place !== at))}
              />
            </div>
            <div className="grid gap-3">
              {plan.fields.map((field) => (
                <PageText
                  key={field.key}
                  field={field}
                  place={{ part: plan.key, item: at, field: field.key }}
                  draft={draft}
                  onWrite={onWrite}
                  mistakes={mistakes}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** An item is identified by its picture slot where it has one, so that its fields move with it. */
const keyOf = (item: Record<string, unknown>, at: number) => toText(item['slot'] ?? item['slots'] ?? at)
