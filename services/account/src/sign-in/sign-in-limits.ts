import { addressBlock } from '@pinline/chassis/http/address-block'
import type { SetCookie } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { longestWindowSeconds, type WindowLimit } from './attempt-windows.ts'
import type { Audience } from './audience.ts'
import type { DeviceOwner } from './device-owner.ts'
import { type EscalatingPause, mostPerDay } from './escalating-pause.ts'
import {
  type ClientRecognition,
  type RequestClient,
  recognizeClient,
  recognizeClientOfTarget,
} from './recognize-client.ts'
import { newRequester, readRequester, requesterCookie } from './requester-cookie.ts'
import { type CodeRequester, codeMinutes, guessesPerCode, type StoredCodePurpose } from './verification-codes.ts'

/**
 * Wrong passwords for one account from one device of its owner, from one address, and from all unknown clients
 * together.
 */
const fromDevice: WindowLimit = { name: 'sign-in-device', attempts: 10, seconds: 900 }
const fromAddress: WindowLimit = { name: 'sign-in-address', attempts: 10, seconds: 900 }
const fromStrangers: WindowLimit = { name: 'sign-in', attempts: 50, seconds: longestWindowSeconds }
/** Codes sent to one target for one device or address, and for all unknown clients together. */
const sentTo: WindowLimit = { name: 'send-code', attempts: 5, seconds: 600 }
const sentForStrangers: EscalatingPause = { name: 'send-code-strangers', burst: 10 }
/** Wrong codes for one target by all unknown clients together, except those that each requested themself. */
const codesOfStrangers: EscalatingPause = { name: 'code-strangers', burst: 10 }

/**
 * The most guesses that all unknown clients together have at the codes of one target in any 24 hours: those at codes
 * which they requested, and those at codes of others.
 */
export const guessesPerDay = mostPerDay(sentForStrangers) * guessesPerCode + mostPerDay(codesOfStrangers)

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

const takePaused = async (
  { pauses }: AccountDeps,
  pause: EscalatingPause,
  target: string,
): Promise<Rejection | undefined> => {
  const seconds = await pauses.take(pause, target)
  return seconds > 0 ? tooMany(seconds) : undefined
}

const release = async ({ windows }: AccountDeps, taken: readonly Window[]): Promise<void> => {
  await Promise.all(taken.map(([limit, target]) => windows.release(limit, target)))
}

/** Only unknown clients share a window, so that they can lock out each other but no recognised client. */
const guessWindows = (account: string, client: RequestClient, by: ClientRecognition): readonly Window[] => {
  const address = addressBlock(client.address)
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
    default:
      return by satisfies never
  }
}

/** The account whose secret is guessed; `account` is undefined if nobody has the name. */
export interface GuessTarget {
  readonly audience: Audience
  readonly name: string
  readonly account: DeviceOwner | undefined
}

/**
 * Makes one guess at a secret of an account, known or not. A wrong guess counts; a right one, and one that could not be
 * checked, does not. A rejection if there were too many.
 */
export const guessOnce = async (
  deps: AccountDeps,
  { audience, name, account }: GuessTarget,
  client: RequestClient,
  isRight: () => Promise<boolean>,
): Promise<boolean | Rejection> => {
  const by = await recognizeClient(deps, audience, account, client)
  const windows = guessWindows(`${audience} ${account?.id ?? name}`, client, by)
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

/** The ids under which a client's codes are bound to it. */
const requesterIds = (by: ClientRecognition, { actor, cookies }: CodeClient): string[] => {
  const browser = readRequester(cookies)
  return [
    ...(by.kind === 'device' ? [`device ${by.deviceId}`] : []),
    ...(actor.kind === 'staff' ? [`staff ${actor.id}`] : []),
    ...(browser === undefined ? [] : [`browser ${browser}`]),
  ]
}

/** A client that requests or redeems a code. */
type CodeClient = RequestClient & Pick<RequestContext, 'actor'>

/**
 * Counts a code to be sent and returns whom to bind it to, with the cookie that shows it; a rejection if the target has
 * received too many.
 */
export const admitCodeRequest = async (
  deps: AccountDeps,
  target: string,
  client: CodeClient,
): Promise<{ readonly requester: CodeRequester; readonly cookies: readonly SetCookie[] } | Rejection> => {
  const by = await recognizeClientOfTarget(deps, target, client)
  const isStranger = by.kind === 'stranger'
  const counted = by.kind === 'device' ? `device ${by.deviceId}` : `address ${addressBlock(client.address)}`
  const refused =
    (await take(deps, [[sentTo, `${target} ${counted}`]])) ??
    (isStranger ? await takePaused(deps, sentForStrangers, target) : undefined)
  if (refused !== undefined) return refused
  const browser = readRequester(client.cookies) ?? newRequester()
  const id = requesterIds(by, client)[0] ?? `browser ${browser}`
  return { requester: { id, isStranger }, cookies: [requesterCookie(browser, codeMinutes * 60)] }
}

/**
 * Spends a code that was sent to a target: undefined if it was right, else the rejection. Who redeems the code that
 * they requested is not counted with those who guess at the codes of others.
 */
export const redeemCode = async (
  deps: AccountDeps,
  purpose: StoredCodePurpose,
  target: string,
  code: string,
  client: CodeClient,
): Promise<Rejection | undefined> => {
  const wrong = rejection('code-wrong', { errors: { code: 'code-wrong' } })
  const by = await recognizeClientOfTarget(deps, target, client)
  const open = await deps.codes.find(purpose, target, requesterIds(by, client))
  if (open === undefined) return wrong
  const counts = !open.isOwn && by.kind === 'stranger'
  const refused = counts ? await takePaused(deps, codesOfStrangers, target) : undefined
  if (refused !== undefined) return refused
  if (!(await deps.codes.guess(open, code))) return wrong
  await Promise.all([
    ...(counts ? [deps.pauses.release(codesOfStrangers, target)] : []),
    ...(open.forStranger ? [deps.pauses.release(sentForStrangers, target)] : []),
  ])
  return undefined
}
