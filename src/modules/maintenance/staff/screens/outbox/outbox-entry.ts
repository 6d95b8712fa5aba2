import type { NewNote } from '../../../requests/request-input.ts'
import type { Status } from '../../../requests/choices.ts'
import type { NewVisit } from '../../schemas.ts'

/** What a person did to a request. */
export type Change =
  | { kind: 'status'; status: Status }
  | { kind: 'note'; note: NewNote }
  | { kind: 'photo'; picture: Blob }
  | { kind: 'visit'; visit: NewVisit }

/** A change that waits on the phone until it is sent. */
export type OutboxEntry = {
  /** The order of sending. */
  seq: number
  /** The Idempotency-Key, made when the change was typed: however often it is sent, it happens once. */
  key: string
  /** The account that typed it; no other one sees or sends it. */
  userId: string
  requestId: string
  /** 'AB-123 · Tap drips', to recognise it. */
  label: string
  /** The version of the request that the person saw; a note or a photo needs none. */
  version: number | null
  typedAt: Date
  /** When it was first sent; null before. */
  firstSentAt: Date | null
  /** `conflict`: another person changed the request meanwhile; `rejected`: the server does not take it. */
  state: 'waiting' | 'conflict' | 'rejected'
  /** Why it was rejected. */
  message: string | null
  /** In a conflict: the present version and status of the request. */
  theirs: { version: number; status: Status; by: string | null } | null
  change: Change
}

/** A change as a form makes it; with a key, the form may send it again after an error. */
export type NewEntry = Pick<OutboxEntry, 'userId' | 'requestId' | 'label' | 'version' | 'change'> & { key?: string }
