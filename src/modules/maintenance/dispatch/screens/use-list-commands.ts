import { useState } from 'react'
import { useListKeys } from '#platform/ui/keys/use-list-keys.ts'
import { selectionKeys } from '#platform/ui/lists/selection/selection-keys.ts'
import { type Selection, useSelection } from '#platform/ui/lists/selection/use-selection.ts'
import type { MaintenanceRequest, RequestFilter } from '../../requests/request.ts'
import type { Command, Verb } from './command.ts'

type Options = {
  /** The filters of the list, for everything that matches them. */
  filter: Partial<RequestFilter>
  /** The chosen columns, for files and paper; null for the usual ones. */
  columns: readonly string[] | null
  /** Names the list with its filters. */
  scope: string
  /** A request that the screen shows. */
  find: (id: string) => MaintenanceRequest | undefined
  /** The requests between which Shift selects a range. */
  rows: () => readonly MaintenanceRequest[]
  onComment: (id: string) => void
  onNew: () => void
  onKeys: () => void
  /** J and K while a request is open and its dialog, which has keys of its own, is not there yet. */
  onStep: ((by: 1 | -1) => void) | undefined
}

export type ListCommands = {
  selection: Selection<MaintenanceRequest>
  /** For this request, or for the selected ones. */
  run: (verb: Verb, request?: MaintenanceRequest) => void
  /** For everything that matches the filters, with the number of rows. */
  runForAll: (verb: Verb, count: number) => void
}

/** The selection of a list of requests, its keys, and the command that they or a button started. */
export function useListCommands({ filter, columns, scope, find, rows, onComment, onNew, onKeys, onStep }: Options) {
  const selection = useSelection<MaintenanceRequest>(scope)
  const [command, setCommand] = useState<Command | null>(null)

  const run = (verb: Verb, request?: MaintenanceRequest) => {
    const isBulk = selection.count > 0 && (request === undefined || selection.has(request.id))
    if (!isBulk && !request) return
    const all = isBulk && selection.isAll ? { filter, count: selection.count } : null
    const requests = isBulk ? selection.rows : request ? [request] : []
    const places = isBulk
      ? [`[data-bulk="${verb}"]`, '[role="toolbar"]']
      : [`[data-assign="${request?.id}"]`, `[data-row="${request?.id}"]`]
    const anchor = () => places.map((place) => document.querySelector(place)).find((place) => place !== null) ?? null
    setCommand({ verb, target: { requests, all, columns }, anchor })
  }
  const runFor = (verb: Verb) => (id: string | null) => run(verb, id === null ? undefined : find(id))
  const keys = selectionKeys(selection, rows, find)
  useListKeys({
    commands: {
      a: runFor('assign'),
      p: runFor('priority'),
      m: runFor('status'),
      s: runFor('schedule'),
      c: (id) => {
        if (selection.count > 0) run('message')
        else if (id !== null) onComment(id)
      },
      ...keys.commands,
      n: onNew,
      '?': onKeys,
    },
    onEscape: keys.onEscape,
    onStep,
    hasOwnKeys: true,
  })
  const runForAll = (verb: Verb, count: number) =>
    setCommand({ verb, target: { requests: [], all: { filter, count }, columns }, anchor: () => null })
  return { selection, run, runForAll, command, close: () => setCommand(null) }
}
