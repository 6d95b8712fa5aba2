import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { Category } from './choices.ts'
import { NewReopening } from './own-contract.ts'
import { Instant } from './request.ts'

/** How the question stands that a letter asked: it waits, was answered, or is over because other work followed. */
export const answerStates = ['waiting', 'confirmed', 'closed', 'reopened', 'over'] as const
export const AnswerState = z.enum(answerStates)
export type AnswerState = z.infer<typeof AnswerState>

/** What a letter's page shows to whoever holds the link: nothing about a person or a home. */
export const Question = z.object({
  /** The number as the letter calls it. */
  number: z.string(),
  category: Category,
  state: AnswerState,
  answerBy: Instant.nullable(),
})
export type Question = z.infer<typeof Question>

const badLink = 'This link is not complete. Please open it from the letter again.'
const Link = z.object({ token: z.string(badLink).trim().min(1, badLink).max(200, badLink) })

/** The answer from a letter, without signing in: the link opens one question about one request, and nothing else. */
export const answers = {
  look: endpoint({
    method: 'POST',
    path: '/api/maintenance-answers/look',
    for: 'anyone',
    summary: 'What a letter asks, and whether it was answered',
    body: Link,
    reply: Question,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/maintenance-answers/confirm',
    for: 'anyone',
    summary: 'Say that it is fixed',
    body: Link,
    reply: Question,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/maintenance-answers/reopen',
    for: 'anyone',
    summary: 'Say that it is not fixed, and why',
    body: Link.extend(NewReopening.shape),
    reply: Question,
  }),
}
