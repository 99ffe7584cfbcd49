import type { AnyCall, Call } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { z } from 'zod'
import { tracedFetch } from './traced-fetch.ts'

/** The answer to a call, as a visitor gets it. Throws where there is none. */
export async function readCall<Input extends z.ZodType, Output extends z.ZodType>(
  apiOrigin: string,
  call: Call<Input, Output>,
  input: z.input<Input>,
  language: LanguageCode = 'en',
): Promise<z.output<Output>> {
  const path: AnyCall['path'] = call.path
  const response = await tracedFetch(`${apiOrigin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Locale': language },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(20_000),
  })
  const result = envelope.parse(await response.json())
  if (result.code !== 200) throw new Error(`${path} answered ${result.code}`)
  return call.output.parse(result.data)
}
