import { type Call, type GeneralError, generalErrors } from '@pinline/contracts/api/call'
import type { ErrorCode, FailureCode, RefusalCode } from '@pinline/contracts/api/error-codes'
import type { z } from 'zod'
import type { ApiClient } from '../api-client/create-api-client.ts'
import { ApiFailure, type FailureReason, type Refused } from '../api-client/outcome.ts'

/** A rejection with the codes that its call lists. */
export interface RefusedCommand<Code extends ErrorCode = ErrorCode> extends Refused {
  readonly code: (Code & RefusalCode) | undefined
}

export interface FailedCommand<Code extends ErrorCode = ErrorCode> {
  readonly kind: 'failed'
  /** `duplicate`: an equal command was in progress, so this one was not sent. */
  readonly reason: FailureReason | 'duplicate'
  /** HTTP status or envelope code; 0 without a response. */
  readonly status: number
  readonly code: (Code & FailureCode) | undefined
  /** Text to show; empty when the client has shown a notification or there is nothing to show. */
  readonly message: string
}

/** The result of a command. A code that its call does not list is undefined. */
export type CommandResult<Data, Code extends ErrorCode = ErrorCode> =
  | { readonly kind: 'done'; readonly data: Data }
  | RefusedCommand<Code>
  /** Somebody else changed the object first (409 `version-conflict`): nothing was written. */
  | { readonly kind: 'conflict' }
  | FailedCommand<Code>

/** An equal command was in progress: nothing was sent, and the screen shows nothing. */
export const duplicate = { kind: 'failed', reason: 'duplicate', status: 0, code: undefined, message: '' } as const

/** The result of a call by its definition, e.g. `ResultOf<typeof cancelOrder>`. */
export type ResultOf<C extends Call> = CommandResult<z.output<C['output']>, C['errors'][number] | GeneralError>

/** The error codes of a call. */
export type RefusalOf<C extends Call> = Extract<ResultOf<C>, { readonly kind: 'refused' }>

/** True if the command may have taken effect although no response arrived. */
export const isUnanswered = (result: CommandResult<unknown>): boolean =>
  result.kind === 'failed' && (result.status === 0 ? result.reason !== 'duplicate' : result.status >= 500)

export interface SentCommand<Input> {
  readonly input: Input
  readonly key: string
  readonly notifyOnFailure: boolean
}

/** Sends a command once. Rejects only for a bug or an abort. */
export const sendCommand = async <Input extends z.ZodType, Output extends z.ZodType, Code extends ErrorCode>(
  api: Pick<ApiClient, 'call'>,
  call: Call<Input, Output, Code>,
  { input, key, notifyOnFailure }: SentCommand<z.input<Input>>,
): Promise<CommandResult<z.output<Output>, Code | GeneralError>> => {
  const isListed = (code: ErrorCode | undefined): code is Code | GeneralError =>
    [...call.errors, ...generalErrors].some((one) => one === code)
  try {
    const outcome = await api.call(call, input, { idempotencyKey: key, silent: !notifyOnFailure })
    switch (outcome.kind) {
      case 'ok':
        return { kind: 'done', data: outcome.data }
      case 'refused':
        return { ...outcome, code: isListed(outcome.code) ? outcome.code : undefined }
      case 'duplicate':
        return duplicate
      default:
        return outcome satisfies never
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { reason, status, code } = error
    if (status === 409 && code === 'version-conflict') return { kind: 'conflict' }
    // The client itself notifies the person that a session has ended.
    const message = notifyOnFailure || status === 401 ? '' : error.message
    return { kind: 'failed', reason, status, code: isListed(code) ? code : undefined, message }
  }
}
