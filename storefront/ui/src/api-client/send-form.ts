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
 * Posts a form with XMLHttpRequest, because `fetch` reports no upload progress. There is no time-out. Rejects as
 * `fetch` does: with the signal's reason, or with a TypeError when there is no response.
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
