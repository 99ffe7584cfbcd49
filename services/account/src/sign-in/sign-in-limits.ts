import { type Rejection, rejection } from '@pinline/chassis/contract/error-codes'
import type { AccountParts } from '../account-parts.ts'
import type { WindowLimit } from './attempt-windows.ts'

/** Wrong passwords for one account from anywhere, and from one address. */
const fromAnywhere: WindowLimit = { name: 'sign-in', attempts: 50, seconds: 3600 }
const fromOneAddress: WindowLimit = { name: 'sign-in-address', attempts: 10, seconds: 900 }
/** Codes sent to one target. */
const toOneTarget: WindowLimit = { name: 'send-code', attempts: 5, seconds: 600 }

const tooMany = (seconds: number): Rejection => rejection('too-many-requests', { data: { retryAfterSeconds: seconds } })

/** A refusal while an account, known or not, has been guessed at too often. */
export const refuseGuessing = async (
  { windows }: AccountParts,
  username: string,
  address: string,
): Promise<Rejection | undefined> => {
  const seconds = Math.max(
    await windows.wait(fromAnywhere, username),
    await windows.wait(fromOneAddress, `${username} ${address}`),
  )
  return seconds > 0 ? tooMany(seconds) : undefined
}

export const countWrongGuess = async ({ windows }: AccountParts, username: string, address: string): Promise<void> => {
  await windows.count(fromAnywhere, username)
  await windows.count(fromOneAddress, `${username} ${address}`)
}

/** Counts a code to be sent; a refusal where the target has had its share. */
export const refuseSending = async ({ windows }: AccountParts, target: string): Promise<Rejection | undefined> => {
  const seconds = await windows.wait(toOneTarget, target)
  if (seconds > 0) return tooMany(seconds)
  await windows.count(toOneTarget, target)
  return undefined
}
