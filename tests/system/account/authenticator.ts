import { createHmac } from 'node:crypto'
import { waitFor } from '../../harness/wait-for.ts'

const stepMs = 30_000
/** The code of the step before counts no more once the next one begins. */
const safeMs = 5000

const keyOf = (secret: string): Buffer => {
  let bits = ''
  for (const letter of secret) bits += 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)))
}

/** An authenticator app in a pocket, written from RFC 6238 apart from the product. */
export class Authenticator {
  readonly #key: Buffer
  #used = 0

  constructor(secret: string) {
    this.#key = keyOf(secret)
  }

  /** The code of a step from now: 0 is the present one. */
  code(stepsAhead = 0): string {
    return this.#at(Math.floor(Date.now() / stepMs) + stepsAhead)
  }

  /** A valid code that was not used yet; waits for one if necessary. */
  async fresh(): Promise<string> {
    const step = await waitFor(
      'a code that was not used',
      () => {
        const present = Math.floor(Date.now() / stepMs)
        const next = Math.max(this.#used + 1, present - 1)
        const isSafe = next >= present || stepMs - (Date.now() % stepMs) > safeMs
        return isSafe && next <= present + 1 ? next : undefined
      },
      { timeoutMs: 2 * stepMs },
    )
    this.#used = step
    return this.#at(step)
  }

  #at(step: number): string {
    const counter = Buffer.alloc(8)
    counter.writeUInt32BE(step, 4)
    const mac = createHmac('sha1', this.#key).update(counter).digest()
    const from = (mac.at(-1) ?? 0) & 15
    return String((mac.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0')
  }
}
