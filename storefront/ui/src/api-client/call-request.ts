import type { Call } from '@pinline/contracts/api/call'

/** A call as an HTTP request, without the headers that change between attempts. */
export interface CallRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body: FormData | string | null
  /** The same in every attempt, so that the server recognises a retry. */
  readonly fixedHeaders: Readonly<Record<string, string>>
  /** Equal for equal requests; undefined when two equal requests at once are allowed. */
  readonly duplicateKey: string | undefined
}

interface CallRequestOptions {
  readonly form: FormData | undefined
  readonly idempotencyKey: () => string
  /** Stream versions of the person's writes; undefined while there are none. */
  readonly position: () => string | undefined
}

const queryOf = (input: unknown): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(name, String(one))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** `pathUrl` is the URL of the call's path; a GET appends its query. */
export const callRequest = (
  target: Call,
  pathUrl: string,
  input: unknown,
  { form, idempotencyKey, position: positionOf }: CallRequestOptions,
): CallRequest => {
  const isGet = target.effect === 'get'
  const isCommand = target.effect === 'command'
  const method = isGet ? 'GET' : 'POST'
  const url = `${pathUrl}${isGet ? queryOf(input) : ''}`
  const json = isGet ? null : JSON.stringify(input ?? {})
  const position = isCommand ? undefined : positionOf()
  return {
    method,
    url,
    body: isGet ? null : (form ?? json),
    fixedHeaders: {
      ...(isCommand ? { 'Idempotency-Key': idempotencyKey() } : {}),
      ...(position === undefined ? {} : { 'X-Position': position }),
      ...(isGet || form !== undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    duplicateKey: form === undefined && target.binary !== true ? `${method} ${url} ${json ?? ''}` : undefined,
  }
}
