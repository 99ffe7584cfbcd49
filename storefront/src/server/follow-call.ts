import type { Call } from '@pinline/contracts/api/call'
import type { z } from 'zod'
import { readCall } from './read-call.ts'

const everyMs = 5000

/**
 * Reports what a call returns at start and whenever it changes; while the API is away, what was known last stays. Returns
 * the function that stops it.
 */
export function followCall<Input extends z.ZodType, Output extends z.ZodType>(
  apiOrigin: string,
  call: Call<Input, Output>,
  input: z.input<Input>,
  onChange: (output: z.output<Output>) => void,
): () => void {
  let known = ''
  const read = async (): Promise<void> => {
    const output = await readCall(apiOrigin, call, input)
    const now = JSON.stringify(output)
    if (now === known) return
    known = now
    onChange(output)
  }
  const readAgain = () => void read().catch(() => undefined)
  readAgain()
  const timer = setInterval(readAgain, everyMs)
  return () => clearInterval(timer)
}
