import { parentPort } from 'node:worker_threads'
import type { PdfRequest, PdfResponse } from './pdf-messages.ts'
import { renderPdf } from './render-pdf.ts'

const respond = (response: PdfResponse): void => parentPort?.postMessage(response)

/** The thread that draws documents; `pdf-renderer.ts` starts and feeds it. */
parentPort?.on('message', ({ id, document }: PdfRequest) => {
  renderPdf(document).then(
    (pdf) => respond({ id, pdf }),
    (error: unknown) => respond({ id, failure: String(error) }),
  )
})
