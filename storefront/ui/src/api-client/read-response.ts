import { type Envelope, envelope, refusal } from '@pinline/contracts/api/envelope'
import { isErrorCode, isFailureCode, isRefusalCode } from '@pinline/contracts/api/error-codes'
import { z } from 'zod'
import { type ApiTexts, textKeyOfStatus } from './api-text.ts'
import { ApiFailure, CallRefused, type Outcome } from './outcome.ts'

const readEnvelope = async (response: Response): Promise<Envelope | undefined> => {
  try {
    const parsed = envelope.safeParse(await response.json())
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** The text of an envelope: `meta.msg` overrides, then the text of `meta.type`, then the server's `msg`. */
const textOf = (found: Envelope, texts: ApiTexts): string => {
  const type = found.meta?.type
  return found.meta?.msg ?? (isErrorCode(type) ? texts(type) : undefined) ?? found.msg
}

const isExpectedRefusal = (code: number): code is 404 | 422 => code === 404 || code === 422

/**
 * Parses a response. Envelopes of 200, 404 and 422 are returned; everything else throws an `ApiFailure` whose message
 * is the text to show.
 */
export const readResponse = async <Output extends z.ZodType>(
  response: Response,
  output: Output,
  texts: ApiTexts,
): Promise<Outcome<z.output<Output>>> => {
  const found = await readEnvelope(response)
  const statusText = (status: number) => texts(textKeyOfStatus(status)) ?? textKeyOfStatus(status)
  if (found === undefined) {
    if (response.ok) throw new ApiFailure('malformed', texts('answer-not-understood') ?? 'answer-not-understood')
    throw new ApiFailure('status', statusText(response.status), response.status)
  }
  const type = found.meta?.type
  const code = isErrorCode(type) ? type : undefined
  if (response.ok && found.code === 200) {
    const data = await output.safeParseAsync(found.data)
    if (!data.success) throw new ApiFailure('malformed', texts('answer-not-understood') ?? 'answer-not-understood')
    return { kind: 'ok', data: data.data, stale: found.meta?.stale === true }
  }
  if (response.ok && isExpectedRefusal(found.code)) {
    const refusalData = refusal.safeParse(found.data)
    return {
      kind: 'refused',
      status: found.code,
      code: code !== undefined && isRefusalCode(code) ? code : undefined,
      message: textOf(found, texts),
      errors: refusalData.success ? (refusalData.data.errors ?? {}) : {},
      data: found.data,
    }
  }
  const status = response.ok ? found.code : response.status
  const text = status === 401 ? statusText(401) : textOf(found, texts)
  const failureCode = code !== undefined && isFailureCode(code) ? code : undefined
  throw new ApiFailure('status', text === '' ? statusText(status) : text, status, failureCode)
}

/** The server sends every file as an attachment; JSON without that header is an envelope. */
const isFile = ({ ok, headers }: Response): boolean =>
  ok &&
  (/^attachment\b/.test(headers.get('Content-Disposition') ?? '') ||
    !/^application\/json\b/.test(headers.get('Content-Type') ?? ''))

/** Reads a response with a file. A rejection in an envelope throws `CallRefused`, any other failure `ApiFailure`. */
export const readDownload = async (response: Response, texts: ApiTexts): Promise<Blob> => {
  if (isFile(response)) return await response.blob()
  const outcome = await readResponse(response, z.unknown(), texts)
  if (outcome.kind === 'refused') throw new CallRefused(outcome)
  throw new ApiFailure('malformed', texts('answer-not-understood') ?? 'answer-not-understood')
}
