import { useRef } from 'react'
import { createOperation } from '#platform/ui/data/operation.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'
import type { CheckIn } from '../../schemas.ts'
import { useCheckIn, useCheckOut } from './queries.ts'

const words = visitorScreenWords.done

/** Checks visitors in and out with one press; the toast says so and has Undo. A second press meanwhile does nothing. */
export function useCheckInOut() {
  const enter = useCheckIn()
  const leave = useCheckOut()
  const undo = useUndo('visitors')
  const running = useRef(new Set<string>())

  /** Returns whether it was done. */
  const run = async (key: string, failed: string, act: (operation: string) => Promise<string>): Promise<boolean> => {
    if (running.current.has(key)) return false
    running.current.add(key)
    const operation = createOperation()
    try {
      const done = await act(operation)
      toast.success(done, undefined, { undo: undo(operation) })
      return true
    } catch (error) {
      toast.failure(failed, error instanceof Error ? error.message : undefined)
      return false
    } finally {
      running.current.delete(key)
    }
  }
  return {
    checkIn: (body: Partial<CheckIn>) =>
      run(body.guestId ?? 'visitor', words.notIn, async (operation) =>
        words.in((await enter.mutateAsync({ body, operation })).fullName),
      ),
    checkOut: ({ id, fullName }: { id: string; fullName: string }) =>
      run(id, words.notOut, async (operation) => {
        await leave.mutateAsync({ id, operation })
        return words.out(fullName)
      }),
  }
}
export type CheckInOut = ReturnType<typeof useCheckInOut>
