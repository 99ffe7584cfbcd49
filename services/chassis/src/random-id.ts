import { randomBytes } from 'node:crypto'

/** The prefix and 25 base-36 characters: 128 random bits. */
export const randomId = (prefix: string): string => {
  const bits = BigInt(`0x${randomBytes(16).toString('hex')}`)
  return `${prefix}-${bits.toString(36).padStart(25, '0')}`
}
