import { useMutation } from '@tanstack/react-query'
import { useInvalidate } from './use-invalidate.ts'

/** A mutation after which the queries of a topic are read again, also when it fails: someone else may have changed them. */
export const useTopicMutation = <Reply, Input = void>(topic: string, mutationFn: (input: Input) => Promise<Reply>) =>
  useMutation({ mutationFn, onSettled: useInvalidate([topic]) })
