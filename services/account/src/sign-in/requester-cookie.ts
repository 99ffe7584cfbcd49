import { randomBytes } from 'node:crypto'
import type { SetCookie } from '@pinline/chassis/http/call-result'

const cookie = { name: 'pinline_code_requester', path: '/api/v1' } as const

/** The browser of a request that has requested a code, or undefined. Nobody else can know it: it is 128 random bits. */
export const readRequester = (shown: Readonly<Record<string, string | undefined>>): string | undefined =>
  /^[\w-]{22}$/.exec(shown[cookie.name] ?? '')?.[0]

/**
 * Binds a code to the browser that requested it. Prevents the failure "a stranger guesses at a code until its requester
 * cannot redeem it".
 */
export const requesterCookie = (requester: string, maxAgeSeconds: number): SetCookie => ({
  ...cookie,
  value: requester,
  maxAgeSeconds,
})

export const newRequester = (): string => randomBytes(16).toString('base64url')
