import { extensions, type FileRule, whyNot } from '@pinline/catalogue/contract/upload-rules'
import type { Call } from '@pinline/chassis/contract/call'
import type { z } from 'zod'
import type { ApiClient, CallOptions } from './create-api-client.ts'
import type { Outcome } from './outcome.ts'

interface SentForm {
  readonly url: string
  readonly headers: HeadersInit | undefined
  readonly form: FormData
  readonly signal: AbortSignal | null | undefined
  readonly onProgress: (share: number) => void
}

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/**
 * Posts a form and tells how much of it has gone: `fetch` cannot. There is no time-out. Rejects as `fetch` does: with
 * the signal's reason, or with a TypeError where no answer came.
 */
export const sendForm = ({ url, headers, form, signal, onProgress }: SentForm): Promise<Response> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'arraybuffer'
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total)
    }
    const abort = () => request.abort()
    const end = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort, { once: true })
    request.onload = () => {
      end()
      resolve(new Response(request.response, { status: request.status, headers: headersOf(request) }))
    }
    request.onerror = () => {
      end()
      reject(new TypeError('the form could not be sent'))
    }
    request.onabort = () => {
      end()
      reject(signal?.reason ?? new TypeError('the form could not be sent'))
    }
    request.send(form)
  })

/** Why a file was not sent. */
export type FileFault =
  | { readonly code: 'upload-type-wrong'; readonly types: string }
  | { readonly code: 'file-too-large'; readonly belowBytes: number }

/** The types of a rule as a person knows them, e.g. `jpg, png`. */
export const typesText = (rule: FileRule): string => rule.types.map((type) => extensions[type][0]).join(', ')

/** What the file dialog of the browser is to offer, for the attribute `accept`. */
export const acceptOf = (rule: FileRule): string =>
  rule.types.flatMap((type) => [type, ...extensions[type].map((extension) => `.${extension}`)]).join(',')

/** What is wrong with a file that a person has chosen; undefined where only the server can tell. */
export const faultOf = (rule: FileRule, file: File): FileFault | undefined => {
  const code = whyNot(rule, file)
  if (code === undefined) return undefined
  return code === 'file-too-large' ? { code, belowBytes: rule.belowBytes } : { code, types: typesText(rule) }
}

/** Fields and file of an upload; the fields go first, so that the server knows the limit when the file comes. */
export const formOf = (fields: Readonly<Record<string, unknown>>, file: Blob, name: string): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(field, String(value))
  form.append('file', file, name)
  return form
}

/**
 * Uploads one file by a call of the contract. A file of a wrong type or size is not sent at all: its fault comes back.
 * @param rule that of the module, by `fileRuleOf`
 */
export const upload = async <Input extends z.ZodType, Output extends z.ZodType>(
  api: Pick<ApiClient, 'call'>,
  call: Call<Input, Output>,
  fields: z.input<Input>,
  file: File,
  {
    rule,
    ...options
  }: Pick<CallOptions, 'signal' | 'onProgress' | 'quiet' | 'idempotencyKey'> & { readonly rule: FileRule },
): Promise<Outcome<z.output<Output>> | { readonly kind: 'not-sent'; readonly fault: FileFault }> => {
  const fault = faultOf(rule, file)
  if (fault !== undefined) return { kind: 'not-sent', fault }
  return await api.call(call, fields, {
    ...options,
    form: formOf(typeof fields === 'object' && fields !== null ? { ...fields } : {}, file, file.name),
  })
}
