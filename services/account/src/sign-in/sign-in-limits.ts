import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import type { WindowLimit } from './attempt-windows.ts'
import type { Audience } from './audience.ts'
import {
  type ClientRecognition,
  type RequestClient,
  recognizeClient,
  recognizeClientOfTarget,
} from './recognize-client.ts'
import type { StoredCodePurpose } from './verification-codes.ts'

/**
 * Wrong passwords for one account from one device of its owner, from one address, and from all unknown clients
 * together.
 */
const fromDevice: WindowLimit = { name: 'sign-in-device', attempts: 10, seconds: 900 }
const fromAddress: WindowLimit = { name: 'sign-in-address', attempts: 10, seconds: 900 }
const fromStrangers: WindowLimit = { name: 'sign-in', attempts: 50, seconds: 3600 }
/** Codes sent to one target for one requester, and for all unknown clients together. */
const sentTo: WindowLimit = { name: 'send-code', attempts: 5, seconds: 600 }
const sentForStrangers: WindowLimit = { name: 'send-code-strangers', attempts: 10, seconds: 600 }
/** Wrong codes for one target by all unknown clients together. */
const codesOfStrangers: WindowLimit = { name: 'code-strangers', attempts: 100, seconds: 86_400 }

type Window = readonly [limit: WindowLimit, target: string]

const tooMany = (seconds: number): Rejection => rejection('too-many-requests', { data: { retryAfterSeconds: seconds } })

/** Counts an attempt in each window; a rejection if one of them was full. */
const take = async ({ windows }: AccountDeps, taken: readonly Window[]): Promise<Rejection | undefined> => {
  for (const [limit, target] of taken) {
    const seconds = await windows.take(limit, target)
    if (seconds > 0) return tooMany(seconds)
  }
  return undefined
}

const release = async ({ windows }: AccountDeps, taken: readonly Window[]): Promise<void> => {
  await Promise.all(taken.map(([limit, target]) => windows.release(limit, target)))
}

/** Only unknown clients share a window, so that they can lock out each other but no recognised client. */
const guessWindows = (account: string, { address }: RequestClient, by: ClientRecognition): readonly Window[] => {
  switch (by.kind) {
    case 'device':
      return [[fromDevice, `${account} ${by.deviceId}`]]
    case 'address':
      return [[fromAddress, `${account} ${address}`]]
    case 'stranger':
      return [
        [fromAddress, `${account} ${address}`],
        [fromStrangers, account],
      ]
    default: {
      const missing: never = by
      return missing
    }
  }
}

/** The account whose secret is guessed; `id` is undefined if nobody has the name. */
export interface GuessTarget {
  readonly audience: Audience
  readonly name: string
  readonly id: string | undefined
}

/**
 * Makes one guess at a secret of an account, known or not. A wrong guess counts; a right one, and one that could not be
 * checked, does not. A rejection if there were too many.
 */
export const guessOnce = async (
  deps: AccountDeps,
  { audience, name, id }: GuessTarget,
  client: RequestClient,
  isRight: () => Promise<boolean>,
): Promise<boolean | Rejection> => {
  const by = await recognizeClient(deps, audience, id, client)
  const windows = guessWindows(`${audience} ${id ?? name}`, client, by)
  const refused = await take(deps, windows)
  if (refused !== undefined) return refused
  let counts = false
  try {
    counts = !(await isRight())
  } finally {
    if (!counts) await release(deps, windows)
  }
  return !counts
}

const requesterOf = (by: ClientRecognition, { address }: RequestClient): string =>
  by.kind === 'device' ? `device ${by.deviceId}` : `address ${address}`

/** Counts a code to be sent and returns its requester; a rejection if the target has received too many. */
export const admitCodeRequest = async (
  deps: AccountDeps,
  target: string,
  client: RequestClient,
): Promise<{ readonly requester: string } | Rejection> => {
  const by = await recognizeClientOfTarget(deps, target, client)
  const requester = requesterOf(by, client)
  const refused = await take(deps, [
    [sentTo, `${target} ${requester}`],
    ...(by.kind === 'stranger' ? [[sentForStrangers, target] as const] : []),
  ])
  return refused ?? { requester }
}

/** Spends a code that was sent to a target: undefined if it was right, else the rejection. */
export const redeemCode = async (
  deps: AccountDeps,
  purpose: StoredCodePurpose,
  target: string,
  code: string,
  client: RequestClient,
): Promise<Rejection | undefined> => {
  const by = await recognizeClientOfTarget(deps, target, client)
  const windows: readonly Window[] = by.kind === 'stranger' ? [[codesOfStrangers, target]] : []
  const refused = await take(deps, windows)
  if (refused !== undefined) return refused
  if (!(await deps.codes.redeem(purpose, target, code, requesterOf(by, client))))
    return rejection('code-wrong', { errors: { code: 'code-wrong' } })
  await release(deps, windows)
  return undefined
}
