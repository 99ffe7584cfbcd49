import { type AccountChange, getAccountChange } from '@pinline/contracts/account/buyer/get-account-change'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

/** What a link can undo, or why it cannot. */
export type LinkState =
  | { readonly kind: 'valid'; readonly change: AccountChange }
  | { readonly kind: 'used' | 'expired' | 'wrong' }

/** The state that an error code stands for: a token that the server cannot read is as wrong as an unknown one. */
export const stateOfRefusal = (code: ErrorCode | undefined): LinkState => {
  switch (code) {
    case 'undo-link-used':
      return { kind: 'used' }
    case 'undo-link-expired':
      return { kind: 'expired' }
    default:
      return { kind: 'wrong' }
  }
}

export const getAccountChangeQuery = ({ api }: AppContext, token: string) =>
  queryOptions({
    queryKey: ['account-change', token],
    queryFn: async ({ signal }): Promise<LinkState> => {
      const outcome = await api.call(getAccountChange, { token }, { signal, silent: true })
      if (outcome.kind === 'ok') return { kind: 'valid', change: outcome.data }
      return stateOfRefusal(outcome.kind === 'refused' ? outcome.code : undefined)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
